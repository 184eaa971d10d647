"""Damage, step by step: raw → penetration → armour by kind → critical → repeat → apply.

Who is struck is settled before the first step: a reaction redirects on the pile (effects/), a
guardian steps in the way before armour (GUARDIAN CHARGE in attack.py and movement.py, TR-W13).
"""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.tragic.card import Card
from overseer.tragic.moves import SLOTS, place_text
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.board import (
    HIGHEST_LEVEL,
    health_left,
    keyword,
    last_blast,
    leave,
    raise_triggers,
    set_radiation,
)
from overseer.tragic.rules.duel import BEATEN, Duel
from overseer.tragic.rules.telling import tell_hp
from overseer.tragic.words import (
    BARE_HANDS,
    BLAST,
    BROTHERHOOD,
    CRYO,
    DISEASE,
    ELECTRIC,
    ENERGY,
    EXPLOSIVE,
    FIRE,
    GAS,
    HUNTED,
    KEY_ARMOUR,
    LASER,
    MELEE,
    NATURAL,
    ON_HURT,
    PLASMA,
    POISON,
    RADIATION,
    RANGED,
    ST_ARMOUR,
    ST_BACTERIOLOGICAL_ARMOUR,
    ST_BLAST_ARMOUR,
    ST_BRAWLER,
    ST_CRITICAL,
    ST_DAMAGE,
    ST_DAMAGE_BARE_HANDS,
    ST_DAMAGE_ENERGY,
    ST_DAMAGE_EXPLOSIVE,
    ST_DAMAGE_MELEE,
    ST_DAMAGE_RANGED,
    ST_DAMAGE_TAKEN,
    ST_ENERGY_ARMOUR,
    ST_FIREPROOF_ARMOUR,
    ST_IMMUNE_RADIATION,
    ST_MARKSMAN,
    ST_NO_CRITICALS,
    ST_NO_HEALING,
    ST_PENETRATING,
    ST_PIERCING,
    ST_POLISHED_METAL,
    ST_RADIATION_ARMOUR,
    ST_RESPIRATOR,
    ST_STRIKES,
    ST_STRIKES_BARE_HANDS,
    WATER,
)
from overseer.tragic.words import CRITICAL as KEY_CRITICAL
from overseer.tragic.words import PENETRATING as KEY_PENETRATING
from overseer.tragic.words import PIERCING as KEY_PIERCING

BASE_CHANCES: Final = 2  # TR-C6
MOST_CHANCES: Final = 22  # TR-L5


# -- raw: what an attack card announces (TR-C3, TR-C4) ---------------------------------------------


def is_melee(types: int) -> bool:
    """TR-K12: a natural weapon counts as melee."""
    return (types & (MELEE | NATURAL)) != 0


def raw_damage(duel: Duel, seat: int, card: Card) -> int:
    """(letters + bonuses) × times, before anything is subtracted; never of an ally (TR-C8)."""
    strike = card.strike
    if strike is None:
        return 0
    player = duel.players[seat]
    types = card.types
    sum_ = strike.plus + duel.stat(seat, ST_DAMAGE)
    if strike.letter >= 0:
        sum_ += player.points[strike.letter]
    if strike.second >= 0:
        sum_ += player.points[strike.second]
    if is_melee(types):
        sum_ += duel.stat(seat, ST_DAMAGE_MELEE)
    if types & RANGED:
        sum_ += duel.stat(seat, ST_DAMAGE_RANGED)
    if types & (BARE_HANDS | NATURAL):
        sum_ += duel.stat(seat, ST_DAMAGE_BARE_HANDS)
    if types & ENERGY:
        sum_ += duel.stat(seat, ST_DAMAGE_ENERGY)
    if types & EXPLOSIVE:
        sum_ += duel.stat(seat, ST_DAMAGE_EXPLOSIVE)
    return max(sum_ * strike.times + strike.base, 0)


def strikes_of(duel: Duel, seat: int, card: Card) -> int:
    """How often an attack card strikes (TR-C14)."""
    strike = card.strike
    if strike is None:
        return 0
    n = strike.strikes + duel.stat(seat, ST_STRIKES)
    if card.types & (BARE_HANDS | NATURAL):
        n += duel.stat(seat, ST_STRIKES_BARE_HANDS)
    return max(n, 1)


def chances_of(duel: Duel, seat: int, card: Card) -> int:
    """Critical chances of an attack card; 0: none is possible (TR-C6)."""
    strike = card.strike
    if strike is None or strike.damage == RADIATION:  # TR-C10
        return 0
    for player in duel.players:
        if not player.out and duel.stat(player.seat, ST_NO_CRITICALS) > 0:
            return 0
    # TR-K15: what a trait takes away is missing in every attack.
    n = BASE_CHANCES + duel.stat(seat, ST_CRITICAL) + card.keywords[KEY_CRITICAL]
    if is_melee(card.types):
        n += duel.stat(seat, ST_BRAWLER)
    if card.types & RANGED:
        n += duel.stat(seat, ST_MARKSMAN)
    return min(max(n, 0), MOST_CHANCES)


def hunted_player(duel: Duel, player: Player) -> bool:
    """TR-W27: a player whose trait makes them an enemy of the Brotherhood."""
    for number in player.traits:
        if duel.tables.cards[number].types & HUNTED:
            return True
    return False


# -- penetration and armour (TR-C9, TR-W3 to TR-W5) ------------------------------------------------


def armour_of(duel: Duel, seat: int, kind: int) -> int:
    """All of a player's armour that counts against a kind of damage."""
    total = 0
    if kind != POISON and kind != RADIATION:
        total = duel.stat(seat, ST_ARMOUR)
    if kind == RADIATION:
        total += duel.stat(seat, ST_RADIATION_ARMOUR)
    elif kind == BLAST:
        total += duel.stat(seat, ST_BLAST_ARMOUR)
    elif kind == POISON or kind == DISEASE:
        total += duel.stat(seat, ST_BACTERIOLOGICAL_ARMOUR)
    elif kind == FIRE:
        total += duel.stat(seat, ST_FIREPROOF_ARMOUR) + duel.stat(seat, ST_ENERGY_ARMOUR)
    elif kind == LASER:
        total += duel.stat(seat, ST_POLISHED_METAL) + duel.stat(seat, ST_ENERGY_ARMOUR)
    elif kind == CRYO or kind == PLASMA or kind == ELECTRIC:
        total += duel.stat(seat, ST_ENERGY_ARMOUR)
    return max(total, 0)


def less_armour(amount: int, armour: int, penetrating: int, piercing: bool) -> int:
    """What is left after the armour; penetration counts once, against the sum."""
    if piercing:
        return max(amount, 0)
    return max(amount - max(armour - penetrating, 0), 0)


def penetration_of(duel: Duel, seat: int, card: Card) -> int:
    """TR-W3: how much armour a player's attack card ignores."""
    return card.keywords[KEY_PENETRATING] + duel.stat(seat, ST_PENETRATING)


def pierces(duel: Duel, seat: int, card: Card) -> bool:
    """TR-W4: whether it ignores all of it."""
    return card.keywords[KEY_PIERCING] > 0 or duel.stat(seat, ST_PIERCING) > 0


def net_on_player(
    duel: Duel, victim: int, amount: int, kind: int, penetrating: int, piercing: bool, source: Card
) -> int:
    """A hit on a player after everything that is subtracted."""
    player = duel.players[victim]
    if amount <= 0 or player.inside >= 0:  # TR-K14
        return 0
    if source.types & (GAS | WATER) and duel.stat(victim, ST_RESPIRATOR) > 0:  # TR-W20
        return 0
    if kind == RADIATION and duel.stat(victim, ST_IMMUNE_RADIATION) > 0:
        return 0
    amount += duel.stat(victim, ST_DAMAGE_TAKEN)
    if source.types & BROTHERHOOD and hunted_player(duel, player):  # TR-W25
        amount += 1
    return less_armour(amount, armour_of(duel, victim, kind), penetrating, piercing)


def net_on_ally(
    duel: Duel,
    owner: int,
    ally: Permanent,
    amount: int,
    kind: int,
    penetrating: int,
    piercing: bool,
    source: Card,
) -> int:
    """A hit on an ally after its armour (TR-W5), which poison and radiation pass (TR-C10)."""
    if amount <= 0:
        return 0
    if source.types & BROTHERHOOD and ally.card.types & HUNTED:  # TR-W25
        amount += 1
    if kind == POISON or kind == RADIATION:
        return amount
    return less_armour(amount, keyword(duel, owner, ally, KEY_ARMOUR), penetrating, piercing)


# -- applying --------------------------------------------------------------------------------------


def hurt_player(duel: Duel, victim: int, amount: int, kind: int, by_attack: bool) -> None:
    """HP are lost; radiation moves the track (TR-C10). Who is beaten is checked later (TR-A2)."""
    if amount <= 0:
        return
    player = duel.players[victim]
    player.hp -= amount
    if duel.ears is not None:
        tell_hp(duel, "hurt", victim, amount)
    if kind == RADIATION:
        raise_radiation(duel, victim, 1)
    if by_attack:
        duel.hurt_by_attack |= 1 << victim


def raise_radiation(duel: Duel, seat: int, levels: int) -> None:
    """The track goes up or down (TR-N1)."""
    player = duel.players[seat]
    level = min(max(player.radiation + levels, 0), HIGHEST_LEVEL)
    if player.radiation != level:
        duel.tell("radiation", {"seat": seat, "level": level})  # before what its rows change
        set_radiation(duel, player, level)


def heal_player(duel: Duel, seat: int, amount: int) -> None:
    """TR-A3: never above the maximum."""
    player = duel.players[seat]
    if amount <= 0 or duel.stat(seat, ST_NO_HEALING) > 0:
        return
    healed = min(amount, player.max_hp - player.hp)
    if healed > 0:
        player.hp += healed
        if duel.ears is not None:
            tell_hp(duel, "healed", seat, healed)


def hurt_ally(duel: Duel, owner: int, ally: Permanent, amount: int) -> None:
    """An ally takes wounds; `sweep` removes the beaten ones once all are dealt."""
    if amount <= 0:
        return
    ally.damage += amount
    if duel.ears is not None:
        args: dict[str, Value] = {"seat": owner, "card": ally.card.id, "amount": amount}
        args["left"] = max(health_left(duel, owner, ally), 0)
        args["place"] = place_text(owner * SLOTS + ally.slot)
        duel.tell("ally-hurt", args)


def sweep(duel: Duel, by: int, other: int = -1) -> int:
    """TR-K9: allies at 0 health go to their owners' discards, all at once; how many did.

    `by` is the player whose deed it was; in a fight the allies of `by` were beaten by `other`.
    """
    fallen: list[tuple[int, Permanent, int]] = []
    for player in duel.players:
        for permanent in player.permanents:
            if permanent.card.is_ally and health_left(duel, player.seat, permanent) <= 0:
                blast = last_blast(duel, player.seat, permanent)
                fallen.append((player.seat, permanent, blast))
    for owner, permanent, blast in fallen:
        remover = other if owner == by and other >= 0 else by
        duel.tell_card("beaten", owner, permanent)
        leave(duel, owner, permanent, remover, False, blast)
    return len(fallen)


def check_beaten(duel: Duel) -> None:
    """TR-A2: after an item with all its damage and healing, who is at 0 HP or below has lost."""
    from_attack = duel.hurt_by_attack
    duel.hurt_by_attack = 0
    for player in duel.players:
        if player.hp <= 0 and not player.out and player.reprieve == 0:
            player.out = True
            duel.triggers = [each for each in duel.triggers if each.seat != player.seat]  # TR-M1
            duel.how = BEATEN
            duel.tell("lost", {"seat": player.seat})
    for seat in range(duel.seats):
        if from_attack & (1 << seat) and not duel.players[seat].out:
            raise_triggers(duel, seat, ON_HURT)
