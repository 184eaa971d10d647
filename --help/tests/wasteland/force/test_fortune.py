"""Perks and boosts in forces: files, codes, prices, and who may have them (WC-P1, B1, F1)."""

from __future__ import annotations

import pytest

from overseer.engine import BadOption
from overseer.text import LANGUAGES
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.campaign_cards import Perk
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.caps import force_caps, model_caps
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.code import decode, encode
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.force_file import force_of, force_text
from overseer.wasteland.force.fortune import most_boosts
from overseer.wasteland.force.muster import muster
from overseer.wasteland.force.ready import ready, ready_text
from overseer.wasteland.force.text import finding_text, unit_line

CHIEF = standard().leaders[0].id


def fitting(cards: CardSet, unit: str) -> Perk:
    """A perk that a unit may have."""
    card = cards.unit(unit)
    return next(
        perk
        for perk in cards.perks
        if not perk.settlement
        and not perk.after
        and (not perk.users or perk.users & card.types)
        and all(card.attributes[attribute] >= least for attribute, least in perk.needs)
        and perk.caps[1] > 0
    )


def small(perks: tuple[str, ...] = (), boosts: tuple[str, ...] = (), count: int = 1) -> Force:
    """A leader with perks, and boosts."""
    return Force([ForceUnit("sole-survivor", count, leader=CHIEF, perks=perks)], "small", boosts)


def words(force: Force) -> list[tuple[str, str]]:
    """The rules that a force breaks, with the words of their sentences."""
    found = errors(force, standard(), 5000)
    return [(finding.refusal.rule, finding.word) for finding in found]


@pytest.mark.rule("WC-F1", "WC-P1", "WC-B1")
def test_perks_and_boosts_are_in_the_sum() -> None:
    cards = standard()
    perk, boost = fitting(cards, "sole-survivor"), cards.boosts[0]
    plain = force_caps(small(), cards)
    force = small((perk.id,), (boost.id, boost.id))
    assert force_caps(force, cards) == plain + perk.caps[1] + 2 * boost.caps[1]
    assert model_caps(force.units[0], cards) == plain + perk.caps[1]
    assert words(force) == []


@pytest.mark.rule("WC-P1")
def test_who_may_have_a_perk() -> None:
    cards = standard()
    perk = fitting(cards, "sole-survivor")
    settlement = next(perk for perk in cards.perks if perk.settlement)
    later = next(perk for perk in cards.perks if perk.after)
    hard = next(
        perk
        for perk in cards.perks
        if any(cards.unit("settler").attributes[a] < least for a, least in perk.needs)
    )
    dogs = next((perk for perk in cards.perks if perk.users and not perk.users & 1), None)
    assert ("WC-P1", "perk-twice") in words(small((perk.id, perk.id)))
    assert ("WC-P1", "perk-settlement") in words(small((settlement.id,)))
    assert ("WC-P1", "perk-after") in words(small((later.id,)))
    assert ("WC-P1", "single-perk") in words(
        Force([ForceUnit("settler", 3, perks=(perk.id,)), *small().units])
    )
    assert ("WC-P1", "perk-attribute") in words(
        Force([ForceUnit("settler", 1, perks=(hard.id,)), *small().units])
    )
    if dogs is not None:
        assert ("WC-P1", "perk-users") in words(small((dogs.id,)))
    assert ("WB-X1", "unknown") in words(small(("no-such-perk",)))
    assert ("WB-X1", "unknown") in words(small((), ("no-such-boost",)))


@pytest.mark.rule("WC-B1")
def test_as_many_boosts_as_the_leaders_highest_attribute() -> None:
    cards = standard()
    most = most_boosts(small(), cards)
    assert most == max(cards.unit("sole-survivor").attributes)
    boost = cards.boosts[0].id
    assert words(small((), (boost,) * most)) == []
    assert words(small((), (boost,) * (most + 1))) == [("WC-B1", "boosts")]
    nobody = Force([ForceUnit("settler")], "nobody", (boost,))
    assert ("WC-B1", "boosts") in words(nobody)


@pytest.mark.rule("WC-F1")
def test_files_and_codes_carry_them_and_old_codes_are_read() -> None:
    cards = standard()
    perk, boost = fitting(cards, "sole-survivor"), cards.boosts[0]
    force = small((perk.id,), (boost.id, boost.id))
    assert force_of(force_text(force, cards), cards) == force
    code = encode(force, cards)
    assert code.startswith("WW2-")
    again = decode(code, cards)
    assert (again.units, again.boosts) == (force.units, force.boosts)
    plain = encode(small(), cards)
    assert plain.startswith("WW1-")
    assert decode(plain, cards).units == small().units
    for forged in (code.replace("WW2", "WW1"), plain.replace("WW1", "WW2"), "WW3-" + plain[4:]):
        with pytest.raises(BadOption):
            decode(forged, cards)


@pytest.mark.rule("WC-F1")
def test_ready_forces_keep_their_codes() -> None:
    """What players have shared is read for ever: forces without perks are written as before."""
    cards = standard()
    for force in ready(cards):
        assert encode(force, cards).startswith("WW1-")
        assert "perks" not in ready_text(force.name)


@pytest.mark.rule("WC-P1")
def test_models_are_mustered_with_their_perks() -> None:
    cards = standard()
    perk = fitting(cards, "sole-survivor")
    battle = Battle(None, Tables(cards, Rules("open"), Settings()), 1)
    model = muster(battle, small((perk.id,)), 0, 0)[0]
    assert model.perks == (perk.number,)
    assert model.powers == perk.powers


@pytest.mark.rule("WC-P1", "WC-B1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_forces_name_perks_and_say_what_is_wrong(lang: str) -> None:
    cards = standard()
    perk = fitting(cards, "sole-survivor")
    line = unit_line(small((perk.id,)).units[0], cards, 1, lang)
    assert perk.id not in line or "-" not in perk.id
    wrong = small(tuple(each.id for each in cards.perks[:12]), (cards.boosts[0].id,) * 20)
    for finding in errors(wrong, cards, 5000):
        assert finding_text(finding, cards, lang)
