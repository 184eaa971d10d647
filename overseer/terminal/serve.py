"""`overseer serve`: check what was typed, and hand over to the server.

The server is a sibling of the terminal. It is loaded by its name, so that neither depends on the
other, and its libraries are wanted only here.
"""

from __future__ import annotations

import os
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple

from overseer.terminal.records import store
from overseer.terminal.server_room import server
from overseer.terminal.values import is_file, whole
from overseer.text import translate
from overseer.voice.complaint import UsageError

FILE: Final = "server.db"
VARIABLE: Final = "OVERSEER_DB"  # where an address can stand, so that no password is typed
SMTP: Final = "OVERSEER_SMTP"  # the same for the server that takes e-mail
MOST_WORKERS: Final = 64
LARGEST_PORT: Final = 65_535
MOST_RATE: Final = 1_000_000
MOST_SOCKETS: Final = 1_000_000


class Serving(NamedTuple):
    """The options as they were typed."""

    port: str
    host: str
    db: str | None
    workers: str
    thinkers: str | None
    tls_cert: str | None
    tls_key: str | None
    origins: tuple[str, ...]
    proxies: tuple[str, ...]
    rate: str | None
    sockets: str | None
    metrics: str | None
    smtp: str | None
    keep_older: bool
    open_page: bool
    sim: bool = True
    host_names: tuple[str, ...] = ()
    contacts: tuple[str, ...] = ()
    limits: str | None = None
    disk: str | None = None


def run(asked: Serving, lang: str) -> int:
    """Serve until somebody stops it; the exit code."""
    port = whole(asked.port, "--port", 1, LARGEST_PORT)
    workers = whole(asked.workers, "--workers", 1, MOST_WORKERS)
    usual = max(1, (os.cpu_count() or 2) - 1)
    thinkers = usual
    if asked.thinkers is not None:
        thinkers = whole(asked.thinkers, "--thinkers", 1, MOST_WORKERS)
    metrics = None if asked.metrics is None else whole(asked.metrics, "--metrics", 1, LARGEST_PORT)
    if (asked.tls_cert is None) != (asked.tls_key is None):
        raise UsageError("serve-error-tls")
    for file in (asked.tls_cert, asked.tls_key):
        if file is not None and not is_file(Path(file)):
            raise UsageError("serve-error-file", file=file)
    serving, rooms, hosts = server("serving"), server("settings"), server("edge.hosts")
    for name in asked.host_names:
        if not (hosts.name_of(name) or hosts.is_number(name)):
            raise UsageError("serve-error-host-name", name=name)
    limits = rooms.Limits()
    if off := limits_off(asked):
        limits = rooms.Limits.off()
    if asked.rate is not None:
        limits = limits.faster(whole(asked.rate, "--rate", 1, MOST_RATE))
    if asked.sockets is not None:
        limits = limits.wider(whole(asked.sockets, "--sockets", 1, MOST_SOCKETS))
    if asked.disk is not None and not Path(asked.disk).is_dir():
        raise UsageError("serve-error-disk", folder=asked.disk)
    settings = rooms.Settings(
        database=asked.db or os.environ.get(VARIABLE) or own_database(),
        host=asked.host,
        port=port,
        thinkers=thinkers,
        secure=asked.tls_cert is not None
        or any(each.startswith("https:") for each in asked.origins),
        origins=asked.origins,
        host_names=asked.host_names,
        proxies=asked.proxies,
        certificate=asked.tls_cert,
        key=asked.tls_key,
        disk=asked.disk or "",
        metrics=metrics,
        limits=limits,
        keep_older=asked.keep_older,
        open_page=asked.open_page,
        trials=asked.sim,
        smtp=asked.smtp or os.environ.get(SMTP) or "",
        contacts=tuple(server("edge.security_txt").expect_contact(each) for each in asked.contacts),
        lang=lang,
    )
    if off:
        print(translate(lang, "serve-limits-off"), file=sys.stderr, flush=True)
    code: int = serving.run(settings, lang, workers)
    return code


def limits_off(asked: Serving) -> bool:
    """Whether nothing is limited: only where nobody but this machine can come."""
    if asked.limits not in (None, "on", "off"):
        raise UsageError("serve-error-limits", limits=asked.limits)
    if asked.limits != "off":
        return False
    if not is_loopback(asked.host) or asked.origins or asked.proxies:
        raise UsageError("serve-error-limits-off")
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_database() -> str:
    """The embedded database, beside the games of this machine."""
    folder = store.folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(folder / FILE).absolute()}"
