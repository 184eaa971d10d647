"""Pages and pictures of simulations: whole, in every language, and without a network."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from overseer.lab.comparing.comparison import comparison
from overseer.lab.comparing.evidence import Evidence
from overseer.lab.rows import play_rows
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from overseer.text import LANGUAGES, translate

pytest.importorskip("altair", reason="the extra `reports` is not installed")
pytest.importorskip("vl_convert", reason="the extra `reports` is not installed")

from overseer.lab.report.charts import bars
from overseer.lab.report.ladder import draw
from overseer.lab.report.look import svg
from overseer.lab.report.page import page, sections_of, write

Result = dict[str, Any]


def part(share: float, n: int = 20) -> Result:
    return {"n": n, "share": share, "low": share / 2, "high": (1 + share) / 2}


def seat(bot: str, share: float) -> Result:
    return {"bot": bot, "wins": 5.0, **part(share), "mean_score": 3.5}


def held(low: int, median: int, high: int) -> Result:
    return {"n": 9, "low": low, "median": median, "high": high}


SCENARIOS: Result = {
    "game": "wasteland",
    "seed": 1,
    "scenarios": [
        {
            "scenario": "skirmish",
            "rule": "WS-1",
            "sides": [
                {"side": "north", "bot": "normal", "won": 12},
                {"side": "south", "bot": "normal", "won": 8},
            ],
            "battles": 22,
            "drawn": 2,
            "rounds": {"mean": 4.5, "least": 4, "most": 5, "games_by_length": {"4": 11, "5": 11}},
            "endings": {"wasteland-rounds": 22},
            "forces": [
                {"force": "survivors-750", **part(0.6)},
                {"force": "<creatures>", **part(0.4)},
            ],
        }
    ],
}
CAMPAIGNS: Result = {
    "game": "wasteland",
    "games": 9,
    "seed": 1,
    "mirror": False,
    "seats": [seat("normal", 0.6), seat("normal", 0.4)],
    "by_seat": [{"seat": 1, **seat("", 0.6)}, {"seat": 2, **seat("", 0.4)}],
    "by_bot": [seat("normal", 0.5)],
    "campaign": "linked",
    "endings": {"campaign-over": 9},
    "battles": [
        {"number": 1, "scenario": "skirmish", "n": 9, "results": {"north-major": 6, "draw": 3}}
    ],
    "settlements": [
        {
            "after": after,
            "seats": [
                {"seat": 1, "caps": held(10, 20 * after, 90), "structures": held(2, 3, 4)},
                {"seat": 2, "caps": held(15, 25 * after, 80), "structures": {"n": 0}},
            ],
        }
        for after in (1, 2)
    ],
    "structures": [{"gen-s": 2.0}, {"gen-s": 1.0, "field": 0.5}],
}


@pytest.fixture(scope="module")
def shelter() -> Result:
    plan = Plan("shelter", ("random", "easy"), 4, 1, mirror=True)
    return summary(plan, simulate(plan))


@pytest.fixture(scope="module")
def tragic() -> Result:
    decks = ("thieves", "gamblers")
    plan = Plan("tragic", ("random", "random"), 2, 1, mirror=True, line_ups=(decks,))
    return summary(plan, simulate(plan))


def whole(text: str, sections: int) -> None:
    """One file, nothing from elsewhere, a picture and its figures in every part."""
    assert text.count("<section>") == text.count("<svg") == text.count("<table>") == sections
    assert "<script" not in text
    assert "<link" not in text
    assert set(re.findall(r"https?://[\w.]+", text)) <= {"http://www.w3.org"}
    assert " src=" not in text
    assert "NaN" not in text
    assert "undefined" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shelter_has_its_sources_and_cards(shelter: Result, lang: str) -> None:
    text = page(shelter, "x < y", None, ["more"], lang)
    whole(text, len(sections_of(shelter, None, lang)))
    assert f'<html lang="{lang}">' in text
    assert "x &lt; y" in text
    for id in ("report-by-bot", "report-by-seat", "report-by-order", "report-lengths"):
        assert translate(lang, id) in text
    for id in ("report-sources", "report-rooms", "report-items", "report-endings"):
        assert f"<h2>{translate(lang, id)}</h2>" in text


def test_tragic_has_decks_and_cards(tragic: Result) -> None:
    text = page(tragic, "", None, [], "de")
    whole(text, len(sections_of(tragic, None, "de")))
    for id in ("report-by-deck", "report-matchups", "report-cards", "report-by-order"):
        assert f"<h2>{translate('de', id)}</h2>" in text


def test_scenarios_have_sides_and_forces() -> None:
    text = page(SCENARIOS, "", None, [], "fr")
    whole(text, 4)
    for id in ("report-by-side", "report-by-force", "report-lengths", "report-endings"):
        assert f"<h2>{translate('fr', id)}</h2>" in text
    assert "<creatures>" not in text
    assert "\N{NARROW NO-BREAK SPACE}: Nord" in text  # as French writes a colon


def test_a_long_sentence_is_whole_and_has_lines() -> None:
    words = "Six rounds are over and the camp still holds: the ambush has failed for good."
    drawn = svg(bars([{"label": words, "value": 0.5, "text": "50%"}], "games"), "en")
    assert "…" not in drawn
    shown = re.findall(r"<tspan[^>]*>([^<]+)</tspan>", drawn)
    assert " ".join(shown) == words
    assert len(shown) == 2


def test_campaigns_have_caps_and_structures_over_time(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    write(CAMPAIGNS, path, "", None, [], "es")
    text = path.read_text("utf-8")
    whole(text, len(sections_of(CAMPAIGNS, None, "es")))
    for id in ("report-caps", "report-structures", "report-battles", "report-built"):
        assert f"<h2>{translate('es', id)}</h2>" in text


def test_the_same_bot_twice_is_two_lines(shelter: Result) -> None:
    twice = {**shelter, "seats": [{**row, "bot": "easy"} for row in shelter["seats"]]}
    scores = next(each for each in sections_of(twice, None, "en") if "average" in each.title)
    assert [row[0] for row in scores.rows] == ["easy (1)", "easy (2)"]


def test_a_ladder_is_drawn_by_the_end_of_the_name(tmp_path: Path) -> None:
    rows = [
        {"bot": "easy", "rating": 1600.0, "low": 1500.0, "high": 1700.0},
        {"bot": "random", "rating": 1400.0, "low": 1300.0, "high": 1500.0},
    ]
    result = {"game": "shelter", "games": 2, "ladder": rows}
    draw(result, tmp_path / "ladder.svg", "fr")
    draw(result, tmp_path / "ladder.PNG", "en")
    assert ">easy<" in (tmp_path / "ladder.svg").read_text("utf-8")
    assert (tmp_path / "ladder.PNG").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_comparison_comes_first(shelter: Result, lang: str) -> None:
    evidence = []
    for seed in (1, 2):
        plan = Plan("shelter", ("random", "easy"), 4, seed, mirror=True)
        evidence.append(Evidence(plan))
        evidence[-1].add(play_rows(plan, range(4)))
    against = {"base": "<base>", **comparison(evidence[:1], evidence[1:])}
    compared = {**shelter, "against": against}
    text = page(compared, "", None, [], lang)
    found = sections_of(compared, None, lang)
    whole(text, len(found))
    assert [each.title for each in found[:2]] == [
        translate(lang, f"changes-title-{kind}") for kind in ("shares", "means")
    ]
    assert sum(len(each.rows) for each in found[:2]) == against["looked_at"]
    assert "&lt;base&gt;" in text


def test_one_bot_alone_is_not_compared_with_itself(shelter: Result) -> None:
    alone = {**shelter, "by_bot": shelter["by_bot"][:1]}
    titles = [each.title for each in sections_of(alone, None, "en")]
    assert translate("en", "report-by-bot") not in titles
    assert translate("en", "report-by-seat") in titles
