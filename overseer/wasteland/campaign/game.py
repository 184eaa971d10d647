"""The campaign as a game of the house: options, notation, rules, invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from overseer.cardfile.canonical import kept_options
from overseer.engine.game import Earlier, Game, Options
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.engine.state import OVER, Move, State
from overseer.wasteland.campaign import reasons
from overseer.wasteland.campaign.facts import COURSES, LINKED_COURSE, MOST_BATTLES, Plan
from overseer.wasteland.campaign.invariants import broken
from overseer.wasteland.campaign.linked import ATTACKER, DEFENDER
from overseer.wasteland.campaign.moves import CampaignMove, parse
from overseer.wasteland.campaign.results.hand_over import battle_options
from overseer.wasteland.campaign.results.result import read_result
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_RESULT
from overseer.wasteland.game import FACTIONS, cards_of, settings_of
from overseer.wasteland.rulebook import RULES
from overseer.wasteland.settlement import reasons as settlement_reasons
from overseer.wasteland.settlement.holdings import Books
from overseer.wasteland.settlement.structure_file import structures
from overseer.wasteland.words import LISTS

OPTIONS: Final = (
    *("course", "settlements", "sides", "factions", "battles", "caps", "cards", "settings"),
    "results",
)
TOLD: Final = "told"  # of battles on a real table, too
PLAYED: Final = "played"  # of battles that were played here only
RESULTS: Final = (TOLD, PLAYED)
RESULT: Final = "result"  # the verb
SIDES: Final = (ATTACKER, DEFENDER)
AI_FACTIONS: Final = ("super-mutants", "survivors")  # attackers, defenders
USUAL_BATTLES: Final = 10


class Campaign(Game):
    """Options: `course` (linked or free), `settlements` (by seat, whether it has one), `sides`
    (linked: attacker or defender by seat), `factions` (linked: of the AI's attackers and
    defenders), `battles` (free: at the most), `caps` (2018, 2020 or 2025), `cards` ("standard" or
    a set's text), `settings` (of the battles), `results` ("told", or "played": only those of
    battles that were played here count)."""

    def __init__(self) -> None:
        super().__init__("campaign", "campaign-3", (1, 2, 3), True)
        self.leads_to = "wasteland"

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        return CampaignState.begin(plan_of(seats, options or {}))

    def parse(self, text: str, options: Options | None = None) -> Move:
        return parse(text)

    def idle(self, state: State) -> Move:
        return state.moves()[0]

    def waits(self, state: State) -> bool:
        return state.topic == T_RESULT and state.seat != OVER

    def why_not_said(self, state: State, move: Move) -> Refusal | None:
        """OV-M1: a result with a record is of a battle that was played, and is taken from there."""
        if not isinstance(move, CampaignMove) or move.verb != RESULT:
            return None
        assert isinstance(state, CampaignState)
        told = state.plan.results == TOLD and not read_result(move.text.partition(" ")[2]).record
        return None if told else Refusal("OV-M1", "played-here")

    def correctable(self, move: Move) -> bool:
        """A result that people told; one with a record is of a battle that was played here."""
        if not isinstance(move, CampaignMove) or move.verb != RESULT:
            return False
        return not read_result(move.text.partition(" ")[2]).record

    def kept_options(self, options: Options) -> dict[str, Any]:
        return kept_options(options)

    def cards_digest(self, options: Options | None = None) -> str:
        return _cards_of(options or {}).cards.digest

    def earlier(self) -> tuple[Earlier, ...]:
        return (Earlier("0.1.0", "campaign-2", "b024d6895159e74ce77ab65805a12ee3"),)

    def rooms(self) -> dict[str, str]:
        return {
            "voice": "overseer.voice.campaign.voice",
            "host": "overseer.host.campaign",
            "rulebook": "overseer.wasteland.rulebook",
            "look": "overseer.terminal.campaign.look",
        }

    def rule_ids(self) -> tuple[str, ...]:
        return RULES

    def reasons(self) -> tuple[Refusal, ...]:
        return (*reasons.samples(), *settlement_reasons.samples())

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, CampaignState)
        return broken(state)

    def battle_options(self, state: State) -> dict[str, Any]:
        """The options with which the battle that is prepared can be played digitally."""
        assert isinstance(state, CampaignState)
        return battle_options(state)


def plan_of(seats: int, options: Mapping[str, Any]) -> Plan:
    """What was agreed, from the options; a BadOption for what cannot be."""
    for name in options:
        if name not in OPTIONS:
            raise _bad(str(name), ", ".join(OPTIONS))
    course = options.get("course", LINKED_COURSE)
    if course not in COURSES:
        raise _bad("course", ", ".join(COURSES))
    settled = options.get("settlements", [True] * seats)
    if not _list_of(settled, seats, (True, False)):
        raise _bad("settlements", "true, false")
    sides = options.get("sides", usual_sides(seats))
    if not _list_of(sides, seats, SIDES):
        raise _bad("sides", ", ".join(SIDES))
    linked = course == LINKED_COURSE
    factions = options.get("factions", AI_FACTIONS if linked else ())
    if not _list_of(factions, 2 if linked else 0, FACTIONS):
        raise _bad("factions", ", ".join(FACTIONS))
    battles = options.get("battles", USUAL_BATTLES)
    if isinstance(battles, bool) or not isinstance(battles, int):
        raise _bad("battles", f"1-{MOST_BATTLES}")
    if not 1 <= battles <= MOST_BATTLES:
        raise _bad("battles", f"1-{MOST_BATTLES}")
    results = options.get("results", TOLD)
    if results not in RESULTS:
        raise _bad("results", ", ".join(RESULTS))
    settings_of(dict(options))  # for battles that come later, but what cannot be is told now
    handed = {key: options[key] for key in ("caps", "cards", "settings") if key in options}
    return Plan(
        _cards_of(options),
        str(course),
        tuple(settled),
        tuple(sides),
        tuple(factions),
        battles,
        handed,
        str(results),
    )


def usual_sides(seats: int) -> list[str]:
    """Alone one defends; two are against each other; of three, two defend."""
    return [DEFENDER, ATTACKER, DEFENDER][:seats]


def _cards_of(options: Mapping[str, Any]) -> Books:
    source = options.get("cards", "standard")
    if not isinstance(source, str):
        raise _bad("cards", "text")
    caps = str(options.get("caps", LISTS[1]))
    if caps not in LISTS:
        raise _bad("caps", ", ".join(LISTS), "WB-X1")
    return Books(cards_of(source), structures(), LISTS.index(caps))


def _list_of(found: object, n: int, allowed: tuple[object, ...]) -> bool:
    if not isinstance(found, list | tuple) or len(found) != n:
        return False
    return all(type(each) is type(allowed[0]) and each in allowed for each in found)


def _bad(name: str, allowed: str, rule: str = "OV-O1") -> BadOption:
    args: dict[str, Value] = {"name": name, "allowed": allowed}
    return BadOption(Refusal(rule, "option", args))
