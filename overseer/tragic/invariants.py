"""What must hold in every position of Tragic, whatever was played."""

from __future__ import annotations

from typing import Final

from overseer.tragic.moves import SLOTS
from overseer.tragic.player import MOST_POINTS, UNKNOWN, Player
from overseer.tragic.rules import duel as kinds
from overseer.tragic.rules.duel import MOST_ITEMS, Duel
from overseer.tragic.rules.pile import Work
from overseer.tragic.words import ABILITY, BY_MOVEMENT, BY_SKILL, BY_USE, N_STATS

LIBRARY = 60  # TR-S2

_CARD: Final = ("card", "ability", "mode")
_FROM: Final = ("source", "serial", "target", "target_serial")
_NUMBERS: Final = ("count", "which", "noted", "sort")
_GUARDS: Final = ("asked", "charger", "protects", "guards")
# Which fields a kind of work writes, besides `kind` and `seat`.
FIELDS: Final[dict[int, tuple[str, ...]]] = {
    kinds.W_CHAIN: ("count", "which", "noted"),
    kinds.W_ANNOUNCE: (*_CARD, *_FROM, "also", "also_serial", "part", "stage", *_NUMBERS),
    kinds.W_STEPS: (*_CARD, *_FROM, *_GUARDS, "step", *_NUMBERS),
    kinds.W_DRAW: ("count", "which"),
    kinds.W_DISCARD: ("count", "which"),
    kinds.W_SEARCH: (*_CARD, "step", "count"),
    kinds.W_RECOVER: (*_CARD, "step", "count", "which"),
    kinds.W_LOOK: ("count",),
    kinds.W_PLACE: ("count",),  # what was left when the library ran dry
    kinds.W_TRIGGERS: ("asked", "charger", "stage", "which", "noted", "sort"),
    kinds.W_LAY: ("count", "which"),
    kinds.W_LETTERS: ("count", "which"),
    kinds.W_STEAL: ("count", "which"),
    kinds.W_FREE: (),
    kinds.W_UPKEEP: (),
    kinds.W_MOVEMENT: ("source", "serial", "stage"),
    kinds.W_FINISH: ("which",),
    kinds.W_CHECK: (),
    kinds.W_POINTS: ("which", "noted"),
    kinds.W_SHOW: ("count",),
}
_BLANK: Final = Work(0, 0)
_ALL: Final = (
    *(*_CARD, *_FROM, *_GUARDS, *_NUMBERS),
    *("also", "also_serial", "part", "stage", "step"),
)


def broken(duel: Duel) -> list[str]:
    """Every fact that does not hold, in a few words."""
    found: list[str] = []
    cards = duel.tables.cards
    total = 0
    copies: dict[int, int] = {}
    for player in duel.players:
        piles = piles_of(player)
        mine = [n for n in piles if n != UNKNOWN and cards[n].in_library]
        total += len(mine)
        for number in mine:
            copies[number] = copies.get(number, 0) + 1
        found += [f"seat {player.seat}: {fault}" for fault in broken_of(duel, player)]
    for item in duel.chain:
        if item.kind not in (BY_USE, BY_SKILL, BY_MOVEMENT) and item.serial < 0:
            total += 1
            copies[item.card] = copies.get(item.card, 0) + 1
    if total != LIBRARY * duel.seats:
        found.append(f"{total} cards of {LIBRARY * duel.seats}")
    limit = duel.copies * duel.seats
    doubled = [cards[number].id for number, n in copies.items() if n > limit]
    if doubled:
        found.append(f"too many copies: {', '.join(doubled)}")
    if len(duel.chain) > MOST_ITEMS + 1:
        found.append(f"{len(duel.chain)} items on the pile")
    found += [f"work {work.kind} writes {name}" for work in duel.work for name in strange(work)]
    return found


def strange(work: Work) -> list[str]:
    """The fields of a work that its kind does not write, and which are written all the same."""
    own = FIELDS[work.kind]
    return [
        name for name in _ALL if name not in own and getattr(work, name) != getattr(_BLANK, name)
    ]


def piles_of(player: Player) -> tuple[int, ...]:
    """Every card of a player, wherever it lies."""
    piles = player.hand + player.library + player.tops + player.bottoms + player.looking
    piles += player.discard + player.destroyed + player.abilities
    return piles + tuple([permanent.card.number for permanent in player.permanents])


def broken_of(duel: Duel, player: Player) -> list[str]:
    """What does not hold of one player."""
    found: list[str] = []
    cards = duel.tables.cards
    if UNKNOWN in piles_of(player):
        found.append("an unknown card in a full state")
    if list(player.hand) != sorted(player.hand) or list(player.library) != sorted(player.library):
        found.append("piles out of order")
    if player.hp > player.max_hp:
        found.append(f"{player.hp} HP of {player.max_hp}")
    for letter in range(7):
        if not player.spent[letter] <= player.points[letter] <= MOST_POINTS:
            found.append(f"points {player.points!r} {player.spent!r}")
    slots = [permanent.slot for permanent in player.permanents]
    if len(set(slots)) != len(slots) or any(slot >= SLOTS for slot in slots):
        found.append("two permanents in a slot")
    for number in set(player.known):
        if player.hand.count(number) < player.known.count(number):
            found.append("knows a card that is not there")
    if any(cards[number].kind != ABILITY for number in player.abilities):
        found.append("a strange ability card")
    worn = [
        permanent.card.place
        for permanent in player.permanents
        if permanent.card.is_equipment and not permanent.engaged
    ]
    if len(set(worn)) != len(worn):
        found.append("two pieces worn at one place")
    if len(player.stats) != N_STATS or not 0 <= player.radiation <= 10:
        found.append("stats or radiation")
    return found
