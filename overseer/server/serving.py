"""`overseer serve`: run the online table on this machine."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

import uvicorn

from overseer.engine.refusal import Refused
from overseer.server.app import make_app
from overseer.server.bots import subprocess_job
from overseer.server.edge import descriptors
from overseer.server.edge.limits import options
from overseer.server.logs import configure
from overseer.server.matches.registry import Registry
from overseer.server.operate import metrics, processes
from overseer.server.operate.timekeeper import Doubt, shown_moment
from overseer.server.settings import Settings
from overseer.server.store import waiting
from overseer.server.store.opening import open_database
from overseer.server.store.refused import refused
from overseer.text import translate
from overseer.voice.complaint import complaint

PATIENCE: Final = 5  # seconds that requests get to end in
TURN: Final = 0.001  # seconds that the loop works on while another thread waits for its turn
MOST_CHILDREN: Final = 64


def run(settings: Settings, lang: str, workers: int = 1) -> int:
    """Serve until somebody stops it; the exit code."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise refused("server-workers")
    descriptors.raise_limit()
    given = processes.handed_down(os.environ)
    sock = listening(settings) if given is None else given
    if given is None and workers > 1:
        with port_taken(settings, sock):
            sock.listen()
        greet(settings, lang)
        with told_apart():
            return processes.shared(sock, workers)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        with told_apart():
            registry = runner.run(opened(settings, lang))
            server = runner.run(ready(registry))
        if given is None:
            greet(settings, lang)
        with told_apart():
            return runner.run(serve(server, sock))


@contextmanager
def told_apart() -> Iterator[None]:
    """What the system refuses a table is no fault of the terminal that started it."""
    try:
        yield
    except BrokenPipeError:
        raise  # nobody reads what is printed
    except OSError as error:
        raise refused("server-system", error=error.strerror or type(error).__name__) from error


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
    """The socket that browsers and programs come to; Refused if others have it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    # After a restart, while the system still keeps old connections. Two that listen never share.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    with port_taken(settings, sock):
        sock.bind((settings.host, settings.port))
    return sock


@contextmanager
def port_taken(settings: Settings, sock: socket.socket) -> Iterator[None]:
    """What hinders somebody from listening, as a sentence."""
    try:
        yield
    except OSError as error:
        sock.close()
        why = error.strerror or "?"
        raise refused("server-port", port=str(settings.port), error=why) from error


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
    host = host or settings.host
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        host = "localhost"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{settings.port}"


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser can be shown here."""
    if platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def own_address() -> str:
    """The address of this machine at home, as other devices see it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        with suppress(OSError):
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only the way is looked up
            return str(probe.getsockname()[0])
    return "127.0.0.1"


async def opened(settings: Settings, lang: str, now: Callable[[], int] | None = None) -> Registry:
    """The registry on its database, which may be held or away for a while: then that is told. By
    another clock than the machine's if one is given."""
    configure()
    metrics.open_port(settings, MOST_CHILDREN if processes.SOCKET in os.environ else 0)

    def waits(reason: Refused) -> None:
        print(complaint(reason, lang), file=sys.stderr)
        print(translate(lang, "serve-waits", seconds=waiting.PATIENCE), file=sys.stderr, flush=True)

    url = settings.database
    database = await waiting.patiently(lambda: open_database(url), url, waits)
    registry = Registry(database, settings, now)
    try:
        await waiting.patiently(registry.start, url, waits)
    except BaseException:
        await registry.stop()
        raise
    if registry.doubt is not None and processes.SOCKET not in os.environ:
        print(doubtful(registry.doubt, lang), file=sys.stderr, flush=True)
    return registry


def doubtful(found: Doubt, lang: str) -> str:
    """What is strange about the machine's clock, in words."""
    now, newest = shown_moment(found.now), shown_moment(found.newest)
    return translate(lang, f"serve-{found.id}", now=now, newest=newest)


async def ready(registry: Registry) -> Stoppable:
    """A server for the registry, with the certificate that it was given."""
    settings = registry.settings
    config = uvicorn.Config(
        make_app(registry),
        **options(settings),
        ws_ping_interval=30,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=PATIENCE,
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.key,
    )
    try:
        config.load()
    except OSError as error:
        await registry.stop()
        raise refused("server-certificate", error=error.strerror or "?") from error
    # A connection is counted before its handshake, so that is ours (edge/limits.py).
    connection: Any = partial(config.http_protocol_class, tls=config.ssl)  # type: ignore[call-arg]
    config.http_protocol_class, config.ssl = connection, None
    return Stoppable(config, registry)


async def serve(server: Stoppable, sock: socket.socket) -> int:
    """Serve in this process."""
    settings = server.registry.settings
    with port_taken(settings, sock):
        sock.listen(server.config.backlog)
    subprocess_job.warm()
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

    def __init__(self, config: uvicorn.Config, registry: Registry) -> None:
        super().__init__(config)
        self.registry = registry

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.registry.farewell()
        await super().shutdown(sockets)
