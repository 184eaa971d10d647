"""The account page's list of devices: what they are called, ending one, ending all others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from overseer.server.people.people import DAY
from overseer.server.store.database import statement
from tests.web.browsing import Table, Visitor
from tests.web.conftest import Visit

IPAD = "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605 Version/18 Safari/604"
TERMINAL = "overseer/0.4.0 (Windows)"
WORDS = {
    "en": ("Your devices", "Chrome on Linux", "this device", "yesterday", "Sign out Terminal"),
    "de": ("Deine Geräte", "Chrome unter Linux", "dieses Gerät", "gestern", "Terminal unter Win"),
    "fr": ("Vos appareils", "Chrome sous Linux", "cet appareil", "hier", "Déconnecter Terminal"),
    "es": ("Tus dispositivos", "Chrome en Linux", "este dispositivo", "ayer", "de Terminal en"),
}


def known(table: Table, visitor: Visitor) -> str:
    """The visitor is a guest who has used other devices, too; their recovery code."""
    serving = table.serving
    me = visitor.context.request.post(
        f"{table.address}/api/guest",
        data={"name": "Ada", "lang": visitor.lang},
        headers={
            "origin": table.address,
            "user-agent": visitor.page.evaluate("navigator.userAgent"),
        },
    ).json()
    for agent, days in ((IPAD, 40), (TERMINAL, 1)):
        other = serving.caller(**{"user-agent": agent})
        other.post("/api/recover", {"code": me["recovery"]})
        now = serving.clock()
        device = "safari ipad" if agent is IPAD else "terminal windows"
        serving.write(
            statement(
                "UPDATE sessions SET made = $1, seen = $2 WHERE device = $3 AND person = $4",
                *(now - (days + 90) * DAY, now - days * DAY, device, me["id"]),
            )
        )
    code: str = me["recovery"]
    return code


def region(page: Page, name: str) -> list[str]:
    """The rows of the list."""
    rows = page.get_by_role("region", name=name).get_by_role("listitem")
    expect(rows.first).to_be_visible()
    return rows.all_inner_texts()


@pytest.mark.parametrize(
    ("lang", "phone", "theme"),
    [("en", False, "dark"), ("de", True, "dark"), ("fr", False, "light"), ("es", True, "light")],
)
def test_devices_are_told_in_plain_words(
    visit: Visit, table: Table, lang: str, phone: bool, theme: str
) -> None:
    ada = visit(lang=lang, phone=phone, theme=theme)
    known(table, ada)
    page = ada.go("/account")
    title, mine, here, yesterday, end = WORDS[lang]
    rows = region(page, title)
    assert len(rows) == 3
    assert here in rows[0]
    assert mine in rows[0] or "Android" in rows[0]
    assert yesterday in rows[1]
    assert "iPad" in rows[2]
    part = page.get_by_role("region", name=title)
    expect(part.get_by_role("button", name=end)).to_have_count(1)
    part.scroll_into_view_if_needed()
    ada.shot("devices")
    assert ada.axe() == []


def test_a_device_is_signed_out_and_its_page_hears_it_at_once(visit: Visit, table: Table) -> None:
    """By keyboard: whoever presses a button that goes away stays in the list."""
    ada, lost = visit(), visit(phone=True)
    recovery = known(table, ada)
    lost.context.request.post(
        f"{table.address}/api/recover",
        data={"code": recovery},
        headers={"origin": table.address, "user-agent": IPAD.replace("iPad", "iPhone")},
    )
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = lost.context.request.post(
        f"{table.address}/api/tables", data=body, headers={"origin": table.address}
    ).json()["code"]
    with lost.page.expect_websocket() as opened:
        lost.go(f"/t/{code}")
    page = ada.go("/account")
    assert len(region(page, "Your devices")) == 4
    part = page.get_by_role("region", name="Your devices")
    button = part.get_by_role("button", name="Sign out Safari on an iPhone")
    with opened.value.expect_event("close"):
        button.press("Enter")
    expect(part).to_contain_text("Safari on an iPhone is signed out.")
    assert len(region(page, "Your devices")) == 3
    assert page.evaluate("document.activeElement.closest('section') !== null")
    part.get_by_role("button", name="Sign out all others").click()
    expect(part).to_contain_text("All other devices are signed out.")
    (row,) = region(page, "Your devices")
    assert "this device" in row
    expect(part.get_by_role("button")).to_have_count(0)
    page.reload()
    assert len(region(page, "Your devices")) == 1
