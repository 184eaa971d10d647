"""The charts: each takes rows of figures that are named already, and says nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Any

import altair

from overseer.lab.report.look import COLOURS, DIVERGING, FAINT, INK, PARTS, WIDTH, Chart

Row = dict[str, Any]
STEP = 26  # pixels of a line
MORE = 15  # … and of each further one of a name
LETTERS = 60  # of a name, before it goes on in the next line
INKED = altair.value(INK)


def chart_of(rows: Sequence[Row]) -> altair.Chart:
    """A chart of these figures, with nothing drawn yet."""
    return altair.Chart({"values": list(rows)})


def between(
    rows: Sequence[Row],
    title: str,
    middle: float | None = None,
    form: str = ".0%",
) -> Chart:
    """A dot with its interval for each row (`label`, `value`, `low`, `high`), in their order.

    `middle` is where a line says what would be even; `form` is how the axis writes a number.
    """
    scale = altair.Scale(zero=False, nice=True, padding=12)
    axis = altair.Axis(format=form, tickCount=8)
    across = altair.X("value:Q", title=title, scale=scale, axis=axis)
    down = altair.Y("label:N", title=None, sort=None, axis=altair.Axis(ticks=False, domain=False))
    base = chart_of(rows)
    lines = base.mark_rule(color=COLOURS[0], strokeWidth=2).encode(
        x=altair.X("low:Q", title=title, scale=scale, axis=axis),
        x2="high:Q",
        y=down,
    )
    dots = base.mark_circle(color=COLOURS[0], size=90, opacity=1).encode(x=across, y=down)
    layers: list[altair.Chart] = [lines, dots]
    if middle is not None:
        even = chart_of([{"value": middle}])
        layers.insert(0, even.mark_rule(color=FAINT, strokeDash=[4, 4]).encode(x=across))
    return altair.layer(*layers).properties(width=WIDTH, height=STEP * max(1, len(rows)))


def differences(rows: Sequence[Row], title: str, marks: Sequence[str]) -> Chart:
    """A difference with its interval for each row (`label`, `value`, `low`, `high`, `mark`).

    The first of the marks is a diamond, the second a circle; the dashed line is no difference.
    """
    axis = altair.Axis(format="+.0%", tickCount=6, labelOverlap=True)
    down = altair.Y("label:N", title=None, sort=None, axis=_names())
    rows = _named(rows)
    base = chart_of(rows)
    colour = altair.Color(
        "mark:N", title=None, scale=altair.Scale(domain=list(marks), range=[COLOURS[1], FAINT])
    )
    lines = base.mark_rule(strokeWidth=2).encode(
        x=altair.X("low:Q", title=title, axis=axis), x2="high:Q", y=down, color=colour
    )
    dots = base.mark_point(size=90, filled=True, opacity=1).encode(
        x=altair.X("value:Q", title=title, axis=axis),
        y=down,
        color=colour,
        shape=altair.Shape(
            "mark:N",
            title=None,
            scale=altair.Scale(domain=list(marks), range=["diamond", "circle"]),
        ),
    )
    none = (
        chart_of([{"value": 0}])
        .mark_rule(color=INK, strokeDash=[4, 4])
        .encode(x=altair.X("value:Q", title=title, axis=axis))
    )
    return altair.layer(none, lines, dots).properties(width=WIDTH, height=_height(rows))


def _names() -> altair.Axis:
    """The names of lines, some of them whole sentences that go on in a line of their own."""
    broken = "split(datum.label, '\\n')"
    return altair.Axis(ticks=False, domain=False, labelLimit=420, labelExpr=broken)


def _named(rows: Sequence[Row]) -> list[Row]:
    """Rows with long names broken into lines."""
    return [{**row, "label": fill(str(row["label"]), LETTERS)} for row in rows]


def _height(rows: Sequence[Row]) -> int:
    """Pixels of all lines, each as high as the longest name needs."""
    labels = {row["label"] for row in rows}
    lines = max((str(label).count("\n") for label in labels), default=0)
    return (STEP + MORE * lines) * max(1, len(labels))


def bars(rows: Sequence[Row], title: str, form: str = "~s") -> Chart:
    """A bar for each row (`label`, `value`), with its number behind it, in their order."""
    rows = _named(rows)
    base = chart_of(rows).encode(
        y=altair.Y("label:N", title=None, sort=None, axis=_names()),
        x=altair.X("value:Q", title=title, axis=altair.Axis(format=form, tickCount=8)),
    )
    numbers = base.mark_text(align="left", dx=5, fontSize=13).encode(text="text:N")
    drawn = base.mark_bar(color=COLOURS[0], height={"band": 0.7})
    return altair.layer(drawn, numbers).properties(width=WIDTH, height=_height(rows))


def columns(rows: Sequence[Row], across: str, up: str) -> Chart:
    """How often each number came: a column for each row (`x`, `n`)."""
    step = max(8, min(28, WIDTH // max(1, len(rows))))
    drawn = chart_of(rows).mark_bar(color=COLOURS[0])
    placed: altair.Chart = drawn.encode(
        x=altair.X("x:O", title=across, axis=altair.Axis(labelAngle=0, labelOverlap=True)),
        y=altair.Y("n:Q", title=up),
    )
    return placed.properties(width=altair.Step(step), height=180)


def stacked(rows: Sequence[Row], title: str, form: str = "~g") -> Chart:
    """Bars of parts (`label`, `part`, `value`), each part in its colour and their order."""
    parts = list(dict.fromkeys(row["part"] for row in rows))
    numbered = [{**row, "at": parts.index(row["part"])} for row in _named(rows)]
    drawn = chart_of(numbered).mark_bar(stroke="white", strokeWidth=1, height={"band": 0.7})
    placed: altair.Chart = drawn.encode(
        x=altair.X("value:Q", title=title, axis=altair.Axis(format=form, tickCount=8)),
        y=altair.Y("label:N", title=None, sort=None, axis=_names()),
        color=altair.Color(
            "part:N",
            title=None,
            sort=parts,
            scale=altair.Scale(
                domain=parts, range=[PARTS[at % len(PARTS)] for at in range(len(parts))]
            ),
            legend=altair.Legend(columns=4 if len(parts) < 5 else 3, labelLimit=260),
        ),
        order=altair.Order("at:Q"),
    )
    return placed.properties(width=WIDTH, height=_height(numbered))


def shades(count: int, of: Sequence[str] = COLOURS) -> list[str]:
    """So many colours that people tell apart; beyond six they begin again."""
    return [of[at % len(of)] for at in range(count)]


def cards(rows: Sequence[Row], taken: str, won: str, even: float) -> Chart:
    """For each card (`label`, `pick`, `value`, `low`, `high`): how often it is taken, and how its
    takers fare."""
    half = WIDTH // 2 - 20
    height = 18 * max(1, len(rows))
    base = chart_of(rows)
    down = altair.Y(
        "label:N",
        title=None,
        sort=None,
        axis=altair.Axis(ticks=False, domain=False, labelFontSize=12),
    )
    bare = altair.Y("label:N", title=None, sort=None, axis=None)
    picks = base.mark_bar(color=COLOURS[5], height={"band": 0.7}).encode(
        x=altair.X("pick:Q", title=taken, axis=altair.Axis(format=".0%", tickCount=5)), y=down
    )
    share = altair.Scale(zero=False, nice=True)
    axis = altair.Axis(format=".0%", tickCount=5)
    lines = base.mark_rule(color=COLOURS[0], strokeWidth=2).encode(
        x=altair.X("low:Q", title=won, scale=share, axis=axis), x2="high:Q", y=bare
    )
    dots = base.mark_circle(color=COLOURS[0], size=50, opacity=1).encode(
        x=altair.X("value:Q", title=won, scale=share, axis=axis), y=bare
    )
    line = chart_of([{"value": even}])
    middle = line.mark_rule(color=FAINT, strokeDash=[4, 4]).encode(
        x=altair.X("value:Q", title=won, scale=share, axis=axis)
    )
    left = picks.properties(width=half, height=height)
    right = altair.layer(middle, lines, dots).properties(width=half, height=height)
    return altair.hconcat(left, right, spacing=16)


def matrix(rows: Sequence[Row], order: Sequence[str]) -> Chart:
    """Who beats whom (`row`, `column`, `share`, `text`): colours around a half, and the number."""
    size = 34
    base = chart_of(rows).encode(
        y=altair.Y("row:N", title=None, sort=list(order)),
        x=altair.X(
            "column:N", title=None, sort=list(order), axis=altair.Axis(orient="top", labelAngle=-40)
        ),
    )
    scale = altair.Scale(domain=[0, 0.25, 0.5, 0.75, 1], range=list(DIVERGING))
    fields = base.mark_rect(stroke="white").encode(
        color=altair.Color("share:Q", scale=scale, legend=None)
    )
    dark = altair.condition("datum.share < 0.2 || datum.share > 0.8", altair.value("white"), INKED)
    numbers = base.mark_text(fontSize=12).encode(text="text:N", color=dark)
    return altair.layer(fields, numbers).properties(
        width=size * len(order), height=size * len(order)
    )


def over_time(rows: Sequence[Row], across: str, up: str, whose: str) -> Chart:
    """A median and the middle half around it (`x`, `who`, `low`, `median`, `high`)."""
    everybody = list(dict.fromkeys(row["who"] for row in rows))
    colours = altair.Scale(domain=everybody, range=shades(len(everybody)))
    order = altair.Scale(domain=everybody)
    named = altair.Color("who:N", title=whose, scale=colours)
    base = chart_of(rows).encode(x=altair.X("x:O", title=across, axis=altair.Axis(labelAngle=0)))
    band = base.mark_area(opacity=0.18).encode(
        y=altair.Y("low:Q", title=up), y2="high:Q", color=named
    )
    dash = altair.StrokeDash("who:N", title=whose, scale=order)
    line = base.mark_line(strokeWidth=2.5).encode(y="median:Q", color=named, strokeDash=dash)
    # Whoever sees no colours goes by the shape.
    shape = altair.Shape("who:N", title=whose, scale=order)
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        y="median:Q", color=named, shape=shape
    )
    return altair.layer(band, line, dots).properties(width=WIDTH, height=240)
