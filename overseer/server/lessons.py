"""A table that teaches its game: everything about its match is fixed beforehand."""

from __future__ import annotations

from overseer.engine.game import Game
from overseer.engine.nature import numbered_seed
from overseer.server.complaint import Complaint
from overseer.server.wire import NewTable
from overseer.voice.voice import voice_of


def lesson_asked(game: Game, body: NewTable) -> NewTable:
    """What was asked for, with the seats and options of the game's lesson; nobody changes those."""
    lesson = voice_of(game).lesson()
    if lesson is None:
        raise Complaint(409, "no-lesson", game=game.name)
    if body.seats or body.options or body.own or body.pledge:
        raise Complaint(400, "lesson-fixed")
    return NewTable(
        game=body.game,
        seats=lesson.seats,
        title=body.title,
        options=dict(lesson.options),
        terms=body.terms,
        sit=True,
    )


def lesson_seed(game: Game) -> bytes:
    """The dice of a lesson fall as it needs them."""
    lesson = voice_of(game).lesson()
    assert lesson is not None
    return numbered_seed(lesson.seed)
