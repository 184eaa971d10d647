"""Draws what `overseer sim tragic --matrix --json` counted as a picture: each deck against each.

overseer sim tragic --matrix --games 18200 --seed 1 --json > matrix.json
python -m tools.matrix matrix.json > docs/pictures/deck-matrix.svg

Several files, of runs with other seeds, are added up. With `--data RULES` the same is written
as the data that the page draws:

python -m tools.matrix --data tragic-5 matrix.json > overseer/tragic/decks/matrix.toml
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from overseer.lab.summary import wilson

LEFT, TOP, CELL, RIGHT, BOTTOM = 110, 142, 44, 190, 40
# Blue and orange: the colour-blind tell them apart.
STRONG, WEAK, EVEN = (33, 102, 172), (217, 130, 43), (251, 248, 239)


def colour(share: float) -> str:
    """From orange (it loses) over paper (even) to blue (it wins)."""
    end = STRONG if share >= 0.5 else WEAK
    part = min(abs(share - 0.5) * 2, 1)
    mixed = [round(low + (high - low) * part) for low, high in zip(EVEN, end, strict=True)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def draw(data: Any) -> str:
    """The picture: rows against columns in per cent, then each deck's share of all its duels."""
    decks = sorted(data["decks"], key=lambda row: -row["share"])
    names = [row["deck"] for row in decks]
    width = LEFT + CELL * len(names) + RIGHT
    height = TOP + CELL * len(names) + BOTTOM
    title = f"Each deck against each, {data['games']:,} duels of normal bots"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fbf8ef"/>',
        f'<text x="12" y="26" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
        '<text x="12" y="46" fill="#222">wins of the row against the column, in per cent</text>',
    ]
    for n, row in enumerate(decks):
        y = TOP + n * CELL
        x = LEFT + n * CELL
        lines.append(
            f'<text x="{LEFT - 8}" y="{y + 27}" text-anchor="end">{escape(row["deck"])}</text>'
        )
        lines.append(
            f'<text transform="translate({x + 26} {TOP - 8}) rotate(-60)">'
            f"{escape(row['deck'])}</text>"
        )
        for m, other in enumerate(names):
            if other == row["deck"]:
                continue
            cell = data["matrix"][row["deck"]][other]
            share = cell["share"]
            ink = "#fff" if share > 0.8 else "#222"
            left = LEFT + m * CELL
            lines.append(
                f'<rect x="{left + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}"'
                f' fill="{colour(share)}"/><text x="{left + CELL / 2}" y="{y + 27}"'
                f' text-anchor="middle" fill="{ink}">{share * 100:.0f}</text>'
            )
        whole = f"{row['share']:.1%} ({row['low']:.1%} – {row['high']:.1%})"
        lines.append(f'<text x="{LEFT + CELL * len(names) + 10}" y="{y + 27}">{whole}</text>')
    return "\n".join([*lines, "</svg>"])


def added(cells: list[Any]) -> dict[str, Any]:
    """The same share in several runs, as one."""
    n = sum(cell["n"] for cell in cells)
    won = sum(cell["share"] * cell["n"] for cell in cells)
    low, high = wilson(won, n)
    return {"n": n, "share": won / n, "low": low, "high": high}


def together(runs: list[Any]) -> Any:
    """Several runs of the same decks as one."""
    decks = []
    for n, row in enumerate(runs[0]["decks"]):
        decks.append({"deck": row["deck"], **added([run["decks"][n] for run in runs])})
    matrix: dict[str, Any] = {}
    for one, others in runs[0]["matrix"].items():
        matrix[one] = {two: added([run["matrix"][one][two] for run in runs]) for two in others}
    return {"games": sum(run["games"] for run in runs), "decks": decks, "matrix": matrix}


def table(data: Any, rules: str) -> str:
    """The same as data: whole per cents against each deck, -1 against itself."""
    decks = sorted(data["decks"], key=lambda row: -row["share"])
    lines = [
        "# What `python -m tools.matrix --data` wrote: each ready deck against each, in per cent; "
        "see docs/balance.md.",
        f'rules = "{rules}"',
        'bot = "normal"',
        f"duels = {data['games']}",
    ]
    for row in decks:
        others = data["matrix"][row["deck"]]
        shares = [
            "-1" if other["deck"] == row["deck"] else f"{others[other['deck']]['share'] * 100:.0f}"
            for other in decks
        ]
        lines += ["", "[[deck]]", f'name = "{row["deck"]}"']
        lines += [f"{name} = {row[name] * 100:.1f}" for name in ("share", "low", "high")]
        lines.append(f"against = [{', '.join(shares)}]")
    return "\n".join(lines)


def main() -> None:
    """Print the picture, or the data, of the files that the command line names."""
    names = sys.argv[1:]
    rules = names[1] if names[:1] == ["--data"] else ""
    if rules:
        names = names[2:]
    found = together([json.loads(Path(name).read_text(encoding="utf-8")) for name in names])
    print(table(found, rules) if rules else draw(found))


if __name__ == "__main__":
    main()
