"""`overseer play … --server URL`: sit down at an online table, or open one, and play."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from getpass import getpass
from pathlib import Path
from typing import Any, Final

import overseer
from overseer.engine.mix import SHARE_BYTES, share_commitment
from overseer.engine.record import write_safely
from overseer.host.seating import read_seats
from overseer.terminal import settings
from overseer.terminal.lines import write
from overseer.terminal.look import look_of
from overseer.terminal.match.play import check_size, full_screen
from overseer.terminal.online.caller import Caller, Declined
from overseer.terminal.online.plain import OnlinePlain
from overseer.terminal.online.remote import RemoteClient
from overseer.terminal.online.seat import OnlineSeat
from overseer.terminal.records import store
from overseer.terminal.table.seat import FIGHT
from overseer.text import translate
from overseer.voice.complaint import UsageError

TOKENS: Final = "online.json"  # who one is, at each table
USUAL_NAME: Final = "seat-human"
PLAYING: Final = "playing"  # the status of a table
SOON: Final = 1  # seconds after which it is looked again whether a battle is open


@dataclass(frozen=True, slots=True)
class Online:
    """What was asked for."""

    server: str
    table: str | None
    game: str | None
    seats: str | None
    names: str | None
    own: Mapping[str, str | None]
    plain: bool = False


def run(asked: Online, lang: str) -> int:
    """Play; the exit code."""
    caller = Caller(asked.server, "", lang)
    try:
        sign_in(caller, asked, lang)
        share = os.urandom(SHARE_BYTES)  # one's own part of the dice
        if asked.table is None:
            table = opened(caller, asked, share)
        else:
            table = joined(caller, asked.table, share, lang)
        table = wait_until_begun(caller, table, share, lang)
        return play_table(caller, table, full_screen(asked.plain, os.environ))
    except Declined as error:
        raise UsageError("online-declined", text=error.text) from error
    finally:
        caller.close()


def play_table(caller: Caller, table: dict[str, Any], screen: bool) -> int:
    """Play at a table, and at those of the battles that it leads to; the exit code."""
    client = client_of(caller, table)
    drawn = screen and look_of(overseer.game(table["game"])).screen() is not None
    if drawn:
        check_size()
    while True:
        seat = OnlineSeat(client, table["game"])
        code = on_screen(seat) if drawn else OnlinePlain(seat).run()
        if code != FIGHT:
            return code
        battle = battle_of(caller, client)
        if battle is not None:
            code = play_table(caller, battle, screen)
            now = caller.get(f"/api/tables/{battle['code']}")["status"]
            if now == PLAYING and not drawn:  # who leaves a battle leaves its campaign
                return code


def client_of(caller: Caller, table: dict[str, Any]) -> RemoteClient:
    """What one gets at a table where one sits, or watches."""
    own = [chair["seat"] for chair in table["chairs"] if chair.get("yours")]
    return RemoteClient(caller, table["code"], table["game"], own[0] if own else None)


def battle_of(caller: Caller, campaign: RemoteClient) -> dict[str, Any] | None:
    """The table of the battle that a campaign waits for, once it is open; None: it waits no more.

    The table opens it right after the move that led to it.
    """
    while True:
        table = caller.get(f"/api/tables/{campaign.code}")
        if table.get("battle"):
            battle = caller.get(f"/api/tables/{table['battle']}")
            if battle["status"] == PLAYING:
                return battle
        campaign.refresh()
        if not campaign.waits_for_battle:
            return None
        path = f"/api/tables/{campaign.code}/seated"
        caller.get(path, wait=SOON, since=int(table.get("version", 0)))


def on_screen(seat: OnlineSeat) -> int:
    """Play on the whole screen."""
    from overseer.terminal.table.app import run_seat

    client = seat.client
    client.refresh()
    code = run_seat(seat)
    if client.ended() is None and code != FIGHT:
        words = {"url": client.caller.url, "code": client.code}
        write(translate(client.lang, "online-goodbye", **words))
    return code


def sign_in(caller: Caller, asked: Online, lang: str) -> None:
    """Be who one was here before, or a new guest."""
    path = store.folder(os.environ) / TOKENS
    kept = _tokens(path)
    caller.token = kept.get(caller.url, "")
    if caller.token:
        try:
            caller.get("/api/me")
            return
        except Declined:
            caller.token = ""
    remembered = settings.read(os.environ)[0].name
    name = asked.names or remembered or translate(lang, USUAL_NAME, n=1)
    me = caller.post("/api/guest", {"name": name[:20], "lang": lang})
    caller.token = str(me["token"])
    kept[caller.url] = caller.token
    write_safely(path, json.dumps(kept).encode(), secret=True)


def _tokens(path: Path) -> dict[str, str]:
    try:
        found = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in found.items()} if isinstance(found, dict) else {}


def opened(caller: Caller, asked: Online, share: bytes) -> dict[str, Any]:
    """A new table."""
    if asked.game is None:
        raise UsageError("online-error-what")
    game = overseer.game(asked.game)
    options = look_of(game).own_options(asked.own)
    body: dict[str, Any] = {"game": game.name, "options": options, **_pledge(share)}
    if asked.seats is not None:
        body["seats"] = read_seats(asked.seats, game.name)
    return caller.post("/api/tables", body)


def _pledge(share: bytes) -> dict[str, str]:
    return {"pledge": share_commitment(share)}


def joined(caller: Caller, code: str, share: bytes, lang: str) -> dict[str, Any]:
    """The table of a code or a link: a seat if one is free, else a place to watch from."""
    code = code.rstrip("/").rpartition("/")[2].lower()
    table = caller.get(f"/api/tables/{code}")
    seated = any(chair.get("yours") for chair in table["chairs"])
    free = any(not chair.get("taken") for chair in table["chairs"])
    if seated or table["status"] != "open" or not free:
        return table
    body = _pledge(share)
    if table.get("locked"):
        body["password"] = getpass(translate(lang, "online-password"))
    return caller.post(f"/api/tables/{code}/sit", body)


def wait_until_begun(
    caller: Caller, table: dict[str, Any], share: bytes, lang: str
) -> dict[str, Any]:
    """Until the last seat is taken and the dice are mixed."""
    if table["status"] == "open":
        write(translate(lang, "online-waiting", url=caller.url, code=table["code"]), flush=True)
    while table["status"] in ("open", "dice"):
        if table["status"] == "dice":
            table = reveal(caller, table, share)
        if table["status"] in ("open", "dice"):
            path = f"/api/tables/{table['code']}/seated"
            table = caller.get(path, wait=25, since=int(table.get("version", 0)))
    if table["status"] == "closed":
        raise UsageError("online-closed")
    return table


def reveal(caller: Caller, table: dict[str, Any], share: bytes) -> dict[str, Any]:
    """Reveal one's part of the dice, if that is still to be done."""
    fixed = share_commitment(share)
    for chair in table["chairs"]:
        if chair.get("pledge") == fixed and not chair.get("revealed"):
            body = {"seat": chair["seat"], "share": share.hex()}
            try:
                table = caller.post(f"/api/tables/{table['code']}/reveal", body)
            except Declined:  # it has begun without it
                table = caller.get(f"/api/tables/{table['code']}")
    return table
