"""How all charts look, and how one becomes a picture: without a browser, without a network."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import altair
import vl_convert

from overseer.text import language

# Okabe and Ito's colours, which people tell apart whatever colours they see; darkest first.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
INK: Final = "#1d2429"
# Parts that touch each other: neighbours differ in lightness too, so that nobody needs the hue.
PARTS: Final = ("#0072b2", "#e69f00", "#1d2429", "#56b4e9", "#d55e00", "#f0e442")
FAINT: Final = "#5b6770"
GRID: Final = "#dfe4e8"
# From one end over white to the other, for shares around a half.
DIVERGING: Final = ("#b35806", "#fdb863", "#f7f7f7", "#92c5de", "#0571b0")
# The first of them that is there is as wide as what the picture was measured with.
FONT: Final = "Arial, Helvetica, sans-serif"
# Where none of them is, letters are wider, and names need more room.
PADDING: Final[dict[str, Any]] = {"left": 48, "right": 32, "top": 8, "bottom": 8}
WIDTH: Final = 560
ELSE: Final = "en-GB"  # where nobody knows how a language writes numbers
SCALE: Final = 2  # pixels of a PNG for a unit

Chart = altair.Chart | altair.LayerChart | altair.HConcatChart | altair.FacetChart

altair.data_transformers.disable_max_rows()


def configured(chart: Chart) -> dict[str, Any]:
    """A chart as data for Vega-Lite, in the house's look."""
    styled = (
        chart.configure(background="white", font=FONT, padding=PADDING)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            titleColor=FAINT,
            labelFontSize=13,
            titleFontSize=12,
            titleFontWeight="normal",
            gridColor=GRID,
            domainColor=GRID,
            tickColor=GRID,
            labelLimit=260,
        )
        .configure_legend(
            labelFontSize=13,
            titleFontSize=12,
            labelColor=INK,
            titleColor=FAINT,
            orient="top",
            columnPadding=36,
            symbolOpacity=1,
        )
        .configure_header(labelFontSize=13, labelColor=INK, titleColor=FAINT)
        .configure_title(anchor="start", fontSize=15, color=INK)
    )
    return dict(styled.to_dict(validate=False))


@cache
def numbers(lang: str) -> Any:
    """How a language writes numbers, by the name that the library knows."""
    locale: Any = language(lang).locale
    try:
        vl_convert.get_format_locale(locale)
    except ValueError:
        return ELSE
    return locale


def svg(chart: Chart, lang: str) -> str:
    """As an SVG picture, with numbers as the language writes them."""
    return str(vl_convert.vegalite_to_svg(configured(chart), format_locale=numbers(lang)))


def written(chart: Chart, path: Path, lang: str) -> None:
    """Into a file, by the end of its name: .png or .svg."""
    if path.suffix.lower() == ".png":
        styled, locale = configured(chart), numbers(lang)
        path.write_bytes(vl_convert.vegalite_to_png(styled, scale=SCALE, format_locale=locale))
    else:
        path.write_text(svg(chart, lang), encoding="utf-8")
