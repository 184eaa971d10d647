"""Playing a duel through the page: what is lit on the panel, on the bar and in the hand.

The page plays by itself, so that two browsers can be in one duel at once.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from tests.web.browsing import Visitor
from tests.web.playing import Playing
from tests.web.positions import given

# Answers as soon as something can be answered: puts answers together on the panel, confirms them,
# takes a chip of the bar, or presses a lit thing of the mat.
DUELS: Final = """([seed, most]) => {
    let state = seed;
    const rng = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    window.answers = 0;
    window.playing = true;
    const all = (what) => [...document.querySelectorAll(what)].filter((each) => !each.disabled);
    const any = (list) => list[Math.floor(rng() * list.length)];
    const play = () => {
        if (document.querySelector(".table-head .over, .result") || window.answers >= most) {
            window.playing = false;
            return;
        }
        const [confirm] = all(".panel .confirm:not([aria-disabled=true])");
        const parts = all(".panel .options button:not([aria-pressed=true])");
        const armed = all(".chip.armed");
        const lit = all(".mat button[data-lit]");
        const chips = all(".bar .chip");
        if (armed.length) armed[0].click();
        else if (confirm && (rng() < 0.6 || !parts.length)) {
            confirm.click();
            window.answers += 1;
        } else if (parts.length) any(parts).click();
        else if (lit.length && rng() < 0.6) any(lit).click();
        else if (chips.length) {
            any(chips).click();
            window.answers += 1;
        }
        setTimeout(play, 20);
    };
    play();
}"""


class Dueling(Playing):
    """Somebody's page at a duel, which plays when it is told to."""

    def begin(self, seed: int, most: int = 10_000, handing: bool = True) -> None:
        self.page.evaluate(DUELS, [seed, most])


def laid_out(visitor: Visitor, name: str) -> None:
    """Show a laid out position with its question instead of the table's own, whatever comes, in
    the reader's language; nobody can be asked about it."""
    shown(visitor, given(name, visitor.lang))


def shown(visitor: Visitor, moment: dict[str, Any]) -> None:
    """Show this scene and question instead of the table's own, whatever comes."""

    def other(text: str) -> str:
        told = json.loads(text)
        if "scene" in told:
            told |= {**moment, "steps": []}
        return json.dumps(told)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(other(str(text))))

    visitor.page.route_web_socket(re.compile(r"/api/"), between)
    visitor.page.route(re.compile(r"/ask\?"), lambda route: route.fulfill(json={"lines": ["…"]}))
