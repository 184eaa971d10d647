"""Sessions of Wasteland for the tests of its table: whole scenarios, and positions laid out."""

from __future__ import annotations

from pathlib import Path

import overseer
from overseer.host.sitting import Table as Kept
from overseer.terminal.match.session import Session
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.battle_screen import BattleScreen
from overseer.wasteland.battle.model import Model
from overseer.wasteland.state import WastelandState
from tests.terminal.table.table_pilot import Table
from tests.wasteland import table as layout

SMALL, USUAL, LARGE = (80, 24), (120, 40), (160, 50)


def begin(
    folder: Path,
    *seats: str,
    scenario: str = "beginnings",
    lang: str = "en",
    seed: int = 3,
    tutorial: bool = False,
    **options: object,
) -> Session:
    """A battle that is the same every time; people are called Ana and Bo."""
    return Session.start(
        overseer.game("wasteland"),
        seats or ("human",),
        folder / "battle.overseer",
        lang=lang,
        options={"scenario": scenario, **options},
        seed=seed,
        table=Kept(names=["Ana", "Bo"][: len(seats) or 1], tutorial=tutorial),
    )


def arranged(folder: Path, laid: layout.Table, lang: str = "en") -> Session:
    """A session in a position that was laid out as a test wants it; two people hold the sides."""
    session = begin(folder, "human", "human", lang=lang)
    laid.state.ears = None
    session.match.course.state = laid.state
    session.seated = laid.state.seat
    return session


def duel() -> tuple[layout.Table, Model, Model]:
    """A settler with a rifle, active, and a super mutant behind a barrier."""
    laid = layout.Table([layout.box(440, 380, 40, 160, "cover", "difficult")])
    settler = laid.model("settler", 0, 300, 457, "hunting-rifle")
    mutant = laid.model("super-mutant", 1, 560, 457, "board", "bolt-action-pipe-rifle")
    laid.activate(settler)
    return laid, settler, mutant


def battle(table: Table) -> BattlePlay:
    """The person at the table."""
    assert isinstance(table.app.play, BattlePlay)
    return table.app.play


def screen(table: Table) -> BattleScreen:
    """The table itself."""
    assert isinstance(table.app.table, BattleScreen)
    return table.app.table


def state(session: Session) -> WastelandState:
    """The position itself."""
    assert isinstance(session.match.state, WastelandState)
    return session.match.state
