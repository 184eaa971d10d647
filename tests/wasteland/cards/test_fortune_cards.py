"""The campaign's cards of the standard set: enough of each, every word used, all within reach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overseer.wasteland.campaign_cards import Gain, Quest
from overseer.wasteland.campaign_words import (
    BOOST_EFFECTS,
    BOOST_KINDS,
    DEEDS,
    EVENT_EFFECTS,
    LASTS,
    MOMENTS,
    O_BOOST,
    O_CONSEQUENCE,
    O_HARM,
    O_ITEM,
    O_QUEST,
    O_STRUCTURE,
    OUTCOMES,
    PERK_POWERS,
    THIS_ROUND,
    V_ATTACK,
    V_NO_SHOTS,
    WHO,
)
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.cards.fortune_grammar import BOOSTS, DRAWN
from overseer.wasteland.settlement.structure_file import structures
from overseer.wasteland.words import ATTRIBUTES, BLACK_DIE, DAMAGES, DICE, LISTS, NONE, SOURCES
from tests.wasteland.card_sample import UNIT

SET = standard()
LIST_2020, LIST_2025 = LISTS.index("2020"), LISTS.index("2025")
SEED, PUBLIC, DESIGNED = (SOURCES.index(word) for word in ("seed", "public", "designed"))


def gains() -> list[Gain]:
    """Everything that exploration and quests give."""
    found = [
        gain for card in SET.explorations for gain in (*card.gains, *card.failed, *card.unpaid)
    ]
    return found + [gain for quest in SET.quests for gain in quest.gains]


def series() -> dict[str, list[Quest]]:
    found: dict[str, list[Quest]] = {}
    for quest in SET.quests:
        found.setdefault(quest.series, []).append(quest)
    return found


# ---- Counts and words ----------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WC-B1", "WC-E1", "WC-S8", "WC-Q1")
def test_there_are_cards_enough() -> None:
    consequences = [event for event in SET.events if event.consequence]
    assert len(SET.perks) >= 64
    assert sum(perk.source == PUBLIC for perk in SET.perks) == 50
    assert len(SET.events) - len(consequences) >= 26
    assert len(consequences) >= 10
    assert len(SET.explorations) >= 30
    for kind, _ in enumerate(BOOST_KINDS):
        assert sum(boost.kind == kind for boost in SET.boosts) >= 12


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    effects = [effect for event in SET.events for effect in event.effects]
    for words, used in (
        (MOMENTS, {boost.moment for boost in SET.boosts}),
        (BOOST_EFFECTS, {boost.effect for boost in SET.boosts}),
        (EVENT_EFFECTS, {effect.effect for effect in effects}),
        (WHO, {effect.who for effect in effects}),
        (LASTS, {event.lasts for event in SET.events}),
        (OUTCOMES, {gain.outcome for gain in gains()}),
        (DEEDS, {deed for quest in SET.quests for deed, _ in quest.deeds}),
        (ATTRIBUTES, {card.attribute for card in SET.explorations} - {NONE}),
    ):
        assert {words[number] for number in used} == set(words)
    powers = 0
    for perk in SET.perks:
        powers |= perk.powers
    assert powers == (1 << len(PERK_POWERS)) - 1


def test_every_kind_of_card_can_be_gained() -> None:
    for outcome, kinds in ((O_ITEM, DRAWN), (O_BOOST, BOOSTS), (O_HARM, DAMAGES)):
        assert {gain.kind for gain in gains() if gain.outcome == outcome} == set(kinds)


# ---- Cards of the book ---------------------------------------------------------------------------


@pytest.mark.rule("WC-E7")
def test_the_dust_cloud_and_the_gun_for_hire() -> None:
    cloud = SET.event("dust-cloud")
    assert (cloud.flip, cloud.lasts, cloud.source) == (True, THIS_ROUND, SEED)
    assert [effect.effect for effect in cloud.effects] == [V_NO_SHOTS]
    gun = SET.event("gun-for-hire")
    assert (gun.consequence, gun.source) == (True, SEED)
    (attack,) = gun.effects
    assert (attack.effect, attack.skill, attack.amount) == (V_ATTACK, 6, 3)
    offer = next(card for card in SET.explorations if card.id == "gun-for-hire")
    assert (offer.fee, offer.attribute, offer.unpaid) == (30, NONE, [])
    assert [(gain.outcome, gain.card) for gain in offer.gains] == [(O_CONSEQUENCE, gun.id)]


@pytest.mark.rule("WC-B1")
def test_the_boost_of_the_book_swaps_a_die_for_a_black_one() -> None:
    (boost,) = (boost for boost in SET.boosts if boost.source == SEED)
    assert BOOST_KINDS[boost.kind] == "cunning"
    assert (BOOST_EFFECTS[boost.effect], MOMENTS[boost.moment]) == ("swap", "before")
    swapped = [word for at, word in enumerate(DICE) if boost.dice >> at & 1]
    assert (swapped, boost.die) == (["yellow", "green", "blue"], BLACK_DIE)
    assert boost.attacks
    assert not boost.tests


@pytest.mark.rule("WC-P1")
@pytest.mark.parametrize(
    ("id", "caps"),
    [
        ("toughness", (NONE, 7, 9)),
        ("lone-wanderer", (NONE, 33, 125)),
        ("mysterious-stranger-3", (NONE, 3, NONE)),
        ("pack-leader", (NONE, 26, 23)),
        ("local-leader-2", (NONE, 7, NONE)),
    ],
)
def test_published_prices(id: str, caps: tuple[int, ...]) -> None:
    assert SET.perk(id).caps == caps


@pytest.mark.rule("WC-P2")
def test_the_perks_of_the_settlement() -> None:
    benches = {perk.id: perk.bench for perk in SET.perks if perk.settlement}
    assert benches == {
        "armourer": "wb-armour",
        "blacksmith": "wb-weapon",
        "gun-nut-rifle": "wb-weapon",
        "gun-nut-pistol": "wb-weapon",
        "gun-nut-heavy": "wb-weapon",
        "local-leader": "",
        "local-leader-2": "",
    }
    assert SET.perk("local-leader-2").after == ("local-leader",)
    assert [perk.id for perk in SET.perks if perk.armour_mods] == ["armourer"]


# ---- Sense ---------------------------------------------------------------------------------------


def test_what_can_be_bought_has_a_fair_price() -> None:
    for boost in SET.boosts:
        assert 2 <= boost.caps[LIST_2020] <= 8, boost.id
    for perk in SET.perks:
        assert perk.caps[LIST_2020] > 0, perk.id
        assert perk.source == PUBLIC or perk.caps[LIST_2025] > 0, perk.id


@pytest.mark.rule("WC-P1")
def test_a_perk_asks_for_more_than_the_one_before_it() -> None:
    for perk in SET.perks:
        for id in perk.after:
            before = SET.perk(id)
            assert not before.after or before.number < perk.number
            assert before.settlement == perk.settlement
            for attribute, least in before.needs:
                assert dict(perk.needs)[attribute] >= least, perk.id


@pytest.mark.rule("WC-Q2")
def test_series_of_quests_and_their_branches() -> None:
    found = series()
    assert len(found) >= 22
    assert sum(len(parts) > 1 for parts in found.values()) >= 8
    branching = {quest.series for quest in SET.quests if len(quest.next) > 1}
    assert len(branching) >= 4
    for parts in found.values():
        assert sum(quest.part == 1 for quest in parts) == 1
        followed = {id for quest in parts for id in quest.next}
        assert followed == {quest.id for quest in parts if quest.part > 1}


def test_every_quest_that_must_be_learned_of_is_told_of() -> None:
    taught = {gain.card for gain in gains() if gain.outcome == O_QUEST}
    assert taught == {quest.id for quest in SET.quests if quest.learned}


def test_every_consequence_comes_from_somewhere() -> None:
    caused = {gain.card for gain in gains() if gain.outcome == O_CONSEQUENCE}
    assert caused == {event.id for event in SET.events if event.consequence}


def test_structures_that_cards_name_can_be_built() -> None:
    named = {gain.card for gain in gains() if gain.outcome == O_STRUCTURE}
    named |= {perk.bench for perk in SET.perks if perk.bench}
    assert named <= {structure.id for structure in structures().all}


# ---- Documentation -------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "cards-wasteland.md").read_text(encoding="utf-8")


def test_the_example_of_the_documentation_is_a_card_set() -> None:
    (example,) = re.findall(r"(?ms)^```toml\n(.*?)^```$", PAGE)
    found = load_text(f'name = "my-set"\n{example}\n{UNIT}')
    assert (found.perks[0].id, found.boosts[0].id) == ("hard-head", "old-trick")
    assert (len(found.events), len(found.explorations), len(found.quests)) == (2, 1, 1)


@pytest.mark.parametrize(
    "words",
    [PERK_POWERS, BOOST_KINDS, MOMENTS, BOOST_EFFECTS, EVENT_EFFECTS, WHO, LASTS, OUTCOMES, DEEDS],
)
def test_the_documentation_names_every_word(words: tuple[str, ...]) -> None:
    spans = {word for span in re.findall(r"`([^`\n]+)`", PAGE) for word in span.split()}
    assert set(words) - spans == set()
