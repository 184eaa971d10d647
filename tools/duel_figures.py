"""Measures how quickly a step of a duel is drawn with full boards, for docs/performance.md.

python -m tools.page && python -m tools.duel_figures [--steps N] [--lang de] [--phone]

Eight allies a side, ten cards in hand, in German: positions that were laid out come one after the
other to a page that is at a table, each as a step. A step is drawn when the first frame with a
change of the page has been painted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from overseer.text import LANGUAGES
from tests.web.browsing import Chromium, Table, Visitor
from tests.web.playing import open_table
from tests.web.positions import given
from tools.web_figures import WATCHES, spread

POSITIONS: Final = ("full", "attacked", "full", "blocking", "dividing")
LONGEST: Final = LANGUAGES[2]  # German words are
DRAWN: Final = "() => performance.getEntriesByName('drawn').map((each) => each.duration)"


class Staged:
    """A page whose table tells positions that were laid out."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.last: dict[str, Any] = {}
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile(r"/api/"), self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: self._first(socket, str(text)))
        self.sockets.append(socket)

    def _first(self, socket: WebSocketRoute, text: str) -> None:
        """The table's own message, with the first position in it."""
        told = json.loads(text)
        if "scene" in told:
            told |= {**given(POSITIONS[0], self.visitor.lang), "steps": []}
            self.last = told
        socket.send(json.dumps(told))

    def step(self, name: str) -> None:
        """The next position comes, as a step of the other player."""
        number = self.last["number"] + 1
        step = {"number": number, "seat": 1, "move": "pass", "events": []}
        told = {**given(name, self.visitor.lang), "number": number, "steps": [step]}
        self.last |= told
        self.sockets[-1].send(json.dumps(self.last))


class Thread:
    """What the page's main thread works, in processor time: it says something on a busy machine."""

    def __init__(self, visitor: Visitor) -> None:
        self.client = visitor.context.new_cdp_session(visitor.page)
        self.client.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before = self._read()

    def _read(self) -> dict[str, float]:
        found = self.client.send("Performance.getMetrics")["metrics"]
        return {each["name"]: 1000 * float(each["value"]) for each in found}

    def told(self, steps: int) -> None:
        """Print it by what it was for."""
        now = self._read()
        parts = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
        each = [f"{(now[part] - self.before[part]) / steps:.1f} ms" for part in parts]
        print("processor time a step: all {}, scripts {}, layout {}, styles {}".format(*each))


def main() -> None:
    """All of it, with the load of the machine before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--lang", choices=LANGUAGES, default=LONGEST)
    parser.add_argument("--phone", action="store_true")
    wished = parser.parse_args()
    print("load before: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()))
    with TemporaryDirectory() as folder, Chromium() as chromium, Table(Path(folder)) as table:
        ada = Visitor(chromium, table, lang=wished.lang, phone=wished.phone, still=False)
        ada.context.add_init_script(WATCHES)
        code = open_table(ada, "tragic", seats=["human", "bot:easy"])
        staged = Staged(ada)
        ada.go(f"/t/{code}")
        ada.page.locator(".mat .stands").first.wait_for()
        thread = Thread(ada)
        for number, name in enumerate(islice(cycle(POSITIONS[1:]), wished.steps), start=1):
            staged.step(name)
            ada.page.wait_for_function(
                "(n) => performance.getEntriesByName('drawn').length >= n", arg=number
            )
        spread("from arrival to paint", [float(each) for each in ada.page.evaluate(DRAWN)])
        thread.told(wished.steps)
        assert ada.leave() == []
    print("load after: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()))


if __name__ == "__main__":
    main()
