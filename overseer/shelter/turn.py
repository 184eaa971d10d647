"""A turn: the placement, its cost, the income, the fight, and the work that is left to do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.shelter.legal import holds_for, holds_handy
from overseer.shelter.moves import (
    LETTERS,
    LIFT,
    PAIRS,
    SINGLES,
    SPACES,
    STOCKS,
    cubes_text,
    pair_of,
    space_text,
    who_text,
)
from overseer.shelter.player import HURT, Player
from overseer.shelter.rewards import add_happiness, at_moment, gain_one, gain_row
from overseer.shelter.tables import BEFORE_FIGHT, HAPPINESS, INCOME, LOST, ON_WIN, REROLL, Kind
from overseer.shelter.vault import (
    OF_ITEM,
    OF_THREAT,
    ONCE_MORE,
    ONE,
    T_DRAW_ITEM,
    T_DRAW_ROOM,
    T_FIGHT,
    T_GAIN,
    T_GIVE,
    T_INCOME,
    T_LOST,
    T_PAY,
    T_REROLL,
    T_ROLL_FIGHT,
    T_ROOM,
    T_WINDOW,
    W_CLOSE,
    W_FIGHT,
    W_GAIN,
    W_GIVE,
    W_HURT,
    W_INCOME,
    W_NAME,
    W_PAY,
    W_REFILL,
    W_ROW,
    Vault,
    joined,
    replaced,
    without,
)

RED_ROOMS: Final = bytes((1, 2, 3, 4, 5, 6))  # SH-S1: the first rooms, in their order
STANDING: Final = [bytes((space, hurt)) for space in range(SPACES) for hurt in (0, HURT)]


def place(vault: Vault, space: int, who: int) -> None:
    """SH-P1: dwellers go to a space; its cost, its rewards and what they raise become work."""
    seat = vault.seat
    player = vault.players[seat]
    number = vault.kind_at(space)
    kind = vault.tables.kinds[number]
    double = False
    if who < SINGLES:
        vault.party = 1
        double = send(player, space, who % 8, who >= 8, kind.letter)
    else:
        vault.party = 2
        first, second = pair_of((who - SINGLES) % PAIRS)
        wounded = who >= SINGLES + PAIRS
        # SH-Q2: either one's training doubles, both lose it.
        double = send(player, space, first, wounded, kind.letter)
        double = send(player, space, second, wounded, kind.letter) or double
    if space >= LIFT:
        player.lift = 1
    else:
        vault.taken |= 1 << space
    vault.space = space
    vault.kind = number
    vault.acting = 0
    player.stock -= kind.stock
    if vault.ears is not None:
        tell_placed(vault, seat, space, who, kind.threat, double)
        vault.tell_paid(seat, kind.stock)

    elif kind.quick and not holds_handy(vault, player):
        owner = (
            -1 if space < 12 or space >= LIFT or kind.threat else vault.owner_of[space // 12 - 1]
        )
        if owner < 0 or owner == seat or vault.tables.cubes[vault.players[owner].stock] == 18:
            quick_row(vault, seat, kind, double)
            reset_turn(vault)
            return

    # The work of a placement, last first.
    vault.push(W_CLOSE, 0, 0, 0)
    flags = (ONCE_MORE if double else 0) | (OF_THREAT if kind.threat else 0)
    vault.push(W_ROW, kind.row, 0, flags)
    if kind.fight:
        vault.bonus = 0
        vault.push(W_FIGHT, 0, 0, 0)
    elif 12 <= space < LIFT and not kind.threat:
        owner = vault.owner_of[space // 12 - 1]
        if owner != seat:  # SH-E1; SH-E2 and SH-E3 are the two conditions before
            vault.push(W_INCOME, owner, 0, 0)
    if kind.wounds:
        vault.push(W_HURT, 0, 0, 0)
    if kind.items:
        vault.push(W_GIVE, kind.items, 0, 0)
    if kind.any:
        vault.push(W_PAY, kind.any, 0, 0)
    if kind.builds:
        vault.push(W_NAME, kind.any, 0, 0)


def quick_row(vault: Vault, seat: int, kind: Kind, double: bool) -> None:
    """Rewards that leave nothing to decide, when no item could be used between them."""
    row = vault.tables.rows[kind.row]
    player = vault.players[seat]
    at = 0
    while at < len(row):
        what = row[at]
        n = row[at + 1]
        if what == HAPPINESS:
            add_happiness(vault, seat, n, OF_THREAT if kind.threat else 0)
        else:
            player.stock = gain_one(player.stock, what, n)
        at += 2
        if double and at == len(row):
            double = False
            at = 0


def send(player: Player, space: int, code: int, wounded: bool, letter: int) -> bool:
    """One dweller leaves for a space and loses its training (SH-Y11); says if it doubles."""
    if code == 0:
        if wounded:
            player.hurt -= 1
        else:
            player.fresh -= 1
    elif wounded:
        player.hurt_trained &= ~(1 << code)
    else:
        player.trained &= ~(1 << code)
    player.placed += STANDING[space * 2 + (HURT if wounded else 0)]
    return code != 0 and code == letter


def tell_placed(vault: Vault, seat: int, space: int, who: int, threat: bool, double: bool) -> None:
    """Report a placement, its party as the notation writes it."""
    args: dict[str, int | str] = {"seat": seat, "space": space_text(space), "n": vault.party}
    args["who"] = who_text(who)
    name = "placed"
    if threat:
        row = threat_row(vault, space // 12)
        args["threat"] = vault.tables.cards.threats[row[space % 12] - 1].id
        name = "placed-threat"
    elif space >= LIFT:
        name = "placed-lift"
    else:
        args["room"] = room_at(vault, space)
    vault.tell(name, args)
    if double:
        vault.tell("doubled", {"seat": seat, "letter": LETTERS[vault.showing().letter - 1]})


def room_row(vault: Vault, floor: int) -> bytes:
    """The rooms of a floor by place, each number + 1."""
    if floor == 0:
        return RED_ROOMS
    return vault.players[vault.owner_of[floor - 1]].rooms


def room_at(vault: Vault, space: int) -> str:
    """The id of the room that a space belongs to."""
    return vault.tables.rooms[room_row(vault, space // 12)[space % 12 // 2] - 1].card.id


def threat_row(vault: Vault, floor: int) -> bytes:
    """The threats of a floor by space, each number + 1."""
    return vault.top_threats if floor == 0 else vault.players[vault.owner_of[floor - 1]].threats


def use(vault: Vault, number: int) -> None:
    """SH-I2: exhaust an item, pay what it asks and gain what it gives."""
    seat = vault.seat
    player = vault.players[seat]
    exhaust(vault, seat, number)
    item = vault.tables.items[number]
    player.stock -= item.stock
    if vault.ears is not None:
        vault.tell_paid(seat, item.stock)
    vault.used += 1
    if vault.topic == T_WINDOW:
        vault.reopen()
    vault.push(W_ROW, item.row, 0, OF_ITEM)
    if item.items:
        vault.push(W_GIVE, item.items, 0, 0)
    if item.any:
        vault.push(W_PAY, item.any, 0, 0)


def exhaust(vault: Vault, seat: int, number: int) -> None:
    """Turn an item sideways."""
    player = vault.players[seat]
    player.ready = without(player.ready, number)
    player.spent = joined(player.spent, number)
    if vault.ears is not None:
        vault.tell("used", {"seat": seat, "item": vault.tables.cards.items[number].id})


def give_item(vault: Vault, number: int) -> None:
    """SH-Y6, SH-I3: discard an own item, exhausted ones first of two alike."""
    player = vault.players[vault.seat]
    exhausted = number in player.spent
    if exhausted:
        player.spent = without(player.spent, number)
    else:
        player.ready = without(player.ready, number)
    vault.item_gone = joined(vault.item_gone, number)
    item = vault.tables.items[number]
    player.discount &= ~item.discount
    if item.when == INCOME:
        player.extra_income -= 1
    if vault.ears is not None:
        args: dict[str, int | str] = {"item": item.card.id, "exhausted": 1 if exhausted else 0}
        vault.tell("gave", {"seat": vault.seat, **args})


def hurt_party(vault: Vault) -> None:
    """The dwellers of the running placement are wounded."""
    player = vault.players[vault.turn]
    placed = player.placed
    for at in range(len(placed) - 2 * vault.party, len(placed), 2):
        placed = replaced(placed, at + 1, placed[at + 1] | HURT)
    player.placed = placed
    if vault.ears is not None:
        args: dict[str, int | str] = {"n": vault.party, "space": space_text(vault.space)}
        vault.tell("wounded", {"seat": vault.turn, **args})


def fight(vault: Vault, first: int, second: int) -> bool:
    """SH-T4: the dice of a fight have fallen; true when somebody has to decide."""
    number = vault.showing().fight
    seat = vault.turn
    player = vault.players[seat]
    total = first + second + vault.bonus
    if vault.ears is not None:
        result = "won"
        if total < number:
            result = "open" if holds_for(vault, player, REROLL) else "lost"
        vault.tell(
            "fought",
            {
                "seat": seat,
                "first": first,
                "second": second,
                "bonus": vault.bonus,
                "total": total,
                "number": number,
                "result": result,
            },
        )
    if total >= number:
        vault.pop()
        for item in player.ready + player.spent:
            if vault.tables.item_when[item] == ON_WIN:
                gain_row(vault, seat, vault.tables.items[item].row, item)
        return False
    if holds_for(vault, player, REROLL):
        vault.ask(seat, T_REROLL)
        return True
    return lose(vault)


def lose(vault: Vault) -> bool:
    """A lost fight stands; an item may still keep the dwellers on their feet."""
    if holds_for(vault, vault.players[vault.turn], LOST):
        vault.ask(vault.turn, T_LOST)
        return True
    end_lost_fight(vault, True)
    return False


def end_lost_fight(vault: Vault, hurt: bool) -> None:
    """No reward; the dwellers are wounded, both on a linked threat (SH-T8)."""
    vault.pop()  # the fight
    vault.pop()  # the row of rewards
    if vault.reserved:  # SH-Y9: its build symbol is never reached
        vault.room_show += ONE[vault.reserved - 1]
        if vault.ears is not None:
            room = vault.tables.rooms[vault.reserved - 1].card.id
            vault.tell("released", {"seat": vault.turn, "room": room})
        vault.reserved = 0
    if hurt:
        hurt_party(vault)


def work(vault: Vault, what: i64) -> bool:
    """Do the frame on top of the stack; true when somebody has to decide."""
    if what == W_CLOSE:
        return close(vault)
    seat = vault.turn
    player = vault.players[seat]
    a = vault.first_of()
    if what == W_NAME:
        vault.ask(seat, T_ROOM)
        return True
    if what == W_PAY:
        choices = vault.tables.pay_choices[a * STOCKS + player.stock]
        if len(choices) > 1:
            vault.ask(seat, T_PAY)
            return True
        player.stock -= choices[0].a
        if vault.ears is not None:
            vault.tell_paid(seat, choices[0].a)
        vault.pop()
        return False
    if what == W_GIVE:
        vault.ask(seat, T_GIVE)
        return True
    if what == W_HURT:  # SH-Y14
        hurt_party(vault)
        vault.pop()
        return False
    if what == W_INCOME:
        if vault.tables.cubes[vault.players[a].stock] < 18:  # SH-E5
            vault.ask(a, T_INCOME)
            return True
        vault.pop()
        return False
    if what == W_GAIN:
        return ask_gain(vault, player, a)
    if what == W_REFILL:
        return refill(vault, a)
    if what == W_FIGHT:
        if holds_for(vault, player, BEFORE_FIGHT):  # SH-Q7
            vault.ask(seat, T_FIGHT)
        else:
            vault.ask(-1, T_ROLL_FIGHT)
        return True
    raise ValueError(what)


def ask_gain(vault: Vault, player: Player, n: int) -> bool:
    """SH-Y2: which cubes; no question where only one answer is left."""
    room = 18 - vault.tables.cubes[player.stock]
    if n > room:
        n = room
    choices = vault.tables.gain_choices[n * STOCKS + player.stock]
    if len(choices) > 1:
        vault.ask(vault.turn, T_GAIN)
        return True
    if choices:
        player.stock += choices[0].a
        if vault.ears is not None:
            cubes = cubes_text(choices[0].a)
            vault.tell("gained-cubes", {"seat": vault.turn, "cubes": cubes})
    vault.pop()
    return False


def refill(vault: Vault, rooms: int) -> bool:
    """SH-Y6, SH-Y8: a display has three cards, a reserved room among them."""
    if rooms:
        if len(vault.room_show) + (1 if vault.reserved else 0) < 3:
            if not vault.room_deck:  # SH-Y16
                vault.room_deck = vault.room_gone
                vault.room_gone = b""
                if vault.ears is not None:
                    vault.tell("reshuffled", {"deck": "rooms"})
            if vault.room_deck:
                vault.ask(-1, T_DRAW_ROOM)
                return True
    elif len(vault.item_show) < 3:
        if not vault.item_deck:
            vault.item_deck = vault.item_gone
            vault.item_gone = b""
            if vault.ears is not None:
                vault.tell("reshuffled", {"deck": "items"})
        if vault.item_deck:
            vault.ask(-1, T_DRAW_ITEM)
            return True
    vault.pop()  # full, or nothing left to draw (SH-Q8)
    return False


def close(vault: Vault) -> bool:
    """The last moment of a turn."""
    player = vault.players[vault.turn]
    if at_moment(vault, player):
        vault.ask(vault.turn, T_WINDOW)
        return True
    end_turn(vault)
    return False


def end_turn(vault: Vault) -> None:
    """The turn is over: the next one is somebody else's, unless an item grants another (again)."""
    vault.pop()
    vault.trades = b""
    if vault.seen:
        vault.seen = []
    reset_turn(vault)


def reset_turn(vault: Vault) -> None:
    """Forget the placement; see whether the same player goes on."""
    vault.used = 0
    vault.unready = 0
    vault.space = -1
    vault.kind = 0
    vault.party = 0
    if vault.again:
        vault.again = 0
        if vault.players[vault.turn].available:
            vault.acting = 1
