"""`overseer serve`: run the online table on this machine."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import uvicorn

from overseer.engine.refusal import Refusal, Refused
from overseer.server import metrics
from overseer.server.app import make_app
from overseer.server.house import House
from overseer.server.logs import configure
from overseer.server.narrow import OPTIONS
from overseer.server.settings import Settings
from overseer.server.store import waiting
from overseer.server.store.opening import open_database
from overseer.text import translate
from overseer.voice.complaint import complaint

PATIENCE: Final = 5  # seconds that requests get to end in
TURN: Final = 0.001  # seconds that the loop works on while another thread waits for its turn
MOST_CHILDREN: Final = 64
CHILD: Final = "OVERSEER_SERVE_CHILD"  # set in the processes of `--workers`


def run(settings: Settings, lang: str, workers: int = 1) -> int:
    """Serve until somebody stops it; the exit code."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise Refused(Refusal("OV-D1", "server-workers"))
    sock = listening(settings)
    alone = os.environ.get(CHILD) is None
    if workers > 1 and alone:
        greet(settings, lang)
        return shared(sock, workers)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        house = runner.run(opened(settings, lang))
        if alone:
            greet(settings, lang)
        return runner.run(serve(house, sock))


def greet(settings: Settings, lang: str) -> None:
    """Say where the table is, and show it if that is wanted."""
    tell(settings, lang)
    if settings.open_page and has_desktop(os.environ, sys.platform):
        threading.Thread(target=webbrowser.open, args=(address(settings),), daemon=True).start()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it does the same in less time."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def listening(settings: Settings) -> socket.socket:
    """The socket that browsers and programs come to."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    with suppress(AttributeError, OSError):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        sock.close()
        args: dict[str, int | str] = {"port": settings.port, "error": error.strerror or "?"}
        raise Refused(Refusal("OV-D1", "server-port", args)) from error
    sock.set_inheritable(True)
    return sock


def tell(settings: Settings, lang: str) -> None:
    """Say where the table is."""
    print(translate(lang, "serve-here", url=address(settings)))
    if settings.host in ("0.0.0.0", "::"):
        print(translate(lang, "serve-house", url=address(settings, own_address())))
    else:
        print(translate(lang, "serve-alone"))
    sys.stdout.flush()


def address(settings: Settings, host: str = "") -> str:
    """The table's address, on this machine unless another host is named."""
    scheme = "https" if settings.certificate else "http"
    here = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"{scheme}://{host or here}:{settings.port}"


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser can be shown here."""
    if platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def own_address() -> str:
    """The address of this machine in the house, as other devices see it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        with suppress(OSError):
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only the way is looked up
            return str(probe.getsockname()[0])
    return "127.0.0.1"


def shared(sock: socket.socket, workers: int) -> int:
    """Several processes at one address, on one database; each is replaced when it ends."""
    children: list[subprocess.Popen[bytes]] = []
    ending = False

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "overseer", *sys.argv[1:]], env={**os.environ, CHILD: "1"}
        )

    def end(*_: object) -> None:
        nonlocal ending
        ending = True
        for child in children:
            child.terminate()

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    sock.close()  # each process opens it for itself; the system shares the callers out
    children += [start() for _ in range(workers)]
    while not ending:
        for number, child in enumerate(children):
            with suppress(subprocess.TimeoutExpired):
                child.wait(0.2)
                if not ending:
                    children[number] = start()
    return max(child.wait() for child in children)


async def opened(settings: Settings, lang: str, now: Callable[[], int] | None = None) -> House:
    """The house on its database, which may be held or away for a while: then that is told. By
    another clock than the machine's if one is given."""
    configure()
    metrics.open_port(settings, 0 if os.environ.get(CHILD) is None else MOST_CHILDREN)

    def waits(reason: Refused) -> None:
        print(complaint(reason, lang), file=sys.stderr)
        print(translate(lang, "serve-waits", seconds=waiting.PATIENCE), file=sys.stderr, flush=True)

    url = settings.database
    database = await waiting.patiently(lambda: open_database(url), url, waits)
    house = House(database, settings, now)
    try:
        await waiting.patiently(house.start, url, waits)
    except BaseException:
        await house.stop()
        raise
    return house


async def serve(house: House, sock: socket.socket) -> int:
    """Serve in this process."""
    settings = house.settings
    config = uvicorn.Config(
        make_app(house),
        **OPTIONS,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=PATIENCE,
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.key,
    )
    server = Stoppable(config, house)
    calm()
    await server.serve(sockets=[sock])
    return 0


def calm() -> None:
    """Look for rubbish less often, and never among what was there from the start: whoever plays
    would wait for that. The thread that commits gets its turn soon when the disk is done."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


class Stoppable(uvicorn.Server):
    """Tells everybody who is connected before it stops: their clients come back and go on."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.farewell()
        await super().shutdown(sockets)
