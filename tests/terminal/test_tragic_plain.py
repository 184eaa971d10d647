"""Tragic in lines: whole duels through pipes, words for every move, decks and their choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Table as Kept
from overseer.terminal.match.session import Session
from overseer.text import LANGUAGES, translate
from overseer.tragic.autopass import WINDOWS, AutoPass
from overseer.tragic.decks.ready import READY
from overseer.tragic.moves import TragicMove
from overseer.voice.outcome import outcome_lines
from overseer.voice.tragic import tutorial
from overseer.voice.tragic.moves import in_order, move_parts
from tests.terminal.program import Program
from tests.tragic.table import Table

# Decks that no new balance changes: the tutorial's own.
DUEL = (
    *("play", "tragic", "--plain", "--seed", "3", "--format", "quad"),
    *("--deck", "learner.toml", "--deck", "sparring.toml"),
)


@pytest.fixture(autouse=True)
def decks(program: Program) -> None:
    """Two deck files where the program runs."""
    sources = tutorial.lesson().options["decks"]
    assert isinstance(sources, list)
    for name, source in zip(("learner", "sparring"), sources, strict=True):
        (program.home / f"{name}.toml").write_text(source, encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_duel_is_played_by_numbers(program: Program, lang: str) -> None:
    ended = program(
        *DUEL, "--seats", "human,bot:random", "--turns", "2", say="1\n" * 3000, lang=lang
    )
    file = program.saved()[0]
    assert translate(lang, "plain-record", file=str(file)) in ended.out
    assert re.search(r"TR-[AE]\d", ended.out)
    assert ended.err == ""
    told = program("replay", str(file), lang=lang).out
    assert translate(lang, "end-tragic-time") in told
    if lang == "en":
        program("replay", str(file), "--verify", lang=lang)


def test_the_situation_tells_both_sides_and_the_own_hand_only(program: Program) -> None:
    out = program(*DUEL, "--seats", "human,human", say="\n1\n\n1\n\n1\n\n1\n\n" + "quit\n").out
    assert "100 of 100 HP, armour 0, radiation 0" in out
    assert "points left: S 1/1, P 1/1" in out
    hands = re.findall(r"^Your hand: .*$", out, re.MULTILINE)
    assert len(hands) == 1


def test_the_deck_s_plan_is_the_first_answer(program: Program) -> None:
    out = program(*DUEL, "--seats", "human,bot:random", say="quit\n").out
    assert "1. Trait: Kamikaze ★." in out
    assert "[traits kamikaze-1]" in out
    assert len(re.findall(r"^\d+\. ", out, re.MULTILINE)) < 40


def test_any_other_choice_can_be_typed(program: Program) -> None:
    out = program(
        *DUEL, "--seats", "human,bot:random", say="traits ghoul-2 jinx-1\nskills none\nquit\n"
    ).out
    assert "The traits of Player 1: Ghoul ★★ and Jinx ★." in out
    assert "“skills none” is not a move of this game." in out


def test_skills_are_put_together_from_their_cards(program: Program) -> None:
    picked = "skills recycle-1 training-1 second-wind-1"
    out = program(*DUEL, "--seats", "human,bot:random", say=f"1\n{picked}\nquit\n").out
    assert "type “traits” and up to 2 of these words" in out
    assert "1. Skills: Training ★, Second wind ★ and First aid ★." in out
    assert "type “skills” and 3 of these words" in out
    assert re.search(r"^Recycle ★\. .* \[recycle-1\]$", out, re.MULTILINE)
    assert len(re.findall(r"^\d+\. ", out[out.index("type “skills”") - 200 :], re.MULTILINE)) < 9


def test_cards_places_and_piles_are_looked_up(program: Program) -> None:
    out = program(
        *DUEL,
        "--seats",
        "human,bot:random",
        say="look punch-1\nlook Bat blow\nlook discard\nlook skills\nlook b3\nquit\n",
    ).out
    assert "Punch ★ [S]." in out
    assert out.count("Bat blow ★") >= 3
    assert "Discard of Player 1: nothing." in out
    assert "recycle-1: Recycle ★" in out
    assert "There is no card or place “b3”." in out


def test_an_id_is_set_off_as_the_language_does(program: Program) -> None:
    out = program(*DUEL, "--seats", "human,bot:random", say="look traits\nquit\n", lang="fr").out
    assert "\nhuman-1\xa0: Humain ★ [–]. " in out


def test_who_wants_to_be_asked_always_is(program: Program) -> None:
    out = program(*DUEL, "--seats", "human,bot:random", say="ask\nask\nhelp\nquit\n").out
    assert "You are asked wherever the rules ask." in out
    assert "Where you can do nothing, it is passed for you." in out
    assert re.search(r"^ask {2,}", out, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stops_are_listed_and_changed_window_by_window(program: Program, lang: str) -> None:
    said = "stops\nstops attack never\nSTOPS Turn-End  Always\nstops attack\nhelp\nquit\n"
    out = program(*DUEL, "--seats", "human,bot:random", say=said, lang=lang).out
    for window in WINDOWS:
        assert out.count(stop_line(window, "useful", lang)) == 1
    assert out.count(stop_line("attack", "never", lang)) == 2
    assert out.count(stop_line("turn-end", "always", lang)) == 1
    assert out.count(translate(lang, "plain-stops-how")) == 1
    assert re.search(r"^stops {2,}", out, re.MULTILINE)


def test_a_wrong_window_or_setting_is_told_with_the_right_ones(program: Program) -> None:
    said = "stops attak never\nstops attack maybe\nstops attack never always\nstops\nquit\n"
    out = program(*DUEL, "--seats", "human,bot:random", say=said).out
    assert "There is no window “attak”. Name one of these: upkeep, lay, attack," in out
    assert "There is no setting “maybe”. Name one of these: useful, always, never." in out
    assert "There is no setting “never always”." in out
    assert stop_line("attack", "useful", "en") in out


def test_stops_say_that_somebody_is_asked_everywhere_anyway(program: Program) -> None:
    out = program(*DUEL, "--seats", "human,bot:random", say="ask\nstops use never\nquit\n").out
    assert out.count("You are asked wherever the rules ask.") == 2


def test_a_stop_answers_for_its_seat(tmp_path: Path) -> None:
    session = Session.start(
        overseer.game("tragic"), ["human", "human"], tmp_path / "duel.overseer", lang="en", seed=3
    )
    Client(session, 1, "en").choose({"attack": "never"})
    helpers = [session.match.helpers[seat] for seat in (0, 1)]
    assert [helper.stops.modes["attack"] for helper in helpers if isinstance(helper, AutoPass)] == [
        "useful",
        "never",
    ]


def test_other_games_have_no_stops(program: Program) -> None:
    out = program("play", "shelter", "--plain", "--seed", "3", say="stops\nquit\n").out
    assert "“stops” is not a move of this game." in out


def stop_line(window: str, mode: str, lang: str) -> str:
    what = translate(lang, f"table-stops-{window}")
    return translate(lang, "plain-stops-window", window=window, mode=mode, what=what)


@pytest.mark.rule("TR-E3")
def test_the_clock_ends_the_duel_after_equal_turns(program: Program, tmp_path: Path) -> None:
    session = Session.start(
        overseer.game("tragic"),
        ["bot:random", "bot:random"],
        tmp_path / "duel.overseer",
        lang="en",
        seed=3,
    )
    session.table = type(session.table)(clock=60.0)
    session.now = lambda: session._since + 61
    while not session.over:
        session.play(session.bot_move())
    assert [event.name for event in session.events].count("time-up") == 1
    assert session.match.outcome is not None
    assert session.match.outcome.how == "tragic-time"
    told = program("replay", str(session.path)).out
    assert told.count("Time is up.") == 1
    program("replay", str(session.path), "--verify")


@pytest.mark.rule("TR-A2", "TR-E3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A draw: Ana and Bo."),
        ("fr", "Match nul\xa0: Ana et Bo."),
        ("de", "Unentschieden: Ana und Bo."),
        ("es", "Empate: Ana y Bo."),
    ],
)
def test_a_draw_is_called_one(program: Program, tmp_path: Path, lang: str, said: str) -> None:
    session = Session.start(
        overseer.game("tragic"),
        ["human", "human"],
        tmp_path / "duel.overseer",
        lang=lang,
        options={"turns": 1},
        seed=3,
        table=Kept(names=["Ana", "Bo"]),
    )
    while not session.over:  # nobody does anything
        session.play(session.game.idle(session.match.state))
    assert said in outcome_lines(session.voice, session.reads)
    assert said in program("replay", str(session.path), lang=lang).out.splitlines()


def test_a_duel_goes_on_after_its_time_was_called(tmp_path: Path) -> None:
    session = Session.start(
        overseer.game("tragic"),
        ["bot:random", "bot:random"],
        tmp_path / "duel.overseer",
        lang="en",
        seed=3,
    )
    session.match.call_time()
    session.save()
    again = Session.resume(session.path, lang="en")
    assert again.time_called
    assert again.events[-1].name == "time-up"
    assert again.tick() == []


def test_what_is_left_on_the_clock_is_kept(program: Program) -> None:
    program(*DUEL, "--seats", "human,bot:random", "--clock", "5", say="1\nquit\n")
    file = program.saved()[0]
    session = Session.resume(file, lang="en")
    left = session.time_left
    assert left is not None
    assert 200 < left <= 300


def test_other_games_know_no_clock(program: Program) -> None:
    assert "--clock" in program("play", "shelter", "--plain", "--clock", "5", code=2).err


def test_a_ready_deck_is_chosen_from_a_list(program: Program) -> None:
    ended = program(
        "play",
        "tragic",
        "--plain",
        "--seats",
        "human,bot:random",
        "--deck",
        say="99\nrobots\nlook skills\nquit\n",
    )
    for number in range(1, len(READY) + 1):
        assert re.search(rf"^{number}\. \w", ended.out, re.MULTILINE)
    assert "Choose a number from 1 to 14" in ended.out
    record = Session.resume(program.saved()[0], lang="en").match.record
    assert record.header.options["decks"] == ["robots"]


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        (("--deck", "fistz"), "TR-D1"),
        (("--format", "huge"), "TR-S1"),
        (("--turns", "0"), "--turns"),
        (("--deck", "fists", "--deck", "horde", "--deck", "walls"), "3"),
        (("--first", "1"), "--first"),
    ],
)
def test_what_is_wrong_with_an_option_is_said(
    program: Program, options: tuple[str, ...], rule: str
) -> None:
    ended = program("play", "tragic", "--plain", "--seats", "human,bot:random", *options, code=2)
    assert rule in ended.said
    assert program.saved() == []


def test_a_deck_file_is_played(program: Program) -> None:
    file = program.home / "mine.toml"
    file.write_text(program("deck", "code", "horde").out.strip(), encoding="utf-8")
    out = program("play", "tragic", "--plain", "--deck", "mine.toml", say="quit\n").out
    assert "1. Trait" in out


def test_what_is_wrong_with_a_deck_file_is_said_as_the_check_says_it(program: Program) -> None:
    (program.home / "empty.toml").write_bytes(b"")
    (program.home / "latin.toml").write_bytes(b'name = "caf\xe9"\n')
    (program.home / "typo.toml").write_text('name = "a"\ncards = ["punsh-1"]\n')
    (program.home / "folder.toml").mkdir()
    for file in ("empty.toml", "latin.toml", "typo.toml", "folder.toml", "nowhere.toml"):
        checked = program("deck", "check", file, code=1).err
        played = program("play", "tragic", "--plain", "--deck", file, code=1).err
        assert file in checked
        assert played == checked
    assert program.saved() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_has_words(lang: str) -> None:
    """Every move that comes up in a random duel can be said, and says more than its notation."""
    game = overseer.game("tragic")
    kinds: set[int] = set()
    for seed in range(3):
        state = game.new(2, {"turns": 6})
        step = seed
        while state.seat != overseer.OVER:
            moves = in_order(state.moves()) if state.seat >= 0 else state.moves()
            for move in moves[:60]:
                assert isinstance(move, TragicMove)
                title, _ = move_parts(state, move, lang)  # type: ignore[arg-type]
                assert title
                assert title != str(move)
                kinds.add(move.kind)
            step += 7
            state.apply(moves[step % len(moves)])
    assert len(kinds) > 12


def test_moves_stand_in_a_useful_order() -> None:
    table = Table().hand(0, "punch-1", "hammer-arm-1").start()
    table.put(0, "volunteer-1")
    table.state.may_lay = True
    words = [str(move).split()[0] for move in in_order(table.state.moves())]
    assert words == ["lay", "cast", "attack", "by-hand", "end"]


@pytest.mark.rule("TR-S3")
def test_to_choose_no_trait_is_explained(program: Program) -> None:
    out = program(*DUEL, "--seats", "human,bot:random", say="quit\n").out
    assert re.search(r"^No trait ★\. .*A bluff: .* \[no-trait-1\]$", out, re.MULTILINE)


def test_an_unknown_card_is_told_with_what_is_near_if_anything_is(program: Program) -> None:
    near = program("cards", "tragic", "show", "pnch", code=2).err
    assert "There is no card “pnch”. Near: punch-1, " in near
    far = program("cards", "tragic", "show", "qqqqqqqq", code=2).err
    assert "There is no card “qqqqqqqq”. All of them: " in far


def test_a_rule_that_is_not_there_has_neighbours_of_its_chapter(program: Program) -> None:
    told = program("rules", "tragic", "p33", code=2).err
    assert "Near: TR-P1, TR-P2, TR-P3, " in told
