"""What may be aimed at: targets of attacks, of allies and of abilities, with the rule against."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Ability, Card, Filter
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import keyword, spared
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.words import (
    AT_ALLY_OR_PLAYER,
    AT_ANY_ALLY,
    AT_OPPONENT,
    AT_OPPOSING_ALLY,
    AT_OPPOSING_EQUIPMENT,
    AT_OPPOSING_OBJECT,
    AT_OPPOSING_PERMANENT,
    AT_OWN_ALLY,
    AT_OWN_OBJECT,
    AT_OWN_PERMANENT,
    IN_DEFENCE,
    INCAPACITATE,
    NO_TARGET,
    ON_USE,
    ST_IN_DEFENCE,
    UNTARGETABLE,
)

# Why something cannot be aimed at; refusals.py gives each its rule.
FITS: Final = 0
NO_SUCH_TARGET: Final = 1
IS_UNTARGETABLE: Final = 2
IS_HIDDEN: Final = 3
IS_COVERED: Final = 4
IS_INSIDE: Final = 5
IS_SPARED: Final = 6
IS_SAFE: Final = 7  # nothing there that INCAPACITATE could strike


def matches(card: Card, wanted: Filter | None) -> bool:
    """Whether a card is one that a filter asks for."""
    if wanted is None:
        return True
    if wanted.kinds and not wanted.kinds & (1 << card.kind):
        return False
    if wanted.types and not wanted.types & card.types:
        return False
    if wanted.letter >= 0 and wanted.letter not in card.letters:
        return False
    return wanted.level == 0 or card.level <= wanted.level


def covered(duel: Duel, seat: int, target: Permanent | None) -> bool:
    """TR-W7: allies IN DEFENCE stand before their player (target None) and the other allies."""
    player = duel.players[seat]
    if target is not None:
        if keyword(duel, seat, target, IN_DEFENCE) > 0:
            return False
    elif duel.stat(seat, ST_IN_DEFENCE) > 0:
        return False
    for permanent in player.permanents:
        if (
            permanent.card.is_ally
            and keyword(duel, seat, permanent, IN_DEFENCE) > 0
            and keyword(duel, seat, permanent, UNTARGETABLE) == 0
        ):
            return True
    return False


def can_be_incapacitated(permanent: Permanent) -> bool:
    """TR-W10: it has an ability that engages it, or is equipment that is put on and off."""
    if permanent.card.is_equipment:
        return True
    for ability in permanent.card.abilities:
        if ability.when == ON_USE and (ability.engage or ability.while_engaged):
            return True
    return False


def attack_fit(duel: Duel, seat: int, card: Card, target: int) -> int:
    """Whether an attack card may be aimed at a target (TR-C1)."""
    if target >= PLAYER:
        return _player_attackable(duel, seat, target - PLAYER)
    if card.at_player_only:
        return NO_SUCH_TARGET
    permanent = duel.permanent(target, -1)
    owner = target // SLOTS
    if permanent is None or owner == seat:
        return NO_SUCH_TARGET
    disabling = card.keywords[INCAPACITATE] > 0
    if not permanent.card.is_ally:
        if not disabling:
            return NO_SUCH_TARGET
        if not can_be_incapacitated(permanent):
            return IS_SAFE
        worn = permanent.card.is_equipment and not permanent.engaged
        if worn and duel.hidden(owner):  # TR-W12
            return IS_HIDDEN
    if keyword(duel, owner, permanent, UNTARGETABLE) > 0:  # TR-W11
        return IS_UNTARGETABLE
    if permanent.card.is_ally and covered(duel, owner, permanent):
        return IS_COVERED
    if permanent.card.is_ally and spared(card, permanent.card):  # TR-W15
        return IS_SPARED
    return FITS


def _player_attackable(duel: Duel, seat: int, target: int) -> int:
    """Whether a player may be attacked directly, by cards or allies."""
    if target == seat or target >= duel.seats or duel.players[target].out:
        return NO_SUCH_TARGET
    if duel.players[target].inside >= 0:  # TR-K14
        return IS_INSIDE
    if duel.hidden(target):  # TR-W12
        return IS_HIDDEN
    if covered(duel, target, None):
        return IS_COVERED
    return FITS


def ally_fit(duel: Duel, seat: int, attacker: Permanent, target: int) -> int:
    """Whether an ally may attack a target (TR-C1, TR-W15)."""
    if target >= PLAYER:
        return _player_attackable(duel, seat, target - PLAYER)
    permanent = duel.permanent(target, -1)
    owner = target // SLOTS
    if permanent is None or owner == seat or not permanent.card.is_ally:
        return NO_SUCH_TARGET
    if keyword(duel, owner, permanent, UNTARGETABLE) > 0:  # TR-W11
        return IS_UNTARGETABLE
    if covered(duel, owner, permanent):
        return IS_COVERED
    if spared(attacker.card, permanent.card):
        return IS_SPARED
    return FITS


def ability_fit(
    duel: Duel, seat: int, ability: Ability, target: int, source: int, cast: Card | None = None
) -> int:
    """Whether an ability may be aimed at a target; `cast`: the card, if it is not in play yet."""
    wanted = ability.target
    if target >= PLAYER:
        return player_fit(duel, seat, wanted, target - PLAYER)
    permanent = duel.permanent(target, -1)
    if permanent is None:
        return NO_SUCH_TARGET
    owner = target // SLOTS
    card = permanent.card
    own = wanted == AT_OWN_ALLY or wanted == AT_OWN_OBJECT or wanted == AT_OWN_PERMANENT
    if wanted != AT_ANY_ALLY and own != (owner == seat):
        return NO_SUCH_TARGET
    if wanted in (AT_OPPOSING_ALLY, AT_ALLY_OR_PLAYER, AT_OWN_ALLY, AT_ANY_ALLY):
        if not card.is_ally:
            return NO_SUCH_TARGET
    elif wanted in (AT_OPPOSING_OBJECT, AT_OWN_OBJECT):
        if not card.is_object:
            return NO_SUCH_TARGET
    elif wanted == AT_OPPOSING_EQUIPMENT:
        if not card.is_equipment:
            return NO_SUCH_TARGET
    elif wanted not in (AT_OPPOSING_PERMANENT, AT_OWN_PERMANENT):
        return NO_SUCH_TARGET
    if not matches(card, ability.target_filter):
        return NO_SUCH_TARGET
    if keyword(duel, owner, permanent, UNTARGETABLE) > 0:  # TR-W11: its owner neither
        return IS_UNTARGETABLE
    if owner != seat:
        if card.is_equipment and not permanent.engaged and duel.hidden(owner):  # TR-W12
            return IS_HIDDEN
        helper = duel.permanent(source, -1) if source != NOBODY else None
        served = helper.card if helper is not None else cast
        if served is not None and card.is_ally and spared(served, card):
            return IS_SPARED  # TR-W15: it serves no hostile effect either
    return FITS


def player_fit(duel: Duel, seat: int, wanted: int, other: int) -> int:
    """Whether an ability may be aimed at a player."""
    if wanted != AT_OPPONENT and wanted != AT_ALLY_OR_PLAYER:
        return NO_SUCH_TARGET
    if other == seat or other >= duel.seats or duel.players[other].out:
        return NO_SUCH_TARGET
    if duel.players[other].inside >= 0:
        return IS_INSIDE
    return FITS


def places(duel: Duel) -> list[int]:
    """Every place where a permanent lies."""
    found: list[int] = []
    for player in duel.players:
        for permanent in player.permanents:
            found.append(player.seat * SLOTS + permanent.slot)
    return found


def attack_targets(duel: Duel, seat: int, card: Card) -> list[int]:
    """Everything an attack card may be aimed at, players first."""
    found: list[int] = []
    for other in range(duel.seats):
        if attack_fit(duel, seat, card, PLAYER + other) == FITS:
            found.append(PLAYER + other)
    if not card.at_player_only:
        for place in places(duel):
            if place // SLOTS != seat and attack_fit(duel, seat, card, place) == FITS:
                found.append(place)
    return found


def ability_targets(
    duel: Duel, seat: int, ability: Ability, source: int, cast: Card | None = None
) -> list[int]:
    """Everything an ability may be aimed at, players first."""
    found: list[int] = []
    if ability.target == NO_TARGET:
        return found
    if ability.target == AT_OPPONENT or ability.target == AT_ALLY_OR_PLAYER:
        for other in range(duel.seats):
            if ability_fit(duel, seat, ability, PLAYER + other, source, cast) == FITS:
                found.append(PLAYER + other)
        if ability.target == AT_OPPONENT:
            return found
    for place in places(duel):
        if ability_fit(duel, seat, ability, place, source, cast) == FITS:
            found.append(place)
    return found


def ally_targets(duel: Duel, seat: int, attacker: Permanent) -> list[int]:
    """Everything an ally may attack, players first."""
    found: list[int] = []
    for other in range(duel.seats):
        if ally_fit(duel, seat, attacker, PLAYER + other) == FITS:
            found.append(PLAYER + other)
    for place in places(duel):
        if place // SLOTS != seat and ally_fit(duel, seat, attacker, place) == FITS:
            found.append(place)
    return found
