"""Text that is hard to tell from what lies under it.

axe looks away where a reader is told in other words; people with eyes read that text all the same.
What lies on something drawn (earth and sky, a lamp's cone, a gradient) is left out: its ground is
no one colour.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

FAINT: Final = """() => {
    // "rgb(226, 167, 46)", or of a mixed colour "color(srgb 0.88 0.65 0.18)"
    const parts = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number)
        .map((each, at) => at < 3 && text.startsWith("color(") ? each * 255 : each);
    const light = (rgb) => rgb.slice(0, 3).map((c) => c / 255)
        .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0);
    const over = (top, under) => {
        const alpha = top[3] ?? 1;
        return under.map((c, at) => c * (1 - alpha) + top[at] * alpha);
    };
    // What is painted under the middle of some text, down to something opaque; null: it is drawn,
    // or the text itself is covered or out of sight.
    const ground = (node, box) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const stack = document.elementsFromPoint(x, y);
        const at = stack.indexOf(node);
        if (at < 0) return null;
        const layers = [];
        for (const under of stack.slice(at)) {
            const style = getComputedStyle(under);
            if (under instanceof SVGElement || style.backgroundImage !== "none") return null;
            const found = parts(style.backgroundColor);
            layers.push(found);
            if ((found[3] ?? 1) === 1) break;
        }
        return layers.reverse().reduce((under, top) => over(top, under), [0, 0, 0]);
    };
    const blended = (node) => {
        for (let up = node; up; up = up.parentElement)
            if (Number(getComputedStyle(up).opacity) < 1) return true;
        return false;
    };
    const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !node.closest(".unseen, svg, [disabled], [aria-disabled=true], dialog:not([open])");
    const found = new Set();
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const node = all.currentNode.parentElement;
        const text = all.currentNode.data.trim();
        if (!text || !seen(node)) continue;
        const style = getComputedStyle(node);
        const range = document.createRange();
        range.selectNodeContents(all.currentNode);
        const under = blended(node) ? null : ground(node, range.getBoundingClientRect());
        if (!under) continue;
        const [a, b] = [light(over(parts(style.color), under)), light(under)].sort((x, y) => y - x);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < (large ? 3 : 4.5)) {
            const name = node.className || node.tagName;
            found.add(`${ratio.toFixed(2)} ${name}: ${text.slice(0, 30)}`);
        }
    }
    return [...found];
}"""


def faint(page: Page) -> list[str]:
    """What is below 4.5 to 1, in large letters 3 to 1: the contrast, where, and its beginning."""
    return [f"faint: {each}" for each in page.evaluate(FAINT)]
