"""What a seat sees of Tragic, as two bytes a number. `overseer.learn.fields` names them in order.

Seats are told from the viewer on: 0 is the viewer's own. Cards are one more than their number, and
0 for none. Of the others' cards only those are told that everybody has seen.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from overseer.engine.state import State
from overseer.learn.core.games import Games, seat_from
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import PLAYER, Item, Work
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


def put_cards(out: BytesWriter, cards: tuple[int, ...], most: i64) -> None:
    """Cards, the first `most` of them, and 0 where the row ends."""
    left: i64 = most
    for card in cards:
        if left == 0:
            return
        number: i64 = card
        write_i16_le(out, i16(number + 1))
        left -= 1
    out.write(ZEROS[left])


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


def write_duel(out: BytesWriter, duel: Duel, seat: i64) -> None:
    """All that a seat may know of a duel."""
    seats: i64 = duel.seats
    put(out, seat_from(seat, duel.seat, seats))
    put(out, duel.topic)
    put(out, duel.phase)
    put(out, seat_from(seat, duel.active, seats))
    put(out, seat_from(seat, duel.first, seats))
    put(out, duel.setting)
    put_flag(out, duel.may_lay)
    put_flag(out, duel.by_hand)
    put_flag(out, duel.stop_turn)
    put_flag(out, duel.time_up)
    put(out, duel.turn_limit)
    put(out, duel.copies)
    put(out, len(duel.triggers))
    put(out, len(duel.work))
    put(out, len(duel.chain))
    if duel.work:
        work: Work = duel.work[-1]
        write_work(out, work, seat, seats)
        put(out, work.stage)
        put(out, work.a)
        put(out, work.b)
        put(out, work.c)
        put(out, work.d)
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
        write_player(out, duel.players[of], step == 0, hides_traits, hides_skills)


def write_work(out: BytesWriter, work: Work, seat: i64, seats: i64) -> None:
    """What an ability or a card that is carried out is about."""
    put(out, work.kind)
    put(out, seat_from(seat, work.seat, seats))
    put(out, work.card + 1)
    put(out, work.ability + 1)
    put(out, place_of(work.source, seat, seats))
    put(out, place_of(work.target, seat, seats))
    put(out, work.part + 1)
    put(out, work.mode + 1)


def write_item(out: BytesWriter, item: Item, seat: i64, seats: i64) -> None:
    """One item of the pile."""
    write_work(out, item, seat, seats)
    put_flag(out, item.cancelled)
    put(out, item.reduced)


def write_player(
    out: BytesWriter, player: Player, own: bool, hides_traits: bool, hides_skills: bool
) -> None:
    """A player's side of the table."""
    put(out, player.hp)
    put(out, player.max_hp)
    put(out, player.radiation)
    put(out, len(player.hand))
    put(out, player.library_size)
    put(out, len(player.discard))
    put_flag(out, player.stealth)
    put_flag(out, player.inside >= 0)
    put(out, player.reprieve)
    put(out, player.repeats)
    put(out, player.actions)
    put(out, player.turns)
    put(out, player.mulligans)
    put_flag(out, player.out)
    put(out, player.skills_engaged)
    put_flag(out, player.skills_used != 0)  # the mask has more bits than any number here
    for letter in range(7):
        put(out, player.points[letter])
    for letter in range(7):
        put(out, player.spent[letter])
    put_cards(out, player.hand if own else player.known, HAND)
    if own:
        put_cards(out, player.library, LIBRARY)
        put_cards(out, player.tops, TOPS)
        put_cards(out, player.bottoms, BOTTOMS)
        put_cards(out, player.looking, LOOKING)
    else:
        out.write(ZEROS[LIBRARY + TOPS + BOTTOMS + LOOKING])
    put_cards(out, player.discard, DISCARD)
    put_cards(out, player.destroyed, DESTROYED)
    put_cards(out, player.abilities, ABILITIES)
    put_cards(out, player.traits if own or not hides_traits else (), TRAITS)
    put_cards(out, player.skills if own or not hides_skills else (), SKILLS)
    left: i64 = PERMANENTS
    for permanent in player.permanents:
        if left == 0:
            break
        write_permanent(out, permanent)
        left -= 1
    put_rest(out, left * OF_PERMANENT)
    for stat in player.stats:
        put(out, stat)


def write_permanent(out: BytesWriter, permanent: Permanent) -> None:
    """A card on the table."""
    put(out, permanent.card.number + 1)
    put(out, permanent.slot + 1)
    put_flag(out, permanent.engaged)
    put(out, permanent.damage)
    put(out, permanent.attack)
    put(out, permanent.health)
    put(out, permanent.fresh_attack)
    put(out, permanent.fresh_health)
    put_flag(out, permanent.fighting)
    put_flag(out, permanent.hiding)
    put(out, permanent.used)


def observation(duel: Duel, seat: int) -> bytes:
    """What a seat sees."""
    out = BytesWriter()
    write_duel(out, duel, seat)
    return out.getvalue()


class TragicGames(Games):
    """Many duels."""

    def write(self, out: BytesWriter, state: State, seat: int) -> None:
        assert isinstance(state, Duel)
        write_duel(out, state, seat)
