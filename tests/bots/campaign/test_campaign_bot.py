"""Bots that run a settlement: they finish campaigns, build soundly, and know their cards' worth."""

from __future__ import annotations

import pytest

from overseer import bots
from overseer.bots.campaign.bot import CampaignBot
from overseer.bots.campaign.worth import best_of, chance, met_worth, quest_chance, taken_worth
from overseer.engine import Match, numbered_seed
from overseer.wasteland.campaign.course import battles_left
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_BATTLE, T_BUILD, T_CHOOSE, T_DRAW
from overseer.wasteland.settlement.pile import pool, price
from tests.wasteland.campaign.course import GAME, after_battle, campaign, own_of, play

LEVELS = bots.names("campaign")


def played(level: str, seed: int, seats: int, **options: object) -> CampaignState:
    """A campaign whose battles nobody plays: the bots make their results up."""
    players = [bots.make(level, "campaign", seat) for seat in range(seats)]
    match = Match(GAME, players, options, numbered_seed(seed))
    while not match.over:
        seat = match.state.seat
        if GAME.waits(match.state):  # no match asks a bot for that
            match.play(seat, players[seat].choose(match.view(seat)))
        else:
            match.step()
        assert GAME.invariants(match.state) == []
    assert isinstance(match.state, CampaignState)
    return match.state


def chosen(state: CampaignState, level: str = "normal") -> str:
    """What a bot does now."""
    return str(CampaignBot(level, 1).choose(state.view(state.seat)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_bot_finishes_free_campaigns(level: str, seats: int) -> None:
    settled = [True, False, True][:seats]
    state = played(level, 3, seats, course="free", battles=3, settlements=settled)
    assert state.outcome is not None
    if level != "random":  # which ends when it likes
        assert len(state.fought) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_finishes_the_linked_five(level: str) -> None:
    state = played(level, 5, 2, course="linked")
    assert [battle.rule for battle in state.fought] == [f"WC-X{n}" for n in range(6, 11)]


def test_who_looks_at_worth_has_the_better_settlement() -> None:
    """Caps and structures after the linked five, over the same chance."""
    wealth: dict[str, int] = {}
    for level in LEVELS:
        for seed in (1, 2):
            state = played(level, seed, 2, course="linked")
            for player in state.players:
                prices = (
                    n * state.books.structures[id].price for id, n in player.own.built.items()
                )
                wealth[level] = wealth.get(level, 0) + player.own.caps + sum(prices)
    assert wealth["random"] * 1.5 < min(wealth["easy"], wealth["normal"], wealth["hard"])
    assert wealth["easy"] < wealth["hard"]


def test_the_same_seed_gives_the_same_campaign() -> None:
    assert played("easy", 8, 2).encode() == played("easy", 8, 2).encode()
    assert played("easy", 8, 2).encode() != played("easy", 9, 2).encode()


def test_a_campaign_is_not_ended_before_its_time() -> None:
    state = after_battle()
    play(state, "done", "done", "done")
    assert state.topic == T_BATTLE
    assert chosen(state).startswith("battle ")


def test_building_goes_in_a_sound_order() -> None:
    state = after_battle(caps=160)
    made = []
    while state.topic == T_BUILD:
        made.append(chosen(state))
        play(state, made[-1])
    assert made[:2] == ["build rack-any-l", "perk gun-nut-rifle"]
    assert made[-1] == "done"


def test_power_comes_before_what_needs_it() -> None:
    state = after_battle("shed", "shed", "shed", "rack-any-l", caps=300)
    assert chosen(state) == "build gen-l"
    state = after_battle("shed", "shed", "shed", "rack-any-l", caps=200)
    assert chosen(state) == "build gen-m"


def test_gifts_are_taken_and_land_is_bought_when_there_is_no_room() -> None:
    state = after_battle(caps=900)
    own = own_of(state)
    own.gifts = ["armourer"]
    assert chosen(state) == "perk armourer"
    own.gifts = []
    own.room = sum(own.built.values())
    assert chosen(state) == "land caps"
    own.caps = 100
    own.finished = ["lost-patrol-1"] * 5
    assert chosen(state, "hard") == "land quests"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_builds_for_a_battle_that_does_not_come(level: str) -> None:
    state = campaign(battles=1)
    play(state, "battle ambush 750 players", "quest none")
    state.play(state.moves()[0])
    state.play(state.moves()[0])
    while state.topic != T_BUILD:
        state.play(state.moves()[0])
    own_of(state).caps = 1000
    assert battles_left(state) == 0
    assert chosen(state, level) == "done"


def test_what_is_not_supplied_is_supplied() -> None:
    state = after_battle("gen-l")
    own = own_of(state)
    own.on = {"store": 1}
    assert chosen(state) == "supply auto"
    play(state, "supply auto")
    assert chosen(state) == "done"


def test_foresight_takes_workshops_that_come_with_a_perk() -> None:
    state = after_battle(caps=150)
    assert chosen(state, "hard") == "perk armourer"
    play(state, "perk armourer")
    assert chosen(state, "hard") == "perk blacksmith"


def test_foresight_builds_what_pays_in_the_battles_that_are_left() -> None:
    bought = []
    for battles in (1, 9):  # of ten
        state = after_battle("wb-armour", "wb-weapon", "gen-l", "shop-any", caps=150)
        state.fought = state.fought * battles
        assert battles_left(state) == 10 - battles
        bought.append(chosen(state, "hard"))
    early, late = bought
    assert early == "build store"  # a card more in each of nine battles
    assert late != early


def test_explorers_go_before_the_stalls() -> None:
    state = after_battle("outpost", "gen-l", "shop-any")
    play(state, "done")
    assert state.topic == T_DRAW
    assert chosen(state) == "use outpost"


def test_the_radio_is_listened_to_once_a_phase() -> None:
    state = after_battle(caps=500)
    play(state, "done")
    bot = CampaignBot("normal", 1)
    assert str(bot.choose(state.view(0))) == "use listen"
    assert str(bot.choose(state.view(0))) == "done"


def test_the_office_names_what_is_dearest() -> None:
    state = after_battle("office", "gen-l", "stall-armour")
    play(state, "done")
    move = chosen(state, "hard")
    assert move.startswith("name stall-armour ")
    prices = {id: price(id, state.books) for id in pool(own_of(state), "armour", state.books)}
    assert prices[move.split()[2]] == max(prices.values())


def test_the_best_cards_are_taken_and_the_rest_is_sold() -> None:
    boost = campaign().books.cards.boosts[0].id
    state = after_battle(heap=("stimpak", boost, "sturdy-leather-armour"))
    play(state, "done", "done")
    assert state.topic == T_CHOOSE
    worths = {id: taken_worth(own_of(state), id, state.books) for id in own_of(state).reserve}
    best = max(worths, key=lambda id: worths[id])
    assert chosen(state) == f"take {best}"
    play(state, f"take {best}")
    assert chosen(state) == "done"  # the only store is full


def test_the_best_of_several_cards() -> None:
    assert best_of([1.0, 2.0, 6.0], 1) == pytest.approx(3.0)
    assert best_of([1.0, 2.0, 6.0], 2) == pytest.approx((6 + 6 + 2) / 3)
    assert best_of([1.0, 2.0, 6.0], 9) == 6.0
    assert best_of([], 2) == 0.0


def test_chances() -> None:
    assert [chance(value) for value in (0, 3)] == sorted(chance(value) for value in (0, 3))
    assert chance(20) < 1  # an X never succeeds
    state = campaign()
    quests = state.books.cards.quests
    deeds = [quest_chance(quest, "skirmish", False) for quest in quests]
    assert all(0 < each < 1 for each in deeds)
    searching = next(quest for quest in quests if quest.id == "lost-patrol-1")
    assert quest_chance(searching, "skirmish", True) < quest_chance(searching, "loot", True)


def test_a_fee_is_weighed() -> None:
    state = campaign()
    own = own_of(state)
    assert met_worth(own, "recruiting-sergeant", state.books) == pytest.approx(0.8 * 50 - 40)
    assert met_worth(own, "homesteaders", state.books) < 0
