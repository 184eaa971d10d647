"""What a seat sees of Tragic, as two bytes a number. `overseer.learn.fields` names them in order.

Seats are told from the viewer on: 0 is the viewer's own. Cards are one more than their number, and
0 for none. Of the others' cards only those are told that everybody has seen.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16, i64

from overseer.engine.state import Move, State
from overseer.learn.core.games import Games, seat_from
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.deciding.dispatch import list_moves
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import PLAYER, Item, Work
from overseer.tragic.state import TragicState
from overseer.tragic.view import skills_sealed, traits_sealed

HAND: Final = 40
LIBRARY: Final = 64
TOPS: Final = 8
BOTTOMS: Final = 20
LOOKING: Final = 8
DISCARD: Final = 64
DESTROYED: Final = 16
ABILITIES: Final = 24
TRAITS: Final = 2
SKILLS: Final = 4
PERMANENTS: Final = 16
OF_PERMANENT: Final = 11  # numbers each
PILE: Final = 4
OF_ITEM: Final = 10
ZEROS: Final = [bytes(2 * n) for n in range(256)]


def number_of(number: i64) -> i16:
    """The nearest number that two bytes can hold."""
    if number < -32768:
        number = -32768
    elif number > 32767:
        number = 32767
    return i16(number)


def put(out: BytesWriter, number: i64) -> None:
    """One number."""
    write_i16_le(out, number_of(number))


def put_flag(out: BytesWriter, flag: bool) -> None:
    """1 or 0."""
    # A conditional expression would make Python objects of its numbers.
    if flag:
        write_i16_le(out, 1)
    else:
        write_i16_le(out, 0)


def put_four(out: BytesWriter, a: i64, b: i64, c: i64, d: i64) -> None:
    """Four numbers at once."""
    low: i64 = i64(number_of(a)) & 65535 | (i64(number_of(b)) & 65535) << 16
    high: i64 = i64(number_of(c)) & 65535 | i64(number_of(d)) << 16
    write_i64_le(out, low | high << 32)


class Row:
    """Cards as they were last written.

    A pile is replaced, never changed, so it is enough to see whether it is the same object.
    """

    def __init__(self, most: int) -> None:
        self.most: i64 = most
        self.pile: tuple[int, ...] = ()
        self.told: bytes = bytes(2 * most)

    def look(self, pile: tuple[int, ...]) -> bytes:
        """The first `most` cards, each one more than its number, and 0 where the row ends."""
        if pile is not self.pile:
            self.pile = pile
            out = BytesWriter()
            left: i64 = self.most
            for card in pile:
                if left == 0:
                    break
                number: i64 = card
                write_i16_le(out, i16(number + 1))
                left -= 1
            out.write(ZEROS[left])
            self.told = out.getvalue()
        return self.told


class Rows:
    """The rows of one player as they were last written."""

    def __init__(self) -> None:
        self.points: bytes = b""
        self.spent: bytes = b""
        self.letters: bytes = b""
        self.hand: Row = Row(HAND)
        self.known: Row = Row(HAND)
        self.library: Row = Row(LIBRARY)
        self.tops: Row = Row(TOPS)
        self.bottoms: Row = Row(BOTTOMS)
        self.looking: Row = Row(LOOKING)
        self.discard: Row = Row(DISCARD)
        self.destroyed: Row = Row(DESTROYED)
        self.abilities: Row = Row(ABILITIES)
        self.traits: Row = Row(TRAITS)
        self.skills: Row = Row(SKILLS)
        self.stats: list[int] = []
        self.told_stats: bytes = b""

    def look_letters(self, player: Player) -> bytes:
        """The points of each letter and those that are spent."""
        if player.points is not self.points or player.spent is not self.spent:
            self.points = player.points
            self.spent = player.spent
            out = BytesWriter()
            for letter in range(7):
                put(out, self.points[letter])
            for letter in range(7):
                put(out, self.spent[letter])
            self.letters = out.getvalue()
        return self.letters

    def look_stats(self, stats: list[int]) -> bytes:
        """All stats; these are changed in place."""
        if stats != self.stats:
            self.stats = stats[:]
            out = BytesWriter()
            for stat in stats:
                put(out, stat)
            self.told_stats = out.getvalue()
        return self.told_stats


def put_rest(out: BytesWriter, left: i64) -> None:
    """So many zeros."""
    while left > 255:
        out.write(ZEROS[255])
        left -= 255
    out.write(ZEROS[left])


def place_of(place: i64, seat: i64, seats: i64) -> i64:
    """A permanent's place or a player, told from a seat on: 0 for nobody."""
    if place < 0:
        return 0
    if place >= PLAYER:
        return PLAYER + (place - PLAYER - seat + seats) % seats
    return (place // SLOTS - seat + seats) % seats * SLOTS + place % SLOTS + 1


def write_duel(out: BytesWriter, duel: Duel, seat: i64, rows: list[Rows]) -> None:
    """All that a seat may know of a duel."""
    seats: i64 = duel.seats
    put_four(
        out,
        seat_from(seat, duel.seat, seats),
        duel.topic,
        duel.phase,
        seat_from(seat, duel.active, seats),
    )
    put(out, seat_from(seat, duel.first, seats))
    put(out, duel.setting)
    put_flag(out, duel.may_lay)
    put_flag(out, duel.by_hand)
    put_flag(out, duel.stop_turn)
    put_flag(out, duel.time_up)
    put(out, duel.turn_limit)
    put_four(out, duel.copies, len(duel.triggers), len(duel.work), len(duel.chain))
    if duel.work:
        work: Work = duel.work[-1]
        write_work(out, work, seat, seats)
        put(out, work.stage)
        put_four(out, work.count, work.which, work.noted, work.sort)
    else:
        out.write(ZEROS[OF_ITEM - 2 + 5])
    left: i64 = PILE
    for item in reversed(duel.chain):
        if left == 0:
            break
        write_item(out, item, seat, seats)
        left -= 1
    put_rest(out, left * OF_ITEM)
    hides_traits = traits_sealed(duel)
    hides_skills = skills_sealed(duel)
    for step in range(seats):
        of = (seat + step) % seats
        write_player(out, duel.players[of], rows[of], step == 0, hides_traits, hides_skills)


def write_work(out: BytesWriter, work: Work, seat: i64, seats: i64) -> None:
    """What an ability or a card that is carried out is about."""
    put_four(out, work.kind, seat_from(seat, work.seat, seats), work.card + 1, work.ability + 1)
    source = place_of(work.source, seat, seats)
    put_four(out, source, place_of(work.target, seat, seats), work.part + 1, work.mode + 1)


def write_item(out: BytesWriter, item: Item, seat: i64, seats: i64) -> None:
    """One item of the pile."""
    write_work(out, item, seat, seats)
    put_flag(out, item.cancelled)
    put(out, item.reduced)


def write_player(
    out: BytesWriter,
    player: Player,
    rows: Rows,
    own: bool,
    hides_traits: bool,
    hides_skills: bool,
) -> None:
    """A player's side of the table."""
    put_four(out, player.hp, player.max_hp, player.radiation, len(player.hand))
    put(out, player.library_size)
    put(out, len(player.discard))
    put_flag(out, player.stealth)
    put_flag(out, player.inside >= 0)
    put_four(out, player.reprieve, player.repeats, player.actions, player.turns)
    put(out, player.mulligans)
    put_flag(out, player.out)
    put(out, player.skills_engaged)
    put_flag(out, player.skills_used != 0)  # the mask has more bits than any number here
    out.write(rows.look_letters(player))
    if own:
        out.write(rows.hand.look(player.hand))
        out.write(rows.library.look(player.library))
        out.write(rows.tops.look(player.tops))
        out.write(rows.bottoms.look(player.bottoms))
        out.write(rows.looking.look(player.looking))
    else:
        out.write(rows.known.look(player.known))
        out.write(ZEROS[LIBRARY + TOPS + BOTTOMS + LOOKING])
    out.write(rows.discard.look(player.discard))
    out.write(rows.destroyed.look(player.destroyed))
    out.write(rows.abilities.look(player.abilities))
    if own or not hides_traits:
        out.write(rows.traits.look(player.traits))
    else:
        out.write(ZEROS[TRAITS])
    if own or not hides_skills:
        out.write(rows.skills.look(player.skills))
    else:
        out.write(ZEROS[SKILLS])
    left: i64 = PERMANENTS
    for permanent in player.permanents:
        if left == 0:
            break
        write_permanent(out, permanent)
        left -= 1
    put_rest(out, left * OF_PERMANENT)
    out.write(rows.look_stats(player.stats))


def write_permanent(out: BytesWriter, permanent: Permanent) -> None:
    """A card on the table."""
    put(out, permanent.card.number + 1)
    put(out, permanent.slot + 1)
    put_flag(out, permanent.engaged)
    put_four(out, permanent.damage, permanent.attack, permanent.health, permanent.fresh_attack)
    put(out, permanent.fresh_health)
    put_flag(out, permanent.fighting)
    put_flag(out, permanent.hiding)
    put(out, permanent.used)


def observation(duel: Duel, seat: int) -> bytes:
    """What a seat sees."""
    out = BytesWriter()
    write_duel(out, duel, seat, [Rows() for _ in duel.players])
    return out.getvalue()


class TragicGames(Games):
    """Many duels."""

    def __init__(self, start: State, every: list[Move], seats: int, n: int, seed: int) -> None:
        super().__init__(start, every, seats, n, seed)
        self.rows: list[list[Rows]] = [[Rows() for _ in range(seats)] for _ in range(n)]

    def write(self, out: BytesWriter, at: i64, state: State, seat: int) -> None:
        assert isinstance(state, TragicState)
        write_duel(out, state, seat, self.rows[at])

    def offer(self, out: BytesWriter, state: State) -> i64:
        # The same as for any game, but what kind of moves these are need not be looked up.
        assert isinstance(state, TragicState)
        moves = list_moves(state)
        for move in moves:
            number: i64 = move.id
            write_i16_le(out, i16(number))
        return len(moves)
