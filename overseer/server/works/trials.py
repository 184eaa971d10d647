"""Decks tried out: games of bots with somebody's deck against the ready ones, one trial a person.

A trial is a row that says how far it has come. It is played deal by deal in a process of its own,
and every deal follows from the seed and its number: whoever takes a trial up after a restart goes
on where the row stands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog

from overseer.lab.summary import wilson
from overseer.lab.tally import WHOLE
from overseer.lab.trials import DEAL, Goldfish
from overseer.server.bots.pipe import Pipe
from overseer.server.complaint import Complaint
from overseer.server.schema.decks import AskDeck, NewTrial, TrialGiven, TrialRow
from overseer.server.store.database import Conflict, Row, statement
from overseer.server.store.quota import counted_anew
from overseer.server.works.decks import playable
from overseer.server.works.trial_process import TrialDone, TrialJob
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.file import deck_of
from overseer.voice.tragic.decks import ready_decks

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

MOST_GAMES: Final = 560  # forty against each ready deck
MOST_AT_ONCE: Final = 8  # of all people, in this process
ATTEMPTS: Final = 3
FORGOTTEN: Final = 60_000  # milliseconds after which nobody plays a trial any more
RUNNING, DONE, STOPPED, FAILED = "running", "done", "stopped", "failed"
Won = dict[str, tuple[int, int]]
_COLUMNS: Final = "id, name, text, games, done, won, status, made, touched"
log = structlog.get_logger()


class Trial(NamedTuple):
    """The row of a trial."""

    id: str
    name: str
    text: str
    games: int
    done: int
    won: Won
    status: str
    made: int
    touched: int


def _trial(row: Row) -> Trial:
    id, name, text, games, done, won, status, made, touched = row
    assert isinstance(games, int)
    assert isinstance(done, int)
    assert isinstance(made, int)
    assert isinstance(touched, int)
    found = msgspec.json.decode(str(won), type=Won)
    return Trial(str(id), str(name), str(text), games, done, found, str(status), made, touched)


def _done(raw: bytes) -> tuple[int, TrialDone]:
    done = msgspec.msgpack.decode(raw, type=TrialDone)
    return done.id, done


class Trials:
    """All trials that this process plays."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.pipe: Pipe[TrialDone] = Pipe("overseer.server.works.trial_process", _done)
        self._playing: set[str] = set()  # by person
        self._next = 0

    # Asked by people

    async def begin(self, person: Person, asked: NewTrial, lang: str) -> TrialGiven:
        """Begin a trial; one that was asked for before goes on."""
        self._allowed()
        known = await self._row(person.id)
        if known is not None and known.id == asked.key:
            return self._given(known, lang)
        name, text = await self._legal(asked, lang)
        if len(self._playing) >= MOST_AT_ONCE:
            raise Complaint(503, "trials-busy")
        now, games = self.registry.now(), asked.games + asked.games % DEAL
        try:
            await self.registry.quota.keep(
                person.id,
                statement(
                    f"INSERT INTO deck_runs (person, {_COLUMNS}) "
                    "VALUES ($1, $2, $3, $4, $5, 0, '{}', 'running', $6, $6) "
                    "ON CONFLICT (person) DO UPDATE SET id = excluded.id, name = excluded.name, "
                    "text = excluded.text, games = excluded.games, done = 0, won = '{}', "
                    "status = 'running', made = excluded.made, touched = excluded.touched "
                    "WHERE deck_runs.status <> 'running' OR deck_runs.touched < $7",
                    *(person.id, asked.key, name, text, games, now),
                    now - FORGOTTEN,
                    expect=1,
                ),
                counted_anew(person.id),  # the one before is forgotten
            )
        except Conflict:
            raise Complaint(409, "trial-running") from None
        self._spawn(person.id, asked.key)
        return await self.given(person, lang)

    async def given(self, person: Person, lang: str) -> TrialGiven:
        """How far somebody's trial has come; one that nobody plays any more is taken up."""
        found = await self._row(person.id)
        if found is None:
            return TrialGiven(status="", allowed=self.registry.settings.trials, most=MOST_GAMES)
        if found.status == RUNNING and self.registry.now() - found.touched > FORGOTTEN:
            await self._claim(person.id, found)
        return self._given(found, lang)

    async def stop(self, person: Person) -> None:
        """Stop somebody's trial; what was played is kept."""
        await self.registry.database.write(
            statement(
                f"UPDATE deck_runs SET status = '{STOPPED}' WHERE person = $1 "
                f"AND status = '{RUNNING}'",
                person.id,
            )
        )

    async def goldfish(self, asked: AskDeck, seed: bytes, lang: str) -> Goldfish:
        """The first turns of a deck against somebody who only passes."""
        self._allowed()
        _, text = await self._legal(asked, lang)
        if self.pipe.waiting > 2 * MOST_AT_ONCE:
            raise Complaint(503, "trials-busy")
        done = await self._ask(TrialJob(self._number(), text, seed=seed, lang=lang))
        if done.goldfish is None:
            raise Complaint(503, "thinking")
        return done.goldfish

    def _allowed(self) -> None:
        if not self.registry.settings.trials:
            raise Complaint(403, "no-trials")

    async def _legal(self, asked: AskDeck, lang: str) -> tuple[str, str]:
        """The name and the file of a deck that may be played."""
        if asked.cards:
            raise Complaint(409, "trial-set")
        return await self.registry.jobs.do(playable, asked, lang)

    # Playing

    async def take_up(self) -> None:
        """Go on with trials that were being played when a process ended."""
        if not self.registry.settings.trials:
            return
        rows = await self.registry.database.read(
            f"SELECT person, {_COLUMNS} FROM deck_runs WHERE status = '{RUNNING}' "
            "ORDER BY touched LIMIT $1",
            MOST_AT_ONCE,
        )
        # A file has one process, so nobody else plays them; elsewhere another may.
        latest = self.registry.now() - (FORGOTTEN if self.registry.database.shared else 0)
        for person, *columns in rows:
            found = _trial(tuple(columns))
            if found.touched <= latest:
                await self._claim(str(person), found)

    async def _claim(self, person: str, found: Trial) -> None:
        if person in self._playing:
            return
        try:
            await self.registry.database.write(
                statement(
                    "UPDATE deck_runs SET touched = $1 WHERE person = $2 AND id = $3 "
                    f"AND touched = $4 AND status = '{RUNNING}'",
                    *(self.registry.now(), person, found.id, found.touched),
                    expect=1,
                )
            )
        except Conflict:
            return  # another process was quicker
        self._spawn(person, found.id)

    def _spawn(self, person: str, id: str) -> None:
        self._playing.add(person)
        self.registry.spawn(self._play(person, id))

    async def _play(self, person: str, id: str) -> None:
        try:
            while (found := await self._row(person)) is not None:
                if found.id != id or found.status != RUNNING:
                    return
                await self._deal(person, found)
        except Conflict:
            pass  # it was stopped, removed or taken up elsewhere meanwhile
        finally:
            self._playing.discard(person)

    async def _deal(self, person: str, found: Trial) -> None:
        """Play one deal and write down how far it has come."""
        seed, format = found.id.encode().ljust(7), deck_of(found.text, standard()).format
        job = TrialJob(self._number(), found.text, format, found.games, seed, found.done)
        done = await self._ask(job)
        reached = min(found.done + DEAL, found.games)
        status = DONE if reached >= found.games else RUNNING
        if done.failed:
            log.error("trial failed", error=done.failed)
            reached, status = found.done, FAILED
        won = added(found.won, done.won)
        await self.registry.database.write(
            statement(
                "UPDATE deck_runs SET done = $1, won = $2, status = $3, touched = $4 "
                f"WHERE person = $5 AND id = $6 AND status = '{RUNNING}' AND done = $7",
                *(reached, msgspec.json.encode(won).decode(), status, self.registry.now()),
                *(person, found.id, found.done),
                expect=1,
            )
        )

    async def _ask(self, job: TrialJob) -> TrialDone:
        raw = msgspec.msgpack.encode(job)
        for _ in range(ATTEMPTS):
            try:
                return await self.pipe.ask(job.id, raw)
            except ConnectionError:
                await asyncio.sleep(0)  # the process has ended: the next question starts another
        return TrialDone(job.id, failed="ConnectionError")

    def _number(self) -> int:
        self._next += 1
        return self._next

    async def close(self) -> None:
        """End the process."""
        await self.pipe.close()

    async def _row(self, person: str) -> Trial | None:
        rows = await self.registry.database.read(
            f"SELECT {_COLUMNS} FROM deck_runs WHERE person = $1", person
        )
        return _trial(rows[0]) if rows else None

    def _given(self, found: Trial, lang: str) -> TrialGiven:
        titles = {deck.name: deck for deck in ready_decks(standard(), lang)}
        return TrialGiven(
            status=found.status,
            allowed=self.registry.settings.trials,
            most=MOST_GAMES,
            id=found.id,
            name=found.name,
            games=found.games,
            done=found.done,
            total=_row("", "", "", _sum(found.won)),
            rows=[
                _row(name, deck.title, deck.letters, found.won[name])
                for name, deck in titles.items()
                if name in found.won
            ],
        )


def _row(deck: str, title: str, letters: str, won: tuple[int, int]) -> TrialRow:
    games, parts = won
    wins = parts / WHOLE
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return TrialRow(
        deck=deck, title=title, letters=letters, games=games, share=share, low=low, high=high
    )


def _sum(won: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
    return sum(games for games, _ in won.values()), sum(parts for _, parts in won.values())


def added(one: Won, two: Mapping[str, tuple[int, int]]) -> Won:
    """Both together.

    >>> added({"walls": (2, 12)}, {"walls": (2, 24), "burn": (2, 0)})
    {'walls': (4, 36), 'burn': (2, 0)}
    """
    found = dict(one)
    for name, (games, parts) in two.items():
        before = found.get(name, (0, 0))
        found[name] = before[0] + games, before[1] + parts
    return found
