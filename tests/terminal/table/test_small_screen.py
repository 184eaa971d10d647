"""The smallest screen: everything can be read to its end with keys; what counts is not cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import overseer
from overseer.host.sitting import Table as Names
from overseer.terminal.match.session import Session
from overseer.terminal.table.campaign.force_bench import ForceBench
from overseer.terminal.table.page import folded
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.shelter.names import cut_name
from overseer.terminal.table.shelter.player_panel import PlayerPanel
from overseer.text import LANGUAGES
from tests.terminal.campaign.test_campaign_screen import building, campaign, on_screen, prepared
from tests.terminal.table.battle_pilot import SMALL, arranged, battle, begin, duel, screen
from tests.terminal.table.table_pilot import Table, new_session, position, with_table


def nameless(folder: Path, lang: str, seats: int = 2) -> Session:
    """People are called Player 1, Player 2 … in the language."""
    return Session.start(
        overseer.game("shelter"),
        ["human"] * seats,
        folder / "game.overseer",
        lang=lang,
        options={"first": 1},
        seed=7,
        table=Names(),
    )


def ends(sentence: str) -> str:
    """The last word of a sentence: the line before it may end anywhere."""
    return sentence.replace("\xa0", " ").split()[-1]


@pytest.mark.parametrize(
    ("words", "width", "lines"),
    [
        ("Wasseraufbereitung (0d1).", 16, ["Wasserauf-", "bereitung (0d1)."]),
        ("den Startspieler-Marker.", 16, ["den", "Startspieler-", "Marker."]),
        ("in /home/ana/spiele.overseer", 12, ["in", "/home/ana/sp", "iele.oversee", "r"]),
    ],
)
def test_a_word_too_long_for_its_line_is_divided(words: str, width: int, lines: list[str]) -> None:
    assert folded(Text(words), width).plain.split("\n") == lines


def test_players_told_apart_by_a_number_keep_it() -> None:
    assert cut_name("Spieler 1", 8) == "Spiel… 1"
    assert cut_name("Spieler 1", 9) == "Spieler 1"
    assert cut_name("Grace Hopper", 8) == "Grace H…"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_panel_names_its_player_and_who_has_passed(tmp_path: Path, lang: str) -> None:
    session = nameless(tmp_path, lang, 4)
    for player in position(session).players:
        player.happiness = 10
    position(session).passed = 0b0010

    async def play(table: Table) -> None:
        await table.press("o")
        assert len(table.app.table.query(PlayerPanel)) == 4
        for seat in range(4):
            assert session.name(seat) in table.flat
        assert session.text("table-passed") in table.flat

    with_table(session, play, size=SMALL)


def test_many_items_stay_in_the_lines_of_their_panel(tmp_path: Path) -> None:
    session = new_session(tmp_path, lang="de")
    held = ("stimpak", "training-manual", "shotgun")
    ids = [item.id for item in position(session).tables.cards.items]
    position(session).players[0].ready = bytes(ids.index(id) for id in held)

    async def play(table: Table) -> None:
        assert "Stimpak +2" in table.flat
        assert not table.app.table.query_one("#side").show_vertical_scrollbar

    with_table(session, play, size=SMALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_rule_can_be_read_to_its_end(tmp_path: Path, lang: str) -> None:
    session = begin(tmp_path, lang=lang)

    async def play(table: Table) -> None:
        await table.press("escape", "r")
        sheet = table.app.screen
        assert isinstance(sheet, RulesSheet)
        sheet.rule = max(sheet.rules, key=lambda rule: len(session.text(f"rule-{rule}")))
        sheet.fill()
        await table.settled()
        rule, last = sheet.rule, ends(session.text(f"rule-{sheet.rule}"))
        more = session.text("table-detail-more")
        assert more in table.flat
        for _ in range(9):
            if more not in table.flat:
                break
            await table.press("pagedown")
        assert sheet.rule == rule
        assert last in table.flat
        await table.press("pagedown")  # from its end on to other rules
        assert sheet.rule != rule

    with_table(session, play, size=SMALL)


def test_help_names_the_key_as_the_keyboard_does(tmp_path: Path) -> None:
    session = new_session(tmp_path, lang="fr")

    async def play(table: Table) -> None:
        await table.press("f2")
        pages = [table.flat]
        while pages[-1] not in pages[:-1]:  # to the end: the signs come before the keys
            await table.press("pagedown")
            pages.append(table.flat)
        assert any("Échap fermer la liste" in page for page in pages)

    with_table(session, play, size=SMALL)


def test_where_nothing_can_be_done_the_way_back_is_said(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        await table.press("escape")
        battle(table).point(0, 0)
        screen(table).moved()
        await table.settled()
        assert not battle(table).choices
        assert "0,0 · " in table.flat
        assert table.says(session.text("table-back-to-list"))
        await table.press("escape")
        assert battle(table).choices

    with_table(session, play, size=SMALL)


def test_whose_turn_it_is_stands_in_full_beside_round_and_actions(tmp_path: Path) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid, lang="de")

    async def play(table: Table) -> None:
        top = table.screen.splitlines()[0]
        assert "● Ana " in top
        assert "…" not in top

    with_table(session, play, size=SMALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_win_can_be_read_before_it_is_entered(tmp_path: Path, lang: str) -> None:
    async def test(table: Table) -> None:
        await table.press("E")
        last = ends(table.app.screen.entry.question.options[-1])  # type: ignore[attr-defined]
        more = table.session.text("table-detail-more")
        assert more in table.flat
        await table.press("pagedown")
        assert last in table.flat
        assert more not in table.screen.splitlines()[21]

    on_screen(prepared(campaign(tmp_path, lang=lang)), test, SMALL)


def test_a_long_settlement_can_be_scrolled(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        more = table.session.text("table-campaign-below")
        assert more in table.screen
        assert "Maintenance" not in table.screen
        await table.press("shift+down", "shift+down", "shift+down")
        assert "Maintenance" in table.screen
        assert more not in table.screen
        await table.press("shift+up", "shift+up", "shift+up")
        assert more in table.screen

    on_screen(building(campaign(tmp_path)), test, SMALL)


def test_a_price_is_not_hidden_by_a_long_name(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.press("space", "f")
        bench = table.app.screen
        assert isinstance(bench, ForceBench)
        offer = next(o for o in bench.draft.now.offers if o.id == "sole-survivor-day-one")
        assert f"{offer.caps} Einzige" in table.flat

    on_screen(campaign(tmp_path, lang="de"), test, SMALL)
