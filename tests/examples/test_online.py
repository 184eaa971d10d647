"""The bot and the spectator of the documentation, at a real table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples import http_bot, spectator
from overseer.text import LANGUAGES
from tests.server.serving import Serving


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Serving]:
    with Serving(f"sqlite://{tmp_path}/table.db") as served:
        yield served


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_over_http_plays_and_a_spectator_reads(table: Serving, lang: str) -> None:
    host = table.guest("Ana")
    seats = ["human", "bot:normal"]
    code = host.post("/api/tables", {"game": "shelter", "seats": seats, "sit": False})["code"]
    ended: list[dict[str, object]] = []
    bot = threading.Thread(target=lambda: ended.append(http_bot.Bot(table.address).play(code)))
    url = table.address.replace("http", "ws")
    bot.start()
    lines = list(spectator.watch(url, code, lang))
    bot.join()
    assert len(lines) > 100
    assert len(ended[0]["lines"]) == 4  # type: ignore[arg-type]
    assert "Robot" in "\n".join(lines)


def test_the_bot_is_some_forty_lines() -> None:
    source = Path(http_bot.__file__).read_text().splitlines()
    code = [line for line in source if line.strip() and not line.strip().startswith('"""')]
    assert len(code) <= 45
