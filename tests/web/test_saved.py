"""A game that was saved in the terminal goes on in the browser: chosen, dropped, or refused."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.works.test_saves import session
from tests.web.conftest import Visit
from tests.web.playing import Playing

# A file that falls onto the page, as a hand lets it fall.
DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    const fall = (kind) => window.dispatchEvent(
        new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
    fall("dragover");
    fall("drop");
}"""


def chosen(page: Page, *paths: Path) -> None:
    """Choose files as the page's chooser does."""
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Continue a saved game").click()
    asked.value.set_files([str(path) for path in paths])


def test_a_saved_game_goes_on_with_a_friend(visit: Visit, tmp_path: Path) -> None:
    old = session(tmp_path, "shelter", ["human", "bot:easy", "human"], 4)
    moves = len(old.match.record.entries)
    ada, bob = visit(), visit(lang="de", phone=True)
    page = ada.go("/")
    chosen(page, Path(f"{old.path}.seed"), old.path)
    asks = page.get_by_role("dialog", name="Shelter")
    expect(asks).to_contain_text(f"{moves} moves were played.")
    expect(asks.get_by_role("checkbox", checked=True)).to_have_count(1)
    assert ada.axe() == []
    ada.shot("saved")
    asks.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("A saved game goes on here")).to_be_visible()
    code = page.url.rpartition("/")[2]
    bob.go(f"/t/{code}").get_by_role("button", name="Hinsetzen").first.click()
    own = Playing(ada)  # who sits where it goes on is asked
    expect(own.bar.locator(".chip").first).to_be_visible()
    expect(page.locator(".scrubber input[type=range]")).to_have_attribute("max", str(moves))
    expect(bob.page.locator("section.bar")).to_be_visible()


def test_a_game_falls_onto_the_page(visit: Visit, tmp_path: Path) -> None:
    old = session(tmp_path, "tragic", ["human", "bot:easy"], 3)
    ada = visit()
    page = ada.go("/")
    expect(page.get_by_role("button", name="Continue a saved game")).to_be_enabled()
    page.evaluate(DROP, [old.path.name, old.path.read_text(encoding="utf-8")])
    page.get_by_role("dialog", name="Tragic").get_by_role("button", name="Go on").click()
    expect(Playing(ada).bar.locator(".chip").first).to_be_visible()


def test_what_cannot_go_on_is_said(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    page = ada.go("/")
    told = page.get_by_role("alert")
    seed = tmp_path / "x.overseer.seed"
    seed.write_text("00")
    chosen(page, seed)
    expect(told).to_contain_text("only belongs to a saved game")
    broken = tmp_path / "letter.txt"
    broken.write_text("Dear Ada,")
    chosen(page, broken)
    expect(told).to_contain_text("letter.txt is not the record of a game")
    large = tmp_path / "large.overseer"
    large.write_bytes(b"x" * (4 * 1024 * 1024 + 1))
    chosen(page, large)
    expect(told).to_contain_text("too large")
