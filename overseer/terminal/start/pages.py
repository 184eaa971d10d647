"""The pages of the start screen: the way in, saved games, lessons, campaigns, settings."""

from __future__ import annotations

import os
from functools import partial

import overseer
from overseer.terminal import settings
from overseer.terminal.records.saves import Saved, saved_games, unfinished
from overseer.terminal.start.deck_pages import Decks
from overseer.terminal.start.new_game import NewGame, playable
from overseer.terminal.start.rows import Deed, Page, Row, beside
from overseer.text import LANGUAGES, language, translate
from overseer.voice.voice import Voice, voice_of


class Front(Page):
    """Where everything begins."""

    title = "start-title"

    def __init__(self) -> None:
        self.open = unfinished()

    def rows(self, lang: str) -> list[Row]:
        rows: list[Row] = []
        if self.open:
            newest = self.open[0]
            deed = Deed("resume", newest.game, newest.path)
            note = newest.line(lang)
            rows.append(_row(lang, "continue", note, lambda: deed, value=newest.title))
        if len(self.open) > 1:
            rows.append(_row(lang, "saves", enter=lambda: Unfinished(self.open)))
        rows += [
            _row(lang, "new", enter=NewGame),
            _row(lang, "learn", enter=Lessons),
            _row(lang, "campaigns", enter=Campaigns),
            _row(lang, "decks", enter=Decks),
            _row(lang, "replays", enter=Replays),
            _row(lang, "settings", enter=SettingsPage),
            _row(lang, "leave", enter=lambda: Deed("leave")),
        ]
        return rows


class Unfinished(Page):
    """The games that can go on."""

    title = "start-saves"

    def __init__(self, found: list[Saved] | None = None) -> None:
        self._found = unfinished() if found is None else found

    def rows(self, lang: str) -> list[Row]:
        return [
            _game_row(saved, lang, Deed("resume", saved.game, saved.path)) for saved in self._found
        ]


class Replays(Page):
    """The games that are over."""

    title = "start-replays"

    def __init__(self) -> None:
        self._found = [saved for saved in saved_games() if saved.finished]

    def rows(self, lang: str) -> list[Row]:
        rows = [
            _game_row(saved, lang, Deed("replay", saved.game, saved.path)) for saved in self._found
        ]
        return rows or [_row(lang, "no-replays")]


class Lessons(Page):
    """The games that teach themselves."""

    title = "start-learn"

    def rows(self, lang: str) -> list[Row]:
        rows: list[Row] = []
        for game in playable():
            voice = voice_of(overseer.game(game))
            rows += [_lesson_row(game, voice, lesson.name, lang) for lesson in voice.lessons()]
        return rows


class Campaigns(Page):
    """The campaigns with a name, and a new one."""

    title = "start-campaigns"

    def __init__(self) -> None:
        from overseer.terminal.campaign.where import known

        self._known = known()

    def rows(self, lang: str) -> list[Row]:
        rows = [
            Row(
                path.name,
                translate(lang, "start-campaign-note", folder=str(path)),
                enter=partial(_give, Deed("campaign", path=path)),
            )
            for path in self._known
        ]
        begin = _row(lang, "new-campaign", enter=lambda: Deed("new-campaign"))
        return [*rows, begin]


class SettingsPage(Page):
    """What is remembered."""

    title = "start-settings"

    def __init__(self) -> None:
        self.chosen = settings.read(os.environ)[0]

    def rows(self, lang: str) -> list[Row]:
        wished = self.chosen.lang
        spoken = language(wished).name if wished in LANGUAGES else translate(lang, "start-system")
        speed = translate(lang, "start-speed-value", speed=self.chosen.pace)
        return [
            _row(lang, "language", value=spoken, turn=self._language),
            _row(lang, "speed", value=speed, turn=self._speed),
            _row(lang, "name", value=self.chosen.name, typed=partial(self._keep, "name")),
        ]

    def _language(self, steps: int) -> None:
        self._keep("lang", beside(["", *LANGUAGES], self.chosen.lang, steps))

    def _speed(self, steps: int) -> None:
        self._keep("speed", beside(list(settings.SPEEDS), self.chosen.pace, steps))

    def _keep(self, key: str, text: str) -> None:
        if not settings.allowed(key, text.strip()):
            return
        self.chosen = settings.Settings(
            **{
                each: text if each == key else getattr(self.chosen, each)
                for each in ("lang", "speed", "name")
            }
        )
        problem = settings.remember(os.environ, **{key: text.strip()})
        if problem is not None:
            raise problem


def _give(deed: Deed) -> Deed:
    return deed


def _lesson_row(game: str, voice: Voice, name: str, lang: str) -> Row:
    """A lesson; where a game has several, each says which it is and how long it takes."""
    title = game.capitalize()
    if not name:
        note = translate(lang, "start-lesson-note", game=title)
        return Row(title, note, enter=partial(_give, Deed("learn", game)))
    about = f"lesson-{game}-about-{name}"
    note = f"{translate(lang, about)}\n\n{translate(lang, f'{about}.time')}"
    value = voice.lesson_title(name, lang)
    return Row(title, note, value, partial(_give, Deed("learn", game, own={"scenario": name})))


def _game_row(saved: Saved, lang: str, deed: Deed) -> Row:
    label = f"{saved.when:%Y-%m-%d %H:%M} {saved.title}"
    note = f"{saved.line(lang, turn=False)}\n\n{saved.path}"
    return Row(label, note, enter=partial(_give, deed))


def _row(
    lang: str,
    word: str,
    note: str = "",
    enter: object = None,
    value: str = "",
    turn: object = None,
    typed: object = None,
) -> Row:
    """A row whose words are `start-row-…`, with what is told about it in `.note`."""
    told = note or translate(lang, f"start-row-{word}.note")
    return Row(translate(lang, f"start-row-{word}"), told, value, enter, turn, typed)  # type: ignore[arg-type]
