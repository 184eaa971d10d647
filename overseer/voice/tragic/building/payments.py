"""What something costs and is aimed at, put together before it is announced; and points by letter.

What an action will ask when it takes effect can be said beforehand too (`Pay.later`): it is given
only if nobody has done anything about it until then.
"""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE, OVER
from overseer.tragic import moves as kinds
from overseer.tragic.autopass import waits
from overseer.tragic.moves import SEATS, TragicMove
from overseer.tragic.rules.announce import PAYING, life_letter
from overseer.tragic.rules.duel import W_ANNOUNCE, W_LETTERS, W_POINTS
from overseer.tragic.rules.payment import left
from overseer.tragic.rules.pile import Work
from overseer.tragic.rules.works import movable_letters
from overseer.tragic.topics import (
    T_ANSWER,
    T_DISCARD,
    T_LAY,
    T_MAIN,
    T_MODE,
    T_PAY,
    T_RECOVER,
    T_REFRESH,
    TOPICS,
)
from overseer.tragic.view import SeenDuel, twin_of
from overseer.tragic.words import LETTERS
from overseer.voice.given import AnyBuilder, Option, Pay, Stage
from overseer.voice.reader import Reader
from overseer.voice.tragic import where
from overseer.voice.tragic.hand import proposal
from overseer.voice.tragic.moves import move_parts
from overseer.voice.tragic.words import letter_words

STAGES: Final = 8  # questions before a cost is paid, and until something takes effect
PAY: Final = "pay"
# Moves that open questions on the way to a payment, and how their notation begins.
_ASKED: Final = {
    kinds.AIM: "target",
    kinds.AIM_PLAYER: "target",
    kinds.PART: "aim",
    kinds.THROW: "discard",
}
_PAID: Final = (kinds.CAST, kinds.USE, kinds.USE_CARD, kinds.WEAR, kinds.TAKE_OFF, kinds.YES)
# What is asked when something takes effect and can be said beforehand: all of it is known then.
_LATER: Final = {T_MODE: "choose", T_LAY: "lay", T_RECOVER: "recover"}


def letters(
    duel: SeenDuel, seat: int, lang: str, taken: dict[str, int] | None = None
) -> list[Option]:
    """The letters with points to pay with, beside those that are due."""
    due = taken or {}
    return [
        Option(id=sign, name=letter_words(at, lang), at=[where.player(seat)], most=free)
        for at, sign in enumerate(LETTERS)
        if (free := left(duel.players[seat], at) - due.get(sign, 0)) > 0
    ]


def points(duel: SeenDuel, lang: str) -> list[AnyBuilder]:
    """Points that are named one by one: the rest of a cost, or those that an effect moves."""
    work = duel.work[-1]
    if work.kind == W_LETTERS:
        return [_turned(duel, work, lang)]
    if not (work.kind == W_POINTS or (work.kind == W_ANNOUNCE and work.stage == PAYING)):
        return []
    total = work.to_pay
    owed = _owed(work)
    lives = _lives(duel, duel.seat, owed, lang)
    of = letters(duel, duel.seat, lang) if total or not owed else []
    if not of and not lives:
        return []
    return [Pay(verb=PAY, start=[], of=of, total=total, owed=owed, lives=lives, life=_life(lives))]


def _turned(duel: SeenDuel, work: Work, lang: str) -> Pay:
    """Points that an effect engages or disengages; the last letter that is left is no choice."""
    of = _movable(duel, work, lang)
    total = min(work.count, sum(option.most for option in of))
    return Pay(verb=PAY, start=[], of=of, total=total, rest=True)


def _movable(duel: SeenDuel, work: Work, lang: str) -> list[Option]:
    player = duel.players[work.seat]
    found: list[Option] = []
    for at in movable_letters(player, work.drains):
        most = player.points[at] - player.spent[at] if work.drains else player.spent[at]
        name = letter_words(at, lang)
        found.append(Option(id=LETTERS[at], name=name, at=[where.player(work.seat)], most=most))
    return found


def _owed(work: Work) -> dict[str, int]:
    """TR-W30: points of given letters, each of which may be paid with a hit point by hand."""
    if life_letter(work) < 0:
        return {}
    points = work.by_life.to_bytes(len(LETTERS), "big")
    return {sign: points[at] for at, sign in enumerate(LETTERS) if points[at]}


def _lives(duel: SeenDuel, seat: int, owed: dict[str, int], lang: str) -> list[Option]:
    """How many of them the points that are left can pay; none: they cost life by themselves."""
    found: list[Option] = []
    for at, sign in enumerate(LETTERS):
        most = min(owed.get(sign, 0), left(duel.players[seat], at))
        if most:
            name = letter_words(at, lang)
            found.append(Option(id=sign, name=name, at=[where.player(seat)], most=most))
    return found


def _life(lives: list[Option]) -> str:
    return "none" if lives else ""


def payments(reader: Reader, duel: SeenDuel, legal: list[TragicMove]) -> list[AnyBuilder]:
    """Everything that asks something: what it is aimed at, what pays for it, what it will ask."""
    by_hand = duel.tables.moves.by_hand
    hand = by_hand if by_hand in legal else None
    found: list[AnyBuilder] = []
    for move in legal:
        if move.kind in _PAID:
            made = _payment(reader, duel, move, hand)
            if made is not None:
                found.append(made)
    if hand is not None and not any(
        isinstance(each, Pay) and str(hand) in each.start for each in found
    ):
        found.append(Pay(verb=PAY, start=[str(hand)]))  # it can be said all the same
    return found


def _payment(
    reader: Reader, duel: SeenDuel, move: TragicMove, hand: TragicMove | None
) -> Pay | None:
    """An action as far as it can be seen on a copy; None: there is nothing to choose."""
    seat = duel.seat
    start = [str(move)] if hand is None else [str(hand), str(move)]
    twin = twin_of(duel)
    if hand is not None:
        twin.apply(hand)
    spent = twin.players[seat].spent
    twin.apply(move)
    stages = _on_the_way(reader, twin, seat)
    if not _asks(twin, seat, T_PAY):
        later = _later(reader, twin, seat)
        if not stages and not later:
            return None
        return Pay(verb=PAY, start=start, stages=stages, later=later)
    work = twin.work[-1]
    total = work.to_pay
    owed = _owed(work)
    lives = _lives(twin, seat, owed, reader.lang)
    before = {sign: spent[at] for at, sign in enumerate(LETTERS)}
    now = twin.players[seat].spent
    due = {
        sign: now[at] - before[sign] for at, sign in enumerate(LETTERS) if now[at] > before[sign]
    }
    automatic = proposal(duel, seat, move)
    free = {sign: n - due.get(sign, 0) for sign, n in automatic.items() if n > due.get(sign, 0)}
    return Pay(
        verb=PAY,
        start=start,
        stages=stages,
        due=due,
        of=letters(twin, seat, reader.lang) if total or not owed else [],
        total=total,
        proposed=free,
        owed=owed,
        lives=lives,
        life=_life(lives),
        later=_later(reader, _done(duel, move, stages), seat),
    )


def _asks(twin: SeenDuel, seat: int, topic: int) -> bool:
    return twin.seat == seat and twin.topic == topic and len(twin.work) > 0


def _done(duel: SeenDuel, move: TragicMove, stages: list[Stage]) -> SeenDuel:
    """A copy in which it was announced and paid as proposed."""
    twin = twin_of(duel)
    twin.apply(move)
    for stage in stages:
        _first(twin, stage)
    return twin


def _first(twin: SeenDuel, stage: Stage) -> None:
    """Answer a question on the way with whatever comes first."""
    ids = [option.id for option in stage.of for _ in range(option.most)]
    for id in ids[: stage.n]:
        twin.apply(twin.tables.moves.by_text[f"{stage.verb} {id}"])


def _on_the_way(reader: Reader, twin: SeenDuel, seat: int) -> list[Stage]:
    """What is asked before the cost is paid."""
    stages: list[Stage] = []
    for _ in range(STAGES):
        if twin.seat != seat or twin.topic in (T_PAY, T_MAIN, T_ANSWER) or not twin.work:
            break
        if twin.work[-1].kind != W_ANNOUNCE:
            break
        stage = _stage(reader, twin, stages)
        if stage is None:
            break
        stages.append(stage)
        _first(twin, stage)
    return stages


def _stage(reader: Reader, twin: SeenDuel, before: list[Stage]) -> Stage | None:
    """A target, a part of the body or cards to discard on the way to the payment; None: something
    else is asked."""
    moves = [move for move in twin.moves() if isinstance(move, TragicMove) and move.kind in _ASKED]
    if not moves:
        return None
    after: list[str] = []
    if moves[0].kind == kinds.PART and before:  # TR-W9: at a player only
        last = before[0]
        after = [f"{last.verb} {each.id}" for each in last.of if each.id in SEATS]
    n = twin.work[-1].count if twin.topic == T_DISCARD else 1
    verb = _ASKED[moves[0].kind]
    return Stage(
        topic=TOPICS[twin.topic], verb=verb, of=_options(reader, twin, moves), after=after, n=n
    )


def _options(reader: Reader, twin: SeenDuel, moves: list[TragicMove]) -> list[Option]:
    found: list[Option] = []
    for move in moves:
        name, _ = move_parts(twin, move, reader.lang)
        at = where.where_of(twin, move)
        option = Option(id=str(move).partition(" ")[2], name=name, at=[at] if at else [])
        if move.kind == kinds.THROW:
            option.most = twin.players[twin.seat].hand.count(move.a)
        found.append(option)
    return found


def _later(reader: Reader, twin: SeenDuel, seat: int) -> list[Stage]:
    """What it asks when it takes effect, if nobody does anything until then."""
    passing = twin.tables.moves.by_text["pass"]
    for _ in range(STAGES):
        if twin.seat in (NATURE, OVER) or twin.topic == T_MAIN or not twin.work:
            return []
        if twin.topic == T_ANSWER or (twin.seat == seat and twin.topic == T_LAY and waits(twin)):
            twin.apply(passing)
            continue
        if twin.seat != seat:
            return []
        return _asked_then(reader, twin)
    return []


def _asked_then(reader: Reader, twin: SeenDuel) -> list[Stage]:
    topic = TOPICS[twin.topic]
    if twin.topic == T_REFRESH:
        work = twin.work[-1]
        of = _movable(twin, work, reader.lang)
        total = min(work.count, sum(option.most for option in of))
        return [Stage(topic=topic, verb=PAY, of=of, n=total, rest=True)]
    verb = _LATER.get(twin.topic, "")
    moves = [
        move
        for move in twin.moves()
        if isinstance(move, TragicMove) and str(move).partition(" ")[0] == verb
    ]
    if len(moves) < 2 and twin.topic != T_LAY:  # where one may also pass, one is a choice
        return []
    return [Stage(topic=topic, verb=verb, of=_options(reader, twin, moves))] if moves else []
