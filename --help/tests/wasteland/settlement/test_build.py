"""Step 1: building, scrapping, land, supply and perks (WC-S1, S4, S12, S13, P1, P2)."""

from __future__ import annotations

import pytest

from overseer.wasteland.cards.file import standard
from overseer.wasteland.settlement import build, perks, preview, supply
from overseer.wasteland.settlement.holdings import Books, new_holdings
from overseer.wasteland.settlement.structure_file import read_structures
from tests.wasteland.settlement.ground import BOOKS, reason, settled


@pytest.mark.rule("WC-S1", "WC-S12")
def test_a_new_settlement() -> None:
    own = new_holdings(True)
    assert own.built == {"gen-s": 2, "store": 1, "shed": 1, "listen": 1}
    now = supply.balance(own, BOOKS)
    assert (own.caps, now.power, now.power_used) == (0, 6, 3)
    assert (now.room_used, now.room) == (5, 15)  # generators take room too


@pytest.mark.rule("WC-S1")
def test_land_is_had_for_caps_or_quests_and_again() -> None:
    own = settled(caps=1000)
    own.room = 15
    build.land(own, "caps")
    build.land(own, "caps")
    assert (own.caps, own.room) == (0, 35)
    assert reason(build.why_land(own, "caps")) == "WC-S4 settlement-caps"
    own.finished = [f"quest-{n}" for n in range(6)]
    assert build.why_land(own, "quests") is None
    build.land(own, "quests")
    assert own.room == 45
    assert reason(build.why_land(own, "quests")) == "WC-S1 settlement-land"
    assert reason(build.why_land(own, "luck")) == "WC-S1 settlement-land-how"


@pytest.mark.rule("WC-S4", "WC-S7", "WC-S12")
def test_what_cannot_be_built() -> None:
    own = settled("field", "field", "field", "field", "field", caps=30)
    assert reason(build.why_build(own, "castle", BOOKS)) == "WC-S7 settlement-structure"
    assert reason(build.why_build(own, "field", BOOKS)) == "WC-S7 settlement-maximum"
    assert reason(build.why_build(own, "pen", BOOKS)) == "WC-S7 settlement-requires"
    assert reason(build.why_build(own, "store", BOOKS)) == "WC-S4 settlement-caps"
    own.room = 10
    assert reason(build.why_build(own, "shed", BOOKS)) == "WC-S12 settlement-room"
    own.room = 11
    own.caps = 60
    assert build.why_build(own, "shed", BOOKS) is None
    build.build(own, "shed", BOOKS)
    assert (own.caps, own.built["shed"]) == (0, 2)


@pytest.mark.rule("WC-S13")
@pytest.mark.parametrize(
    ("id", "caps"),
    [("rack-any-s", 17), ("rack-any-m", 27), ("rack-any-l", 37), ("gen-s", 50), ("listen", 0)],
)
def test_scrapping_gives_half_rounded_down(id: str, caps: int) -> None:
    own = settled("rack-any-s", "rack-any-m", "rack-any-l")
    before = own.built[id]
    assert build.scrap(own, id, BOOKS) == own.caps == caps
    assert own.built.get(id, 0) == before - 1
    assert reason(build.why_scrap(settled(), "office", BOOKS)) == "WC-S4 settlement-not-built"


@pytest.mark.rule("WC-S4")
def test_what_depends_on_a_structure_goes_with_it() -> None:
    text = "\n".join(
        f'[[structure]]\nid = "{id}"\nfamily = "other"\nwork = "store"\nprice = {price}\n{needs}'
        for id, price, needs in (
            ("mill", 100, ""),
            ("bakery", 50, 'needs = ["mill"]'),
            ("shop", 31, 'needs = ["bakery"]'),
            ("well", 40, ""),
        )
    )
    books = Books(standard(), read_structures(text))
    own = new_holdings(True)
    own.built = {"mill": 1, "bakery": 2, "shop": 1, "well": 1}
    own.on = dict(own.built)
    assert build.dependants(own, "mill", books) == ["bakery", "bakery", "shop"]
    shown = preview.preview_scrap(own, "mill", books)
    assert (shown.goes, shown.caps) == (("mill", "bakery", "bakery", "shop"), 115)
    assert build.scrap(own, "mill", books) == 50 + 25 + 25 + 15
    assert own.built == {"well": 1}
    assert own.on == {"well": 1}
    assert reason(build.why_build(own, "bakery", books)) == "WC-S4 settlement-not-built"


@pytest.mark.rule("WC-S4")
def test_a_second_one_keeps_what_depends_on_it() -> None:
    text = (
        '[[structure]]\nid = "mill"\nfamily = "other"\nwork = "store"\nprice = 100\n'
        '[[structure]]\nid = "bakery"\nfamily = "other"\nwork = "store"\nprice = 50\n'
        'needs = ["mill"]\n'
    )
    books = Books(standard(), read_structures(text))
    own = new_holdings(True)
    own.built = {"mill": 2, "bakery": 1}
    build.scrap(own, "mill", books)
    assert own.built == {"mill": 1, "bakery": 1}


@pytest.mark.rule("WC-S4")
def test_the_player_says_what_is_supplied_and_no_more_than_there_is() -> None:
    own = settled("stall-any", "stall-any", "stall-weapon", "stall-armour")
    now = supply.balance(own, BOOKS)
    assert (now.power, now.power_used) == (6, 6)  # seven want it
    supply.switch(own, "stall-armour", 1)
    supply.switch(own, "stall-any", 2)
    assert reason(build.why_finish(own, BOOKS)) == "WC-S4 settlement-short"
    supply.switch(own, "shed", 0)
    assert build.why_finish(own, BOOKS) is None
    assert supply.supplied(own, "shed", BOOKS) == 0
    assert reason(build.why_supply(own, "stall-any", "3", BOOKS)) == "WC-S4 settlement-supply-count"
    assert reason(build.why_supply(own, "stall-any", "x", BOOKS)) == "WC-S4 settlement-supply-count"
    assert reason(build.why_supply(own, "gen-s", "1", BOOKS)) == "WC-S4 settlement-no-supply"
    assert reason(build.why_supply(own, "castle", "1", BOOKS)) == "WC-S7 settlement-structure"


@pytest.mark.rule("WC-S4", "WC-S7")
def test_a_purifier_gives_water_only_with_power() -> None:
    own = settled("purifier", "field", "field")
    assert supply.balance(own, BOOKS).water == 12
    assert supply.supplied(own, "field", BOOKS) == 2
    supply.switch(own, "purifier", 0)
    now = supply.balance(own, BOOKS)
    assert (now.water, now.water_used, now.short) == (0, 2, True)
    pumped = settled("pump", "field", "field", "field", "field")
    assert supply.balance(pumped, BOOKS).water == 3
    assert supply.supplied(pumped, "field", BOOKS) == 3


@pytest.mark.rule("WC-S4")
def test_a_purchase_or_scrapping_is_shown_before_it_is_done() -> None:
    own = settled("stall-any", "stall-weapon", "stall-armour", caps=200)
    shown = preview.preview_build(own, "stall-food", BOOKS)
    assert (shown.caps, shown.comes, shown.idle) == (-100, ("stall-food",), True)
    assert shown.before.room_used + 1 == shown.after.room_used
    shown = preview.preview_scrap(own, "gen-s", BOOKS)
    assert (shown.caps, shown.goes) == (50, ("gen-s",))
    assert (shown.after.power, shown.after.power_used) == (3, 6)
    assert len(shown.stops) == 3
    shown = preview.preview_build(own, "gen-m", BOOKS)
    assert (shown.after.power, shown.stops, shown.idle) == (13, (), False)
    shown = preview.preview_perk(own, "armourer", "", BOOKS)
    assert (shown.caps, shown.comes) == (-7, ("wb-armour",))
    own.caps = 500
    assert preview.preview_land(own, "caps", BOOKS).after.room == own.room + 10
    own.perks = ["local-leader"]
    assert preview.preview_unperk(own, "local-leader", "", BOOKS).caps == 0
    assert own.built == settled("stall-any", "stall-weapon", "stall-armour").built


@pytest.mark.rule("WC-P2")
def test_some_perks_bring_their_workshop_once_a_campaign_and_it_scraps_for_nothing() -> None:
    own = settled(caps=50)
    perks.take_perk(own, "gun-nut-rifle", "", BOOKS)
    perks.take_perk(own, "blacksmith", "", BOOKS)
    perks.take_perk(own, "armourer", "", BOOKS)
    assert (own.built["wb-weapon"], own.built["wb-armour"], own.caps) == (2, 1, 29)
    assert supply.balance(own, BOOKS).power_used == 6  # they take power
    assert build.scrap(own, "wb-armour", BOOKS) == 0
    perks.drop_perk(own, "armourer", "")
    perks.take_perk(own, "armourer", "", BOOKS)
    assert "wb-armour" not in own.built
    own.caps = 100
    build.build(own, "wb-weapon", BOOKS)
    assert [build.scrap(own, "wb-weapon", BOOKS) for _ in range(3)] == [50, 0, 0]


@pytest.mark.rule("WC-P2")
def test_a_perk_that_a_standing_structure_needs_stays() -> None:
    own = settled("pen", caps=50, perks=("local-leader", "gun-nut-rifle", "blacksmith"))
    own.built["wb-weapon"] = 1
    assert reason(perks.why_unperk(own, "local-leader", "", BOOKS)) == (
        "WC-P2 settlement-perk-structure"
    )
    assert perks.why_unperk(own, "blacksmith", "", BOOKS) is None  # the other one will do
    perks.drop_perk(own, "blacksmith", "")
    assert reason(perks.why_unperk(own, "gun-nut-rifle", "", BOOKS)) == (
        "WC-P2 settlement-perk-structure"
    )
    build.scrap(own, "pen", BOOKS)
    assert perks.why_unperk(own, "local-leader", "", BOOKS) is None
    own.room = supply.balance(own, BOOKS).room_used
    assert reason(perks.why_perk(own, "armourer", "", BOOKS)) == "WC-P2 settlement-bench-room"


@pytest.mark.rule("WC-P1", "WC-S4")
def test_perks_of_models() -> None:
    own = settled(caps=100)
    cards = BOOKS.cards
    need = next(perk for perk in cards.perks if perk.needs and not perk.after and not perk.users)
    attribute, least = need.needs[0]
    weak = next(u for u in cards.units if u.attributes[attribute] < least and not u.types & 768)
    able = next(
        u
        for u in cards.units
        if all(u.attributes[a] >= n for a, n in need.needs) and not u.types & 768
    )
    assert reason(perks.why_perk(own, need.id, weak.id, BOOKS)) == "WC-P1 settlement-perk-needs"
    assert perks.why_perk(own, need.id, able.id, BOOKS) is None
    perks.take_perk(own, need.id, able.id, BOOKS)
    assert own.models == {able.id: [need.id]}
    assert reason(perks.why_perk(own, need.id, able.id, BOOKS)) == "WC-P1 settlement-perk-twice"
    other = next(
        perk
        for perk in cards.perks
        if not (perk.settlement or perk.after or perk.users or perk.id == need.id)
        and all(able.attributes[a] >= n for a, n in perk.needs)
    )
    assert reason(perks.why_perk(own, other.id, able.id, BOOKS)) == "WC-S4 settlement-perk-new"
    own.perked = []  # another battle was fought
    assert perks.why_perk(own, other.id, able.id, BOOKS) is None
    caps = own.caps
    perks.drop_perk(own, need.id, able.id)
    assert (own.models, own.caps) == ({}, caps)  # nothing is paid back


@pytest.mark.rule("WC-P1", "WC-P2")
def test_what_no_perk_does() -> None:
    own = settled(caps=100)
    own.caps = 3
    why = perks.why_perk
    assert reason(why(own, "flying", "", BOOKS)) == "WC-P1 settlement-perk"
    assert reason(why(own, "armourer", "piper", BOOKS)) == "WC-P1 settlement-perk-place"
    assert reason(why(own, "toughness", "", BOOKS)) == "WC-P1 settlement-perk-place"
    assert reason(why(own, "toughness", "nobody", BOOKS)) == "WC-P1 settlement-model"
    assert reason(why(own, "toughness", "piper.2", BOOKS)) == "WC-P1 settlement-model"
    assert reason(why(own, "local-leader-2", "", BOOKS)) == "WC-P1 settlement-perk-after"
    assert reason(why(own, "local-leader", "", BOOKS)) == "WC-S4 settlement-caps"
    own.gifts = ["local-leader"]  # one that was won costs nothing
    assert why(own, "local-leader", "", BOOKS) is None
    perks.take_perk(own, "local-leader", "", BOOKS)
    assert (own.caps, own.gifts) == (3, [])
    own.caps = 7
    perks.take_perk(own, "local-leader-2", "", BOOKS)
    assert reason(perks.why_unperk(own, "local-leader", "", BOOKS)) == (
        "WC-S4 settlement-perk-needed"
    )
    assert reason(perks.why_unperk(own, "blacksmith", "", BOOKS)) == "WC-S4 settlement-perk-none"
    dog = next(perk for perk in BOOKS.cards.perks if perk.users == 2)
    assert reason(why(own, dog.id, "piper", BOOKS)) == "WC-P1 settlement-perk-users"
