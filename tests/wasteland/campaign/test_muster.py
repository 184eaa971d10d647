"""Force building with a settlement: what one owns, and what one does not (WC-S9)."""

from __future__ import annotations

import pytest

from overseer.wasteland.campaign.default_force import legal_forces
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.muster import limit_of
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.force.code import decode, encode
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.game import Wasteland
from overseer.wasteland.state import WastelandState
from tests.wasteland.campaign.course import (
    GAME,
    LOST,
    WON,
    after_battle,
    asked,
    campaign,
    fight,
    muster,
    own_of,
    play,
    refused,
    said,
)

BOOSTS = [boost.id for boost in campaign().books.cards.boosts[:2]]
LEAD = ForceUnit("piper", 1, ["10mm-pistol"], leader="hunter")
SETTLERS = ForceUnit("settler", 3, ["assault-rifle"])


def chosen(*cards: str, limit: int = 750) -> CampaignState:
    """A player led by Piper has taken cards out of the stores and is asked for a force."""
    state = after_battle(*["store"] * 6, "gen-l", heap=cards)
    own = own_of(state)
    own.leader, own.leader_card = "piper", "hunter"
    play(state, "done", "done", *(f"take {card}" for card in cards), "done")
    return play(state, f"battle ambush {limit} players", "quest none")


def judged(state: CampaignState, *units: ForceUnit, boosts: tuple[str, ...] = ()) -> str:
    return refused(state, "force " + encode(Force(units, "test", boosts), state.books.cards))


@pytest.mark.rule("WC-S9")
def test_units_have_their_standard_equipment_and_nothing_else() -> None:
    state = chosen()
    assert judged(state, LEAD, SETTLERS) == ""
    assert judged(state, LEAD, ForceUnit("settler", 3, ["hunting-rifle"])) == (
        "WC-S9 campaign-force-card"
    )
    assert judged(state, LEAD, ForceUnit("settler", 1, ["assault-rifle"], ["stimpak"])) == (
        "WC-S9 campaign-force-card"
    )
    heroic = ForceUnit("piper", 1, ["10mm-pistol"], leader="hunter", heroic=True)
    assert judged(state, heroic) == ""  # heroic cards are free to assign


@pytest.mark.rule("WC-S9")
def test_one_chosen_card_equips_a_whole_unit_and_each_copy_of_what_is_used_up_is_a_card() -> None:
    state = chosen("sturdy-leather-armour", "stimpak", limit=1000)
    armoured = ForceUnit("settler", 4, ["assault-rifle"], ["sturdy-leather-armour"])
    assert judged(state, LEAD, armoured) == ""
    two = [armoured, ForceUnit("scavenger", 1, [], ["sturdy-leather-armour"])]
    assert judged(state, LEAD, *two) == "WC-S9 campaign-force-card"
    assert judged(state, LEAD, ForceUnit("settler", 4, ["assault-rifle"], ["stimpak"])) == ""
    assert judged(state, LEAD, ForceUnit("settler", 1, items=["stimpak", "stimpak"])) == (
        "WC-S9 campaign-force-card"
    )


@pytest.mark.rule("WC-S9", "WC-F1")
def test_the_limit_counts_for_every_model() -> None:
    state = chosen("sturdy-leather-armour", limit=500)
    many = ForceUnit("settler", 6, ["assault-rifle"], ["sturdy-leather-armour"])
    assert judged(state, LEAD, many) == "WC-F1 wasteland-force-over"
    assert refused(state, "force WW1-AAAA").startswith("WC-F1 wasteland-force-code")


@pytest.mark.rule("WC-S9")
def test_the_leader_card_stays_with_its_model() -> None:
    state = chosen()
    other = ForceUnit("cait", 1, ["double-barrel-shotgun", "baseball-bat"], leader="hunter")
    assert judged(state, other) == "WC-S9 campaign-force-leader"
    assert judged(state, ForceUnit("piper", 1, leader="brawler")) == "WC-S9 campaign-force-leader"


@pytest.mark.rule("WC-S9")
def test_a_mod_needs_its_perk() -> None:
    state = chosen("comfort-grip")
    gun = ForceUnit("settler", 1, ["assault-rifle"], mods=["comfort-grip"])
    assert judged(state, LEAD, gun) == "WC-S9 campaign-force-mod"
    own_of(state).perks = ["gun-nut-rifle"]
    assert judged(state, LEAD, gun) == ""


@pytest.mark.rule("WC-S9", "WC-S6")
def test_boosts_are_those_that_were_chosen() -> None:
    state = chosen(BOOSTS[0])
    assert judged(state, LEAD, boosts=(BOOSTS[0],)) == ""
    assert judged(state, LEAD, boosts=(BOOSTS[1],)) == "WC-S9 campaign-force-boost"
    force = Force([LEAD], "test", [BOOSTS[0]])
    play(state, "force " + encode(force, state.books.cards))
    player = state.players[0]
    assert player.hand == [BOOSTS[0]]
    assert decode(player.force, state.books.cards).boosts == ()  # secret
    options = GAME.battle_options(state)
    assert decode(options["forces"][0], state.books.cards).boosts == (BOOSTS[0],)


@pytest.mark.rule("WC-S9", "WC-P1")
def test_perks_are_those_that_the_model_has_equipped_or_not() -> None:
    state = chosen()
    own = own_of(state)
    cards = state.books.cards
    both = (cards.unit("piper"), cards.unit("settler"))
    perk = next(
        perk.id
        for perk in cards.perks
        if not (perk.settlement or perk.after or perk.users)
        and all(unit.attributes[a] >= n for unit in both for a, n in perk.needs)
    )
    own.models = {"piper": [perk], "settler.2": [perk]}

    def piper(*perks: str) -> ForceUnit:
        return ForceUnit("piper", 1, ["10mm-pistol"], leader="hunter", perks=perks)

    settler = ForceUnit("settler", 1, ["assault-rifle"], perks=[perk])
    assert judged(state, piper()) == ""  # not equipped: not counted
    assert judged(state, piper(perk), settler) == ""
    assert judged(state, piper(perk), settler, settler) == "WC-S9 campaign-force-perk"
    own.models = {}
    assert judged(state, piper(perk)) == "WC-S9 campaign-force-perk"


@pytest.mark.rule("WC-S9", "WC-S7")
def test_degraded_power_armour_waits_for_a_station() -> None:
    state = play(campaign(), "battle ambush 750 players", "quest none")
    lead = ForceUnit(
        "paladin", 1, ["gatling-laser", "machete"], ["t-60-power-armour"], (), "hunter"
    )
    play(state, "force " + encode(Force([lead]), state.books.cards))
    left = said(degraded=[0])
    state.play(result_move(BattleResult(WON.victor, WON.level, WON.how, [left])))
    own = own_of(state)
    assert own.degraded == [("paladin", "t-60-power-armour")]
    own.caps = 300
    play(state, "perk armourer", "build wb-power", "build gen-s", "supply auto", "done")
    repaired = play(state.copy(), "repair paladin")
    assert own_of(repaired).degraded == []
    play(state, "guard paladin")
    for each, worn in ((state, True), (repaired, False)):
        play(each, "done", "done", "battle ambush 750 players")
        muster(each)
        brought = GAME.battle_options(each)["brought"][0]
        assert (brought.get("degraded"), brought.get("guards")) == (
            ([0], [0]) if worn else (None, None)
        )
        battle = Wasteland().new(1, GAME.battle_options(each))
        assert isinstance(battle, WastelandState)
        while not battle.models:
            battle.apply(battle.chance(0))
        head = next(model for model in battle.models if model.leader is not None)
        assert (head.degraded, head.boosts) == (worn, int(worn))


@pytest.mark.rule("WC-S9", "WC-Q3")
def test_cards_that_were_won_are_outside_the_limit_and_the_stores() -> None:
    state = chosen(limit=500)
    own = own_of(state)
    own.gain(["missile-launcher"])
    own.free = ["missile-launcher"]
    settlers = [ForceUnit("settler", 8, ["assault-rifle"])]
    armed = ForceUnit("piper", 1, ["10mm-pistol", "missile-launcher"], leader="hunter")
    assert judged(state, LEAD, *settlers) == ""
    assert judged(state, armed, *settlers) == ""
    own.free = []
    assert judged(state, armed) == "WC-S9 campaign-force-card"


@pytest.mark.rule("WC-S9", "WC-A26")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("settled", [True, False])
def test_the_default_force_is_always_legal(seats: int, settled: bool) -> None:
    state = campaign(seats, settlements=[settled] * seats)
    for result in (WON, LOST):
        for limit in (500, 1000):
            trial = play(state.copy(), f"battle ambush {limit} " + " ".join(["players"] * seats))
            while asked(trial)[1] in ("quest", "force"):
                if asked(trial)[1] == "quest":
                    play(trial, "quest none")
                    continue
                player = trial.owner
                assert limit_of(trial, player) == limit // seats
                for code in legal_forces(trial, player):
                    assert refused(trial, f"force {code}") == ""
                trial.play(trial.moves()[0])
        fight(state, result)
        while asked(state)[1] != "battle":
            play(state, {"leader": "stay", "found": "roam"}.get(asked(state)[1], "done"))
