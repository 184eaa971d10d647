"""Replays, rules and cards: what one reads without playing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import overseer
from overseer.engine import Match, numbered_seed
from overseer.shelter.cards.file import standard
from overseer.shelter.rulebook import RULES, SECTIONS
from overseer.text import LANGUAGES, translate
from overseer.voice.shelter.cards import all_cards
from tests.terminal.program import BOX, Program


def finished(program: Program) -> Path:
    """The record of a game that bots have played."""
    program("play", "shelter", "--seats", "bot:random,bot:easy", "--seed", "3", "--names", "Ada")
    return program.saved()[0]


def test_a_game_is_told_move_by_move(program: Program) -> None:
    file = finished(program)
    moves = [json.loads(line) for line in file.read_text().splitlines()[1:-1]]
    out = program("replay", str(file), lang="de").out
    for number, (seat, move, _) in enumerate(moves, start=1):
        if seat >= 0:
            name = ("Ada", "Bot 2 (leicht)")[seat]
            assert any(
                line.startswith(f"{number}. {name}: ") and line.endswith(f" [{move}]")
                for line in out.splitlines()
            ), (number, move)
    assert "gewinnt." in out or "teilen sich den Sieg." in out
    first = program("replay", str(file), "--to", "12").out
    assert "After 12 moves the record stops here." in first
    assert len(first) < len(out)


def test_a_finished_game_is_verified(program: Program) -> None:
    file = finished(program)
    count = len(file.read_text().splitlines()) - 2
    out = program("replay", str(file), "--verify").out
    assert f"{count} moves replayed: all are legal, and every seal is intact." in out
    assert "The dice were honest" in out
    assert out.count("Not proved:") == 1
    assert "Not proved: who sat there" in out
    part = program("replay", str(file), "--verify", "--to", "5", code=3).out
    assert "5 moves replayed" in part
    assert "honest" not in part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_record_cannot_prove_is_said(program: Program, lang: str) -> None:
    """Resignations, time and own cards stand in the file because somebody wrote them there."""
    cards = Path(BOX).read_text()
    match = Match(overseer.game("shelter"), [None] * 3, {"cards": cards}, numbered_seed(3))
    match.resign(1)
    match.save(program.home / "own.overseer")
    out = program("replay", "own.overseer", "--verify", lang=lang, code=3).out
    for what in ("seats", "resigned", "cards"):
        assert translate(lang, f"replay-unproved-{what}") in out
    duel = Match(overseer.game("tragic"), [None] * 2, None, numbered_seed(3))
    duel.call_time()
    duel.save(program.home / "duel.overseer")
    out = program("replay", "duel.overseer", "--verify", lang=lang, code=3).out
    assert translate(lang, "replay-unproved-time") in out
    assert translate(lang, "replay-unproved-cards") not in out


def test_dishonest_dice_are_found(program: Program) -> None:
    file = finished(program)
    *moves, end = file.read_text().splitlines()
    changed = {**json.loads(end), "seed": "00" * 32}
    file.write_text("\n".join([*moves, json.dumps(changed)]) + "\n")
    ended = program("replay", str(file), "--verify", code=1)
    assert "This seed is not the one that was fixed before the first move." in ended.err
    assert "honest" not in ended.out


def test_a_damaged_record_is_told_as_far_as_it_goes(program: Program) -> None:
    file = finished(program)
    file.write_bytes(file.read_bytes()[:-200])
    ended = program("replay", str(file), code=1)
    assert "the record stops here" in ended.out
    assert "breaks off in line" in ended.err
    assert "breaks off in line" in program("replay", str(file), "--verify", code=1).err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rulebook(program: Program, lang: str) -> None:
    out = program("rules", "shelter", "--lang", lang).out
    for section, _ in SECTIONS:
        assert translate(lang, f"rulebook-section-{section}") in out
    for rule in RULES:
        assert f"{rule} · " in out


@pytest.mark.parametrize("typed", ["SH-T4", "sh-t4", "T4", " t4 "])
def test_one_rule(program: Program, typed: str) -> None:
    out = program("rules", "shelter", typed, lang="de").out
    assert out.startswith("SH-T4 · ")
    words = " ".join(out.split())
    assert translate("de", "rule-SH-T4") in words


def test_a_reading_is_marked_as_ours(program: Program) -> None:
    assert "(our reading)" in program("rules", "shelter", "SH-Q1").out
    assert "(partly our reading)" in program("rules", "shelter", "SH-R3").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_listed(program: Program, lang: str) -> None:
    lines = program("cards", "shelter", "list", lang=lang).out.splitlines()
    for _, card in all_cards(standard()):
        assert sum(line.startswith((f"{card.id}:", f"{card.id}\xa0:")) for line in lines) == 1


def test_one_kind_of_cards(program: Program) -> None:
    out = program("cards", "shelter", "list", "threats").out
    assert out.startswith("THREATS\n")
    assert len(out.splitlines()) == 1 + len(standard().threats)


def test_one_card_by_its_id_or_its_name(program: Program) -> None:
    by_id = program("cards", "shelter", "show", "shotgun", lang="fr").out
    by_name = program("cards", "shelter", "show", "Fusil à pompe", lang="fr").out
    assert by_id == by_name
    assert by_id.startswith("Objet Fusil à pompe. ")
    assert "Exemplaires dans le paquet\xa0: " in by_id


def test_the_cards_of_a_file(program: Program) -> None:
    assert program("cards", "shelter", "show", "gym", "--cards", BOX).out.startswith("Room Gym. ")


def test_a_card_file_in_order(program: Program) -> None:
    out = program("cards", "shelter", "check", BOX).out
    assert "This card file is in order: set “test-box”, version 1." in out
    assert "30 rooms, 5 elevators, 31 items, 18 threats." in out


def test_every_problem_of_a_card_file_with_its_line(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = Path(BOX).read_text(encoding="utf-8")
    text = text.replace('reward = "food*2"', 'reward = "fod*2"', 1)
    file.write_text(text.replace('id = "shotgun"', 'id = "shotgun"\nbonuss = 2', 1))
    lines = file.read_text().splitlines()
    symbol = next(at for at, line in enumerate(lines, 1) if "fod*2" in line)
    key = next(at for at, line in enumerate(lines, 1) if "bonuss" in line)
    ended = program("cards", "shelter", "check", str(file), code=1)
    problems = ended.out.splitlines()
    assert problems[0].startswith(f"{file}:{symbol}: Unknown symbol “fod*2”.")
    assert problems[0].endswith("Did you mean “food”?")
    assert problems[1].startswith(f"{file}:{key}: Unknown key “bonuss”.")
    assert ended.err == "2 problems in this card file.\n"


def test_rules_are_found_by_their_words(program: Program) -> None:
    out = program("rules", "shelter", "wounded", "dweller").out
    assert "rules have “wounded dweller”" in out
    assert "SH-" in out
    assert "SH-" in program("rules", "shelter", "RESIDENT", "blesse", lang="fr").out
    assert "No rule has “zzz yyy”" in program("rules", "shelter", "zzz", "yyy", code=2).err
    assert "SH-" in program("play", "shelter", say="rule wounded\nquit\n").out


@pytest.mark.parametrize(
    ("typed", "meant"), [("sheltr", "shelter"), ("Tragic", "tragic"), ("wastland", "wasteland")]
)
def test_a_game_with_a_slip_of_the_finger_is_guessed(
    program: Program, typed: str, meant: str
) -> None:
    assert f"Did you mean “{meant}”?" in program("play", typed, code=2).err
    assert f"„{meant}“" in program("rules", typed, code=2, lang="de").err
