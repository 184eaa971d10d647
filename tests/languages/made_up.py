"""A language that nobody speaks, with three messages: what a translator has on the first day."""

from __future__ import annotations

from pathlib import Path
from typing import Final

CODE: Final = "xx"
NAME: Final = "Made Up"
SAID: Final = {
    "help-play": "Spielux",
    "list-two": "{ $first } ux { $last }",
    # A mistake: nobody knows this variable. It is said in English.
    "list-then": "{ $nobody }",
}


def begin(folder: Path) -> Path:
    """Lay down the language; the folder for OVERSEER_LANGUAGES."""
    (folder / CODE).mkdir(parents=True)
    (folder / "languages.txt").write_text(f"{CODE}  -  xx-XX  {NAME}\n", encoding="utf-8")
    lines = [f"{id} = {words}\n" for id, words in SAID.items()]
    (folder / CODE / "begun.ftl").write_text("".join(lines), encoding="utf-8")
    return folder
