"""The campaign's cards in card files: what they say, what the digest follows, and mistakes."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

import overseer.wasteland.cards.fortune_grammar
from overseer.cardfile.problems import CardFileError, problem_text
from overseer.text import LANGUAGES
from overseer.wasteland.campaign_words import (
    AT_ACTION,
    AT_BEFORE,
    B_SWAP,
    BOOST_EFFECTS,
    CUNNING,
    D_CENTRE,
    D_SEARCHED,
    D_WON,
    DEEDS,
    ENTANGLES,
    EVENT_EFFECTS,
    HUNTS,
    IN_OPEN,
    O_CAPS,
    O_HARM,
    O_ITEM,
    O_LAND,
    O_STRUCTURE,
    OUTCOMES,
    OWNERS,
    TO_THE_END,
    V_ATTACK,
    V_HURT,
    V_SHORT_SIGHT,
    V_TEST_CONDITION,
    WHO,
)
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import load_text
from overseer.wasteland.cards.fortune import STANDING
from overseer.wasteland.cards.fortune_grammar import (
    BOOSTS,
    DRAWN,
    read_deed,
    read_event_effect,
    read_gain,
)
from overseer.wasteland.cards.grammar import Mistake
from overseer.wasteland.words import (
    ATTRIBUTES,
    BLACK_DIE,
    BLUE_DIE,
    COLOURS,
    CONDITIONS,
    CREATURE,
    DAMAGES,
    ENERGY,
    GREEN,
    LUCK,
    NONE,
    POISONED,
    RED,
    SKILLS,
    STRENGTH,
    W_MELEE,
    W_RIFLE,
    YELLOW_DIE,
)
from tests.wasteland.card_sample import FILE, Broken
from tests.wasteland.fortune_sample import FORTUNE, FORTUNE_BROKEN


def cards() -> CardSet:
    return load_text(FORTUNE, FILE)


# ---- What a file says ---------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WC-P2")
def test_perks_are_read_as_they_are_written() -> None:
    found = cards()
    hug = found.perk("bear-hug")
    assert (hug.caps, hug.needs) == ((NONE, 5, 6), ((STRENGTH, 7), (LUCK, 2)))
    assert (hug.users, hug.powers, hug.settlement) == (CREATURE, ENTANGLES | HUNTS, False)
    assert [gift.amount for gift in hug.gifts] == [2]
    assert [die.die for die in hug.dice] == [BLACK_DIE]
    assert found.perk("bear-hug-2").after == ("bear-hug",)
    smith = found.perk("bear-smith")
    assert (smith.settlement, smith.bench, smith.armour_mods) == (True, "wb-weapon", True)
    assert smith.mods == 1 << W_RIFLE | 1 << W_MELEE


@pytest.mark.rule("WC-B1")
def test_boosts_are_read_as_they_are_written() -> None:
    found = cards()
    cunning = found.boost("bear-cunning")
    assert (cunning.kind, cunning.moment, cunning.effect) == (CUNNING, AT_BEFORE, B_SWAP)
    assert (cunning.dice, cunning.die) == (1 << YELLOW_DIE | 1 << BLUE_DIE, BLACK_DIE)
    assert (cunning.attacks, cunning.tests, cunning.copies) == (True, True, 3)
    breath = found.boost("bear-breath")
    # It is used during an activation, though its effect may also come after a roll.
    assert (breath.moment, breath.amount, breath.attacks) == (AT_ACTION, 2, False)
    call = found.boost("bear-call")
    assert (call.ruler, call.attacks, call.tests) == (RED, False, False)


@pytest.mark.rule("WC-E3", "WC-E4")
def test_events_are_read_as_they_are_written() -> None:
    found = cards()
    storm = found.event("bear-storm")
    assert (storm.flip, storm.consequence, storm.lasts) == (True, False, TO_THE_END)
    sight, hurt, poison = storm.effects
    assert (sight.effect, sight.ruler) == (V_SHORT_SIGHT, GREEN)
    assert (hurt.effect, hurt.amount, hurt.damage, hurt.who) == (V_HURT, 2, ENERGY, IN_OPEN)
    assert (poison.effect, poison.attribute, poison.amount) == (V_TEST_CONDITION, LUCK, POISONED)
    grudge = found.event("bear-grudge")
    attack, beast, heal = grudge.effects
    assert grudge.consequence
    assert (attack.effect, attack.amount, attack.skill) == (V_ATTACK, 3, 6)
    assert (beast.unit, heal.who) == ("yao-guai", OWNERS)


@pytest.mark.rule("WC-S8")
def test_explorations_are_read_as_they_are_written() -> None:
    (cave,) = cards().explorations
    assert (cave.fee, cave.attribute, cave.modifier, cave.copies) == (20, LUCK, -2, 2)
    item, boost, card, leader, perk = cave.gains
    assert (item.outcome, item.amount, item.kind) == (O_ITEM, 2, "chem")
    assert (boost.amount, boost.kind) == (1, "cunning")
    assert (card.card, leader.card, perk.card) == ("spike-bat", "tamer", "bear-hug")
    harm, caps, consequence, quest = cave.failed
    assert (harm.outcome, harm.amount, harm.kind) == (O_HARM, 2, "radiation")
    assert (caps.outcome, caps.amount) == (O_CAPS, -15)
    assert (consequence.card, quest.card) == ("bear-grudge", "honey-1")
    assert [OUTCOMES[gain.outcome] for gain in cave.unpaid] == ["lose"]


@pytest.mark.rule("WC-Q1", "WC-Q2")
def test_quests_are_read_as_they_are_written() -> None:
    found = cards()
    first, second = found.quest("honey-1"), found.quest("honey-2")
    assert (first.series, first.part, first.next) == ("honey", 1, ("honey-2",))
    assert first.deeds == ((D_SEARCHED, 2), (D_WON, 1))
    assert (first.learned, first.repeatable) == (True, False)
    land, structure, limit = first.gains
    assert (land.outcome, land.amount) == (O_LAND, 5)
    assert (structure.outcome, structure.card, limit.amount) == (O_STRUCTURE, "pump", -10)
    assert (second.part, second.deeds, second.repeatable) == (2, ((D_CENTRE, 3),), True)


def test_a_quest_alone_is_its_own_series() -> None:
    text = FORTUNE + '[[quest]]\nid = "wax"\nsource = "designed"\ndeeds = ["won"]\ngains = ["lose"]'
    wax = load_text(text, FILE).quest("wax")
    assert (wax.series, wax.part) == ("wax", 1)


# ---- The digest ----------------------------------------------------------------------------------

CHANGES = (
    ("[-1, 5, 6]", "[-1, 5, 7]"),
    ("strength 7", "strength 8"),
    ('"hunts"]', '"messy"]'),
    ("health 2", "health 3"),
    ("black melee", "blue melee"),
    ('after = ["bear-hug"]', "after = []"),
    ("wb-weapon", "wb-armour"),
    ('"rifle", "melee"]', '"rifle"]'),
    ('"cunning"\n', '"tactical"\n'),
    ('["yellow", "blue"]', '["yellow"]'),
    ("tests = true", "tests = false"),
    ("copies = 3", "copies = 4"),
    ('ruler = "red"', 'ruler = "blue"'),
    ("flip = true", "flip = false"),
    ('lasts = "battle"', 'lasts = "round"'),
    ("energy open", "physical open"),
    ("energy open", "energy all"),
    ("luck poisoned", "luck stunned"),
    ("skill 6", "skill 7"),
    ("fee = 20", "fee = 25"),
    ("modifier = -2", "modifier = -1"),
    ('["lose"]', '["caps -5"]'),
    ("item 2 chem", "item 2 food"),
    ("harm 2", "harm 3"),
    ('"searched 2", "won"', '"won"'),
    ("land 5", "land 6"),
    ('next = ["honey-2"]', "next = []"),
    ("repeatable = true", "repeatable = false"),
)


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_the_digest_follows_what_matters_in_play(old: str, new: str) -> None:
    at = FORTUNE.index(old, FORTUNE.index("[[perk]]"))
    changed = FORTUNE[:at] + new + FORTUNE[at + len(old) :]
    assert load_text(changed, FILE).digest != cards().digest


# ---- Mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", FORTUNE_BROKEN.values(), ids=FORTUNE_BROKEN.keys())
def test_a_mistake_is_found_on_its_line(broken: Broken) -> None:
    broken.found_in(FORTUNE)


@pytest.mark.parametrize("kind", ["perk", "boost", "event", "exploration", "quest"])
def test_two_cards_of_a_kind_cannot_share_an_id(kind: str) -> None:
    tables = FORTUNE.split("\n\n")
    again = next(table for table in tables if table.strip().startswith(f"[[{kind}]]"))
    with pytest.raises(CardFileError) as caught:
        load_text(f"{FORTUNE}\n{again}", FILE)
    assert "wasteland-file-twice" in [problem.id for problem in caught.value.problems]


START = FORTUNE.index("[[perk]]")


@given(st.text(max_size=40), st.integers(START, len(FORTUNE) - 1), st.integers(0, 30))
def test_no_file_breaks_the_reader(garbage: str, at: int, cut: int) -> None:
    try:
        load_text(FORTUNE[:at] + garbage + FORTUNE[at + cut :], FILE)
    except CardFileError as error:
        for problem in error.problems:
            for lang in LANGUAGES:
                assert problem_text(problem, lang).startswith(FILE)


LINES = FORTUNE.splitlines()
FIRST = LINES.index("[[perk]]")
VALUES = ("3", "-1", "true", "1.5", '""', '"X"', "[]", "[3]", '["won"]', "{}", "[[]]")


@given(st.integers(FIRST, len(LINES) - 1), st.sampled_from(VALUES))
def test_no_value_of_another_type_breaks_the_reader(at: int, value: str) -> None:
    key, equals, _ = LINES[at].partition(" = ")
    if not equals:
        return
    text = "\n".join([*LINES[:at], f"{key} = {value}", *LINES[at + 1 :]])
    try:
        load_text(text, FILE)
    except CardFileError as error:
        for problem in error.problems:
            assert problem_text(problem, "en").startswith(FILE)


EVENT_WORDS = (
    *("2", "-2", "skill", "yao-guai", *COLOURS[:2], *DAMAGES, *WHO, *ATTRIBUTES[:2]),
    *(*CONDITIONS[:2], *SKILLS[:2]),
)


@given(st.sampled_from(EVENT_EFFECTS), st.lists(st.sampled_from(EVENT_WORDS), max_size=4))
def test_no_effect_of_an_event_breaks_the_reader(effect: str, words: list[str]) -> None:
    try:
        found = read_event_effect(" ".join([effect, *words]))
    except Mistake:
        return
    assert EVENT_EFFECTS[found.effect] == effect
    assert found.unit == "" or found.unit in words


@given(
    st.sampled_from(OUTCOMES),
    st.lists(st.sampled_from(["2", "-2", "0", "honey", *DRAWN, *BOOSTS, *DAMAGES]), max_size=3),
)
def test_no_gain_breaks_the_reader(outcome: str, words: list[str]) -> None:
    try:
        found = read_gain(" ".join([outcome, *words]))
    except Mistake:
        return
    assert OUTCOMES[found.outcome] == outcome
    assert found.amount != 0
    assert {found.kind, found.card} <= {"", *words}


@pytest.mark.parametrize("deed", DEEDS)
def test_every_deed_can_be_written(deed: str) -> None:
    assert read_deed(deed) == (DEEDS.index(deed), 1)


def test_every_effect_of_a_boost_has_its_shape() -> None:
    """A boost without any of its keys is told which ones it needs, never breaks."""
    for effect in BOOST_EFFECTS:
        table = f'[[boost]]\nid = "x"\nsource = "designed"\nkind = "cunning"\neffect = "{effect}"'
        with pytest.raises(CardFileError) as caught:
            load_text(f"{FORTUNE}\n{table}", FILE)
        assert {problem.id for problem in caught.value.problems} == {"cardfile-missing-key"}


def test_what_stands_and_what_happens_at_once() -> None:
    standing = [EVENT_EFFECTS[effect] for effect in STANDING]
    assert "no-shots" in standing
    assert "hurt" not in standing


def test_the_examples_in_the_sources_run() -> None:
    failed, tried = doctest.testmod(overseer.wasteland.cards.fortune_grammar)
    assert (failed, tried > 0) == (0, True)
