"""What units and leaders do for their friends: ready them, heal them, lend them tokens (WB-H4).

An order names the friend, or the enemy who is distracted. Where several powers fit, the first
in the list below is used; a second order to the same friend then uses the next one. A leader's
tokens may be given in his own activation or in the activation of the friend who gets them.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition, can_have
from overseer.wasteland.battle.fortune.fate import CALM
from overseer.wasteland.battle.measure import (
    is_object,
    presence,
    reaches,
    sees,
    within,
    within_ruler,
)
from overseer.wasteland.battle.model import ON_TABLE, READY, UNREADY, USED, Model
from overseer.wasteland.battle.moves import ORDER, BattleMove, at_model
from overseer.wasteland.battle.reasons import (
    R_HAS_REACTION,
    R_NO_ORDER,
    R_NOT_UNREADY,
    R_NOTHING_THERE,
    R_SPENT,
    R_TOO_FAR,
)
from overseer.wasteland.words import (
    AURA,
    DISTRACTS,
    DRILLED,
    FREE_DISENGAGE,
    GIVES_ACTIONS,
    GIVES_REACTIONS,
    HEALER,
    LENDS,
    NONE,
    ORDERS,
    SHAKEN,
    TAKES_ADVANTAGE,
    YELLOW,
)

# The powers that an order can be, in the order in which they are tried.
O_RALLY: Final = 1  # a friend within yellow becomes ready
O_DRILL: Final = 2  # another of the same unit within presence becomes ready
O_HEAL: Final = 3
O_ACTION: Final = 4
O_LEND: Final = 5
O_REACTION: Final = 6
O_ADVANTAGE: Final = 7  # the leader names himself: the next round's marker is his
O_DISTRACT: Final = 8  # an enemy within presence gets a −2 token

# Bits of Model.spent, above those of words.TRAITS and words.POWERS.
ORDERED: Final = 2**30  # this activation
HEALED: Final = 2**31  # this activation
LENT: Final = 2**32  # it uses its leader's best attribute until its activation ends
BANKED: Final = 2**33  # a leader keeps one action for later
CLAIMING: Final = 2**34  # a leader takes the next advantage marker
CLAIMED: Final = 2**35  # … once a battle
GAVE_ONE: Final = 2**36  # tokens that a leader has given away
GAVE_BOTH: Final = 2**37
KEPT_CHEM: Final = 2**38  # a chem was not used up, this battle
DISTRACTED: Final = 2**39  # this activation
SWAPPED: Final = 2**40  # this activation
ROVED: Final = 2**42  # it moved twice in its last activation
BLITZED: Final = 2**43  # perks that serve once an activation
SEARCHED_GAP: Final = 2**44
PRESSED: Final = 2**45
_ACTIVATION: Final = (
    ORDERED | HEALED | LENT | DISTRACTED | SWAPPED | BLITZED | SEARCHED_GAP | PRESSED
)
_ROUND: Final = FREE_DISENGAGE | LENDS


def forget_activation(model: Model) -> None:
    """What is once an activation may be done again."""
    model.spent &= ~_ACTIVATION


def forget_round(model: Model) -> None:
    """What is once a round may be done again."""
    model.spent &= ~_ROUND


def order_moves(battle: Battle, active: Model) -> list[BattleMove]:
    """The orders that the active model can give or get."""
    found: list[BattleMove] = []
    if not can_order(battle, active):
        return found
    for target in battle.models:
        order = at_model(ORDER, target.number)
        if order_fault(battle, active, order) == 0:
            found.append(order)
    return found


def can_order(battle: Battle, active: Model) -> bool:
    """Whether there is anybody whose powers could serve now; mostly there is not."""
    if active.unit.traits & (ORDERS | DRILLED | HEALER | DISTRACTS) or active.leader is not None:
        return True
    giver = leader_of(battle, active.side)
    return giver is not None and _powers(giver) & (GIVES_ACTIONS | GIVES_REACTIONS | LENDS) != 0


def leader_of(battle: Battle, side: int) -> Model | None:
    """The leader of a side, if he is on the table."""
    for model in battle.models:
        if model.leader is not None and model.place == ON_TABLE and model.side == side:
            return model
    return None


def order_fault(battle: Battle, active: Model, move: BattleMove) -> int:
    """Why an order about a model is refused, 0 when it is legal."""
    target = move.a
    if not 0 <= target < len(battle.models) or battle.models[target].place != ON_TABLE:
        return R_NOTHING_THERE
    friend = battle.models[target]
    if is_object(friend):
        return R_NO_ORDER
    fault = R_NO_ORDER
    for power in range(O_RALLY, O_DISTRACT + 1):
        found = power_fault(battle, power, active, friend)
        if found == 0:
            return 0
        if fault == R_NO_ORDER:
            fault = found
    return fault


def order_answer(battle: Battle, active: Model, move: BattleMove) -> None:
    """Carry a legal order out."""
    friend = battle.models[move.a]
    for power in range(O_RALLY, O_DISTRACT + 1):
        if power_fault(battle, power, active, friend) == 0:
            _carry_out(battle, power, active, friend)
            return


def power_fault(battle: Battle, power: int, active: Model, friend: Model) -> int:
    """Why one power cannot serve a friend; R_NO_ORDER where nobody has it."""
    if power == O_DISTRACT:
        return _distract_fault(battle, active, friend)
    if friend.side != active.side:
        return R_NO_ORDER
    if power == O_RALLY or power == O_DRILL:
        return _ready_fault(battle, power, active, friend)
    if power == O_HEAL:
        return _heal_fault(active, friend)
    return _leader_fault(battle, power, active, friend)


def _heal_fault(active: Model, friend: Model) -> int:
    if not active.unit.traits & HEALER or friend is active or friend.wounds == 0:
        return R_NO_ORDER
    if active.spent & HEALED:
        return R_SPENT
    return 0 if within_ruler(active, friend, YELLOW) else R_TOO_FAR


def _leader_fault(battle: Battle, power: int, active: Model, friend: Model) -> int:
    """Why a power of the leader cannot serve a friend."""
    giver = leader_of(battle, active.side)
    if giver is None or (giver is not active and friend is not active):
        return R_NO_ORDER
    powers = _powers(giver)
    if power == O_ADVANTAGE:
        if friend is not giver or giver is not active or not powers & TAKES_ADVANTAGE:
            return R_NO_ORDER
        return R_SPENT if giver.spent & CLAIMED else 0
    if friend is giver:
        return R_NO_ORDER
    if power == O_ACTION:
        if not powers & GIVES_ACTIONS or friend.status == USED:
            return R_NO_ORDER
    elif power == O_REACTION:
        if not powers & GIVES_REACTIONS or battle.fate.has(CALM):
            return R_NO_ORDER
        if friend.reactions > 0:
            return R_HAS_REACTION
    elif not powers & LENDS or friend.status == USED or friend.spent & LENT:
        return R_NO_ORDER
    if giver.spent & (LENDS if power == O_LEND else GAVE_BOTH):
        return R_SPENT
    return 0 if reaches(battle, AURA, giver, friend) else R_TOO_FAR


def _ready_fault(battle: Battle, power: int, active: Model, friend: Model) -> int:
    trait = ORDERS if power == O_RALLY else DRILLED
    if not active.unit.traits & trait or friend is active:
        return R_NO_ORDER
    if power == O_DRILL and friend.unit.number != active.unit.number:
        return R_NO_ORDER
    if active.spent & ORDERED:
        return R_SPENT
    if friend.status != UNREADY:
        return R_NOT_UNREADY
    if power == O_RALLY:
        return 0 if within_ruler(active, friend, YELLOW) else R_TOO_FAR
    return 0 if reaches(battle, AURA, active, friend) else R_TOO_FAR


def _distract_fault(battle: Battle, active: Model, enemy: Model) -> int:
    if not active.unit.traits & DISTRACTS or not battle.rules.enemies(battle, active, enemy):
        return R_NO_ORDER
    if active.spent & DISTRACTED:
        return R_SPENT
    if not can_have(battle, enemy, SHAKEN):
        return R_NO_ORDER
    near = within(active, enemy, presence(active)) and sees(battle, active, enemy)
    return 0 if near else R_TOO_FAR


def _carry_out(battle: Battle, power: int, active: Model, friend: Model) -> None:
    args = {"model": active.number, "target": friend.number}
    if power == O_DISTRACT:
        active.spent |= DISTRACTED
        battle.tell("distracted", {**args})
        add_condition(battle, friend, SHAKEN)
        return
    if power == O_RALLY or power == O_DRILL:
        active.spent |= ORDERED
        friend.status = READY
        battle.tell("ordered", {**args})
        return
    if power == O_HEAL:
        active.spent |= HEALED
        friend.wounds -= 1
        battle.tell("tended", {**args})
        return
    giver = leader_of(battle, active.side)
    if giver is None:
        return
    args["model"] = giver.number
    if power == O_ADVANTAGE:
        giver.spent |= CLAIMED | CLAIMING
        battle.tell("advantage-claimed", {"model": giver.number})
    elif power == O_LEND:
        giver.spent |= LENDS
        friend.spent |= LENT
        battle.tell("lent", {**args})
    else:
        giver.spent |= GAVE_BOTH if giver.spent & GAVE_ONE else GAVE_ONE
        if power == O_ACTION:
            friend.points += 1
            battle.tell("point-given", {**args})
        else:
            friend.reactions = 1
            battle.tell("reaction-given", {**args})


def _powers(model: Model) -> int:
    return 0 if model.leader is None else model.leader.powers


def lent(battle: Battle, model: Model, attribute: int) -> int:
    """The attribute that a leader lends to a model, 0 without any.

    Reading: it is the best printed one of the leader, the first of equals.
    """
    if not model.spent & LENT:
        return 0
    giver = leader_of(battle, model.side)
    if giver is None or not reaches(battle, AURA, giver, model):
        return 0
    printed = giver.unit.attributes
    return printed[attribute] if printed.index(max(printed)) == attribute else 0


def take_claim(battle: Battle) -> int:
    """The side whose leader takes the advantage marker now (Blitzer); NONE without one."""
    side = NONE
    for model in battle.models:
        if model.spent & CLAIMING:
            model.spent &= ~CLAIMING
            if model.place == ON_TABLE and side == NONE:
                side = model.side
    return side
