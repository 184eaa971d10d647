"""Wasteland, registered: scenarios, options and notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from overseer.cardfile.canonical import kept_options
from overseer.cardfile.problems import CardFileError
from overseer.engine.game import Earlier, Game, Helper, Options
from overseer.engine.refusal import BadOption, Refusal, Refused, Value
from overseer.engine.state import Move, State
from overseer.wasteland.autopass import ALWAYS, ASK, USEFUL, OnlyAnswer
from overseer.wasteland.battle.battle import EDGES, Battle, Settings, Tables
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.battle.moves import END, HOLD, NO, PASS, STAY, BattleMove, parse
from overseer.wasteland.battle.refusals import samples
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.force.force import Force
from overseer.wasteland.older import asked_besides
from overseer.wasteland.rulebook import RULES
from overseer.wasteland.scenarios.admission import fits_side
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.brought import brought_by, default_force, force_of, layout_of
from overseer.wasteland.scenarios.plan import Plan
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import (
    OPENER,
    STANDARD,
    fresh_scenario,
    read_scenario,
    standard_scenario,
)
from overseer.wasteland.scenarios.spoils import Spoils, spoils_of
from overseer.wasteland.scenarios.zones import deeper, read_zone
from overseer.wasteland.state import WastelandState
from overseer.wasteland.terrain.presets import PRESETS
from overseer.wasteland.words import LISTS, NONE

OPTIONS: Final = (
    *("scenario", "ai", "forces", "enemy", "limit", "caps", "settings", "terrain", "difficulty"),
    *("cards", "limits", "events", "brought", "spoils", "sides", "zones"),
)
ZONED: Final = "demolition"  # the scenario that may be deployed in zones
SETTINGS: Final = ("green_blanks", "move_adds_base")
LIMITS: Final = (500, 750, 1000)  # WC-F1
MOST_CAPS: Final = 5000  # of a side in a campaign
DIFFICULTIES: Final = {"normal": 0, "hard": 100, "deadly": 200}  # caps more for the AI (X11)
FACTIONS: Final = ("super-mutants", "survivors", "brotherhood", "creatures")  # of a drawn force
_QUIET: Final = (END, HOLD, PASS, NO, STAY)
SETS: Final = 16  # card sets that are held: whoever hosts matches is sent many


@lru_cache(maxsize=SETS)
def cards_of(source: str) -> CardSet:
    """A card set: "standard", or the text of one."""
    return standard() if source == "standard" else load_text(source)


class Wasteland(Game):
    """Options: `scenario` (its id, or the text of a scenario file), `ai` (the side that the AI
    plays, "both" or "none"), `forces` (each seat's: a ready force's name, a code or a force
    file's text), `enemy` (the AI's, else it is drawn), `limit` (500, 750, 1000 caps),
    `difficulty` (normal, hard, deadly), `caps` (the list of 2018, 2020 or 2025), `terrain`
    (light, medium or dense, or the text of a layout file), `zones` (demolition: both deploy at
    opposite edges), `settings` (doubtful numbers), `cards` ("standard", or a set's text).
    Out of campaigns: `limits` (caps of each side instead of `limit`), `events` (whether there is
    an event deck), `brought` (each seat's quest, consequences, harm, extra boosts and free
    cards), `spoils` (what earlier battles of the linked five bring), `sides` (each seat's side,
    0 or 1, else they take turns)."""

    def __init__(self) -> None:
        super().__init__("wasteland", "wasteland-4", (1, 2, 3), True)

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        chosen = dict(options or {})
        for name in chosen:
            if name not in OPTIONS:
                raise _bad(str(name), ", ".join(OPTIONS))
        cards = self.cards(chosen)
        scenario = scenario_of(chosen.get("scenario", OPENER), cards)
        if chosen.get("spoils") is not None:
            scenario = changed(scenario, spoils_of(chosen["spoils"]))
        zones = chosen.get("zones", False)
        if not isinstance(zones, bool) or (zones and scenario.id != ZONED):
            raise _bad("zones", f"false, {ZONED}: true", "WC-R8")
        if zones:
            scenario = zoned()
        settings = settings_of(chosen)
        plan = Plan()
        state = WastelandState(None, Tables(cards, ScenarioRules(scenario, plan), settings), seats)
        state.ai = played_by_ai(scenario, chosen.get("ai"), seats)
        state.sides = _sides(chosen.get("sides"), state.ai, seats)
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
        limit = chosen.get("limit", scenario.limit)
        own = "limit" not in chosen  # the file's, of any size
        if type(limit) is not int or (limit not in LIMITS and not own):
            raise _bad("limit", ", ".join(str(n) for n in LIMITS), "WC-F1")
        plan.limit = limit
        plan.spoils = spoils_of(chosen.get("spoils"))
        plan.limits = _limits(chosen.get("limits"))
        plan.events = scenario.events
        if chosen.get("events") is not None:
            if not isinstance(chosen["events"], bool):
                raise _bad("events", "true, false", "WC-E1")
            plan.events = chosen["events"]
        plan.brought = brought_by(chosen.get("brought"), state.cards, state.seats)
        difficulty = chosen.get("difficulty", "normal")
        if not isinstance(difficulty, str) or difficulty not in DIFFICULTIES:
            raise _bad("difficulty", ", ".join(DIFFICULTIES))
        plan.more = DIFFICULTIES[difficulty]
        plan.factions = FACTIONS
        self._forces(state, scenario, plan, chosen)
        caps = state.tables.settings.caps
        enemy = chosen.get("enemy")
        if enemy in FACTIONS:
            plan.factions = (str(enemy),)
        elif enemy is not None and enemy != "":
            most = max(plan.limit_of(n, side.more) for n, side in enumerate(scenario.sides))
            plan.enemy = force_of(enemy, state.cards, most + plan.more, caps)
            for side in (0, 1):
                if (state.ai >> side) & 1:
                    self._admit(scenario, side, plan.enemy, state.cards)
        terrain = chosen.get("terrain")
        if isinstance(terrain, str) and terrain in PRESETS:
            plan.terrain = terrain
        elif terrain is not None and terrain != "":
            plan.layout = layout_of(terrain)

    def _forces(
        self, state: WastelandState, scenario: Scenario, plan: Plan, chosen: dict[str, Any]
    ) -> None:
        """What the options say about the seats' own forces."""
        caps = state.tables.settings.caps
        plan.forces = [None] * state.seats
        wanted = chosen.get("forces") or []
        if not isinstance(wanted, list | tuple) or len(wanted) > state.seats:
            raise _bad("forces", f"0-{state.seats}")
        if not all(each is None or isinstance(each, str) for each in wanted):
            raise _bad("forces", "text")
        for seat in range(state.seats):
            side = state.sides[seat]
            if scenario.sides[side].units or (state.ai >> side) & 1:
                continue
            mates = len([s for s in state.sides if s == side])
            share = plan.limit_of(side, scenario.sides[side].more) // mates  # X11: shared equally
            text = wanted[seat] if seat < len(wanted) else None
            if text is None or text == "":
                found = default_force(state.cards, share, seat, caps)
                if not found.units:  # nobody could be deployed (WC-F1)
                    raise _bad("limits", f"[1-{MOST_CAPS}, 1-{MOST_CAPS}]", "WC-F1")
                plan.forces[seat] = found
            else:
                free = plan.brought[seat].free
                force = force_of(text, state.cards, share, caps, free)
                self._admit(scenario, side, force, state.cards)
                plan.forces[seat] = force

    def _admit(self, scenario: Scenario, side: int, force: Force, cards: CardSet) -> None:
        """Refuse a force that may not take its side (WC-X1, WC-X5)."""
        if not fits_side(scenario.sides[side], force, cards):
            word = scenario.sides[side].id
            args: dict[str, Value] = {"scenario": scenario.id, "side": word}
            raise BadOption(Refusal(scenario.rule, "wasteland-force-side", args))

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

    def settings(self) -> dict[str, tuple[str, ...]]:
        return {ASK: (USEFUL, ALWAYS)}

    def helper(self, settings: Mapping[str, str]) -> Helper | None:
        return OnlyAnswer(settings[ASK] == ALWAYS)

    def veiled(self, state: State) -> bool:
        """Who holds boosts may have an answer that the others do not know of (WC-B1)."""
        return isinstance(state, Battle) and state.seat >= 0 and bool(state.hands[state.seat])

    def shown_options(self, options: Options, seat: int | None) -> dict[str, Any]:
        """What others brought is their secret: quests, boosts, consequences (WC-B1, WC-Q1)."""
        shown = dict(options)
        for name, nothing in (("brought", {}), ("forces", "")):
            if isinstance(shown.get(name), list | tuple):
                shown[name] = [each if n == seat else nothing for n, each in enumerate(shown[name])]
        return shown

    def kept_options(self, options: Options) -> dict[str, Any]:
        """Nor are forces kept that nobody reads: of seats whose side has its own."""
        kept = kept_options(options)
        forces = kept.get("forces")
        if isinstance(forces, list | tuple) and any(forces):
            with suppress(Refused, CardFileError):  # what is wrong is told when the match is set up
                kept["forces"] = self._read_forces(kept, forces)
        return kept

    def _read_forces(self, chosen: dict[str, Any], forces: Sequence[Any]) -> list[Any]:
        scenario = scenario_of(chosen.get("scenario", OPENER), self.cards(chosen))
        dealt = chosen.get("sides")
        seats = len(dealt) if isinstance(dealt, list | tuple) else max(2, len(forces))
        ai = played_by_ai(scenario, chosen.get("ai"), seats)
        sides = _sides(dealt, ai, seats)
        deaf = [bool(scenario.sides[side].units or (ai >> side) & 1) for side in sides]
        return [
            "" if isinstance(text, str) and seat < len(deaf) and deaf[seat] else text
            for seat, text in enumerate(forces)
        ]

    def cards_digest(self, options: Options | None = None) -> str:
        return self.cards(options).digest

    def earlier(self) -> tuple[Earlier, ...]:
        return (
            Earlier("0.1.0", "wasteland-2", "b024d6895159e74ce77ab65805a12ee3"),
            Earlier("0.3.0", "wasteland-3", "b024d6895159e74ce77ab65805a12ee3"),
        )

    def asked_besides(self, rules: str, state: State, old: Move) -> Move | None:
        return asked_besides(rules, state) if isinstance(state, Battle) else None

    def rooms(self) -> dict[str, str]:
        return {
            "voice": "overseer.voice.wasteland.voice",
            "host": "overseer.host.wasteland",
            "rulebook": "overseer.wasteland.rulebook",
            "look": "overseer.terminal.wasteland.look",
        }

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


def _limits(wanted: object) -> tuple[int, ...]:
    """The limits of the two sides, where a campaign sets them."""
    if wanted is None:
        return ()
    fits = isinstance(wanted, list | tuple) and len(wanted) == 2
    if not fits or not all(type(n) is int and 1 <= n <= MOST_CAPS for n in wanted):  # type: ignore[attr-defined]
        raise _bad("limits", f"[1-{MOST_CAPS}, 1-{MOST_CAPS}]", "WC-F1")
    return tuple(wanted)  # type: ignore[arg-type]


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


def changed(scenario: Scenario, spoils: Spoils) -> Scenario:
    """A scenario of the linked five with what earlier results change about its set-up."""
    found = fresh_scenario(scenario.id) if scenario.id in STANDARD else scenario
    if spoils.first != NONE:
        found.advantage = spoils.first
    if spoils.deploys_second != NONE:
        found.deployment = (1 - spoils.deploys_second, spoils.deploys_second)
    if spoils.deeper:
        zone = found.sides[0].zone
        assert zone is not None
        found.sides[0].zone = deeper(zone)
    return found


def zoned() -> Scenario:
    """Demolition with the other deployment: Blue picks an edge, both stand at theirs (WC-R8)."""
    found = fresh_scenario(ZONED)
    blue, red = found.sides
    found.chooser = 0
    blue.edges = tuple(range(len(EDGES)))
    red.opposite = True
    red.apart = 0
    blue.zone = red.zone = read_zone("within yellow of own")
    return found


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


def _sides(wanted: object, ai: int, seats: int) -> tuple[int, ...]:
    """The sides as a campaign has dealt them: nobody on the AI's, somebody on every other."""
    if wanted is None:
        return sides_of(ai, seats)
    if not isinstance(wanted, list | tuple) or len(wanted) != seats:
        raise _bad("sides", f"{seats} × 0, 1")
    for side in (0, 1):
        if ai != 3 and (side in wanted) == ((ai >> side) & 1 == 1):
            raise _bad("sides", ", ".join([str(n) for n in sides_of(ai, seats)]))
    if not all(type(side) is int and side in (0, 1) for side in wanted):
        raise _bad("sides", f"{seats} × 0, 1")
    return tuple(wanted)


def settings_of(chosen: dict[str, Any]) -> Settings:
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
