"""Many campaigns as a picture: how the battles ended, and how the settlements grew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from overseer.picture.svg import Drawing, Point, fitted
from overseer.text import translate
from overseer.wasteland.settlement.holdings import START

WIDTH: Final = 900
MARGIN: Final = 24
LEFT, RIGHT = 250, 876  # of the bars
ROW: Final = 46
BAR: Final = 26
CHART: Final = 210  # how high a chart is
LINKED: Final = "linked"
END: Final = "campaign-linked-"
CHARTS: Final = (("caps", 0), ("structures", sum(n for _, n in START)))  # and how they begin
# From the first side's best result to the second side's.
ORDER: Final = (
    *("first-major", "first-plain", "first-minor", "draw"),
    *("second-minor", "second-plain", "second-major"),
)

# The colours follow the reader's page. Orange and blue: the colour-blind tell them apart.
STYLE: Final = """
text { font-size: 13px; fill: #222222 }
.page { fill: #fbf8ef } .quiet { fill: #55524a; font-size: 12px }
.grid { stroke: #d8d2c0 } .axis { stroke: #222222 }
.title { font-size: 18px; font-weight: bold } .strong { font-weight: bold }
.first-major { fill: #a84b00 } .first-plain { fill: #c96f1e } .first-minor { fill: #f0b57d }
.draw { fill: #c9c4b4 }
.second-minor { fill: #a5c6e8 } .second-plain { fill: #5f93c9 } .second-major { fill: #2a5d94 }
.on-first-major, .on-second-major { fill: #ffffff }
.on-fill-1, .on-fill-2, .on-fill-3 { fill: #ffffff }
.on-first-plain, .on-second-plain, .on-first-minor, .on-second-minor, .on-draw { fill: #1b1b1b }
.line { fill: none; stroke-width: 2.5 } .band { fill-opacity: 0.22 }
.seat-1 { stroke: #2a5d94 } .seat-2 { stroke: #a84b00 } .seat-3 { stroke: #2f7d32 }
.fill-1 { fill: #2a5d94 } .fill-2 { fill: #a84b00 } .fill-3 { fill: #2f7d32 }
@media (prefers-color-scheme: dark) {
text { fill: #ececec }
.page { fill: #17191c } .quiet { fill: #b5b2aa }
.grid { stroke: #363a40 } .axis { stroke: #ececec }
.first-major { fill: #ff9d3f } .first-plain { fill: #d98a45 } .first-minor { fill: #8a5a31 }
.draw { fill: #6f6c64 }
.second-minor { fill: #3a5878 } .second-plain { fill: #5f93c9 } .second-major { fill: #8cc2f8 }
.on-first-major, .on-first-plain, .on-second-plain, .on-second-major { fill: #1b1b1b }
.on-first-minor, .on-second-minor, .on-draw { fill: #ffffff }
.on-fill-1, .on-fill-2, .on-fill-3 { fill: #1b1b1b }
.seat-1 { stroke: #8cc2f8 } .seat-2 { stroke: #ff9d3f } .seat-3 { stroke: #86d48a }
.fill-1 { fill: #8cc2f8 } .fill-2 { fill: #ff9d3f } .fill-3 { fill: #86d48a }
}
"""

Parts = list[tuple[str, float]]  # looks of a bar's parts, and how often each came


def campaign_picture(data: dict[str, Any], lang: str) -> str:
    """The whole picture of what `overseer sim wasteland --campaign … --json` has."""
    rows = [*data["battles"], None]
    charts = 96 + ROW * len(rows) + 46
    drawing = Drawing(WIDTH, charts + CHART + 116, lang, STYLE)
    drawing.title = title_of(data, lang)
    drawing.about = quests_of(data, lang)
    drawing.rect(0, 0, drawing.width, drawing.height, "page", 6)
    drawing.text(MARGIN, 34, fitted(drawing.title, WIDTH - 2 * MARGIN, 18), "title")
    drawing.text(MARGIN, 58, drawing.about, "quiet")
    for at, battle in enumerate(rows):
        y = 84 + ROW * at
        if battle is None:
            _bar(drawing, y + 8, translate(lang, "campaign-sim-whole"), "", whole(data))
        else:
            name = translate(lang, f"scenario-{battle['scenario']}")
            numbered = translate(lang, "campaign-sim-battle", n=battle["number"], name=name)
            sides = [translate(lang, f"scenario-side-{side}") for side in battle["sides"]]
            parts = parts_of(battle["results"], battle["sides"][0])
            _bar(drawing, y, numbered, " – ".join(sides), parts)
    _levels(drawing, data, 96 + ROW * len(rows) + 6)
    wide = (WIDTH - 3 * MARGIN) / 2
    for at, (what, start) in enumerate(CHARTS):
        _chart(drawing, data, what, start, MARGIN + at * (wide + MARGIN), charts + 30, wide)
    _seats(drawing, data, charts + CHART + 94)
    return drawing.svg()


def title_of(data: dict[str, Any], lang: str) -> str:
    """How many campaigns of whom."""
    bots = ", ".join(row["bot"] for row in data["seats"])
    args = {"games": data["games"], "bots": bots, "course": data["course"]}
    return translate(lang, "campaign-sim-picture", **args)


def quests_of(data: dict[str, Any], lang: str) -> str:
    """How many quests were taken and done."""
    rows = data["quests"]["seats"]
    taken, done = (sum(row[word] for row in rows) for word in ("taken", "done"))
    return translate(lang, "campaign-sim-quests", taken=taken, done=done)


def parts_of(results: dict[str, int], first: str) -> Parts:
    """The parts of a battle's bar, from the first side's best result to the second side's."""
    found: dict[str, float] = {}
    for word, n in results.items():
        side, _, level = word.rpartition("-")
        look = "draw" if not side else f"{'first' if side == first else 'second'}-{level}"
        found[look] = found.get(look, 0) + n
    return [(look, found[look]) for look in ORDER if look in found]


def whole(data: dict[str, Any]) -> Parts:
    """How the campaigns ended: in the linked five by side and level, else by who won."""
    if data["course"] == LINKED:
        ends = {how.removeprefix(END): n for how, n in data["endings"].items()}
        return parts_of(ends, data["battles"][-1]["sides"][0])
    wins = [float(row["wins"]) for row in data["seats"]]
    nobody = round(data["games"] - sum(wins), 2)
    found = [(f"fill-{seat}", n) for seat, n in enumerate(wins, start=1) if n]
    return [*found, ("draw", nobody)] if nobody > 0 else found


def _bar(drawing: Drawing, y: float, name: str, below: str, parts: Parts) -> None:
    drawing.text(MARGIN, y + (13 if below else 18), fitted(name, LEFT - MARGIN - 12, 13), "strong")
    if below:
        drawing.text(MARGIN, y + 29, fitted(below, LEFT - MARGIN - 12, 12), "quiet")
    total = sum(n for _, n in parts) or 1
    x = float(LEFT)
    for look, n in parts:
        wide = (RIGHT - LEFT) * n / total
        drawing.rect(x, y, wide, BAR, look)
        share = translate(drawing.lang, "odds-percent-whole", n=round(100 * n / total))
        if wide > 38:
            drawing.text(x + wide / 2, y + 18, share, f"on-{look}", "middle")
        x += wide


def _levels(drawing: Drawing, data: dict[str, Any], y: float) -> None:
    """What the shades of the bars mean: left the first side, right the second."""
    seen = {
        look for each in data["battles"] for look, _ in parts_of(each["results"], each["sides"][0])
    }
    looks = [look for look in ORDER if look in seen]
    room = (RIGHT - LEFT) / max(5, len(looks))
    for at, look in enumerate(looks):
        x = LEFT + at * room
        level = look.rpartition("-")[2]
        words = translate(drawing.lang, f"campaign-sim-level-{level}")
        drawing.rect(x, y, 12, 12, look)
        drawing.text(x + 17, y + 10.5, fitted(words, room - 20, 12), "quiet")


def _chart(
    drawing: Drawing, data: dict[str, Any], what: str, start: int, x: float, y: float, wide: float
) -> None:
    """Medians with the quartiles around them, after every battle and for every seat."""
    lang, phases = drawing.lang, data["settlements"]
    drawing.text(x, y, translate(lang, f"campaign-sim-{what}"), "strong")
    left, top, bottom = x + 44, y + 16, y + CHART
    step = (wide - 56) / max(1, len(phases))
    most = _round_up(max([start, *(_highs(phases, what))]))
    for quarter in range(5):
        level = bottom - (bottom - top) * quarter / 4
        drawing.line(left, level, x + wide - 8, level, "grid" if quarter else "axis")
        drawing.text(left - 8, level + 4.5, str(most * quarter // 4), "quiet", "end")
    for number in range(len(phases) + 1):
        drawing.text(left + step * number, bottom + 18, str(number), "quiet", "middle")
    drawing.text(
        left + step * len(phases) / 2,
        bottom + 36,
        translate(lang, "campaign-sim-after"),
        "quiet",
        "middle",
    )
    lines: list[tuple[int, list[Point]]] = []
    for seat in range(len(data["seats"])):
        rows = [phase["seats"][seat][what] for phase in phases]
        if any(row["n"] == 0 for row in rows):
            continue
        low, median, high = (
            [
                (left + step * at, bottom - (bottom - top) * value / most)
                for at, value in enumerate([start, *(row[key] for row in rows)])
            ]
            for key in ("low", "median", "high")
        )
        drawing.polygon([*low, *reversed(high)], f"band fill-{seat + 1}")
        lines.append((seat + 1, median))
    for number, points in lines:
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        drawing.path(f"M{path}", f"line seat-{number}")
        for px, py in points:
            drawing.circle(px, py, 3.5, f"fill-{number}")


def _seats(drawing: Drawing, data: dict[str, Any], y: float) -> None:
    """Which line is whose, and what the bands are."""
    x = float(MARGIN)
    for at, row in enumerate(data["seats"], start=1):
        words = translate(drawing.lang, "sim-seat", seat=at, bot=row["bot"])
        drawing.line(x, y - 4, x + 22, y - 4, f"line seat-{at}")
        drawing.text(x + 30, y, fitted(words, 150, 13), "quiet")
        x += 190
    drawing.text(WIDTH - MARGIN, y, translate(drawing.lang, "campaign-sim-band"), "quiet", "end")


def _highs(phases: Sequence[dict[str, Any]], what: str) -> list[int]:
    return [row[what].get("high", 0) for phase in phases for row in phase["seats"]]


def _round_up(most: int) -> int:
    """A number above the most that is easily cut into four."""
    step = 4
    while step * 5 < most:
        step *= 10
    return max(step, -(-most // step) * step)
