"""A learner who does what every hint of a lesson says."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

FOLLOW = """
(chip) => {
    window.hints = new Set();
    window.playing = true;
    const go = () => {
        if (document.querySelector(".result")) { window.playing = false; return; }
        const hint = document.querySelector(".hint");
        if (hint) window.hints.add(hint.innerText);
        const all = document.querySelectorAll(".bar .strip .chip, .bar .pinned .chip");
        const chips = [...all].filter((each) => !each.disabled);
        const armed = chips.find((each) => each.classList.contains("armed"));
        const shown = hint?.querySelector(".btn.first");
        if (chips.length) (armed ?? shown ?? chips.at(chip)).click();
        setTimeout(go, 20);
    };
    go();
}
"""


def follow(page: Page, chip: int) -> int:
    """Play a lesson to its end; where no hint says what to do, take the choice with that number.

    Gives how many different hints were read.
    """
    page.evaluate(FOLLOW, chip)
    page.wait_for_function("() => window.playing === false", timeout=240_000)
    return cast(int, page.evaluate("() => window.hints.size"))
