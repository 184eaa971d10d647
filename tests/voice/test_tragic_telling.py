"""What the table of Tragic tells: sums that add up, costs as they are paid, nothing cut off."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text
from textual.containers import VerticalScroll

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.host.sitting import Table as Kept
from overseer.terminal.match.plain import Plain
from overseer.terminal.match.session import Session
from overseer.terminal.table.choice_panel import INDENT, Answers
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.tragic.deck_chooser import DeckChooser
from overseer.terminal.table.tragic.stops_sheet import StopsSheet
from overseer.text import LANGUAGES, translate
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.ready import ready
from overseer.voice.given import Happening
from tests.terminal.table.table_pilot import Table, with_table
from tests.terminal.table.test_tragic_table import (
    SMALL,
    arranged,
    begin,
    choose,
    duel,
    standard_table,
    state,
)


def told_beside(session: Session, card: str) -> str:
    """What the screen says with the cursor on a card of the hand."""
    told: list[str] = []

    async def look(table: Table) -> None:
        duel(table).go(f"hand:{card}")
        await table.press("left", "right")
        told.append(table.flat)

    with_table(session, look)
    return told[0]


@pytest.mark.rule("TR-C4")
def test_a_strike_adds_up_when_the_target_is_hit_harder(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").points(0, "S4").trait(1, "kamikaze-1")
    session = arranged(tmp_path, laid)
    assert "4 damage + 1 extra − 0 armour = 5" in told_beside(session, "punch-1")


@pytest.mark.rule("TR-C3")
def test_a_strike_adds_up_when_an_answer_prevents_some_of_it(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-2").points(0, "S4").hand(1, "brace-1").lots(1)
    session = arranged(tmp_path, laid)

    async def look(table: Table) -> None:
        await choose(table, "cast punch-2")
        await table.press("enter")
        assert "8 damage − 0 armour = 8" in table.flat
        state(session).chain[-1].reduced = 6
        session.changed()
        duel(table).look()
        table.app.table.draw()
        await table.settled()
        assert "8 damage − 6 prevented − 0 armour = 2" in table.flat

    with_table(session, look)


def test_the_plain_client_reads_the_odds_and_the_keywords(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    laid = standard_table().hand(0, "bat-blow-1").points(0, "S2").lay(0, "bone-breaker-1")
    plain = Plain(arranged(tmp_path, laid))
    plain.answer("why cast bat-blow-1")
    told = capsys.readouterr().out
    assert told.startswith("That is allowed. Attack with Bat blow ★.")
    assert "\nAt Bo\n3 damage − 0 armour = 3\nCritical (×2): " in told
    assert "\n3 damage: 87%\n6 damage: 13%\n" in told
    plain.answer("look bat-blow-1")
    assert "\nEXCESS: What is left after the ally’s armour" in capsys.readouterr().out
    for alone in ("why", "look", "rule"):
        plain.answer(alone)
        assert capsys.readouterr().out == translate("en", "plain-which") + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chances_are_written_as_the_language_writes_numbers(tmp_path: Path, lang: str) -> None:
    laid = standard_table().hand(0, "punch-2").points(0, "S4")
    session = arranged(tmp_path, laid, lang=lang)
    assert ("7.4%" if lang == "en" else "7,4 %") in told_beside(session, "punch-2")


def test_keywords_are_explained_beside_their_card(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "bat-blow-1").points(0, "S4")
    session = arranged(tmp_path, laid)
    assert "EXCESS: What is left after the ally’s armour" in told_beside(session, "bat-blow-1")


@pytest.mark.rule("TR-P1")
def test_a_hand_shows_what_its_cards_cost_their_player_now(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "scout-ahead-1").trait(0, "gifted-3")
    session = arranged(tmp_path, laid)

    async def look(table: Table) -> None:
        assert "» Scout ahead★ P Action" in table.flat

    with_table(session, look)


@pytest.mark.rule("TR-P1")
def test_paying_by_hand_is_offered_where_something_costs_points(tmp_path: Path) -> None:
    session = arranged(tmp_path, standard_table().hand(0, "war-cry-1").points(0, "S4"))

    async def pay(table: Table) -> None:
        await choose(table, "by-hand")
        assert "next cost by hand" in table.flat

    with_table(session, pay)
    session = arranged(tmp_path / "idle", standard_table().hand(0, "punch-3"))

    async def idle(table: Table) -> None:
        assert [str(choice.move) for choice in duel(table).choices] == ["end"]
        assert session.match.refusal(0, session.parse("by-hand")) is None

    with_table(session, idle)


def test_an_attack_by_many_names_its_target(tmp_path: Path) -> None:
    laid = standard_table().hand(1, "brace-1").lots(1)
    for _ in range(4):
        laid.put(0, "pack-hound-1")
    session = arranged(tmp_path, laid)

    async def attack(table: Table) -> None:
        await choose(table, "attack a1")
        await table.press("enter")
        assert table.flat.count("Pack hound ★ (a") >= 4
        assert "(a4) → Bo" in table.flat

    with_table(session, attack)


def test_no_letter_is_lost_where_a_question_is_broken(tmp_path: Path) -> None:
    session = arranged(tmp_path, standard_table().hand(0, "punch-1"), lang="fr")

    async def resign(table: Table) -> None:
        for name in ("Jo", "Joelle", "Joueur 1", "Joséphine"):
            session.table = Kept(names=[name, "Bo"])
            await table.press("x")
            assert "vraiment ?" in table.flat
            await table.press("n")

    with_table(session, resign, size=SMALL)


def test_what_happens_several_times_is_counted(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def look(table: Table) -> None:
        drawn = Happening(name="tragic-drew-hidden", args={"seat": 1}, text="Bo drew a card.")
        beaten = Happening(name="tragic-lost", args={"seat": 1}, text="Bo was beaten.")
        told = story(duel(table), [drawn, drawn, drawn, beaten])
        assert told.plain == "■ Bo drew a card.\u00a0×3\n■ Bo was beaten."

    with_table(session, look)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_answer_is_read_to_its_end_on_a_small_screen(tmp_path: Path, lang: str) -> None:
    session = begin(tmp_path, lang=lang)

    async def look(table: Table) -> None:
        await table.press("enter")
        answers = table.app.table.query_one(Answers)
        prompt = answers.get_option_at_index(0).prompt
        assert isinstance(prompt, Text)
        first, *rest = prompt.plain.split("\n")
        room = answers.scrollable_content_region.width
        assert rest
        assert all(line.startswith(" " * INDENT) for line in rest)
        assert all(cell_len(line) <= room for line in (first, *rest))

    with_table(session, look, size=SMALL)


def test_an_explanation_that_goes_on_below_says_so(tmp_path: Path) -> None:
    session = begin(tmp_path, lang="de")
    more = translate("de", "table-detail-more")

    async def look(table: Table) -> None:
        await table.press("6")  # the deathclaw, which has much to say
        assert more in table.flat
        await table.press(*["pagedown"] * 4)
        assert more not in table.flat

    with_table(session, look, size=SMALL)


def test_whose_turn_it_is_and_what_they_do_is_seen_on_a_small_screen(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").points(0, "S4")
    session = arranged(tmp_path, laid)

    async def watch(table: Table) -> None:
        assert "TRAGIC ● Turn 1" in table.flat
        await choose(table, "cast punch-1")
        session.seated = 1  # who sits there now only watches
        table.app.table.draw()
        await table.settled()
        assert translate("en", "table-log") in table.flat
        assert "Bo lost 4 HP (96 left)." in table.flat

    with_table(session, watch, size=SMALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_window_of_the_stops_stands_in_sight(tmp_path: Path, lang: str) -> None:
    session = arranged(tmp_path, standard_table().hand(0, "punch-1"), lang=lang)

    async def read(table: Table) -> None:
        await table.press("w", "up")
        screen = table.app.screen
        assert isinstance(screen, StopsSheet)
        assert f"▸ {translate(lang, 'table-stops-mode', mode='never')}" in table.flat
        assert table.says(translate(lang, "table-stops-pay"))

    with_table(session, read, size=SMALL)


def test_the_deck_under_the_cursor_is_marked_and_read_to_its_end() -> None:
    cards = standard()

    async def run() -> None:
        app = DeckChooser(ready(cards), cards, "Choose", "en")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("down")
            prompts = [str(option.prompt) for option in app.query_one("#decks").options]  # type: ignore[attr-defined]
            assert [at for at, prompt in enumerate(prompts) if prompt.startswith("▸")] == [1]
            await pilot.press(*["pagedown"] * 12)
            deck = app.query_one("#deck", VerticalScroll)
            assert deck.scroll_offset.y == deck.max_scroll_y > 0

    asyncio.run(run())


HURT: dict[str, Value] = {"seat": 1, "amount": 13, "left": -3, "state": "down"}
HELPED: dict[str, Value] = {
    "seat": 0,
    "card": "war-cry-1",
    "cards": "pack-hound-1",
    "count": 1,
    "maker": 0,
}


@pytest.mark.rule("TR-A2")
@pytest.mark.parametrize(
    ("lang", "none", "chosen", "play"),
    [
        (
            "en",
            "Ana has traits: none; skills: Training ★ (engaged) and First aid ★.",
            "Bo has traits: Kamikaze ★; skills: none.",
            "Bo has in play: Pack hound ★ (b1) A/H (engaged) and Binoculars ★ (b2).",
        ),
        (
            "fr",
            "Ana a les Traits\xa0: aucun\xa0; les Compétences\xa0: Entraînement ★ (engagée) et "
            "Premiers secours ★.",
            "Bo a les Traits\xa0: Kamikazé ★\xa0; les Compétences\xa0: aucune.",
            "Bo a en jeu\xa0: Chien de meute ★ (b1) A/H (engagé) et Jumelles ★ (b2).",
        ),
        (
            "de",
            "Ana hat Eigenschaften: keine; Talente: Training ★ (erschöpft) und Erste Hilfe ★.",
            "Bo hat Eigenschaften: Kamikaze ★; Talente: keine.",
            "Bo hat im Spiel: Meutehund ★ (b1) A/H (erschöpft) und Fernglas ★ (b2).",
        ),
        (
            "es",
            "Ana tiene Rasgos: ninguno; Habilidades: Entrenamiento ★ (girada) y "
            "Primeros auxilios ★.",
            "Bo tiene Rasgos: Kamikaze ★; Habilidades: ninguna.",
            "Bo tiene en juego: Perro de jauría ★ (b1) A/H (girado) y Prismáticos ★ (b2).",
        ),
    ],
)
def test_how_a_card_stands_is_told_in_brackets(
    tmp_path: Path, lang: str, none: str, chosen: str, play: str
) -> None:
    laid = standard_table().skill(0, "training-1", "first-aid-1").trait(1, "kamikaze-1")
    laid.player(0).skills_engaged = 1
    hound = laid.put(1, "pack-hound-1")
    hound.engaged = True
    play = play.replace("A/H", f"{hound.card.attack}/{hound.card.health}")
    laid.put(1, "binoculars-1")
    session = arranged(tmp_path, laid, lang=lang)
    told = session.voice.situation(session.reads)
    assert [line for line in told if line in (none, chosen, play)] == [none, chosen, play]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Bo lost 13 HP (now at −3)."),
        ("fr", "Bo a perdu 13 PV (maintenant −3)."),
        ("de", "Bo verlor 13 LP (jetzt −3)."),
        ("es", "Bo perdió 13 PV (ahora −3)."),
    ],
)
def test_hp_below_zero_are_written_with_a_minus(tmp_path: Path, lang: str, told: str) -> None:
    laid = standard_table()
    laid.player(1).hp = -3
    session = arranged(tmp_path, laid, lang=lang)

    assert session.event_text(Event("tragic-hurt", HURT)) == told
    assert session.voice.score_text("Bo", -3, lang).split()[-2] == "−3"
    assert any("−3" in line for line in session.voice.situation(session.reads))

    async def look(table: Table) -> None:
        assert "♥ 0/100" in table.flat  # nobody has less than nothing left

    with_table(session, look)


@pytest.mark.parametrize(
    ("name", "args", "told"),
    [
        (
            "boosted",
            {**HELPED, "attack": 2, "health": -1, "until": "end"},
            "War cry ★: +2/−1 for an ally of Ana, Pack hound ★, until the end of the turn.",
        ),
        (
            "granted",
            {**HELPED, "keyword": "armour 3", "until": "always"},
            "War cry ★: ARMOUR x3 for an ally of Ana, Pack hound ★, for good.",
        ),
        (
            "gained",
            {**HELPED, "gift": "ally-horde 1", "until": "next-turn", "maker": 1},
            "War cry ★ for Ana until the next turn of Bo: HORDE for the allies.",
        ),
        (
            "max-hp",
            {**HELPED, "way": "down", "amount": 3, "most": 97, "lost": 1},
            "War cry ★: the maximum HP of Ana fell by 3 to 97, and 1 HP was lost.",
        ),
    ],
)
def test_what_an_effect_changes_is_a_sentence(
    tmp_path: Path, name: str, args: dict[str, Value], told: str
) -> None:
    session = arranged(tmp_path, standard_table())

    assert session.event_text(Event(f"tragic-{name}", args)) == told
