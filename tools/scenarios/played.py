"""A scenario file that is checked, played to its end by bots, and read as somebody reads it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

import overseer
from overseer.bots import make
from overseer.cardfile.problems import CardFileError
from overseer.engine.decision import Event
from overseer.engine.refusal import BadOption
from overseer.engine.state import NATURE, OVER, State
from overseer.text import LANGUAGES
from overseer.voice.outcome import outcome_lines
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice, voice_of
from overseer.wasteland.cards.file import standard
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import read_scenario
from tools.scenarios.written import file_of

MOST: Final = 6_000  # decisions; a battle of few rounds is over long before
NORMAL: Final = 0.03  # of the battles a thinking bot plays

READ: Final = 4  # one move in so many is read before it is made
LOOKED_AT: Final = 40  # one in so many decisions is looked at whole, as a client gets it


@dataclass(frozen=True)
class Ended:
    """What became of a file."""

    why: str  # "refused" by the check, "options": not with these, "over", or how it failed
    decisions: int = 0
    how: str = ""


def play(seed: int) -> Ended:
    """The battle of a seed; an exception is what nobody may ever see."""
    text = file_of(seed)
    try:
        scenario = read_scenario(text, "scenario.toml", standard())
    except CardFileError:
        return Ended("refused")
    rng = Random(f"battle {seed}")
    seats, options = options_of(rng, scenario)
    game = overseer.game("wasteland")
    try:
        state = game.new(seats, {**options, "scenario": text})
    except BadOption as error:
        # The ready forces may not take this side, or nobody costs as little as its share.
        if error.refusal.reason == "wasteland-force-side" or error.refusal.rule == "WC-F1":
            return Ended("options")
        raise
    return Battle(seed, rng, seats, state).run()


def options_of(rng: Random, scenario: Scenario) -> tuple[int, dict[str, Any]]:
    """How many play it, and with what."""
    sides = [side.id for side in scenario.sides]
    seats = rng.choice((1, 1, 2, 2, 2, 3))
    ai = ["both", *sides]
    if seats > 1:
        ai += ["none"] * 3
    options: dict[str, Any] = {"ai": rng.choice(ai)}
    if rng.random() < 0.2:
        options["difficulty"] = rng.choice(("hard", "deadly"))
    if rng.random() < 0.2:
        options["terrain"] = rng.choice(("light", "dense"))
    if rng.random() < 0.2:
        options["events"] = rng.random() < 0.5
    if rng.random() < 0.1:
        options["caps"] = rng.choice((2018, 2025))
    return seats, options


class Battle:
    """One battle, and somebody who reads it."""

    def __init__(self, seed: int, rng: Random, seats: int, state: State) -> None:
        game = overseer.game("wasteland")
        self.rng = rng
        self.seats = seats
        self.state = state
        self.lang = LANGUAGES[seed % len(LANGUAGES)]
        self.viewer = rng.choice([None, *range(seats)])
        self.voice: Voice = voice_of(game)
        thinks = rng.random() < NORMAL
        name, budget = ("normal", 8) if thinks else ("random", None)
        self.bots = [make(name, "wasteland", seed + seat, budget=budget) for seat in range(seats)]
        self.names = tuple(f"P{seat}" for seat in range(seats))

    def run(self) -> Ended:
        """Play it to its end."""
        state, happened = self.state, list[Event]()
        voice = self.voice
        self.look_at()
        for decisions in range(MOST):
            if state.seat == OVER:
                self.look_at()
                outcome = state.outcome
                assert outcome is not None
                assert all(outcome_lines(voice, self.reader()))
                return Ended("over", decisions, outcome.how)
            if state.seat == NATURE:
                move = state.chance(self.rng.randrange(state.spread))
            else:
                if self.rng.randrange(LOOKED_AT) == 0:
                    self.look_at()
                move = self.bots[state.seat].choose(state.view(state.seat))
                assert voice.prompt(self.reader())
                if self.rng.randrange(READ) == 0:
                    assert voice.move_text(self.reader(state.seat), move)
            happened.clear()
            state.ears = happened
            state.apply(move)
            state.ears = None
            reader = self.reader()
            for event in happened:
                voice.event_text(event, reader)
        return Ended("endless", MOST)

    def reader(self, viewer: int | None = -1) -> Reader:
        """Somebody who reads."""
        eyes = self.viewer if viewer == -1 else viewer
        state = self.state
        return Reader(
            view=state.view(eyes),
            lang=self.lang,
            seats=("human",) * self.seats,
            names=self.names,
            outcome=state.outcome if state.seat == OVER else None,
        )

    def look_at(self) -> None:
        """Everything that a client gets of a position."""
        state, voice, reader = self.state, self.voice, self.reader()
        wrong = overseer.game("wasteland").invariants(state)
        assert not wrong, wrong
        msgspec.json.encode(voice.fixed(overseer.game("wasteland"), reader))
        msgspec.json.encode(voice.scene(reader))
        voice.opening(reader)
        voice.situation(reader)
        if state.seat >= 0:
            asked = self.reader(state.seat)
            assert voice.choices(asked) or voice.builders(asked)
