"""A random scenario file, by its seed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from overseer.wasteland.battle.battle import EDGES, LEVELS
from overseer.wasteland.battle.model import CONTENTS, MARKER_KINDS
from overseer.wasteland.battle.rules import AIMS
from overseer.wasteland.cards.file import standard
from overseer.wasteland.scenarios.named import NAMED
from overseer.wasteland.scenarios.scenario import LINES, Scenario, SideData
from overseer.wasteland.scenarios.scenario_file import STANDARD, SUBJECTS, standard_text
from overseer.wasteland.scenarios.zones import GROUPS
from overseer.wasteland.terrain.presets import PRESETS, THEMES
from overseer.wasteland.words import COLOURS, EXPERTISE, FACTIONS, ITEM_KINDS, SKILLS

Data = dict[str, Any]
MOST_MARKERS: Final = 14  # of the table: beyond that nothing new happens, only slowly
ROUNDS: Final = (1, 1, 1, 2, 2, 3)
# Ids as somebody might choose them, also such as a message of the house could mean.
IDS: Final = (
    *("well", "old-mill", "x", "9", "ambush", "reward", "choice-south", "sim-by", "put-wall"),
    *("side-players", "marker-trap", "story", "rules", "north-of-the-burnt-down-gas-station-no-7"),
)
SIDE_IDS: Final = (
    *("owners", "thirsty", "players", "mutants", "story", "rules", "s2", "nobody-knows-them"),
    *("none", "both", "luck", "seed", "fixed"),
)
WORDS: Final = (
    *("well", "trap", "helmet", "generator", "purifier", "alarm", "crop", "story", "bank"),
    *("pillar", "pump", "barrel", "journal", "control-point", "hiding-place", "cave", "lair"),
    *("siren", "locker", "prize", "charge", "exit", "my-own-word", "dropped", "chest"),
)
HOWS: Final = ("time", "owners-alone", "draw", "exhausted", "a", "nobody-is-left-at-the-well-1")
RULES: Final = ("", "WC-F5", "WC-X4", "SH-P3", "OV-N1", "my own rule", "XX-99")


def file_of(seed: int) -> str:
    """The file of a seed."""
    rng = Random(f"scenario {seed}")
    data = _changed(rng) if rng.random() < 0.5 else _made(rng)
    return toml(data)


# -- out of nothing ------------------------------------------------------------------------------


def _made(rng: Random) -> Data:
    sides = rng.sample(SIDE_IDS, 2) if rng.random() < 0.97 else [SIDE_IDS[0]] * 2
    data: Data = {"id": rng.choice(IDS), "rounds": rng.choice(ROUNDS)}
    data["terrain"] = rng.choice(list(PRESETS))
    _sometimes(data, rng, TOP, sides)
    data["side"] = [_side(rng, id, sides) for id in sides]
    data["marker"] = [_marker(rng, sides) for _ in range(rng.choice((0, 0, 1, 2, 3)))]
    data["bystander"] = [_bystander(rng, sides) for _ in range(rng.choice((0, 0, 0, 1, 2)))]
    data["aim"] = [_aim(rng, sides) for _ in range(rng.choice((0, 1, 2, 2, 3)))]
    data["end"] = [_end(rng, sides, data) for _ in range(rng.randint(1, 4))]
    return data


def _sometimes(data: Data, rng: Random, keys: Data, sides: Sequence[str]) -> None:
    for key, value in keys.items():
        if rng.random() < 0.3:
            data[key] = value(rng, sides)


def _number(low: int, high: int) -> Callable[[Random, Sequence[str]], int]:
    return lambda rng, sides: rng.choice((low, high, rng.randint(low, high)))


def _flag(rng: Random, sides: Sequence[str]) -> bool:
    return rng.random() < 0.6


def _one(words: Sequence[Any]) -> Callable[[Random, Sequence[str]], Any]:
    return lambda rng, sides: rng.choice(words)


def _some(words: Sequence[str], most: int = 3) -> Callable[[Random, Sequence[str]], list[str]]:
    return lambda rng, sides: rng.sample(words, min(rng.randint(0, most), len(words)))


def _clear(rng: Random, sides: Sequence[str]) -> list[list[int]]:
    return [
        [rng.randint(-100, 1100) for _ in range(2)]
        + [rng.randint(0, 200) for _ in range(rng.choice((1, 2)))]
        for _ in range(rng.randint(0, 3))
    ]


def _deploy(rng: Random, sides: Sequence[str]) -> Any:
    return rng.choice(("luck", [*sides], [*sides][::-1], [sides[0]], [sides[1], sides[1]]))


def _lies_under(rng: Random) -> str:
    if rng.random() < 0.5:
        return f"number {rng.randint(1, 8)}"
    return f"{rng.choice((*CONTENTS, 'A', 'B', 'H'))} {rng.randint(1, 6)}"


def _stock(rng: Random, sides: Sequence[str]) -> Data:
    found: Data = {}
    for kind in ("investigation", "searchable"):
        if rng.random() < 0.7:
            found[kind] = [_lies_under(rng) for _ in range(rng.randint(0, 4))]
    return found


def _equipment() -> list[str]:
    return [*standard().item_numbers, *standard().weapon_numbers]


def _deck(rng: Random, sides: Sequence[str]) -> Data:
    found: Data = {}
    for key, value in {
        "cards": _some(_equipment(), 6),
        "kinds": _some(ITEM_KINDS),
        "drawn": _number(0, 20),
        "drawn_kinds": _some(ITEM_KINDS),
    }.items():
        if rng.random() < 0.6:
            found[key] = value(rng, sides)
    return found


TOP: Final[Data] = {
    "rule": _one(RULES),
    "tutorial": _flag,
    "events": _flag,
    "limit": _one((1, 100, 499, 500, 500, 750, 750, 1000)),
    "theme": _one(tuple(THEMES)),
    "clear": _clear,
    "deploy": _deploy,
    "one_by_one": _flag,
    "fewer_first": _flag,
    "chooser": lambda rng, sides: rng.choice((*sides, "luck")),
    "advantage": lambda rng, sides: rng.choice(sides),
    "rules": _some(tuple(NAMED), 2),
    "spare": _number(0, 20),
    "stock": _stock,
    "deck": _deck,
}


def zone(rng: Random) -> str:
    """A zone in words, each clause of the vocabulary."""

    def length() -> str:
        return "+".join(rng.choice(COLOURS) for _ in range(rng.choice((1, 1, 1, 2))))

    strip = f"within {length()} of {rng.choice(list(GROUPS))}"
    clauses = (
        *[strip] * 5,
        f"{length()} from {rng.choice(list(GROUPS))}",
        f"within {length()} of centre",
        f"{length()} from enemies",
        f"around {rng.choice(('dogmeat', 'settler', 'no-such-unit'))} {length()}",
        f"outline {rng.choice(WORDS)}",
        f"square {length()}",
        f"{length()} beyond square {length()}",
        *("own half", "outdoors", "anywhere"),
    )
    return ", ".join(rng.choices(clauses, k=rng.choice((1, 1, 1, 2, 3))))


SIDE: Final[Data] = {
    "more": _number(-500, 500),
    "edge": _one(EDGES),
    "edges": _some(EDGES, 4),
    "opposite": _flag,
    "skills": _some([SKILLS[n] for n in EXPERTISE], 2),
    "spread": _one(COLOURS),
    "apart": _one(COLOURS),
    "line": _one(("", *LINES)),
    "factions": _some(FACTIONS, 2),
    "wearer": _flag,
    "reserve": _flag,
}


def _side(rng: Random, id: str, sides: Sequence[str]) -> Data:
    found: Data = {"id": id, "zone": zone(rng)}
    if rng.random() < 0.6:
        found["edge"] = EDGES[list(sides).index(id)]
    _sometimes(found, rng, SIDE, sides)
    if rng.random() < 0.75:  # printed forces are smaller, and so are their battles
        found["unit"] = [_unit(rng) for _ in range(rng.randint(1, 3))]
    return found


def _unit(rng: Random) -> Data:
    cards = standard()
    found: Data = {"unit": rng.choice(list(cards.unit_numbers))}
    _sometimes(
        found,
        rng,
        {
            "count": _one((1, 1, 2, 3, 9)),
            "weapons": _some(list(cards.weapon_numbers), 2),
            "items": _some(_equipment(), 2),
            "mods": _some(list(cards.item_numbers), 1),
            "leader": _one(list(cards.leader_numbers)),
            "heroic": _flag,
            "throw": _one(COLOURS),
        },
        (),
    )
    return found


def _bystander(rng: Random, sides: Sequence[str]) -> Data:
    found: Data = {"unit": rng.choice(list(standard().unit_numbers))}
    _sometimes(
        found,
        rng,
        {
            "side": _one(sides),
            "at": lambda rng, sides: [rng.randint(0, 914), rng.randint(0, 914)],
        },
        sides,
    )
    return found


MARKER: Final[Data] = {
    "content": lambda rng, sides: rng.choice((*CONTENTS, "A", "number 3", "item 2")),
    "zone": lambda rng, sides: zone(rng),
    "gap": _one(COLOURS),
    "clear_of": _one((*MARKER_KINDS, "all")),
    "clear": _one(COLOURS),
    "room": _flag,
    "known": lambda rng, sides: rng.sample(list(sides), rng.randint(0, 2)),
    "first": lambda rng, sides: rng.choice(sides),
}


def _marker(rng: Random, sides: Sequence[str], word: str = "") -> Data:
    found: Data = {"kind": rng.choice((*MARKER_KINDS, "place", "place"))}
    if word or rng.random() < 0.6:
        found["word"] = word or rng.choice(WORDS)
    count = rng.choice((1, 1, 2, 3, 4))
    if rng.random() < 0.7:
        found["count"] = count
    _sometimes(found, rng, MARKER, sides)
    if rng.random() < 0.7:
        found["by"] = by = rng.choice(("seed", "fixed", "alternately", *sides))
        if by == "fixed" and rng.random() < 0.95:
            found["points"] = [
                [rng.randint(0, 914), rng.randint(0, 914)] for _ in range(found.get("count", 1))
            ]
    return found


def _aim(rng: Random, sides: Sequence[str]) -> Data:
    found: Data = {"side": rng.choice(sides), "aim": rng.choice(AIMS)}
    if rng.random() < 0.9:
        subject = rng.choice(SUBJECTS)
        word = {
            "unit": rng.choice(list(standard().unit_numbers)),
            "markers": rng.choice(WORDS),
            "point": f"{rng.randint(0, 914)},{rng.randint(0, 914)}",
        }.get(subject, "")
        if rng.random() < 0.1:
            word = rng.choice(("", "a b", "12", "a,b", "-5,9999", "dogmeat"))
        found["subject"] = f"{subject} {word}".strip()
    return found


def _end(rng: Random, sides: Sequence[str], data: Data) -> Data:
    scenario = Scenario("", "")
    scenario.sides = [SideData(id) for id in sides]
    words = ["rounds", f"eliminated {rng.choice(sides)}", f"gone {rng.choice(sides)}"]
    for rule in data.get("rules", ()):
        for word in NAMED[rule](scenario).words:
            words += [f"{word} {_argument(rng, sides)}".strip() for _ in range(3)]
    found: Data = {"when": rng.choice(words), "how": rng.choice(HOWS)}
    _sometimes(
        found,
        rng,
        {
            "winner": _one(sides),
            "level": _one(LEVELS),
            "timed": _flag,
            "reward": _number(0, 999),
        },
        sides,
    )
    return found


def _argument(rng: Random, sides: Sequence[str]) -> str:
    number = str(rng.choice((0, 1, 2, 30, 200)))
    side = rng.choice(sides)
    forms = (side, side, number, number, f"{side} {number}", "", "nobody", f"{number} {side}")
    return rng.choice(forms)


# -- out of one that the game comes with ---------------------------------------------------------


@cache
def _texts() -> tuple[str, ...]:
    return tuple(standard_text(id) for id in STANDARD)


def _changed(rng: Random) -> Data:
    data: Data = tomllib.loads(rng.choice(_texts()))
    sides = [side["id"] for side in data["side"]]
    data["rounds"] = rng.choice(ROUNDS)
    if rng.random() < 0.5:
        data["id"] = rng.choice(IDS)
    for _ in range(rng.choice((0, 1, 1, 2, 3, 5))):
        rng.choice(CHANGES)(rng, data, sides)
    return data


def _change_top(rng: Random, data: Data, sides: Sequence[str]) -> None:
    key = rng.choice(list(TOP))
    if rng.random() < 0.4:
        data.pop(key, None)
    else:
        data[key] = TOP[key](rng, sides)


def _change_side(rng: Random, data: Data, sides: Sequence[str]) -> None:
    side, key = rng.choice(data["side"]), rng.choice((*SIDE, "zone", "unit"))
    if rng.random() < 0.3 and key != "zone":
        side.pop(key, None)
    elif key == "zone":
        side[key] = zone(rng)
    else:
        side[key] = [_unit(rng)] if key == "unit" else SIDE[key](rng, sides)


def _change_marker(rng: Random, data: Data, sides: Sequence[str]) -> None:
    groups = data.setdefault("marker", [])
    if groups and rng.random() < 0.7:
        group = rng.choice(groups)
        key = rng.choice((*MARKER, "word", "count"))
        if key == "word":
            group[key] = rng.choice(WORDS)
        elif key == "count":
            group[key] = rng.randint(1, 6)
        elif rng.random() < 0.3:
            group.pop(key, None)
        else:
            group[key] = MARKER[key](rng, sides)
    else:
        groups.append(_marker(rng, sides))


def _drop(rng: Random, data: Data, sides: Sequence[str]) -> None:
    key = rng.choice(("marker", "bystander", "aim", "end"))
    found = data.get(key)
    if found:
        found.pop(rng.randrange(len(found)))


def _add(rng: Random, data: Data, sides: Sequence[str]) -> None:
    key = rng.choice(("bystander", "aim", "end", "rules"))
    if key == "rules":
        data["rules"] = [*data.get("rules", ()), rng.choice(list(NAMED))]
        return
    made = {
        "bystander": lambda: _bystander(rng, sides),
        "aim": lambda: _aim(rng, sides),
        "end": lambda: _end(rng, sides, data),
    }[key]()
    data.setdefault(key, []).insert(0, made)


def _swap_sides(rng: Random, data: Data, sides: Sequence[str]) -> None:
    data["side"].reverse()


CHANGES: Final = (_change_top, _change_side, _change_marker, _drop, _add, _swap_sides)


# -- as a file -----------------------------------------------------------------------------------


def toml(data: Data) -> str:
    """Data of scalars, lists of them and tables as a TOML text."""
    lines = [f"{key} = {_value(value)}" for key, value in data.items() if not _table(value)]
    for key, value in data.items():
        if isinstance(value, dict):
            lines += ["", f"[{key}]", toml(value).rstrip()]
    for key, value in data.items():
        if _table(value) and isinstance(value, list):
            for each in value:
                units = each.get("unit") if key == "side" else None
                plain = {k: v for k, v in each.items() if not (k == "unit" and key == "side")}
                lines += ["", f"[[{key}]]", toml(plain).rstrip()]
                for unit in units or ():
                    lines += ["", f"[[{key}.unit]]", toml(unit).rstrip()]
    return "\n".join(lines) + "\n"


def _table(value: object) -> bool:
    if isinstance(value, dict):
        return True
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value) if isinstance(value, int) else f'"{value}"'
