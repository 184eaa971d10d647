"""Step 2: every structure that draws, and those that help (WC-S5, S7, S14, S15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.wasteland.settlement import draw, pile
from overseer.wasteland.settlement.holdings import Draw, Holdings
from overseer.wasteland.settlement.structure import BOOST_DRAWS
from overseer.wasteland.words import (
    ALCOHOL,
    ARMOUR,
    ARMOUR_PIECE,
    CHEM,
    CLOTHING,
    FOOD,
    GEAR,
    HUMAN,
    JUNK,
    POWER_ARMOUR,
    ROBOT,
    W_MINE,
    W_THROWN,
)
from tests.wasteland.settlement.ground import BOOKS, hold, reason, settled

ALL_PERKS = (
    *("armourer", "blacksmith", "gun-nut-rifle", "gun-nut-pistol", "gun-nut-heavy"),
    *("local-leader", "local-leader-2"),
)
DRAWING = [each.id for each in BOOKS.structures.all if each.draws]


def drawn(own: Holdings, *cards: str) -> None:
    """Chance draws these."""
    for card in cards:
        assert draw.drawing(own, BOOKS)
        draw.arrive(own, card)


def drawing_now(own: Holdings) -> Draw | None:
    """The draw that is not finished."""
    return own.draw


def of_kinds(*kinds: int) -> Callable[[str], bool]:
    items = BOOKS.cards.item_numbers
    return lambda id: id in items and BOOKS.cards.item(id).kind in kinds


@pytest.mark.rule("WC-S5", "WC-S7")
@pytest.mark.parametrize("id", DRAWING)
def test_every_drawing_structure_draws_and_keeps_what_its_entry_says(id: str) -> None:
    own = settled(id, "gen-l", "pump", *["field"] * 3, perks=ALL_PERKS)
    structure = BOOKS.structures[id]
    assert draw.why_use(own, id, BOOKS) is None
    draw.begin(own, id, BOOKS)
    assert own.draw is not None
    due = 3 if id == "wb-cook" else structure.draw
    assert (own.draw.due, own.draw.keep) == (due, 1)
    cards = list(dict.fromkeys(pile.pool(own, structure.kind, BOOKS)))[:due]
    drawn(own, *cards)
    assert not draw.drawing(own, BOOKS)
    draw.keep(own, cards[-1])
    assert own.reserve == [cards[-1]]
    assert drawing_now(own) is None
    assert all(pile.pool(own, structure.kind, BOOKS).count(card) for card in cards[:-1])
    assert reason(draw.why_use(own, id, BOOKS)) == "WC-S5 settlement-used"
    assert own.gained == dict.fromkeys(cards, 1)
    assert own.gone == dict.fromkeys(cards[:-1], 1)


@pytest.mark.rule("WC-S7", "WC-S14")
def test_what_each_kind_of_stall_draws() -> None:
    own = settled(perks=ALL_PERKS)
    weapons = BOOKS.cards.weapon_numbers
    wanted: dict[str, Callable[[str], bool]] = {
        "barter": of_kinds(JUNK, GEAR),
        "weapon": lambda id: id in weapons,
        "armour": of_kinds(ARMOUR, ARMOUR_PIECE, POWER_ARMOUR),
        "clothing": of_kinds(CLOTHING),
        "refreshment": of_kinds(FOOD, ALCOHOL),
        "food": of_kinds(FOOD),
        "chem": of_kinds(CHEM),
        "any": lambda id: True,
    }
    everything = {card.id for card in pile.equipment(BOOKS) if pile.in_pile(card, BOOKS)}
    for kind, fits in wanted.items():
        assert set(pile.pool(own, kind, BOOKS)) == {id for id in everything if fits(id)}, kind
    thrown = {w.id for w in BOOKS.cards.weapons if w.kind in (W_THROWN, W_MINE) and not w.natural}
    assert thrown <= set(pile.pool(own, "weapon", BOOKS))
    medical = set(pile.pool(own, "medical", BOOKS))
    assert {"stimpak", "radaway", "robot-repair-kit", "fire-extinguisher", "addictol"} <= medical
    assert not medical & {"nuka-cola", "cram", "beer", "jet", "stealth-boy", "duct-tape"}


@pytest.mark.rule("WC-S5")
def test_piles_hold_no_uniques_and_nothing_that_the_player_has() -> None:
    own = settled()
    uniques = {card.id for card in pile.equipment(BOOKS) if card.unique}
    assert uniques
    assert not uniques & set(pile.pool(own, "any", BOOKS))
    assert "dog-bite" not in pile.pool(own, "weapon", BOOKS)
    hold(own, "stimpak")
    assert "stimpak" not in pile.pool(own, "medical", BOOKS)
    boosts = pile.pool(own, "boost", BOOKS)
    assert len(boosts) == sum(boost.copies for boost in BOOKS.cards.boosts)
    for kind in BOOST_DRAWS[1:]:
        assert 0 < len(pile.pool(own, kind, BOOKS)) < len(boosts)


@pytest.mark.rule("WC-S10", "WC-S7")
def test_a_workshop_draws_only_mods_that_the_perks_let_one_attach() -> None:
    rifles = settled(perks=("gun-nut-rifle",))
    assert "comfort-grip" in pile.pool(rifles, "weapon-mod", BOOKS)
    assert "stun-pack" not in pile.pool(rifles, "weapon-mod", BOOKS)
    smith = settled(perks=("blacksmith",))
    assert "stun-pack" in pile.pool(smith, "weapon-mod", BOOKS)
    assert "comfort-grip" not in pile.pool(smith, "weapon-mod", BOOKS)
    assert set(pile.pool(smith, "armour-mod", BOOKS)).isdisjoint(
        pile.pool(smith, "power-mod", BOOKS)
    )


@pytest.mark.rule("WC-S15")
def test_a_kind_that_has_run_out_gives_nothing() -> None:
    own = settled("warehouse-weapon", "wb-weapon", perks=("gun-nut-rifle",))
    every = pile.pool(own, "weapon", BOOKS)
    hold(own, *every[:-1])
    draw.begin(own, "warehouse-weapon", BOOKS)
    drawn(own, every[-1])
    assert not draw.drawing(own, BOOKS)  # two more are due, and there is none
    draw.keep(own, every[-1])
    own.used = {}
    assert reason(draw.why_use(own, "warehouse-weapon", BOOKS)) == "WC-S15 settlement-empty"


@pytest.mark.rule("WC-S5", "WC-S7")
def test_what_is_not_supplied_does_nothing() -> None:
    own = settled("wb-chem", "wb-cook", "store", "stall-any", "stall-weapon")
    own.on.pop("wb-chem", None)
    assert reason(draw.why_use(own, "wb-chem", BOOKS)) == "WC-S5 settlement-not-working"
    assert reason(draw.why_use(own, "office", BOOKS)) == "WC-S5 settlement-not-working"
    assert reason(draw.why_use(own, "castle", BOOKS)) == "WC-S7 settlement-structure"
    assert reason(draw.why_use(own, "store", BOOKS)) == "WC-S5 settlement-no-use"
    own.on["wb-cook"] = 1
    assert reason(draw.why_use(own, "wb-cook", BOOKS)) == "WC-S7 settlement-no-fields"


@pytest.mark.rule("WC-S14")
def test_the_pen_draws_all_cards_anew_each_pen_once() -> None:
    own = settled("shop-any", "pen", "gen-l", perks=ALL_PERKS)
    draw.begin(own, "shop-any", BOOKS)
    drawn(own, "beer", "rope")
    assert draw.why_pen(own, BOOKS) is None
    draw.redraw(own, BOOKS)
    assert own.draw is not None
    assert (own.draw.due, own.draw.drawn) == (2, [])
    assert not {"beer", "rope"} & set(pile.pool(own, "any", BOOKS))
    drawn(own, "wine", "rum")
    assert reason(draw.why_pen(own, BOOKS)) == "WC-S14 settlement-helper"
    draw.keep(own, "rum")
    assert own.reserve == ["rum"]
    assert {"beer", "rope", "wine"} <= set(pile.pool(own, "any", BOOKS))


@pytest.mark.rule("WC-S14")
def test_pen_and_stables_come_too_late_once_a_card_is_kept() -> None:
    own = settled("warehouse-any", "pen", "stables", "ranch", "gen-l", perks=ALL_PERKS)
    draw.begin(own, "warehouse-any", BOOKS)
    drawn(own, "beer", "rope", "wine")
    draw.keep_more(own, BOOKS)
    draw.keep(own, "beer")
    assert own.draw is not None
    assert reason(draw.why_pen(own, BOOKS)) == "WC-S14 settlement-helper-late"
    assert reason(draw.why_stables(own, BOOKS)) == "WC-S14 settlement-helper-late"
    draw.keep(own, "rope")
    assert own.reserve == ["beer", "rope"]


@pytest.mark.rule("WC-S14")
def test_stables_draw_one_more_and_the_ranch_keeps_one_more() -> None:
    own = settled("stall-any", "stables", "stables", "ranch", "gen-l", perks=ALL_PERKS)
    draw.begin(own, "stall-any", BOOKS)
    drawn(own, "beer")
    for card in ("rope", "rum"):
        assert draw.why_stables(own, BOOKS) is None
        draw.add_card(own, BOOKS)
        drawn(own, card)
    assert reason(draw.why_stables(own, BOOKS)) == "WC-S14 settlement-helper"
    draw.keep_more(own, BOOKS)
    assert reason(draw.why_ranch(own, BOOKS)) == "WC-S14 settlement-helper"
    draw.keep(own, "rum")
    assert own.draw is not None
    draw.keep(own, "rope")
    assert drawing_now(own) is None
    assert own.reserve == ["rum", "rope"]


@pytest.mark.rule("WC-S14")
def test_the_operations_room_lets_a_structure_work_again_but_not_itself() -> None:
    own = settled("stall-any", "ops", "gen-l", perks=ALL_PERKS)
    assert reason(draw.why_again(own, "stall-any", BOOKS)) == "WC-S14 settlement-again"
    draw.begin(own, "stall-any", BOOKS)
    drawn(own, "beer")
    draw.keep(own, "beer")
    draw.again(own, "stall-any", BOOKS)
    assert draw.why_use(own, "stall-any", BOOKS) is None
    draw.begin(own, "stall-any", BOOKS)
    drawn(own, "rum")
    draw.keep(own, "rum")
    assert reason(draw.why_again(own, "stall-any", BOOKS)) == "WC-S14 settlement-helper"
    assert reason(draw.why_again(settled("ops"), "ops", BOOKS)) != ""
    fresh = settled("ops", "gen-l", perks=ALL_PERKS)
    fresh.used = {}
    assert reason(draw.why_again(fresh, "ops", BOOKS)) == "WC-S14 settlement-again"


@pytest.mark.rule("WC-S14")
def test_the_office_names_an_item_of_the_kind() -> None:
    own = settled("warehouse-weapon", "rack-any-s", "office", "gen-l", perks=ALL_PERKS)
    why = draw.why_name
    assert reason(why(own, "warehouse-weapon", "stimpak", BOOKS)) == "WC-S14 settlement-office"
    assert reason(why(own, "warehouse-weapon", "alien-blaster", BOOKS)) == (
        "WC-S14 settlement-office"  # a unique
    )
    boost = BOOKS.cards.boosts[0].id
    assert reason(why(own, "rack-any-s", boost, BOOKS)) == "WC-S14 settlement-office-boosts"
    assert "hunting-rifle" in draw.nameable(own, "warehouse-weapon", BOOKS)
    draw.name(own, "warehouse-weapon", "hunting-rifle", BOOKS)
    assert own.reserve == ["hunting-rifle"]  # one card, whatever the size
    assert reason(why(own, "warehouse-weapon", "board", BOOKS)) == "WC-S5 settlement-used"


@pytest.mark.rule("WC-S14")
def test_medical_items_that_nobody_can_use_may_be_passed_over() -> None:
    own = settled("stall-medical", "stall-any")
    own.types = HUMAN
    draw.begin(own, "stall-medical", BOOKS)
    kit = "mr-handy-fuel" if pile.medical(BOOKS.cards.item("mr-handy-fuel")) else "synthbooster"
    users = BOOKS.cards.item(kit).users
    assert users
    assert not users & HUMAN
    drawn(own, kit)
    assert draw.why_pass(own, kit, BOOKS) is None
    draw.pass_over(own, kit)
    assert kit not in pile.pool(own, "medical", BOOKS)
    drawn(own, "stimpak")
    assert reason(draw.why_pass(own, "stimpak", BOOKS)) == "WC-S14 settlement-useful"
    draw.keep(own, "stimpak")
    own.types = users
    own.used = {}
    draw.begin(own, "stall-medical", BOOKS)
    drawn(own, kit)
    assert reason(draw.why_pass(own, kit, BOOKS)) == "WC-S14 settlement-useful"


@pytest.mark.rule("WC-S9", "WC-S7")
def test_each_station_repairs_one_power_armour_and_still_draws() -> None:
    own = settled("wb-power", "gen-l", perks=("armourer",))
    own.degraded = [("paladin", "t-60-power-armour"), ("aspirant-goddard", "t-60-power-armour")]
    assert reason(draw.why_repair(own, "settler", BOOKS)) == "WC-S9 settlement-degraded"
    draw.repair(own, "paladin")
    assert own.degraded == [("aspirant-goddard", "t-60-power-armour")]
    assert reason(draw.why_repair(own, "aspirant-goddard", BOOKS)) == "WC-S9 settlement-stations"
    assert draw.why_use(own, "wb-power", BOOKS) is None


@pytest.mark.rule("WC-S7")
def test_the_armoury_gives_a_mod_or_an_armour_boost() -> None:
    own = settled("wb-armour", "gen-l", perks=("armourer",))
    assert reason(draw.why_guard(own, "nobody", BOOKS)) == "WC-S7 settlement-guard"
    draw.guard(own, "settler", BOOKS)
    assert own.guards == ["settler"]
    assert reason(draw.why_use(own, "wb-armour", BOOKS)) == "WC-S5 settlement-used"
    assert reason(draw.why_guard(own, "piper", BOOKS)) == "WC-S5 settlement-not-working"


def test_every_medical_item_heals_or_cures_something() -> None:
    for id in pile.pool(settled(), "medical", BOOKS):
        item = BOOKS.cards.item(id)
        assert item.uses
    assert pile.useless("robot-repair-kit", settled(), BOOKS)
    robots = settled()
    robots.types = ROBOT
    assert not pile.useless("robot-repair-kit", robots, BOOKS)
