"""A campaign at an online table on the whole screen: to its battle, and back by its record."""

from __future__ import annotations

import asyncio
from pathlib import Path

from overseer.terminal.online.caller import Caller
from overseer.terminal.online.play import battle_of, client_of
from overseer.terminal.online.remote import RemoteClient
from overseer.terminal.online.seat import OnlineSeat
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.play import Habits
from overseer.terminal.table.seat import FIGHT
from tests.server.serving import Serving
from tests.terminal.table.table_pilot import Table

SIZE = (120, 40)
QUIET = ("end", "hold", "pass", "no", "stay", "none")  # kinds of choices that end something soon


def test_from_the_screen_to_the_battle_and_back(tmp_path: Path) -> None:
    with Serving(f"sqlite://{tmp_path}/table.db") as served:
        caller = Caller(served.address, "", "en")
        caller.token = caller.post("/api/guest", {"name": "Ana", "lang": "en"})["token"]
        campaign = client_of(caller, caller.post("/api/tables", {"game": "campaign"}))
        campaign.refresh()
        assert on_screen(campaign, mustering=True) == FIGHT
        table = battle_of(caller, campaign)
        assert table is not None
        assert table["parent"] == campaign.code
        fight(client_of(caller, table))
        assert battle_of(caller, campaign) is None, "the campaign has gone on"
        assert on_screen(campaign, mustering=False) != FIGHT
        caller.close()


def on_screen(client: RemoteClient, mustering: bool) -> int | None:
    """Muster a force on the screen, or read what came of the battle; what it answers."""
    app = TableApp(OnlineSeat(client, "campaign"), Habits(speed="instant"))

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            table = Table(app, pilot)
            await table.settled()
            play = app.play
            assert isinstance(play, CampaignPlay)
            if not mustering:
                assert play.scene.stations[0].state == "fought"
                await table.press("t")
                assert table.says("1. The farms"), table.screen
                return
            await table.press("space", "enter")
            assert play.to_fight
            assert table.says("The battle is prepared.")
            await table.press("enter")

    asyncio.run(run())
    return app.return_value


def fight(client: RemoteClient) -> None:
    """The battle, by whatever ends something soon."""
    client.refresh()
    while client.ended() is None:
        question = client.question()
        if not question.asked:
            client.refresh(wait=5)
            continue
        quiet = [choice.move for choice in question.choices if choice.kind in QUIET]
        client.play((quiet or [choice.move for choice in question.choices])[0])
