"""Force files: strict TOML in which each mistake is told with its line, like a card file's.

name = "Minutemen"
edition = "standard"

[[unit]]
unit = "settler"
count = 3
weapons = ["assault-rifle", "4 frag-grenade"]

Perks of a unit stand in its `perks`, boosts of the force in `boosts` before the first unit.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems, guess, shown
from overseer.cardfile.source import contents_of, text_of
from overseer.cardfile.table import NAME_LENGTH, Table
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.check import MOST_MODELS
from overseer.wasteland.force.force import NAME, Force, ForceUnit
from overseer.wasteland.words import MOD, NONE

KEYS: Final = ("name", "edition", "boosts", "unit")
UNIT_KEYS: Final = ("unit", "count", "weapons", "items", "mods", "leader", "heroic", "perks")
MOST_UNITS: Final = 30
MOST_COPIES: Final = 20
_ENTRY: Final = re.compile(r"(?:(\d{1,3}) +)?(\S+)")


def read_force(path: Traversable, cards: CardSet) -> Force:
    """The force of a file; a CardFileError with all its problems."""
    return force_of(text_of(path, "force"), cards, str(path))


def force_of(text: str, cards: CardSet, file: str = "force") -> Force:
    """The force of a file's text; `file` is its name for messages."""
    contents = contents_of(text, file, "force")
    found = Problems(file, LineIndex(text))
    force = _read(Table(contents, (), found), cards)
    if found.found:
        raise CardFileError(sorted(found.found, key=lambda problem: problem.line))
    return force


def force_text(force: Force, cards: CardSet) -> str:
    """A file's text that `force_of` reads to the same force."""
    lines = [f"name = {_quoted(force.name)}", f"edition = {_quoted(cards.name)}"]
    if force.boosts:
        lines.append(f"boosts = [{', '.join(_entries(force.boosts, True))}]")
    for unit in force.units:
        lines += ["", "[[unit]]", f"unit = {_quoted(unit.unit)}"]
        if unit.count != 1:
            lines.append(f"count = {unit.count}")
        for key, ids in (("weapons", unit.weapons), ("items", unit.items), ("mods", unit.mods)):
            if ids:
                lines.append(f"{key} = [{', '.join(_entries(ids, key != 'mods'))}]")
        if unit.leader:
            lines.append(f"leader = {_quoted(unit.leader)}")
        if unit.heroic:
            lines.append("heroic = true")
        if unit.perks:
            lines.append(f"perks = [{', '.join(_entries(unit.perks, False))}]")
    return "\n".join([*lines, ""])


def _read(top: Table, cards: CardSet) -> Force:
    top.only(*KEYS)
    name = top.text("name", NAME)
    if not (name.strip() and name.isprintable() and len(name) <= NAME_LENGTH):
        top.wrong("name", "cardfile-name", high=NAME_LENGTH)
    edition = top.text("edition", cards.name)
    if edition not in (cards.name, cards.digest):
        top.wrong("edition", "force-file-edition", edition=shown(edition), here=cards.name)
    tables = top.tables("unit")
    if len(tables) > MOST_UNITS:
        top.wrong("unit", "force-file-units", n=len(tables), high=MOST_UNITS)
    boosts = _boosts(top, cards)
    return Force([_unit(table, cards) for table in tables[:MOST_UNITS]], name, boosts)


def _unit(table: Table, cards: CardSet) -> ForceUnit:
    table.only(*UNIT_KEYS)
    unit = table.text("unit")
    if unit:
        _known(table, "unit", unit, cards.unit_numbers, cards)
        table.card = shown(unit)
    leader = table.text("leader", "")
    if leader:
        _known(table, "leader", leader, cards.leader_numbers, cards)
    return ForceUnit(
        unit,
        table.number("count", 1, MOST_MODELS, 1),
        _cards(table, "weapons", cards),
        _cards(table, "items", cards),
        _mods(table, cards),
        leader,
        table.flag("heroic"),
        [
            id
            for id in table.texts("perks")
            if _known(table, "perks", id, cards.perk_numbers, cards)
        ],
    )


def _cards(table: Table, key: str, cards: CardSet) -> list[str]:
    found: list[str] = []
    known, other = cards.weapon_numbers, cards.item_numbers
    wrong_key = "items"
    if key == "items":
        known, other, wrong_key = other, known, "weapons"
    for entry in table.texts(key):
        match = _ENTRY.fullmatch(entry.strip())
        copies = int(match[1] or 1) if match else 0
        if match is None or not 1 <= copies <= MOST_COPIES:
            table.wrong(key, "force-file-entry", entry=shown(entry), high=MOST_COPIES)
            continue
        id = match[2]
        if id in other and id not in known:
            number = cards.item_numbers.get(id, NONE)
            mod = key == "weapons" and cards.items[number].kind == MOD
            table.wrong(key, "force-file-place", card=id, key="mods" if mod else wrong_key)
        elif _known(table, key, id, known, cards):
            if key == "items" and cards.item(id).kind == MOD:
                table.wrong(key, "force-file-place", card=id, key="mods")
            found += [id] * copies
    return found


def _boosts(table: Table, cards: CardSet) -> list[str]:
    found: list[str] = []
    for entry in table.texts("boosts"):
        match = _ENTRY.fullmatch(entry.strip())
        copies = int(match[1] or 1) if match else 0
        if match is None or not 1 <= copies <= MOST_COPIES:
            table.wrong("boosts", "force-file-entry", entry=shown(entry), high=MOST_COPIES)
        elif _known(table, "boosts", match[2], cards.boost_numbers, cards):
            found += [match[2]] * copies
    return found


def _mods(table: Table, cards: CardSet) -> list[str]:
    """Mods, each alone or with the weapon that it goes on."""
    found: list[str] = []
    for entry in table.texts("mods"):
        words = entry.split()
        if len(words) not in (1, 2):
            table.wrong("mods", "force-file-mod", entry=shown(entry))
            continue
        if not _known(table, "mods", words[0], cards.item_numbers, cards):
            continue
        if cards.item(words[0]).kind != MOD:
            table.wrong("mods", "force-file-place", card=words[0], key="items")
        elif len(words) == 1 or _known(table, "mods", words[1], cards.weapon_numbers, cards):
            found.append(" ".join(words))
    return found


def _known(table: Table, key: str, id: str, known: dict[str, int], cards: CardSet) -> bool:
    if id in known:
        return True
    hints = guess(id, tuple(known))
    table.wrong(key, "force-file-card", card=shown(id), here=cards.name, **hints)
    return False


def _entries(ids: tuple[str, ...], counted: bool) -> list[str]:
    """Entries of a list, equal neighbours counted together."""
    found: list[tuple[str, int]] = []
    for id in ids:
        if counted and found and found[-1][0] == id:
            found[-1] = (id, found[-1][1] + 1)
        else:
            found.append((id, 1))
    return [_quoted(id if n == 1 else f"{n} {id}") for id, n in found]


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
