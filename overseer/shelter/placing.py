"""Who can go where: the placements of a turn, listed and judged.

The list is written for speed over the same tables as the judgement; the conformance suite holds
the two together over every move there is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.shelter.legal import (
    COST,
    FLOOR_FULL,
    FOREIGN_LIFT,
    LEGAL,
    NEEDS_HEALTHY,
    NEEDS_ONE,
    NEEDS_TWO,
    NEEDS_WOUNDED,
    NEW_ROOM,
    NO_BUILD,
    NO_ITEM_TO_PAY,
    NO_SPACE,
    NO_SUCH_DWELLER,
    TAKEN,
    available,
    can_name,
    holds_handy,
    sides,
    usable_items,
)
from overseer.shelter.moves import LIFT, PAIRS, SINGLES, WHO, ShelterMove, pair, pair_of
from overseer.shelter.player import Player
from overseer.shelter.tables import ALL, CLOSED, Kind
from overseer.shelter.vault import Vault


def _pairs_among(codes: int) -> int:
    """Which pairs dwellers of these kinds form: only the untrained (kind 0) come in numbers."""
    found = 0
    for low in range(8):
        for high in range(low + 1, 8):
            if codes >> low & codes >> high & 1:
                found |= 1 << pair(low, high)
    return found


PAIRS_AMONG: Final = [_pairs_among(codes) for codes in range(256)]
TWO_UNTRAINED: Final = 1  # the pair of number 0, in a mask


def parties(vault: Vault, player: Player, kind: Kind) -> i64:
    """Who can go to a space that is payable in cubes: a mask, counted from `Kind.who` on."""
    if kind.items > len(player.ready) + len(player.spent):
        return 0
    if kind.builds and not can_name(vault, player, player.stock - kind.stock, kind.any):
        return 0
    codes: i64 = player.trained
    untrained: i64 = player.fresh
    if kind.wounded:
        codes = player.hurt_trained
        untrained = player.hurt
    if untrained > 0:
        codes |= 1
    if not kind.linked:
        return codes
    pairs: i64 = PAIRS_AMONG[codes]
    if untrained > 1:
        pairs |= TWO_UNTRAINED
    return pairs


def add_special(
    vault: Vault, player: Player, number: int, space: int, out: list[ShelterMove]
) -> None:
    """Add the placements on a space that asks for more than cubes."""
    kind = vault.tables.kinds[number]
    who = parties(vault, player, kind)
    if who != 0:
        place = vault.tables.moves.place
        at: i64 = space * WHO + kind.who
        while who != 0:
            if who & 1:
                out.append(place[at])
            who >>= 1
            at += 1


def list_turn(vault: Vault) -> list[ShelterMove]:
    """A turn: one placement, an item, or a pass (SH-R3)."""
    seat = vault.seat
    player = vault.players[seat]
    tables = vault.tables
    out = usable_items(vault, player)
    taken = vault.taken | vault.unready
    fresh = player.fresh > 0
    trained = player.trained
    halves = tables.halves
    shown = vault.top
    floor: i64 = 0
    while True:
        masks = shown.masks(player.stock, tables)
        if masks != 0:
            free = ~(taken >> (floor * 12))
            here = masks & free & ALL
            if here != 0:
                left = here & 63
                right = here >> 6
                if fresh:
                    if left:
                        out += halves[floor * 128 + left]
                    if right:
                        out += halves[floor * 128 + 64 + right]
                if trained != 0:
                    add_trained(halves, trained, floor, left, right, out)
            if masks > ALL:
                add_rest(vault, player, shown.kinds, masks >> 12, free, floor * 12, out)
        if floor == vault.seats:
            break
        shown = vault.players[vault.owner_of[floor]].floor
        floor += 1
    if player.lift == 0:
        add_lift(vault, player, seat, out)
    out.append(tables.moves.passing)
    return out


def add_trained(
    halves: list[list[ShelterMove]],
    trained: i64,
    floor: i64,
    left: i64,
    right: i64,
    out: list[ShelterMove],
) -> None:
    """Add the placements of one trained dweller each on the open spaces of a floor."""
    for letter in range(1, 8):
        if trained >> letter & 1:
            at = (letter * 10 + floor * 2) * 64
            out += halves[at + left]
            out += halves[at + 64 + right]


def add_rest(
    vault: Vault,
    player: Player,
    row: bytes,
    masks: i64,
    free: i64,
    first: i64,
    out: list[ShelterMove],
) -> None:
    """Add the placements of a floor that need more than one healthy dweller and cubes."""
    here = masks & free & ALL
    if here != 0 and player.hurt + player.hurt_trained > 0:
        add_each(vault, player, row, here, first, out)
    here = masks >> 12 & free & ALL
    if here != 0 and available(player) > 1:
        add_each(vault, player, row, here, first, out)
    here = masks >> 24 & free & ALL
    if here != 0:
        add_each(vault, player, row, here, first, out)


def add_each(
    vault: Vault, player: Player, row: bytes, here: i64, first: i64, out: list[ShelterMove]
) -> None:
    """Add the placements on every space of a mask."""
    at: i64 = 0
    while here != 0:
        if here & 1:
            add_special(vault, player, row[at], first + at, out)
        here >>= 1
        at += 1


def add_lift(vault: Vault, player: Player, seat: int, out: list[ShelterMove]) -> None:
    """Add the placements in the own elevator."""
    if lift_fits(vault, player, seat):
        add_special(vault, player, vault.lift_of[seat], LIFT + vault.floor_of[seat] - 1, out)


def lift_fits(vault: Vault, player: Player, seat: int) -> bool:
    """Whether the own elevator's cubes can be paid."""
    return vault.tables.fits[player.stock][vault.lift_of[seat]] != CLOSED


def has_turn(vault: Vault, seat: int) -> bool:
    """Whether a seat can do anything with its turn but pass (SH-R3)."""
    player = vault.players[seat]
    tables = vault.tables
    # Nearly always a healthy dweller finds a space on the top floor.
    healthy = player.fresh + player.trained > 0
    if healthy and vault.top.masks(player.stock, tables) & ~vault.taken & ALL != 0:
        return True
    taken = vault.taken | vault.unready
    shown = vault.top
    floor: i64 = 0
    while True:
        masks = shown.masks(player.stock, tables)
        free = ~(taken >> (floor * 12))
        if healthy and masks & free & ALL != 0:
            return True
        if masks > ALL and has_rest(vault, player, shown.kinds, masks >> 12, free):
            return True
        if floor == vault.seats:
            break
        shown = vault.players[vault.owner_of[floor]].floor
        floor += 1
    if player.lift == 0 and lift_fits(vault, player, seat):
        if parties(vault, player, tables.kinds[vault.lift_of[seat]]) != 0:
            return True
    return holds_handy(vault, player) and len(usable_items(vault, player)) > 0


def has_rest(vault: Vault, player: Player, row: bytes, masks: i64, free: i64) -> bool:
    """Whether somebody finds a space of a floor that asks for more than a dweller and cubes."""
    here = (masks | masks >> 12 | masks >> 24) & free & ALL
    at: i64 = 0
    while here != 0:
        if here & 1 and parties(vault, player, vault.tables.kinds[row[at]]) != 0:
            return True
        here >>= 1
        at += 1
    return False


def place_reason(vault: Vault, player: Player, space: int, who: int) -> int:
    """Why these dwellers cannot go to that space (SH-P1 … SH-P5)."""
    if space >= LIFT and space != LIFT + vault.floor_of[vault.seat] - 1:
        return FOREIGN_LIFT if space - LIFT < vault.seats else NO_SPACE
    number = vault.kind_at(space)
    if number == 0:
        return NO_SPACE
    if vault.occupied(space):
        return TAKEN
    if vault.unready >> space & 1:
        return NEW_ROOM
    kind = vault.tables.kinds[number]
    two = who >= SINGLES
    if kind.linked != two:
        return NEEDS_TWO if kind.linked else NEEDS_ONE
    wounded = who >= SINGLES + PAIRS if two else who >= 8
    if kind.wounded != wounded:
        return NEEDS_WOUNDED if kind.wounded else NEEDS_HEALTHY
    if not has_dwellers(player, who):
        return NO_SUCH_DWELLER
    if not kind.payable(player.stock):
        return COST
    if kind.items > len(player.ready) + len(player.spent):
        return NO_ITEM_TO_PAY
    if kind.builds:
        if sides(vault, player) == 0:
            return FLOOR_FULL
        if not can_name(vault, player, player.stock - kind.stock, kind.any):
            return NO_BUILD
    return LEGAL


def has_dwellers(player: Player, who: int) -> bool:
    """Whether the dwellers of a placement stand (or lie) in front of the player (SH-P8)."""
    if who < SINGLES:
        code = who % 8
        if code == 0:
            return (player.hurt if who >= 8 else player.fresh) > 0
        return (player.hurt_trained if who >= 8 else player.trained) >> code & 1 != 0
    wounded = who >= SINGLES + PAIRS
    first, second = pair_of((who - SINGLES) % PAIRS)
    fresh = player.hurt if wounded else player.fresh
    slots = player.hurt_trained if wounded else player.trained
    if first == second:
        return first == 0 and fresh > 1
    return (fresh > 0 if first == 0 else slots >> first & 1 != 0) and slots >> second & 1 != 0
