"""Playing a duel through the page: what is lit on the panel, on the bar and in the hand.

The page plays by itself, so that two browsers can be in one duel at once.
"""

from __future__ import annotations

from typing import Final

from tests.web.playing import Playing

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
