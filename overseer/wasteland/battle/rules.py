"""What a scenario may bring of its own: small named rules that a battle asks at fixed places."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from overseer.wasteland.battle.reasons import R_NOT_OFFERED, R_NOTHING_THERE
from overseer.wasteland.words import NONE

if TYPE_CHECKING:
    from overseer.wasteland.battle.battle import Battle, Tables
    from overseer.wasteland.battle.model import Model
    from overseer.wasteland.battle.moves import BattleMove
    from overseer.wasteland.battle.work import Work
    from overseer.wasteland.geometry.plane import Base

# Aims of the AI (WC-A3).
AIM_NONE: Final = 0
AIM_DEFEAT: Final = 1
AIM_PROTECT: Final = 2
AIM_GO: Final = 3
AIM_USE: Final = 4
AIMS: Final = ("none", "defeat", "protect", "go", "use")


class Aim:
    """What an AI model is after: an aim and its subjects (models, markers, or a point)."""

    def __init__(
        self,
        kind: int,
        models: tuple[int, ...] = (),
        markers: tuple[int, ...] = (),
        point: tuple[int, int] | None = None,
        edge: int = NONE,
    ) -> None:
        self.kind: int = kind
        self.models: tuple[int, ...] = models
        self.markers: tuple[int, ...] = markers
        self.point: tuple[int, int] | None = point
        self.edge: int = edge  # leave by this edge (battle.EDGES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A scenario's rules; every hook has a default that changes nothing.

    It holds data only: what changes during a battle stands in `Battle.notes`.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.rounds: int = 6
        self.burdens: bool = False  # some models may not charge, or are slower (may_charge, slower)
        self.swaps_radiation: bool = False  # C20: who is immune to it suffers physical damage

    # -- setting up ------------------------------------------------------------------------------

    def run_setup(self, battle: Battle, work: Work) -> bool:
        """One step of W_SETUP, which it pops at its end; true when somebody is asked."""
        raise NotImplementedError

    def setup_moves(self, battle: Battle, work: Work) -> list[BattleMove]:
        """Useful answers to T_PLACE, T_PUT and T_CHOOSE during the set-up."""
        raise NotImplementedError

    def setup_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        """Why such an answer is refused (refusals.R_…), 0 when it is legal."""
        raise NotImplementedError

    def set_up(self, battle: Battle, work: Work, move: BattleMove) -> None:
        """Carry such an answer out."""
        raise NotImplementedError

    def first_side(self, battle: Battle) -> int:
        """Who holds the advantage marker in round 1 (WC-F7); NONE: by WB-R1."""
        return NONE

    # -- while it is played ----------------------------------------------------------------------

    def enemies(self, battle: Battle, one: Model, other: Model) -> bool:
        """Whether two models are enemies; side 2 is nobody's unless the scenario says so."""
        if one.wild or other.wild:
            return one.side != other.side
        return one.side != other.side and one.side < 2 and other.side < 2

    def targetable(self, battle: Battle, target: Model) -> bool:
        """Whether a model or object may be attacked."""
        return True

    def blocks(self, battle: Battle, other: Model) -> bool:
        """Whether a model that is nobody's friend or enemy has a body that nobody passes."""
        return False

    def kept_free(self, battle: Battle) -> list[Base]:
        """Where no base may end; passing is allowed."""
        return []

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        """What a model may interact with now (INTERACT, FREE_MODEL)."""
        return []

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """Why an interaction is refused, 0 when it is legal."""
        return R_NOTHING_THERE

    def interaction_cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """How many actions it costs (C7)."""
        return 1

    def while_engaged(self, battle: Battle, move: BattleMove) -> bool:
        """Whether even an engaged model may interact like this (C7)."""
        return False

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        """Carry an interaction out; it may push works."""

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        """An expertise test at a marker is over; true when the scenario has dealt with it."""
        return False

    def try_change(self, battle: Battle, model: Model, marker: int) -> int:
        """What is added to the value of a model's expertise test at a marker."""
        return 0

    def may_charge(self, battle: Battle, model: Model) -> bool:
        """Whether nothing keeps a model from charging; asked if there are `burdens`."""
        return True

    def slower(self, battle: Battle, model: Model) -> int:
        """By how many colours a model's moves are shorter; asked if there are `burdens`."""
        return 0

    def fewer_actions(self, battle: Battle, model: Model) -> int:
        """How many main actions a model that is activated lacks."""
        return 0

    def blasted(self, battle: Battle, by: int, x: int, y: int, width: int) -> None:
        """A disc of model `by` goes off; models in it are hit afterwards."""

    def touched(self, battle: Battle, model: Model) -> None:
        """A model has come to rest after moving, being pushed or placed."""

    def edge_of(self, battle: Battle, side: int) -> int:
        """The table edge that a side came from; NONE where it has none."""
        return NONE

    def passed(self, battle: Battle, model: Model, path: tuple[int, ...]) -> None:
        """A model goes along a path from where it stands."""

    def attacked(self, battle: Battle, attacker: Model, close: bool) -> None:
        """A model makes an attack."""

    def drives(self, battle: Battle, model: Model) -> bool:
        """Whether the scenario acts for an activated model; it may push works."""
        return False

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        """Whether leaving the table by an edge is an exit, not a removal (WB-G7)."""
        return False

    def stays_on(self, battle: Battle, model: Model) -> bool:
        """Whether a model can never leave the table."""
        return model.seat == NONE

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        """A model was removed by model `by` (NONE: nobody), in close combat or not."""

    def activated(self, battle: Battle, model: Model) -> None:
        """A model's activation is over; it may push works."""

    def round_begins(self, battle: Battle) -> None:
        """A round begins; it may push works."""

    def round_ends(self, battle: Battle) -> None:
        """A round is over, before tokens go; it may push works."""

    def run(self, battle: Battle, work: Work) -> bool:
        """A step of a work of its own (W_SCENARIO); true when somebody is asked."""
        raise NotImplementedError

    def answer(self, battle: Battle, work: Work, move: BattleMove) -> None:
        """An answer that belongs to a work of its own."""
        raise NotImplementedError

    def question(self, battle: Battle, work: Work) -> str:
        """The word of what a work of its own asks; empty: nothing special."""
        return ""

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        """Why a place (PUT) is refused that a work of its own has asked for."""
        raise NotImplementedError

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        """The answers of a work of its own."""
        raise NotImplementedError

    def secret_of(self, battle: Battle, work: Work) -> int:
        """The side that alone may know the answer to a work of its own; NONE: everybody may."""
        return NONE

    def mask(self, battle: Battle, side: int) -> int:
        """Hide the scenario's own secrets from a side (NONE: an onlooker); how many there are."""
        return 0

    def deal(self, battle: Battle, side: int, rng: Random) -> None:
        """Fill what `mask` has hidden with what it might be."""

    def veiled(self, battle: Battle, seat: int | None) -> Tables | None:
        """The tables as a seat may know them; None: they hold no secret from it."""
        return None

    def imagined(self, battle: Battle, rng: Random) -> Tables | None:
        """Tables with what `veiled` has hidden filled in; None: it is not needed any more."""
        return None

    def march_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        """Why a way is refused that a side chooses for a model of its friends (T_MARCH)."""
        return R_NOT_OFFERED

    def gone(self, battle: Battle, side: int) -> bool:
        """C13: whether a side is eliminated."""
        return battle.eliminated(side)

    def better(self, battle: Battle, side: int) -> bool:
        """C13: whether a side that has the table to itself could still reach a better level."""
        return False

    def over(self, battle: Battle, timed: bool) -> bool:
        """Whether the battle has ended (WC-F5); sets `victor`, `level` and `how` of the battle.

        Asked after every action with its reactions, and with `timed` after the last round.
        """
        raise NotImplementedError

    # -- the AI ----------------------------------------------------------------------------------

    def aim(self, battle: Battle, model: Model) -> Aim:
        """What an AI model is after now (WC-A3)."""
        return Aim(AIM_NONE)

    def capable(self, battle: Battle, model: Model) -> bool:
        """Whether an enemy has what the AI's aim needs (WC-A10)."""
        return True
