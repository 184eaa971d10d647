"""A process in which desks stand whose steps may take long.

    python -m overseer.server.desk_process    # speaks with the table that started it

What it is told comes from its own parent only, through a pipe. It ends with it.
"""

from __future__ import annotations

import pickle
import signal
import sys
from typing import Any, BinaryIO

import overseer
from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.server.desk import Desk
from overseer.server.desks import Away
from overseer.server.pipe import LENGTH, framed
from overseer.server.taking_in import begun
from overseer.server.worker import end_with_parent


class Room:
    """The desks of this process, by their tables' codes."""

    def __init__(self) -> None:
        self.desks: dict[str, Desk] = {}

    def carry_out(self, code: str, name: str, args: tuple[Any, ...]) -> Any:
        """Do what was asked."""
        if name == "check":
            game, seats, options = args
            overseer.game(game).new(seats, options)
            return None
        if name == "begin":
            desk, done = begun(*args)
            self.desks[code] = desk
            return desk.header, done
        if name == "open":
            desk = self.desks[code] = Desk.open(*args)
            return desk.header, desk.standing
        if name == "convert":
            from overseer.server.updating import converted

            return converted(*args)
        if name == "close":
            self.desks.pop(code, None)
            return None
        found = self.desks.get(code)
        if found is None:
            raise Away
        return getattr(found, name)(*args)


def run(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there is nothing more."""
    room = Room()
    while len(head := source.read(LENGTH)) == LENGTH:
        number, code, name, args = pickle.loads(source.read(int.from_bytes(head, "big")))
        try:
            answer = number, True, room.carry_out(code, name, args)
        except (Refused, CardFileError) as error:
            answer = number, False, error
        except Exception:  # a desk that fails is of no use any more
            room.desks.pop(code, None)
            answer = number, False, Away()
        raw = pickle.dumps(answer, protocol=5)
        sink.write(framed(raw))
        sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table says when to stop
    end_with_parent()
    run(sys.stdin.buffer, sys.stdout.buffer)
