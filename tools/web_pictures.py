"""Photographs the web table for the README: the start page, each game, one on a phone, its past.

python -m tools.page && python -m tools.web_pictures

Somebody plays with a bot's hints until there is something to see; then every page is opened in
Chromium.
"""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import APIRequestContext, Page

from tests.web.browsing import Chromium, Table, Visitor
from tests.web.campaigning import together
from tests.web.companioning import opened
from tests.web.dueling import laid_out
from tests.web.playing import open_table

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
QUALITY: Final = 85
HINTS: Final = {"hints": True}


def play(request: APIRequestContext, code: str, answers: int) -> int:
    """Do what a bot would do, so many answers long; the number of the last step."""
    table, number = f"/api/tables/{code}", 0
    for key in range(answers):
        update: Any = {}
        while not update.get("question", {}).get("asked"):
            update = request.get(f"{table}/steps?since={number}&wait=5").json()
            number = int(update["number"])
        move = request.post(f"{table}/hint", data={}).json()["move"]
        body = {"key": f"k{key}", "seq": number, "input": move}
        assert request.post(f"{table}/input", data=body).ok
    return number


def photograph(page: Page, name: str) -> None:
    """What a page shows when nothing is on its way any more."""
    page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")
    wanted = {"format": "webp", "quality": QUALITY}
    found = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    (PICTURES / f"{name}.webp").write_bytes(b64decode(found["data"]))


def shelter(ada: Visitor, phone: Visitor, code: str) -> None:
    """A vault with rooms, threats and dwellers, on both screens; and how it came to that."""
    number = play(ada.context.request, code, answers=45)
    photograph(seen(ada, f"/t/{code}", ".bar .chip"), "web-table")
    photograph(seen(phone, f"/t/{code}", ".bar .chip"), "web-phone")
    photograph(seen(ada, f"/t/{code}/at/{number // 2}", ".scrubber"), "web-replay")


def duel(mara: Visitor, jonas: Visitor) -> None:
    """A duel as the tests of its board have one: an attack is announced, and may be answered."""
    code = open_table(mara, "tragic", seats=["human", "human"], name="Mara")
    guest = {"name": "Jonas", "lang": jonas.lang}
    assert jonas.context.request.post("/api/guest", data=guest).ok
    assert jonas.context.request.post(f"/api/tables/{code}/sit", data={}).ok
    laid_out(mara, "attacked")
    photograph(seen(mara, f"/t/{code}", ".mat .stands"), "web-duel")


def battle(ada: Visitor) -> None:
    """A battle, and why the AI did what it did last."""
    code = open_table(ada, "wasteland", seats=["human"], terms=HINTS)
    play(ada.context.request, code, answers=40)
    page = seen(ada, f"/t/{code}", ".bar .chip")
    if (briefing := page.locator(".brief[role=dialog] .btn.first")).count():
        briefing.click()
    page.get_by_role("button", name="Why?").click()
    page.locator(".panel article").wait_for()
    photograph(page, "web-battle")


def campaign(ada: Visitor, ben: Visitor) -> None:
    """A settlement between two battles, with something that is about to be built."""
    people = together(ada, ben)
    for each in people:
        each.muster()
    people[0].tell()
    for each in people:
        each.until("build")
        each.say("build pump")
    page = people[0].go().page
    page.locator("[data-build=gen-s]").click()
    page.locator(".weigh").wait_for()
    photograph(page, "web-campaign")


def companion(phone: Visitor) -> None:
    """A battle beside a real table, in its second round."""
    drafted = {"scenario": "ambush", "forces": ["minutemen"], "enemies": ["", "hammer"]}
    acts = phone.context.request.post("/api/companions/draft", data=drafted).json()["acts"]
    first, enemy = 1, next(act["tokens"][0] for act in acts if act["is"] == "field" and act["side"])
    code = opened(
        phone,
        [
            *acts,
            {"is": "round", "advantage": 0},
            {"is": "round", "advantage": 0},
            {"is": "event", "card": "earth-tremor"},
            {"is": "hurt", "token": enemy, "wounds": 3},
            {"is": "condition", "token": enemy, "condition": "leg"},
            {"is": "tally", "token": first, "what": "boosts", "by": 1},
            {"is": "ready", "token": first},
        ],
    )
    photograph(seen(phone, f"/companion/{code}", "[data-token]"), "companion-phone")


def seen(visitor: Visitor, path: str, ready: str) -> Page:
    """A page, once this is to be seen on it."""
    page = visitor.go(path)
    page.locator(ready).first.wait_for()
    return page


def main() -> None:
    """All of them."""
    with TemporaryDirectory() as folder, Chromium() as chromium, Table(Path(folder)) as table:
        ada, ben, mara, jonas = (Visitor(chromium, table) for _ in range(4))
        code = open_table(ada, seats=["human", "bot:normal", "bot:normal"], terms=HINTS)
        phone = Visitor(chromium, table, phone=True, storage_state=ada.context.storage_state())
        shelter(ada, phone, code)
        duel(mara, jonas)
        battle(ada)
        campaign(ada, ben)
        companion(phone)
        photograph(seen(ada, "/", ".poster"), "web-lobby")
        print(
            *(f"{each.table.address}: {each.leave()}" for each in (ada, ben, mara, jonas, phone)),
            sep="\n",
        )


if __name__ == "__main__":
    main()
