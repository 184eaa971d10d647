"""`overseer new game NAME`: a folder with a small whole game, to make one's own of it.

What is written is `examples/nim` under another name.
"""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path
from shutil import rmtree
from sys import stdlib_module_names
from typing import Final

import overseer
from overseer.folders import VARIABLE
from overseer.text import LANGUAGES, translate
from overseer.voice.complaint import UsageError, printable, shown_args

_TEMPLATE: Final = Path(__file__).parent / "template"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
_EXAMPLE: Final = re.compile(r"\b(?:nim|Nim|NIM)\b")


def make(name: str, lang: str) -> int:
    """Write the folder where one is and say how it is played; the exit code."""
    check_name(name)
    folder = Path(name)
    if folder.exists():
        raise UsageError("new-error-there", folder=printable(name))
    try:
        for file, content in files(name).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(content, encoding="utf-8")
    except OSError as error:
        rmtree(folder, ignore_errors=True)  # half a game is none
        words = shown_args({"folder": name, "error": error.strerror or "?"}, lang)
        raise UsageError("new-error-folder", **words) from error
    print(translate(lang, "new-game-written", name=name, variable=VARIABLE))
    return 0


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a game, of its package and of its rules."""
    if not _NAME.fullmatch(name) or iskeyword(name) or name in stdlib_module_names:
        raise UsageError("new-error-name", name=printable(name[:40]))
    taken = {rule.partition("-")[0] for game in overseer.games() for rule in game.rule_ids()}
    if name in (game.name for game in overseer.games()) or prefix(name) in taken:
        raise UsageError("new-error-taken", name=name)


def prefix(name: str) -> str:
    """What the ids of its rules begin with."""
    return re.sub(r"[^A-Z]", "", name.upper())


def files(name: str) -> dict[str, str]:
    """What lies in the folder of a new game."""
    words = {"nim": name, "Nim": "".join(map(str.title, name.split("_"))), "NIM": prefix(name)}
    sources = {"__init__.py": "game.py.txt"}
    sources |= {
        f"text/{lang}/{name}.ftl": f"{lang}.ftl"
        for lang in LANGUAGES
        if (_TEMPLATE / f"{lang}.ftl").is_file()
    }
    return {
        file: _EXAMPLE.sub(
            lambda found: words[found[0]], (_TEMPLATE / source).read_text(encoding="utf-8")
        )
        for file, source in sources.items()
    }
