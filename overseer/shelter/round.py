"""The round: threats appear, turns go round, dwellers come back, and at last the end (SH-R1)."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE, OVER
from overseer.shelter.floor import Floor
from overseer.shelter.legal import free_slots, holds_for, holds_handy, usable_items
from overseer.shelter.moves import LETTERS, LIFT, space_text, training_text
from overseer.shelter.placing import has_turn
from overseer.shelter.player import HURT, Player
from overseer.shelter.rewards import gain_row
from overseer.shelter.tables import APPEAR, END, FREE_CHOICE, LAYOUTS, PER, RECALL, ItemTable
from overseer.shelter.turn import room_at, room_row, threat_row
from overseer.shelter.vault import (
    LAST_ITEMS,
    LAST_ROUND,
    LAST_THREAT,
    NO_MOVES,
    PLACING,
    RECALLING,
    T_APPEAR,
    T_DRAW_THREAT,
    T_FIRST,
    T_OVER,
    T_ROLL_FLOOR,
    T_TRAIN,
    T_TURN,
    T_WINDOW,
    THREATS,
    W_REFILL,
    W_THREAT,
    Vault,
    joined,
    replaced,
    without,
)

MOST_ROUNDS: Final = 60  # SH-X6
STILL_ROUNDS: Final = 2  # so many rounds running without a turn end the game (SH-X6)
SHAFT: Final = 7


def between(vault: Vault) -> bool:
    """With no work left: go on with the round; true when somebody has to decide."""
    step = vault.step
    if step == PLACING:
        return next_turn(vault)
    if step == THREATS:
        return next_floor(vault)
    if step == RECALLING:
        return recall(vault)
    if step == LAST_ITEMS:
        return last_items(vault)
    return set_up(vault)


def set_up(vault: Vault) -> bool:
    """SH-S5 and SH-S6: the displays are filled, somebody begins."""
    if vault.first < 0:
        vault.ask(NATURE, T_FIRST)
        return True
    if vault.cursor < 2:
        vault.push(W_REFILL, vault.cursor, 0, 0)
        vault.cursor += 1
        return False
    begin_round(vault)
    return False


def begin_round(vault: Vault) -> None:
    """The holder of the marker begins (SH-Y4); no threats in the first round (SH-R1)."""
    vault.round += 1
    vault.starter = vault.first
    vault.passed = 0
    vault.cursor = 0
    vault.turn = vault.starter
    vault.step = PLACING if vault.round == 1 else THREATS
    vault.acting = 0
    if vault.ears is not None:
        vault.tell("round", {"round": vault.round, "seat": vault.starter})
    if vault.step == PLACING:
        begin_placing(vault)


def begin_placing(vault: Vault) -> None:
    """Step 2 starts with the first player."""
    vault.step = PLACING
    vault.still += 1  # until somebody has a turn (SH-X6)
    vault.turn = (vault.starter + vault.seats - 1) % vault.seats


def next_turn(vault: Vault) -> bool:
    """SH-R2: clockwise, who has an available dweller and did not pass."""
    if vault.acting:  # an item was used before the placement, or grants another turn
        if has_turn(vault, vault.turn):
            vault.ask(vault.turn, T_TURN)
            return True
        skip(vault, vault.turn)
    seats = vault.seats
    last = vault.turn
    for ahead in range(1, seats + 1):
        seat = (last + ahead) % seats
        player = vault.players[seat]
        if vault.passed >> seat & 1 or not player.available:
            continue
        vault.turn = seat  # what an item is worth depends on whose turn it is
        vault.acting = 1
        if not has_turn(vault, seat):
            skip(vault, seat)
            continue
        vault.still = 0
        vault.ask(seat, T_TURN)
        return True
    vault.step = LAST_ITEMS
    vault.cursor = 0
    return False


def last_items(vault: Vault) -> bool:
    """SH-I2: before step 2 closes, who could still use an item is asked, from the first player."""
    seats = vault.seats
    while vault.cursor < seats:
        seat = (vault.starter + vault.cursor) % seats
        vault.turn = seat  # what an item is worth depends on whose turn it is
        player = vault.players[seat]
        if holds_handy(vault, player) and usable_items(vault, player):
            vault.ask(seat, T_WINDOW)
            return True
        next_last(vault)
    vault.step = RECALLING
    vault.cursor = 0
    return False


def next_last(vault: Vault) -> None:
    """The last moment of step 2 goes to the next seat."""
    vault.used = 0
    vault.cursor += 1


def skip(vault: Vault, seat: int) -> None:
    """SH-R3: who can do nothing is passed by the engine, which says so."""
    vault.passed |= 1 << seat
    vault.acting = 0
    vault.again = 0
    vault.used = 0
    vault.unready = 0
    if vault.ears is not None:
        vault.tell("skipped", {"seat": seat})


def next_floor(vault: Vault) -> bool:
    """SH-T1: two dice for every floor from the top down, each threat put down before the next."""
    if vault.cursor > vault.seats:
        begin_placing(vault)
        return False
    vault.ask(NATURE, T_ROLL_FLOOR)
    return True


def rolled_floor(vault: Vault, first: int, second: int) -> None:
    """SH-T2: where on this floor, if anywhere, a threat appears."""
    floor = vault.cursor
    column = first + second
    vault.cursor += 1
    at = -1
    if column != SHAFT:
        rooms = room_row(vault, floor)
        place = (vault.tables.hit[column * LAYOUTS] - 1) // 2
        number = rooms[place] if place >= 0 else 0
        if number:
            layout = vault.tables.rooms[number - 1].layout
            at = vault.tables.hit[column * LAYOUTS + layout] - 1
            if threat_row(vault, floor)[at]:
                at = -1
    if vault.ears is not None:
        args: dict[str, int | str] = {"floor": floor, "column": column}
        args["first"] = first
        args["second"] = second
        vault.tell("rolled" if at >= 0 else "rolled-nothing", args)
    if at >= 0:
        vault.push(W_THREAT, floor, at, 0)


def threat_comes(vault: Vault) -> bool:
    """SH-T6: the next threat is drawn, from the re-made deck if need be."""
    if not vault.threat_deck:
        vault.threat_deck = vault.threat_gone
        vault.threat_gone = b""
        if vault.ears is not None and vault.threat_deck:
            vault.tell("reshuffled", {"deck": "threats"})
    if not vault.threat_deck:
        vault.pop()
        return False
    vault.ask(NATURE, T_DRAW_THREAT)
    return True


def put_threat(vault: Vault, number: int) -> bool:
    """SH-T3: a threat covers a space; true when its floor's owner may fend it off."""
    floor = vault.first_of()
    at = vault.second_of()
    vault.threat_deck = without(vault.threat_deck, number)
    last = not vault.threat_deck and not vault.ending & LAST_THREAT
    if not vault.threat_deck:
        vault.ending |= LAST_THREAT  # SH-X4
    set_space(vault, floor, at, number + 1, vault.tables.threats[number])
    if vault.ears is not None:
        card = vault.tables.cards.threats[number].id
        tell_threat(vault, "appeared", card, floor * 12 + at, -1)
        if last:
            vault.tell("last-threat", {})
    if floor > 0:
        owner = vault.owner_of[floor - 1]
        if holds_for(vault, vault.players[owner], APPEAR):
            vault.ask(owner, T_APPEAR)
            return True
    vault.pop()
    return False


def fend_off(vault: Vault) -> None:
    """An item discards the threat that has just appeared."""
    remove_threat(vault, vault.first_of(), vault.second_of(), -1)
    vault.pop()


def set_space(vault: Vault, floor: int, at: int, threat: int, kind: int) -> None:
    """What lies on a space and what it shows."""
    if floor == 0:
        vault.top_threats = replaced(vault.top_threats, at, threat)
        vault.top = Floor(replaced(vault.top.kinds, at, kind), vault.tables)
    else:
        player = vault.players[vault.owner_of[floor - 1]]
        player.threats = replaced(player.threats, at, threat)
        player.floor = Floor(replaced(player.floor.kinds, at, kind), vault.tables)


def remove_threat(vault: Vault, floor: int, at: int, by: int) -> None:
    """A threat is discarded, by whose dwellers if any; its space shows its room again."""
    number = threat_row(vault, floor)[at] - 1
    vault.threat_gone = joined(vault.threat_gone, number)
    room = vault.tables.rooms[room_row(vault, floor)[at // 2] - 1]
    set_space(vault, floor, at, 0, room.kinds[at % 2])
    if vault.ears is not None:
        card = vault.tables.cards.threats[number].id
        tell_threat(vault, "removed", card, floor * 12 + at, by)


def tell_threat(vault: Vault, name: str, threat: str, space: int, by: int) -> None:
    """Report a threat that comes or goes, with its place and who has removed it, if anybody."""
    args: dict[str, int | str] = {"space": space_text(space), "room": room_at(vault, space)}
    if by >= 0:
        args["by"] = by
    vault.tell(name, {"threat": threat, **args})


def recall(vault: Vault) -> bool:
    """SH-R4, SH-R5: judge the threats, take dwellers back and train them, ready, check the end."""
    if vault.cursor == 0:
        judge_threats(vault)
        vault.taken = 0
        vault.cursor = 1
    seats = vault.seats
    while vault.cursor <= seats:
        seat = (vault.starter + vault.cursor - 1) % seats
        if take_back(vault, seat):
            return True
        vault.cursor += 1
    for ahead in range(seats):
        seat = (vault.starter + ahead) % seats
        player = vault.players[seat]
        for item in player.ready + player.spent:
            if vault.tables.item_when[item] == RECALL:
                gain_row(vault, seat, vault.tables.items[item].row, item)
        if player.spent:  # SH-R6
            player.ready = bytes(sorted(player.ready + player.spent))
            player.spent = b""
            if vault.ears is not None:
                vault.tell("all-ready", {"seat": seat})
    if vault.round >= MOST_ROUNDS:
        vault.ending |= LAST_ROUND
    if vault.still >= STILL_ROUNDS:
        vault.ending |= NO_MOVES
    if vault.ending:
        finish(vault)
        return True
    begin_round(vault)
    return False


def judge_threats(vault: Vault) -> None:
    """SH-T5: a threat whose dwellers are all healthy now is discarded (SH-Q2)."""
    for seat in range(vault.seats):
        player = vault.players[seat]
        placed = player.placed
        for at in range(0, len(placed), 2):
            space = placed[at]
            if space >= LIFT or threat_row(vault, space // 12)[space % 12] == 0:
                continue
            if not hurt_at(placed, space):
                remove_threat(vault, space // 12, space % 12, seat)
                player.defeated += 1


def hurt_at(placed: bytes, space: int) -> bool:
    """Whether a wounded dweller is among those on a space."""
    for at in range(0, len(placed), 2):
        if placed[at] == space and placed[at + 1] & HURT:
            return True
    return False


def take_back(vault: Vault, seat: int) -> bool:
    """A player's dwellers return; printed letters train first, then the player chooses."""
    player = vault.players[seat]
    placed = player.placed
    choosing = b""
    for at in range(0, len(placed), 2):
        mark = placed[at + 1]
        if mark == 0:  # healthy and untrained: nearly all
            player.fresh += 1
            if vault.ears is not None:
                tell_back(vault, seat, placed[at], False, 0)
            continue
        letter = mark >> 1
        if letter == FREE_CHOICE:
            choosing += placed[at : at + 2]
        else:
            come_back(vault, seat, placed[at], mark, letter)
    player.placed = choosing
    if vault.ears is not None and player.coming:
        vault.tell("moved-in", {"seat": seat, "n": player.coming})
    player.fresh += player.coming  # SH-Y5
    player.coming = 0
    player.lift = 0
    while player.placed:
        slots = free_slots(player, FREE_CHOICE)
        if slots & (slots - 1) != 0:
            vault.ask(seat, T_TRAIN)
            return True
        train_next(vault, seat, slots.bit_length() - 1 if slots else 0)
    return False


def train_next(vault: Vault, seat: int, letter: int) -> None:
    """The next dweller that waits for its letter gets it."""
    player = vault.players[seat]
    space = player.placed[0]
    mark = player.placed[1]
    player.placed = player.placed[2:]
    come_back(vault, seat, space, mark, letter)


def tell_back(vault: Vault, seat: int, space: int, hurt: bool, letter: int) -> None:
    """Report a dweller that comes back from a space; what it has learned is told after it."""
    args: dict[str, int | str] = {"space": space_text(space), "wounded": 1 if hurt else 0}
    args["trains"] = training_text(letter)
    vault.tell("returned", {"seat": seat, **args})


def come_back(vault: Vault, seat: int, space: int, mark: int, letter: int) -> None:
    """One dweller is available again: in its slot (SH-Q11) unless that is taken (SH-Y17)."""
    player = vault.players[seat]
    hurt = mark & HURT != 0
    if vault.ears is not None:
        tell_back(vault, seat, space, hurt, mark >> 1)
    if letter and free_slots(player, letter):
        if hurt:
            player.hurt_trained |= 1 << letter
        else:
            player.trained |= 1 << letter
        if vault.ears is not None:
            args: dict[str, int | str] = {
                "letter": LETTERS[letter - 1],
                "wounded": 1 if hurt else 0,
            }
            vault.tell("trained", {"seat": seat, **args})
    elif hurt:
        player.hurt += 1
    else:
        player.fresh += 1


def finish(vault: Vault) -> None:
    """SH-X5: end items pay, then threats cost happiness (SH-X2), then it is over."""
    for seat in range(vault.seats):
        player = vault.players[seat]
        for number in player.ready:
            item = vault.tables.items[number]
            if item.when == END:
                n = end_pay(player, item)
                player.happiness += n
                player.by_items += n
                if vault.ears is not None:
                    vault.tell("end-item", {"seat": seat, "item": item.card.id, "n": n})
    for seat in range(vault.seats):
        player = vault.players[seat]
        lost = min(player.happiness, threat_count(player))
        player.happiness -= lost
        player.lost = lost
        if vault.ears is not None and lost:
            vault.tell("end-threats", {"seat": seat, "n": lost})
    vault.ask(OVER, T_OVER)
    if vault.ears is not None:
        vault.tell("over", {"round": vault.round, "ending": vault.ending})


def threat_count(player: Player) -> int:
    """How many threats lie on a player's floor."""
    return 12 - player.threats.count(0)


def end_count(player: Player, per: int) -> int:
    """How many of what an end item counts (by `PER`)."""
    what = PER[per]
    stock = player.stock
    if what == "room":
        return 6 - player.rooms.count(0)
    if what == "dweller":
        return player.total
    if what == "trained":
        return bin(player.trained | player.hurt_trained).count("1")
    if what == "item":
        return len(player.ready) + len(player.spent)
    if what == "cube":
        return stock // 49 + stock // 7 % 7 + stock % 7
    if what == "energy":
        return stock // 49
    if what == "food":
        return stock // 7 % 7
    if what == "water":
        return stock % 7
    if what == "threat":
        return player.defeated
    return 1 if threat_count(player) == 0 else 0  # calm


def end_pay(player: Player, item: ItemTable) -> int:
    """What an end item pays if the game ends now."""
    n: int = end_count(player, item.per) // item.each * item.happiness
    return item.most if item.most and n > item.most else n


def ranking(player: Player) -> tuple[int, int, int, int]:
    """SH-X3: happiness, then cubes, dwellers, items."""
    cubes = end_count(player, PER.index("cube"))
    return player.happiness, cubes, player.total, len(player.ready) + len(player.spent)
