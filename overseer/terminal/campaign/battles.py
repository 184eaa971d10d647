"""`overseer campaign battle`, and the campaign as a whole on the screen or line by line."""

from __future__ import annotations

import os

from overseer.engine.decision import Event
from overseer.host.campaign import ended
from overseer.terminal.campaign import where
from overseer.terminal.campaign.asked import Asked
from overseer.terminal.campaign.battle import (
    BattlePlain,
    collect,
    fight,
    hand_back,
    play_out,
)
from overseer.terminal.campaign.commands import (
    do,
    looked_at,
    meant,
    offer,
    opened,
    print_next,
    tell,
)
from overseer.terminal.campaign.plain import ask_entry
from overseer.terminal.campaign.plain import run as run_plain
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.match import play
from overseer.terminal.match.session import Session
from overseer.terminal.table.seat import FIGHT


def run(plain: bool, asked: Asked, lang: str) -> int:
    """Play the campaign; the exit code."""
    screen = play.full_screen(plain, os.environ)
    if screen:
        play.check_size()
    with CampaignSession.reopen(asked.path, lang=lang) as session:
        tell(session, session.secured(collect(session)))
        return on_screen(session) if screen else run_plain(session)


def on_screen(session: CampaignSession) -> int:
    """The campaign's screen, and from it to the battles and back."""
    from overseer.terminal.table.app import TableApp, keep, usual_habits

    while True:
        habits = usual_habits()
        app = TableApp(session, habits)
        code = app.run()
        keep(habits)
        if code != FIGHT:
            break
        battle = fight(session)
        if not isinstance(battle, list):
            show_battle(session, battle, screen=True)
    session.secured([])
    path = session.folder.path
    print(session.text("campaign-goodbye", folder=str(path), option=where.option(path)))
    return app.return_code or 0 if code is None else code


def show_battle(session: CampaignSession, battle: Session, screen: bool) -> list[Event]:
    """Play a battle with whoever sits at it, and take its result."""
    if not battle.humans:
        play_out(battle)
    elif screen:
        from overseer.terminal.table.app import TableApp, keep, usual_habits

        habits = usual_habits()
        TableApp(battle, habits).run()
        keep(habits)
        session.lang = battle.lang
    else:
        BattlePlain(battle).run()
    return hand_back(session, battle)


def battle(
    words: list[str], entered: bool, result: str | None, plain: bool, asked: Asked, lang: str
) -> int:
    """Name the next battle, fight the one that is prepared, or tell how a real one ended."""
    if not words and result is None:
        with looked_at(asked, lang) as session:
            if not session.to_fight:
                offer(session, "battle")
                return 0
    with opened(asked, lang) as session:
        if words:
            for move in meant(session, "battle", words):
                if not do(session, move, asked):
                    return 1
            print_next(session)
            return 0
        if result is not None:
            if not do(session, session.parse(f"result {result}"), asked):
                return 1
            print_next(session)
            return 0
        if entered:
            told = ask_entry(session)
            if told is None or not do(session, session.parse(told), asked):
                return 1
        else:
            _fight(session, plain)
        print_next(session)
    return 0


def _fight(session: CampaignSession, plain: bool) -> None:
    found = fight(session)
    if isinstance(found, list):
        tell(session, found)
    else:
        screen = play.full_screen(plain, os.environ) and bool(found.humans)
        if screen:
            play.check_size()
        tell(session, show_battle(session, found, screen))
        if found.over and not ended(found.match):
            print(session.text("campaign-given-up"))
    tell(session, session.secured(session.play_bots()))
