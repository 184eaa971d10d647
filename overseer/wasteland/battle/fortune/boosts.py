"""Boosts around a roll or a hit: who holds any is asked at each moment (WC-B1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import weapon_at
from overseer.wasteland.battle.attack.attempt import cover_against
from overseer.wasteland.battle.attack.hit import COUNTERS, GIVEN_LUCK
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import BLANK, CROSS, SHOUT, Thrown
from overseer.wasteland.battle.fortune.boost_actions import spend_boost
from overseer.wasteland.battle.fortune.fate import CALM
from overseer.wasteland.battle.fortune.plays import (
    AFTER,
    AGAIN,
    AIMED,
    BEFORE,
    REROLLED,
    ROLL,
    STRUCK,
    THROWN,
    dice_at,
    holds_boosts,
    rerolled,
)
from overseer.wasteland.battle.measure import is_close
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import PASS, PLAY, BattleMove, bare, play
from overseer.wasteland.battle.reasons import (
    R_BOOST_MOMENT,
    R_NO_BOOST,
    R_NOT_ASKED,
)
from overseer.wasteland.battle.topics import T_DICE, T_PLAY, T_ROLL
from overseer.wasteland.battle.values import PENALTY
from overseer.wasteland.battle.work import SHRUGGED, W_AREA, W_ATTACK, Work
from overseer.wasteland.campaign_cards import Boost
from overseer.wasteland.campaign_words import (
    AT_AFTER,
    AT_AIMED,
    AT_BEFORE,
    AT_HIT,
    B_AGAIN,
    B_ARMOUR,
    B_BLANKS,
    B_COUNTER,
    B_DAMAGE,
    B_DIE,
    B_DODGE,
    B_DUCK,
    B_ICON,
    B_LOWER,
    B_LUCK,
    B_NO_COVER,
    B_POINTS,
    B_REDUCTION,
    B_SHRUG,
    B_SKILL,
    B_SWAP,
    B_TURN_ICONS,
    B_WEAKEN,
)
from overseer.wasteland.words import BOTTLE, NONE, STAR

SPOTTING: Final = 1  # the stage of an attack in which somebody hidden is looked for


def below(battle: Battle, work: Work) -> Work:
    """The work whose roll or hit it is."""
    return battle.work[battle.work.index(work) - 1]


def run_play(battle: Battle, work: Work) -> bool:
    """One step: before the roll, whom it aims at, the roll, after it; or a hit alone."""
    stage = work.stage
    model = battle.models[work.model] if work.model != NONE else None
    if stage == BEFORE:
        if model is not None and holds_boosts(battle, model):
            return _ask(battle, work, model, AT_BEFORE)
        work.stage = AIMED
        return False
    if stage == AIMED:
        if work.target != NONE:
            target = battle.models[work.target]
            if model is None or target.seat != model.seat:
                if holds_boosts(battle, target):
                    return _ask(battle, work, target, AT_AIMED)
        work.stage = ROLL
        return False
    if stage == ROLL:
        under = below(battle, work)
        work.dice = under.dice
        work.value = under.value
        work.stage = THROWN
        return battle.ask_nature(work.topic)
    if stage == THROWN:
        below(battle, work).faces = work.faces
        work.stage = AFTER
        return False
    if stage == AFTER:
        if model is not None and holds_boosts(battle, model):
            return _ask(battle, work, model, AT_AFTER)
        battle.done(work)
        return False
    if stage == AGAIN:
        work.stage = REROLLED
        return battle.ask_nature(work.topic_again)
    if stage == REROLLED:
        _thrown_again(battle, work)
        work.stage = AFTER
        return False
    target = battle.models[work.target]
    if holds_boosts(battle, target):
        return _ask(battle, work, target, AT_HIT)
    battle.done(work)
    return False


def _ask(battle: Battle, work: Work, model: Model, moment: int) -> bool:
    work.moment = moment
    work.side = model.seat
    return battle.ask(model.seat, T_PLAY)


def _thrown_again(battle: Battle, work: Work) -> None:
    under = below(battle, work)
    if work.models:
        under.faces = rerolled(under.faces, work.models, work.faces)
    else:
        under.faces = work.faces[:1] + under.faces[1:]
    work.models = ()


# -- what fits -----------------------------------------------------------------------------------


def play_choices(battle: Battle, work: Work) -> list[BattleMove]:
    """The boosts that fit this moment, and none of them."""
    found: list[BattleMove] = []
    for number in sorted(set(battle.hands[work.side])):
        card = battle.cards.boosts[number]
        if card.moment == work.moment:
            found += _uses(battle, work, card)
    found.append(bare(PASS))
    return found


def play_reason(battle: Battle, work: Work, move: BattleMove) -> int:
    """Why an answer is refused."""
    if move.kind == PASS:
        return 0
    if move.kind != PLAY:
        return R_NOT_ASKED
    if move.b not in battle.hands[work.side]:
        return R_NO_BOOST
    return 0 if move in play_choices(battle, work) else R_BOOST_MOMENT


def _uses(battle: Battle, work: Work, card: Boost) -> list[BattleMove]:
    under = below(battle, work)
    cards = battle.cards
    moment = card.moment
    attack = under.kind == W_ATTACK and under.stage != SPOTTING
    if moment == AT_BEFORE or moment == AT_AFTER:
        if not (card.attacks if attack else card.tests):
            return []
    if card.effect == B_SWAP:
        return [
            play(cards, card.number, NONE, die)
            for die in range(4)
            if (card.dice >> die) & 1 and under.dice[die] > 0
        ]
    fits = True
    if moment == AT_BEFORE:
        fits = _fits_before(battle, work, under, card, attack)
    elif moment == AT_AFTER:
        fits = _fits_after(battle, work, under, card, attack)
    elif moment == AT_AIMED:
        fits = work.topic == T_ROLL
        if card.effect == B_DUCK:
            fits = fits and not _close(battle, under)
    else:
        fits = _fits_hit(battle, work, under, card)
    return [play(cards, card.number)] if fits else []


def _fits_before(battle: Battle, work: Work, under: Work, card: Boost, attack: bool) -> bool:
    if card.effect == B_SKILL:
        return work.topic == T_ROLL
    if card.effect == B_NO_COVER:
        return attack and _cover(battle, under) > 0
    return card.effect == B_DIE


def _fits_after(battle: Battle, work: Work, under: Work, card: Boost, attack: bool) -> bool:
    effect = card.effect
    thrown = Thrown(under.faces, under.dice, battle.tables.settings.green_blanks)
    if effect == B_LOWER:
        return work.topic == T_ROLL and thrown.number != CROSS and thrown.number != SHOUT
    if effect == B_AGAIN:
        return work.topic == T_ROLL and thrown.number != CROSS
    if effect == B_BLANKS:
        return len(blank_places(under.faces)) > 0
    if effect == B_TURN_ICONS:
        return attack and thrown.bottles > 0 and card.icon != BOTTLE
    if effect == B_POINTS:
        return battle.active == work.model
    return attack


def _fits_hit(battle: Battle, work: Work, under: Work, card: Boost) -> bool:
    target = battle.models[work.target]
    if card.effect == B_COUNTER:
        fresh = target.reactions == 0 and not under.flags & COUNTERS
        return fresh and not battle.fate.has(CALM)
    if card.effect == B_SHRUG:
        attack = _attack_below(battle, under)
        if attack is None or attack.has(SHRUGGED):
            return False
        return attack.kind != W_AREA or work.target not in attack.path
    if card.effect == B_LUCK:
        return not under.flags & GIVEN_LUCK
    return under.damage + max(under.more_damage, 0) > 0


def _close(battle: Battle, attack: Work) -> bool:
    attacker = battle.models[attack.model]
    weapon = weapon_at(battle, attacker, attack.weapon, attack.skill)
    return is_close(battle, attack, attacker, weapon)


def _cover(battle: Battle, attack: Work) -> int:
    """The items of cover that an attack has against it."""
    if attack.target == NONE or _close(battle, attack):
        return 0
    attacker = battle.models[attack.model]
    target = battle.models[attack.target]
    return cover_against(battle, attacker, attacker.x, attacker.y, target)


def blank_places(faces: bytes) -> tuple[int, ...]:
    """Where the blank effect dice of a throw lie."""
    return tuple([n for n in range(1, len(faces)) if faces[n] == BLANK])


def _attack_below(battle: Battle, hit: Work) -> Work | None:
    """The attack or disc that a hit comes from."""
    place = battle.work.index(hit) - 1
    while place >= 0:
        work = battle.work[place]
        if work.kind == W_ATTACK or work.kind == W_AREA:
            return work
        if work.kind != hit.kind:
            return None
        place -= 1
    return None


# -- using them ----------------------------------------------------------------------------------


def play_answer(battle: Battle, work: Work, move: BattleMove) -> None:
    """A boost is used, or the moment passes."""
    if move.kind == PASS:
        if work.stage == AFTER or work.stage == STRUCK:
            battle.done(work)
        else:
            work.stage += 1
        return
    card = battle.cards.boosts[move.b]
    spend_boost(battle, work.side, move.b)
    under = below(battle, work)
    if card.moment == AT_HIT:
        _on_hit(battle, work, under, card)
    elif card.moment == AT_AFTER:
        _on_throw(battle, work, under, card)
    else:
        _on_attempt(battle, under, card, move.c - 1)


def _on_attempt(battle: Battle, under: Work, card: Boost, die: int) -> None:
    """What changes the value or the dice before they are thrown."""
    effect = card.effect
    if effect == B_SWAP or effect == B_DIE:
        dice = bytearray(under.dice)
        if effect == B_SWAP:
            dice[die] -= 1
        dice[card.die] += 1
        under.dice = bytes(dice)
    elif effect == B_SKILL:
        under.value += card.amount
    elif effect == B_DODGE:
        under.value -= card.amount
    elif effect == B_DUCK:
        under.value += PENALTY * card.amount
        under.cover += card.amount
    elif effect == B_NO_COVER:
        n = min(card.amount, _cover(battle, under))
        under.value -= PENALTY * n
        under.cover -= n


def _on_throw(battle: Battle, work: Work, under: Work, card: Boost) -> None:
    """What changes a throw, or what comes of it."""
    effect, amount = card.effect, card.amount
    if effect == B_DAMAGE:
        under.damage += amount
    elif effect == B_REDUCTION:
        under.reduction += amount
    elif effect == B_LOWER:
        under.value += amount
    elif effect == B_ICON:
        if card.icon == BOTTLE:
            under.bottles += amount
        elif card.icon == STAR:
            under.stars += amount
        else:
            under.blasts += amount
    elif effect == B_TURN_ICONS:
        under.side = card.icon
    elif effect == B_POINTS:
        model = battle.models[work.model]
        model.points += amount
        battle.tell("point-won", {"model": model.number, "amount": amount})
    else:
        work.models = () if effect == B_AGAIN else blank_places(under.faces)
        work.dice = dice_at(under.dice, work.models)
        work.value = under.value
        work.stage = AGAIN
        work.topic_again = T_ROLL if effect == B_AGAIN else T_DICE


def _on_hit(battle: Battle, work: Work, under: Work, card: Boost) -> None:
    """What softens a hit."""
    effect = card.effect
    if effect == B_ARMOUR:
        under.cover += card.amount
    elif effect == B_WEAKEN:
        under.damage = max(under.damage - card.amount, 0)
    elif effect == B_COUNTER:
        under.flags |= COUNTERS
    elif effect == B_LUCK:
        under.flags |= GIVEN_LUCK
    elif effect == B_SHRUG:
        attack = _attack_below(battle, under)
        if attack is not None and attack.kind == W_AREA:
            attack.path = (*attack.path, work.target)
        elif attack is not None:
            attack.flags |= SHRUGGED
