"""Where somebody is signed in: their devices, by browser and system, and how one is ended.

Of a browser nothing is kept but two words: what it is called, and the system it runs on.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from overseer.server.complaint import Complaint
from overseer.server.people.people import LIVES, Person
from overseer.server.people.user_agent import TERMINAL, UNKNOWN
from overseer.server.schema.people import DeviceGiven, DeviceKind, Devices
from overseer.server.store.database import statement
from overseer.text import translate

if TYPE_CHECKING:
    from overseer.server.edge.call import Call
    from overseer.server.matches.registry import Registry

MOST: Final = 100  # devices that are listed
ID_LETTERS: Final = 20
NAMES: Final = {
    TERMINAL: "Terminal",
    "edge": "Edge",
    "opera": "Opera",
    "samsung": "Samsung Internet",
    "vivaldi": "Vivaldi",
    "firefox": "Firefox",
    "chrome": "Chrome",
    "safari": "Safari",
    "iphone": "iPhone",
    "ipad": "iPad",
    "android": "Android",
    "windows": "Windows",
    "chromeos": "ChromeOS",
    "macos": "macOS",
    "linux": "Linux",
}
THINGS: Final = ("iphone", "ipad")  # one is signed in on them, not under them


def name_of(device: str, lang: str) -> str:
    """A device as people call it."""
    if not device:
        return translate(lang, "server-device-unknown")
    browser, system = device.split(" ")
    called = NAMES.get(browser) or translate(lang, "server-device-program")
    if system not in NAMES:
        return called
    id = "server-device-thing" if system in THINGS else "server-device"
    return translate(lang, id, browser=called, system=NAMES[system])


def kind_of(device: str) -> DeviceKind:
    """What kind of a thing it is, for a sign beside its name."""
    browser, _, system = device.partition(" ")
    if browser == TERMINAL:
        return "terminal"
    if system in ("iphone", "android"):
        return "phone"
    if system == "ipad":
        return "tablet"
    return "other" if browser in ("", UNKNOWN) else "computer"


async def devices_of(call: Call, person: Person) -> Devices:
    """Where somebody is signed in: this device first, then by when they were used."""
    rows = await call.registry.database.read(
        "SELECT token, device, made, seen FROM sessions WHERE person = $1 AND seen > $2 "
        "ORDER BY seen DESC, made DESC, token LIMIT $3",
        *(person.id, call.registry.now() - LIVES, MOST),
    )
    found = [
        DeviceGiven(
            id=_id(str(token)),
            name=name_of(str(device), call.lang),
            kind=kind_of(str(device)),
            made=int(made or 0),
            seen=int(seen or 0),
            here=token == call.session,
        )
        for token, device, made, seen in rows
    ]
    return Devices(devices=sorted(found, key=lambda each: not each.here))


async def end_device(call: Call, person: Person, id: str) -> None:
    """End one of somebody's sessions, and all its sockets."""
    rows = await call.registry.database.read(
        "SELECT token FROM sessions WHERE person = $1", person.id
    )
    for (token,) in rows:
        if _id(str(token)) == id:
            ended = statement("DELETE FROM sessions WHERE token = $1", token)
            await call.registry.people.change(person.id, ended)
            await sessions_ended(call.registry, person)
            return
    raise Complaint(404, "no-device")


async def sessions_ended(registry: Registry, person: Person) -> None:
    """Some of somebody's sessions are gone: their sockets end, here and in other processes."""
    await registry.watch.look_at_sessions(person.id)
    await registry.watch.tell_others()


def _id(token: str) -> str:
    """A session's name for its owner: it tells nothing of the token, nor of its hash."""
    return sha256(f"device {token}".encode()).hexdigest()[:ID_LETTERS]
