"""What is legal: the list of moves, and for any move the reason why it is not.

`list_moves` is written for speed over the same tables as `reason`; the conformance suite holds
the two together over every move there is.
"""

from __future__ import annotations

from typing import Final

from overseer.shelter.moves import (
    BUILD,
    DONE,
    DRAW_ITEM,
    DRAW_ROOM,
    DRAW_THREAT,
    FIGHT,
    FIRST,
    GAIN,
    GIVE,
    HEAL,
    LIFT,
    PAIRS,
    PASS,
    PAY,
    PLACE,
    READY,
    ROLL,
    SINGLES,
    SPACES,
    STOCKS,
    TAKE,
    TRADE,
    TRAIN,
    USE,
    WHO,
    ShelterMove,
    pair_of,
)
from overseer.shelter.player import HURT, MOST_DWELLERS, Player
from overseer.shelter.tables import (
    AGAIN,
    ALL,
    ANY,
    APPEAR,
    BEFORE_FIGHT,
    BUILD_FREE,
    CARE,
    CLOSED,
    DRILL,
    DWELLER,
    ENERGY,
    FIRST_PLAYER,
    FOOD,
    FREE_CHOICE,
    HAPPINESS,
    ITEM,
    LOST,
    REFRESH,
    REROLL,
    TURN,
    WATER,
    Kind,
    RoomTable,
)
from overseer.shelter.vault import (
    T_APPEAR,
    T_DRAW_ITEM,
    T_DRAW_ROOM,
    T_DRAW_THREAT,
    T_DRILL,
    T_FIGHT,
    T_FIRST,
    T_GAIN,
    T_GIVE,
    T_HEAL,
    T_INCOME,
    T_LOST,
    T_PAY,
    T_READY,
    T_REROLL,
    T_ROLL_FIGHT,
    T_ROLL_FLOOR,
    T_ROOM,
    T_TAKE,
    T_TRAIN,
    T_TURN,
    T_WINDOW,
    W_NAME,
    Vault,
    gain_cubes,
)

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

_MOMENT: Final = {T_FIGHT: BEFORE_FIGHT, T_REROLL: REROLL, T_LOST: LOST, T_APPEAR: APPEAR}


def healthy_codes(player: Player) -> list[int]:
    """The kinds of healthy dwellers that can be placed: 0 untrained, 1…7 by letter."""
    found = [0] if player.fresh > 0 else []
    trained = player.trained
    if trained != 0:
        for letter in range(1, 8):
            if trained >> letter & 1:
                found.append(letter)
    return found


def wounded_codes(player: Player) -> list[int]:
    """The kinds of wounded dwellers that can be placed, numbered likewise."""
    found = [0] if player.hurt > 0 else []
    for letter in range(1, 8):
        if player.hurt_trained >> letter & 1:
            found.append(letter)
    return found


def pays(stock: int, e: int, f: int, w: int, more: int) -> bool:
    """Whether a stock has these cubes and, besides them, `more` of any kind."""
    e = stock // 49 - e
    f = stock // 7 % 7 - f
    w = stock % 7 - w
    return e >= 0 and f >= 0 and w >= 0 and e + f + w >= more


def price_fits(stock: int, room: RoomTable, mask: int, more: int) -> bool:
    """Whether a stock pays for a room and, besides it, `more` cubes."""
    return pays(stock, room.energy[mask], room.food[mask], room.water[mask], more)


def sides(rooms: bytes) -> int:
    """Which sides of a floor have a free place: 1 left, 2 right (SH-Y8)."""
    return (1 if rooms[0] == 0 else 0) | (2 if rooms[5] == 0 else 0)


def can_name(vault: Vault, player: Player, stock: int, more: int) -> bool:
    """Whether some room of the display can be paid and put down (SH-Y9)."""
    if sides(player.rooms) == 0:
        return False
    for number in vault.room_show:
        if price_fits(stock, vault.tables.rooms[number], player.discount, more):
            return True
    return False


def special_fits(vault: Vault, player: Player, kind: Kind) -> bool:
    """Whether what a space asks beyond its cubes can be paid: items, a room's price."""
    if kind.items > len(player.ready) + len(player.spent):
        return False
    return not kind.builds or can_name(vault, player, player.stock - kind.stock, kind.any)


def pairs_of(codes: list[int], player_fresh: int) -> list[int]:
    """The pairs that these dwellers can form; only the untrained (code 0) come in numbers."""
    found = [0] if player_fresh > 1 else []
    for i in range(len(codes)):
        for j in range(i + 1, len(codes)):
            low = codes[i]
            found.append(low * 8 - low * (low - 1) // 2 + codes[j] - low)
    return found


def add_special(
    vault: Vault, player: Player, number: int, space: int, out: list[ShelterMove]
) -> None:
    """Add the placements on a space that asks for more than cubes."""
    kind = vault.tables.kinds[number]
    if not special_fits(vault, player, kind):
        return
    base = 0
    if kind.wounded:
        codes = wounded_codes(player)
        fresh = player.hurt
        base = 8
    else:
        codes = healthy_codes(player)
        fresh = player.fresh
    if kind.linked:
        base = SINGLES + (PAIRS if kind.wounded else 0)
        codes = pairs_of(codes, fresh)
    place = vault.tables.moves.place
    for code in codes:
        out.append(place[space * WHO + base + code])


def list_turn(vault: Vault) -> list[ShelterMove]:
    """A turn: one placement, an item, or a pass (SH-R3)."""
    seat = vault.seat
    player = vault.players[seat]
    tables = vault.tables
    out = usable_items(vault, player) if player.ready else []
    codes = healthy_codes(player)
    halves = tables.halves
    shown = vault.top
    floor = 0
    while True:
        masks = shown.masks(player.stock, tables)
        if masks != 0:
            free = ~(vault.taken >> (floor * 12))
            here = masks & free & ALL
            if here != 0:
                left = here & 63
                right = here >> 6
                for code in codes:
                    at = (code * 10 + floor * 2) * 64
                    if left:
                        out += halves[at + left]
                    if right:
                        out += halves[at + 64 + right]
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


def add_rest(
    vault: Vault,
    player: Player,
    row: bytes,
    masks: int,
    free: int,
    first: int,
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
    vault: Vault, player: Player, row: bytes, here: int, first: int, out: list[ShelterMove]
) -> None:
    """Add the placements on every space of a mask."""
    for at in range(12):
        if here >> at & 1:
            add_special(vault, player, row[at], first + at, out)


def add_lift(vault: Vault, player: Player, seat: int, out: list[ShelterMove]) -> None:
    """Add the placements in the own elevator."""
    kind = vault.tables.lifts[seat]
    if vault.tables.fits[player.stock][kind] != CLOSED:
        add_special(vault, player, kind, LIFT + vault.floor_of[seat] - 1, out)


def has_turn(vault: Vault, seat: int) -> bool:
    """Whether a seat can do anything with its turn but pass (SH-R3)."""
    player = vault.players[seat]
    healthy = player.fresh + player.trained > 0
    found: list[ShelterMove] = []
    shown = vault.top
    floor = 0
    while True:
        masks = shown.masks(player.stock, vault.tables)
        free = ~(vault.taken >> (floor * 12))
        if healthy and masks & free & ALL != 0:
            return True
        if masks > ALL:
            add_rest(vault, player, shown.kinds, masks >> 12, free, floor * 12, found)
            if found:
                return True
        if floor == vault.seats:
            break
        shown = vault.players[vault.owner_of[floor]].floor
        floor += 1
    if player.lift == 0:
        add_lift(vault, player, seat, found)
    return bool(found) or (bool(player.ready) and bool(usable_items(vault, player)))


def usable_items(vault: Vault, player: Player) -> list[ShelterMove]:
    """The items that may be used at any time of the own turn (SH-I2)."""
    found: list[ShelterMove] = []
    last = -1
    for item in player.ready:
        if item != last and vault.tables.item_when[item] == TURN:
            if use_reason(vault, player, item) == LEGAL:
                found.append(vault.tables.moves.use[item])
        last = item
    return found


def use_reason(vault: Vault, player: Player, number: int) -> int:
    """Why a ready item of the right moment cannot be used; it must be payable and do something."""
    item = vault.tables.items[number]
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
        return sides(player.rooms) != 0 and len(vault.room_show) > 0
    if what == AGAIN:
        others = available(player) - (1 if vault.acting else 0)
        return vault.again == 0 and others > 0
    raise ValueError(what)


def available(player: Player) -> int:
    """How many dwellers can be placed now."""
    count = player.fresh + player.hurt
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
    free = sides(player.rooms)
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
        return NOT_SHOWN
    more = vault.first_of()  # cubes to be kept for the space's own cost; -1: the build is free
    if more < 0:
        return LEGAL
    room = vault.tables.rooms[number]
    return LEGAL if price_fits(player.stock, room, player.discount, more) else ROOM_PRICE


def list_moves(vault: Vault) -> list[ShelterMove]:
    """The legal moves for the pending decision."""
    topic = vault.topic
    if topic == T_TURN:
        return list_turn(vault)
    moves = vault.tables.moves
    if vault.seat < 0:
        return list_chances(vault)
    player = vault.players[vault.seat]
    if topic == T_WINDOW:
        return [*usable_items(vault, player), *offered_trades(vault, player), moves.done]
    if topic == T_ROOM:
        rooms = named_rooms(vault, player)
        if vault.doing() != W_NAME:
            rooms.append(moves.done)
        return rooms
    if topic == T_PAY:
        return vault.tables.pay_choices[vault.first_of() * STOCKS + player.stock][:]
    if topic == T_GAIN:
        return vault.tables.gain_choices[wanted_cubes(vault, player) * STOCKS + player.stock][:]
    if topic == T_INCOME:
        n = wanted_cubes(vault, player)
        return [*vault.tables.gain_choices[n * STOCKS + player.stock], moves.done]
    if topic == T_GIVE:
        return [moves.give[n] for n in sorted(set(player.ready + player.spent))]
    if topic == T_TAKE:
        return [moves.take[n] for n in sorted(set(vault.item_show))]
    if topic == T_READY:
        return [moves.ready[n] for n in sorted(set(player.spent))]
    if topic == T_TRAIN or topic == T_DRILL:
        slots = free_slots(player, FREE_CHOICE)
        return [moves.train[n - 1] for n in range(1, 8) if slots >> n & 1]
    if topic == T_HEAL:
        return [moves.heal[n] for n in wounded_targets(player)]
    # A fight or a threat: items of that very moment, or none.
    found = [moves.use[n] for n in moment_items(vault, player, _MOMENT[topic])]
    found.append(moves.fight if topic == T_FIGHT else moves.done)
    return found


def wanted_cubes(vault: Vault, player: Player) -> int:
    """How many cubes of choice are gained now: never more than there is room for (SH-Y2)."""
    room = 18 - vault.tables.cubes[player.stock]
    n = 1 + player.extra_income if vault.topic == T_INCOME else vault.first_of()
    if n > room:
        n = room
    return n if n < 6 else 6


def moment_items(vault: Vault, player: Player, when: int) -> list[int]:
    """The ready items that work at a given moment, each once."""
    found: list[int] = []
    for item in player.ready:
        if vault.tables.item_when[item] == when and item not in found:
            found.append(item)
    return found


def list_chances(vault: Vault) -> list[ShelterMove]:
    """NATURE's possible moves, each once."""
    moves = vault.tables.moves
    topic = vault.topic
    if topic == T_ROLL_FLOOR or topic == T_ROLL_FIGHT:
        return moves.roll[:]
    if topic == T_DRAW_ITEM:
        return [moves.item[n] for n in sorted(set(vault.item_deck))]
    if topic == T_DRAW_ROOM:
        return [moves.room[n] for n in sorted(set(vault.room_deck))]
    if topic == T_DRAW_THREAT:
        return [moves.threat[n] for n in sorted(set(vault.threat_deck))]
    if topic == T_FIRST:
        return moves.first[: vault.seats]
    return []


def reason(vault: Vault, move: ShelterMove) -> int:
    """Why a move is illegal now; LEGAL when it is not."""
    if vault.seat < -1:
        return OVER_NOW
    if vault.seat < 0:
        return chance_reason(vault, move)
    kind = move.kind
    topic = vault.topic
    player = vault.players[vault.seat]
    if topic == T_TURN:
        if kind == PLACE:
            return place_reason(vault, player, move.a, move.b)
        if kind == PASS:
            return LEGAL
    if kind == USE:
        return item_reason(vault, player, move.a)
    if kind == DONE:
        return done_reason(vault)
    if topic == T_WINDOW and kind == TRADE:
        return trade_reason(vault, player, move.a, move.b)
    if topic == T_ROOM and kind == BUILD:
        return build_reason(vault, player, move.a, move.b)
    if topic == T_PAY and kind == PAY:
        choices = vault.tables.pay_choices[vault.first_of() * STOCKS + player.stock]
        return LEGAL if move in choices else WRONG_CUBES
    if (topic == T_GAIN or topic == T_INCOME) and kind == GAIN:
        n = wanted_cubes(vault, player)
        choices = vault.tables.gain_choices[n * STOCKS + player.stock]
        return LEGAL if move in choices else WRONG_CUBES
    if topic == T_GIVE and kind == GIVE:
        return LEGAL if move.a in player.ready or move.a in player.spent else NOT_YOURS
    if topic == T_TAKE and kind == TAKE:
        return LEGAL if move.a in vault.item_show else NOT_SHOWN
    if topic == T_READY and kind == READY:
        return LEGAL if move.a in player.spent else NOT_EXHAUSTED
    if (topic == T_TRAIN or topic == T_DRILL) and kind == TRAIN:
        return LEGAL if free_slots(player, move.a) else SLOT_TAKEN
    if topic == T_HEAL and kind == HEAL:
        return LEGAL if move.a in wounded_targets(player) else NOT_WOUNDED
    if topic == T_FIGHT and kind == FIGHT:
        return LEGAL
    return NOT_ASKED


def done_reason(vault: Vault) -> int:
    """Going on without a choice is for what may be declined (SH-P7)."""
    topic = vault.topic
    if topic == T_ROOM:
        return MUST_CHOOSE if vault.doing() == W_NAME else LEGAL
    if topic in (T_WINDOW, T_INCOME, T_REROLL, T_LOST, T_APPEAR):
        return LEGAL
    return NOT_ASKED if topic in (T_TURN, T_FIGHT) else MUST_CHOOSE


def item_reason(vault: Vault, player: Player, number: int) -> int:
    """Why an item cannot be used at this moment (SH-I1, SH-I2)."""
    topic = vault.topic
    when = TURN if topic == T_TURN or topic == T_WINDOW else _MOMENT.get(topic, 0)
    if when == 0:
        return NOT_ASKED
    if number not in player.ready:
        return EXHAUSTED if number in player.spent else NOT_YOURS
    if vault.tables.item_when[number] != when:
        return WRONG_MOMENT
    return use_reason(vault, player, number) if when == TURN else LEGAL


def build_reason(vault: Vault, player: Player, number: int, side: int) -> int:
    """Why a room cannot be built on that side now."""
    why = room_reason(vault, player, number)
    if why != LEGAL:
        return why
    return LEGAL if sides(player.rooms) >> side & 1 else SIDE_FULL


def place_reason(vault: Vault, player: Player, space: int, who: int) -> int:
    """Why these dwellers cannot go to that space (SH-P1 … SH-P5)."""
    if space >= LIFT and space != LIFT + vault.floor_of[vault.seat] - 1:
        return FOREIGN_LIFT if space - LIFT < vault.seats else NO_SPACE
    number = vault.kind_at(space)
    if number == 0:
        return NO_SPACE
    if vault.occupied(space):
        return TAKEN
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
        if sides(player.rooms) == 0:
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


def chance_reason(vault: Vault, move: ShelterMove) -> int:
    """Why NATURE cannot do this now."""
    kind = move.kind
    topic = vault.topic
    fits = (
        (kind == ROLL and (topic == T_ROLL_FLOOR or topic == T_ROLL_FIGHT))
        or (kind == DRAW_ITEM and topic == T_DRAW_ITEM and move.a in vault.item_deck)
        or (kind == DRAW_ROOM and topic == T_DRAW_ROOM and move.a in vault.room_deck)
        or (kind == DRAW_THREAT and topic == T_DRAW_THREAT and move.a in vault.threat_deck)
        or (kind == FIRST and topic == T_FIRST and move.a < vault.seats)
    )
    return LEGAL if fits else NOT_CHANCE
