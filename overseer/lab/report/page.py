"""A page of a simulation: one file that opens anywhere, without a network and without a script."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import overseer
from overseer.lab.report.games import of_shelter, of_tragic, of_wasteland
from overseer.lab.report.look import svg
from overseer.lab.report.section import Section
from overseer.lab.report.wars import of_campaigns, of_scenarios
from overseer.text import translate
from overseer.voice.library import title_of

STYLE = """
:root { color: #1d2429; background: #f4f6f7; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 0 0 .3rem; font-size: 1.2rem; }
p { margin: .2rem 0; max-width: 46rem; }
.facts, .note { color: #4a555d; }
section { margin-top: 1.5rem; padding: 1.2rem 1.4rem; background: #fff; border-radius: .5rem; }
figure { margin: 1rem 0 .5rem; }
svg { display: block; max-width: 100%; height: auto; overflow: visible; }
summary { cursor: pointer; color: #005a8c; }
table { border-collapse: collapse; margin-top: .6rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .9rem .2rem 0; text-align: left; border-bottom: 1px solid #dfe4e8; }
@media (max-width: 44rem) { figure { overflow-x: auto; } svg { max-width: none; } }
@media print { section { break-inside: avoid; } :root { background: #fff; } }
"""


def sections_of(result: dict[str, Any], cards: str | None, lang: str) -> list[Section]:
    """What there is to show of a result, as `--json` has it; `cards` is a card file's text."""
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
    result: dict[str, Any], subtitle: str, cards: str | None, sentences: list[str], lang: str
) -> str:
    """The whole page; `subtitle` says what was played, `sentences` what else is to be known."""
    title = translate(lang, "report-title", game=title_of(result["game"], lang))
    made = translate(lang, "report-made", version=overseer.__version__)
    parts = [_shown(each, lang) for each in sections_of(result, cards, lang)]
    facts = "".join(f'<p class="facts">{escape(each)}</p>' for each in (subtitle, *sentences, made))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{facts}\n{''.join(parts)}</body>\n</html>\n"
    )


def _shown(section: Section, lang: str) -> str:
    title = escape(section.title)
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in section.notes)
    head = "".join(f"<th>{escape(cell)}</th>" for cell in section.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in section.rows
    )
    figures = escape(translate(lang, "report-figures"))
    return (
        f"<section>\n<h2>{title}</h2>{notes}\n"
        f'<figure role="img" aria-label="{title}">{svg(section.chart, lang)}</figure>\n'
        f"<details><summary>{figures}</summary><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></details>\n</section>\n"
    )


def write(
    result: dict[str, Any],
    path: Path,
    subtitle: str,
    cards: str | None,
    sentences: list[str],
    lang: str,
) -> None:
    """Write the page into a file."""
    path.write_text(page(result, subtitle, cards, sentences, lang), encoding="utf-8")
