"""Photographs the web table for the README: the start page, a game on laptop and phone, its past.

python -m tools.page && python -m tools.web_pictures

Somebody plays with a bot's hints until the vault has a face; then every page is opened in Chromium.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import APIRequestContext

from tests.web.browsing import Chromium, Table, Visitor
from tests.web.playing import open_table

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
ANSWERS: Final = 45  # of the person, so that rooms, threats and dwellers are there to see
SEATS: Final = ("human", "bot:normal", "bot:normal")


def play(request: APIRequestContext, code: str) -> int:
    """Do what a bot would do, some turns long; the number of the last step."""
    table, number = f"/api/tables/{code}", 0
    for key in range(ANSWERS):
        update: Any = {}
        while not update.get("question", {}).get("asked"):
            update = request.get(f"{table}/steps?since={number}&wait=5").json()
            number = int(update["number"])
        move = request.post(f"{table}/hint", data={}).json()["move"]
        body = {"key": f"k{key}", "seq": number, "input": move}
        assert request.post(f"{table}/input", data=body).ok
    return number


def photograph(visitor: Visitor, path: str, name: str, ready: str) -> None:
    """One page, once this is to be seen on it."""
    page = visitor.go(path)
    page.locator(ready).first.wait_for()
    page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    """All of them."""
    with TemporaryDirectory() as folder, Chromium() as chromium, Table(Path(folder)) as table:
        ada = Visitor(chromium, table)
        code = open_table(ada, seats=list(SEATS), terms={"hints": True})
        number = play(ada.context.request, code)
        phone = Visitor(chromium, table, phone=True, storage_state=ada.context.storage_state())
        photograph(ada, "/", "web-lobby", ".poster")
        photograph(ada, f"/t/{code}", "web-table", ".bar .chip")
        photograph(phone, f"/t/{code}", "web-phone", ".bar .chip")
        photograph(ada, f"/t/{code}/at/{number // 2}", "web-replay", ".scrubber")
        print(*(f"{each.table.address}: {each.leave()}" for each in (ada, phone)), sep="\n")


if __name__ == "__main__":
    main()
