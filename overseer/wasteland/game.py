"""Wasteland, registered: scenarios, options and notation."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from overseer.cardfile.problems import CardFileError
from overseer.engine.game import Game, Options
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.engine.state import Move, State
from overseer.wasteland.battle.battle import Settings, Tables
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.battle.moves import END, HOLD, NO, PASS, STAY, BattleMove, parse
from overseer.wasteland.battle.refusals import samples
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.card_file import load_text, standard
from overseer.wasteland.cards import CardSet
from overseer.wasteland.rulebook import RULES
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.brought import default_force, force_of, layout_of
from overseer.wasteland.scenarios.plan import Plan
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import (
    STANDARD,
    read_scenario,
    standard_scenario,
)
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import LISTS, NONE

OPTIONS: Final = (
    *("scenario", "ai", "forces", "enemy", "limit", "caps", "settings", "terrain", "difficulty"),
    "cards",
)
SETTINGS: Final = ("green_blanks", "move_adds_base")
LIMITS: Final = (500, 750, 1000)  # WC-F1
DIFFICULTIES: Final = {"normal": 0, "hard": 100, "deadly": 200}  # caps more for the AI (X11)
FACTIONS: Final = ("super-mutants", "survivors", "brotherhood", "creatures")  # of a drawn force
_QUIET: Final = (END, HOLD, PASS, NO, STAY)


@cache
def cards_of(source: str) -> CardSet:
    """A card set: "standard", or the text of one."""
    return standard() if source == "standard" else load_text(source)


class Wasteland(Game):
    """Options: `scenario` (its id, or the text of a scenario file), `ai` (the side that the AI
    plays, "both" or "none"), `forces` (each seat's: a ready force's name, a code or a force
    file's text), `enemy` (the AI's, else it is drawn), `limit` (500, 750, 1000 caps),
    `difficulty` (normal, hard, deadly), `caps` (the list of 2018, 2020 or 2025), `terrain` (the
    text of a layout file), `settings` (doubtful numbers), `cards` ("standard", or a set's text)."""

    def __init__(self) -> None:
        super().__init__("wasteland", "wasteland-1", (1, 2, 3), True)

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        chosen = dict(options or {})
        for name in chosen:
            if name not in OPTIONS:
                raise _bad(str(name), ", ".join(OPTIONS))
        cards = self.cards(chosen)
        scenario = scenario_of(chosen.get("scenario", STANDARD[5]), cards)
        settings = _settings(chosen)
        plan = Plan()
        state = WastelandState(None, Tables(cards, ScenarioRules(scenario, plan), settings), seats)
        state.ai = played_by_ai(scenario, chosen.get("ai"), seats)
        state.sides = sides_of(state.ai, seats)
        self._plan(state, scenario, plan, chosen)
        rules = state.rules
        assert isinstance(rules, ScenarioRules)
        state.notes = [NONE] * rules.slots
        state.push(W_SETUP)
        state.go_on()
        return state

    def _plan(
        self, state: WastelandState, scenario: Scenario, plan: Plan, chosen: dict[str, Any]
    ) -> None:
        """What the options say about limits, forces and terrain."""
        limit = chosen.get("limit", 750)
        if limit not in LIMITS or isinstance(limit, bool):
            raise _bad("limit", ", ".join(str(n) for n in LIMITS), "WC-F1")
        plan.limit = limit
        difficulty = chosen.get("difficulty", "normal")
        if difficulty not in DIFFICULTIES:
            raise _bad("difficulty", ", ".join(DIFFICULTIES))
        plan.more = DIFFICULTIES[difficulty]
        plan.factions = FACTIONS
        caps = state.tables.settings.caps
        plan.forces = [None] * state.seats
        wanted = chosen.get("forces") or []
        if not isinstance(wanted, list | tuple) or len(wanted) > state.seats:
            raise _bad("forces", f"0-{state.seats}")
        for seat in range(state.seats):
            side = state.sides[seat]
            if scenario.sides[side].units or (state.ai >> side) & 1:
                continue
            mates = len([s for s in state.sides if s == side])
            share = (limit + scenario.sides[side].more) // mates  # X11: shared equally
            text = wanted[seat] if seat < len(wanted) else None
            if text is None or text == "":
                plan.forces[seat] = default_force(state.cards, share, seat, caps)
            else:
                plan.forces[seat] = force_of(text, state.cards, share, caps)
        enemy = chosen.get("enemy")
        if enemy in FACTIONS:
            plan.factions = (str(enemy),)
        elif enemy is not None and enemy != "":
            more = max(side.more for side in scenario.sides)
            plan.enemy = force_of(enemy, state.cards, limit + more + plan.more, caps)
        terrain = chosen.get("terrain")
        if terrain is not None and terrain != "":
            plan.layout = layout_of(terrain)

    def cards(self, options: Options | None) -> CardSet:
        """The card set that the options name."""
        source = (options or {}).get("cards", "standard")
        if not isinstance(source, str):
            raise _bad("cards", "text")
        return cards_of(source)

    def parse(self, text: str, options: Options | None = None) -> Move:
        return parse(text, self.cards(options))

    def idle(self, state: State) -> Move:
        moves = state.moves()
        for move in moves:
            if isinstance(move, BattleMove) and move.kind in _QUIET:
                return move
        return moves[0]

    def cards_digest(self, options: Options | None = None) -> str:
        return self.cards(options).digest

    def rule_ids(self) -> tuple[str, ...]:
        return RULES

    def reasons(self) -> tuple[Refusal, ...]:
        return samples()

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, WastelandState)
        return broken(state)


def _bad(name: str, allowed: str, rule: str = "OV-O1") -> BadOption:
    args: dict[str, Value] = {"name": name, "allowed": allowed}
    return BadOption(Refusal(rule, "option", args))


def scenario_of(source: object, cards: CardSet) -> Scenario:
    """One of the game's scenarios by its id, or one from its text."""
    if not isinstance(source, str) or (source not in STANDARD and "\n" not in source):
        raise _bad("scenario", ", ".join(STANDARD))
    if source in STANDARD:
        return standard_scenario(source)
    try:
        return read_scenario(source, "scenario", cards)
    except CardFileError as error:
        first = error.problems[0]
        args: dict[str, Value] = {"line": first.line, "mistakes": len(error.problems)}
        raise BadOption(Refusal("WC-F3", "wasteland-scenario-file", args)) from None


def played_by_ai(scenario: Scenario, wanted: object, seats: int) -> int:
    """The sides that the AI plays, as bits."""
    words = [side.id for side in scenario.sides]
    if wanted is None:
        # A tutorial is for two; alone, and in every other scenario, the second side is the AI's.
        wanted = "none" if scenario.tutorial and seats == 2 else words[1]
    if wanted == "none" and seats < 2:
        raise _bad("ai", ", ".join([*words, "both"]))
    if wanted == "none":
        return 0
    if wanted == "both":
        return 3
    if wanted not in words:
        raise _bad("ai", ", ".join([*words, "none", "both"]))
    return 1 << words.index(str(wanted))


def sides_of(ai: int, seats: int) -> tuple[int, ...]:
    """The side of each seat: all against the AI, else by turns."""
    if ai == 1 or ai == 2:
        return (2 - ai,) * seats
    return tuple([seat % 2 for seat in range(seats)])


def _settings(chosen: dict[str, Any]) -> Settings:
    found = Settings()
    caps = str(chosen.get("caps", LISTS[1]))
    if caps not in LISTS:
        raise _bad("caps", ", ".join(LISTS), "WB-X1")
    found.caps = LISTS.index(caps)
    wanted = chosen.get("settings") or {}
    if not isinstance(wanted, dict):
        raise _bad("settings", ", ".join(SETTINGS))
    for name, value in wanted.items():
        if name not in SETTINGS or not isinstance(value, bool):
            raise _bad("settings", ", ".join(SETTINGS))
        setattr(found, name, value)
    return found
