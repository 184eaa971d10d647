"""A campaign keeps the kernel's contract: the checks of the suite, on a short campaign."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from overseer.engine.game import Options
from overseer.engine.state import State
from overseer.text import LANGUAGES, has, translate
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.text import event_text, refusal_text
from tests.conformance import test_match, test_notation, test_play, test_records, test_views
from tests.conformance.tables import Table, chronicle, sample
from tests.wasteland.campaign.course import GAME, campaign, fight, play


class Short(Campaign):
    """Two battles."""

    def new(self, seats: int, options: Options | None = None) -> State:
        return super().new(seats, options or {"course": "free", "battles": 2})


class Stocked(Short):
    """One battle, just fought; everybody has boosts, and racks to draw more."""

    def new(self, seats: int, options: Options | None = None) -> State:
        state = fight(campaign(seats, battles=1))
        for player in state.players:
            boosts = [boost.id for boost in state.books.cards.boosts[player.seat :: 9]]
            player.own.gain(boosts)
            player.own.reserve += boosts
            for rack in ("rack-any-l", "rack-cunning-m", "rack-tactical-l"):
                player.own.built[rack] = 1
        return state


SECRETIVE = [Table(Stocked(), 3)]
TABLES = [Table(Short(), seats) for seats in (1, 2)]
GAMES = 6  # whose words are looked at
PLAYING = (
    test_play.test_every_position_of_a_game_is_sound_and_the_game_ends,
    test_play.test_the_legal_moves_are_those_that_are_not_refused,
    test_play.test_copy_and_original_play_on_identically,
    test_match.test_undo_takes_back_own_moves_only,
    test_match.test_undo_goes_back_over_a_whole_row_of_own_moves,
    test_views.test_a_view_has_no_path_to_the_state,
    test_views.test_a_view_stays_as_it_was,
    test_views.test_a_view_asks_only_its_owner,
    test_views.test_guesses_fit_the_view,
)
HIDING = (
    test_views.test_guesses_differ_where_something_is_hidden,
    test_views.test_what_is_hidden_leaves_no_trace_in_a_view,
    test_views.test_who_is_asked_depends_on_public_facts,
    test_views.test_a_move_shows_and_tells_no_more_than_the_view_after_it,
)


def named(check: object) -> str:
    return str(getattr(check, "__name__", check))


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("check", PLAYING, ids=named)
def test_it_plays_like_every_game(table: Table, check: Callable[[Table, int], None]) -> None:
    check(table, 0)


def test_asking_changes_nothing() -> None:
    test_play.test_asking_changes_nothing(TABLES[0], 0)


@pytest.mark.rule("WC-Q1", "WC-B1")
@pytest.mark.parametrize("table", SECRETIVE, ids=str)
@pytest.mark.parametrize("check", HIDING, ids=named)
def test_it_keeps_secrets(table: Table, check: Callable[[Table, int], None]) -> None:
    check(table, 0)


@pytest.mark.rule("WC-F3")
def test_a_force_is_secret_until_everybody_has_mustered_one() -> None:
    views = []
    for other in (0, -1):
        state = play(campaign(2), "battle skirmish 500 south north", "quest none")
        state.play(state.moves()[other])
        play(state, "quest none")
        views.append(state.view(1))
    assert views[0].data() == views[1].data()
    assert views[0].encode() == views[1].encode()
    assert views[0].secrets == 1
    whole = state.players[0].force
    assert whole not in str(views[1].data())
    guessed = views[1].guess(Random(1))
    assert GAME.invariants(guessed) == []
    assert guessed.players[0].force
    state.play(state.moves()[0])
    assert state.revealed == 1
    assert whole in str(state.view(1).data())


@pytest.mark.rule("WC-Q1")
def test_what_is_learned_is_never_taken_back() -> None:
    test_views.test_what_is_learned_from_a_move_counts_as_revealed(SECRETIVE[0])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_its_records_are_sound(table: Table, tmp_path: Path) -> None:
    test_notation.test_notation_goes_both_ways(table)
    test_notation.test_moves_travel_between_processes(table)
    test_records.test_a_record_replays_to_the_same_digests(table, tmp_path)
    test_records.test_a_match_goes_on_after_a_break(table, tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    table = TABLES[1]
    books = campaign().books
    for asked in chronicle(table, GAMES).decisions:
        assert translate(lang, f"topic-campaign-{asked.name}", **asked.about)
    assert chronicle(table, GAMES).events
    for event in chronicle(table, GAMES).events:
        for shown in (event, event.shown(None)):
            assert translate(lang, f"event-{shown.name}", **shown.args)
            assert event_text(shown, books, lang, ["Ada", "Bo"])
    for refusal in table.game.reasons():
        assert refusal_text(refusal, books, lang)
        assert translate(lang, f"refusal-{refusal.reason}", **refusal.args)
    for level in ("minor", "major", "plain"):
        for side in ("attacker", "defender"):
            assert has(lang, f"end-campaign-linked-{side}-{level}")
    assert has(lang, "end-campaign-free")
    assert has(lang, "end-campaign-linked-draw")


def test_no_other_refusals_are_met() -> None:
    table = TABLES[1]
    announced = {(refusal.rule, refusal.reason) for refusal in table.game.reasons()}
    for state in sample(table, 0, 6):
        for move in chronicle(table, GAMES).moves:
            refusal = state.refusal(move)
            if refusal is not None and not refusal.reason.startswith("wasteland-force"):
                assert (refusal.rule, refusal.reason) in announced


def test_every_refusal_names_a_rule_of_the_book() -> None:
    game = Campaign()
    ids = set(game.rule_ids())
    assert {refusal.rule for refusal in game.reasons()} <= ids
