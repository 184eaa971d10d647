"""A table that teaches its game: everything about its match is fixed beforehand."""

from __future__ import annotations

import msgspec

from overseer.engine.game import Game
from overseer.engine.nature import numbered_seed
from overseer.server.complaint import Complaint
from overseer.server.schema.tables import LessonGiven, NewTable
from overseer.text import translate
from overseer.voice.voice import voice_of


def lesson_asked(game: Game, body: NewTable) -> NewTable:
    """What was asked for, with the seats and options of the game's lesson; nobody changes those."""
    lesson = voice_of(game).lesson(body.lesson)
    if lesson is None:
        raise Complaint(409, "no-lesson", game=game.name)
    if body.seats or body.options or body.own or body.pledge:
        raise Complaint(400, "lesson-fixed")
    return NewTable(
        game=body.game,
        seats=lesson.seats,
        title=body.title,
        options=dict(lesson.options),
        terms=msgspec.structs.replace(body.terms, lesson=True),
        sit=True,
        lesson=lesson.name,
    )


def lesson_seed(game: Game, name: str) -> bytes:
    """The dice of a lesson fall as it needs them."""
    lesson = voice_of(game).lesson(name)
    assert lesson is not None
    return numbered_seed(lesson.seed)


def lessons_given(game: Game, lang: str) -> list[LessonGiven]:
    """The lessons of a game that has several."""
    voice = voice_of(game)
    return [
        LessonGiven(
            name=lesson.name,
            title=voice.lesson_title(lesson.name, lang),
            about=translate(lang, f"lesson-{game.name}-about-{lesson.name}"),
            time=translate(lang, f"lesson-{game.name}-about-{lesson.name}.time"),
        )
        for lesson in voice.lessons()
        if lesson.name
    ]
