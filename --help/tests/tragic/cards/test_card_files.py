"""Card files of Tragic: what they may say, and every kind of mistake on its line."""

from __future__ import annotations

import doctest
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import overseer.tragic.cards.grammar
import overseer.tragic.cards.steps
from overseer.cardfile.problems import CardFileError, Problem, problem_text
from overseer.text import LANGUAGES, ids
from overseer.tragic.card import Card
from overseer.tragic.cards.file import MOST_FILES, load, load_text, source_text, standard
from overseer.tragic.cards.grammar import OBJECTS, Mistake, read_filter, read_strike
from overseer.tragic.cards.lint import VOCABULARY, lint
from overseer.tragic.cards.steps import SHAPES, read_step
from overseer.tragic.words import (
    ACTION,
    BOOST,
    BUILDING,
    COUNTS,
    DAMAGE,
    END_TURN,
    KEYWORDS,
    ON_UPKEEP,
    STATS,
    STEPS,
    TYPES,
    UNTIL,
    WHOM,
)
from tests.tragic.sets import card, does, own

FILE = "mine.toml"
TEXT = """\
name = "mine"

[[radiation]]
level = 2
gives = ["max-hp -5"]

[[card]]
name = "steady"
level = 1
kind = "ability"
letters = "S"
source = "designed"
gives = ["damage 1", "critical 1 if L >= 5"]

[[card]]
name = "swing"
level = 2
kind = "attack"
letters = "SP"
cost = "SSP1"
source = "designed"
types = ["melee", "two-hands"]
keywords = ["penetrating 2", "excess"]
strike = "S+P+1 x2 fire 2 strikes plus 3"
[[card.ability]]
when = "cast"
target = "opposing-object"
target_is = "building"
do = ["beat target"]

[[card]]
name = "parry"
level = 1
kind = "reaction"
letters = "A"
cost = "A"
source = "designed"
answers = ["attack", "movement"]
[[card.ability]]
when = "cast"
do = ["reduce 2+A"]

[[card]]
name = "hound"
level = 1
kind = "companion"
letters = "C"
cost = "C1"
source = "designed"
proper = "hound"
attack = 2
health = 3
[[card.ability]]
when = "use"
cost = "C"
engage = true
target = "own-ally"
if = "allies >= 2"
do = ["boost +1/+2 target end", "draw 1"]

[[card]]
name = "tonic"
level = 1
kind = "drug"
letters = "E"
cost = "E"
source = "designed"
stays = true
[[card.ability]]
when = "cast"
choose = [["draw 2"], ["heal 8"]]
by = "opponents"
[[card.ability]]
when = "upkeep"
cost = "1"
discards = 1
do = []
else = ["lose 4"]

[[card]]
name = "dice"
level = 1
kind = "object"
letters = "L"
cost = "L"
source = "designed"
stays = true
[[card.ability]]
when = "use"
cost = "E"
pay_by_life = true
roll = 3
do = ["discard 1 opponent", "equal-draw"]
else = ["end-turn"]

[[card]]
name = "visor"
level = 1
kind = "armour"
letters = "P"
cost = "P"
source = "designed"
place = "head"
gives = ["draw-rate -1 if frame = 0"]

[[card]]
name = "gifted"
level = 1
kind = "trait"
source = "designed"
drawbacks = 1
gives = ["no-healing"]
[[card.ability]]
when = "start"
do = ["point +1 S"]
"""


def card_of(id: str, text: str = TEXT) -> Card:
    return load_text(text, FILE).by_id[id]


# ---- What a file says ---------------------------------------------------------------------------


def test_a_set_is_read_as_it_is_written() -> None:
    cards = load_text(TEXT, FILE)
    assert cards.name == "mine"
    assert [card.number for card in cards.cards] == list(range(8))
    assert [[STATS[gift.stat] for gift in level] for level in cards.radiation[:3]] == [
        [],
        [],
        ["max-hp"],
    ]
    swing = cards.by_id["swing-2"]
    assert list(swing.cost) == [2, 1, 0, 0, 0, 0, 0, 1]
    assert list(swing.letters) == [0, 1]
    assert swing.types == 1 << TYPES.index("melee") | 1 << TYPES.index("two-hands")
    assert swing.keywords[KEYWORDS.index("penetrating")] == 2
    assert swing.keywords[KEYWORDS.index("excess")] == 1
    assert swing.strike is not None
    strike = swing.strike
    assert (strike.letter, strike.second, strike.plus, strike.times) == (0, 1, 1, 2)
    assert (DAMAGE[strike.damage], strike.strikes, strike.base) == ("fire", 2, 3)
    filter = swing.abilities[0].target_filter
    assert filter is not None
    assert filter.kinds == 1 << BUILDING


def test_the_parts_of_an_ability() -> None:
    ability = card_of("hound-1").abilities[0]
    assert ability.condition is not None
    assert (COUNTS[ability.condition.count], ability.condition.number) == ("allies", 2)
    boost, _ = ability.modes[0]
    assert (boost.op, boost.amount.flat, boost.second) == (BOOST, 1, 2)
    assert (WHOM[boost.whom], UNTIL[boost.until]) == ("target", "end")
    tonic, toll = card_of("tonic-1").abilities
    assert (tonic.by_opponents, len(tonic.modes)) == (True, 2)
    assert (toll.when, toll.discards, toll.modes, len(toll.unpaid)) == (ON_UPKEEP, 1, [[]], 1)
    dice = card_of("dice-1").abilities[0]
    assert (dice.roll, dice.pay_by_life, len(dice.modes[0])) == (3, True, 2)
    assert [step.op for step in dice.modes[1]] == [END_TURN]


@pytest.mark.rule("TR-K2")
def test_an_object_found_by_an_effect_is_no_building_and_an_action_no_quest() -> None:
    assert read_filter(["object"]).kinds == OBJECTS
    assert not OBJECTS >> BUILDING & 1
    assert read_filter(["object|building"]).kinds >> BUILDING & 1
    assert read_filter(["action"]).kinds == 1 << ACTION
    assert read_filter(["any"]).kinds == 0
    narrow = read_filter(["ally|companion", "robot|animal", "letter:I", "level:2"])
    assert (narrow.letter, narrow.level, narrow.types.bit_count()) == (4, 2, 2)


@pytest.mark.parametrize("text", [shape.example for shape in SHAPES.values()])
def test_every_step_can_be_written_as_its_example(text: str) -> None:
    assert STEPS[read_step(text).op] == text.split()[0]


def test_there_is_a_shape_for_every_step() -> None:
    assert set(SHAPES) == set(STEPS)


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("8 fire", (-1, -1, 0, 1, 1, 8)),
        ("12", (-1, -1, 0, 1, 1, 12)),
        ("A x1 2 strikes", (5, -1, 0, 1, 2, 0)),
        ("S+2 x3", (0, -1, 2, 3, 1, 0)),
        ("L plus 4", (6, -1, 0, 1, 1, 4)),
    ],
)
def test_strikes(text: str, formula: tuple[int, ...]) -> None:
    strike = read_strike(text)
    found = (strike.letter, strike.second, strike.plus, strike.times, strike.strikes, strike.base)
    assert found == formula


@pytest.mark.parametrize(
    "text", ["", "x2", "S x0", "8 x2", "S 9 strikes", "8 plus 2", "S fire ice"]
)
def test_no_strike(text: str) -> None:
    with pytest.raises(Mistake):
        read_strike(text)


# ---- The digest ----------------------------------------------------------------------------------


def test_the_digest_follows_what_matters_in_play() -> None:
    digest = load_text(TEXT, FILE).digest
    same = TEXT.replace("[[card]]", "# a comment\n[[card]]").replace("designed", "public")
    assert load_text(same, FILE).digest == digest
    titled = TEXT.replace('kind = "drug"', 'kind = "drug"\ntitle = "Tonic"\nflavour = "Cheers."')
    assert load_text(titled, FILE).digest == digest
    for old, new in (
        ("reduce 2+A", "reduce 3+A"),
        ("health = 3", "health = 4"),
        ("max-hp -5", "max-hp -4"),
        ('target_is = "building"', 'target_is = "weapon"'),
        ("allies >= 2", "allies >= 3"),
        ("roll = 3", "roll = 2"),
        ("pay_by_life = true\n", ""),
    ):
        assert load_text(TEXT.replace(old, new, 1), FILE).digest != digest, old


# ---- Folders -------------------------------------------------------------------------------------


def folder_of(path: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def test_a_folder_is_one_set_in_the_order_of_the_letters(tmp_path: Path) -> None:
    cards = TEXT.split("\n\n")
    head, loose = "\n\n".join(cards[:2]), cards[2:]
    folder = folder_of(
        tmp_path, set=head, skills="\n\n".join(loose[3:]), luck=loose[2], strength=loose[0],
        agility=loose[1], zebra="",
    )  # fmt: skip
    found = load(folder)
    assert [card.name for card in found.cards[:4]] == ["steady", "swing", "parry", "hound"]
    assert found.digest == load_text(TEXT, FILE).digest
    # What a record keeps of a folder is one text that means the same.
    assert load_text(source_text(folder)).digest == found.digest


def problems_in(path: Path) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        load(path)
    return caught.value.problems


def test_a_card_in_two_files_is_told_with_both(tmp_path: Path) -> None:
    card = '[[card]]\nname = "a"\nlevel = 1\nkind = "skill"\nsource = "designed"\n'
    folder = folder_of(tmp_path, luck=f'name = "mine"\n\n{card}', skills=f"# second\n{card}")
    (problem,) = problems_in(folder)
    assert (problem.id, problem.card, problem.line) == ("tragic-file-twice", "a-1", 3)
    assert problem.args["first"] == f"{folder / 'luck.toml'}:3"


def test_the_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, luck="name = 1 2", skills="nam = 1", traits='name = "x"\ncard = 3')
    assert [(Path(p.file).name, p.id) for p in problems_in(folder)] == [
        ("luck.toml", "cardfile-not-toml"),
        ("traits.toml", "cardfile-type"),
        ("skills.toml", "cardfile-unknown-key"),
    ]


def test_a_folder_without_files_or_with_too_many(tmp_path: Path) -> None:
    assert [problem.id for problem in problems_in(tmp_path)] == ["tragic-file-folder"]
    for at in range(MOST_FILES + 1):
        (tmp_path / f"{at}.toml").touch()
    assert [problem.id for problem in problems_in(tmp_path)] == ["tragic-file-folder"]


def test_a_set_without_cards_or_name(tmp_path: Path) -> None:
    assert [p.id for p in problems_in(folder_of(tmp_path, set='name = "x"'))] == [
        "tragic-file-cards"
    ]
    skill = '[[card]]\nname = "a"\nlevel = 1\nkind = "skill"\nsource = "designed"\n'
    assert [p.id for p in problems_in(folder_of(tmp_path, set=skill))] == ["cardfile-missing-key"]


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    assert [p.id for p in problems_in(tmp_path / "none")] == ["cardfile-missing"]


# ---- Mistakes ------------------------------------------------------------------------------------


class Broken(NamedTuple):
    """The set above with `old` made `new`: the problem, and the key it is found at."""

    old: str
    new: str
    mark: str
    id: str
    args: Mapping[str, str | int] = MappingProxyType({})


WORD, SHAPE = "tragic-file-word", "tragic-file-shape"
BROKEN = {
    "unknown key": Broken(
        "stays = true", "stay = true", "stay ", "cardfile-unknown-key", {"guess": "stays"}
    ),
    "key of another kind": Broken(
        "health = 3", 'health = 3\nplace = "head"', "place", "cardfile-unknown-key"
    ),
    "key of another time": Broken(
        "discards = 1", "discards = 1\nengage = true", "engage", "cardfile-unknown-key"
    ),
    "unknown kind": Broken('"drug"', '"drugs"', "kind", "cardfile-choice", {"guess": "drug"}),
    "unknown time": Broken('"upkeep"', '"upkep"', "when", "cardfile-choice", {"guess": "upkeep"}),
    "level": Broken("level = 2\nkind", "level = 4\nkind", "level", "cardfile-range"),
    "missing cost": Broken('cost = "SSP1"\n', "", "[[card]]", "cardfile-missing-key"),
    "missing letters": Broken('letters = "SP"\n', "", "[[card]]", "cardfile-missing-key"),
    "missing strike": Broken(
        'strike = "S+P+1 x2 fire 2 strikes plus 3"\n', "", "[[card]]", "cardfile-missing-key"
    ),
    "missing proper name": Broken('proper = "hound"\n', "", "[[card]]", "cardfile-missing-key"),
    "missing place": Broken('place = "head"\n', "", "[[card]]", "cardfile-missing-key"),
    "missing answers": Broken(
        'answers = ["attack", "movement"]\n', "", "[[card]]", "cardfile-missing-key"
    ),
    "no answers": Broken('["attack", "movement"]', "[]", "answers", "tragic-file-idle"),
    "answers of the wrong type": Broken('["attack", "movement"]', "3", "answers", "cardfile-type"),
    "letters": Broken('"SP"', '"SS"', "letters", SHAPE),
    "letter": Broken('letters = "SP"', 'letters = "SX"', "letters", WORD, {"what": "letter"}),
    "cost": Broken('"SSP1"', '"1SS"', "cost", SHAPE),
    "cost too high": Broken('"SSP1"', f'"{"S" * 11}"', "cost", "tragic-file-cost", {"high": 10}),
    "type": Broken('"melee"', '"mele"', "types", WORD, {"what": "type", "guess": "melee"}),
    "keyword": Broken('"excess"', '"exces"', "keywords", WORD, {"guess": "excess"}),
    "keyword index": Broken('"penetrating 2"', '"penetrating 0"', "keywords", SHAPE),
    "keyword twice": Broken(
        '"excess"', '"excess", "excess"', "keywords", "tragic-file-keyword-twice"
    ),
    "strike": Broken('"S+P+1 x2', '"S+P+1 y2', "strike", WORD, {"what": "damage"}),
    "gift": Broken('"damage 1"', '"damge 1"', "gives", WORD, {"guess": "damage"}),
    "gift of nothing": Broken('"damage 1"', '"damage 0"', "gives", SHAPE),
    "condition": Broken("if L >= 5", "if L > 5", "gives", WORD, {"what": "compare"}),
    "condition of an ability": Broken('"allies >= 2"', '"allies"', "if", SHAPE),
    "counted": Broken('"reduce 2+A"', '"reduce 2+ally"', "do", WORD, {"what": "count"}),
    "divided by nothing": Broken('"reduce 2+A"', '"reduce A/0"', "do", SHAPE),
    "answer": Broken('"movement"', '"move"', "answers", WORD, {"what": "answer"}),
    "step": Broken('"reduce 2+A"', '"reduc 2"', "do", WORD, {"guess": "reduce"}),
    "step without amount": Broken('"draw 1"]', '"draw"]', "do", SHAPE),
    "step with too much": Broken('"draw 1"]', '"draw 1 you end"]', "do", SHAPE),
    "step by nobody": Broken('"beat target"', '"beat"', "do", WORD, {"what": "whom"}),
    "filter": Broken('"building"', '"buildin"', "target_is", WORD, {"guess": "building"}),
    "filter twice": Broken('"building"', '"building weapon"', "target_is", SHAPE),
    "filter of mixed sorts": Broken('"building"', '"robot|building"', "target_is", SHAPE),
    "filter of a player": Broken(
        '"opposing-object"\ntarget_is = "building"\ndo = ["beat target"]',
        '"opponent"\ntarget_is = "building"\ndo = ["lose 1 opponent"]',
        "target_is",
        "tragic-file-target-is",
    ),
    "target": Broken('target = "own-ally"', 'target = "own-dog"', "target", "cardfile-choice"),
    "no target": Broken('target = "own-ally"\n', "", "do", "tragic-file-no-target"),
    "count of no target": Broken(
        '"reduce 2+A"', '"reduce target-health"', "do", "tragic-file-no-target"
    ),
    "condition on a target": Broken(
        'target = "own-ally"\nif = "allies >= 2"',
        'target = "own-ally"\nif = "target-health >= 1"',
        "if",
        "tragic-file-if-target",
    ),
    "target that does not fit": Broken(
        'target = "own-ally"',
        'target = "own-object"',
        "do",
        "tragic-file-target",
        {"step": "boost", "target": "own-object"},
    ),
    "modes": Broken('[["draw 2"], ["heal 8"]]', '[["draw 2"]]', "choose", "tragic-file-modes"),
    "modes that are no lists": Broken(
        '[["draw 2"], ["heal 8"]]', '["draw 2", "heal 8"]', "choose", "tragic-file-modes"
    ),
    "modes beside steps": Broken(
        'by = "opponents"', 'by = "opponents"\ndo = ["draw 1"]', "choose", "tragic-file-choose"
    ),
    "chooser of nothing": Broken("roll = 3", 'roll = 3\nby = "opponents"', "by", "tragic-file-by"),
    "else without a roll": Broken("roll = 3\n", "", "else", "tragic-file-else"),
    "ability without steps": Broken('["reduce 2+A"]', "[]", "do", "tragic-file-idle"),
    "answer of no reaction": Broken('"beat target"', '"cancel"', "do", "tragic-file-answer"),
    "points in the middle": Broken('"draw 1"]', '"point 1 S"]', "do", "tragic-file-point"),
    "a door where no house is": Broken('"draw 1"]', '"enter"]', "do", "tragic-file-enter"),
    "as many as nothing": Broken(
        '"discard 1 opponent", "equal-draw"', '"equal-draw"', "do", "tragic-file-equal"
    ),
    "use for nothing": Broken(
        'cost = "C"\nengage = true\n', "", 'when = "use"', "tragic-file-free-use"
    ),
    "a price that cannot be declined": Broken(
        'when = "upkeep"\ncost = "1"\ndiscards = 1\ndo = []\nelse = ["lose 4"]',
        'when = "hurt"\ncost = "1"\ndo = ["draw 1"]',
        "cost",
        "tragic-file-forced-cost",
    ),
    "life for no letter": Broken(
        'cost = "E"\npay', 'cost = "1"\npay', "pay", "tragic-file-pay-by-life"
    ),
    "use of what is gone": Broken(
        'when = "cast"\ndo = ["reduce 2+A"]',
        'when = "use"\nonce = true\ndo = ["draw 1"]',
        "when",
        "tragic-file-no-use",
    ),
    "start of a card": Broken(
        'when = "upkeep"\ncost = "1"\ndiscards = 1\ndo = []\nelse = ["lose 4"]',
        'when = "start"\ndo = ["draw 1"]',
        "when",
        "tragic-file-start",
    ),
    "radiation twice": Broken(
        "[[radiation]]",
        '[[radiation]]\nlevel = 2\ngives = ["armour"]\n\n[[radiation]]',
        "level",
        "tragic-file-level-twice",
        {"level": 2},
    ),
    "name": Broken('"tonic"', '"To nic"', "name", "cardfile-id"),
    "title": Broken("stays = true", "stays = true\ntitle = 3", "title", "cardfile-type"),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_a_mistake_is_found_on_its_line(broken: Broken) -> None:
    at = TEXT.index(broken.old)
    text = TEXT[:at] + broken.new + TEXT[at + len(broken.old) :]
    with pytest.raises(CardFileError) as caught:
        load_text(text, FILE)
    (problem,) = caught.value.problems
    assert (problem.file, problem.id) == (FILE, broken.id)
    told = text.splitlines()[problem.line - 1]
    assert told.startswith(broken.mark)
    # The line is the one of this card, not of another with the same key.
    assert abs(problem.line - (text.count("\n", 0, at) + 1)) < 12
    assert problem.args.items() >= broken.args.items()


def test_every_message_about_a_set_is_reached_by_a_test() -> None:
    elsewhere = {"twice", "folder", "cards", "good"}
    told = {broken.id for broken in BROKEN.values() if broken.id.startswith("tragic-file-")}
    told |= {f"tragic-file-{name}" for name in elsewhere}
    assert {id for id in ids("en") if id.startswith("tragic-file-")} == told


def test_a_mistake_is_told_in_four_languages_with_its_card() -> None:
    with pytest.raises(CardFileError) as caught:
        load_text(TEXT.replace("reduce 2+A", "reduc 2"), FILE)
    (problem,) = caught.value.problems
    text = problem_text(problem, "en")
    assert text.startswith(f"mine.toml, line {problem.line}: Card “parry-1”: “reduc” is not known")
    assert text.endswith("Did you mean “reduce”?")
    assert "Karte „parry-1“" in problem_text(problem, "de")
    assert "Carte «\xa0parry-1\xa0»" in problem_text(problem, "fr")
    assert "Carta «parry-1»" in problem_text(problem, "es")


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        # The other key may belong to what was meant.
        ('kind = "drug"', 'knid = "drug"\nplace = "head"', "kind"),
        ('when = "upkeep"', 'wehn = "upkeep"\nsacrifice = true', "when"),
    ],
)
def test_a_mistyped_key_is_told_with_the_one_that_is_missing(
    old: str, new: str, meant: str
) -> None:
    with pytest.raises(CardFileError) as caught:
        load_text(TEXT.replace(old, new, 1), FILE)

    problems = {each.id: each.args for each in caught.value.problems}
    assert set(problems) == {"cardfile-missing-key", "cardfile-unknown-key"}
    assert problems["cardfile-missing-key"]["key"] == meant
    assert problems["cardfile-unknown-key"]["guess"] == meant
    assert len(caught.value.problems) == 2


@given(st.text(max_size=40), st.integers(0, len(TEXT) - 1), st.integers(0, 30))
def test_no_file_breaks_the_reader(garbage: str, at: int, cut: int) -> None:
    try:
        load_text(TEXT[:at] + garbage + TEXT[at + cut :], FILE)
    except CardFileError as error:
        for problem in error.problems:
            for lang in LANGUAGES:
                assert problem_text(problem, lang).startswith(FILE)


@given(st.lists(st.sampled_from([*STEPS, *WHOM, *UNTIL, *KEYWORDS, *STATS, "2", "+1/+1", "S/2"])))
def test_no_step_breaks_the_reader(words: list[str]) -> None:
    try:
        step = read_step(" ".join(words))
    except Mistake:
        return
    assert STEPS[step.op] == words[0]


# ---- The standard set ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "key", "when"),
    [
        ("trait", "engage", "use"),  # nothing would ever disengage it
        ("trait", "sacrifice", "use"),  # it stays for the whole duel
        ("skill", "sacrifice", "use"),
        ("action", "may", "cast"),  # who casts it wants it
    ],
)
def test_a_price_that_a_card_cannot_pay_is_a_mistake(kind: str, key: str, when: str) -> None:
    bound = {"once": True} if when == "use" else {}
    deed = does("draw 1", when=when, **bound)
    assert own(card("it", kind, deed)).cards[0].abilities[0].modes

    with pytest.raises(CardFileError) as error:
        own(card("it", kind, {**deed, key: True}))
    assert [(each.id, each.args["key"]) for each in error.value.problems] == [
        ("cardfile-unknown-key", key)
    ]


def test_the_standard_set_is_read_once() -> None:
    assert load() is standard()
    assert standard().name == "standard"
    assert len(standard().by_id) == len(standard().cards)


# ---- The page for authors ------------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "cards-tragic.md").read_text(encoding="utf-8")


def test_the_page_for_authors_names_every_word_and_every_step() -> None:
    named = set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.S)))
    for words in VOCABULARY.values():
        assert set(words) - named == set()
    assert {shape.example.replace("|", "\\|") for shape in SHAPES.values()} - named == set()


def test_the_set_of_the_page_is_in_order() -> None:
    cards = load_text(
        re.findall(r"```toml\n(.*?)```", PAGE, flags=re.S)[-1], "docs/cards-tragic.md"
    )
    assert [card.id for card in cards.cards] == ["iron-grip-1", "pipe-swing-2", "scrap-hound-1"]
    assert lint(cards, "docs/cards-tragic.md") == []


@pytest.mark.parametrize("module", [overseer.tragic.cards.grammar, overseer.tragic.cards.steps])
def test_the_examples_in_the_sources_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)
