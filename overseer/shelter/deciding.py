"""Every decision: its legal moves, and for any move the reason why it is not among them."""

from __future__ import annotations

from typing import Final

from overseer.shelter.legal import (
    EXHAUSTED,
    LEGAL,
    MUST_CHOOSE,
    NOT_ASKED,
    NOT_CHANCE,
    NOT_EXHAUSTED,
    NOT_SHOWN,
    NOT_WOUNDED,
    NOT_YOURS,
    OVER_NOW,
    SIDE_FULL,
    SLOT_TAKEN,
    WRONG_CUBES,
    WRONG_MOMENT,
    free_slots,
    moment_items,
    named_rooms,
    offered_trades,
    room_reason,
    sides,
    trade_reason,
    usable_items,
    use_reason,
    wanted_cubes,
    wounded_targets,
)
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
    PASS,
    PAY,
    PLACE,
    READY,
    ROLL,
    STOCKS,
    TAKE,
    TRADE,
    TRAIN,
    USE,
    ShelterMove,
)
from overseer.shelter.placing import list_turn, place_reason
from overseer.shelter.player import Player
from overseer.shelter.tables import APPEAR, BEFORE_FIGHT, FREE_CHOICE, LOST, REROLL, TURN
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
    kinds_of,
)

_MOMENT: Final = {T_FIGHT: BEFORE_FIGHT, T_REROLL: REROLL, T_LOST: LOST, T_APPEAR: APPEAR}


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
        found = usable_items(vault, player)
        if vault.trades:
            found += offered_trades(vault, player)
        found.append(moves.done)
        return found
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
        return [moves.give[n] for n in kinds_of(player.ready + player.spent)]
    if topic == T_TAKE:
        return [moves.take[n] for n in kinds_of(vault.item_show)]
    if topic == T_READY:
        return [moves.ready[n] for n in kinds_of(player.spent)]
    if topic == T_TRAIN or topic == T_DRILL:
        slots = free_slots(player, FREE_CHOICE)
        return [moves.train[n - 1] for n in range(1, 8) if slots >> n & 1]
    if topic == T_HEAL:
        return [moves.heal[n] for n in wounded_targets(player)]
    # A fight or a threat: items of that very moment, or none.
    items = [moves.use[n] for n in moment_items(vault, player, _MOMENT[topic])]
    items.append(moves.fight if topic == T_FIGHT else moves.done)
    return items


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
    if topic == T_FIGHT and kind == FIGHT:
        return LEGAL
    return picked_reason(vault, player, move)


def picked_reason(vault: Vault, player: Player, move: ShelterMove) -> int:
    """Why something cannot be picked: cubes, an item, a dweller."""
    kind = move.kind
    topic = vault.topic
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
    return LEGAL if sides(vault, player) >> side & 1 else SIDE_FULL


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
