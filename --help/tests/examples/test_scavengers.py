"""The rules of the example game: a table is laid, chance is scripted, moves are made."""

from __future__ import annotations

from dataclasses import replace

import pytest

import overseer
from examples.scavengers.moves import CARDS, GEAR
from examples.scavengers.pieces import DECK, Point
from examples.scavengers.state import ACTING, LAST_TURN, Scavenging
from overseer.engine import HIDDEN, NATURE, OVER, Event

GAME = overseer.game("scavengers")
START = ("gear boots", "gear rifle", *("draw shot", "draw duck", "draw trick") * 2)


def play(state: Scavenging, *moves: str) -> Scavenging:
    """Play these moves, each of them legal."""
    for text in moves:
        state.play(GAME.parse(text))
    return state


def new() -> Scavenging:
    """The start."""
    state = GAME.new(2)
    assert isinstance(state, Scavenging)
    return state


def duel(
    *hands: str, gear: str = "boots boots", places: tuple[Point, Point] = ((200, 200), (350, 200))
) -> Scavenging:
    """Seat 0 has two acts left; both hold the cards named."""
    state = play(new(), *START)
    state.turn = 1
    state.work = [(ACTING, 0), (ACTING, 0)]
    for seat, (cards, worn) in enumerate(zip(hands, gear.split(), strict=True)):
        hand = tuple(cards.split().count(card) for card in CARDS)
        library = tuple(all_of - held for all_of, held in zip(DECK, hand, strict=True))
        who = replace(state.who[seat], place=places[seat], gear=GEAR.index(worn))
        state.who[seat] = replace(who, hand=hand, library=library)
    state.seat, state.topic = 0, ACTING
    assert GAME.invariants(state) == []
    return state


def rule_against(state: Scavenging, text: str) -> str:
    """The rule that forbids a move."""
    refusal = state.refusal(GAME.parse(text))
    assert refusal is not None, text
    return refusal.rule


def asked(state: Scavenging) -> tuple[int, str]:
    """Who is asked, and for what."""
    assert state.decision is not None
    return state.decision.seat, state.decision.name


@pytest.mark.rule("EX-S1")
def test_both_start_in_their_camps_with_three_cards_of_ten() -> None:
    state = play(new(), *START)
    assert [who.place for who in state.who] == [(60, 200), (540, 200)]
    assert [who.health for who in state.who] == [2, 2]
    assert [who.hand for who in state.who] == [(1, 1, 1), (1, 1, 1)]
    assert [who.library for who in state.who] == [(3, 2, 2), (3, 2, 2)]


@pytest.mark.rule("EX-S2")
def test_gear_is_chosen_in_secret_and_shown_together() -> None:
    state, other = new(), play(new(), "gear rifle")
    assert state.decision is not None
    assert state.decision.seats == (0, 1)
    boots = GAME.parse("gear boots")
    assert state.shown(boots, 0) == boots
    assert state.shown(boots, 1) == state.shown(boots, None) == HIDDEN
    play(state, "gear boots")
    assert state.view(1).encode() == other.view(1).encode()
    assert state.view(0).encode() != other.view(0).encode()
    assert state.revealed == 0
    play(state, "gear rifle")
    play(other, "gear rifle")
    assert state.revealed == 1
    assert state.view(1).encode() != other.view(1).encode()


@pytest.mark.rule("EX-T1")
def test_a_turn_is_a_draw_and_two_acts() -> None:
    state = play(new(), *START)
    assert asked(state) == (NATURE, "draw")
    assert state.spread == 7
    play(state, "draw duck")
    for move in ("pass", "walk 100,200"):
        assert asked(state) == (0, "act")
        play(state, move)
    assert asked(state) == (NATURE, "draw")
    assert asked(play(state, "draw duck")) == (1, "act")


@pytest.mark.rule("EX-T1")
def test_nothing_is_drawn_from_an_empty_library() -> None:
    everything = " ".join(card for card, n in zip(CARDS, DECK, strict=True) for _ in range(n))
    state = duel("", everything)
    assert asked(play(state, "pass", "pass")) == (1, "act")


@pytest.mark.rule("EX-T1")
def test_others_see_that_a_card_was_drawn_but_not_which() -> None:
    state = play(new(), "gear boots", "gear rifle")
    state.ears = heard = list[Event]()
    duck = GAME.parse("draw duck")
    assert state.shown(duck, 0) == duck
    assert state.shown(duck, 1) == HIDDEN
    play(state, "draw duck")
    assert heard[0].shown(0).args == {"seat": 0, "card": "duck"}
    assert heard[0].shown(1) == Event("scavengers-drew-hidden", {"seat": 0})


@pytest.mark.rule("EX-T2")
def test_only_what_is_asked_can_be_done() -> None:
    assert rule_against(new(), "pass") == "EX-T2"
    state = duel("shot", "duck")
    assert {rule_against(state, text) for text in ("gear boots", "draw shot", "die 3", "duck")} == {
        "EX-T2"
    }
    play(state, "shoot")
    assert rule_against(state, "walk 200,200") == "EX-T2"


@pytest.mark.rule("EX-W1")
@pytest.mark.parametrize(("gear", "reach"), [("boots", 200), ("rifle", 150)])
def test_one_walks_to_any_point_within_reach(gear: str, reach: int) -> None:
    state = duel("", "", gear=f"{gear} boots", places=((60, 200), (540, 200)))
    near, edge, far = ((60 + reach - 1, 203), (60 + reach, 200), (60 + reach, 201))
    assert f"walk {near[0]},{near[1]}" not in {str(move) for move in state.moves()}
    assert state.refusal(GAME.parse(f"walk {edge[0]},{edge[1]}")) is None
    refusal = state.refusal(GAME.parse(f"walk {far[0]},{far[1]}"))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("EX-W1", {"reach": reach})
    play(state, f"walk {near[0]},{near[1]}")
    assert state.who[0].place == near


@pytest.mark.rule("EX-W2")
def test_a_base_stays_on_the_table() -> None:
    state = duel("", "", places=((60, 60), (540, 340)))
    play(state.copy(), "walk 15,15")
    assert rule_against(state, "walk 14,15") == rule_against(state, "walk 15,14") == "EX-W2"


@pytest.mark.rule("EX-W3")
def test_bases_touch_but_do_not_overlap() -> None:
    state = duel("", "")
    assert rule_against(state, "walk 321,200") == "EX-W3"
    play(state, "walk 320,200")


@pytest.mark.rule("EX-L1")
def test_a_cache_within_touch_gives_as_many_caps_as_the_die_says() -> None:
    state = duel("", "", places=((200, 200), (540, 200)))
    assert rule_against(play(state.copy(), "walk 259,200"), "search") == "EX-L1"
    play(state, "walk 260,200", "search")
    assert asked(state) == (NATURE, "search")
    assert state.spread == 6
    play(state, "die 4")
    assert state.who[0].caps == 4
    assert state.caches == ((300, 80), (300, 320))


@pytest.mark.rule("EX-H1")
def test_a_card_comes_from_the_hand_and_is_spent() -> None:
    assert rule_against(duel("duck trick", ""), "shoot") == "EX-H1"
    state = play(duel("shot trick", "duck"), "shoot")
    assert (state.who[0].hand, state.who[0].spent) == ((0, 0, 1), (1, 0, 0))
    assert rule_against(state, "trick") == "EX-H1"


@pytest.mark.rule("EX-F1")
@pytest.mark.parametrize(("gear", "reach"), [("boots", 200), ("rifle", 300)])
def test_a_shot_has_a_range(gear: str, reach: int) -> None:
    far = duel("shot", "", gear=f"{gear} boots", places=((100, 200), (101 + reach, 200)))
    assert rule_against(far, "shoot") == "EX-F1"
    play(far, "walk 101,200", "shoot")


@pytest.mark.rule("EX-F2", "EX-A1")
def test_a_shot_without_an_answer_costs_one_health() -> None:
    state = play(duel("shot", ""), "shoot")
    assert asked(state) == (1, "answer")
    assert [str(move) for move in state.moves()] == ["pass"]
    play(state, "pass")
    assert [who.health for who in state.who] == [2, 1]
    assert asked(state) == (0, "act")


@pytest.mark.rule("EX-A2")
def test_a_duck_answers_a_shot_only() -> None:
    state = play(duel("shot trick duck", "duck duck"), "shoot")
    assert [str(move) for move in state.moves()] == ["pass", "duck"]
    play(state, "duck")
    assert [str(move) for move in state.moves()] == ["pass", "trick"]
    assert rule_against(state, "duck") == "EX-A2"


@pytest.mark.rule("EX-A1", "EX-A3")
@pytest.mark.parametrize(
    ("answers", "health"),
    [("", 1), ("duck", 2), ("trick", 2), ("duck trick", 1), ("duck trick trick", 2)],
)
def test_the_chain_is_resolved_from_its_end(answers: str, health: int) -> None:
    state = play(duel("shot trick", "duck trick"), "shoot")
    for number, answer in enumerate(answers.split()):
        assert asked(state) == ((number + 1) % 2, "answer")
        play(state, answer)
    play(state, "pass")
    assert state.who[1].health == health
    assert state.chain == ()
    assert asked(state) == (0, "act")


@pytest.mark.rule("EX-A3")
def test_the_last_answer_takes_effect_first() -> None:
    state = play(duel("shot trick", "duck trick"), "shoot", "duck", "trick")
    state.ears = heard = list[Event]()
    play(state, "pass")
    assert [(event.name, event.args) for event in heard] == [
        ("scavengers-cancelled", {"card": "duck"}),
        ("scavengers-hit", {"seat": 1}),
    ]


@pytest.mark.rule("EX-E1")
def test_who_has_no_health_has_lost_whatever_the_caps() -> None:
    state = duel("shot", "")
    state.who[1] = replace(state.who[1], health=1, caps=6)
    state.caches = state.caches[1:]
    play(state, "shoot", "pass")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((0,), "EX-E1")
    assert (state.seat, state.moves()) == (OVER, [])


@pytest.mark.rule("EX-E2", "EX-E4")
@pytest.mark.parametrize(("die", "winners"), [(4, (1,)), (5, (0, 1)), (6, (0,))])
def test_with_the_last_cache_the_most_caps_win(die: int, winners: tuple[int, ...]) -> None:
    state = duel("", "", places=((300, 200), (540, 200)))
    state.who[1] = replace(state.who[1], caps=5)
    state.caches = ((300, 200),)
    play(state, "search", f"die {die}")
    assert state.outcome is not None
    assert state.outcome.winners == winners
    assert state.outcome.scores == (die, 5)
    assert (state.outcome.how, state.outcome.rule) == ("scavengers-looted", "EX-E2")


@pytest.mark.rule("EX-E3", "EX-E4")
def test_night_falls_after_the_last_turn() -> None:
    state = duel("", "")
    state.turn = LAST_TURN
    play(state, "pass", "pass")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((0, 1), "EX-E3")
    assert rule_against(state, "pass") == "EX-T2"
