"""Strangers' bots: a process of their own, what their seat may know, and never in the way."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest

import overseer
from overseer.bots import make, names
from overseer.bots.strangers import roster
from overseer.bots.strangers.luggage import HEAVY, Packer
from overseer.bots.strangers.outside import STRIKES, Absent, Fault, Stranger, fault_text
from overseer.engine import NATURE, OVER, BadOption, State
from overseer.host.seating import make_bots, read_seats
from overseer.lab.battles import options_for
from overseer.text import LANGUAGES
from overseer.voice.complaint import UsageError
from tests.conformance.test_no_path import PAIRS, Pair, matches

GAMES = ("shelter", "tragic", "wasteland", "campaign")


@pytest.fixture(autouse=True)
def _nobody_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roster.VARIABLE, "")
    monkeypatch.setenv(roster.TIME, "600")  # a slow machine is no fault


def written(folder: Path, text: str, name: str = "guest") -> str:
    """The bot of a file with this text; its name."""
    path = folder / f"{name}.py"
    path.write_text(text)
    return roster.bring(f"file:{path}")


def begun(game: str) -> State:
    """The first question of a game."""
    state = overseer.game(game).new(2, options_for(2) if game == "wasteland" else {})
    settle(state, Random(3))
    return state


def settle(state: State, rng: Random) -> None:
    while state.seat == NATURE:
        state.apply(state.chance(rng.randrange(state.spread)))


def stranger(folder: Path, text: str, game: str = "shelter") -> Stranger:
    bot = make(written(folder, text), game, 5)
    assert isinstance(bot, Stranger)
    return bot


WRITES = """
import json, pathlib
from random import Random
LOG = pathlib.Path(__file__).with_suffix(".log")

def choose(view):
    moves = [str(move) for move in view.moves()]
    guess = view.guess(Random(9)).digest()
    with LOG.open("a") as file:
        print(json.dumps([view.digest(), moves, guess]), file=file)
    print("what a bot prints is no answer")
    return moves[-1]
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_it_gets_is_what_its_seat_may_know(tmp_path: Path, game: str) -> None:
    bot = stranger(tmp_path, WRITES, game)
    state, rng = begun(game), Random(4)
    expected = []
    for _ in range(12):
        if state.seat == OVER or overseer.game(game).waits(state):
            break
        view = state.view(state.seat)
        if len(view.moves()) > 1 or overseer.game(game).free:
            moves = [str(move) for move in view.moves()]
            expected.append([view.digest(), moves, view.guess(Random(9)).digest()])
        state.play(bot.choose(view))
        settle(state, rng)
    assert bot.faults == []
    assert [json.loads(line) for line in (tmp_path / "guest.log").open()] == expected
    assert expected


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_what_is_carried_over_tells_no_secret(pair: Pair) -> None:
    """Two matches differ in what seat 1 brought: to seat 0's bot goes the same, byte by byte."""
    one, other = (Packer().pack(match.view(0)) for match in matches(pair))
    assert one == other
    mine, theirs = (Packer().pack(match.view(1)) for match in matches(pair))
    assert mine != theirs


def test_what_is_heavy_is_carried_once() -> None:
    packer, state = Packer(), begun("tragic")
    shared, raw = packer.pack(state.view(state.seat))
    assert len(shared) > HEAVY > len(raw)
    state.apply(state.moves()[0])
    settle(state, Random(1))
    again, raw = packer.pack(state.view(state.seat))
    assert again == b""
    assert len(raw) < HEAVY


FAULTY = {
    "threw": "def choose(view):\n    return {}[view.seat]\n",
    "nonsense": "def choose(view):\n    return 'jump'\n",
    "gone": "import os\ndef choose(view):\n    os._exit(3)\n",
    "slow": "def choose(view):\n    while True: pass\n",
    "start": "import nothing_of_that_name\n",
}


@pytest.mark.parametrize("kind", FAULTY)
def test_whoever_fails_loses_the_turn_and_the_game_goes_on(tmp_path: Path, kind: str) -> None:
    if kind == "slow":
        roster.set_time(0.3)
    bot = stranger(tmp_path, FAULTY[kind])
    game, state, rng = overseer.game("shelter"), begun("shelter"), Random(4)
    for _ in range(STRIKES + 2):
        view = state.view(state.seat)
        asked = len(bot.faults)
        move = bot.choose(view)
        if len(view.moves()) > 1:
            assert len(bot.faults) == asked + 1
            assert str(move) == str(game.idle(state))
        state.play(move)
        settle(state, rng)
    kinds = [fault.kind for fault in bot.faults]
    assert kinds[0] == kind
    ended = kind in ("gone", "slow", "start")
    assert kinds[STRIKES:] == ["given-up" if ended else kind] * len(kinds[STRIKES:])
    for lang in LANGUAGES:
        for fault in bot.faults:
            assert "guest" in fault_text(fault, "guest", lang)


def test_an_error_names_its_line(tmp_path: Path) -> None:
    bot, state = stranger(tmp_path, FAULTY["threw"]), begun("shelter")
    bot.choose(state.view(state.seat))
    assert bot.faults[0].text == f"KeyError: {state.seat} (guest.py:2)"
    assert bot.faults[0].quiet() == Fault("threw", "KeyError")


TOLD = """
class Mine:
    def __init__(self, game, seed):
        self.heard = []
    def told(self, why):
        self.heard.append(why)
    def choose(self, view):
        if self.heard:
            raise RuntimeError("|".join(self.heard))
        return None
bot = Mine
"""


def test_it_is_told_why_before_its_next_question(tmp_path: Path) -> None:
    bot, state = stranger(tmp_path, TOLD), begun("shelter")
    view = state.view(state.seat)
    bot.choose(view)
    bot.choose(view)
    assert [fault.kind for fault in bot.faults] == ["nonsense", "threw"]
    assert "answered “None”, which is no legal move" in bot.faults[1].text


DRAWS = "import random\ndef choose(view):\n    return random.choice(view.moves())\n"


def test_the_same_seed_gives_the_same_answers(tmp_path: Path) -> None:
    name = written(tmp_path, DRAWS)
    answers: list[list[str]] = []
    for _ in range(2):
        bot, state = make(name, "shelter", 1), begun("shelter")
        answers.append([])
        for seed in range(6):
            bot.draw_from(seed)
            answers[-1].append(str(bot.choose(state.view(state.seat))))
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


def test_two_seats_of_one_bot_do_not_share_a_mind(tmp_path: Path) -> None:
    counts = "n = 0\ndef choose(view):\n    global n\n    n += 1\n    raise ValueError(str(n))\n"
    name, state = written(tmp_path, counts), begun("shelter")
    one, other = make(name, "shelter", 1), make(name, "shelter", 1)
    view = state.view(state.seat)
    for bot in (one, other):
        bot.choose(view)
        assert isinstance(bot, Stranger)
        assert bot.faults[0].text.startswith("ValueError: 1 ")


# Which there are


def test_a_file_is_known_by_its_name(tmp_path: Path) -> None:
    assert "guest" not in names("shelter")
    assert written(tmp_path, DRAWS) == "guest"
    assert names("shelter")[-1] == "guest"
    assert read_seats("human,bot:guest,GUEST", "shelter") == ["human", "bot:guest", "bot:guest"]


def test_only_whoever_runs_the_program_brings_a_file(tmp_path: Path) -> None:
    path = tmp_path / "Own_1.py"
    path.write_text(DRAWS)
    for typed in (f"file:{path}", f"bot:file:{path}"):
        with pytest.raises(UsageError):
            read_seats(f"human,{typed}", "shelter")
    assert read_seats(f"human,file:{path}", "shelter", files=True) == ["human", "bot:own_1"]


@pytest.mark.rule("OV-B1")
@pytest.mark.parametrize(
    ("name", "reason"),
    [("easy.py", "bot-file-name"), ("a b.py", "bot-file-name"), ("guest.txt", "bot-file")],
)
def test_what_is_no_file_of_a_bot(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / name).write_text(DRAWS)
    with pytest.raises(BadOption) as caught:
        roster.bring(str(tmp_path / name))
    assert caught.value.refusal.reason == reason
    with pytest.raises(BadOption):
        roster.bring(str(tmp_path / "missing.py"))


def test_two_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    assert written(tmp_path, DRAWS) == written(tmp_path, DRAWS) == "guest"
    with pytest.raises(BadOption) as caught:
        written(tmp_path / "other", DRAWS)
    assert caught.value.refusal.reason == "bot-file-twice"


def test_an_installed_bot_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[overseer.bots]\nvisitor = guests_module:bot\ntragic.duellist = guests_module:bot\n"
    )
    (tmp_path / "guests_module.py").write_text(
        "class Last:\n    def choose(self, view):\n        return view.moves()[-1]\n\n"
        "def bot(game, seed):\n    return Last()\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "visitor" in names("shelter")
    assert "duellist" not in names("shelter")
    assert "duellist" in names("tragic")
    bot, state = make("visitor", "shelter", 1), begun("shelter")
    assert bot.choose(state.view(state.seat)) == state.moves()[-1]


def test_a_bot_that_is_gone_is_one_who_is_away() -> None:
    with pytest.raises(BadOption):
        make_bots(["human", "bot:vanished"], "shelter", b"x" * 32)
    state = begun("shelter")
    bot = make_bots(["human", "bot:vanished"], "shelter", b"x" * 32, absent=True)[1]
    assert isinstance(bot, Absent)
    expected = overseer.game("shelter").idle(state)
    assert str(bot.choose(state.view(state.seat))) == str(expected)


LIMITS = """
import resource, subprocess, sys, pathlib

def choose(view):
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    room, _ = resource.getrlimit(resource.RLIMIT_AS)
    processor, _ = resource.getrlimit(resource.RLIMIT_CPU)
    pathlib.Path(__file__).with_suffix(".log").write_text(f"{room} {processor} {child.pid}")
    return str(view.moves()[0])
"""


@pytest.mark.parametrize(("said", "room"), [("", 2**29), ("600", 600 << 20), ("much", 2**29)])
def test_a_file_has_bounds_and_takes_along_what_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, room: int
) -> None:
    monkeypatch.setenv("OVERSEER_BOT_MEMORY", said)
    bot = stranger(tmp_path, LIMITS)
    state = begun("shelter")
    bot.choose(state.view(state.seat))
    assert not bot.faults
    found, processor, child = map(int, (tmp_path / "guest.log").read_text().split())
    assert found == room
    assert 600 < processor < 700
    bot._end()
    state_of = Path(f"/proc/{child}/stat")
    for _ in range(1000):  # it is dead at once, and buried by whoever buries here
        if not state_of.exists() or state_of.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        time.sleep(0.01)
    pytest.fail("it runs on")
