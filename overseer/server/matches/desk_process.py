"""A process in which desks stand whose steps may take long.

    python -m overseer.server.matches.desk_process  # speaks with the table that started it

What it is told comes from its own parent only, through a pipe. It ends with it.
"""

from __future__ import annotations

import pickle
from typing import Any

import overseer
from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.host.desk import Desk
from overseer.host.mishap import Mishap
from overseer.host.taking_in import begun
from overseer.server.bots.pipe import serve
from overseer.server.matches.desks import CHANGING, Away


class Room:
    """The desks of this process, by their tables' codes."""

    def __init__(self) -> None:
        self.desks: dict[str, Desk] = {}

    def answered(self, raw: bytes) -> bytes:
        """The answer to a message."""
        number, code, name, args = pickle.loads(raw)
        try:
            answer: tuple[int, bool, Any] = number, True, self.carry_out(code, name, args)
        except (Refused, CardFileError) as error:
            answer = number, False, error
        except Away as error:
            answer = number, False, error
        except Exception as error:
            if name in CHANGING:  # nobody knows what the desk holds now
                self.desks.pop(code, None)
            answer = number, False, Mishap.of(error)
        desk = self.desks.get(code)
        faults = [] if desk is None else desk.told_faults()
        return pickle.dumps((*answer, faults), protocol=5)

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
            from overseer.host.updating import converted

            return converted(*args)
        if name in ("correct", "foretell"):
            from overseer.server.matches.correcting import corrected, foretold

            return corrected(*args) if name == "correct" else foretold(*args)
        if name == "close":
            self.desks.pop(code, None)
            return None
        found = self.desks.get(code)
        if found is None:
            raise Away
        return getattr(found, name)(*args)


if __name__ == "__main__":
    serve(Room().answered)
