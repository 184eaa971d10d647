"""Use expertise: searching, lockpicking, computers, and what is drawn for it (WB-I1, WC-F9).

An item marker and a danger marker are emptied by the same action, as `try k3 search`, without a
test (C8); nobody needs the icon for that. A marker that belongs to the scenario (investigation
markers, letters, numbers, places) is tried where `Rules.interaction_fault` allows the move.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import use_up
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.fortune.fate import NO_EXPERTISE
from overseer.wasteland.battle.fortune.plays import throw_for
from overseer.wasteland.battle.measure import (
    at_marker,
    is_engaged,
    is_object,
    presence,
    reaches,
    sees,
    stat,
    within,
)
from overseer.wasteland.battle.model import (
    COMPUTERS_MARKER,
    DANGER_MARKER,
    ITEM_MARKER,
    LOCKPICK_MARKER,
    ON_TABLE,
    SEARCH_MARKER,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import EXPERTISE, WEAPON_FIND, BattleMove, card_text, try_skill
from overseer.wasteland.battle.reasons import (
    R_ENGAGED,
    R_EVENT,
    R_LOCKED_OUT,
    R_NO_SKILL,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_OBJECT,
    R_UNSEEN,
    R_WRONG_SKILL,
)
from overseer.wasteland.battle.things.items import take_find
from overseer.wasteland.battle.things.kit import may_use
from overseer.wasteland.battle.things.markers import LOOKING, known, lies_there, run_look, take_off
from overseer.wasteland.battle.topics import T_DROP, T_FIND, T_ROLL
from overseer.wasteland.battle.values import PENALTY, attribute, has_skill, hindrance, skill_base
from overseer.wasteland.battle.work import QUICK, REACTION, W_DANGER, W_SEARCH, W_TEST, Work
from overseer.wasteland.campaign_words import (
    D_COMPUTERS,
    D_FOUND,
    D_LOCKS,
    D_SEARCHED,
    D_SEARCHES,
)
from overseer.wasteland.words import (
    ATTRIBUTES,
    COMPUTERS,
    DOG,
    DREAD,
    G_EXTRA_ITEM,
    G_NEVER_LOCKED,
    G_OPEN_COMPUTERS,
    G_OPEN_LOCKS,
    HANDLER,
    IN_SEARCH,
    LOCKPICK,
    NONE,
    OWN,
    PERCEPTION,
    RARELY_LOCKED,
    REDRAWS,
    SEARCH,
    SKILLS,
)
from overseer.wasteland.words import EXPERTISE as EXPERT_SKILLS

# Stages of W_TEST.
_BEGIN: Final = 0
_THROWN: Final = 1
_WON: Final = 2

# Stages of W_SEARCH; those from LOOKING on belong to markers.py.
_DRAW: Final = 0
_DRAWN: Final = 1
_PUT_BACK: Final = 2


# -- what may be tried ---------------------------------------------------------------------------


def skill_wanted(content: int) -> int:
    """The skill that a plain searchable marker asks for; NONE for blanks, letters, numbers."""
    if content == LOCKPICK_MARKER:
        return LOCKPICK
    if content == COMPUTERS_MARKER:
        return COMPUTERS
    if content in (ITEM_MARKER, SEARCH_MARKER, DANGER_MARKER):
        return SEARCH
    return NONE


def untested(content: int) -> bool:
    """Whether a marker is emptied without a test (C8)."""
    return content == ITEM_MARKER or content == DANGER_MARKER


def is_plain(marker: Marker) -> bool:
    """Whether a marker follows C8, not the scenario."""
    return marker.kind == SEARCHABLE and (
        marker.content < 0 or skill_wanted(marker.content) != NONE
    )


def expertise_fault(battle: Battle, model: Model, number: int, skill: int) -> int:
    """Why a model may not try a skill at a marker; 0 when it may."""
    if not lies_there(battle, number):
        return R_NOTHING_THERE
    if is_object(model):
        return R_OBJECT
    marker = battle.markers[number]
    if is_engaged(battle, model):
        return R_ENGAGED  # C7
    if skill not in EXPERT_SKILLS:
        return R_WRONG_SKILL
    if battle.fate.has(NO_EXPERTISE):
        return R_EVENT
    if is_plain(marker):
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        if not known(marker, model.side):
            return R_UNSEEN
        if skill != skill_wanted(marker.content):
            return R_WRONG_SKILL
        if untested(marker.content):
            return 0
    else:
        fault = battle.rules.interaction_fault(battle, model, try_skill(number, skill, False))
        if fault:
            return fault
    if number in model.locked:
        return R_LOCKED_OUT
    return 0 if able(battle, model, skill) else R_NO_SKILL


def able(battle: Battle, model: Model, skill: int) -> bool:
    """Whether a model can try a skill: its icon, a key for it, or for dogs a handler (WB-I3)."""
    if has_skill(model, skill) or opener(battle, model, skill) != NONE:
        return True
    return skill == SEARCH and handled(battle, model) != NONE


def expertise_moves(battle: Battle, model: Model, quick: bool) -> list[BattleMove]:
    """The plain markers that a model may try its skills at; the scenario lists its own.

    Quick tries of the scenario's markers are listed here, because it lists them unhurried.
    """
    found: list[BattleMove] = []
    for marker in battle.markers:
        if is_plain(marker) and at_marker(model, marker) and known(marker, model.side):
            skill = skill_wanted(marker.content)
            if expertise_fault(battle, model, marker.number, skill) == 0:
                found.append(try_skill(marker.number, skill, quick))
    if quick:
        for move in battle.rules.interactions(battle, model):
            if move.kind == EXPERTISE and expertise_fault(battle, model, move.a, move.b) == 0:
                found.append(try_skill(move.a, move.b, True))
    return found


# -- the test ------------------------------------------------------------------------------------


def expertise_items(battle: Battle, model: Model, skill: int, quick: bool) -> list[tuple[str, int]]:
    """Where the value of a try comes from, item by item (WB-D2)."""
    items: list[tuple[str, int]] = []
    beside = model.unit.skills[skill]
    own = 0 if beside == NONE else attribute(battle, model, beside)
    handler = handled(battle, model) if skill == SEARCH else NONE
    if handler > own:
        items.append(("handler", handler))
    elif beside != NONE:
        items.append((ATTRIBUTES[beside], own))
    more = 0 if beside == NONE else skill_base(battle, model, skill) - own
    if more:
        items.append((f"skill-{SKILLS[skill]}", more))
    if quick:
        items.append(("quick", PENALTY))  # WB-R4
    if hindrance(model):
        items.append(("conditions", hindrance(model)))
    if battle.fate.skills[skill]:
        items.append(("event", battle.fate.skills[skill]))
    if dreads(battle, model):
        items.append(("dread", PENALTY))
    return items


def expertise_value(battle: Battle, model: Model, skill: int, quick: bool) -> int:
    """The value of a try."""
    total = 0
    for _, amount in expertise_items(battle, model, skill, quick):
        total += amount
    return total


def expertise_dice(battle: Battle, model: Model, skill: int) -> bytes:
    """The effect dice that cards add to a try: its own, and auras of friends (WB-H4)."""
    dice = [0, 0, 0, 0]
    for friend in battle.models:
        if friend.place != ON_TABLE or friend.side != model.side:
            continue
        for extra in friend.dice:
            if extra.where != IN_SEARCH + skill - SEARCH:
                continue
            if extra.reach == OWN:
                if friend is model:
                    dice[extra.die] += 1
            elif reaches(battle, extra.reach, friend, model):
                dice[extra.die] += 1
    return bytes(dice)


def dreads(battle: Battle, model: Model) -> bool:
    """Whether an enemy that spreads dread has a model in its presence and sight."""
    for enemy in battle.enemies_of(model):
        if enemy.unit.traits & DREAD and within(enemy, model, presence(enemy)):
            if sees(battle, enemy, model):
                return True
    return False


def handled(battle: Battle, model: Model) -> int:
    """The perception with which a dog searches near a handler; NONE without one."""
    best = NONE
    if not model.unit.types & DOG:
        return best
    for friend in battle.friends_of(model):
        if friend.unit.traits & HANDLER and within(friend, model, presence(friend)):
            if sees(battle, friend, model):
                best = max(best, attribute(battle, friend, PERCEPTION))
    return best


def opener(battle: Battle, model: Model, skill: int) -> int:
    """The card that opens locks or computers without a test, once; NONE without one.

    Reading: whoever has one uses it, icon or not.
    """
    if skill == SEARCH:
        return NONE
    gift = G_OPEN_LOCKS if skill == LOCKPICK else G_OPEN_COMPUTERS
    cards = model.found
    if model.group != NONE:
        cards = cards + battle.groups[model.group]
    for card in cards:
        if card < WEAPON_FIND and may_use(battle, model, card):
            for each in battle.cards.items[card].gifts:
                if each.stat == gift:
                    return card
    return NONE


def begin_expertise(battle: Battle, model: Model, number: int, skill: int, flags: int) -> None:
    """A model tries a skill at a marker."""
    work = battle.push(W_TEST, model.number, number)
    work.skill = skill
    work.flags = flags


def run_test(battle: Battle, work: Work) -> bool:
    """One step of a try."""
    model = battle.models[work.model]
    marker = battle.markers[work.target]
    if work.stage == _BEGIN:
        return _begin(battle, work, model, marker)
    if work.stage == _THROWN:
        return _judge(battle, work, model, marker)
    battle.done(work)
    if model.place == ON_TABLE:
        _succeed(battle, model, marker, work.flags)
    return False


def _begin(battle: Battle, work: Work, model: Model, marker: Marker) -> bool:
    args: dict[str, int | str] = {"model": model.number, "marker": marker.number}
    if is_plain(marker) and untested(marker.content):
        work.stage = _WON
        if marker.content == DANGER_MARKER:
            # C8: the danger first, then as an item; who is removed leaves the item behind.
            marker.content = ITEM_MARKER
            marker.open = True
            battle.revealed += 1
            battle.push(W_DANGER, model.number).flags = work.flags
        return False
    key = opener(battle, model, work.skill)
    if key != NONE:
        use_up(battle, model, key)
        battle.tell("opened", {**args, "card": card_text(battle.cards, key)})
        work.stage = _WON
        return False
    work.value = expertise_value(battle, model, work.skill, work.has(QUICK))
    work.value += battle.rules.try_change(battle, model, marker.number)
    work.dice = expertise_dice(battle, model, work.skill)
    battle.tell("tried", {**args, "skill": SKILLS[work.skill], "value": work.value})
    work.stage = _THROWN
    return throw_for(battle, work, model, T_ROLL)


def _judge(battle: Battle, work: Work, model: Model, marker: Marker) -> bool:
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    if thrown.points and not work.flags & (QUICK | REACTION):  # WB-R4
        model.points += thrown.points
        battle.tell("point-won", {"model": model.number, "amount": thrown.points})
    args: dict[str, int | str] = {"model": model.number, "marker": marker.number}
    args["skill"] = SKILLS[work.skill]
    if thrown.margin(work.value) >= 0:
        battle.tell("try-succeeded", args)
        count(battle, model.seat, skill_deed(work.skill))
        work.stage = _WON
        return False
    battle.tell("try-failed", args)
    battle.done(work)
    if not never_locked(battle, model, work.skill):
        model.locked = (*model.locked, marker.number)  # WB-I1
        battle.tell("locked-out", {"model": model.number, "marker": marker.number})
    battle.rules.expertise_done(battle, model, marker.number, False)
    return False


def skill_deed(skill: int) -> int:
    """What a test that succeeded is for quests."""
    if skill == LOCKPICK:
        return D_LOCKS
    return D_COMPUTERS if skill == COMPUTERS else D_SEARCHES


def never_locked(battle: Battle, model: Model, skill: int) -> bool:
    """Whether a failure leaves a model free to try again."""
    if stat(battle, model, G_NEVER_LOCKED) > 0:
        return True
    return skill == COMPUTERS and model.unit.traits & RARELY_LOCKED != 0


def _succeed(battle: Battle, model: Model, marker: Marker, flags: int) -> None:
    """The scenario's affair, or one item and the marker goes (C8)."""
    if battle.rules.expertise_done(battle, model, marker.number, True):
        return
    if is_plain(marker):
        take_off(marker)
        count(battle, model.seat, D_SEARCHED)
        begin_search(battle, model, 1)


# -- finds ---------------------------------------------------------------------------------------


def begin_search(battle: Battle, model: Model, count: int) -> None:
    """So many items of the wasteland deck are drawn for a model."""
    battle.push(W_SEARCH, model.number).kept = count


def run_search(battle: Battle, work: Work) -> bool:
    """One step of a search: `models` holds the cards drawn so far, `more` how many go back."""
    if work.stage >= LOOKING:
        return run_look(battle, work)
    model = battle.models[work.model]
    if work.stage == _DRAWN:
        work.models = (*work.models, work.answer)
        battle.revealed += 1
        work.stage = _DRAW
    if work.stage == _PUT_BACK:
        put_back(battle, work.answer)
        battle.tell(
            "put-back", {"model": model.number, "card": card_text(battle.cards, work.answer)}
        )
        place = work.models.index(work.answer)
        work.models = work.models[:place] + work.models[place + 1 :]
        if len(work.models) > work.kept:
            return battle.ask_of(model, T_DROP)
        return _keep(battle, work, model)
    if not work.models:
        work.more = _more_cards(battle, model, work.kept)
    if len(work.models) < work.kept + work.more and sum(battle.deck) > 0:
        work.stage = _DRAWN
        return battle.ask_nature(T_FIND)
    if len(work.models) > work.kept:
        work.stage = _PUT_BACK
        return battle.ask_of(model, T_DROP)
    return _keep(battle, work, model)


def _more_cards(battle: Battle, model: Model, count: int) -> int:
    """How many cards more are drawn than kept.

    Reading of "another card" (WB-H4): a leader's first find of the battle is a choice of two.
    """
    more = 1 if stat(battle, model, G_EXTRA_ITEM) > 0 else 0
    if model.leader is not None and model.leader.powers & REDRAWS and not model.spent & REDRAWS:
        if sum(battle.deck) > count + more:
            model.spent |= REDRAWS
            more += 1
    return more


def _keep(battle: Battle, work: Work, model: Model) -> bool:
    battle.done(work)
    if not work.models:
        battle.tell("found-nothing", {"model": model.number})
    for card in work.models:
        count(battle, model.seat, D_FOUND)
        take_find(battle, model, card)
    return False


def put_back(battle: Battle, card: int) -> None:
    """A card goes back into the wasteland deck."""
    deck = bytearray(battle.deck)
    deck[battle.finds.index(card)] += 1
    battle.deck = bytes(deck)
