"""A page of a simulation: one file that opens anywhere, without a network and without a script."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

import overseer
from overseer.lab.report.changes import of_changes
from overseer.lab.report.games import of_shelter, of_tragic, of_wasteland
from overseer.lab.report.look import svg
from overseer.lab.report.section import Section
from overseer.lab.report.wars import of_campaigns, of_scenarios
from overseer.text import translate
from overseer.voice.library import title_of


def sections_of(
    result: dict[str, Any], cards: str | None, lang: str, before: str | None = None
) -> list[Section]:
    """What there is to show of a result, as `--json` has it; `cards` is a card file's text, and
    `before` that of the run it is compared with."""
    found = of_changes(result, cards, before, lang) if "against" in result else []
    return [*found, *of_the_run(result, cards, lang)]


def of_the_run(result: dict[str, Any], cards: str | None, lang: str) -> list[Section]:
    """What there is to show of the games themselves."""
    if "scenarios" in result:
        return of_scenarios(result, lang)
    if "campaign" in result:
        return of_campaigns(result, lang)
    if result["game"] == "tragic":
        return of_tragic(result, cards, lang)
    if result["game"] == "wasteland":
        return of_wasteland(result, lang)
    return of_shelter(result, cards, lang)


def page(
    result: dict[str, Any],
    subtitle: str,
    cards: str | None,
    sentences: list[str],
    lang: str,
    before: str | None = None,
) -> str:
    """The whole page; `subtitle` says what was played, `sentences` what else is to be known."""
    title = translate(lang, "report-title", game=title_of(result["game"], lang))
    made = translate(lang, "report-made", version=overseer.__version__)
    parts = [_shown(each, lang) for each in sections_of(result, cards, lang, before)]
    facts = "".join(f'<p class="facts">{escape(each)}</p>' for each in (subtitle, *sentences, made))
    return _filled("page", lang=lang, title=escape(title), facts=facts, sections="".join(parts))


def _shown(section: Section, lang: str) -> str:
    title = escape(section.title)
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in section.notes)
    head = "".join(f"<th>{escape(cell)}</th>" for cell in section.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in section.rows
    )
    if section.chart is None:
        return _filled("table", title=title, notes=notes, head=head, rows=rows)
    return _filled(
        "section",
        title=title,
        notes=notes,
        picture=svg(section.chart, lang),
        figures=escape(translate(lang, "report-figures")),
        head=head,
        rows=rows,
    )


def _filled(form: str, **parts: str) -> str:
    """A form of this folder with its blanks filled in; what goes in is HTML already."""
    text = files(__package__).joinpath(f"{form}.html").read_text(encoding="utf-8")
    return Template(text).substitute(parts)


def write(
    result: dict[str, Any],
    path: Path,
    subtitle: str,
    cards: str | None,
    sentences: list[str],
    lang: str,
    before: str | None = None,
) -> None:
    """Write the page into a file."""
    text = page(result, subtitle, cards, sentences, lang, before)
    path.write_text(text, encoding="utf-8")
