"""Simulation: the same result however it is shared out, and figures that add up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overseer.engine import BadOption, Event, Outcome, State
from overseer.lab.sim import Plan, play_chunk, simulate
from overseer.lab.summary import summary, wilson
from overseer.lab.tally import WHOLE, Tally
from overseer.shelter.cards.file import standard
from tests.terminal.program import BOX, Program

FOUR = Plan("shelter", ("random", "normal", "random", "random"), 6, seed=5)


def test_the_number_of_workers_cannot_be_seen() -> None:
    one, two = simulate(FOUR, jobs=1), simulate(FOUR, jobs=2)
    assert summary(FOUR, one) == summary(FOUR, two)


def test_the_cutting_into_chunks_cannot_be_seen() -> None:
    parts = Tally(4)
    for part in (play_chunk(FOUR, 4, 6), play_chunk(FOUR, 0, 1), play_chunk(FOUR, 1, 4)):
        parts.merge(part)
    assert summary(FOUR, parts) == summary(FOUR, simulate(FOUR))


def test_another_seed_gives_other_games() -> None:
    other = Plan("shelter", FOUR.bots, FOUR.games, seed=6)
    first, second = summary(FOUR, simulate(FOUR)), summary(other, simulate(other))
    assert first["points"] != second["points"]


def test_progress_counts_every_game_once() -> None:
    told: list[int] = []
    simulate(FOUR, progress=told.append)
    assert sum(told) == FOUR.games


def test_figures_add_up() -> None:
    tally = simulate(FOUR)
    result = summary(FOUR, tally)
    assert result["games"] == 6
    assert sum(tally.wins.values()) == 6 * WHOLE
    assert sum(row["share"] for row in result["seats"]) == pytest.approx(1, abs=0.001)
    assert sum(result["endings"].values()) == 6
    assert sum(result["rounds"]["games_by_length"].values()) == 6
    for row, sources in zip(result["seats"], result["points"], strict=True):
        assert row["mean_score"] == pytest.approx(sum(sources.values()), abs=0.01)
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
    for kind, cards in (("rooms", standard().rooms), ("items", standard().items)):
        known = {card.id for card in cards}
        for card in result[kind]:
            assert card["id"] in known
            assert 0 <= card["taken"] <= card["offered"] <= 6
            assert card["pick_rate"] == pytest.approx(1 - card["left_untaken"], abs=0.001)
    assert any(card["taken"] for card in result["items"])


def test_the_better_bot_wins_more() -> None:
    plan = Plan("shelter", ("random", "normal"), 8, seed=1, mirror=True)
    random, normal = summary(plan, simulate(plan))["seats"]
    assert (random["bot"], normal["bot"]) == ("random", "normal")
    assert normal["share"] > random["share"]


def test_mirrored_deals_are_played_by_every_rotation() -> None:
    plan = Plan("shelter", ("random", "easy", "normal"), 6, seed=1, mirror=True)
    assert [plan.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [plan.seating(number) for number in range(4)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
    ]


def test_mirrored_equal_bots_are_equal() -> None:
    """Who sits where is all that differs, so what a seat is worth falls on both alike."""
    plan = Plan("shelter", ("normal", "normal"), 8, seed=2, mirror=True)
    result = summary(plan, simulate(plan))
    by_seat, by_bot = result["by_seat"], result["seats"]
    assert sum(row["wins"] for row in by_seat) == pytest.approx(8)
    assert sum(row["wins"] for row in by_bot) == pytest.approx(8)
    assert result["by_bot"][0]["share"] == pytest.approx(0.5)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=0.0001)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=0.0001)
    assert wilson(0, 0) == (0, 1)


def test_wins_are_told_by_the_distance_from_the_first_player() -> None:
    """With seat 2 always first, the order is the seats from there on."""
    plan = Plan("shelter", ("normal", "random", "random"), 6, seed=5, options={"first": 2})
    result = summary(plan, simulate(plan))
    by_seat = [row["wins"] for row in result["by_seat"]]
    order = result["by_order"]
    assert [row["order"] for row in order] == [1, 2, 3]
    assert [row["wins"] for row in order] == [*by_seat[1:], by_seat[0]]
    assert [row["mean_score"] for row in order][2] == result["by_seat"][0]["mean_score"]
    for row in order:
        assert row["games"] == 6
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


def test_the_first_player_is_counted_where_the_dice_draw_one() -> None:
    tally = simulate(FOUR)
    assert sum(tally.order_wins.values()) == 6 * WHOLE
    assert set(tally.order_scores) == {0, 1, 2, 3}


class Drawn(State):
    """A finished game with three winners."""

    @property
    def outcome(self) -> Outcome:
        return Outcome((0, 1, 3), (5, 5, 4, 5), "shelter-rooms", "SH-X1")


def test_a_shared_victory_counts_as_a_fraction_for_each_winner() -> None:
    tally = Tally(4)
    tally.add(Drawn(), [1, 2, 3, 0], [Event("shelter-took", {"seat": 3, "item": "junk"})], 1)
    result = summary(FOUR, tally)
    assert [row["wins"] for row in result["seats"]] == [0.333, 0.333, 0.333, 0]
    assert [row["wins"] for row in result["by_seat"]] == [0.333, 0.333, 0, 0.333]
    assert result["shared_victories"] == 1
    assert tally.taker_wins["item", "junk"] == WHOLE // 3


@pytest.mark.parametrize(
    "plan",
    [
        Plan("shelter", ("random",), 1, 0),
        Plan("shelter", ("random",) * 9, 1, 0),
        Plan("chess", ("random", "random"), 1, 0),
        Plan("shelter", ("random", "random"), 1, 0, options={"first": 7}),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(plan: Plan) -> None:
    with pytest.raises(BadOption):
        plan.check()


def test_other_games_can_be_simulated() -> None:
    plan = Plan("scavengers", ("random", "random"), 4, seed=1)
    result = summary(plan, simulate(plan))
    assert sum(row["wins"] for row in result["seats"]) == pytest.approx(4)
    assert result["rounds"] == {"mean": None}
    assert result["rooms"] == []
    assert result["by_order"] == []


# The command


def test_json_is_the_same_for_every_number_of_jobs(tmp_path: Path) -> None:
    program = Program(tmp_path)
    line = ("sim", "shelter", "--games", "6", "--seats", "normal,random,easy", "--seed", "9")
    one = program(*line, "--jobs", "1", "--json")
    two = program(*line, "--jobs", "2", "--json", lang="de")
    assert one.out == two.out
    assert one.err == two.err == "", "no progress bar where nobody sees it"
    result = json.loads(one.out)
    assert (result["game"], result["games"], result["seed"]) == ("shelter", 6, 9)
    assert [row["bot"] for row in result["seats"]] == ["normal", "random", "easy"]
    assert set(result["seats"][0]) == {"bot", "wins", "share", "low", "high", "mean_score"}
    assert result["rounds"]["mean"] > 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Turn order", "Begins the game", "1 seat later", "2 seats later")),
        ("fr", ("Ordre du tour", "Commence la partie", "1 place après", "2 places après")),
        ("de", ("Reihenfolge", "Beginnt die Partie", "1 Platz danach", "2 Plätze danach")),
        ("es", ("Orden de turno", "Empieza la partida", "1 asiento después", "2 asientos después")),
    ],
)
def test_the_turn_order_in_words(tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    program = Program(tmp_path)
    line = ("sim", "shelter", "--games", "3", "--seats", "random,random,random", "--jobs", "1")
    out = program(*line, "--first", "3", lang=lang).out
    for each in words:
        assert each in out


def test_only_shelter_lets_a_seat_begin(tmp_path: Path) -> None:
    program = Program(tmp_path)
    line = ("sim", "tragic", "--games", "2", "--first", "1")
    assert "--first" in program(*line, code=2).err
    assert "SH-S6" in program("sim", "shelter", "--games", "2", "--first", "3", code=2).err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "A shared victory counts as a fraction of a win"),
        ("fr", "Une victoire partagée compte comme une fraction"),
        ("de", "Ein geteilter Sieg zählt"),
        ("es", "Una victoria compartida cuenta como una fracción"),
    ],
)
def test_the_summary_in_words(tmp_path: Path, lang: str, words: str) -> None:
    program = Program(tmp_path)
    line = ("sim", "shelter", "--games", "3", "--seats", "random,normal", "--jobs", "1")
    out = program(*line, "--mirror", "--cards", BOX, lang=lang).out
    assert words in " ".join(out.split())
    assert "normal" in out
    assert out.startswith("4 "), "mirrored games come in whole deals"
