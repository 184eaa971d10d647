"""A campaign at the terminal: a session whose record lies in a campaign's folder, with a lock.

It is played like any match, but for one question: how a battle ended is answered by playing it
(battle.py) or by telling the result of a real one (entry.py), never by a bot that makes one up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from overseer.engine.decision import Event
from overseer.engine.nature import fresh_seed, numbered_seed
from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import Move
from overseer.host.seating import make_bots, read_seats
from overseer.host.sitting import Table
from overseer.terminal.campaign import where
from overseer.terminal.campaign.folder import (
    RECORD,
    CampaignFolder,
    battle_file,
    record_file,
    seed_of,
)
from overseer.terminal.match.session import Session, past_events
from overseer.terminal.records import store
from overseer.voice.campaign.situation import seen_by
from overseer.voice.campaign.voice import listed_moves
from overseer.voice.complaint import refused_text
from overseer.voice.given import Why
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_RESULT
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.settlement.holdings import Books

NAME = Campaign().name
UNSAVED = "campaign-unsaved"  # why a command fails that did everything but keep it


class CampaignSession(Session):
    """A campaign, its language, its names and its folder. Use it with `with`, or close it."""

    def __init__(self, folder: CampaignFolder, lang: str, table: Table) -> None:
        self.folder = folder
        super().__init__(folder.match, folder.path / RECORD, lang, table)

    @classmethod
    def found(
        cls,
        path: Path,
        seats: Sequence[str],
        options: Mapping[str, object],
        *,
        lang: str,
        table: Table,
        seed: int | None = None,
    ) -> Self:
        """A new campaign in a folder of its own."""
        secret = fresh_seed() if seed is None else numbered_seed(seed)
        bots = make_bots(seats, NAME, secret, table.think, table.budget)
        session = cls(CampaignFolder.create(path, bots, options, secret), lang, table)
        session.save()
        return session

    @classmethod
    def reopen(cls, path: Path, *, lang: str, looking: bool = False) -> Self:
        """Go on with a campaign; `looking`: only see where it stands, whoever else plays it."""
        try:
            return cls._reopened(path, lang, looking)
        except RecordError as error:
            if error.intact is None:
                raise
            words: dict[str, Value] = {"problem": refused_text(error, lang), "name": path.name}
            raise RecordError(Refusal("OV-R1", "campaign-damaged", words), error.intact) from error

    @classmethod
    def _reopened(cls, path: Path, lang: str, looking: bool) -> Self:
        file = record_file(path)
        record = Record.load(file)
        table = store.read_table(file)
        bots = make_bots(
            read_seats(",".join(record.header.seats), NAME),
            NAME,
            seed_of(record, file),
            table.think,
            table.budget,
        )
        folder = (CampaignFolder.look if looking else CampaignFolder.open)(path, bots)
        folder.match.events[:] = past_events(Campaign(), folder.match.record)
        session = cls(folder, lang, table)
        session.resumed = True
        return session

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.folder.close()

    # Who and what

    @property
    def campaign(self) -> CampaignState:
        """Where the campaign stands, secrets and all."""
        return self.folder.state

    @property
    def seen(self) -> SeenCampaign:
        """The campaign as whoever sits here may know it."""
        return seen_by(self.reads)

    @property
    def books(self) -> Books:
        """Cards, structures and prices."""
        return self.campaign.books

    @property
    def to_fight(self) -> bool:
        """Whether a battle is prepared, and its result is what is asked."""
        return not self.over and self.campaign.topic == T_RESULT

    @property
    def bot_asked(self) -> bool:
        return super().bot_asked and not self.to_fight

    @property
    def person_asked(self) -> bool:
        return bool(self.humans) if self.to_fight else super().person_asked

    @property
    def away(self) -> bool:
        return super().away and not self.to_fight

    def sit_down(self) -> None:
        if not self.to_fight:  # a battle is for everybody, whoever would be asked for its result
            super().sit_down()

    def moves(self) -> list[Move]:
        """The moves that are listed."""
        return [] if self.over else listed_moves(self.reader(self.asked, self.lang))

    # What can be done

    def play_bots(self) -> list[Event]:
        """Every bot that is asked decides, until a person is or a battle is to be fought."""
        happened: list[Event] = []
        while self.bot_asked:
            happened += self.play(self.bot_move())
        return happened

    def decide(self, move: str) -> Why | None:
        """A move of whoever looks; how a battle ended may be told by anybody here."""
        if not self.to_fight:
            return super().decide(move)
        return self._tried(lambda: self.play(self.parse(move)))

    def save(self) -> bool:
        kept = super().save()
        if kept:
            where.note(self.folder.path)
        return kept

    def take_battle(self, battle: Session) -> list[Event]:
        """A battle played to its end: the campaign goes on from it."""
        return self.happened(self.folder.take_battle(battle.match))

    @property
    def players(self) -> list[str]:
        """Everybody's name, in the order of the seats."""
        return list(self.reads.names)

    def record_of(self, number: int) -> str:
        """Where the record of a battle lies; empty when it lies nowhere."""
        file = battle_file(self.folder.path, number)
        return str(file) if file.is_file() else ""

    def secured(self, happened: list[Event]) -> list[Event]:
        """What happened, if it is on the disk; else a complaint, for it has not happened."""
        if self.save_problem is None:
            return happened
        args: dict[str, Value] = {"problem": self.save_problem_text()}
        raise RecordError(Refusal("OV-R1", UNSAVED, args))
