"""Somebody who fills the disk: guests of one address store whatever they can, for a day.

    python -m tools.hoarder                    # to the usual bound: 100 MB a day and address
    python -m tools.hoarder --megabytes 10

Tables with long texts are opened and closed, files uploaded, decks saved in version after version,
lines said, pages remembered; every hour again, by the table's own clock. Told is what came of it in
the database, and whether a running game of the same address was held up.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, Final

from overseer.server.store.quota import HOUR, HOURS, MB
from overseer.tragic.decks.ready import ready_text
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from tests.server.playing import Player, play
from tests.server.serving import WIDE, Caller, Serving

LONG: Final = 180_000  # characters of a text
WIDTH: Final = 200  # letters of a line
FEW: Final = 4  # long texts of one guest, before the next kind
MANY: Final = 40  # short ones
FULL: Final = "full-day"


class Hoarder:
    """All guests of one address."""

    def __init__(self, serving: Serving, long: int = LONG) -> None:
        self.serving = serving
        self.rng = Random(1)
        self.long = long
        self.answers: Counter[str] = Counter()
        self._n = count()
        self._terrain = layout_text(make_layout(1, "medium", (), "mixed"))
        self._fists: dict[str, Any] = {}
        self._table = ""
        self.kinds: Final[tuple[Callable[[Caller], bool], ...]] = (
            self.begin,
            self.upload,
            self.open_and_close,
            self.decks,
            self.talk,
            self.track,
            self.page,
        )

    def hoard(self) -> int:
        """Guest after guest stores something of every kind, until nothing more is taken; how many
        guests there were."""
        for number in count():
            caller = self.serving.caller()
            if not self._asked(caller, "/api/guest", {"name": f"Guest {next(self._n)}"[:20]}):
                return number
            caller.token = self._given["token"]
            caller.client.cookies.clear()
            for kind in self.kinds:
                kind(caller)
            caller.client.close()
        raise AssertionError

    # What one guest does; whether all of it was taken

    def upload(self, caller: Caller) -> bool:
        """Long files."""
        body = {"game": "tragic", "kind": "deck"}
        text = ready_text("burn")
        return self._again(
            FEW, lambda: self._asked(caller, "/api/uploads", {**body, "text": self._long(text)})
        )

    def open_and_close(self, caller: Caller) -> bool:
        """Tables with a long text, which never begin."""

        def once() -> bool:
            options = {"terrain": self._long(self._terrain)}
            body = {"game": "wasteland", "seats": ["human", "human"], "options": options}
            taken = self._asked(caller, "/api/tables", body)
            return taken and self._asked(caller, f"/api/tables/{self._given['code']}/close")

        return self._again(FEW, once)

    def begin(self, caller: Caller) -> bool:
        """Tables that begin at once."""
        body = {"game": "shelter", "seats": ["human", "bot:easy"]}
        return self._again(FEW, lambda: self._asked(caller, "/api/tables", body))

    def decks(self, caller: Caller) -> bool:
        """A deck in version after version."""
        if not self._fists:
            self._fists = caller.post("/api/decks/judge", {"source": "fists"})["deck"]
        deck = self._fists
        body = {"key": f"{next(self._n):016}", "deck": deck}
        if not self._asked(caller, "/api/decks", body):
            return False
        path = f"/api/decks/{self._given['id']}"

        def once() -> bool:
            version = self._given["version"]
            named = {**deck, "name": f"Deck {next(self._n)}"}
            return self._asked(caller, path, {"version": version, "deck": named})

        return self._again(MANY, once)

    def talk(self, caller: Caller) -> bool:
        """Lines at a table of one's own."""
        body = {"game": "shelter", "seats": ["human", "human"]}
        if not self._asked(caller, "/api/tables", body):
            return False
        path = f"/api/tables/{self._given['code']}/chat"
        return self._again(MANY, lambda: self._asked(caller, path, {"text": "é" * 500}))

    def track(self, caller: Caller) -> bool:
        """Battles on real tables."""
        return self._again(
            MANY,
            lambda: self._asked(
                caller, "/api/companions", {"key": f"{next(self._n):016}", "title": "Battle"}
            ),
        )

    def page(self, caller: Caller) -> bool:
        """What a page remembers."""
        return self._asked(caller, "/api/me", {"page": {"x": "y" * 7_000}})

    def _again(self, most: int, once: Callable[[], bool]) -> bool:
        return all(once() for _ in range(most))

    def _long(self, text: str) -> str:
        """A text with a comment that nothing makes shorter."""
        more = self.rng.randbytes(max(0, self.long - len(text)) // 2).hex()
        lines = (more[at : at + WIDTH] for at in range(0, len(more), WIDTH))
        return "\n# ".join((text, *lines)) + "\n"

    def _asked(self, caller: Caller, path: str, body: Any = None) -> bool:
        answer = caller.ask("POST", path, {} if body is None else body)
        self._given = answer.json()
        fine = answer.status_code == 200
        self.answers["taken" if fine else str(self._given["error"]["id"])] += 1
        return fine


def bytes_of(serving: Serving) -> int:
    """What the database takes of the disk."""
    rows = serving.read("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    return int(rows[0][0] or 0)


def a_day(serving: Serving, long: int = LONG, rests: int = 1) -> tuple[int, Counter[str], int]:
    """Hoard for a day beside a running game, every so many hours: how much larger the database has
    become, what was answered, and how many of the game's inputs were taken."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = ada.post("/api/tables", body)["code"]
    bob.post(f"/api/tables/{code}/sit")
    people = [Player(ada, code, Random(1)), Player(bob, code, Random(2))]
    before, hoarder, inputs = bytes_of(serving), Hoarder(serving, long), 0
    for _ in range(0, HOURS, rests):
        hoarder.hoard()
        inputs += play(people, most=2)
        serving.clock.ahead += rests * HOUR
    return bytes_of(serving) - before, hoarder.answers, inputs


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=100)
    args = parser.parse_args()
    limits = replace(WIDE, address_bytes=args.megabytes * MB)
    with tempfile.TemporaryDirectory() as folder:
        with Serving(f"sqlite://{folder}/table.db", limits=limits) as serving:
            more, answers, inputs = a_day(serving)
    print(f"{more / MB:.1f} MB more in the database, of {args.megabytes} allowed")
    print(f"{inputs} inputs of the running game taken")
    for answer, times in answers.most_common():
        print(f"{times:8} {answer}")


if __name__ == "__main__":
    main()
