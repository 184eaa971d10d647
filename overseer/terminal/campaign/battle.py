"""The battle that a campaign has prepared: begun or taken up again, and its result handed back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import overseer
from overseer.engine.decision import Event
from overseer.engine.match import Match, seed_file
from overseer.engine.record import Record, RecordError
from overseer.engine.update import bring_over, keep_old, outdated
from overseer.host.campaign import battle_plan, ended, played
from overseer.terminal.campaign import where
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.match import plain
from overseer.terminal.match.session import Session
from overseer.terminal.records import store
from overseer.wasteland.campaign.results.played import is_prepared

ROUND: Final = "wasteland-round"
ASIDE: Final = "-aside"


def fight(session: CampaignSession) -> Session | list[Event]:
    """The battle to be played; or, when its record is there and finished, what came of it."""
    path = session.folder.next_battle
    if path.is_file():
        record = _of_today(path)
        if not is_prepared(record, session.campaign):
            _set_aside(path)
        elif record.end is None:
            return _resumed(session, path)
        else:
            fought = played(record)
            if ended(fought):
                return session.take_battle(played_session(session, fought))
            _set_aside(path)
    return _begun(session, path)


def _of_today(path: Path) -> Record:
    """The record of a battle; one that was finished under older rules is played again by today's.

    If it is not over by these, it goes on.
    """
    record = Record.load(path)
    game = overseer.game(record.header.game)
    if record.end is None or not outdated(record, game):
        return record
    seed = bytes.fromhex(record.end.seed)
    keep_old(path, record.header.rules)
    again = bring_over(record, game, seed).record
    match = Match(game, [None] * len(record.header.seats), seed=seed, record=again)
    match.save(path)
    return match.record


def finished(session: CampaignSession) -> Match | None:
    """The battle that is prepared, if it has been played to its end in the meantime."""
    path = session.folder.next_battle
    if not session.to_fight or not path.is_file():
        return None
    try:
        record = Record.load(path)
        if record.end is None or not is_prepared(record, session.campaign):
            return None
        fought = played(record)
    except RecordError:
        return None  # `campaign battle` says what is wrong with it
    return fought if ended(fought) else None


def collect(session: CampaignSession) -> list[Event]:
    """A battle that was finished elsewhere (`overseer play --resume`) counts."""
    fought = finished(session)
    return [] if fought is None else session.take_battle(played_session(session, fought))


class BattlePlain(plain.Plain):
    """A battle of a campaign line by line: who leaves it goes on in the campaign."""

    def farewell(self) -> None:
        if self.session.save_problem is None:
            self.say("campaign-battle-left", option=where.option(self.session.path.parent))
        else:
            super().farewell()


def hand_back(session: CampaignSession, battle: Session) -> list[Event]:
    """The campaign takes over how a battle ended; nothing happens while it has not."""
    return session.take_battle(battle) if battle.over and ended(battle.match) else []


def play_out(battle: Session) -> None:
    """A battle of bots alone, to its end; each round is told, for it may take a while."""
    while battle.bot_asked:
        for event in battle.play(battle.bot_move()):
            if event.name == ROUND:
                print(battle.event_text(event), flush=True)


def played_session(session: CampaignSession, match: Match) -> Session:
    """A finished battle as a session."""
    return Session(
        match, session.folder.next_battle, session.lang, battle_plan(session, session.lang).table
    )


def _set_aside(path: Path) -> None:
    """A battle that does not count stays readable under another name."""
    aside = store.fresh(path.with_name(f"{path.stem}{ASIDE}{path.suffix}"))
    if seed_file(path).exists():
        seed_file(path).rename(seed_file(aside))
    path.rename(aside)


def _begun(session: CampaignSession, path: Path) -> Session:
    given_up = len(list(path.parent.glob(f"{path.stem}{ASIDE}*{path.suffix}")))
    plan = battle_plan(session, session.lang, given_up)
    return Session.start(
        plan.game,
        plan.seats,
        path,
        lang=session.lang,
        options=plan.options,
        seed=plan.seed,
        table=plan.table,
        casual=False,  # what it brings is for the whole campaign
    )


def _resumed(session: CampaignSession, path: Path) -> Session:
    table = battle_plan(session, session.lang).table
    return Session.resume(path, lang=session.lang, table=table)
