"""People are told that it is their turn: by a webhook, by e-mail; never twice, never too late."""

from __future__ import annotations

import asyncio
import email
import email.policy
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overseer.engine.refusal import Refused
from overseer.server.notify import mail, sending
from overseer.server.notify.notices import GRACE
from overseer.server.notify.sending import DROPPED, FIRST_PAUSE, LEASE
from overseer.server.notify.webhook import Unsent, inward, post, split
from overseer.server.store.database import statement
from tests.server.playing import Player, play
from tests.server.postgres import Postgres
from tests.server.receivers import Hook, Mailbox
from tests.server.serving import Caller, Serving, until

HOUR = 3_600_000


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as found:
        yield found


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with Mailbox() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def table(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    box: Mailbox,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Serving]:
    """A table that sends e-mail, and may call webhooks of this machine; when a test says so."""
    monkeypatch.setattr(sending, "EVERY", 3600.0)
    url = f"sqlite://{tmp_path}/table.db"
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    with Serving(url, smtp=box.url, webhooks_inside=True) as served:
        yield served


sqlite = pytest.mark.parametrize("table", ["sqlite"], indirect=True)


def begun(serving: Serving, ada: Caller, bob: Caller, hours: int = 24) -> str:
    """Both sit at a table; the code."""
    terms = {"hours": hours}
    body = {"game": "shelter", "seats": ["human", "human"], "terms": terms, "title": "Sunday"}
    code: str = ada.post("/api/tables", body)["code"]
    bob.post(f"/api/tables/{code}/sit")
    return code


def asked(serving: Serving, code: str, *callers: Caller) -> Caller:
    """Who of them is asked at the table."""
    for caller in callers:
        if any(turn["code"] == code for turn in caller.get("/api/turns").get("turns", ())):
            return caller
    raise AssertionError("nobody is asked")


def settle(serving: Serving, ahead: int = GRACE) -> None:
    """Let time pass, and wait until nothing is due any more."""
    serving.clock.ahead += ahead + 1
    until(lambda: _idle(serving))


def _idle(serving: Serving) -> bool:
    serving.run(serving.registry.sending.look())
    until(lambda: not serving.registry.sending.open)
    due = serving.read("SELECT 1 FROM outbox WHERE due <= $1", serving.clock())
    return not due


def test_a_webhook_is_told_once_in_ones_language(table: Serving, hook: Hook) -> None:
    """Game, title, link and deadline by one's own clock."""
    ada, bob = table.guest("Ada", "fr"), table.guest("Bob", "de")
    for caller, zone in ((ada, "Europe/Paris"), (bob, "Asia/Tokyo")):
        caller.post("/api/me", {"zone": zone})
        given = caller.post("/api/me/notify", {"webhook": hook.url})
        assert given["webhook"] == "127.0.0.1"
    code = begun(table, ada, bob)
    who = asked(table, code, ada, bob)
    settle(table)
    settle(table, HOUR)
    assert len(hook.got) == 1
    text = hook.messages[0]["content"]
    words = ("C’est à vous", "Europe/Paris") if who is ada else ("Du bist am Zug", "Asia/Tokyo")
    for word in (*words, "Sunday", f"/t/{code}"):
        assert word in text
    assert hook.messages[0]["allowed_mentions"] == {"parse": []}
    assert table.read("SELECT * FROM outbox") == []


@sqlite
def test_who_has_answered_meanwhile_is_told_nothing(table: Serving, hook: Hook) -> None:
    """A quick answer, and nobody is disturbed; the next turn is another question."""
    from random import Random

    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url, "form": "slack"})
    code = begun(table, ada, bob)
    who = asked(table, code, ada, bob)
    player = Player(who, code, Random(1), quick=True)
    player.answer(player.look())
    settle(table)
    told = len(hook.got)
    assert told <= 1  # the other one, if they are asked by now
    play([Player(each, code, Random(2), quick=True) for each in (ada, bob)], most=20)
    settle(table)
    assert len(hook.got) <= told + 1
    assert all(set(body) == {"text"} for body in hook.messages)


def test_what_does_not_arrive_is_tried_again_and_dropped_after_a_day(
    table: Serving, hook: Hook
) -> None:
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url})
    hook.codes = [500, 429, 204]
    begun(table, ada, bob, hours=700)
    settle(table)
    assert len(hook.got) == 1
    settle(table, FIRST_PAUSE)
    assert len(hook.got) == 2
    settle(table, 2 * FIRST_PAUSE)
    assert len(hook.got) == 3
    assert table.read("SELECT * FROM outbox") == []
    hook.codes = [503] * 100
    begun(table, ada, bob, hours=700)
    settle(table)
    settle(table, DROPPED)
    assert table.read("SELECT * FROM outbox") == []
    assert len(hook.got) == 5


@sqlite
def test_what_is_refused_for_good_is_not_tried_again(table: Serving, hook: Hook) -> None:
    """A redirect is not followed either."""
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url})
    hook.codes = [302]
    begun(table, ada, bob)
    settle(table)
    settle(table, HOUR)
    assert [path for path, _, _ in hook.got] == ["/hook"]
    assert table.read("SELECT * FROM outbox") == []


def test_two_processes_send_it_once(table: Serving, hook: Hook) -> None:
    """Who takes a row pushes it ahead; who comes later finds it gone."""
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url})
    begun(table, ada, bob)
    row = table.read("SELECT id, person, kind, body, due, tries FROM outbox")[0]
    take = table.registry.sending._take

    async def both() -> list[object]:
        return list(await asyncio.gather(take(row), take(row)))

    assert sum(item is not None for item in table.run(both())) == 1
    settle(table, LEASE)  # whoever took it ended before it was sent
    assert len(hook.got) == 1


def test_an_address_is_proved_before_anything_comes_there(table: Serving, box: Mailbox) -> None:
    ada, bob = table.guest("Ada", "de"), table.guest("Bob", "de")
    given = ada.post("/api/me/notify", {"mail": "ada@example.org"})
    assert (given["mails"], given.get("proven", False)) == (True, False)
    settle(table, 0)
    code = begun(table, ada, bob)
    settle(table)
    assert len(box.got) == 1
    secret = re.search(r"(\w{5}-){3}\w{5}", read(box.got[0]).get_content())
    assert secret is not None
    ada.post("/api/me/notify/proof", {"code": "wrong"}, 403)
    assert ada.post("/api/me/notify/proof", {"code": secret.group()})["proven"]
    bob.post("/api/me/notify", {"mail": "bob@example.org"})
    settle(table, 0)
    again = re.search(r"(\w{5}-){3}\w{5}", read(box.got[1]).get_content())
    assert again is not None
    bob.post("/api/me/notify/proof", {"code": again.group()})
    begun(table, ada, bob)
    settle(table)
    letter = read(box.got[2])
    assert letter["subject"].startswith("Du bist am Zug: ")
    assert letter["from"] == "table@example.org"
    assert letter["to"] in ("ada@example.org", "bob@example.org")
    assert code not in letter.get_content()
    assert len(box.got) == 3


def read(raw: bytes) -> Any:
    """A letter."""
    return email.message_from_bytes(raw, policy=email.policy.default)


@sqlite
def test_a_letter_that_is_put_off_comes_later(table: Serving, box: Mailbox) -> None:
    ada = table.guest()
    box.codes = [451]
    ada.post("/api/me/notify", {"mail": "ada@example.org"})
    settle(table, 0)
    assert box.got == []
    settle(table, FIRST_PAUSE)
    assert len(box.got) == 1
    box.codes = [550]
    ada.post("/api/me/notify", {"mail": "nobody@example.org"})
    settle(table, 0)
    assert table.read("SELECT * FROM outbox") == []


@sqlite
def test_a_table_can_be_muted_and_nights_are_quiet(table: Serving, hook: Hook) -> None:
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url})
    code = begun(table, ada, bob, hours=100)
    who = asked(table, code, ada, bob)
    who.post(f"/api/tables/{code}/notify", {"muted": True})
    settle(table)
    assert hook.got == []
    assert who.get("/api/me/notify")["muted"] == [code]
    hour = table.clock() // HOUR % 24
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"quiet": [hour, (hour + 3) % 24]})
    begun(table, ada, bob, hours=100)
    settle(table)
    assert hook.got == []
    settle(table, 3 * HOUR)
    assert len(hook.got) == 1


@sqlite
def test_live_tables_only_tell_who_wants_it_and_is_not_there(table: Serving, hook: Hook) -> None:
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url})
    begun(table, ada, bob, hours=0)
    assert table.read("SELECT * FROM outbox") == []  # nothing is even written
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"live": True})
    begun(table, ada, bob, hours=0)
    settle(table)
    assert len(hook.got) == 1
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = ada.post("/api/tables", body)["code"]
    with ada.stream(code), bob.stream(code):
        until(
            lambda: table.registry.rooms[code].watching + len(table.registry.rooms[code].here) == 2
        )
        bob.post(f"/api/tables/{code}/sit")
        settle(table)
    # Ada looks from her seat. Bob came as a spectator; he may be told.
    assert len(hook.got) <= 2


@sqlite
def test_who_goes_takes_their_messages_along(table: Serving, hook: Hook) -> None:
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": hook.url})
    begun(table, ada, bob)
    ada.delete("/api/me", json={})
    bob.delete("/api/me", json={})
    assert table.read("SELECT * FROM outbox") == []


def test_a_move_is_never_held_up(table: Serving) -> None:
    """A receiver that is not there costs nothing; nor does somebody who has just been removed."""
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": "http://127.0.0.1:1/x"})
    code = begun(table, ada, bob)
    live = table.run(table.registry.live(code))
    live.table.chairs[0].person = "nobody"
    live.table.chairs[1].person = "nobody"
    seat = live.standing.asked[0]
    table.run(live.enter(seat, ["idle"], table.clock(), authority=True))
    settle(table)


@sqlite
def test_no_secret_is_logged_or_shown(table: Serving, logged: io.StringIO) -> None:
    ada, bob = table.guest("Ada"), table.guest("Bob")
    for caller in (ada, bob):
        caller.post("/api/me/notify", {"webhook": "http://127.0.0.1:1/sesame"})
    begun(table, ada, bob)
    settle(table)
    assert "not sent" in logged.getvalue()
    assert "sesame" not in logged.getvalue()
    assert "sesame" not in str(ada.get("/api/me/notify"))


@sqlite
def test_wishes_that_cannot_be_are_a_sentence(table: Serving) -> None:
    ada = table.guest()
    for wish, id in (
        ({"webhook": "ftp://example.org/x"}, "webhook"),
        ({"webhook": "https://user:pass@example.org/x"}, "webhook"),
        ({"webhook": "https://example.org/x y"}, "webhook"),
        ({"mail": "no address"}, "mail"),
        ({"mail": "a@example.org\nBcc: b@example.org"}, "mail"),
        ({"quiet": [3]}, "night"),
        ({"form": "fax"}, "shape"),
    ):
        assert ada.post("/api/me/notify", wish, 400)["error"]["id"] == id
    table.caller().get("/api/me/notify", 401)
    table.caller().post("/api/me/notify", {}, 401)


def test_a_table_without_a_mail_server_says_so(serving: Serving) -> None:
    ada = serving.guest()
    assert ada.post("/api/me/notify", {"mail": "a@example.org"}, 409)["error"]["id"] == "no-mail"


# Webhooks and the host's own network

INWARD = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fd00:ec2::254", "240.0.0.1", "?"),
)


@pytest.mark.parametrize("address", INWARD)
def test_addresses_that_lead_inwards(address: str) -> None:
    assert inward(address)


@pytest.mark.parametrize("address", ["162.159.137.232", "2606:4700::6810:1"])
def test_addresses_of_the_world(address: str) -> None:
    assert not inward(address)


@pytest.mark.parametrize("address", [*INWARD, "162.159.137.232 127.0.0.1"])
def test_a_webhook_does_not_reach_the_hosts_own_network(address: str, hook: Hook) -> None:
    """By whatever name it is called, also if only one of several addresses leads there."""

    async def look_up(host: str, port: int) -> list[str]:
        return address.split()

    with pytest.raises(Unsent) as caught:
        asyncio.run(post(f"http://example.org:{hook.port}/", b"{}", look_up=look_up))
    assert not caught.value.again
    assert hook.got == []


def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch, hook: Hook) -> None:
    """Given a name whose address changes between two looks, then the checked one is called."""
    asked: list[str] = []

    async def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["162.159.137.232"] if len(asked) == 1 else ["127.0.0.1"]

    called: list[str] = []

    async def connection(host: str, port: int, **options: object) -> object:
        called.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connection)
    with pytest.raises(Unsent):
        asyncio.run(post(f"http://rebinding.example:{hook.port}/", b"{}", look_up=look_up))
    assert called == ["162.159.137.232"]
    assert asked == ["rebinding.example"]
    assert hook.got == []


def test_by_default_nothing_of_this_machine_is_reached(serving: Serving, hook: Hook) -> None:
    """Without the setting of the tests, by number and by name."""
    for url in (hook.url, hook.url.replace("127.0.0.1", "localhost")):
        with pytest.raises(Unsent, match="inward"):
            serving.run(post(url, b"{}"))
    assert not serving.settings.webhooks_inside
    assert hook.got == []


@pytest.mark.parametrize("url", ["", "x", "file:///etc/passwd", "http://[::1", "http://a:99999/"])
def test_what_is_no_address(url: str) -> None:
    assert split(url) is None


@pytest.mark.parametrize("url", ["http://x", "smtp://", "smtp://host", "smtp://h:x?from=a@b.c"])
def test_a_mail_server_that_cannot_be_is_refused_without_being_shown(url: str) -> None:
    with pytest.raises(Refused) as caught:
        mail.post_office(url)
    assert caught.value.refusal.reason == "server-smtp"
    assert caught.value.refusal.args == {}


def test_the_address_of_a_mail_server() -> None:
    found = mail.post_office("smtps://ada%40x.org:s%3Asame@mail.x.org?from=t@x.org")
    assert found == mail.Post("mail.x.org", 465, True, "ada@x.org", "s:same", "t@x.org")
    assert mail.post_office("") is None


def test_what_lies_in_the_outbox_of_nobody_is_dropped(serving: Serving) -> None:
    """A row of a kind that this release does not know ends too."""
    ada = serving.guest()
    serving.write(
        statement(
            "INSERT INTO outbox VALUES ('x', $1, 'carrier pigeon', '{\"made\":1}', 1, 0)", ada.id
        )
    )
    until(lambda: serving.read("SELECT * FROM outbox") == [])
