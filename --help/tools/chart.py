"""Draws what `overseer sim --json` counted as a picture of horizontal bars.

overseer sim shelter --seats normal,normal,normal,normal --games 4000 --seed 1 --json > sim.json
python tools/chart.py seats sim.json > docs/pictures/balance-seats.svg
python tools/chart.py cards sim.json > docs/pictures/balance-cards.svg
python tools/chart.py bots 16=a.json 32=b.json 64=c.json > docs/pictures/strength.svg
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

LEFT, WIDTH, STEP, RIGHT = 190, 520, 22, 60


@dataclass(frozen=True)
class Bar:
    """One bar: a share with its 95 % interval (equal to it where there is none)."""

    label: str
    share: float
    low: float
    high: float


def draw(title: str, bars: list[Bar], mark: float | None) -> str:
    """The picture; `mark` is a share to compare with."""
    height = STEP * len(bars) + 64
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="{height}" fill="#fbf8ef"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for n, bar in enumerate(bars):
        top = 40 + n * STEP
        end = LEFT + WIDTH * bar.share
        low, high = LEFT + WIDTH * bar.low, LEFT + WIDTH * bar.high
        middle = top + STEP / 2
        lines += [
            f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">'
            f"{escape(bar.label)}</text>",
            f'<rect x="{LEFT}" y="{top + 3}" width="{end - LEFT:.1f}" height="{STEP - 6}"'
            ' fill="#3b6ea5"/>',
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f}'
            f' {middle - 4}v8" stroke="#d9822b" stroke-width="2" fill="none"/>',
            f'<text x="{max(end, high) + 6:.1f}" y="{middle + 4:.1f}">{bar.share:.1%}</text>',
        ]
    if mark is not None:
        at = LEFT + WIDTH * mark
        lines.append(f'<path d="M{at:.1f} 36V{height - 18}" stroke="#222" stroke-dasharray="4 3"/>')
    return "\n".join([*lines, "</svg>"])


def load(path: str) -> Any:
    """What a simulation printed."""
    return json.loads(Path(path).read_text(encoding="utf-8"))


def seats(data: Any) -> str:
    """Win shares by seat."""
    bars = [
        Bar(f"seat {row['seat']}", row["share"], row["low"], row["high"]) for row in data["by_seat"]
    ]
    return draw(f"Win share by seat, {data['games']:,} games", bars, 1 / len(bars))


def cards(data: Any) -> str:
    """In how many of the games that offered it a card was taken."""
    rows = sorted([*data["rooms"], *data["items"]], key=lambda row: -row["pick_rate"])
    bars = [Bar(row["id"], *[row["pick_rate"]] * 3) for row in rows]
    title = f"Taken in the games in which it was offered, {data['games']:,} games"
    return draw(title, bars, 0.1)


def bots(runs: list[str]) -> str:
    """The first bot's win share in several runs, each named `label=file`."""
    bars = []
    for run in runs:
        label, _, path = run.partition("=")
        data = load(path)
        row = data["seats"][0]
        name = f"{row['bot']}, {label} playouts"
        bars.append(Bar(name, row["share"], row["low"], row["high"]))
    versus = data["seats"][1]["bot"]
    return draw(f"Win share against {versus}, {data['games']:,} mirrored games", bars, 0.5)


def main() -> None:
    """Print the picture that the command line asks for."""
    kind, *files = sys.argv[1:]
    if kind == "bots":
        print(bots(files))
    else:
        print({"seats": seats, "cards": cards}[kind](load(files[0])))


if __name__ == "__main__":
    main()
