"""The full-screen table of Wasteland, played by keyboard and mouse."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from overseer.engine.record import Record
from overseer.terminal.match.session import Session
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.moments import HandOver
from overseer.terminal.table.play import Habits
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.wasteland.map_drawing import AXIS_WIDTH
from overseer.terminal.table.wasteland.map_marks import Overlays
from overseer.terminal.table.wasteland.map_view import MapView
from overseer.terminal.table.wasteland.reading import (
    BattleHelp,
    BriefingSheet,
    EverybodySheet,
    RosterSheet,
)
from overseer.terminal.table.wasteland.roster import roster_lines
from overseer.terminal.table.wasteland.signs import PATTERNS, ROOM, STATUSES, shape
from overseer.terminal.table.wasteland.typing_sheet import TypingSheet
from overseer.text import LANGUAGES, translate
from overseer.voice.wasteland.situation import situation
from overseer.wasteland.battle.model import PLACE
from overseer.wasteland.terrain.kinds import KINDS
from overseer.wasteland.text.names import model_tabs
from tests.terminal.table.battle_pilot import (
    LARGE,
    SMALL,
    USUAL,
    arranged,
    battle,
    begin,
    duel,
    screen,
    state,
)
from tests.terminal.table.table_pilot import Table, with_table
from tests.wasteland import table as layout


async def choose(table: Table, notation: str) -> None:
    """Put the cursor on a move of the list, opened where need be, and do it."""
    play = battle(table)
    at = next(at for at, choice in enumerate(play.choices) if notation in choice.moves)
    if len(play.choices[at].moves) > 1:
        play.select(at)
        await table.press("enter")
        at = next(at for at, choice in enumerate(play.choices) if notation in choice.moves)
    play.select(at)
    await table.press("enter")


def test_a_whole_battle_is_played_by_keyboard(tmp_path: Path) -> None:
    session = begin(tmp_path, seed=4)
    random = Random(5)

    async def play(table: Table) -> None:
        while not session.over:
            choices = len(battle(table).choices)
            battle(table).select(random.randrange(choices))
            await table.press("enter")
        assert table.shows(EndSheet)
        assert "WC-X16" in table.flat
        assert table.says(translate("en", "story-beginnings-survivors-always"))

    with_table(session, play)
    record = Record.load(session.path)
    record.replay(session.game)
    record.check_dice(session.game)


@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_map_question_and_explanation_are_drawn_in_every_size(
    tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    laid, settler, mutant = duel()
    laid.marker(PLACE, 700, 100)
    session = arranged(tmp_path, laid, lang=lang)

    async def play(table: Table) -> None:
        tabs = model_tabs((settler.unit.id, mutant.unit.id), lang)
        for model, tab in zip((settler, mutant), tabs, strict=True):
            assert f"{shape(model.side, STATUSES[model.status])}{tab}" in table.screen
        assert "⚑0" in table.screen
        assert table.says(session.prompt())
        assert table.says(battle(table).about(battle(table).choices[0]).name)
        assert table.says(translate(lang, "table-detail"))

    with_table(session, play, size=size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terrain_is_explained_in_the_frame_of_the_map_and_its_edges_are_millimetres(
    tmp_path: Path, lang: str
) -> None:
    session = begin(tmp_path, lang=lang)
    kinds = {piece.kind for piece in state(session).layout.pieces}

    async def play(table: Table) -> None:
        title = str(screen(table).query_one(MapView).border_title)
        for kind in kinds:
            assert f"{PATTERNS[kind]} {translate(lang, f'wasteland-terrain-{kind}')}" in title
        dense = re.sub(r"\s+", "", table.screen)
        assert "100200300400500600700800" in dense
        assert re.search("[│╭]800", dense)

    with_table(session, play, size=LARGE)


def test_an_attack_is_previewed_item_by_item_with_its_odds(tmp_path: Path) -> None:
    laid, _, mutant = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        wanted = f"shoot m{mutant.number} hunting-rifle"
        at = [choice.move for choice in battle(table).choices].index(wanted)
        battle(table).select(at)
        screen(table).moved()
        await table.settled()
        for words in ("Perception +", "cover −2", "Hits in", "one item of cover", "On average"):
            assert words in table.flat, words
        marks = Overlays().marks(battle(table), table.app.table.query_one(MapView).camera)
        assert [(sight.clear, sight.cover) for sight in marks.sights] == [(True, 1)]

    with_table(session, play, size=(120, 60))


def test_a_model_goes_where_one_points(tmp_path: Path) -> None:
    laid, settler, _ = duel()
    session = arranged(tmp_path, laid)
    before = (settler.x, settler.y)

    async def play(table: Table) -> None:
        await table.press("m")
        assert battle(table).pointer == before
        await table.press("left", "up")
        pointed = battle(table).pointer
        assert pointed is not None
        assert pointed[0] < before[0]
        assert pointed[1] > before[1]
        assert len(battle(table).choices) == 1
        await table.press("enter")
        assert (state(session).models[0].x, state(session).models[0].y) == pointed

    with_table(session, play)


def test_a_place_too_far_off_is_refused_with_its_rule_and_approached(tmp_path: Path) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        battle(table).point(50, 850)
        screen(table).moved()
        await table.settled()
        moves = [choice.move for choice in battle(table).choices]
        assert len(moves) == 1
        assert moves[0].startswith("move ")
        assert not moves[0].endswith("50,850")  # as far as it gets
        assert battle(table).rule.startswith("WB-G")
        assert battle(table).rule in table.flat
        await table.press("escape")
        assert battle(table).pointer is None
        assert len(battle(table).choices) > 3

    with_table(session, play)


def test_pointing_into_a_wall_tells_why_not(tmp_path: Path) -> None:
    laid = layout.Table([layout.box(320, 400, 100, 100, "wall", "sight")])
    settler = laid.model("settler", 0, 270, 457)
    laid.model("super-mutant", 1, 800, 800)
    laid.activate(settler)
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        battle(table).point(370, 450)
        refusal = session.match.state.refusal(session.parse("move 370,450"))
        assert refusal is not None
        assert battle(table).rule == refusal.rule
        screen(table).moved()
        await table.settled()
        assert refusal.rule in table.flat
        await table.press("question_mark")
        assert table.shows(RulesSheet)

    with_table(session, play)


def test_tab_jumps_from_thing_to_thing_and_lists_what_can_be_done_there(tmp_path: Path) -> None:
    laid, settler, mutant = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        await table.press("m", "tab")
        assert battle(table).where == f"m{mutant.number}"
        words = [choice.move for choice in battle(table).choices]
        assert any(word.startswith("shoot") for word in words)
        assert all(f"m{mutant.number}" in word or word.startswith("move") for word in words)
        await table.press("tab")
        assert battle(table).where == f"m{settler.number}"

    with_table(session, play)


def test_a_point_or_a_notation_is_typed(tmp_path: Path) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        await table.press("slash")
        assert table.shows(TypingSheet)
        await table.press(*"280,500", "enter")
        assert (state(session).models[0].x, state(session).models[0].y) == (280, 500)
        await table.press("slash", *"nonsense", "enter")
        assert battle(table).refusal is not None
        assert "OV-N1" in table.flat
        await table.press("slash", *"prepare", "enter")
        assert state(session).models[0].reactions == 1

    with_table(session, play)


def test_the_map_is_clicked_twice_to_go_there(tmp_path: Path) -> None:
    laid, settler, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        view = table.app.table.query_one(MapView)
        column, line = view.camera.cell(settler.x - 60, settler.y)
        offset = (column + AXIS_WIDTH + 1, line + 1)  # inside the frame
        await table.click("#map", *offset)
        assert battle(table).pointer is not None
        assert state(session).models[0].x == settler.x == 300
        await table.click("#map", *offset)
        assert state(session).models[0].x < 260

    with_table(session, play)


def test_the_map_zooms_scrolls_and_finds_back(tmp_path: Path) -> None:
    laid, settler, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        camera = table.app.table.query_one(MapView).camera
        await table.press("z", "z")
        assert camera.zoom == 4
        assert table.says("quarter")
        x = camera.x
        await table.press("shift+right")
        assert camera.x > x
        await table.press("c")
        column, line = camera.cell(settler.x, settler.y)
        assert 0 <= column < camera.width
        assert 0 <= line < camera.height
        await table.press("Z", "Z")
        assert camera.zoom == 1

    with_table(session, play)


def test_rulers_round_the_model_have_letters(tmp_path: Path) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        assert battle(table).overlay == "reach"
        assert "Y" in table.screen  # a settler moves yellow
        await table.press("b")
        assert table.says("range of the weapon")
        assert table.screen.count("B") > 20  # a hunting rifle's short range is blue
        await table.press("b")
        assert table.screen.count("O") > 8
        await table.press("b", "b")
        assert battle(table).overlay == "reach"

    with_table(session, play)


def test_the_ai_is_watched_step_by_step_with_its_reasons(tmp_path: Path) -> None:
    session = begin(tmp_path)
    before = session.match.state.copy()

    async def play(table: Table) -> None:
        await table.press("escape")  # the briefing
        while battle(table).reel is None and not session.over:
            await table.press("enter")
        reel = battle(table).reel
        assert reel is not None
        assert table.says("The AI is acting")
        steps = 0
        told = [0]
        while battle(table).reel is not None:
            assert not battle(table).my_turn
            assert battle(table).choices == []
            told.append(len(battle(table).told))
            steps += 1
            if reel.reasons:
                assert "Why?" in table.flat
            await table.press("space")
        assert steps >= 2
        assert told == sorted(told)
        assert battle(table).my_turn
        words = [event.text for event in battle(table).told]
        assert words == [session.event_text(event) for event in session.events]

    with_table(session, play, habits=Habits(speed="fast"))
    assert before.encode() != session.match.state.encode()


def test_the_steps_of_the_ai_can_be_skipped(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        await table.press("escape")
        while battle(table).reel is None and not session.over:
            await table.press("enter")
        await table.press("escape")
        assert battle(table).reel is None
        assert battle(table).choices

    with_table(session, play, habits=Habits(speed="fast"))


def test_a_battle_of_the_ai_against_itself_is_watched_from_its_beginning(tmp_path: Path) -> None:
    session = begin(tmp_path, ai="both")
    assert session.over

    async def play(table: Table) -> None:
        await table.press("escape")
        assert battle(table).reel is not None
        assert not battle(table).over
        first = battle(table).battle.round
        await table.press("space", "space")
        assert battle(table).battle.round >= first
        await table.press("escape")
        assert table.shows(EndSheet)

    with_table(session, play, habits=Habits(speed="fast"))


def test_a_move_is_taken_back_until_chance_has_spoken(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        await table.press("enter")  # an edge
        await table.press("enter")  # a place
        placed = [model for model in state(session).models if model.alive]
        await table.press("u")
        assert len([model for model in state(session).models if model.alive]) < len(placed)

    with_table(session, play)


def test_sheets_open_and_close(tmp_path: Path) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        for key, sheet in (
            ("M", RosterSheet),
            ("v", EverybodySheet),
            ("i", BriefingSheet),
            ("f2", BattleHelp),
            ("r", RulesSheet),
        ):
            await table.press(key)
            assert table.shows(sheet), key
            await table.press("escape")
        assert not table.shows(RulesSheet)

    with_table(session, play)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_key_and_sign_in_every_language(tmp_path: Path, lang: str) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid, lang=lang)

    async def play(table: Table) -> None:
        await table.press("f2")
        assert table.shows(BattleHelp)
        assert table.says(translate(lang, "table-help-aim-wasteland"))

    with_table(session, play, size=LARGE)


def test_the_keyboard_is_handed_over_between_people(tmp_path: Path) -> None:
    session = begin(tmp_path, "human", "human", scenario="beginnings", ai="none")

    async def play(table: Table) -> None:
        asked = session.asked
        while not table.shows(HandOver) and session.asked == asked:
            await table.press("enter")
        assert table.shows(HandOver)
        await table.press("enter")
        assert not table.shows(HandOver)

    with_table(session, play)


def test_a_learner_is_told_what_to_do(tmp_path: Path) -> None:
    session = begin(tmp_path, tutorial=True)

    async def play(table: Table) -> None:
        assert table.says(translate("en", "lesson-wasteland-choose"))
        await table.press("enter")
        assert table.says(translate("en", "lesson-wasteland-place-open"))

    with_table(session, play)


def test_asking_always_and_stepping_by_hand_are_switched(tmp_path: Path) -> None:
    session: Session = begin(tmp_path)

    async def play(table: Table) -> None:
        await table.press("a")
        assert battle(table).asks_always
        await table.press("a")
        assert not battle(table).asks_always
        assert battle(table).by_hand
        await table.press("w")
        assert not battle(table).by_hand

    with_table(session, play)


def test_where_a_model_may_be_put_down_is_marked(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        await table.press("enter")  # an edge
        play, camera = battle(table), table.app.table.query_one(MapView).camera
        room = Overlays().marks(play, camera).room
        assert table.screen.count(ROOM * 8) >= 1
        assert all(0 <= column < camera.width for column, _ in room)
        column, line = min(room)
        play.point(*camera.point(column, line))
        assert play.closed() is None
        assert play.choices
        await table.press("escape", "enter", "enter", "enter")
        assert Overlays().marks(play, camera).room == frozenset()  # nothing is put down any more

    with_table(session, play, size=LARGE)


def test_people_who_share_a_side_see_whose_each_model_is(tmp_path: Path) -> None:
    session = begin(tmp_path, "human", "human", scenario="escort")

    async def play(table: Table) -> None:
        await table.press("enter")
        lines = [line.plain.strip() for line in roster_lines(battle(table), 60)]
        ana, bo = lines.index("● Ana"), lines.index("■ Bo")
        assert 0 < ana < bo
        assert "Brahmin" in lines[1]  # nobody's own

    with_table(session, play, size=LARGE)
    for _ in range(3):
        session.play(session.moves()[0])  # both have somebody on the table
    owners = [session.text("plain-wasteland-owner", seat=name) for name in ("Ana", "Bo")]
    assert [line for line in situation(session.reads) if line in owners] == owners


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_terrain_has_a_name_of_its_own(lang: str) -> None:
    names = [translate(lang, f"wasteland-terrain-{kind}") for kind in KINDS]
    assert len(set(names)) == len(KINDS)
    assert [translate(lang, f"terrain-kind-{kind}").lower() for kind in KINDS] == [
        name.lower() for name in names
    ]
