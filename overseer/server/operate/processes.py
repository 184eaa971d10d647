"""Several processes at one address, on one database: a parent that holds the socket, starts them
and puts another in the place of each that ends. They end with it, however it ends.
"""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

from overseer.server.bots.child import as_parent, command
from overseer.server.store.refused import refused

SOCKET: Final = "OVERSEER_SERVE_CHILD"  # set in each of them: the number of the parent's socket
LOOK: Final = 0.2  # seconds between two looks at them
YOUNG: Final = 10.0  # seconds; whoever ends sooner has hardly begun
WHILE: Final = 60.0  # seconds in which …
MOST_YOUNG: Final = 10  # … so many may end young: then another would not live longer
LAST: Final = 15.0  # seconds that they get to end in


class Child(Protocol):
    """A process, as far as it is looked at here."""

    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


class Member(NamedTuple):
    """One of them, and since when."""

    child: Child
    since: float


class Processes:
    """All of them."""

    def __init__(
        self,
        start: Callable[[], Child],
        number: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._start = start
        self._number = number
        self._clock = clock
        self._young: deque[float] = deque()  # when somebody ended who had hardly begun
        self.members: list[Member] = []
        self.ending: int | None = None  # the signal that ends them

    def run(self) -> int:
        """Serve until somebody stops it; the exit code."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        try:
            while self.ending is None:
                self.look()
                time.sleep(LOOK)
        finally:
            self.close()
        return 128 + signal.SIGINT if self.ending == signal.SIGINT else 0

    def look(self) -> None:
        """Start whoever is missing; Refused when they end as soon as they begin."""
        for member in list(self.members):
            code = member.child.poll()
            if code is not None:
                self.members.remove(member)
                self._ended(member, code)
        while len(self.members) < self._number and self.ending is None:
            self.members.append(Member(self._start(), self._clock()))

    def _ended(self, member: Member, code: int) -> None:
        now = self._clock()
        if now - member.since >= YOUNG:
            return
        self._young.append(now)
        while now - self._young[0] > WHILE:
            self._young.popleft()
        if len(self._young) >= MOST_YOUNG:
            raise refused("server-workers-end", times=MOST_YOUNG, code=code)

    def _end(self, number: int, _: object) -> None:
        self.ending = number
        for member in list(self.members):
            member.child.terminate()

    def close(self) -> None:
        """End all of them."""
        for member in self.members:
            member.child.terminate()
        end = time.monotonic() + LAST
        for member in self.members:
            try:
                member.child.wait(max(0.0, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                member.child.kill()
                member.child.wait()
        self.members.clear()


def shared(sock: socket.socket, number: int) -> int:
    """Serve with so many processes at a socket; the exit code."""
    here = str(sock.fileno())

    def start() -> Child:
        return subprocess.Popen(
            command("overseer", *sys.argv[1:]),
            env={**as_parent(), SOCKET: here},
            pass_fds=(sock.fileno(),),
        )

    with sock:
        return Processes(start, number).run()


def handed_down(environ: Mapping[str, str]) -> socket.socket | None:
    """In one of them: the parent's socket."""
    number = environ.get(SOCKET)
    if number is None:
        return None
    return socket.socket(fileno=int(number))
