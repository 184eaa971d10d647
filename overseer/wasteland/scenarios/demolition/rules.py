"""Six pillars, eleven charges, three of them dummies (WC-X3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.measure import (
    at_marker,
    in_contact,
    is_engaged,
    is_object,
    presence,
    sees,
    within,
)
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.moves import (
    CHOOSE,
    FREE_MODEL,
    INTERACT,
    PUT,
    BattleMove,
    at_model,
    numbered,
    place,
)
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.reasons import (
    R_ENGAGED,
    R_NO_SIGHT,
    R_NOT_FOR_IT,
    R_NOT_FOR_SIDE,
    R_NOT_OFFERED,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_TOO_FAR,
    R_USED_UP,
)
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.battle.topics import T_CHANCE, T_CHOOSE, T_PUT
from overseer.wasteland.battle.values import attribute
from overseer.wasteland.battle.work import W_CHECK, W_SCENARIO, Work
from overseer.wasteland.geometry.plane import gap_within, square
from overseer.wasteland.scenarios.demolition import wishes
from overseer.wasteland.scenarios.demolition.charges import (
    ACTIVE,
    BLAST,
    BLOWN,
    CHARGE,
    CHARGES,
    DETONATOR,
    DISARMED,
    DUD,
    LIVE_ONES,
    LOOSE,
    PAIRS,
    PILLAR,
    TOUCH,
    carried,
    charges,
    fall_down,
    hits,
    loose,
    pillars,
    placed,
    reaches,
    slot_of,
    spots_around,
)
from overseer.wasteland.scenarios.demolition.overpass import (
    BLUE,
    COUNTING,
    EXPLOSION,
    FUSE,
    LAYING,
    LIVE,
    LOOK_AT,
    PASSING,
    QUESTIONS,
    RED,
    SPENT,
    SPREAD,
    SUM,
    SWAP,
    SWAP_TWO,
    TOKEN,
    WIRES,
    Overpass,
    porters,
)
from overseer.wasteland.scenarios.objects import carry, numbers
from overseer.wasteland.scenarios.placing import ground_fault
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance
from overseer.wasteland.scenarios.shared.trials import ask_test, passed
from overseer.wasteland.words import DETONATES, DOG, INTELLIGENCE, LENGTHS, NONE, ORANGE

_CLEVER: Final = 4  # the AI's models with so much INT disarm charges


class Demolition(Overpass):
    """`destroyed N`: it was counted, and the destroyed pillars make N or more."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.words = ("destroyed",)
        self.slots = 12
        self.swaps_radiation = True

    def run(self, battle: Battle, work: Work) -> bool:
        if work.task == LOOK_AT:
            return self.look(battle, work)
        if work.task <= SPREAD:
            return self.prepare(battle, work)
        if work.task == LAYING:
            return self.ask_spot(battle, work)
        if work.task == PASSING:
            return self.ask_charge(battle, work)
        if work.task == WIRES:
            return self.wires(battle, work)
        return self.blast(battle, work) if work.task == EXPLOSION else self.count(battle, work)

    # -- interactions ----------------------------------------------------------------------------

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found = [at_marker_move(INTERACT, m.number) for m in battle.markers]
        found += [at_model(FREE_MODEL, mate.number) for mate in battle.friends_of(model)]
        return [
            move
            for move in found
            if self.owns(battle, move) and self.interaction_fault(battle, model, move) == 0
        ]

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        if move.kind == FREE_MODEL:
            return True
        if move.kind != INTERACT or not 0 <= move.a < len(battle.markers):
            return False
        return battle.markers[move.a].word in (PILLAR, CHARGE, DETONATOR)

    def cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """Passing charges and the detonator cost no action."""
        if move.kind == FREE_MODEL or battle.markers[move.a].word == DETONATOR:
            return 0
        return 1

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        if is_object(model):
            return R_NOT_FOR_IT
        if move.kind == FREE_MODEL:
            return self.pass_fault(battle, model, move.a)
        marker = battle.markers[move.a]
        if marker.word == DETONATOR:
            if model.side != BLUE:
                return R_NOT_FOR_SIDE
            return 0 if self.note(battle, FUSE) == NONE else R_USED_UP
        if marker.out:
            return R_NOTHING_THERE
        if marker.word == PILLAR or marker.carrier != NONE:
            return self.lay_fault(battle, model, marker)
        if marker.state != (DISARMED if model.side == BLUE else ACTIVE):
            return R_NOTHING_THERE
        return 0 if at_marker(model, marker) else R_NOT_TOUCHING

    def lay_fault(self, battle: Battle, model: Model, marker: Marker) -> int:
        """Why a charge that it carries cannot be placed, beside a pillar or anywhere."""
        if model.side != BLUE:
            return R_NOT_FOR_SIDE
        if marker.carrier != model.number and marker.word == CHARGE:
            return R_NOTHING_THERE
        if not carried(battle, model):
            return R_NOTHING_THERE
        if marker.word == PILLAR and not at_marker(model, marker):
            return R_NOT_TOUCHING
        if not model.unit.types & DOG:
            return 0
        for friend in battle.friends_of(model):
            if not friend.unit.types & DOG and within(friend, model, presence(friend)):
                return 0
        return R_NOT_FOR_IT

    def pass_fault(self, battle: Battle, model: Model, number: int) -> int:
        """Why a model cannot pass charges to another one."""
        if not carried(battle, model) or not 0 <= number < len(battle.models):
            return R_NOTHING_THERE
        mate = battle.models[number]
        if mate.place != ON_TABLE or mate.side != model.side or mate is model or is_object(mate):
            return R_NOTHING_THERE
        if is_engaged(battle, mate):
            return R_ENGAGED
        if not within(model, mate, LENGTHS[ORANGE]):
            return R_TOO_FAR
        return 0 if in_contact(model, mate) or sees(battle, model, mate) else R_NO_SIGHT

    def while_engaged(self, battle: Battle, move: BattleMove) -> bool:
        """WC-X3: the detonation only has to be declared."""
        return move.kind == INTERACT and battle.markers[move.a].word == DETONATOR

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        if move.kind == FREE_MODEL:
            self.work(battle, model.number, move.a).task = PASSING
            return
        marker = battle.markers[move.a]
        if marker.word == DETONATOR:
            self.light(battle, model)
        elif marker.word == PILLAR:
            charge = self.best_charge(battle, model)
            spots = [*spots_around(battle, model)]
            x, y = min(spots, key=lambda spot: (square(spot[0], spot[1], marker.x, marker.y), spot))
            lay(battle, model, charge, x, y)
        elif marker.carrier != NONE:
            self.work(battle, model.number, marker.number).task = LAYING
        else:
            self.work(battle, model.number, marker.number).task = WIRES

    def best_charge(self, battle: Battle, model: Model) -> Marker:
        """What goes to a pillar: a live one, if its side knows of any."""
        mine = carried(battle, model)
        live = self.note(battle, LIVE)
        every = charges(battle)
        if live >= 0:
            for charge in mine:
                if live >> every.index(charge) & 1:
                    return charge
        return mine[0]

    def ask_spot(self, battle: Battle, work: Work) -> bool:
        """Where the charge is placed."""
        model = battle.models[work.model]
        if work.stage == 0:
            work.stage = 1
            return battle.ask(model.seat, T_PUT)
        battle.done(work)
        lay(battle, model, battle.markers[work.target], work.x, work.y)
        return False

    def ask_charge(self, battle: Battle, work: Work) -> bool:
        """Which charge is passed on."""
        model, mate = battle.models[work.model], battle.models[work.target]
        mine = carried(battle, model)
        if work.stage == 0 and len(mine) > 1 and model.seat != NONE:
            work.stage = 1
            return battle.ask(model.seat, T_CHOOSE)
        battle.done(work)
        charge = battle.markers[work.answer] if work.stage == 1 else mine[0]
        model.carrying = tuple([n for n in model.carrying if n != charge.number])
        charge.carrier = NONE
        carry(battle, mate, charge)
        return False

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        if work.task == LOOK_AT:
            unseen = [
                marker.number
                for n, marker in enumerate(pillars(battle))
                if self.note(battle, TOKEN + n) == NONE
            ]
            return [numbered(CHOOSE, number) for number in unseen]
        if work.task == SWAP_TWO:
            return [numbered(CHOOSE, n) for n in range(len(PAIRS))]
        if work.task == PASSING:
            mine = carried(battle, battle.models[work.model])
            return [numbered(CHOOSE, charge.number) for charge in mine]
        if work.task == LAYING:
            spots = spots_around(battle, battle.models[work.model])
            return [place(PUT, work.target, x, y) for x, y in spots]
        spread = len(charges(battle))
        live = self.note(battle, LIVE).bit_count()
        kinds = [1] * (live < LIVE_ONES) + [0] * (spread - live < CHARGES - LIVE_ONES)
        # Who carries least is offered first: a list that suggests to spread them evenly.
        laden = sorted([(len(m.carrying), m.number) for m in porters(battle)])
        return [numbered(CHOOSE, number * 2 + kind) for _, number in laden for kind in kinds]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        if work.task == LOOK_AT:
            return "pillar", {"n": number}
        if work.task == SWAP_TWO and 0 <= number < len(PAIRS):
            first, second = PAIRS[number]
            every = pillars(battle)
            return "swap", {"first": every[first].number, "second": every[second].number}
        if work.task == SPREAD:
            return ("live" if number % 2 else "dummy"), {"model": number // 2}
        return "charge", {"n": number}

    def question(self, battle: Battle, work: Work) -> str:
        return QUESTIONS[work.task]

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        model = battle.models[work.model]
        if move.a != work.target:
            return R_NOT_OFFERED
        if (move.x, move.y) in spots_around(battle, model):
            return 0
        far = square(move.x, move.y, model.x, model.y)
        if not model.radius**2 <= far <= (model.radius + TOUCH + 2) ** 2:
            return R_NOT_TOUCHING
        return ground_fault(battle, move.x, move.y, 1)

    def wires(self, battle: Battle, work: Work) -> bool:
        """Disarm and re-arm: a test of INT."""
        model, charge = battle.models[work.model], battle.markers[work.target]
        if work.stage == 0:
            work.stage = 1
            return ask_test(battle, work, model, INTELLIGENCE)
        battle.done(work)
        if passed(battle, work, model):
            charge.state = ACTIVE if model.side == BLUE else DISARMED
            word = "charge-armed" if model.side == BLUE else "charge-disarmed"
            battle.tell(word, {"model": model.number, "marker": charge.number})
            self.give_up(battle)
        return False

    # -- explosions ------------------------------------------------------------------------------

    def light(self, battle: Battle, model: Model) -> None:
        """The detonator: what is active at the end of the following round explodes then."""
        self.write(battle, FUSE, min(battle.round + 1, battle.rules.rounds))
        battle.tell("detonator", {"model": model.number, "round": self.note(battle, FUSE)})

    def touched(self, battle: Battle, model: Model) -> None:
        self.pick_up(battle, model)

    def activated(self, battle: Battle, model: Model) -> None:
        self.pick_up(battle, model)
        if by_chance(battle, BLUE) and model.side == BLUE and model.alive:
            idle = [c for c in charges(battle) if c.state == LOOSE and not c.out]
            if not idle and placed(battle, ACTIVE) and self.note(battle, FUSE) == NONE:
                self.light(battle, model)

    def pick_up(self, battle: Battle, model: Model) -> None:
        """Blue picks up what lies there by touching it."""
        if model.side == BLUE and model.place == ON_TABLE and not is_object(model):
            for charge in loose(battle):
                if at_marker(model, charge):
                    carry(battle, model, charge)

    def round_ends(self, battle: Battle) -> None:
        last = battle.round == battle.rules.rounds
        if last:
            self.push_count(battle)
        fuse = self.note(battle, FUSE)
        if fuse == battle.round or (last and fuse == NONE):
            self.work(battle).task = EXPLOSION

    def blast(self, battle: Battle, work: Work) -> bool:
        """Every active charge goes off; `path` has what chance says of the AI's, in order."""
        active = placed(battle, ACTIVE)
        live = self.note(battle, LIVE)
        if live == NONE and work.stage == 1:
            work.stage = 0
            lucky = work.answer < LIVE_ONES - sum(work.path)
            work.path = (*work.path, 1 if lucky else 0)
        if live == NONE and len(work.path) < len(active):
            work.outcomes = CHARGES - len(work.path)
            work.stage = 1
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        every = charges(battle)
        blown: list[Marker] = []
        for n, charge in enumerate(active):
            goes = work.path[n] if live == NONE else live >> every.index(charge) & 1
            charge.state = BLOWN if goes else DUD
            charge.out = True
            word = "charge-blown" if goes else "charge-dud"
            battle.tell(word, {"marker": charge.number})
            if goes:
                blown.append(charge)
        self.write(battle, SPENT, 1)
        battle.revealed += 1
        standing = [p for p in pillars(battle) if not p.out]
        self.destroy(battle, [p for p in standing if any(hits(c, p) for c in blown)])
        for model in battle.models:
            x, y, r = model.x, model.y, model.radius
            if model.place == ON_TABLE:
                if any(gap_within(c.x, c.y, BLAST, x, y, r, 0) for c in blown):
                    remove_model(battle, model, NONE, False)
        self.give_up(battle)
        return False

    def destroy(self, battle: Battle, fallen: list[Marker]) -> None:
        """Pillars fall; their tokens are set aside unseen."""
        if fallen:
            for marker in fallen:
                battle.tell("pillar-down", {"marker": marker.number})
            fall_down(battle, fallen)

    def blasted(self, battle: Battle, by: int, x: int, y: int, width: int) -> None:
        """The mini nuke of a Blue suicider takes pillars down too."""
        if by == NONE or battle.models[by].side != BLUE:
            return
        if battle.models[by].unit.traits & DETONATES:
            standing = [p for p in pillars(battle) if not p.out]
            self.destroy(battle, [p for p in standing if reaches(x, y, width // 2, p)])
            self.give_up(battle)

    # -- the end ---------------------------------------------------------------------------------

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        self.give_up(battle)

    def hopeless(self, battle: Battle) -> bool:
        """Whether Blue can destroy no pillar any more."""
        if all(marker.out for marker in pillars(battle)):
            return True
        blue = [m for m in battle.on_table(BLUE) if not is_object(m)]
        if any(m.unit.traits & DETONATES for m in blue):
            return False
        if self.note(battle, SPENT):
            return True
        return not blue and not placed(battle, ACTIVE)

    def give_up(self, battle: Battle) -> None:
        """It is counted as soon as nothing can change any more."""
        if battle.round > 0 and self.hopeless(battle):
            self.push_count(battle)

    def push_count(self, battle: Battle) -> None:
        """The destroyed pillars are counted, once."""
        if self.note(battle, SUM) != NONE:
            return
        for work in battle.work:
            if work.kind == W_SCENARIO and work.task == COUNTING:
                return
        self.work(battle).task = COUNTING

    def count(self, battle: Battle, work: Work) -> bool:
        """The tokens under destroyed pillars; chance says what nobody has seen."""
        fallen = [n for n, marker in enumerate(pillars(battle)) if marker.out]
        slots = [slot_of(n, self.note(battle, SWAP)) for n in fallen]
        unseen = [slot for slot in slots if self.note(battle, TOKEN + slot) == NONE]
        if work.stage == 1:
            work.stage = 0
            self.draw(battle, unseen[0], self.left(battle)[work.answer])
            return False
        if unseen:
            work.stage = 1
            work.outcomes = len(self.left(battle))
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        total = sum([self.note(battle, TOKEN + slot) for slot in slots])
        self.write(battle, SUM, total)
        battle.revealed += 1
        battle.tell("pillars-counted", {"total": total, "number": len(fallen)})
        battle.push(W_CHECK)
        return False

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        return self.note(battle, SUM) != NONE and self.note(battle, SUM) >= int(arg)

    # -- the AI ----------------------------------------------------------------------------------

    def wish(self, battle: Battle, model: Model) -> Aim | None:
        return wishes.lay(battle, self, model) if model.side == BLUE else None

    def worth_using(self, battle: Battle, model: Model, marker: Marker, aim: Aim) -> bool:
        if marker.word == DETONATOR:
            return wishes.blows_up(battle, self)
        if marker.word == CHARGE and aim.kind in (AIM_GO, AIM_USE):
            return wishes.worth_laying(battle, self, model, marker, aim)
        return False

    def spot_worth(self, battle: Battle, x: int, y: int) -> float:
        return wishes.spot_worth(battle, self, x, y)

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        active = placed(battle, ACTIVE)
        porter = [m for m in battle.on_table(BLUE) if carried(battle, m)]
        if model.side == RED:
            if active and attribute(battle, model, INTELLIGENCE) >= _CLEVER:
                return Aim(AIM_USE, markers=numbers(active))
            return Aim(AIM_DEFEAT, tuple([m.number for m in porter])) if porter else None
        if carried(battle, model):
            standing = [p for p in pillars(battle) if not p.out]
            bare = [p for p in standing if not any(hits(c, p) for c in active)]
            return Aim(AIM_USE, markers=numbers(bare or standing))
        if loose(battle):
            return Aim(AIM_GO, markers=numbers(loose(battle)))
        if porter:
            near = min(porter, key=lambda m: (square(m.x, m.y, model.x, model.y), m.number))
            return Aim(AIM_PROTECT, (near.number,))
        if active and self.note(battle, FUSE) == NONE and not by_chance(battle, BLUE):
            # The AI's charges are set off when one of its activations is over (WC-X3).
            return Aim(AIM_USE, markers=numbers([m for m in battle.markers if m.word == DETONATOR]))
        return None


def lay(battle: Battle, model: Model, charge: Marker, x: int, y: int) -> None:
    """A charge is placed; it is live at once and never moved again."""
    model.carrying = tuple([n for n in model.carrying if n != charge.number])
    charge.carrier = NONE
    charge.x, charge.y = x, y
    charge.state = ACTIVE
    battle.tell("charge-laid", {"model": model.number, "marker": charge.number})
