"""Every game is played through a client alone: questions, choices, steps, refusals."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from overseer.engine import NATURE, BadNotation, IllegalMove, Refused, compiled
from overseer.engine.match import Match
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.host.sitting import Table as Setting
from overseer.text import LANGUAGES
from overseer.voice.building import composed, makes, picks
from overseer.voice.given import Amounts, Answer, AnyBuilder, Pick, Point, Question, Told
from tests.conformance.tables import Table

SEEDS = range(1)
# A question tells of every choice what follows from it; plain Python takes its time over that.
DECISIONS = 400 if compiled() else 150
FREE_DECISIONS = 80 if compiled() else 30
POSITIONS = 6 if compiled() else 3
NONSENSE = (
    *("", " ", "xyzzy", "?", ":", "seat:99", "-1", "0,0,0", "999999999999,5", "{}", "\x00"),
    *("é\u202e", "null", "place", "pass pass", "💥" * 50, "x" * 10_000, "place " + "a " * 5_000),
    # Numbers longer than Python reads, wherever a word takes one.
    *(f"{word}{'9' * 5_000}" for word in ("", "seat:", "chain:", "a", "m", "p", "battle:")),
)


def seated(table: Table, seed: int) -> Sitting:
    """Everybody at a table is a person."""
    return Sitting(table.match(seed), Setting())


def decisions(table: Table) -> int:
    return FREE_DECISIONS if table.game.free else DECISIONS


def answers(question: Question, rng: Random) -> list[str]:
    """What the question can be answered with: its choices, and something from every builder."""
    found = [choice.move for choice in question.choices]
    for builder in question.builders:
        found += put_together(builder, rng)
    return found


def put_together(builder: AnyBuilder, rng: Random) -> list[str]:
    """One answer by a builder."""
    if isinstance(builder, Point):
        return []  # a point is asked about first
    if isinstance(builder, Pick):
        copies = [option.id for option in builder.of for _ in range(option.most)]
        count = rng.randint(builder.least, min(builder.most, len(copies)))
        picked = rng.sample(copies, count)
        while not picks(builder, picked):  # some may not be picked together
            picked = rng.sample(copies, rng.randint(builder.least, count))
        return composed(builder, picked)[:1]
    if not isinstance(builder, Amounts):
        return []  # a plan of several moves: tests/voice/tragic/test_builders.py
    left, shares = builder.total, {}
    for option in rng.sample(builder.of, len(builder.of)):
        shares[option.id] = min(left, option.most)
        left -= shares[option.id]
    return composed(builder, shares)[:1] if not left else []


def asked_client(sitting: Sitting, lang: str) -> Client:
    """Who owes an answer."""
    decision = sitting.decision
    assert decision is not None
    owing = [seat for seat in decision.seats if seat not in sitting.match.answered]
    return Client(sitting, owing[0], lang)


def check_question(client: Client, question: Question) -> None:
    """Its choices are legal, and every legal move is one of them or can be put together."""
    sitting, seat = client.sitting, client.seat
    assert seat is not None
    assert question.asked
    assert question.prompt
    offered = {choice.move for choice in question.choices}
    for choice in question.choices:
        assert sitting.match.refusal(seat, sitting.parse(choice.move)) is None, choice.move
        assert choice.name
        assert choice.kind
    for move in map(str, sitting.match.moves(seat)):
        reachable = move in offered or any(makes(each, move) for each in question.builders)
        assert reachable, (question.topic, move)
    assert msgspec.json.decode(msgspec.json.encode(question), type=Question) == question


def test_a_game_is_played_through_clients_alone(table: Table, seed: int) -> None:
    rng = table.rng(seed)
    sitting = seated(table, seed)
    for at in range(decisions(table)):
        if sitting.over:
            assert Client(sitting, None, LANGUAGES[at % 4]).ended() is not None
            break
        client = asked_client(sitting, LANGUAGES[at % 4])
        question = client.question()
        check_question(client, question)
        owing = {*question.seats} - {*question.answered}
        for viewer in table.viewers:
            if viewer not in owing:
                other = Client(sitting, viewer, client.lang).question()
                assert (other.asked, other.choices, other.builders) == (False, [], [])
        moves = answers(question, rng)
        rng.shuffle(moves)
        for move in moves:
            answer = client.ask(move)
            if not answer.why_not:
                client.play(move)
                break
            assert move not in {choice.move for choice in question.choices}
            with pytest.raises(Refused):  # what does not fit together is refused like a move
                client.play(move)
        else:
            raise AssertionError(f"nothing can be answered: {question.topic}")


def test_steps_are_the_same_for_who_was_there_and_who_comes_late(table: Table, seed: int) -> None:
    rng = table.rng(seed)
    sitting = seated(table, seed)
    there = {
        viewer: Client(sitting, viewer, LANGUAGES[at % 4])
        for at, viewer in enumerate(table.viewers)
    }
    heard: dict[int | None, list[Told]] = {
        viewer: client.steps() for viewer, client in there.items()
    }
    for _ in range(decisions(table) * 2):
        if sitting.over:
            break
        sitting.play(rng.choice(sitting.moves()))
        for viewer, client in there.items():
            heard[viewer] += client.steps(len(heard[viewer]))
    seats, match = [None] * table.seats, sitting.match
    resumed = Sitting(Match(table.game, seats, seed=match.seed, record=match.record), Setting())
    for viewer, client in there.items():
        assert [told.number for told in heard[viewer]] == list(range(1, len(sitting.steps) + 1))
        for other in (sitting, resumed):
            comer = Client(other, viewer, client.lang)
            late, half = comer.steps(), len(sitting.steps) // 2
            assert late[:half] + comer.steps(half) == late
            assert late == heard[viewer]


def changed(sitting: Sitting) -> tuple[object, ...]:
    """All that must stay as it is when something is refused."""
    match = sitting.match
    return len(match.record.entries), match.state.digest(), len(sitting.steps), match.answered


def refuses(client: Client, error: Refused) -> None:
    """A refusal has a rule and, in the client's language, a sentence."""
    why = client.why(error.refusal)
    assert why.rule
    assert why.text
    assert "{" not in why.text.replace("{}", "")


def test_bad_input_is_refused_with_its_rule_and_changes_nothing(table: Table, seed: int) -> None:
    rng = table.rng(seed)
    sitting = seated(table, seed)
    for at in range(POSITIONS):
        for _ in range(7):
            if not sitting.over:
                sitting.play(rng.choice(sitting.moves()))
        before = changed(sitting)
        lang = LANGUAGES[at % 4]
        assert not Client(sitting, None, lang).help("x" * 10_000).rules
        for viewer in table.viewers:
            client = Client(sitting, viewer, lang)
            for text in NONSENSE:
                with pytest.raises((BadNotation, IllegalMove)) as error:
                    client.play(text)
                refuses(client, error.value)
                answer = client.ask(text)
                assert isinstance(answer, Answer)
                assert answer.lines or answer.title or answer.why_not
                assert all(why.rule and why.text for why in answer.why_not)
            if viewer is None:
                for do in (client.undo, client.resign):
                    with pytest.raises(IllegalMove) as refused:
                        do()
                    refuses(client, refused.value)
            moves = sitting.moves()
            owing = sitting.decision.seats if sitting.decision is not None else ()
            if moves and viewer not in owing:
                with pytest.raises(IllegalMove) as late:
                    client.play(str(rng.choice(moves)))
                refuses(client, late.value)
            assert changed(sitting) == before
        assert sitting.over or sitting.asked != NATURE
