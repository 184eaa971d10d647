"""What the rules allow a player: the facts that listing and judging moves share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.shelter.moves import LEFT, SPACES, ShelterMove
from overseer.shelter.player import HURT, MOST_DWELLERS, Player
from overseer.shelter.tables import (
    AGAIN,
    ANY,
    BUILD_FREE,
    CARE,
    DRILL,
    DWELLER,
    ENERGY,
    FIRST_PLAYER,
    FOOD,
    FREE_CHOICE,
    HAPPINESS,
    ITEM,
    REFRESH,
    WATER,
    RoomTable,
    pays,
)
from overseer.shelter.vault import PLACING, T_INCOME, Vault, gain_cubes

# Why a move is illegal; `refusals.py` gives each its rule and its sentence.
LEGAL: Final = 0
OVER_NOW: Final = 1
NOT_ASKED: Final = 2
NO_SPACE: Final = 3
TAKEN: Final = 4
FOREIGN_LIFT: Final = 5
NO_SUCH_DWELLER: Final = 6
NEEDS_WOUNDED: Final = 7
NEEDS_HEALTHY: Final = 8
NEEDS_TWO: Final = 9
NEEDS_ONE: Final = 10
COST: Final = 11
NO_ITEM_TO_PAY: Final = 12
NO_BUILD: Final = 13
FLOOR_FULL: Final = 14
NOT_YOURS: Final = 15
EXHAUSTED: Final = 16
WRONG_MOMENT: Final = 17
NO_EFFECT: Final = 18
NOT_SHOWN: Final = 19
SIDE_FULL: Final = 20
ROOM_PRICE: Final = 21
MUST_CHOOSE: Final = 22
WRONG_CUBES: Final = 23
NO_TRADE: Final = 24
TRADE_BACK: Final = 25
SLOT_TAKEN: Final = 26
NOT_WOUNDED: Final = 27
NOT_EXHAUSTED: Final = 28
NOT_CHANCE: Final = 29
ROOM_NOT_SHOWN: Final = 30
NEW_ROOM: Final = 31
ENDLESS: Final = 32

MOST_USES: Final = 62  # items in one turn: more than any set uses that is no machine (SH-Q12)


def wounded_codes(player: Player) -> list[int]:
    """The kinds of wounded dwellers that can be placed, numbered likewise."""
    found = [0] if player.hurt > 0 else []
    for letter in range(1, 8):
        if player.hurt_trained >> letter & 1:
            found.append(letter)
    return found


def price_fits(stock: int, room: RoomTable, mask: int, more: int) -> bool:
    """Whether a stock pays for a room and, besides it, `more` cubes."""
    return pays(stock, room.energy[mask], room.food[mask], room.water[mask], more)


def sides(vault: Vault, player: Player) -> int:
    """Which sides of a floor have a free place: 1 left, 2 right (SH-Y8)."""
    rooms = player.rooms
    if vault.reserved == 0:
        return (1 if rooms[0] == 0 else 0) | (2 if rooms[5] == 0 else 0)
    # SH-Y9: the named room's place is kept for it.
    left, right = (1, 5) if vault.side == LEFT else (0, 4)
    return (1 if rooms[left] == 0 else 0) | (2 if rooms[right] == 0 else 0)


def can_name(vault: Vault, player: Player, stock: int, more: int) -> bool:
    """Whether some room of the display can be paid and put down (SH-Y9)."""
    if sides(vault, player) == 0:
        return False
    mask = player.discount
    for number in vault.room_show:
        room = vault.tables.rooms[number]
        if room.payable[mask][stock] and (more == 0 or price_fits(stock, room, mask, more)):
            return True
    return False


def usable_items(vault: Vault, player: Player) -> list[ShelterMove]:
    """The items that may be used at any time of the own turn (SH-I2)."""
    found: list[ShelterMove] = []
    last = -1
    for item in player.ready:
        if item >= vault.tables.handy:  # the items that work at any time come first
            break
        if item != last and use_reason(vault, player, item) == LEGAL:
            found.append(vault.tables.moves.use[item])
        last = item
    return found


def can_act(vault: Vault, player: Player) -> bool:
    """Whether the player of the turn could use an item or trade right now (SH-I2, SH-Y12)."""
    for trade in vault.trades:
        for way in range(trade, trade + 2):
            for n in range(1, 7):
                why = trade_reason(vault, player, way, n)
                if why == LEGAL:
                    return True
                if why == COST:
                    break
    for item in player.ready:
        if item >= vault.tables.handy:
            return False
        if use_reason(vault, player, item) == LEGAL:
            return True
    return False


def holds_handy(vault: Vault, player: Player) -> bool:
    """Whether a player has a ready item that works at any time."""
    return len(player.ready) > 0 and player.ready[0] < vault.tables.handy


def use_reason(vault: Vault, player: Player, number: int) -> int:
    """Why a ready item of the right moment cannot be used; it must be payable and do something."""
    item = vault.tables.items[number]
    if vault.used >= MOST_USES:
        return ENDLESS
    if not pays(player.stock, item.energy, item.food, item.water, item.any):
        return COST
    if item.items > len(player.ready) + len(player.spent):
        return NO_ITEM_TO_PAY
    row = vault.tables.rows[item.row]
    stock = player.stock - item.stock
    for at in range(0, len(row), 2):
        if takes_effect(vault, player, row[at], row[at + 1], stock, item.any):
            return LEGAL
    return NO_EFFECT


def takes_effect(
    vault: Vault, player: Player, what: int, which: int, stock: int, paid: int
) -> bool:
    """Whether an item's reward would change anything; `paid` cubes of choice leave the stock."""
    if what == ENERGY:
        return stock // 49 < 6
    if what == FOOD:
        return stock // 7 % 7 < 6
    if what == WATER:
        return stock % 7 < 6
    if what == ANY:
        return stock // 49 + stock // 7 % 7 + stock % 7 - paid < 18
    if what == HAPPINESS:
        return True
    if what == ITEM:
        return len(vault.item_show) > 0
    if what == DWELLER:
        return player.total < MOST_DWELLERS
    if what == CARE:
        return len(wounded_targets(player)) > 0
    if what == DRILL:
        return player.fresh > 0 and free_slots(player, which) != 0
    if what == REFRESH:
        return len(vault.item_show if which == 0 else vault.room_show) > 0
    if what == FIRST_PLAYER:
        return vault.first != vault.turn
    if what == BUILD_FREE:
        return sides(vault, player) != 0 and len(vault.room_show) > 0
    if what == AGAIN:
        others = available(player) - (1 if vault.acting else 0)
        return vault.again == 0 and others > 0 and vault.step == PLACING
    raise ValueError(what)


def available(player: Player) -> i64:
    """How many dwellers can be placed now."""
    count: i64 = player.fresh + player.hurt
    slots = player.trained | player.hurt_trained
    while slots != 0:
        count += 1
        slots &= slots - 1
    return count


def free_slots(player: Player, which: int) -> int:
    """Mask of the letters that a dweller may train now: the printed one or any (SH-Y17)."""
    wanted = 254 if which == FREE_CHOICE else 1 << which
    return wanted & ~(player.trained | player.hurt_trained)


def wounded_targets(player: Player) -> list[int]:
    """Who an item may heal: spaces with a wounded dweller, then those in front of the player."""
    found: list[int] = []
    placed = player.placed
    for at in range(0, len(placed), 2):
        if placed[at + 1] & HURT and placed[at] not in found:
            found.append(placed[at])
    return found + [SPACES + code for code in wounded_codes(player)]


def offered_trades(vault: Vault, player: Player) -> list[ShelterMove]:
    """Trades by direction and amount that lead to a stock not had before (SH-Y12)."""
    found: list[ShelterMove] = []
    for trade in vault.trades:
        for way in range(trade, trade + 2):
            for n in range(1, 7):
                why = trade_reason(vault, player, way, n)
                if why == LEGAL:
                    found.append(vault.tables.moves.trade[way * 6 + n - 1])
                elif why == COST:
                    break
    return found


def trade_reason(vault: Vault, player: Player, way: int, n: int) -> int:
    """Why a trade in that direction and amount is not offered."""
    if way & ~1 not in vault.trades:
        return NO_TRADE
    give = vault.tables.trade_give[way]
    if not pays(player.stock, give // 49 * n, give // 7 % 7 * n, give % 7 * n, 0):
        return COST
    after = after_trade(vault, player.stock, way, n)
    return TRADE_BACK if after in vault.seen else LEGAL


def after_trade(vault: Vault, stock: int, way: int, n: int) -> int:
    """The stock after trading n times in that direction."""
    give = vault.tables.trade_give[way]
    take = vault.tables.trade_take[way]
    return gain_cubes(stock - give * n, take // 49 * n, take // 7 % 7 * n, take % 7 * n)


def named_rooms(vault: Vault, player: Player) -> list[ShelterMove]:
    """The rooms and sides that the pending build may name."""
    found: list[ShelterMove] = []
    free = sides(vault, player)
    show = vault.room_show
    for at in range(len(show)):
        number = show[at]
        if number in show[:at] or room_reason(vault, player, number) != LEGAL:
            continue
        if free & 1:
            found.append(vault.tables.moves.build[number * 2])
        if free & 2:
            found.append(vault.tables.moves.build[number * 2 + 1])
    return found


def room_reason(vault: Vault, player: Player, number: int) -> int:
    """Why a room cannot be named for the pending build."""
    if number not in vault.room_show:
        return ROOM_NOT_SHOWN
    more = vault.first_of()  # cubes to be kept for the space's own cost; -1: the build is free
    if more < 0:
        return LEGAL
    room = vault.tables.rooms[number]
    return LEGAL if price_fits(player.stock, room, player.discount, more) else ROOM_PRICE


def wanted_cubes(vault: Vault, player: Player) -> int:
    """How many cubes of choice are gained now: never more than there is room for (SH-Y2)."""
    room = 18 - vault.tables.cubes[player.stock]
    n = 1 + player.extra_income if vault.topic == T_INCOME else vault.first_of()
    if n > room:
        n = room
    return n if n < 6 else 6


def holds_for(vault: Vault, player: Player, when: int) -> bool:
    """Whether a player has a ready item that works at a given moment."""
    when_each = vault.tables.item_when
    for item in player.ready:
        if when_each[item] == when:
            return True
    return False


def moment_items(vault: Vault, player: Player, when: int) -> list[int]:
    """The ready items that work at a given moment, each once."""
    found: list[int] = []
    for item in player.ready:
        if vault.tables.item_when[item] == when and item not in found:
            found.append(item)
    return found
