"""A campaign's battle is played digitally, and its result comes back (WC-S2, WC-S9, WC-A26)."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer import bots
from overseer.engine import NATURE, OVER, BadOption, Match, Record, RecordError, numbered_seed
from overseer.engine.record import End, final_outcome
from overseer.terminal.campaign.archive import bring_in, export, verify_folder
from overseer.terminal.campaign.folder import CampaignFolder, battle_file
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.hand_over import battle_options, battle_seats, result_of
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.game import FACTIONS, Wasteland
from tests.wasteland.campaign.course import (
    GAME,
    after_battle,
    asked,
    campaign,
    muster,
    own_of,
    play,
)

BOOST = campaign().books.cards.boosts[0].id


def fought(options: dict[str, object], seats: int = 1) -> Match:
    """A digital battle between bots that do not think long."""
    players = [bots.make("easy", "wasteland", seat) for seat in range(seats)]
    match = Match(Wasteland(), players, options, numbered_seed(7))
    while not match.over:
        match.step()
    return match


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign in a folder whose first battle was played digitally."""
    path = tmp_path_factory.mktemp("campaign") / "c"
    with CampaignFolder.create(path, [None], {"course": "free"}, numbered_seed(1)) as folder:
        with pytest.raises(RecordError) as error:
            folder.take_battle(Match(Wasteland(), [None]))
        assert error.value.refusal.reason == "campaign-no-battle"
        folder.play(0, GAME.parse("battle ambush 500 players"))
        folder.play(0, GAME.parse("quest everyone-comes-home"))
        folder.play(0, folder.state.moves()[0])
        folder.take_battle(fought(battle_options(folder.state)))
        assert folder.state.fought[0].record
    return path


def test_a_digital_battle_is_kept_and_verified(played: Path, tmp_path: Path) -> None:
    assert battle_file(played, 1).is_file()
    assert verify_folder(played).steps > 3
    export(played, tmp_path / "c.json")
    bring_in(tmp_path / "c.json", tmp_path / "d")
    assert verify_folder(tmp_path / "d").steps == verify_folder(played).steps


def test_a_result_that_its_record_does_not_show_is_refused(played: Path, tmp_path: Path) -> None:
    export(played, tmp_path / "c.json")
    bring_in(tmp_path / "c.json", tmp_path / "d")
    battle = battle_file(tmp_path / "d", 1)
    record = Record.load(battle)
    short = Record(record.header)
    short.entries = record.entries[:-1]
    short.save(battle)
    with pytest.raises(RecordError) as error:
        verify_folder(tmp_path / "d")
    assert error.value.refusal.reason == "campaign-battle-other"
    other = Match(Wasteland(), [None], {"scenario": "loot"}, numbered_seed(1))
    other.record.save(battle)
    with pytest.raises(RecordError) as error:
        verify_folder(tmp_path / "d")
    assert error.value.refusal.reason == "campaign-battle-other"


def test_hand_picked_dice_of_a_battle_are_found(tmp_path: Path) -> None:
    """Every move legal, every link right, the seed the one that was promised: but not its dice."""
    game = Wasteland()
    with CampaignFolder.create(tmp_path, [None], {"course": "free"}, numbered_seed(1)) as folder:
        for text in ("battle ambush 500 players", "quest none"):
            folder.play(0, GAME.parse(text))
        folder.play(0, folder.state.moves()[0])
        options = battle_options(folder.state)
        honest = Match(game, [None], options, numbered_seed(7))
        record = Record(honest.record.header)
        state, bot, turn = game.new(1, options), bots.make("easy", "wasteland", 0), 0
        while state.seat != OVER:
            seat = state.seat
            turn += 1
            move = (
                state.chance(turn % state.spread) if seat == NATURE else bot.choose(state.view(0))
            )
            state.apply(move)
            record.add(seat, str(move), state)
        outcome = final_outcome(state, 1, set())
        assert outcome is not None
        record.end = End(
            list(outcome.winners), list(outcome.scores), outcome.how, numbered_seed(7).hex()
        )
        record.save(folder.next_battle)
        assert isinstance(state, Battle)
        result = result_of(state, battle_seats(folder.state), record.entries[-1].link)
        folder.play(0, result_move(result))
    with pytest.raises(RecordError) as error:
        verify_folder(tmp_path)
    assert error.value.refusal.reason == "record-dice"
    export(tmp_path, tmp_path / "c.json")
    with pytest.raises(RecordError) as error:
        bring_in(tmp_path / "c.json", tmp_path / "d")
    assert error.value.refusal.reason == "record-dice"
    assert not (tmp_path / "d").exists()


@pytest.mark.rule("WC-S2", "WC-S9", "WC-E6", "WC-S8")
def test_what_a_battle_left_comes_back_into_the_settlement() -> None:
    cards = ("stimpak", "sturdy-leather-armour", BOOST)
    state = after_battle("store", "store", "gen-l", heap=cards)
    own = own_of(state)
    play(state, "done", "done", *(f"take {card}" for card in cards), "done")
    own.harm = [("physical", 1)]
    own.consequences = ["gun-for-hire"]
    muster(play(state, "battle loot 750 players"))
    assert sorted(state.players[0].fielded) == sorted(cards)
    battle = fought(battle_options(state)).state
    assert isinstance(battle, Battle)
    result = result_of(battle, battle_seats(state))
    told = result.seats[0]
    assert told.boosts in ([], [BOOST])
    finds = [model.found for model in battle.models if model.seat == 0 and model.alive]
    assert len(told.cards) >= sum(len(found) for found in finds)
    state.play(result_move(result))
    assert sorted(own.heap) == sorted(["sturdy-leather-armour", *told.cards, *told.boosts])
    assert own.consequences == list(told.owed)
    assert own.leader_fell == told.leader
    assert asked(state)[1] in ("keep", "leader", "build")
    assert GAME.invariants(state) == []


@pytest.mark.rule("WC-A26")
def test_players_against_each_other_and_together() -> None:
    state = play(campaign(2), "battle skirmish 500 north south")
    muster(state)
    options = battle_options(state)
    assert (options["ai"], options["sides"]) == ("none", [1, 0])
    match = Match(Wasteland(), [None, None], options, numbered_seed(1))
    battle = match.state
    assert isinstance(battle, Battle)
    assert battle.sides == (1, 0)
    state = muster(play(campaign(3), "battle ambush 1000 players players players"))
    options = battle_options(state)
    assert options["limits"][0] == 999
    Match(Wasteland(), [None] * 3, options, numbered_seed(1))
    state = muster(play(campaign(3), "battle skirmish 500 south north north"))
    assert battle_seats(state) == [0, 1, 2]
    match = Match(Wasteland(), [None] * 3, battle_options(state), numbered_seed(1))
    assert isinstance(match.state, Battle)
    assert match.state.sides == (0, 1, 1)
    state = muster(play(campaign(3), "battle skirmish 500 - south north"))
    assert battle_seats(state) == [1, 2]
    for wrong in ([0, 0], [0], [0, 2], [True, False], "01"):
        with pytest.raises(BadOption):
            Wasteland().new(2, {"scenario": "skirmish", "ai": "none", "sides": wrong})
    with pytest.raises(BadOption):
        Wasteland().new(1, {"scenario": "ambush", "ai": "wasteland", "sides": [1]})
    state = muster(play(campaign(2), "battle loot 500 wasteland -"))
    assert battle_options(state)["ai"] == "players"


@pytest.mark.rule("WB-X1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("caps", ["2018", "2025"])
def test_a_list_that_prices_few_cards_still_gives_battles(caps: str, faction: str) -> None:
    state = GAME.new(1, {"caps": caps, "factions": [faction, "survivors"]})
    assert isinstance(state, CampaignState)
    muster(state)
    match = Match(Wasteland(), [None], battle_options(state), numbered_seed(1))
    assert isinstance(match.state, Battle)


def test_only_factions_that_a_battle_can_draw_are_taken() -> None:
    with pytest.raises(BadOption):
        GAME.new(1, {"factions": ["raiders", "survivors"]})
