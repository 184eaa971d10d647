r"""How a small word joins the word that is placed after it: “d’Anna”, “del equipo”, “an 8”.

Who writes « Le tour de { $seat } » cannot know which name comes. The bundles therefore mark what
they place (Fluent's isolation marks, U+2068 before and U+2069 after it), and `joined` writes the
joint as the language does and takes the marks away. Only a joint with a placed word is touched:
what a catalogue says in full stays as it is. The rules stand in `joints.txt` in the folder of a
language, each one regular expression without look-behind, so that a client in another language can
read them too: the word before, the placed word's first letters, and what the word before becomes.
The marks stay between them.

>>> joined("fr", "Le tour de \u2068Anna\u2069, puis de \u2068Max\u2069")
'Le tour d’Anna, puis de Max'
>>> joined("en", "Anna used \u2068Nerd Rage!\u2069.")
'Anna used Nerd Rage!'
>>> joined("es", "\u2068arma\u2069 u objeto de \u2068el jugador\u2069 y \u2068insignia\u2069")
'arma u objeto del jugador e insignia'
"""

import re
from functools import cache
from typing import Final

from overseer.text.languages import FOLDERS

FILE: Final = "joints.txt"

# Before a small word: the start, or what is no letter.
_START: Final = "(^|[\\s(«“„\u2068\u2069’–])"
_RULE: Final = re.compile(r'"([^"]*)"\s+"([^"]*)"\s+"([^"]*)"$')
_PART: Final = re.compile("<([a-z]+)>")
_MARKS: Final = re.compile("[\u2068\u2069]")
# A name with a mark of its own (“Nerd Rage!”) ends a sentence without a full stop after it.
_ENDED: Final = re.compile("([!?…][\u2068\u2069]*\u2069)\\.")


@cache
def joints(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What is looked for and what stands there then, in this order: the lines of `joints.txt` in
    the language's folder, of which many need none. `tools/web_joints.py` hands it to the page."""
    parts: dict[str, str] = {}
    found = []
    for folder in FOLDERS:
        path = folder / lang / FILE
        for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
            filled = _PART.sub(lambda part: parts.get(part[1], part[0]), line)
            if rule := _RULE.match(filled):
                before, after, joint = rule.groups()
                pattern = re.compile(f"{_START}{before}(\u2068+){after}")
                found.append((pattern, rf"\1{joint}\3"))
            elif filled and not filled.startswith("#"):
                name, _, part = filled.partition(" = ")
                parts[name] = part
    return (*found, (_ENDED, r"\1"))


def joined(lang: str, text: str) -> str:
    """A sentence with marked words as the language writes it, without the marks."""
    if " \u2068" in text or "\u2069." in text:
        for pattern, joint in joints(lang):
            text = pattern.sub(joint, text)
    return _MARKS.sub("", text)
