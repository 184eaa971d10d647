"""Whom to tell of a weakness: /.well-known/security.txt (RFC 9116), where somebody is named."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from overseer.engine.refusal import Refused
from overseer.server.edge.security_txt import expect_contact
from overseer.text import LANGUAGES
from overseer.voice.complaint import complaint
from tests.server.serving import Serving

PATH = "/.well-known/security.txt"
CONTACTS = ("mailto:security@example.org", "https://example.org/tell?us=1")
DAY = 24 * 3600 * 1000


def fields(text: str) -> list[tuple[str, str]]:
    """The lines of the file, as its standard reads them."""
    assert text.endswith("\n")
    found = []
    for line in text.splitlines():
        name, _, value = line.partition(": ")
        found.append((name, value))
    return found


def test_nobody_is_named_unless_the_operator_has(serving: Serving) -> None:
    assert serving.caller().get(PATH, 404)["error"]["id"] == "nothing-here"


def test_the_file_is_made_when_it_is_asked_for(tmp_path: Path) -> None:
    """Given a server that runs for years, then the file never ends."""
    origins = ("https://table.example.org/", "http://inside.example.org")
    url = f"sqlite://{tmp_path}/t.db"
    with Serving(url, origins=origins, contacts=CONTACTS, lang="de") as serving:
        for ahead in (0, 1000 * DAY):
            serving.clock.ahead = ahead
            answer = serving.caller().ask("GET", PATH)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            found = fields(answer.text)
            assert [value for name, value in found if name == "Contact"] == list(CONTACTS)
            (expires,) = [value for name, value in found if name == "Expires"]
            left = datetime.fromisoformat(expires) - datetime.fromtimestamp(
                serving.clock() / 1000, UTC
            )
            assert timedelta(days=30) < left < timedelta(days=365)
            assert ("Preferred-Languages", "de, en") in found
            canonical = [value for name, value in found if name == "Canonical"]
            assert canonical == [f"https://table.example.org{PATH}"]


def test_no_address_is_made_up(tmp_path: Path) -> None:
    """Where nobody has said under which address the table is reached; English is named once."""
    with Serving(f"sqlite://{tmp_path}/t.db", contacts=CONTACTS[:1]) as serving:
        found = fields(serving.caller().get(PATH).decode())
    assert [name for name, _ in found] == ["Contact", "Expires", "Preferred-Languages"]
    assert found[-1][1] == "en"


@pytest.mark.parametrize(
    "contact",
    [
        *(
            "",
            "security@example.org",
            "mailto:",
            "mailto:nobody",
            "http://example.org/",
            "https://",
        ),
        *("https://[::1", "https://example.org/a b", "https://example.org/\nContact: x"),
        *("mailto:a@example.org\r\nExpires: 1", "https://exämple.org/", "javascript:alert(1)"),
        *("tel:+1-201-555-0123", "HTTPS://example.org/" + "x" * 300),
    ],
)
def test_what_is_no_contact_is_refused(contact: str) -> None:
    with pytest.raises(Refused) as found:
        expect_contact(contact)
    said = {complaint(found.value, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("mailto:security@example.org" in text for text in said)


@pytest.mark.parametrize("contact", CONTACTS)
def test_what_is_one_is_taken(contact: str) -> None:
    assert expect_contact(contact) == contact
