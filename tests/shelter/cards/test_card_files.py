"""Broken card files: every kind of mistake is found on its line, with what is allowed there."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import overseer.shelter.card
from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problem, problem_text
from overseer.cardfile.source import LIMIT
from overseer.shelter.cards.file import load, read_text
from overseer.text import LANGUAGES, ids

TEXT = (Path(overseer.shelter.card.__file__).parent / "sets" / "standard.toml").read_text("utf-8")
FILE = "mine.toml"


class Broken(NamedTuple):
    """The standard set with `old` made `new`: the problem, and the key or header it is found at."""

    old: str
    new: str
    mark: str
    id: str
    args: Mapping[str, str | int] = MappingProxyType({})
    also: tuple[str, ...] = ()  # what else must follow from it


DINER = 'id = "diner"\n'
WATER = 'reward = "water*2"\n'  # the reward of water treatment
DWELLER = 'cost = "food*2 water"\nreward = "dweller"'

BROKEN = {
    "unknown key": Broken(
        'letter = "L"',
        'leter = "L"',
        "leter",
        "cardfile-unknown-key",
        {"key": "leter", "allowed": "cost reward letter linked wounded", "guess": "letter"},
    ),
    "unknown key at the top": Broken(
        "version = 2",
        "version = 2\ndeck = 3",
        "deck",
        "cardfile-unknown-key",
        {"key": "deck", "allowed": "id version columns room elevator item threat"},
    ),
    "key of another ability": Broken(
        "bonus = 2\n", 'bonus = 2\ngain = "food"\n', "gain", "cardfile-unknown-key"
    ),
    "price of a red room": Broken(
        "place = 1\n", 'place = 1\ncost = "food"\n', "cost", "cardfile-unknown-key"
    ),
    "place of a deck room": Broken(
        'id = "garden"\n', 'id = "garden"\nplace = 2\n', "place", "cardfile-unknown-key"
    ),
    "fight in a room": Broken(WATER, f"{WATER}fight = 7\n", "fight", "cardfile-unknown-key"),
    "calm that is counted": Broken(
        'per = "calm"', 'per = "calm"\neach = 2', "each", "cardfile-unknown-key"
    ),
    "name in an unknown language": Broken(
        DINER,
        f'{DINER}name = {{ tlh = "Qe’" }}\n',
        "name",
        "cardfile-unknown-key",
        {"key": "tlh", "allowed": " ".join(LANGUAGES)},
    ),
    "missing key": Broken("bonus = 2\n", "", "[[item]]", "cardfile-missing-key", {"key": "bonus"}),
    "missing reward": Broken(WATER, "", "[[room.space]]", "cardfile-missing-key"),
    "room without spaces": Broken(
        '[[room.space]]\nreward = "food*3"\nletter = "A"\n\n[[room.space]]\nreward = "food*2"\n',
        "",
        "[[room]]",
        "cardfile-missing-key",
        {"key": "space"},
    ),
    "number as text": Broken(
        "fight = 5",
        'fight = "5"',
        "fight",
        "cardfile-type",
        {"key": "fight", "wanted": "number"},
    ),
    "number as truth": Broken(
        "copies = 3",
        "copies = true",
        "copies",
        "cardfile-type",
        {"wanted": "number"},
    ),
    "row as number": Broken(WATER, "reward = 2\n", "reward", "cardfile-type", {"wanted": "text"}),
    "truth as text": Broken(
        "wounded = true",
        'wounded = "yes"',
        "wounded",
        "cardfile-type",
        {"wanted": "flag"},
    ),
    "name as number": Broken(
        DINER, f"{DINER}name = 5\n", "name", "cardfile-type", {"wanted": "name"}
    ),
    "name that is no text": Broken(
        DINER, f'{DINER}name = "\\u001b[2J"\n', "name", "cardfile-name", {"high": 40}
    ),
    "name that is too long": Broken(
        DINER, f'{DINER}name.en = "{"x" * 41}"\n', "name", "cardfile-name"
    ),
    "fight too high": Broken(
        "fight = 5",
        "fight = 16",
        "fight",
        "cardfile-range",
        {"key": "fight", "value": "16", "low": 2, "high": 15},
    ),
    "too many copies": Broken(
        "copies = 3",
        "copies = 10",
        "copies",
        "cardfile-range",
        {"low": 1, "high": 9},
    ),
    "bonus too high": Broken(
        "bonus = 3", "bonus = 4", "bonus", "cardfile-range", {"low": 1, "high": 3}
    ),
    "no such place": Broken(
        "place = 5", "place = 7", "place", "cardfile-range", {"low": 1, "high": 6}
    ),
    "absurd number": Broken(
        "fight = 5", f"fight = 0x{'f' * 90}", "fight", "cardfile-range", {"value": "…"}
    ),
    "unknown ability": Broken(
        'when = "reroll"',
        'when = "rerol"',
        "when",
        "cardfile-choice",
        {"key": "when", "value": "rerol", "guess": "reroll"},
    ),
    "unknown letter": Broken(
        'letter = "L"', 'letter = "Q"', "letter", "cardfile-choice", {"allowed": "S P E C I A L"}
    ),
    "unknown source": Broken(
        'source = "seed"',
        'source = "rumour"',
        "source",
        "cardfile-choice",
        {"allowed": "seed public designed"},
    ),
    "empty reward": Broken(WATER, 'reward = " "\n', "reward", "cardfile-empty"),
    "empty gain": Broken('gain = "heal"', 'gain = ""', "gain", "cardfile-empty"),
    "bad id": Broken(DINER, 'id = "The Diner"\n', "id", "cardfile-id", {"id": "The Diner"}),
    "unknown symbol": Broken(
        WATER,
        'reward = "watter*2"\n',
        "reward",
        "cardfile-unknown-symbol",
        {"symbol": "watter*2", "guess": "water"},
    ),
    "wound as a reward": Broken(
        WATER,
        'reward = "water wound"\n',
        "reward",
        "cardfile-misplaced-symbol",
        {"symbol": "wound"},
    ),
    "happiness as a cost": Broken(
        DWELLER,
        'cost = "happiness"\nreward = "dweller"',
        "cost",
        "cardfile-misplaced-symbol",
        {"allowed": "energy food water ? item wound build"},
    ),
    "choice in a price": Broken(
        'cost = "energy*3 water"',
        'cost = "?*2"',
        "cost",
        "cardfile-misplaced-symbol",
        {"allowed": "energy food water"},
    ),
    "item that readies items": Broken(
        'gain = "heal"', 'gain = "ready"', "gain", "cardfile-misplaced-symbol"
    ),
    "passive item that takes items": Broken(
        'gain = "energy food"\n',
        'gain = "item"\n',
        "gain",
        "cardfile-misplaced-symbol",
        {"allowed": "energy food water happiness"},
    ),
    "refresh of nothing": Broken(
        'reward = "refresh:items item"',
        'reward = "refresh item"',
        "reward",
        "cardfile-malformed-symbol",
        {"symbol": "refresh", "allowed": "refresh:items refresh:rooms"},
    ),
    "food for more food": Broken(
        "trade:food=water",
        "trade:food=food*2",
        "trade",
        "cardfile-trade-same",
        {"symbol": "trade:food=food*2", "resource": "food"},
    ),
    "anything for anything": Broken(
        "trade:food=water",
        "trade:?*2=?",
        "trade",
        "cardfile-trade-any",
        {"symbol": "trade:?*2=?"},
    ),
    "trade of nothing": Broken(
        "trade:food=water", "trade:food=", "trade", "cardfile-malformed-symbol"
    ),
    "item that pays for itself": Broken(
        'pay = "?*2"\ngain = "item"',
        'pay = "item"\ngain = "item happiness"',
        "[[item]]",
        "cardfile-endless",
        {"id": "lunchbox"},
    ),
    "elevator with a mistake": Broken(
        'id = "blue"\ncost = "build"\nreward = "build happiness*2"\n',
        'id = "blue"\nrewad = "build happiness*2"\n',
        "rewad",
        "cardfile-unknown-key",
    ),
    "red as text": Broken(
        "red = true\nplace = 5",
        'red = "true"\nplace = 5',
        "red",
        "cardfile-type",
        {"wanted": "flag"},
    ),
    "healing space with a mistake": Broken(
        'reward = "heal"\nwounded = true\n\n[[room]]\nid = "water-treatment"',
        'reward = "heel"\nwounded = true\n\n[[room]]\nid = "water-treatment"',
        "reward",
        "cardfile-unknown-symbol",
        {"guess": "heal"},
    ),
    "training in no letter": Broken(
        "train:S", "train:X", "train", "cardfile-letter", {"letter": "X"}
    ),
    "seven of a kind": Broken(
        WATER, 'reward = "water*7"\n', "reward", "cardfile-times", {"low": 1, "high": 6}
    ),
    "seven in two parts": Broken(
        DWELLER,
        'cost = "food*4 water food*3"\nreward = "dweller"',
        "cost",
        "cardfile-times",
        {"symbol": "food"},
    ),
    "two markers": Broken(
        'reward = "first ?"', 'reward = "first ? first"', "reward", "cardfile-once"
    ),
    "price without a build": Broken(
        'cost = "build"\nreward = "build happiness"\n',
        'cost = "build"\nreward = "happiness"\n',
        "cost",
        "cardfile-build-pair",
    ),
    "columns out of order": Broken(
        "[[2, 3], [4, 5]", "[[4, 5], [2, 3]", "columns", "cardfile-columns"
    ),
    "columns with the shaft": Broken("[6], [8]", "[6, 7], [8]", "columns", "cardfile-columns"),
    "columns as text": Broken(
        "columns = [[2, 3], [4, 5], [6], [8], [9, 10], [11, 12]]",
        'columns = "2 to 12"',
        "columns",
        "cardfile-columns",
    ),
    "id used twice": Broken(
        'id = "minigun"', 'id = "shotgun"', "[[item]]", "cardfile-twice", {"id": "shotgun"}
    ),
    "place taken twice": Broken(
        "place = 6", "place = 5", "[[room]]", "cardfile-place", {"place": 5, "id": "diner"}
    ),
    "too few spaces for a place": Broken(
        '[[room.space]]\nreward = "food*2"\nletter = "A"\n',
        "",
        "[[room]]",
        "cardfile-place-spaces",
        {"place": 5, "numbers": "9 10", "wanted": 2, "found": 1},
    ),
    "three spaces": Broken(
        'id = "garden"\ncost = "energy*3 water"\nsource = "designed"\n',
        'id = "garden"\ncost = "energy*3 water"\nsource = "designed"\n'
        '[[room.space]]\nreward = "food"\n',
        "[[room]]",
        "cardfile-spaces",
        {"high": 2, "found": 3},
    ),
    "second discount": Broken(
        'discount = "water"', 'discount = "energy"', "[[item]]", "cardfile-discount"
    ),
    "discount in two copies": Broken(
        'discount = "water"',
        'discount = "water"\ncopies = 2',
        "[[item]]",
        "cardfile-discount",
        {"resource": "water"},
        ("cardfile-count",),
    ),
}


def problems_of(text: str) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        read_text(text, FILE)
    return caught.value.problems


def line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_a_mistake_is_found_on_its_line(broken: Broken) -> None:
    at = TEXT.index(broken.old)
    text = TEXT[:at] + broken.new + TEXT[at + len(broken.old) :]
    if broken.mark.startswith("[["):
        line = line_of(text, text.rindex(broken.mark, 0, at))
    else:
        line = line_of(text, text.index(broken.mark, text.rindex("\n", 0, at)))
    problems = problems_of(text)
    assert sorted(problem.id for problem in problems) == sorted([broken.id, *broken.also])
    problem = next(problem for problem in problems if problem.id == broken.id)
    assert (problem.file, problem.line) == (FILE, line)
    assert problem.args.items() >= broken.args.items()


@pytest.mark.rule("SH-C1")
@pytest.mark.parametrize(
    ("old", "new", "kind", "found", "wanted"),
    [
        (
            '[[room]]\nid = "diner"\nred = true\nplace = 5',
            '[[room]]\nid = "diner"\ncost = ""',
            "red",
            5,
            6,
        ),
        ('id = "storage-room"\ncopies = 2', 'id = "storage-room"\ncopies = 5', "deck", 27, 24),
        ('id = "start"', 'id = "start"\nreward = "?"', "start", 0, 1),
        (
            '[[elevator]]\nid = "red"\ncost = "build"\nreward = "build happiness*2"\n'
            'source = "public"\n',
            "",
            "coloured",
            3,
            4,
        ),
        ('id = "shotgun"\ncopies = 2\n', 'id = "shotgun"\n', "items", 30, 31),
        ("copies = 3", "copies = 1", "threats", 16, 18),
    ],
)
def test_a_wrong_count_tells_both_numbers(
    old: str, new: str, kind: str, found: int, wanted: int
) -> None:
    assert old in TEXT
    counts = [p.args for p in problems_of(TEXT.replace(old, new)) if p.id == "cardfile-count"]
    assert {"kind": kind, "found": found, "wanted": wanted} in counts


def test_a_count_is_reported_at_the_last_card_of_its_kind() -> None:
    text = TEXT.replace("copies = 3", "copies = 1")
    (problem,) = problems_of(text)
    assert problem.line == line_of(text, text.rindex("[[threat]]"))
    (problem,) = (p for p in problems_of('id = "x"') if p.args.get("kind") == "items")
    assert problem.line == 1


def test_all_mistakes_are_told_in_one_go_from_top_to_bottom() -> None:
    changes = [
        ("version = 2", "version = 0"),
        ('letter = "L"', 'letter = "l"'),
        (WATER, 'reward = "watr"\n'),
        ("bonus = 3", "bonus = 9"),
        ("fight = 11", 'fight = 11\nweight = "heavy"'),
    ]
    text = TEXT
    for old, new in changes:
        text = text.replace(old, new, 1)
    problems = problems_of(text)
    assert [problem.id for problem in problems] == [
        "cardfile-range",
        "cardfile-choice",
        "cardfile-unknown-symbol",
        "cardfile-range",
        "cardfile-unknown-key",
    ]
    assert [p.line for p in problems] == sorted(p.line for p in problems)


# ---- Files that cannot even be read ------------------------------------------------------------


def problem_of_file(path: Path) -> tuple[str, int]:
    with pytest.raises(CardFileError) as caught:
        load(path)
    (problem,) = caught.value.problems
    assert problem.file == str(path)
    return problem.id, problem.line


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert problem_of_file(tmp_path / "none.toml") == ("cardfile-missing", 0)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert problem_of_file(tmp_path) == ("cardfile-unreadable", 0)
    assert problem_of_file(tmp_path / "a\0b") == ("cardfile-unreadable", 0)


def test_a_file_that_is_too_big(tmp_path: Path) -> None:
    path = tmp_path / "big.toml"
    path.write_bytes(b"#" * (LIMIT + 1))
    assert problem_of_file(path) == ("cardfile-too-big", 0)
    (problem,) = problems_of("#" * (LIMIT + 1))
    assert problem.id == "cardfile-too-big"


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('id = "a"\n# Bürger\n'.encode("latin-1"))
    assert problem_of_file(path) == ("cardfile-not-utf8", 2)


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ('id = "a"\nversion 1\n', "cardfile-not-toml", 2),
        ('id = "a"\n\nid = "b"\n', "cardfile-not-toml", 3),
        ('id = "a"\ncolumns = [[2,\n3]', "cardfile-not-toml-end", 3),
    ],
)
def test_a_file_that_is_not_toml(text: str, id: str, line: int) -> None:
    (problem,) = problems_of(text)
    assert (problem.id, problem.line) == (id, line)


def test_windows_files_are_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load(path).digest == read_text(TEXT, FILE).digest
    path.write_bytes(TEXT.replace("fight = 5", "fight = 99").replace("\n", "\r\n").encode())
    assert problem_of_file(path) == ("cardfile-range", line_of(TEXT, TEXT.index("fight = 5")))


# ---- Lines and messages ------------------------------------------------------------------------


def test_lines_are_found_in_any_layout() -> None:
    text = '''# id = "comment"
  id = "x" # [[room]]
columns = [ # many lines
  [2, 3],
  # ]
]
[[room]]
name.en = "]]"
"cost" = """
[[room]]
reward = 1""""
  [[ room . space ]]
  reward = 'a # b'
  [[room.space]]
  letter = "\\""
[room.name]
fr = "x"
[[room]]
space = [ { reward = "food" },
  { reward = "water" } ]
'''
    lines = LineIndex(text)
    assert lines.of(("id",)) == 2
    assert lines.of(("columns",)) == 3
    assert lines.of(("room", 0)) == 7
    assert lines.of(("room", 0, "name", "en")) == 8
    assert lines.of(("room", 0, "cost")) == 9
    assert lines.of(("room", 0, "space", 0)) == 12
    assert lines.of(("room", 0, "space", 0, "reward")) == 13
    assert lines.of(("room", 0, "space", 1, "letter")) == 15
    assert lines.of(("room", 0, "name", "fr")) == 17
    assert lines.of(("room", 1)) == 18
    assert lines.of(("room", 1, "space", 1, "reward")) == 19
    assert lines.of(("item", 0)) == 1


def test_every_message_about_a_file_is_reached_by_a_test() -> None:
    around = {"at", "in", "card", "guess", "count-problems", "good"}
    unreadable = {"missing", "unreadable", "too-big", "not-utf8", "not-toml", "not-toml-end"}
    told = {broken.id for broken in BROKEN.values()} | {"cardfile-count"}
    told |= {"cardfile-healing", "cardfile-endless-two"}  # in test_standstill.py
    bounds = {"long-line", "key-parts", "long-word", "deep", "many-lines", "many-values"}
    told |= {f"cardfile-{name}" for name in around | unreadable | bounds}  # tests/cardfile
    assert {id for id in ids("en") if id.startswith("cardfile-")} == told


def test_a_problem_is_told_in_four_languages() -> None:
    (problem,) = problems_of(TEXT.replace(WATER, 'reward = "watter*2"\n', 1))
    line = problem.line
    assert problem_text(problem, "en") == (
        f"mine.toml, line {line}: Unknown symbol “watter*2”. Allowed here: energy food water ? "
        "happiness item ready dweller first build train train:S heal refresh:items refresh:rooms "
        "trade:food*2=water. Did you mean “water”?"
    )
    assert problem_text(problem, "fr").startswith(f"mine.toml, ligne {line}\xa0: Symbole inconnu")
    assert problem_text(problem, "de").endswith("Meintest du „water“?")
    assert problem_text(problem, "es").endswith("¿Querías decir «water»?")


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=12))
def test_no_damage_makes_the_reader_stumble(at: int, length: int, put: str) -> None:
    text = TEXT[:at] + put + TEXT[at + length :]
    try:
        read_text(text, FILE)
    except CardFileError as error:
        last = text.count("\n") + 1
        for problem in error.problems:
            assert 1 <= problem.line <= last
            for lang in LANGUAGES:
                assert problem_text(problem, lang).startswith(FILE)
