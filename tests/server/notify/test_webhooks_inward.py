"""A webhook that would never be called, because it leads inwards, is refused when it is entered."""

from __future__ import annotations

import socket

import pytest

from overseer.server.notify import webhook
from overseer.text import LANGUAGES
from tests.server.serving import Serving

INWARD = (
    *("127.0.0.1", "127.255.0.9", "10.1.2.3", "172.16.0.1", "172.31.9.9", "192.168.1.1"),
    *("169.254.169.254", "0.0.0.0", "100.64.0.1", "[::1]", "[::]", "[fc00::1]", "[fd12::1]"),
    *("[fe80::1]", "[fe80::1%25eth0]", "[fec0::1]", "[::ffff:127.0.0.1]", "[::ffff:a00:1]"),
    *("[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]"),
    # other spellings of 127.0.0.1 and 169.254.169.254, as the system reads them
    *("127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001", "127.0.0.1."),
    *("2852039166", "0xa9fea9fe", "0251.0376.0251.0376"),
    *("localhost", "LOCALHOST", "localhost.", "table.localhost"),
)
NAMES = {
    "inside.example": ["10.0.0.9"],
    "both.example": ["162.159.137.232", "127.0.0.1"],
    "six.example": ["fe80::1"],
    "outside.example": ["162.159.137.232"],
}
OUTWARD = ("outside.example", "away.example", "162.159.137.232", "[2606:4700::6810:1]")


async def look_up(host: str, port: int) -> list[str]:
    """The names of this test; a name that is none of them cannot be looked up now."""
    if host not in NAMES:
        raise socket.gaierror(socket.EAI_AGAIN, "again")
    return NAMES[host]


def test_it_is_refused_in_words_and_not_kept(serving: Serving) -> None:
    serving.registry.sending.look_up = look_up
    ada = serving.guest()
    ada.post("/api/me/notify", {"webhook": "https://outside.example/x"})
    for host in (*INWARD, "inside.example", "both.example", "six.example"):
        for scheme in ("http", "https"):
            answer = ada.post("/api/me/notify", {"webhook": f"{scheme}://{host}:8080/x"}, 400)
            assert (host, answer["error"]["id"]) == (host, "webhook-inward")
    assert ada.get("/api/me/notify")["webhook"] == "outside.example"
    said = {
        ada.post(f"/api/me/notify?lang={lang}", {"webhook": "http://10.0.0.1/"}, 400)["error"][
            "text"
        ]
        for lang in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    assert all("10.0.0.1" in text for text in said)


def test_what_leads_outwards_or_cannot_be_looked_up_now_is_kept(serving: Serving) -> None:
    serving.registry.sending.look_up = look_up
    ada = serving.guest()
    for host in OUTWARD:
        ada.post("/api/me/notify", {"webhook": f"https://{host}/x"})


def test_a_name_that_is_looked_up_for_ever_holds_nobody_up(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    async def slow(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(webhook, "LOOK_UP_PATIENCE", 0.01)
    serving.registry.sending.look_up = slow
    serving.guest().post("/api/me/notify", {"webhook": "https://slow.example/x"})
