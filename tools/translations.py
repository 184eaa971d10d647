"""What a translation still lacks, by file and by level.

python -m tools.translations            # every language
python -m tools.translations it         # one
python -m tools.translations it --ids   # and each message that is missing, superfluous or wrong

A level is what every player needs (the shell) and a game; a language whose shell and one game are
complete may be offered (docs/translating.md).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from overseer.text import ENGLISH, LANGUAGES, language
from overseer.text.bundle import ast, parsed
from overseer.text.languages import FOLDERS, WHOLE

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "web" / "src" / "i18n"
# The same words, begun with a capital letter: which of the two is used differs by language.
SAME: Final = {"sentence": "clause"}
SHELL: Final = "shell"
# Which files belong to a game, by how their names begin; all others are the shell.
GAMES: Final = {
    "shelter": ("shelter",),
    "tragic": ("tragic", "deck", "server-decks"),
    "wasteland": (
        *("wasteland", "campaign", "scenario", "settlement", "beside", "companion", "force"),
        *("terrain", "server-companions", "server-forces", "server-terrains"),
    ),
}


def level_of(name: str) -> str:
    """The game that a file belongs to, or the shell."""
    return next((game for game, begins in GAMES.items() if name.startswith(begins)), SHELL)


@dataclass
class File:
    """What one file of a language lacks."""

    name: str
    level: str
    messages: int
    missing: list[str] = field(default_factory=list)
    superfluous: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # asks for what English does not give
    broken: str = ""  # the line that is not Fluent

    def row(self) -> str:
        """A line of the table."""
        counts = (self.messages, len(self.missing), len(self.superfluous), len(self.wrong))
        return f"{self.name:<42}{''.join(f'{each:>12}' for each in counts)}  {self.broken}".rstrip()


@dataclass
class Message:
    """What a message asks for, by itself."""

    variables: set[str] = field(default_factory=set)
    quotes: set[str] = field(default_factory=set)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of an entry, and all within it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)


def message_of(pattern: ast.Pattern) -> Message:
    """What a pattern asks for."""
    found = Message()
    for node in nodes(pattern):
        if isinstance(node, ast.VariableReference):
            found.variables.add(SAME.get(node.id.name, node.id.name))
        elif isinstance(node, ast.MessageReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            found.quotes.add(node.id.name + attribute)
    return found


@cache
def read(path: Path) -> tuple[dict[str, Message], str]:
    """The messages and attributes of a file, and the line that is not Fluent."""
    if not path.is_file():
        return {}, ""
    try:
        entries = parsed(path.read_text(encoding="utf-8"))
    except ValueError as error:
        return {}, str(error).strip().splitlines()[0]
    found = {}
    for entry in entries:
        if entry.value is not None:
            found[entry.id.name] = message_of(entry.value)
        for each in entry.attributes:
            found[f"{entry.id.name}.{each.id.name}"] = message_of(each.value)
    return found, ""


def asks(messages: Mapping[str, Message], name: str) -> set[str]:
    """The variables of a message and of those that it quotes."""
    message = messages.get(name, Message())
    return message.variables.union(*(asks(messages, each) for each in message.quotes))


def messages(folders: Iterable[Path]) -> dict[str, Message]:
    """All messages of some folders."""
    found: dict[str, Message] = {}
    for folder in folders:
        for path in sorted(folder.glob("*.ftl")):
            found |= read(path)[0]
    return found


def compared(english: Path, own: Path, within: str) -> Iterator[File]:
    """Every file of a language beside its English one."""
    names = sorted({path.name for folder in (english, own) for path in folder.glob("*.ftl")})
    every, said = messages([english]), messages([own])
    for name in names:
        here, _ = read(english / name)
        there, broken = read(own / name)
        yield File(
            name=f"{within}/{name}",
            level=level_of(name),
            messages=len(here),
            missing=[id for id in here if id not in said],
            superfluous=[id for id in there if id not in every],
            wrong=[
                id for id in there if id in every and asks({**every, **said}, id) - asks(every, id)
            ],
            broken=broken,
        )


def files(lang: str) -> list[File]:
    """Every file of a language: what Python says and what the page says."""
    package, *more = FOLDERS
    own = next((folder for folder in (*more, package) if (folder / lang).is_dir()), package)
    page = PAGE if own == package else own / "page"
    found = list(compared(package / ENGLISH, own / lang, "text"))
    if PAGE.is_dir():
        found += compared(PAGE / ENGLISH, page / lang, "page")
    return found


def complete(found: Iterable[File]) -> dict[str, tuple[int, int]]:
    """How many messages of every level are there, of how many."""
    levels = dict.fromkeys((SHELL, *GAMES), (0, 0))
    for each in found:
        there, of = levels[each.level]
        levels[each.level] = there + each.messages - len(each.missing), of + each.messages
    return levels


def claimed(lang: str) -> list[str]:
    """The levels that the list of languages says are complete."""
    claims = language(lang).complete
    if claims == WHOLE:
        return [SHELL, *GAMES]
    games = [game for game in claims.split(",") if game in GAMES]
    return [SHELL, *games] if games else []


def told(lang: str, found: list[File], ids: bool) -> Iterator[str]:
    """The report of a language, line by line."""
    yield f"{lang}  {language(lang).name}"
    head = ("messages", "missing", "superfluous", "wrong")
    yield f"{'file':<42}{''.join(f'{each:>12}' for each in head)}"
    for each in found:
        faults = [*each.missing, *each.superfluous, *each.wrong]
        if faults or each.broken:
            yield each.row()
        if ids:
            yield from (f"    {id}" for id in faults)
    for level, (there, of) in complete(found).items():
        if of:
            yield f"{level}: {there} of {of}, {100 * there // of} %"
    for level in claimed(lang):
        there, of = complete(found)[level]
        if there < of:
            yield f"overseer/text/languages.txt says that {level} is complete"
    yield ""


def main(args: Sequence[str]) -> int:
    """Tell what lacks; 1 where a language has less than the list of languages says."""
    parser = argparse.ArgumentParser(prog="tools.translations", description=__doc__)
    parser.add_argument("lang", nargs="*", choices=[[], *LANGUAGES], default=[])
    parser.add_argument("--ids", action="store_true", help="name every message")
    asked = parser.parse_args(args)
    lacking = False
    for lang in asked.lang or [each for each in LANGUAGES if each != ENGLISH]:
        found = files(lang)
        print("\n".join(told(lang, found, asked.ids)))
        levels = complete(found)
        lacking |= any(levels[level][0] < levels[level][1] for level in claimed(lang))
        lacking |= any(each.superfluous or each.wrong or each.broken for each in found)
    return int(lacking)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
