"""How all charts look, and how one becomes a picture: without a browser, without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import altair
import vl_convert

# Okabe and Ito's colours, which people tell apart whatever colours they see; darkest first.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
INK: Final = "#1d2429"
FAINT: Final = "#5b6770"
GRID: Final = "#dfe4e8"
# From one end over white to the other, for shares around a half.
DIVERGING: Final = ("#b35806", "#fdb863", "#f7f7f7", "#92c5de", "#0571b0")
WIDTH: Final = 560
SCALE: Final = 2  # pixels of a PNG for a unit

Chart = altair.Chart | altair.LayerChart | altair.HConcatChart | altair.FacetChart

altair.data_transformers.disable_max_rows()


def configured(chart: Chart) -> dict[str, Any]:
    """A chart as data for Vega-Lite, in the house's look."""
    styled = (
        chart.configure(background="white", font="sans-serif", padding=8)
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
            labelFontSize=13, titleFontSize=12, labelColor=INK, titleColor=FAINT, orient="top"
        )
        .configure_header(labelFontSize=13, labelColor=INK, titleColor=FAINT)
        .configure_title(anchor="start", fontSize=15, color=INK)
    )
    return dict(styled.to_dict(validate=False))


def svg(chart: Chart) -> str:
    """As an SVG picture."""
    return str(vl_convert.vegalite_to_svg(configured(chart)))


def written(chart: Chart, path: Path) -> None:
    """Into a file, by the end of its name: .png or .svg."""
    if path.suffix.lower() == ".png":
        path.write_bytes(vl_convert.vegalite_to_png(configured(chart), scale=SCALE))
    else:
        path.write_text(svg(chart), encoding="utf-8")
