"""A ladder as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from overseer.lab.rating import AVERAGE
from overseer.lab.report.charts import between
from overseer.lab.report.look import Chart, written
from overseer.text import translate
from overseer.voice.library import title_of


def ladder_chart(result: dict[str, Any], lang: str) -> Chart:
    """The ratings with their intervals, the strongest first."""
    rows = [
        {"label": row["bot"], "value": row["rating"], "low": row["low"], "high": row["high"]}
        for row in result["ladder"]
    ]
    title = translate(lang, "ladder-axis")
    chart = between(rows, title, middle=AVERAGE, form="d")
    args = {"game": title_of(result["game"], lang), "games": result["games"]}
    return chart.properties(title=translate(lang, "ladder-picture", **args))


def draw(result: dict[str, Any], path: Path, lang: str) -> None:
    """Draw it into a file."""
    written(ladder_chart(result, lang), path, lang)
