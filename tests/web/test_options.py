"""The form of a new table has the game's own options, and the table opens with what was chosen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit


def options(page: Page) -> dict[str, object]:
    """The options of the table that the page shows."""
    code = page.url.rpartition("/")[2]
    found: dict[str, object] = page.request.get(f"/api/tables/{code}").json().get("options", {})
    return found


def test_a_battle_is_set_up_by_its_form(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="Wasteland", exact=True).click()
    page.get_by_role("button", name="More options").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Scenario").select_option("skirmish")
    expect(form.get_by_label("The AI plays").get_by_role("option", name="North")).to_be_attached()
    form.get_by_label("Size of the forces").select_option("500")
    forces = form.get_by_label("Force of seat 1")
    expect(forces.get_by_role("option", name="The heroes of the Commonwealth")).to_have_count(0)
    form.get_by_label("Difficulty").select_option("hard")
    expect(form.get_by_label("Difficulty")).to_have_value("hard")
    assert ada.axe() == []
    ada.shot("options")
    form.get_by_role("button", name="Open the table").click()
    expect(page.locator(".table-head")).to_be_visible()
    assert options(page) == {"scenario": "skirmish", "limit": 500, "difficulty": "hard"}


def test_colours_are_dealt(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="Make a table").click()
    form = page.get_by_role("dialog")
    dealt = form.get_by_role("group", name="Elevators").get_by_role("combobox")
    dealt.nth(1).select_option("red")
    expect(dealt.nth(1)).to_have_value("red")
    expect(dealt.nth(0)).not_to_have_value("")
    first = dealt.nth(0).input_value()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Shelter", level=1)).to_be_visible()
    assert options(page) == {"colours": [first, "red"]}
