"""Many games of Shelter: moves go by their numbers, and none is looked up as an object."""

from __future__ import annotations

from librt.strings import BytesWriter, read_i32_le, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64

from overseer.engine.state import Move, State
from overseer.learn.core.games import Games
from overseer.learn.core.shelter import Kept
from overseer.shelter.deciding import list_moves
from overseer.shelter.legal import LEGAL, available, use_reason, wanted_cubes
from overseer.shelter.moves import LIFT, ROLL, STOCKS, WHO, ShelterMove
from overseer.shelter.placing import lift_fits, parties
from overseer.shelter.player import Player
from overseer.shelter.state import ShelterState
from overseer.shelter.tables import ALL
from overseer.shelter.vault import (
    T_GAIN,
    T_INCOME,
    T_PAY,
    T_ROLL_FIGHT,
    T_ROLL_FLOOR,
    T_TURN,
    Vault,
)


def codes_of(every: list[Move]) -> bytes:
    """What all moves do, four bytes each: `kind`, `a` in two of them, `b`."""
    out = BytesWriter()
    for move in every:
        assert isinstance(move, ShelterMove)
        kind: i64 = move.kind
        a: i64 = move.a
        b: i64 = move.b
        write_i32_le(out, i32(kind | a << 8 | b << 24))
    return out.getvalue()


def numbers_of(choices: list[list[ShelterMove]]) -> list[bytes]:
    """The numbers of the moves of each choice, two bytes each."""
    return [b"".join([move.id.to_bytes(2, "little") for move in moves]) for moves in choices]


class ShelterGames(Games):
    """Many games of Shelter."""

    def __init__(self, start: State, every: list[Move], seats: int, n: int, seed: int) -> None:
        super().__init__(start, every, seats, n, seed)
        assert isinstance(start, ShelterState)
        moves = start.tables.moves
        self.kept: list[Kept] = [Kept(seats) for _ in range(n)]
        self.codes: bytes = codes_of(every)
        self.gaining: list[bytes] = numbers_of(start.tables.gain_choices)
        self.paying: list[bytes] = numbers_of(start.tables.pay_choices)
        self.passing: i64 = moves.passing.id
        self.declining: i64 = moves.done.id
        self.placing: i64 = moves.place[0].id
        self.using: i64 = moves.use[0].id

    def write(self, out: BytesWriter, at: i64, state: State, seat: int) -> None:
        assert isinstance(state, ShelterState)
        self.kept[at].write(out, state, seat)

    def carry_out(self, at: i64, state: State, number: i64) -> None:
        assert isinstance(state, ShelterState)
        self.kept[at].note(state)
        code: i64 = i64(read_i32_le(self.codes, 4 * number))
        state.act(int(code & 255), int(code >> 8 & 65535), int(code >> 24))

    def let_fall(self, at: i64, state: State) -> None:
        assert isinstance(state, ShelterState)
        self.kept[at].note(state)
        topic = state.topic
        if topic == T_ROLL_FLOOR or topic == T_ROLL_FIGHT:
            pips: i64 = self.dice[at].below(36)
            state.act(ROLL, int(pips // 6 + 1), int(pips % 6 + 1))
        else:
            state.apply(state.chance(self.dice[at].below(state.spread)))

    def offer(self, out: BytesWriter, state: State) -> i64:
        assert isinstance(state, ShelterState)
        topic = state.topic
        before: i64 = len(out)
        if topic == T_TURN:
            self.offer_turn(out, state)
            return (len(out) - before) // 2
        if topic == T_GAIN or topic == T_INCOME or topic == T_PAY:
            self.offer_cubes(out, state)
            return (len(out) - before) // 2
        moves = list_moves(state)
        for move in moves:
            number: i64 = move.id
            write_i16_le(out, i16(number))
        return len(moves)

    def offer_cubes(self, out: BytesWriter, vault: Vault) -> None:
        """Cubes of choice, to gain or to pay."""
        player = vault.players[vault.seat]
        topic = vault.topic
        if topic == T_PAY:
            out.write(self.paying[vault.first_of() * STOCKS + player.stock])
            return
        out.write(self.gaining[wanted_cubes(vault, player) * STOCKS + player.stock])
        if topic == T_INCOME:
            write_i16_le(out, i16(self.declining))

    def offer_turn(self, out: BytesWriter, vault: Vault) -> None:
        """The moves of `placing.list_turn` by their numbers, from the same tables."""
        seat: i64 = vault.seat
        player: Player = vault.players[seat]
        self.offer_items(out, vault, player)
        taken = vault.taken | vault.unready
        shown = vault.top
        floor: i64 = 0
        while True:
            masks = shown.masks(player.stock, vault.tables)
            if masks != 0:
                free = ~(taken >> (floor * 12))
                here = masks & free & ALL
                first = self.placing + floor * (12 * WHO)
                if here != 0:
                    if player.fresh > 0:
                        offer_spaces(out, first, here)
                    if player.trained != 0:
                        for letter in range(1, 8):
                            if player.trained >> letter & 1:
                                offer_spaces(out, first + letter, here)
                if masks > ALL:
                    kinds = shown.kinds
                    here = masks >> 12 & free & ALL
                    if here != 0 and player.hurt + player.hurt_trained > 0:
                        self.offer_special(out, vault, player, kinds, here, first)
                    here = masks >> 24 & free & ALL
                    if here != 0 and available(player) > 1:
                        self.offer_special(out, vault, player, kinds, here, first)
                    here = masks >> 36 & free & ALL
                    if here != 0:
                        self.offer_special(out, vault, player, kinds, here, first)
            if floor == vault.seats:
                break
            owner: i64 = vault.owner_of[floor]
            shown = vault.players[owner].floor
            floor += 1
        if player.lift == 0 and lift_fits(vault, player, seat):
            lift: i64 = LIFT + vault.floor_of[seat] - 1
            kind = vault.tables.kinds[vault.lift_of[seat]]
            who = parties(vault, player, kind)
            offer_parties(out, self.placing + lift * WHO + kind.who, who)
        write_i16_le(out, i16(self.passing))

    def offer_items(self, out: BytesWriter, vault: Vault, player: Player) -> None:
        """The items that may be used at any time of the own turn (SH-I2)."""
        ready = player.ready
        handy: i64 = vault.tables.handy
        last: i64 = -1
        at: i64 = 0
        while at < len(ready):
            item: i64 = ready[at]
            if item >= handy:
                break
            if item != last and use_reason(vault, player, int(item)) == LEGAL:
                write_i16_le(out, i16(self.using + item))
            last = item
            at += 1

    def offer_special(
        self, out: BytesWriter, vault: Vault, player: Player, row: bytes, here: i64, first: i64
    ) -> None:
        """The placements on the spaces of a mask, which ask for more than cubes."""
        at: i64 = 0
        while here != 0:
            if here & 1:
                kind = vault.tables.kinds[row[at]]
                who = parties(vault, player, kind)
                offer_parties(out, first + at * WHO + kind.who, who)
            here >>= 1
            at += 1


def offer_spaces(out: BytesWriter, first: i64, here: i64) -> None:
    """One dweller's placements on the spaces of a mask."""
    while here != 0:
        if here & 1:
            write_i16_le(out, i16(first))
        here >>= 1
        first += WHO


def offer_parties(out: BytesWriter, first: i64, who: i64) -> None:
    """The placements on one space by the dwellers of a mask."""
    while who != 0:
        if who & 1:
            write_i16_le(out, i16(first))
        who >>= 1
        first += 1
