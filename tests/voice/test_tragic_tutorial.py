"""The duel that teaches Tragic: its hints, followed to the letter, lead through everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.engine.state import Move
from overseer.host.sitting import Table
from overseer.terminal.match.session import Session
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.text import LANGUAGES, ids, translate
from overseer.tragic import moves as kinds
from overseer.tragic.cards.file import standard
from overseer.tragic.moves import TragicMove
from overseer.tragic.text.cards import cost_text
from overseer.tragic.words import ABILITY, ATTACK, REACTION
from overseer.voice.tragic import tutorial
from overseer.voice.tragic.building.choosing import planned
from overseer.voice.tragic.situation import position
from tests.terminal.program import Program

TAUGHT = {
    *("traits", "skills", "first", "lay", "target", "attack", "ally-attack", "guard", "block"),
    *("react", "upkeep-works", "finish", "end"),
}
# What a learner does who follows a hint: the first of these kinds of move that is there.
FOLLOWED = {
    "lay": (kinds.LAY_CARD,),
    "lay-missed": (kinds.LAY_CARD,),
    "first": (kinds.CAST,),
    "ally": (kinds.CAST,),
    "poor": (kinds.END,),
    "ally-attack": (kinds.ATTACK_WITH,),
    "wear": (kinds.WEAR,),
    "use": (kinds.USE_CARD,),
    "guard": (kinds.END,),
    "end-keep": (kinds.END,),
    "end": (kinds.END,),
    "target": (kinds.AIM_PLAYER, kinds.AIM),
    "target-ally": (kinds.AIM_PLAYER, kinds.AIM),
    "react": (kinds.CAST,),
    "block": (kinds.BLOCK, kinds.PASS),
    "join": (kinds.PASS,),
    "main": (kinds.CAST, kinds.ATTACK_WITH, kinds.END),
    "keep": (kinds.ATTACK_WITH, kinds.CAST, kinds.END),
    "upkeep-works": (kinds.CAST, kinds.ATTACK_WITH, kinds.END),
}


def begin(folder: Path, seed: int | None = None) -> Session:
    """The tutorial as the command begins it."""
    lesson = tutorial.lesson()
    return Session.start(
        overseer.game("tragic"),
        lesson.seats,
        folder / "tutorial.overseer",
        lang="en",
        options=lesson.options,
        seed=lesson.seed if seed is None else seed,
        table=Table(tutorial=True),
    )


def followed(session: Session, hint: str) -> Move:
    """The move that a hint leads to."""
    moves = session.voice.offered(session.reads)
    found = {
        kind: [m for m in moves if isinstance(m, TragicMove) and m.kind == kind]
        for kind in range(34)
    }
    if hint in ("attack", "finish"):
        cards = position(session.reads).tables.cards
        attacks = [m for m in found[kinds.CAST] if cards[m.a].kind == ATTACK]
        if attacks:
            return attacks[-1]
    if hint in ("first", "ally"):
        cards = position(session.reads).tables.cards
        allies = [m for m in found[kinds.CAST] if cards[m.a].is_ally]
        if allies:
            return allies[0]
    for kind in FOLLOWED.get(hint, ()):
        if found[kind]:
            return found[kind][0]
    return moves[0]


def learn(session: Session) -> list[str]:
    """Play to the end by the hints alone; every hint that came."""
    seen: list[str] = []
    while not session.over:
        if session.bot_asked:
            session.play(session.bot_move())
            continue
        assert session.decision is not None
        hint = tutorial.hint_of(session.reads, session.decision.name)
        assert tutorial.hints(session.reads) == [session.text(f"tutorial-{hint}")]
        seen.append(hint)
        session.play(followed(session, hint))
    return seen


def test_the_hints_lead_through_everything_to_a_victory(tmp_path: Path) -> None:
    session = begin(tmp_path)
    seen = learn(session)
    assert set(seen) >= TAUGHT
    assert session.match.outcome is not None
    assert session.match.outcome.winners == (tutorial.LEARNER,)
    assert session.voice.ending(session.reads) == [translate("en", "tutorial-won")]


def test_whoever_lets_every_hint_act_wins(tmp_path: Path) -> None:
    """A hint is tied to a move that is possible; those moves alone win the duel."""
    session = begin(tmp_path)
    untied: set[str] = set()
    while not session.over:
        if session.bot_asked:
            session.play(session.bot_move())
            continue
        moves = session.voice.offered(session.reads)
        move = tutorial.advised(session.reads, moves)
        if move is None:
            assert session.decision is not None
            untied.add(tutorial.hint_of(session.reads, session.decision.name))
        session.play(moves[0] if move is None else move)
    assert untied <= {"choose"}
    assert session.match.outcome is not None
    assert session.match.outcome.winners == (tutorial.LEARNER,)


def test_the_first_hand_has_all_that_the_first_turn_needs(tmp_path: Path) -> None:
    session = begin(tmp_path)
    while session.decision is not None and session.decision.name != "main":
        first = session.bot_move() if session.bot_asked else session.voice.offered(session.reads)[0]
        session.play(first)
    duel = position(session.reads)
    assert session.asked == duel.active == tutorial.LEARNER
    hand = [duel.tables.cards[number] for number in duel.players[tutorial.LEARNER].hand]
    assert any(card.is_ally for card in hand)
    assert {ABILITY, ATTACK, REACTION} <= {card.kind for card in hand}
    assert tutorial.hint_of(session.reads, "main") == "first"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cost_is_explained_as_the_cards_print_it(lang: str) -> None:
    blow = standard().by_id["bat-blow-1"]
    assert cost_text(blow.cost, blow.letters) == "S+1"
    assert "S+1" in translate(lang, "tutorial-first")


def test_the_first_choices_are_the_planned_ones(tmp_path: Path) -> None:
    session = begin(tmp_path)
    assert planned(position(session.reads)) == (
        position(session.reads).tables.set.by_id["kamikaze-1"].number,
    )


def test_hints_go_on_after_a_break(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.play(followed(session, "traits"))
    again = Session.resume(session.path, lang="fr")
    while again.bot_asked:
        again.play(again.bot_move())
    assert tutorial.hints(again.reads) == [translate("fr", "tutorial-skills")]


def test_a_match_that_teaches_nothing_has_no_hints(tmp_path: Path) -> None:
    session = Session.start(
        overseer.game("tragic"), ["human", "bot:random"], tmp_path / "a.overseer", lang="en", seed=1
    )
    assert tutorial.hints(session.reads) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_words(lang: str) -> None:
    words = TAUGHT | set(FOLLOWED) | {"answer", "choose", "upkeep", "won", "lost", "title"}
    assert {f"tutorial-{word}" for word in words} == {
        id for id in ids(lang) if id.startswith("tutorial-")
    }


def test_the_command_begins_it_and_it_can_be_left(program: Program) -> None:
    done = program("play", "tragic", "--tutorial", "--plain", say="1\nquit\n")
    assert translate("en", "tutorial-traits") in done.out
    assert translate("en", "tutorial-skills") in done.out
    assert "--resume" in done.out


@pytest.mark.parametrize("option", ["--seats=human,human", "--deck=fists", "--seed=3", "--clock=5"])
def test_it_takes_no_options_of_its_own(program: Program, option: str) -> None:
    done = program("play", "tragic", "--tutorial", "--plain", option, code=2)
    assert option.split("=")[0] in done.err


def test_the_cursor_begins_on_what_the_hint_speaks_of(tmp_path: Path) -> None:
    session = begin(tmp_path)
    while not session.over:
        if session.bot_asked:
            session.play(session.bot_move())
            continue
        assert session.decision is not None
        hint = tutorial.hint_of(session.reads, session.decision.name)
        if hint == "ally-attack":
            break
        session.play(followed(session, hint))
    play = DuelPlay(session)
    assert play.choice is not None
    move = session.parse(play.choice.move)
    assert isinstance(move, TragicMove)
    assert move.kind == kinds.ATTACK_WITH
