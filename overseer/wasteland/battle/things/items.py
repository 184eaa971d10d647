"""Items: using, sharing, finding, taking, leaving and giving them (WB-I2, WB-I4).

Readings of WB-I2 and WB-I4:

- Using, taking, leaving and giving cost no action, in one's own activation.
- A limited-use card is used up, out of the model's finds first, else out of its unit's pool. It
  serves the model itself, or a friend within yellow and in sight when both are unengaged.
- Food from the unit's pool is cooked, found food raw; super mutants eat everything as cooked.
- A chem or drink fades: every use is its next stage, one stage an activation. A stage lasts
  until the model's next activation begins. The last stage uses the card up and is tested for
  addiction: the card's icon on a blue die.
- A found card that fades or holds tokens is opened by its first use: from then on it is the
  model's own, and can no more be dropped or passed on than what it started with.
- A stage that gives a quick move gives an action point, and quick moves for this activation.
- A card with tokens (fusion core) spends one an activation.
- `Model.counters`, by place in `items`: stages used of what fades, tokens left of what has
  tokens (below zero while one was spent in this activation), rounds left of a Stealth Boy.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import add_weapon, drop_weapon, use_up, without
from overseer.wasteland.battle.attack.strikes import call_in, run_strike
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.counters import counter, disown, open_card, own, set_counter
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.fortune.fate import SPOILT
from overseer.wasteland.battle.fortune.orders import KEPT_CHEM
from overseer.wasteland.battle.measure import at_marker, is_engaged, sees, within_ruler
from overseer.wasteland.battle.model import HEAP, Marker, Model
from overseer.wasteland.battle.moves import (
    GIVE,
    LEAVE,
    TAKE,
    USE,
    WEAPON_FIND,
    BattleMove,
    card_text,
    with_card,
)
from overseer.wasteland.battle.reasons import (
    R_AT_WORK,
    R_ENGAGED,
    R_EVENT,
    R_NO_ITEM,
    R_NO_SIGHT,
    R_NO_SKILL,
    R_NO_TARGET,
    R_NO_USE,
    R_NOT_FOR_IT,
    R_NOT_SHARED,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_OPENED,
    R_STARTING_ITEM,
    R_THROW_FAR,
)
from overseer.wasteland.battle.things.kit import (
    EATEN,
    HANDLESS,
    has_use,
    in_force,
    may_hold,
    may_use,
    renew,
)
from overseer.wasteland.battle.things.markers import lies_there
from overseer.wasteland.battle.things.uses import apply_uses, useful
from overseer.wasteland.battle.topics import T_DICE
from overseer.wasteland.battle.work import W_CHECK, W_USE, Work
from overseer.wasteland.campaign_words import CHEM_PROOF, D_CHEMS, D_HEALED, LONG_CHEMS, MEDIC
from overseer.wasteland.card import Item
from overseer.wasteland.words import (
    CHEM,
    KEEPS_CHEM,
    MUTANT,
    NONE,
    ROBOT,
    U_HEAL,
    U_REPAIR,
    U_STEALTH,
    U_STRIKE,
    W_MINE,
    W_THROWN,
    YELLOW,
)

BLUE_ONE: Final = b"\0\0\0\1"


def pool(battle: Battle, model: Model) -> tuple[int, ...]:
    """The limited-use cards of a model's unit."""
    return () if model.group == NONE else battle.groups[model.group]


def holds(battle: Battle, model: Model, card: int) -> bool:
    """Whether a model can lay hands on a card."""
    return card in model.found or card in pool(battle, model) or card in model.items


# -- using ---------------------------------------------------------------------------------------


def uses_of(battle: Battle, model: Model, eater: Model, item: Item) -> list[tuple[int, int]]:
    """What a card would do: food may be cooked (WB-I4)."""
    if item.cooked and (eater.unit.types & MUTANT or item.number not in model.found):
        return item.cooked
    return item.uses


def use_fault(battle: Battle, model: Model, card: int, target: int) -> int:
    """Why a model may not use a card, for itself (NONE) or for a friend; 0 when it may."""
    if card < 0 or card >= WEAPON_FIND or not holds(battle, model, card):
        return R_NO_ITEM
    item = battle.cards.items[card]
    if not item.uses and not item.stages:
        return R_NO_USE
    if item.kind in EATEN and battle.fate.has(SPOILT):
        return R_EVENT
    if has_use(item, U_STRIKE):
        return _aim_fault(battle, model, card, target)
    if item.kind in EATEN and model.unit.types & HANDLESS:
        return R_NOT_FOR_IT  # WB-I3: a friend has to share it
    if not (target == NONE or 0 <= target < len(battle.models)):
        return R_NO_TARGET
    eater = model if target == NONE else battle.models[target]
    if not may_use(battle, eater, card):
        return R_NOT_FOR_IT
    if has_use(item, U_REPAIR) and not eater.unit.types & ROBOT:
        return R_NOT_FOR_IT
    if eater is not model:
        if not item.limited:
            return R_STARTING_ITEM if card in model.items else R_NOT_SHARED
        fault = share_fault(battle, model, eater)
        if fault:
            return fault
    if item.stages:
        for at_work, _ in model.stages:
            if at_work == card:
                return R_AT_WORK
        return 0
    if item.tokens and card in model.items and counter(battle, model, card) < 0:
        return R_AT_WORK
    return 0 if useful(battle, eater, uses_of(battle, model, eater, item)) else R_NO_USE


def share_fault(battle: Battle, model: Model, friend: Model) -> int:
    """Why nothing can pass between two models: unengaged friends, within yellow, in sight."""
    if not friend.alive or friend.side != model.side or friend is model:
        return R_NO_TARGET
    if is_engaged(battle, model) or is_engaged(battle, friend):
        return R_ENGAGED
    if not within_ruler(model, friend, YELLOW) or not sees(battle, model, friend):
        return R_NOT_SHARED
    return 0


def _aim_fault(battle: Battle, model: Model, card: int, target: int) -> int:
    """Artillery smoke is thrown at the feet of a model in throwing range and sight."""
    if not may_use(battle, model, card):
        return R_NOT_FOR_IT
    if not 0 <= target < len(battle.models) or not battle.models[target].alive:
        return R_NO_TARGET
    if model.unit.throw == NONE:
        return R_NO_SKILL
    if is_engaged(battle, model):
        return R_ENGAGED
    other = battle.models[target]
    if not within_ruler(model, other, model.unit.throw):
        return R_THROW_FAR
    return 0 if sees(battle, model, other) else R_NO_SIGHT


def use_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """The cards that a model may use, for itself and for friends."""
    found: list[BattleMove] = []
    cards = sorted(set(model.found + pool(battle, model) + model.items))
    for card in cards:
        if card >= WEAPON_FIND:
            continue
        item = battle.cards.items[card]
        if not item.uses and not item.stages:
            continue
        if has_use(item, U_STRIKE):
            targets = [enemy.number for enemy in battle.enemies_of(model)]
        elif item.limited:
            targets = [NONE] + [friend.number for friend in battle.friends_of(model)]
        else:
            targets = [NONE]
        for target in targets:
            if use_fault(battle, model, card, target) == 0:
                found.append(with_card(USE, battle.cards, card, target))
    return found


def begin_use(battle: Battle, model: Model, card: int, target: int) -> None:
    """A model uses a card."""
    item = battle.cards.items[card]
    eater = model if target == NONE else battle.models[target]
    args: dict[str, int | str] = {"model": model.number, "card": item.id}
    if item.kind == CHEM:
        _chem_taken(battle, model, eater)
    if eater is model or has_use(item, U_STRIKE):
        battle.tell("used", args)
    else:
        battle.tell("used-on", {**args, "target": eater.number})
    if item.stages:
        _next_stage(battle, model, item)
        return
    if has_use(item, U_STRIKE):
        _spend(battle, model, item)
        call_in(battle, model, item, eater.x, eater.y)
        return
    uses = uses_of(battle, model, eater, item)
    if eater is not model or not _kept(battle, model, item):
        _spend(battle, model, item)
    for use, amount in uses:
        if use == U_STEALTH:
            own(battle, eater, card, amount)
            renew(battle, eater)
    wounds = eater.wounds
    apply_uses(battle, eater, nursed(model, uses))
    count(battle, model.seat, D_HEALED, max(wounds - eater.wounds, 0))
    if not eater.alive:
        battle.push(W_CHECK, model.number)  # WC-F5


def nursed(model: Model, uses: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What a card does in the hands of a medic: it heals one more."""
    if not model.powers & MEDIC:
        return uses
    return [(use, amount + 1 if use == U_HEAL else amount) for use, amount in uses]


def _chem_taken(battle: Battle, model: Model, eater: Model) -> None:
    """A chem counts for quests, and for a perk of the one who takes it."""
    count(battle, model.seat, D_CHEMS)
    if eater.powers & LONG_CHEMS:
        eater.boosts += 1
        battle.tell("boosts-won", {"model": eater.number, "amount": 1})


def _kept(battle: Battle, model: Model, item: Item) -> bool:
    """Whether a chem that a model takes is not used up, as some cards say, once a battle."""
    if item.kind != CHEM or not model.unit.traits & KEEPS_CHEM or model.spent & KEPT_CHEM:
        return False
    model.spent |= KEPT_CHEM
    battle.tell("chem-kept", {"model": model.number, "card": item.id})
    return True


def _spend(battle: Battle, model: Model, item: Item) -> None:
    """A card is used up, or gives one of its tokens."""
    card = item.number
    if not item.tokens:
        if card in model.found or card in pool(battle, model):
            use_up(battle, model, card)
        else:
            disown(battle, model, card)
        renew(battle, model)
        return
    open_card(battle, model, card, item.tokens)
    left = counter(battle, model, card) - 1
    if left > 0:
        set_counter(battle, model, card, -left)
    else:
        disown(battle, model, card)
    renew(battle, model)


def _next_stage(battle: Battle, model: Model, item: Item) -> None:
    """The next stage of what fades; the last one is tested for addiction."""
    card = item.number
    open_card(battle, model, card, 0)
    stage = counter(battle, model, card)
    model.stages = (*model.stages, (card, stage))
    last = stage + 1 >= len(item.stages)
    if last and _kept(battle, model, item):
        set_counter(battle, model, card, 0)  # it begins anew
    elif last:
        disown(battle, model, card)
    else:
        set_counter(battle, model, card, stage + 1)
    renew(battle, model)
    args: dict[str, int | str] = {"model": model.number, "card": item.id}
    battle.tell("stage", {**args, "stage": stage + 1, "stages": len(item.stages)})
    apply_uses(battle, model, item.stages[stage].uses)
    if not model.alive:
        battle.push(W_CHECK, model.number)
    elif last and item.addiction != NONE and card not in model.addictions:
        work = battle.push(W_USE, model.number)
        work.card = card
        work.dice = BLUE_ONE


def run_use(battle: Battle, work: Work) -> bool:
    """The test for addiction, `card` being what was used; or artillery that falls."""
    if work.target != NONE:
        return run_strike(battle, work)
    if work.stage == 0:
        work.stage = 1
        return battle.ask_nature(T_DICE)
    battle.done(work)
    model = battle.models[work.model]
    item = battle.cards.items[work.card]
    needed = 2 if model.powers & CHEM_PROOF else 1
    if Thrown(work.faces, BLUE_ONE, False).icons(item.addiction) >= needed:
        model.addictions = (*model.addictions, work.card)
        renew(battle, model)
        battle.tell("addicted", {"model": model.number, "card": item.id})
    return False


def fade(battle: Battle, model: Model) -> None:
    """A model's activation begins: stages end, tokens may be spent again, Stealth Boys run down."""
    stages = model.stages
    model.stages = ()
    for card, _ in stages:
        battle.tell("faded", {"model": model.number, "card": battle.cards.items[card].id})
    changed = len(stages) > 0
    for card in sorted(set(model.items)):
        item = battle.cards.items[card]
        n = counter(battle, model, card)
        if item.tokens and n < 0:
            set_counter(battle, model, card, -n)
        elif has_use(item, U_STEALTH):
            changed = True
            if n > 1:
                set_counter(battle, model, card, n - 1)
            else:
                disown(battle, model, card)
                battle.tell("faded", {"model": model.number, "card": item.id})
    if changed:
        renew(battle, model)


# -- finds ---------------------------------------------------------------------------------------


def take_find(battle: Battle, model: Model, card: int) -> None:
    """A card was found; what a model cannot take up stays at its feet."""
    args: dict[str, int | str] = {"model": model.number, "card": card_text(battle.cards, card)}
    battle.tell("found", args)
    if may_hold(battle, model, card):
        _take_up(battle, model, card)
    else:
        lay_heap(battle, model, card)
        battle.tell("left", args)


def _take_up(battle: Battle, model: Model, card: int) -> None:
    model.found = (*model.found, card)
    if card >= WEAPON_FIND and may_use(battle, model, card):
        weapon = battle.cards.weapons[card - WEAPON_FIND]
        if weapon.kind != W_THROWN and weapon.kind != W_MINE:
            add_weapon(model, weapon.number)
    renew(battle, model)


def _put_down(battle: Battle, model: Model, card: int) -> None:
    model.found = without(model.found, card)
    if card >= WEAPON_FIND and may_use(battle, model, card):
        weapon = battle.cards.weapons[card - WEAPON_FIND]
        if weapon.kind != W_THROWN and weapon.kind != W_MINE:
            drop_weapon(model, weapon.number)
    renew(battle, model)


def lay_heap(battle: Battle, model: Model, card: int) -> Marker:
    """A card lies on the table where a model stands, on a heap that it touches if there is one."""
    heap: Marker | None = None
    for marker in battle.markers:
        if marker.kind == HEAP and lies_there(battle, marker.number) and at_marker(model, marker):
            heap = marker
            break
    if heap is None:
        heap = battle.add_marker(HEAP, model.x, model.y)
        heap.side = model.side
        heap.open = True
    heap.items = (*heap.items, card)
    return heap


def take_fault(battle: Battle, model: Model, number: int, card: int) -> int:
    """Why a model may not take a card from a heap; 0 when it may."""
    if not lies_there(battle, number) or battle.markers[number].kind != HEAP:
        return R_NOTHING_THERE
    marker = battle.markers[number]
    if card not in marker.items:
        return R_NO_ITEM
    if is_engaged(battle, model):
        return R_ENGAGED
    if not at_marker(model, marker):
        return R_NOT_TOUCHING
    return 0 if may_hold(battle, model, card) else R_NOT_FOR_IT


def take_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """The cards that a model may take from heaps."""
    found: list[BattleMove] = []
    for marker in battle.markers:
        if marker.kind == HEAP and not marker.out:
            for card in sorted(set(marker.items)):
                if take_fault(battle, model, marker.number, card) == 0:
                    found.append(with_card(TAKE, battle.cards, card, marker.number))
    return found


def take_item(battle: Battle, model: Model, number: int, card: int) -> None:
    """A model takes a card from a heap."""
    marker = battle.markers[number]
    marker.items = without(marker.items, card)
    if not marker.items:
        marker.out = True
    battle.tell("taken", {"model": model.number, "card": card_text(battle.cards, card)})
    _take_up(battle, model, card)


def _find_fault(battle: Battle, model: Model, card: int) -> int:
    """Why a card is none that a model may part with (WB-I2)."""
    if card in model.found:
        return 0
    if card not in model.items:
        in_pool = card in pool(battle, model)
        return R_STARTING_ITEM if in_pool else R_NO_ITEM
    item = battle.cards.items[card]
    opened = (item.stages or has_use(item, U_STEALTH)) and counter(battle, model, card) != 0
    return R_OPENED if opened else R_STARTING_ITEM


def leave_fault(battle: Battle, model: Model, card: int) -> int:
    """Why a model may not lay a card down; 0 when it may."""
    return _find_fault(battle, model, card)


def leave_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """The finds worth laying down: what is worn while another of its kind has to wait.

    Everything else may be laid down too; listing it would only invite to and fro.
    """
    found: list[BattleMove] = []
    worn = in_force(battle, model)
    kinds: list[int] = []
    for card in model.found:
        if card < WEAPON_FIND and card not in worn and may_use(battle, model, card):
            kinds.append(battle.cards.items[card].kind)
    for card in sorted(set(worn)):
        if battle.cards.items[card].kind in kinds:
            found.append(with_card(LEAVE, battle.cards, card))
    return found


def leave_item(battle: Battle, model: Model, card: int) -> None:
    """A model lays a find down."""
    _put_down(battle, model, card)
    lay_heap(battle, model, card)
    battle.tell("left", {"model": model.number, "card": card_text(battle.cards, card)})


def give_fault(battle: Battle, model: Model, card: int, target: int) -> int:
    """Why a model may not give a find to a friend; 0 when it may."""
    fault = _find_fault(battle, model, card)
    if fault:
        return fault
    if not 0 <= target < len(battle.models):
        return R_NO_TARGET
    friend = battle.models[target]
    fault = share_fault(battle, model, friend)
    if fault:
        return fault
    return 0 if may_hold(battle, friend, card) else R_NOT_FOR_IT


def give_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """The finds that a model may give to friends who can use them."""
    found: list[BattleMove] = []
    for card in sorted(set(model.found)):
        for friend in battle.friends_of(model):
            if may_use(battle, friend, card):
                if give_fault(battle, model, card, friend.number) == 0:
                    found.append(with_card(GIVE, battle.cards, card, friend.number))
    return found


def give_item(battle: Battle, model: Model, card: int, target: int) -> None:
    """A model gives a find to a friend."""
    _put_down(battle, model, card)
    args: dict[str, int | str] = {"model": model.number, "target": target}
    battle.tell("given", {**args, "card": card_text(battle.cards, card)})
    _take_up(battle, battle.models[target], card)
