"""Setting a new game up: which, who plays, how good the bots are, what people are called."""

from __future__ import annotations

import os
from functools import partial
from typing import Final

import overseer
from overseer import bots
from overseer.host.manner import default_seats
from overseer.host.seating import BOT, HUMAN
from overseer.terminal import settings
from overseer.terminal.look import look_of
from overseer.terminal.start.rows import Deed, Page, Row, beside
from overseer.text import translate

ANY: Final = ""  # a deck or scenario that the game itself chooses or asks for


def playable() -> list[str]:
    """The games of the house first; a campaign has a page of its own."""
    names = [game.name for game in overseer.games() if game.name != "campaign"]
    return sorted(names, key=lambda name: look_of(overseer.game(name)).screen() is None)


def usual_bot(game: str) -> str:
    """The bot that most people play against; not every game has all of them."""
    known = bots.names(game)
    return BOT + ("normal" if "normal" in known else known[-1])


def usual_seats(game: str) -> list[str]:
    """Who plays unless somebody says otherwise."""
    seats = default_seats(overseer.game(game))
    least = overseer.game(game).seats[0]
    seats += [usual_bot(game)] * (least - len(seats))
    return [seat if seat == HUMAN else usual_bot(game) for seat in seats]


class NewGame(Page):
    """One row a choice; left and right change it."""

    title = "start-new"

    def __init__(self) -> None:
        self.games = playable()
        self.name = settings.read(os.environ)[0].name
        self.choose(self.games[0])

    def choose(self, game: str) -> None:
        """Another game: everything as it usually is there."""
        self.game = game
        self.seats = usual_seats(game)
        self.names = ["" for _ in self.seats]
        self.deck = ANY
        self.scenario = ANY
        if self.name and self.seats.count(HUMAN) == 1:
            self.names[self.seats.index(HUMAN)] = self.name

    def rows(self, lang: str) -> list[Row]:
        def words(id: str, **args: object) -> str:
            return translate(lang, f"start-new-{id}", **args)

        title = self.game.capitalize()
        rows = [
            Row(words("game"), words("game.note"), title, turn=self._game),
            Row(words("players"), words("players.note"), str(len(self.seats)), turn=self._count),
        ]
        for seat, kind in enumerate(self.seats):
            level = kind.removeprefix(BOT)
            rows.append(
                Row(
                    words("seat", n=seat + 1),
                    words("seat.note"),
                    words("who", who=level),
                    turn=partial(self._seat, seat),
                )
            )
            if kind == HUMAN:
                typed = partial(self._called, seat)
                label = words("name")
                rows.append(Row(label, words("name.note"), self.names[seat], typed=typed))
        if self.game == "tragic":
            rows.append(self._deck_row(lang))
        if self.game == "wasteland":
            rows.append(self._scenario_row(lang))
        rows.append(Row(words("begin"), words("begin.note"), enter=self.deed))
        return rows

    def deed(self) -> Deed:
        """The game as it is set up now."""
        own: dict[str, str | None] = {}
        if self.deck:
            own["deck"] = self.deck
        if self.scenario:
            own["scenario"] = self.scenario
        names = ",".join(self.names) if any(self.names) else ""
        return Deed("play", self.game, None, ",".join(self.seats), names, own)

    def _game(self, steps: int) -> None:
        self.choose(beside(self.games, self.game, steps))

    def _count(self, steps: int) -> None:
        counts = [str(n) for n in overseer.game(self.game).seats]
        count = int(beside(counts, str(len(self.seats)), steps))
        more = count - len(self.seats)
        self.seats = [*self.seats[:count], *[usual_bot(self.game)] * more]
        self.names = [*self.names[:count], *[""] * more]

    def _seat(self, seat: int, steps: int) -> None:
        kinds = [HUMAN, *(BOT + name for name in bots.names(self.game))]
        self.seats[seat] = beside(kinds, self.seats[seat], steps)
        if self.seats[seat] != HUMAN:
            self.names[seat] = ""

    def _called(self, seat: int, text: str) -> None:
        if settings.allowed("name", text.strip()):
            self.names[seat] = text

    def _deck_row(self, lang: str) -> Row:
        from overseer.terminal.start.deck_pages import deck_files
        from overseer.tragic.decks.ready import READY

        names = [ANY, *READY, *(str(path) for path in deck_files())]

        def turn(steps: int) -> None:
            self.deck = beside(names, self.deck, steps)

        shown = self.deck.rpartition("/")[2] or translate(lang, "start-new-ask")
        label = translate(lang, "start-new-deck")
        return Row(label, translate(lang, "start-new-deck.note"), shown, turn=turn)

    def _scenario_row(self, lang: str) -> Row:
        from overseer.voice.wasteland.stories import scenario_title
        from overseer.wasteland.scenarios.scenario_file import STANDARD

        def turn(steps: int) -> None:
            self.scenario = beside([ANY, *STANDARD], self.scenario, steps)

        shown = scenario_title(self.scenario, lang) if self.scenario else ""
        shown = shown or translate(lang, "start-new-usual")
        label = translate(lang, "start-new-scenario")
        return Row(label, translate(lang, "start-new-scenario.note"), shown, turn=turn)
