"""A battle on the screen whose match is elsewhere: all that is drawn has come as JSON."""

from __future__ import annotations

import asyncio

import overseer
from overseer.host.sitting import Sitting
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.play import Habits
from tests.terminal.table.battle_pilot import USUAL, battle
from tests.terminal.table.distant_seat import DistantSeat
from tests.terminal.table.table_pilot import Table

OPTIONS: dict[str, object] = {"scenario": "beginnings"}


def test_a_battle_is_fought_at_a_table_elsewhere_and_the_ai_explains_itself() -> None:
    sitting = Sitting.begin(overseer.game("wasteland"), ["human"], options=OPTIONS, seed=3)

    async def run() -> None:
        app = TableApp(DistantSeat(sitting, 0, "de"), Habits(speed="fast"))
        async with app.run_test(size=USUAL) as pilot:
            table = Table(app, pilot)
            await table.settled()
            await table.press("escape")  # the briefing
            play = battle(table)
            while battle(table).reel is None:
                await table.press("enter")
            assert not battle(table).my_turn
            while (reel := battle(table).reel) is not None:
                if reel.reasons:
                    assert table.says(reel.reasons[0].text)
                await table.press("space")
            assert battle(table).my_turn
            await table.press("m", "left")
            assert play.pointer is not None
            assert table.says(f"{play.pointer[0]},{play.pointer[1]}")
            await table.press("escape", "slash", *"nonsense", "enter")
            assert "OV-N1" in table.flat
            await table.press("L")
            assert play.my_turn

    asyncio.run(run())
