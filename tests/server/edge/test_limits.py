"""`overseer serve --limits off`: loud, and only where nobody else can come."""

from __future__ import annotations

import pytest

from overseer.server import serving
from overseer.server.settings import Limits, Settings
from overseer.terminal.cli import command
from overseer.text import LANGUAGES, translate
from overseer.voice.complaint import UsageError, complaint


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With what settings it would have been served."""
    found: list[Settings] = []

    def run(settings: Settings, lang: str, workers: int) -> int:
        found.append(settings)
        return 0

    monkeypatch.setattr(serving, "run", run)
    return found


def serve(*args: str, lang: str = "en") -> None:
    """`overseer serve`."""
    line = ["serve", "--db", "sqlite:///x.db", *args]
    command().main(args=line, prog_name="overseer", standalone_mode=False, obj=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_limited_and_that_is_said(
    served: list[Settings], capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    for host in ("127.0.0.1", "127.8.9.1", "::1", "localhost"):
        serve("--limits", "off", "--host", host, lang=lang)
        assert capsys.readouterr().err == f"{translate(lang, 'serve-limits-off')}\n"
    assert {each.limits for each in served} == {Limits.off()}
    limits = Limits.off()
    assert limits.person_bytes is limits.address_bytes is None
    usual = Limits()
    for name in Limits.__slots__:
        if not name.endswith("bytes"):
            assert getattr(limits, name) > getattr(usual, name), name


@pytest.mark.parametrize(
    "public",
    [
        ("--host", "0.0.0.0"),
        ("--host", "::"),
        ("--host", "192.168.1.20"),
        ("--host", "example.org"),
        ("--origin", "https://table.example.org"),
        ("--proxy", "127.0.0.1"),
    ],
)
def test_a_public_address_is_refused(served: list[Settings], public: tuple[str, str]) -> None:
    with pytest.raises(UsageError) as found:
        serve("--limits", "off", *public)
    assert "--limits off" in complaint(found.value, "en")
    assert not served
    serve(*public)
    serve("--limits", "on", *public)
    assert [each.limits for each in served] == [Limits(), Limits()]


@pytest.mark.parametrize("wrong", [("--limits", "some"), ("--disk", "/no/such/folder")])
def test_what_is_neither_is_told(served: list[Settings], wrong: tuple[str, str]) -> None:
    with pytest.raises(UsageError) as found:
        serve(*wrong)
    assert wrong[1] in complaint(found.value, "en")
    assert not served
