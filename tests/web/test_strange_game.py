"""A game that somebody else wrote and installed is playable at once, through the generic board."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import ROOT, Chromium, Table
from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory, chromium: Chromium) -> Iterator[Table]:
    """A table of an installation that has the example games beside it, as pip installs them."""
    place: Path = tmp_path_factory.mktemp("site")
    for name in ("nim", "scavengers"):
        about = place / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[overseer.games]\n{name} = examples.{name}\n")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(place), str(ROOT), before or ""])
    sys.path.insert(0, str(place))
    try:
        with Table(tmp_path_factory.mktemp("table")) as served:
            yield served
    finally:
        sys.path.remove(str(place))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_the_example_game_is_played_through_the_generic_board(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    expect(page.get_by_text("Scavengers").first).to_be_visible()
    code = open_table(ada, "scavengers", seats=["human", "human"])
    assert ada.context.request.post(f"/api/tables/{code}/sit", data={"seat": 1}).ok
    game = Playing(ada, code)
    page.locator("section.over").get_by_role("button").click()
    expect(page.locator(".generic")).to_be_visible()
    expect(page.locator(".generic").get_by_text("In your hand")).to_be_visible()  # its own word
    expect(page.locator(".generic").get_by_text("Health").first).to_be_visible()  # made readable
    ada.shot("strange-game")
    assert ada.axe() == []
    game.begin(seed=3, most=6)
    game.rest()
    assert ada.context.request.get(f"/api/tables/{code}").json()["number"] > 0


def test_the_smallest_game_is_played_to_its_end_against_a_bot(visit: Visit) -> None:
    ada = visit(lang="de")
    page = ada.go("/")
    poster = page.locator("article", has_text="nim")
    expect(poster.get_by_text("Für 2 Personen.")).to_be_visible()
    code = open_table(ada, "nim", seats=["human", "bot:random"])
    game = Playing(ada, code)
    expect(page.locator(".generic").get_by_text("Haufen c")).to_be_visible()
    game.begin(seed=5)
    game.end()
    assert ada.axe() == []
    ada.shot("nim")
    steps = ada.context.request.get(f"/api/tables/{code}/steps?since=0").json()["steps"]
    told = [event["text"] for step in steps for event in step.get("events", [])]
    assert any("Streichh" in text for text in told)
