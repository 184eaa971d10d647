"""What the documentation shows as a file is played on one server and in one browser."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from overseer.text import LANGUAGES
from tests.documented import Playable, playable
from tests.server.playing import Player, play
from tests.web.browsing import Table, Visitor
from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table

TITLES = {
    "en": "“Well” is over: ",
    "de": "„Well“ ist vorbei: ",
    "fr": "«\xa0Well\xa0» est terminé\xa0: ",
    "es": "«Well» ha terminado: ",
}
LAST_ROUND = 4
OTHERS = [each for each in playable() if each.kind != "scenario"]
SCENARIOS = [each for each in playable() if each.kind == "scenario"]


class Cookies:
    """Somebody whose page is open, as a caller of the API."""

    def __init__(self, visitor: Visitor) -> None:
        self.request = visitor.context.request

    def get(self, path: str) -> Any:
        answer = self.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any, status: int) -> Any:
        answer = self.request.post(path, data=body)
        assert answer.status == status, answer.text()
        return answer.json()


@pytest.mark.parametrize("each", OTHERS, ids=lambda each: each.name)
def test_every_card_file_and_deck_is_played_at_a_table(table: Table, each: Playable) -> None:
    """By somebody against a bot, and read in four languages when it is over."""
    ana = table.serving.guest("Ana")
    upload = {"game": each.game, "kind": each.kind, "text": each.text}
    own = f"upload:{ana.post('/api/uploads', upload)['id']}"
    options = {**each.options, "turns": 5} if each.game == "tragic" else each.options
    options |= {"decks": [own, own]} if each.kind == "deck" else {"cards": own}
    seats = ["human", "bot:random"]
    if each.game == "wasteland":
        options |= {"scenario": "beginnings"}
    code = ana.post("/api/tables", {"game": each.game, "seats": seats, "options": options})["code"]
    player = Player(ana, code, Random(1), quick=True)
    play([player])
    assert player.ended is not None
    for lang in LANGUAGES:
        told = ana.get(f"/api/tables/{code}/steps?since=0&lang={lang}")
        assert len(told["steps"]) == player.number
        assert all(told["ended"]["lines"])


@pytest.mark.parametrize("each", SCENARIOS, ids=lambda each: each.name)
def test_a_scenario_of_the_documentation_is_played_in_the_browser(
    visit: Visit, each: Playable
) -> None:
    """By requests until its last round, by clicks to its end, and read there in four languages."""
    ana = visit()
    options = {**each.options, "limit": 500}
    code = open_table(ana, "wasteland", seats=["human"], options=options)
    player = Player(Cookies(ana), code, Random(1), quick=True)  # type: ignore[arg-type]
    while (update := player.look())["scene"].get("round", 0) < LAST_ROUND:
        if not player.answer(update):
            player.look(wait=5)
    pilot = Playing(ana, code)
    brief = ana.page.locator(".brief[role=dialog]")
    if brief.count():
        ana.page.keyboard.press("Escape")
    pilot.begin(seed=1)
    pilot.end()
    for lang in LANGUAGES:
        reader = ana if lang == "en" else visit(lang=lang)
        if reader is not ana:
            reader.go(f"/t/{code}")
        expect(reader.page.locator(".result")).to_contain_text(TITLES[lang])
        told = player.caller.get(f"/api/tables/{code}/steps?since=0&lang={lang}")
        assert told["ended"]["lines"][0].startswith(TITLES[lang])
