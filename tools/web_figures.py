"""Measures the page of a match in Chromium, for docs/performance.md.

python -m tools.page && python -m tools.web_figures [--visits N] [--answers N]

Somebody opens a match of Shelter several times with an empty cache, and somebody else looks on
while it is played. A step is drawn when the first frame with a change of the page has been painted.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

from tests.web.browsing import Chromium, Table, Visitor
from tests.web.playing import Playing, open_table

SEATS: Final = ("human", "bot:easy", "bot:easy")
NOTHING: Final = re.compile(rb"(?!)")
ICON: Final = re.compile(rb"(?<=body:)(?:`[^`]*`|'[^']*'|\"(?:\\.|[^\"\\])*\")(?=,width:)")
READY: Final = ".bar .chip:not(:disabled)"
# When a choice can be clicked first; when steps arrive and are painted; how far frames are apart
# while something flies over the board.
WATCHES: Final = """(() => {
    window.figures = { ready: 0, frames: [] };
    const ready = () => {
        if (figures.ready || !document.querySelector("READY")) return;
        figures.ready = performance.now();
    };
    let waiting = 0;
    new MutationObserver(() => {
        ready();
        if (!waiting) return;
        const arrived = waiting;
        waiting = 0;
        requestAnimationFrame(() => setTimeout(() => {
            performance.measure("drawn", { start: arrived, end: performance.now() });
        }));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const parse = JSON.parse;
    JSON.parse = (...given) => {
        const arrived = performance.now();
        const told = parse(...given);
        if (told?.is === "update" && told.steps?.length) waiting = arrived;
        return told;
    };
    let last = 0;
    const frame = (now) => {
        const flies = document.querySelector(".flight") !== null;
        if (flies && last) figures.frames.push(now - last);
        last = flies ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})()""".replace("READY", READY)


def sizes(visitor: Visitor, leave_out: re.Pattern[bytes]) -> dict[str, int]:
    """The gzipped bytes of every script and style that the open page has loaded, by its path."""
    asked = "performance.getEntriesByType('resource').map((each) => each.name)"
    paths = {urlsplit(str(each)).path for each in visitor.page.evaluate(asked)}
    return {
        path: len(gzip.compress(leave_out.sub(b"", visitor.context.request.get(path).body())))
        for path in sorted(paths)
        if path.endswith((".js", ".css"))
    }


def spread(name: str, found: list[float]) -> None:
    """The median, and what 95 of 100 keep or, of a few, the slowest."""
    few = len(found) < 20
    late = max(found) if few else quantiles(found, n=20)[-1]
    word = "slowest" if few else "95 % within"
    print(f"{name}: median {median(found):.1f} ms, {word} {late:.1f} ms ({len(found)})")


def main() -> None:
    """All of it, with the load of the machine before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=7, help="how often the page is opened")
    parser.add_argument("--answers", type=int, default=40, help="of the person who plays")
    wished = parser.parse_args()
    print("load before: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()))
    with TemporaryDirectory() as folder, Chromium() as chromium, Table(Path(folder)) as table:
        ada = Visitor(chromium, table)
        code = open_table(ada, seats=list(SEATS))
        ready: list[float] = []
        for _ in range(wished.visits):
            again = Visitor(chromium, table, storage_state=ada.context.storage_state())
            again.context.add_init_script(WATCHES)
            again.go(f"/t/{code}")
            again.page.wait_for_function("() => window.figures.ready > 0")
            ready.append(float(again.page.evaluate("() => window.figures.ready")))
            whole, bare = sizes(again, NOTHING), sizes(again, ICON)
            again.leave()
        for name, loaded in (("with icons", whole), ("without", bare)):
            scripts = sum(size for path, size in loaded.items() if path.endswith(".js")) / 1000
            styles = sum(loaded.values()) / 1000 - scripts
            print(f"gzipped {name}: scripts {scripts:.1f} kB, styles {styles:.1f} kB")
        spread("until a choice can be clicked", ready)
        eve = Visitor(chromium, table, still=False)
        eve.context.add_init_script(WATCHES)
        eve.go(f"/t/{code}")
        eve.page.locator(".vault").wait_for()
        game = Playing(ada, code)
        for seed in range(wished.answers):
            ada.page.locator(READY).first.wait_for()
            game.begin(seed=seed, most=1)
            game.rest()
            eve.page.wait_for_function("() => !document.querySelector('.flight')")
        drawn = "performance.getEntriesByName('drawn').map((each) => each.duration)"
        spread("from arrival to paint", eve.page.evaluate(drawn))
        frames = [float(each) for each in eve.page.evaluate("() => window.figures.frames")]
        spread("between frames while a step moves", frames)
        print(f"frames a second while a step moves: {1000 * len(frames) / sum(frames):.1f}")
        for visitor in (ada, eve):
            assert visitor.leave() == []
    print("load after: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()))


if __name__ == "__main__":
    main()
