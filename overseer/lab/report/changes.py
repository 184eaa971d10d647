"""What a page shows of a comparison: every difference with its interval, what changed first."""

from __future__ import annotations

from typing import Any, Final

from overseer.lab.comparing.labels import Labels
from overseer.lab.comparing.redesign import redesigned
from overseer.lab.report.charts import differences
from overseer.lab.report.section import Result, Section
from overseer.text import translate

SHOWN: Final = 24  # lines of a picture; the table has all figures


def of_changes(result: Result, cards: str | None, before: str | None, lang: str) -> list[Section]:
    """The cards that differ, shares by percentage points, means by what part of them changed."""
    labels = Labels(result, cards, lang)
    rows = result["against"]["figures"]
    said = tuple(labels.sentences(result["against"]))
    found: list[Section] = []
    for share in (True, False):
        of_kind = [row for row in rows if row["share"] is share]
        if of_kind:
            found.append(_section(of_kind, share, () if found else said, labels, lang))
    return [*_redesigned(result["game"], before, cards, lang), *found]


def _redesigned(game: str, before: str | None, now: str | None, lang: str) -> list[Section]:
    """What the cards that are not the same say in each set."""
    rows = [
        (each.name, "\n".join(each.before) or "–", "\n".join(each.now) or "–")
        for each in redesigned(game, before, now, lang)
    ]
    if not rows:
        return []
    head = tuple(translate(lang, id) for id in ("sim-card", "changes-before", "changes-now"))
    return [Section(translate(lang, "changes-redesigned"), (), None, head, rows)]


def _section(
    rows: list[Result], share: bool, said: tuple[str, ...], labels: Labels, lang: str
) -> Section:
    kind = "shares" if share else "means"
    drawn = [_drawn(row, labels) for row in rows if share or row["base"]][:SHOWN]
    axis = translate(lang, f"changes-axis-{kind}")
    marks = {key: translate(lang, f"changes-mark-{key}") for key in ("changed", "chance")}
    for row in drawn:
        row["mark"] = marks["changed" if row["changed"] else "chance"]
    notes = [*said, translate(lang, "changes-note")]
    if len(rows) > len(drawn):
        notes.append(translate(lang, "changes-note-first", n=len(drawn)))
    heads = ("figure", "before", "now", "difference", "between", "chance", "likely")
    ids = {"between": "sim-interval", "chance": "changes-alone"}
    head = tuple(translate(lang, ids.get(each, f"changes-{each}")) for each in heads)
    table = [
        (
            labels.of(row),
            labels.value(row, "base"),
            labels.value(row, "now"),
            labels.difference(row),
            labels.interval(row),
            labels.chance(row, "p"),
            labels.chance(row, "corrected"),
        )
        for row in rows
    ]
    chart = differences(drawn, axis, list(marks.values()))
    return Section(translate(lang, f"changes-title-{kind}"), tuple(notes), chart, head, table)


def _drawn(row: Result, labels: Labels) -> dict[str, Any]:
    """A line of the picture; a mean's change is told as a part of what it was."""
    scale = 1.0 if row["share"] else abs(float(row["base"]))
    ends = {key: row[key] / scale for key in ("low", "high")}
    value = row["difference"] / scale
    return {"label": labels.of(row), "value": value, "changed": row["changed"], **ends}
