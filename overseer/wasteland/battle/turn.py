"""Rounds, turns and activations (WB-R1 to R4, R8, R9; WC-A1, A2, A22, A26).

W_ROUND lies at the bottom of the stack for the whole battle and begins each round anew; it pushes
a W_TURN for the side that is next, which pushes a W_ACTIVATION for each model.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.acting.costs import can_go_on
from overseer.wasteland.battle.acting.freely import something_free
from overseer.wasteland.battle.acting.response import decide
from overseer.wasteland.battle.attack.guns import call_stranger
from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.attack.strikes import call_strikes
from overseer.wasteland.battle.battle import Battle, Response
from overseer.wasteland.battle.conditions import cure, spend_stuns, steady, thaw
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.event_deck import (
    draw_event,
    end_events,
    fewer_actions,
    other_side,
)
from overseer.wasteland.battle.fortune.orders import (
    BANKED,
    ROVED,
    forget_activation,
    forget_round,
    take_claim,
)
from overseer.wasteland.battle.measure import is_object, stat
from overseer.wasteland.battle.model import ON_TABLE, READY, UNREADY, USED, WAITING, Model
from overseer.wasteland.battle.moves import ACTIVATE, HOLD, BattleMove, at_model, bare
from overseer.wasteland.battle.moves import READY as MAKE_READY
from overseer.wasteland.battle.moving.arrive import arm_mines
from overseer.wasteland.battle.reasons import (
    R_MUST_ACTIVATE,
    R_NOT_ASKED,
    R_NOT_READY,
    R_NOT_UNREADY,
    R_NOT_YOURS,
    R_NOTHING_THERE,
)
from overseer.wasteland.battle.things.items import fade
from overseer.wasteland.battle.topics import T_ACTION, T_DICE, T_FLIP, T_READY, T_TOKEN, T_TURN
from overseer.wasteland.battle.work import (
    W_ACTIVATION,
    W_CHECK,
    W_OVER,
    W_ROUND_END,
    W_TURN,
    Work,
)
from overseer.wasteland.campaign_words import STAR_ACTS
from overseer.wasteland.words import (
    BANKS_ACTION,
    G_VATS,
    NONE,
    ON_FIRE,
    PHYSICAL,
    POISONED,
    REACTS_ONLY,
    SHRUGS_STUN,
    SPARE_READY,
    STUNNED,
    UNCOUNTED,
)

MAIN_ACTIONS: Final = 2  # WB-R3
BLUE_ONE: Final = b"\0\0\0\1"
TIMED: Final = 1  # `timed` of a W_CHECK: the last round is over

# Stages of a round.
_FLIPPED: Final = 3
_TURNS: Final = 4
_ENDED: Final = 5
_LAST: Final = 6

# Stages of a turn.
_READIED: Final = 1
_CHOOSE: Final = 2
_TOKEN: Final = 3
_AI: Final = 4

# Stages of an activation (WB-R9).
_BURNT: Final = 1
_DOUSED: Final = 2
_POISON: Final = 3
_STUN: Final = 4
_SHRUGGED: Final = 5
_VATS: Final = 6
_VATS_THROWN: Final = 7
_AI_DIE: Final = 8
_AI_THROWN: Final = 9
_ACT: Final = 10
_END: Final = 11
_OVER: Final = 12


# -- rounds --------------------------------------------------------------------------------------


def run_round(battle: Battle, work: Work) -> bool:
    """A round: its start, who holds the advantage marker, turns in turn, its end."""
    stage = work.stage
    if stage == 0:
        begin_round(battle)
        work.stage = 1
        return False
    if stage == 1:
        work.stage = 2
        battle.push(W_CHECK)
        call_strikes(battle)
        draw_event(battle)
        return False
    if stage == 2:
        side = _advantage(battle)
        if side == NONE:
            work.stage = _FLIPPED
            return battle.ask_nature(T_FLIP)
        _give_marker(battle, work, side)
        return False
    if stage == _FLIPPED:
        _give_marker(battle, work, 0 if work.answer == 1 else 1)
        return False
    if stage == _TURNS:
        side = _next_side(battle)
        if side == NONE:
            work.stage = _ENDED
            battle.push(W_ROUND_END)
        else:
            battle.push(W_TURN).side = side
        return False
    if stage == _ENDED:
        work.stage = 0
        if battle.round >= battle.rules.rounds:
            work.stage = _LAST
            battle.push(W_CHECK).timed = TIMED
        return False
    battle.done(work)  # the scenario has seen no end: so be it (C15)
    battle.push(W_OVER)
    return False


def begin_round(battle: Battle) -> None:
    """The next round: everybody is unready again."""
    battle.round += 1
    battle.turn_side = NONE
    battle.drawn = 0
    for model in battle.models:
        if model.place == ON_TABLE or model.place == WAITING:
            fresh(battle, model)
    battle.tell("round", {"round": battle.round})
    battle.rules.round_begins(battle)


def fresh(battle: Battle, model: Model) -> None:
    """A model at the start of a round: unready, with the tokens that its card gives (WB-F11)."""
    model.status = UNREADY if acts(battle, model) else USED
    if model.unit.traits & SPARE_READY and model.status == UNREADY:
        model.status = READY
    model.reactions = model.unit.reactions
    model.locked = ()
    forget_round(model)


def acts(battle: Battle, model: Model) -> bool:
    """Whether a model is ever activated: things, turrets and bystanders are not."""
    if is_object(model) or model.unit.traits & REACTS_ONLY:
        return False
    return model.seat != NONE or played_by_ai(battle, model.side)


def played_by_ai(battle: Battle, side: int) -> bool:
    """Whether the AI plays a side."""
    return (battle.ai >> side) & 1 == 1


def _advantage(battle: Battle) -> int:
    """Who gets the advantage marker; NONE: the luck token decides (WB-R1, WC-F7)."""
    claimed = take_claim(battle)
    if battle.round == 1:
        first = battle.rules.first_side(battle)
        if first != NONE:
            return first
    if claimed != NONE:
        return claimed
    return side_with_fewer(battle)


def side_with_fewer(battle: Battle) -> int:
    """The side with fewer models on the table; NONE: both have as many (WB-R1)."""
    counts = [0, 0]
    for model in battle.models:
        if model.place == ON_TABLE and model.side < 2 and not is_object(model):
            if not model.unit.traits & UNCOUNTED:
                counts[model.side] += 1
    if counts[0] == counts[1]:
        return NONE
    return 0 if counts[0] < counts[1] else 1


def _give_marker(battle: Battle, work: Work, side: int) -> None:
    battle.advantage = other_side(battle, side)
    battle.tell("advantage", {"side": battle.advantage})
    work.stage = _TURNS


def _next_side(battle: Battle) -> int:
    """Turns alternate; a side that has nothing left to do is passed over (WB-R2)."""
    if battle.turn_side == NONE and to_do(battle, battle.advantage):
        return battle.advantage
    last = battle.advantage if battle.turn_side == NONE else battle.turn_side
    for step in range(1, 4):
        side = (last + step) % 3
        if to_do(battle, side):
            return side
    return NONE


def to_do(battle: Battle, side: int) -> bool:
    """Whether a side still has a model that is not used."""
    for model in battle.models:
        if model.side == side and model.place == ON_TABLE and model.status != USED:
            if acts(battle, model):
                return True
    return False


def run_round_end(battle: Battle, work: Work) -> bool:
    """The end of a round: the scenario's effects, then reaction tokens go (WB-R5)."""
    if work.stage == 0:
        work.stage = 1
        battle.tell("round-ended", {"round": battle.round})
        battle.rules.round_ends(battle)
        return False
    battle.done(work)
    clear_round(battle)
    battle.push(W_CHECK)
    return False


def clear_round(battle: Battle) -> None:
    """What goes with a round: reaction tokens, the −2 tokens, events."""
    for model in battle.models:
        if model.place == ON_TABLE:
            model.reactions = 0
            steady(battle, model)
    end_events(battle)


# -- turns ---------------------------------------------------------------------------------------


def run_turn(battle: Battle, work: Work) -> bool:
    """A side's turn. `seat`: whose choice."""
    stage = work.stage
    if stage == 0:
        battle.turn += 1
        arm_mines(battle, work.side)  # WB-F8
        battle.turn_side = work.side
        battle.tell("turn", {"side": work.side})
        if played_by_ai(battle, work.side):
            return _ask_token(battle, work)
        return _ask_ready(battle, work)
    if stage == _CHOOSE:
        return _ask_turn(battle, work)
    if stage == _TOKEN:
        battle.drawn |= 1 << work.answer
        make_ready(battle, battle.models[work.answer])
        work.stage = _AI
        return False
    return _activate_lowest(battle, work)


def with_status(battle: Battle, side: int, status: int) -> list[Model]:
    """The models of a side on the table that can act and have a status."""
    found = []
    for model in battle.models:
        if model.side == side and model.status == status and model.place == ON_TABLE:
            if acts(battle, model):
                found.append(model)
    return found


def _ask_ready(battle: Battle, work: Work) -> bool:
    """WC-A26: the next seat of the side that has an unready model readies one."""
    work.seat = _seat_with(battle, work.side, UNREADY)
    if work.seat == NONE:
        work.all_ready = 1
        work.seat = _seat_with(battle, work.side, READY)
        work.stage = _CHOOSE
        return False
    work.stage = _READIED
    return battle.ask(work.seat, T_READY)


def _seat_with(battle: Battle, side: int, status: int) -> int:
    """The next seat of a side, in seat order, that has a model of a status."""
    models = with_status(battle, side, status)
    for step in range(battle.seats):
        seat = (battle.next_seats[side] + step) % battle.seats
        for model in models:
            if model.seat == seat:
                return seat
    return NONE


def _ask_turn(battle: Battle, work: Work) -> bool:
    """Activate one after the other, or hold before the first of them (WB-R2)."""
    ready = with_status(battle, work.side, READY)
    if not ready:
        battle.done(work)
        return False
    if len(ready) == 1 and must_activate(work):
        start_activation(battle, ready[0])
        return False
    return battle.ask(work.seat, T_TURN)


def must_activate(work: Work) -> bool:
    """Whether a turn may not be held: one was activated, or nobody was left to be readied."""
    return work.activated == 1 or work.all_ready == 1


def make_ready(battle: Battle, model: Model) -> None:
    """A model may be activated in this turn or a later one."""
    model.status = READY
    battle.tell("readied", {"model": model.number})


def ready_moves(battle: Battle) -> list[BattleMove]:
    """The answers to T_READY."""
    work = battle.work[-1]
    found = []
    for model in with_status(battle, work.side, UNREADY):
        if model.seat == work.seat:
            found.append(at_model(MAKE_READY, model.number))
    return found


def ready_fault(battle: Battle, move: BattleMove) -> int:
    """Why an answer to T_READY is refused, 0 when it is legal."""
    work = battle.work[-1]
    if move.kind != MAKE_READY:
        return R_NOT_ASKED
    if not 0 <= move.a < len(battle.models) or battle.models[move.a].place != ON_TABLE:
        return R_NOTHING_THERE
    model = battle.models[move.a]
    if model.seat != work.seat:
        return R_NOT_YOURS
    return 0 if model.status == UNREADY and acts(battle, model) else R_NOT_UNREADY


def ready_answer(battle: Battle, move: BattleMove) -> None:
    """A model becomes ready."""
    work = battle.work[-1]
    make_ready(battle, battle.models[move.a])
    after = (work.seat + 1) % battle.seats
    seats = battle.next_seats
    battle.next_seats = (after, seats[1]) if work.side == 0 else (seats[0], after)
    work.stage = _CHOOSE


def turn_moves(battle: Battle) -> list[BattleMove]:
    """The answers to T_TURN."""
    work = battle.work[-1]
    ready = with_status(battle, work.side, READY)
    found = [at_model(ACTIVATE, model.number) for model in ready]
    if not must_activate(work):
        found.append(bare(HOLD))
    return found


def turn_fault(battle: Battle, move: BattleMove) -> int:
    """Why an answer to T_TURN is refused, 0 when it is legal."""
    work = battle.work[-1]
    if move.kind == HOLD:
        return R_MUST_ACTIVATE if must_activate(work) else 0
    if move.kind != ACTIVATE:
        return R_NOT_ASKED
    if not 0 <= move.a < len(battle.models) or battle.models[move.a].place != ON_TABLE:
        return R_NOTHING_THERE
    model = battle.models[move.a]
    if model.side != work.side:
        return R_NOT_YOURS
    return 0 if model.status == READY and acts(battle, model) else R_NOT_READY


def turn_answer(battle: Battle, move: BattleMove) -> None:
    """A model is activated, or the turn ends with its models ready."""
    work = battle.work[-1]
    if move.kind == HOLD:
        battle.tell("held", {"side": work.side})
        battle.done(work)
        return
    work.activated = 1
    start_activation(battle, battle.models[move.a])


def _ask_token(battle: Battle, work: Work) -> bool:
    """WC-A22: tokens of used or ready models are put back, so an unready one's is drawn."""
    unready = with_status(battle, work.side, UNREADY)
    work.stage = _AI
    if not unready:
        return False
    work.models = tuple([model.number for model in unready])
    work.stage = _TOKEN
    return battle.ask_nature(T_TOKEN)


def _activate_lowest(battle: Battle, work: Work) -> bool:
    """WC-A2: all ready AI models act, in ascending number."""
    lowest: Model | None = None
    for model in with_status(battle, work.side, READY):
        if lowest is None or model.token < lowest.token:
            lowest = model
    if lowest is None:
        battle.done(work)
    else:
        start_activation(battle, lowest)
    return False


# -- activations ---------------------------------------------------------------------------------


def start_activation(battle: Battle, model: Model) -> None:
    """A ready model is activated."""
    battle.push(W_ACTIVATION, model.number)
    battle.active = model.number
    model.acted_turn = battle.turn
    battle.actions = MAIN_ACTIONS - fewer_actions(battle, model)
    battle.actions = max(battle.actions - battle.rules.fewer_actions(battle, model), 0)
    battle.moved = 0
    battle.boons = 0
    battle.last_target = NONE
    model.spent &= ~ROVED
    battle.response = Response()
    if model.spent & BANKED:
        model.spent &= ~BANKED
        battle.actions += 1
    battle.tell("activated", {"model": model.number})


def run_activation(battle: Battle, work: Work) -> bool:
    """One step of an activation, in the order of WB-R9; a removed model ends it (WB-R8)."""
    model = battle.models[work.model]
    stage = work.stage
    if stage == _OVER:
        battle.done(work)
        battle.push(W_CHECK)
        return False
    if stage == _END or not model.alive:
        finish_activation(battle, model)
        work.stage = _OVER
        return False
    if stage == 0:
        fade(battle, model)
        work.stage = _POISON
        if model.conditions & ON_FIRE:
            battle.tell("burns", {"model": model.number})
            push_hit(battle, model, NONE, 1, PHYSICAL, 0, PAST_ARMOUR)
            work.stage = _BURNT
        return False
    if stage == _BURNT:
        work.stage = _DOUSED
        return battle.ask_nature(T_FLIP)
    if stage == _DOUSED:
        if work.answer == 1:
            cure(battle, model, ON_FIRE)
        work.stage = _POISON
        return False
    if stage == _POISON:
        work.stage = _STUN
        if model.conditions & POISONED:
            battle.tell("sickens", {"model": model.number})
            push_hit(battle, model, NONE, 1, PHYSICAL, 0, PAST_ARMOUR)
        return False
    if stage == _STUN or stage == _SHRUGGED:
        return _stunned(battle, work, model)
    if stage == _VATS:
        if battle.tables.rules.drives(battle, model):
            work.stage = _END
            return False
        work.stage = _AI_DIE
        if model.heroic:
            work.stage = _VATS_THROWN
            work.dice = BLUE_ONE
            return battle.ask_nature(T_DICE)
        return False
    if stage == _VATS_THROWN:
        _target_system(battle, work, model)
        return False
    if stage == _AI_DIE:
        work.stage = _ACT
        if played_by_ai(battle, model.side):
            work.stage = _AI_THROWN
            work.dice = BLUE_ONE
            return battle.ask_nature(T_DICE)
        return False
    if stage == _AI_THROWN:
        decide(battle, model, work.faces[1])  # WC-A4
        work.stage = _ACT
        return False
    if can_go_on(battle, model) or _has_something_free(battle, model):
        return battle.ask_of(model, T_ACTION)
    work.stage = _END
    return False


def _has_something_free(battle: Battle, model: Model) -> bool:
    """Whether somebody who decides can go on without an action; the AI has two actions (WC-A4)."""
    return not played_by_ai(battle, model.side) and something_free(battle, model)


def _stunned(battle: Battle, work: Work, model: Model) -> bool:
    """Stun, which some leaders shrug off by luck (WB-F10, WB-H4)."""
    if work.stage == _STUN:
        leader = model.leader
        if model.stuns > 0 and leader is not None and leader.powers & SHRUGS_STUN:
            work.stage = _SHRUGGED
            return battle.ask_nature(T_FLIP)
        work.answer = 0
    if work.answer == 1:
        cure(battle, model, STUNNED)
    spend_stuns(battle, model)
    work.stage = _VATS
    battle.push(W_CHECK)  # fire may have ended the battle
    return False


def _target_system(battle: Battle, work: Work, model: Model) -> None:
    """V.A.T.S.: every bottle is an action point (WB-H1)."""
    thrown = Thrown(work.faces, work.dice, False)
    points = thrown.bottles
    if stat(battle, model, G_VATS) > 0 or model.powers & STAR_ACTS:
        points += thrown.stars
    if thrown.blasts:
        call_stranger(battle, model)
    model.points += points
    battle.tell("vats", {"model": model.number, "points": points})
    work.stage = _AI_DIE


def end_answer(battle: Battle) -> None:
    """The owner says END: a leader may keep an action for later (WB-H4)."""
    work = battle.work[-1]
    model = battle.models[work.model]
    if battle.actions > 0 and model.leader is not None and model.leader.powers & BANKS_ACTION:
        model.spent |= BANKED
        battle.tell("action-kept", {"model": model.number})
    work.stage = _END


def finish_activation(battle: Battle, model: Model) -> None:
    """The end of an activation: unused points go (WB-R4), frost goes (WB-F10)."""
    model.status = USED
    model.points = 0
    model.charge_dice = b"\0\0\0\0"
    forget_activation(model)
    if battle.moved > 1:
        model.spent |= ROVED
    battle.boons = 0
    battle.active = NONE
    battle.actions = 0
    if model.alive:
        thaw(battle, model)
        battle.tell("ended", {"model": model.number})
    battle.rules.activated(battle, model)
