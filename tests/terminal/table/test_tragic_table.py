"""The full-screen table of Tragic, played by keyboard and mouse."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import overseer
from overseer.bots import make
from overseer.engine.record import Record
from overseer.host.sitting import Table as Kept
from overseer.terminal.match.session import Session
from overseer.terminal.table.choice_panel import Answers
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.moments import HandOver
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.tragic.deck_chooser import DeckChooser
from overseer.terminal.table.tragic.detail import detail_lines
from overseer.terminal.table.tragic.duel_play import DuelPlay, Toggle
from overseer.terminal.table.tragic.duel_screen import DuelScreen
from overseer.terminal.table.tragic.mat import Mat, draw
from overseer.terminal.table.tragic.reading import CardsSheet, DuelHelp, PilesSheet
from overseer.terminal.table.tragic.stops_sheet import StopsSheet
from overseer.terminal.table.tragic.tiles import Sheet
from overseer.text import LANGUAGES, translate
from overseer.tragic.autopass import ALWAYS, Stops
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.ready import READY, ready
from overseer.tragic.state import TragicState
from overseer.voice.tragic import tutorial
from tests.terminal.table.table_pilot import Table, with_table
from tests.tragic import table as layout

SMALL, USUAL, LARGE = (80, 24), (120, 40), (200, 60)
# Decks that no new balance changes: the tutorial's own.
DECKS = {**tutorial.lesson().options, "turns": 3}


def begin(folder: Path, *seats: str, lang: str = "en", clock: float | None = None) -> Session:
    """A duel that is the same every time; people are called Ana and Bo."""
    return Session.start(
        overseer.game("tragic"),
        seats or ("human", "bot:random"),
        folder / "duel.overseer",
        lang=lang,
        options=DECKS,
        seed=3,
        table=Kept(names=["Ana", "Bo"], clock=clock),
    )


def arranged(folder: Path, laid: layout.Table, *seats: str, lang: str = "en") -> Session:
    """A session in a position that was laid out as a test wants it."""
    session = begin(folder, *(seats or ("human", "human")), lang=lang)
    laid.start()
    session.match.course.state = laid.state
    session.seated = laid.seat
    return session


def standard_table() -> layout.Table:
    """An empty table with the cards of the sessions here."""
    game = overseer.game("tragic")
    return layout.Table(game.tables({}))  # type: ignore[attr-defined]


def duel(table: Table) -> DuelPlay:
    assert isinstance(table.app.play, DuelPlay)
    return table.app.play


def state(session: Session) -> TragicState:
    assert isinstance(session.match.state, TragicState)
    return session.match.state


async def choose(table: Table, notation: str) -> None:
    """Type the number of a move, and press enter if need be."""
    play = duel(table)
    at = next(at for at, choice in enumerate(play.choices) if notation in choice.moves)
    entries = len(table.session.match.record.entries)
    await table.pilot.press(*str(at + 1))
    await table.settled()
    if len(table.session.match.record.entries) == entries:
        await table.press("enter")


def test_a_table_begins_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[DuelScreen] = []
    advance = DuelScreen.advance

    def counted(screen: DuelScreen) -> None:
        begun.append(screen)
        advance(screen)

    monkeypatch.setattr(DuelScreen, "advance", counted)

    async def look(table: Table) -> None:
        assert len(begun) == 1

    with_table(begin(tmp_path), look)


def test_a_whole_duel_is_played_by_keyboard(tmp_path: Path) -> None:
    session = begin(tmp_path)
    adviser = make("normal", "tragic", 1)

    async def play(table: Table) -> None:
        while not session.over:
            if duel(table).picked is not None:
                await table.press("enter")
                continue
            await choose(table, str(adviser.choose(session.match.view(0))))
        assert table.shows(EndSheet)
        assert "TR-" in table.flat
        assert "duel.overseer" in table.flat

    with_table(session, play)
    record = Record.load(session.path)
    record.replay(session.game)
    record.check_dice(session.game)


def test_after_the_end_no_key_is_offered_that_does_nothing(tmp_path: Path) -> None:
    async def end(table: Table) -> None:
        assert "␣ go on" in table.flat
        table.session.resign(0)
        table.app.table.advance()
        await table.settled()
        assert table.shows(EndSheet)
        await table.press("escape")
        bar = table.flat[table.flat.rindex("F2 help") - 40 :]
        assert "⏎ do it" not in bar
        assert "␣ go on" not in bar
        assert "u undo" not in bar

    with_table(begin(tmp_path), end, size=USUAL)


@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_are_drawn_in_every_size(
    tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    laid = standard_table().hand(0, "punch-1", "hammer-arm-1").hand(1, "brace-1", "brace-1")
    laid.trait(0, "jinx-1").skill(0, "recycle-1").skill(1, "thief-2")
    laid.put(0, "arena-champion-2")
    laid.put(1, "volunteer-1").engaged = True
    session = arranged(tmp_path, laid, lang=lang)

    async def look(table: Table) -> None:
        screen = table.screen
        lines = screen.split("\n")
        assert len(lines) <= size[1] + 1  # the picture has a title
        for name in ("Ana", "Bo"):
            assert name in screen
        assert "♥ 100/100" in screen
        assert "S 1/1" in screen
        assert "a1" in screen
        assert "↷" in screen
        for card in ("punch", "hammer-arm", "arena-champion"):
            name = translate(lang, f"card-tragic-{card}")
            assert name[:8] in screen
        assert translate(lang, "card-tragic-brace") not in screen

    with_table(session, look, size=size)


def test_every_thing_can_be_looked_at_and_explains_itself(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-3", "brace-1").skill(0, "recycle-1")
    laid.put(0, "volunteer-1").engaged = True
    laid.put(1, "arena-champion-2")
    session = arranged(tmp_path, laid)

    async def look(table: Table) -> None:
        things = list(table.app.table.query_one(Mat).boxes)
        assert len(things) >= 7
        seen = set()
        for _ in things:
            await table.press("right")
            seen.add(duel(table).where)
        assert seen == set(things)
        duel(table).go("hand:punch-3")
        await table.press("left", "right")
        assert "TR-P1" in table.flat
        assert "S×3 damage." in table.flat
        await table.press("enter")
        assert session.match.record.entries == []
        await table.press("question_mark")
        assert table.shows(RulesSheet)

    with_table(session, look)


def test_the_odds_of_an_attack_stand_beside_it(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-2").points(0, "S4")
    session = arranged(tmp_path, laid)

    async def look(table: Table) -> None:
        duel(table).go("hand:punch-2")
        await table.press("left", "right")
        assert "At Bo" in table.flat
        assert "8 damage − 0 armour = 8" in table.flat
        assert "Critical (×2): 7.4% a strike" in table.flat
        assert "16" in table.flat

    with_table(session, look)


def test_the_chain_is_shown_and_answered(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").hand(1, "brace-1").points(0, "S4").lots(1)
    session = arranged(tmp_path, laid)

    async def answer(table: Table) -> None:
        await choose(table, "cast punch-1")
        assert table.shows(HandOver)
        assert "Brace" not in table.flat
        await table.press("enter")
        assert "Chain · 1" in table.flat
        assert "▲ ● Ana: Punch ★ → Bo" in table.flat
        assert "At Bo" in table.flat
        assert "4 damage − 0 armour = 4" in table.flat
        await choose(table, "cast brace-1")
        assert state(session).players[1].hp == 100

    with_table(session, answer)


def test_people_at_one_screen_do_not_see_each_other_s_cards(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-3").hand(1, "brace-1")
    session = arranged(tmp_path, laid)

    async def pass_on(table: Table) -> None:
        assert "Punch" in table.flat
        assert "Brace" not in table.flat
        await table.press("space", "space")  # the end of the turn, and once too often
        assert table.shows(HandOver)
        assert "Punch" not in table.flat
        await table.press("enter")
        assert "Brace" in table.flat
        assert "Punch" not in table.flat

    state_ = laid.state
    state_.players[1].library = state_.players[1].hand * 3
    with_table(session, pass_on)


def test_traits_are_taken_in_and_out_of_the_planned_choice(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def pick(table: Table) -> None:
        play = duel(table)
        assert play.picked is not None
        first = play.picked
        assert len(first) == 1
        toggles = {c.card: at for at, c in enumerate(play.choices) if isinstance(c, Toggle)}
        play.select(toggles[first[0]])
        await table.press("enter")
        assert first[0] not in play.picked
        for race in ("ghoul-2", "synth-2"):
            play.select(toggles[race])
            await table.press("enter")
        assert "TR-S7" in table.flat
        assert play.picked == ("ghoul-2",)
        for trait in ("jinx-1", "kamikaze-1"):
            play.select(toggles[trait])
            await table.press("enter")
        assert table.says("Ghoul ★★ is out again")
        for trait in ("jinx-1", "kamikaze-1", "ghoul-2"):
            play.select(toggles[trait])
            await table.press("enter")
        play.select(0)
        await table.press("enter")
        assert [str(entry.move) for entry in session.match.record.entries][:1] == ["traits ghoul-2"]
        assert play.picked is not None
        play.select(
            next(
                at
                for at, c in enumerate(play.choices)
                if isinstance(c, Toggle) and c.card == play.picked[0]
            )
        )
        await table.press("enter")
        assert translate("en", "table-tragic-missing", n=1) in table.flat
        play.select(0)
        await table.press("enter")
        assert session.decision is not None
        assert session.decision.name == "skills"

    with_table(session, pick)


def test_passing_is_automatic_until_somebody_wants_to_be_asked(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1", "punch-1").hand(1, "punch-1").points(0, "S4").lots(1)
    session = arranged(tmp_path, laid)

    async def bluff(table: Table) -> None:
        await choose(table, "cast punch-1")
        assert session.asked == 0
        await table.press("w")
        assert table.shows(StopsSheet)
        await table.press("enter", "down", "down", "down", "enter")
        scene = duel(table).scene
        modes = {stop.window: stop.mode for stop in scene.stops}
        assert (scene.always, modes["attack"]) == (True, ALWAYS)
        await table.press("escape")
        assert duel(table).habits.every_moment
        await table.press("a")
        assert not duel(table).scene.always

    with_table(session, bluff)


def test_a_stop_that_answers_the_open_question_lets_the_duel_go_on(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").hand(1, "brace-1").points(0, "S4").lots(1)
    session = arranged(tmp_path, laid)

    async def refuse(table: Table) -> None:
        await choose(table, "cast punch-1")
        await table.press("enter")
        assert session.asked == 1
        await table.press("w", "down", "down", "down", "enter", "enter", "escape")
        assert session.asked == 0
        assert table.shows(HandOver)

    with_table(session, refuse)


def test_a_bluffer_without_an_answer_is_asked(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").hand(1, "punch-1").points(0, "S4").lots(1)
    session = arranged(tmp_path, laid)
    helper = session.match.helpers[1]
    assert helper is not None
    helper.stops = Stops(always=True)  # type: ignore[attr-defined]

    async def bluff(table: Table) -> None:
        await choose(table, "cast punch-1")
        assert session.asked == 1
        assert table.shows(HandOver)

    with_table(session, bluff)


def test_piles_cards_help_and_log_can_be_read(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").discard(1, "bat-blow-2").discard(1, "bat-blow-2")
    session = arranged(tmp_path, laid)

    async def read(table: Table) -> None:
        await table.press("d")
        assert table.shows(PilesSheet)
        assert "Bat blow ★★ ×2" in table.flat
        await table.press("escape", "v")
        assert table.shows(CardsSheet)
        assert "Punch ★" in table.flat
        await table.press("escape", "f2")
        assert table.shows(DuelHelp)
        await table.press("escape", "g", "escape", "pagedown", "L")
        assert session.lang == "fr"

    with_table(session, read)


def test_a_click_looks_and_a_second_click_acts(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "punch-1").points(0, "S4")
    laid.put(0, "volunteer-1")
    session = arranged(tmp_path, laid)

    async def click(table: Table) -> None:
        mat = table.app.table.query_one(Mat)
        box = mat.boxes["a1"]
        for _ in range(2):
            await table.pilot.click("#surface", offset=(box.x + 3, box.y))
            await table.settled()
        assert state(session).chain or state(session).players[1].hp < 100

    with_table(session, click)


def test_a_move_is_taken_back_with_what_was_passed_for_it(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "war-cry-1").points(0, "S4")
    session = arranged(tmp_path, laid)
    before = session.match.state.digest()

    async def undo(table: Table) -> None:
        await choose(table, "by-hand")
        assert session.match.state.digest() != before
        await table.press("u")
        assert session.match.state.digest() == before

    with_table(session, undo)


@pytest.mark.rule("TR-E3")
def test_nobody_takes_back_what_the_other_person_chose_in_secret(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        while table.session.asked == 0 or table.shows(HandOver):
            await table.press("enter")  # Ana sits down and takes the planned traits; Bo sits down
        assert table.session.asked == table.session.viewer == 1
        before = list(table.session.match.record.entries)
        await table.press("u")
        assert table.session.match.record.entries == before
        assert table.session.asked == 1
        assert "OV-U1" in table.flat

    with_table(begin(tmp_path, "human", "human"), test, size=USUAL)


def test_the_clock_runs_out_at_the_table(tmp_path: Path) -> None:
    session = begin(tmp_path, clock=90.0)

    async def wait(table: Table) -> None:
        assert "⌛ 1:" in table.flat
        start = session.now()
        session.now = lambda: start + 100
        screen = table.app.table
        assert isinstance(screen, DuelScreen)
        screen._tick()
        await table.settled()
        assert "Time is up!" in table.flat or session.match.state.time_up  # type: ignore[attr-defined]
        assert session.time_called

    with_table(session, wait)


def test_hints_have_a_panel_of_their_own_or_open_the_explanation(tmp_path: Path) -> None:
    for size in (SMALL, USUAL):
        session = begin(tmp_path / str(size[0]))
        session.table = Kept(tutorial=True)

        async def look(table: Table) -> None:
            assert table.says(translate("en", "tutorial-traits"))

        with_table(session, look, size=size)


def in_sight(table: Table) -> bool:
    """Whether the first line of the answer under the cursor is on the screen."""
    answers = table.app.table.query_one(Answers)
    at = answers.highlighted
    if at is None:
        return True
    line = sum(str(option.prompt).count("\n") + 1 for option in answers.options[:at])
    return 0 <= line - answers.scroll_offset.y < answers.size.height


def test_the_selected_answer_is_in_sight_on_a_small_screen(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        chance = Random(12)
        for _ in range(60):
            if table.session.over:
                break
            await table.until(lambda: in_sight(table))
            move = chance.choice(table.session.moves())
            duel(table).play(str(move))
            table.app.table.advance()
            await table.settled()

    with_table(begin(tmp_path, lang="de"), test, size=SMALL)


def test_answers_come_back_after_a_very_narrow_window(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        before = table.screen
        for size in ((20, 5), (25, 8), USUAL):
            await table.pilot.resize_terminal(*size)
            await table.settled()
        assert table.screen == before

    with_table(begin(tmp_path), test, size=USUAL)


def test_a_ready_deck_is_chosen_on_the_screen() -> None:
    cards = standard()

    async def run(*keys: str) -> str | None:
        app = DeckChooser(ready(cards), cards, "Choose", "de")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press(*keys)
        return app.return_value

    assert asyncio.run(run("down", "enter")) == READY[1]
    assert asyncio.run(run("q")) is None


@pytest.mark.parametrize("seed", range(3))
def test_everything_explains_itself_throughout_a_duel(tmp_path: Path, seed: int) -> None:
    """Every choice and every thing on the table of a random duel, drawn and explained."""
    session = Session.start(
        overseer.game("tragic"),
        ["human", "human"],
        tmp_path / "duel.overseer",
        lang=LANGUAGES[seed % 4],
        options={"decks": [READY[seed], READY[-1 - seed]], "turns": 4},
        seed=seed,
    )
    session.match.save = lambda path: None  # type: ignore[method-assign]
    rng = Random(seed)
    while not session.over:
        session.sit_down()
        play = DuelPlay(session)
        sheet = Sheet(80, play.where, play.legal)
        draw(sheet, play, tall=seed % 2 == 0, news=True)
        for at in range(min(len(play.choices), 12)):
            play.select(at)
            assert detail_lines(play)
        for where in sheet.boxes:
            play.go(where)
            assert detail_lines(play)
        assert all(line.cell_len <= 80 for line in sheet.lines)
        session.play(rng.choice(session.moves()))
