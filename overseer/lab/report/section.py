"""One part of a page: a heading, how it is read, the picture, and its figures as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from overseer.lab.figures import decimal, interval, percent
from overseer.lab.report.charts import bars, between, columns
from overseer.lab.report.look import Chart
from overseer.text import has, translate

Result = dict[str, Any]


class Section(NamedTuple):
    """What a page is made of; `notes` are sentences, `head` and `rows` the table.

    Without a picture the table itself is what is shown.
    """

    title: str
    notes: tuple[str, ...]
    chart: Chart | None
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def shares(
    id: str,
    rows: Sequence[tuple[str, Result]],
    lang: str,
    even: float,
    first: str = "sim-bot",
) -> Section:
    """Shares of the victories with their intervals; `even` is what would be a fair one."""
    drawn = [
        {"label": label, "value": row["share"], "low": row["low"], "high": row["high"]}
        for label, row in rows
    ]
    axis = translate(lang, "report-axis-share")
    table = [(label, percent(row["share"], lang), interval(row, lang)) for label, row in rows]
    head = tuple(translate(lang, each) for each in (first, "sim-share", "sim-interval"))
    fair = translate(lang, "report-note-even", share=percent(even, lang))
    notes = translate(lang, "report-note-share"), fair
    return Section(translate(lang, id), notes, between(drawn, axis, even), head, table)


def scores(rows: Sequence[tuple[str, Result]], score: str, lang: str) -> Section:
    """What was reached on average."""
    drawn = [
        {"label": label, "value": row["mean_score"], "text": decimal(row["mean_score"], lang)}
        for label, row in rows
    ]
    name = translate(lang, score)
    title = translate(lang, "report-scores", score=name)
    table = [(str(row["label"]), str(row["text"])) for row in drawn]
    return Section(title, (), bars(drawn, name), (translate(lang, "sim-bot"), name), table)


def lengths(counts: Result, id: str, lang: str) -> Section:
    """How long the games were."""
    found = {int(length): n for length, n in counts["games_by_length"].items()}
    across = range(min(found), max(found) + 1)
    drawn = [{"x": length, "n": found.get(length, 0)} for length in across]
    names = translate(lang, id), translate(lang, "report-games")
    mean = {"mean": decimal(counts["mean"], lang), "least": counts["least"], "most": counts["most"]}
    table = [(str(row["x"]), str(row["n"])) for row in drawn if row["n"]]
    note = translate(lang, "report-note-lengths", **mean)
    return Section(translate(lang, "report-lengths"), (note,), columns(drawn, *names), names, table)


def endings(counts: dict[str, int], lang: str) -> Section:
    """How the games ended."""
    total = sum(counts.values())
    rows = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    drawn = []
    for how, n in rows:
        id = f"end-{how}"
        label = translate(lang, id) if has(lang, id) else how
        drawn.append({"label": label, "value": n / total, "text": percent(n / total, lang)})
    title = translate(lang, "report-endings")
    names = title, translate(lang, "report-games")
    table = [(str(row["label"]), str(n)) for row, (_, n) in zip(drawn, rows, strict=True)]
    chart = bars(drawn, translate(lang, "report-axis-games"), ".0%")
    return Section(title, (), chart, names, table)
