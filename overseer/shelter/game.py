"""Shelter, registered: set-up, options and notation."""

from __future__ import annotations

from typing import Any, Final

from overseer.cardfile.canonical import kept_options
from overseer.engine.game import Earlier, Game, Options
from overseer.engine.refusal import BadNotation, BadOption, Refusal
from overseer.engine.state import Move, State
from overseer.shelter.invariants import broken
from overseer.shelter.refusals import samples
from overseer.shelter.rulebook import RULES
from overseer.shelter.state import ShelterState
from overseer.shelter.tables import Tables, tables_of

OPTIONS: Final = ("cards", "colours", "first", "floors")


class Shelter(Game):
    """Options: `colours` (the id of each seat's elevator), `floors` (each seat's floor, from 1 at
    the top), `first` (the seat that begins, from 1; drawn without it), `cards` ("standard", or the
    text of a card file)."""

    def __init__(self) -> None:
        super().__init__("shelter", "shelter-2", (2, 3, 4), False)

    def tables(self, options: Options | None = None) -> Tables:
        """The tables of the card set that the options name."""
        source = (options or {}).get("cards", "standard")
        if not isinstance(source, str):
            raise BadOption(Refusal("OV-O1", "option", {"name": "cards", "allowed": "text"}))
        return tables_of(source)

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        chosen = dict(options or {})
        for name in chosen:
            if name not in OPTIONS:
                args: dict[str, int | str] = {"name": str(name), "allowed": ", ".join(OPTIONS)}
                raise BadOption(Refusal("OV-O1", "option", args))
        state = ShelterState(None, self.tables(chosen), seats)
        first = chosen.get("first")
        if first is not None:  # SH-S6
            if not _whole(first) or not 1 <= first <= seats:
                raise BadOption(
                    Refusal("SH-S6", "option", {"name": "first", "allowed": f"1-{seats}"})
                )
            state.first = first - 1
        colours = chosen.get("colours")
        if colours is not None:  # SH-S2
            state.lift_of = _lifts(state.tables, colours, seats)
        floors = chosen.get("floors")
        if floors is not None:  # SH-S2
            wanted = list(range(1, seats + 1))
            if (
                not isinstance(floors, (list, tuple))
                or not all(_whole(floor) for floor in floors)
                or sorted(floors) != wanted
            ):
                allowed = " ".join(str(floor) for floor in wanted)
                raise BadOption(Refusal("SH-S2", "option", {"name": "floors", "allowed": allowed}))
            state.floor_of = bytes(floors)
            state.owner_of = bytes(list(floors).index(floor) for floor in wanted)
        state.go_on()
        return state

    def parse(self, text: str, options: Options | None = None) -> Move:
        tidy = " ".join(text.split())
        found = self.tables(options).moves.by_text.get(tidy)
        if found is None:
            raise BadNotation(Refusal("OV-N1", "notation", {"text": tidy[:60]}))
        return found

    def all_moves(self, options: Options | None = None) -> list[Move]:
        return list(self.tables(options).moves.all)

    def idle(self, state: State) -> Move:
        assert isinstance(state, ShelterState)
        moves = state.moves()
        known = state.tables.moves
        for quiet in (known.passing, known.done, known.fight):
            if quiet in moves:
                return quiet
        return moves[0]

    def kept_options(self, options: Options) -> dict[str, Any]:
        return kept_options(options)

    def cards_digest(self, options: Options | None = None) -> str:
        return self.tables(options).cards.digest

    def earlier(self) -> tuple[Earlier, ...]:
        cards = "3280b09d584236269950e9bb85f9ebe1"
        return (Earlier("0.1.0", "shelter-1", cards, {"cards": "standard-1"}),)

    def rooms(self) -> dict[str, str]:
        return {
            "voice": "overseer.voice.shelter.voice",
            "host": "overseer.host.shelter",
            "rulebook": "overseer.shelter.rulebook",
            "look": "overseer.terminal.shelter.look",
        }

    def rule_ids(self) -> tuple[str, ...]:
        return RULES

    def reasons(self) -> tuple[Refusal, ...]:
        return samples()

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, ShelterState)
        return broken(state)


def _lifts(tables: Tables, colours: object, seats: int) -> bytes:
    """What each seat's elevator shows, by the colours that they chose."""
    known = [lift.id for lift in tables.cards.elevators if lift.space is not None]
    named = colours if isinstance(colours, (list, tuple)) else []
    if len(named) != seats or not all(named.count(each) == 1 and each in known for each in named):
        args: dict[str, int | str] = {"name": "colours", "allowed": " ".join(known)}
        raise BadOption(Refusal("SH-S2", "option", args))
    return bytes(tables.lifts[known.index(colour)] for colour in named)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
