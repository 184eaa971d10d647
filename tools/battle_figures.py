"""Measures the table of a battle in Chromium, for docs/performance.md.

python -m tools.page && python -m tools.battle_figures [--points N] [--rounds N] [--phone]

Fourteen models a side on dense terrain, against a real server. The pointer comes to places all over
the table and rests; a place is judged when the first frame with the engine's answer has been
painted. Then the table is dragged by a finger and zoomed by the wheel, as quickly as the browser
gives frames.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from tests.web.battling import Battling, battle, force
from tests.web.browsing import Chromium, Table, Visitor
from tools.duel_figures import Thread
from tools.web_figures import spread

SEED: Final = 7
MODELS: Final = 14
# When the pointer moved last; when the answer about a place that was asked for since was painted;
# how far frames are apart while `watched`.
WATCHES: Final = """(() => {
    window.figures = { moved: 0, points: [], frames: [], watched: false };
    addEventListener("pointermove", (event) => (figures.moved = event.timeStamp), true);
    const rests = new Map();
    const fetching = window.fetch;
    window.fetch = (url, ...given) => {
        if (/[?&]about=to[+]/.test(url)) {
            const asked = performance.now();
            rests.set(new URL(url, location).href, { rest: figures.moved, asked });
        }
        return fetching(url, ...given);
    };
    const reading = Response.prototype.json;
    Response.prototype.json = async function () {
        const told = await reading.call(this);
        const found = rests.get(this.url);
        if (found) {
            const answered = performance.now();
            requestAnimationFrame(() => setTimeout(() => {
                figures.points.push({ ...found, answered, painted: performance.now() });
            }));
        }
        return told;
    };
    let last = 0;
    const frame = (now) => {
        if (figures.watched && last) figures.frames.push(now - last);
        last = figures.watched ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})()"""
# The last place that was judged since the pointer moved last.
JUDGED: Final = "() => figures.points.findLast((each) => each.rest === figures.moved)"
# Whether nothing lies under the pointer there, so that the place itself is meant.
BARE: Final = """([x, y]) => [...document.querySelectorAll(".drawing .token, .drawing .spot")]
    .map((each) => each.getBoundingClientRect())
    .every(({ left, right, top, bottom }) =>
        x < left - 9 || x > right + 9 || y < top - 9 || y > bottom + 9)"""


def acting(visitor: Visitor) -> Battling:
    """The battle at the first question of a model that acts."""
    code = battle(
        visitor,
        limit=1000,
        forces=[force(MODELS)],
        enemy=force(MODELS),
        terrain=layout_text(make_layout(SEED, "dense")),
    )
    game = Battling(visitor, code)
    game.briefed()
    game.asked("choose an action", "Make ", "Activate")
    game.page.locator(".drawing path.reach.move").wait_for()
    return game


def judged(game: Battling, points: int) -> None:
    """Rest at places all over the table."""
    rng = Random(SEED)
    box = game.page.locator(".drawing > g > rect").nth(1).bounding_box()
    assert box is not None
    found: list[dict[str, float]] = []
    thread = Thread(game.visitor)
    while len(found) < points:
        spot = [box["x"] + rng.random() * box["width"], box["y"] + rng.random() * box["height"]]
        if not game.page.evaluate(BARE, spot):
            continue
        game.page.mouse.move(*spot, steps=4)
        found.append(game.page.wait_for_function(JUDGED).json_value())
    spread("from the pointer's rest to paint", [each["painted"] - each["rest"] for each in found])
    spread("  until it is asked", [each["asked"] - each["rest"] for each in found])
    spread("  until the answer is there", [each["answered"] - each["asked"] for each in found])
    spread("  until it is painted", [each["painted"] - each["answered"] for each in found])
    thread.told(points)


def moved(game: Battling, name: str, rounds: int, gesture: dict[str, Any]) -> None:
    """Drag or zoom to and fro; the browser makes an event a frame."""
    wire = game.visitor.context.new_cdp_session(game.page)
    box = game.table.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    game.page.evaluate("() => { figures.frames = []; figures.watched = true; }")
    thread = Thread(game.visitor)
    for turn in range(rounds):
        way = {key: value * (-1) ** turn for key, value in gesture["way"].items()}
        wire.send("Input.synthesizeScrollGesture", {**middle, **gesture["by"], **way})
    frames = game.page.evaluate("() => { figures.watched = false; return figures.frames; }")
    spread(f"between frames while {name}", [float(each) for each in frames])
    print(f"frames a second while {name}: {1000 * len(frames) / sum(frames):.1f}")
    thread.told(len(frames))


def main() -> None:
    """All of it, with the load of the machine before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--points", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=6, help="to and fro")
    parser.add_argument("--phone", action="store_true")
    wished = parser.parse_args()
    print("load before: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()))
    with TemporaryDirectory() as folder, Chromium() as chromium, Table(Path(folder)) as table:
        ada = Visitor(chromium, table, phone=wished.phone, still=False)
        ada.context.add_init_script(WATCHES)
        game = acting(ada)
        if not wished.phone:  # a finger asks when it presses: there is no rest
            judged(game, wished.points)
        for _ in range(4):
            game.page.get_by_role("button", name="Closer").click()
        drag = {"gestureSourceType": "touch", "speed": 500, "preventFling": True}
        moved(
            game,
            "dragging",
            wished.rounds,
            {"by": drag, "way": {"xDistance": 160, "yDistance": 120}},
        )
        wheel = {"gestureSourceType": "mouse", "speed": 500}
        moved(game, "zooming", wished.rounds, {"by": wheel, "way": {"yDistance": -300}})
        assert ada.leave() == []
    print("load after: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()))


if __name__ == "__main__":
    main()
