"""Rewards: a row of symbols is run through from left to right, once or twice (SH-P3, SH-P6)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.shelter.floor import Floor
from overseer.shelter.legal import (
    can_act,
    can_name,
    free_slots,
    sides,
    wounded_targets,
)
from overseer.shelter.moves import (
    LEFT,
    LETTERS,
    SPACES,
    dweller_text,
    place_text,
    space_text,
    training_text,
)
from overseer.shelter.player import HURT, MOST_DWELLERS, Player
from overseer.shelter.tables import (
    AGAIN,
    ANY,
    BUILD_FREE,
    BUILD_PAID,
    CARE,
    DRILL,
    DWELLER,
    ENERGY,
    FIRST_PLAYER,
    FOOD,
    FREE_CHOICE,
    HAPPINESS,
    HEALING,
    INCOME,
    ITEM,
    ON_BUILD,
    READY_ITEM,
    REFRESH,
    TRADING,
    TRAINING,
    WATER,
)
from overseer.shelter.vault import (
    MOMENT,
    OF_ITEM,
    OF_THREAT,
    ONCE_MORE,
    ONE,
    SECOND,
    SIXTH_ROOM,
    T_DRILL,
    T_HEAL,
    T_READY,
    T_ROOM,
    T_TAKE,
    T_WINDOW,
    W_BUILD,
    W_GAIN,
    W_REFILL,
    W_ROW,
    Vault,
    differ,
    frame,
    joined,
    replaced,
    without,
)


def run_row(vault: Vault) -> bool:
    """Go on with the row on top of the stack; true when somebody has to decide."""
    stack = vault.work
    top: i64 = stack[-1]  # see `frame`
    number = (top >> 8 & 511) - 1
    row = vault.tables.rows[number]
    seat = vault.turn
    player = vault.players[seat]
    depth = len(stack)
    at = top >> 17 & 255
    flags = top >> 25
    while True:
        if at >= len(row):
            if not flags & ONCE_MORE or not row:
                stack.pop()
                return False
            at = 0
            flags = (flags & ~ONCE_MORE) | SECOND
        if flags & MOMENT and at_moment(vault, player):  # SH-I2: between two rewards
            stack[-1] = frame(W_ROW, number, at, flags & ~MOMENT)
            vault.ask(seat, T_WINDOW)
            return True
        if not flags & OF_ITEM:
            flags |= MOMENT
        what = row[at]
        n = row[at + 1]
        if what <= WATER:
            player.stock = gain_one(player.stock, what, n)
        elif what == HAPPINESS:
            add_happiness(vault, seat, n, flags)
        else:
            # Somebody may be asked now, so the frame has to say how far the row has come.
            stack[-1] = frame(W_ROW, number, at + 2, flags)
            if what == ANY:
                vault.push(W_GAIN, n, 0, 0)
                return False
            if special(vault, player, what, n, flags):
                return True
            if len(stack) != depth:
                return False
        at += 2
        if vault.ears is not None and what <= HAPPINESS:
            tell_gain(vault, seat, what, n, flags)


def gain_one(stock: i64, what: i64, n: i64) -> i64:
    """SH-Y1: a stock with n more cubes of one kind; beyond six a cube is lost (SH-C2)."""
    room: i64
    if what == ENERGY:
        room = 6 - stock // 49
        return stock + 49 * (n if n < room else room)
    if what == FOOD:
        room = 6 - stock // 7 % 7
        return stock + 7 * (n if n < room else room)
    room = 6 - stock % 7
    return stock + (n if n < room else room)


def at_moment(vault: Vault, player: Player) -> bool:
    """Whether an item could be used or a trade made right now; a trade's stock is remembered."""
    if vault.trades:
        note_stock(vault, player)
    elif not player.ready:
        return False
    return can_act(vault, player)


def note_stock(vault: Vault, player: Player) -> None:
    """SH-Y12: a stock that an item or a reward has made is new, whatever was traded before."""
    if not vault.seen or vault.seen[-1] != player.stock:
        vault.seen = [player.stock]


def special(vault: Vault, player: Player, what: int, n: int, flags: int) -> bool:
    """The rewards beyond cubes and happiness; true when somebody has to decide."""
    seat = vault.turn
    second = flags & SECOND != 0
    if what == ITEM:
        if differ(vault.item_show):
            vault.ask(seat, T_TAKE)
            return True
        if vault.item_show:
            take_item(vault, vault.item_show[0])
    elif what == READY_ITEM:
        if differ(player.spent):
            vault.ask(seat, T_READY)
            return True
        if player.spent:
            ready_item(vault, player.spent[0])
    elif what == DWELLER:
        if player.total < MOST_DWELLERS:  # SH-Q5
            player.total += 1
            player.coming += 1
            if vault.ears is not None:
                vault.tell("new-dweller", {"seat": seat})
    elif what == FIRST_PLAYER:  # SH-Y4
        vault.first = seat
        if vault.ears is not None and not second:
            vault.tell("first-player", {"seat": seat})
    elif what == BUILD_PAID:
        if vault.reserved:
            put_reserved(vault, n)
        elif can_name(vault, player, player.stock, 0):  # SH-Q1: the second room of a doubled row
            vault.push(W_BUILD, 0, n, 0)
            vault.ask(seat, T_ROOM)
            return True
    elif what == BUILD_FREE:
        if sides(vault, player) != 0 and vault.room_show:  # SH-Q6
            vault.push(W_BUILD, -1, 0, 0)
            vault.ask(seat, T_ROOM)
            return True
    elif what == TRAINING:
        if not second:
            mark_training(vault, player, n)
    elif what == HEALING:
        heal_party(vault, player)
    elif what == REFRESH:
        refresh(vault, n)
    elif what == TRADING:  # SH-Y12
        if n not in vault.trades:
            vault.trades += ONE[n]
        note_stock(vault, player)
    elif what == AGAIN:
        vault.again = 1
    elif what == DRILL:
        return drill(vault, player, n)
    elif what == CARE:
        targets = wounded_targets(player)
        if len(targets) > 1:
            vault.ask(seat, T_HEAL)
            return True
        if targets:
            care_for(vault, targets[0])
    else:
        raise ValueError(what)
    return False


def care_for(vault: Vault, target: int) -> None:
    """An item heals one dweller: on a space, or in front of the player."""
    player = vault.players[vault.turn]
    if target >= SPACES:
        code = target - SPACES
        if code == 0:
            player.hurt -= 1
            player.fresh += 1
        else:
            player.hurt_trained &= ~(1 << code)
            player.trained |= 1 << code
    else:
        placed = player.placed
        for at in range(0, len(placed), 2):
            if placed[at] == target and placed[at + 1] & HURT:
                player.placed = replaced(placed, at + 1, placed[at + 1] & ~HURT)
                break
    if vault.ears is not None:
        at_home = target >= SPACES
        word = dweller_text(target - SPACES) if at_home else space_text(target)
        vault.tell("healed", {"seat": vault.turn, "n": 1, "who" if at_home else "space": word})


def add_happiness(vault: Vault, seat: int, n: int, flags: int) -> None:
    """SH-Y3, and where it came from."""
    player = vault.players[seat]
    player.happiness += n
    if flags & OF_ITEM:
        player.by_items += n
    elif flags & OF_THREAT:
        player.by_fights += n
    else:
        player.by_spaces += n


def gain_row(vault: Vault, seat: int, number: int, item: int) -> None:
    """A passive item's gain: cubes and happiness only, at once."""
    row = vault.tables.rows[number]
    player = vault.players[seat]
    for at in range(0, len(row), 2):
        what = row[at]
        n = row[at + 1]
        if what <= WATER:
            player.stock = gain_one(player.stock, what, n)
        else:
            add_happiness(vault, seat, n, OF_ITEM)
        if vault.ears is not None:
            if at == 0:
                vault.tell("item-works", {"seat": seat, "item": vault.tables.cards.items[item].id})
            tell_gain(vault, seat, what, n, OF_ITEM)


def tell_gain(vault: Vault, seat: int, what: int, n: int, flags: int) -> None:
    """Report cubes or happiness, and where they came from."""
    name = ("", "energy", "food", "water", "", "happiness")[what]
    source = "items" if flags & OF_ITEM else "fights" if flags & OF_THREAT else "spaces"
    vault.tell("gained", {"seat": seat, "resource": name, "n": n, "source": source})


def mark_training(vault: Vault, player: Player, letter: int) -> None:
    """SH-Y10: the (first) dweller of the placement trains at the recall."""
    at = len(player.placed) - 2 * vault.party + 1
    player.placed = replaced(player.placed, at, player.placed[at] | letter << 1)
    if vault.ears is not None:
        args: dict[str, int | str] = {"space": space_text(vault.space)}
        args["letter"] = training_text(letter)
        vault.tell("trains", {"seat": vault.turn, **args})


def heal_party(vault: Vault, player: Player) -> None:
    """SH-Y13: whoever stands on this space stands up, both of a pair."""
    placed = player.placed
    healed = 0
    for at in range(len(placed) - 2 * vault.party, len(placed), 2):
        if placed[at + 1] & HURT:
            placed = replaced(placed, at + 1, placed[at + 1] & ~HURT)
            healed += 1
    player.placed = placed
    if vault.ears is not None and healed:
        args: dict[str, int | str] = {"n": healed, "space": space_text(vault.space)}
        vault.tell("healed", {"seat": vault.turn, **args})


def drill(vault: Vault, player: Player, letter: int) -> bool:
    """An item trains a dweller in front of the player at once."""
    slots = free_slots(player, letter)
    if player.fresh == 0 or slots == 0:
        return False
    if letter == FREE_CHOICE and slots & (slots - 1) != 0:
        vault.ask(vault.turn, T_DRILL)
        return True
    for each in range(1, 8):
        if slots >> each & 1:
            train_now(vault, each)
            break
    return False


def train_now(vault: Vault, letter: int) -> None:
    """An untrained healthy dweller moves into a slot."""
    player = vault.players[vault.turn]
    player.fresh -= 1
    player.trained |= 1 << letter
    if vault.ears is not None:
        args: dict[str, int | str] = {"letter": LETTERS[letter - 1], "wounded": 0}
        vault.tell("trained", {"seat": vault.turn, **args})


def take_item(vault: Vault, number: int) -> None:
    """SH-Y6, SH-I3: an item of the display, ready at once; the display is refilled."""
    seat = vault.turn
    player = vault.players[seat]
    vault.item_show = without(vault.item_show, number)
    player.ready = joined(player.ready, number)
    item = vault.tables.items[number]
    player.discount |= item.discount
    if item.when == INCOME:
        player.extra_income += 1
    if vault.ears is not None:
        vault.tell("took", {"seat": seat, "item": item.card.id})
    vault.push(W_REFILL, 0, 0, 0)


def ready_item(vault: Vault, number: int) -> None:
    """SH-Y7: an exhausted item is turned upright."""
    player = vault.players[vault.turn]
    player.spent = without(player.spent, number)
    player.ready = joined(player.ready, number)
    if vault.ears is not None:
        args: dict[str, int | str] = {"item": vault.tables.cards.items[number].id}
        vault.tell("readied", {"seat": vault.turn, **args})


def refresh(vault: Vault, rooms: int) -> None:
    """SH-Y15, SH-Y16: the display's cards are discarded first, so they can come back."""
    if rooms:
        for number in vault.room_show:
            vault.room_gone = joined(vault.room_gone, number)
        vault.room_show = b""
    else:
        for number in vault.item_show:
            vault.item_gone = joined(vault.item_gone, number)
        vault.item_show = b""
    if vault.ears is not None:
        vault.tell("refreshed-rooms" if rooms else "refreshed-items", {"seat": vault.turn})
    vault.push(W_REFILL, rooms, 0, 0)


def reserve(vault: Vault, number: int, side: int) -> None:
    """SH-Y9: the room is named and paid with the placement, and kept for its build symbol."""
    pay_room(vault, number)
    vault.room_show = without(vault.room_show, number)
    vault.reserved = number + 1
    vault.side = side
    if vault.ears is not None:
        args: dict[str, int | str] = {"room": vault.tables.rooms[number].card.id}
        args["side"] = "left" if side == LEFT else "right"
        vault.tell("reserved", {"seat": vault.turn, **args})


def pay_room(vault: Vault, number: int) -> None:
    """The printed price, less what items take off."""
    player = vault.players[vault.turn]
    room = vault.tables.rooms[number]
    mask = player.discount
    price = room.energy[mask] * 49 + room.food[mask] * 7 + room.water[mask]
    player.stock -= price
    if vault.ears is not None:
        vault.tell_paid(vault.turn, price)


def put_reserved(vault: Vault, happiness: int) -> None:
    """The reserved room is built."""
    number = vault.reserved - 1
    vault.reserved = 0
    put_room(vault, number, vault.side, happiness)


def put_room(vault: Vault, number: int, side: int, happiness: int) -> None:
    """SH-Y8: a room is put outermost on one side of the own floor; the display is refilled."""
    seat = vault.turn
    player = vault.players[seat]
    place = 2 if side == LEFT else 3
    while player.rooms[place] != 0:
        place += -1 if side == LEFT else 1
    room = vault.tables.rooms[number]
    player.rooms = replaced(player.rooms, place, number + 1)
    kinds = player.floor.kinds
    kinds = kinds[: place * 2] + room.kinds + kinds[place * 2 + 2 :]
    player.floor = Floor(kinds, vault.tables)
    if vault.acting:  # usable from the next turn on
        vault.unready |= 3 << (vault.floor_of[seat] * 12 + place * 2)
    player.happiness += happiness  # SH-Q10: once for each room
    player.by_rooms += happiness
    if vault.ears is not None:
        args: dict[str, int | str] = {"room": room.card.id, "n": happiness}
        args["place"] = place_text(vault.floor_of[seat], place)
        vault.tell("built", {"seat": seat, **args})
    for item in player.ready + player.spent:
        if vault.tables.item_when[item] == ON_BUILD:
            gain_row(vault, seat, vault.tables.items[item].row, item)
    if 0 not in player.rooms:
        vault.ending |= SIXTH_ROOM  # SH-X1
        if vault.ears is not None:
            vault.tell("sixth-room", {"seat": seat})
    vault.push(W_REFILL, 1, 0, 0)
