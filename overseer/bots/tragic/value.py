"""How a position of Tragic looks: the odds of winning, from what both sides have.

What counts of a player is in `features`, and what single cards mean in `lore.py`; how much, in the
net `value.toml`: what one has more of is worth more or less by what else there is, above all by how
long the duel will last.
`python -m tools.weigh` found it in duels of `normal` bots, looked at whenever a turn begins.
"""

from __future__ import annotations

from math import log, tanh
from typing import Final

from overseer.bots.net import Net, floats, net_of, read_data
from overseer.bots.tragic.cards import CardWorths
from overseer.bots.tragic.lore import ZONES, Lore
from overseer.bots.tragic.sight import Sight
from overseer.bots.tragic.tempo import TEMPO, tempo
from overseer.tragic.player import Player
from overseer.tragic.rules.board import attack_of, full_health, keyword
from overseer.tragic.rules.damage import raw_damage, strikes_of
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.words import ABILITY, IN_DEFENCE, REACTION, ST_ARMOUR, ST_CRITICAL

INPUTS: Final = [
    *("hp", "last-hp", "max-hp", "points", "armour", "critical"),
    *("hidden", "radiation", "reprieve", "turn"),
    *("attack", "health", "allies-worth", "worn", "worn-worth", "kept", "objects", "objects-worth"),
    *("hand", "hand-worth", "abilities-worth", "allies-in-hand", "blows"),
    *("library", "turns-of-library"),
    *TEMPO,
]
LAST_HP: Final = 30.0  # they count more than the others


class Value:
    """The net that compares two players, and what it knows of single cards."""

    def __init__(self, net: Net, width: int, told: dict[str, dict[str, list[float]]]) -> None:
        self.net: Net = net
        self.width: int = width
        self.told: dict[str, dict[str, list[float]]] = told
        self.lore: Lore | None = None

    def of(self, duel: Duel, seat: int, worths: CardWorths) -> float:
        """How good a position is for a seat, from -1 (lost) to 1 (won)."""
        lore = self.lore
        if lore is None or lore.tables is not duel.tables:
            lore = Lore(duel.tables, self.width, self.told)
            self.lore = lore
        me = duel.players[seat]
        mine = features(duel, me, worths) + lore.numbers(me)
        lead = 1000.0
        for other in duel.players:
            if other.seat != seat and not other.out:
                theirs = features(duel, other, worths) + lore.numbers(other)
                lead = min(lead, self.net.lead(mine, theirs, float(me.turns + other.turns)))
        return 0.98 * tanh(0.5 * lead)


def read_value() -> Value:
    """What `tools/weigh.py` has found."""
    data = read_data("tragic/value.toml", INPUTS)
    told = {
        zone: {card: floats(numbers) for card, numbers in data["cards"][zone].items()}
        for zone in ZONES
    }
    return Value(net_of(data), data["width"], told)


def features(duel: Duel, player: Player, worths: CardWorths) -> list[float]:
    """What counts of a player, in the order of the inputs."""
    seat = player.seat
    sight = Sight(duel, seat, worths)
    hp = float(player.hp)
    library = float(player.library_size)
    turn = 0.0
    if duel.active == seat:
        turn = 1.0
        library = max(library - 1.0, 0.0)  # the next to draw
    return [
        *(hp, min(hp, LAST_HP), float(player.max_hp), log(sum(player.points) + 3.0)),
        *(float(duel.stat(seat, ST_ARMOUR)), float(duel.stat(seat, ST_CRITICAL))),
        *(1.0 if duel.hidden(seat) else 0.0, float(player.radiation)),
        *(1.0 if player.reprieve > 0 else 0.0, turn),
        *on_the_table(sight),
        *in_the_hand(sight),
        *(library, library / draw_rate(duel, seat)),
        *tempo(sight),
    ]


def on_the_table(sight: Sight) -> list[float]:
    """What allies strike with and endure, equipment worn and not, objects."""
    duel = sight.duel
    seat = sight.seat
    attack = 0
    health = 0
    allies = 0.0
    worn = 0.0
    gear = 0.0
    kept = 0.0
    objects = 0.0
    things = 0.0
    for permanent in sight.me.permanents:
        card = permanent.card
        if card.is_ally:
            allies += sight.permanent(seat, permanent)
            health += full_health(duel, seat, permanent)
            if keyword(duel, seat, permanent, IN_DEFENCE) == 0:
                attack += attack_of(duel, seat, permanent)
        elif not card.is_equipment:
            objects += 1.0
            things += sight.permanent(seat, permanent)
        elif permanent.engaged:
            kept += 1.0
        else:
            worn += 1.0
            gear += sight.permanent(seat, permanent)
    strong = log(max(attack, 0) + 3.0)
    tough = log(max(health, 0) + 3.0)
    return [strong, tough, allies, worn, gear, kept, objects, things]


def in_the_hand(sight: Sight) -> list[float]:
    """How many cards; the worth of all and of ability cards; allies; what all blows deal."""
    duel = sight.duel
    player = sight.me
    worth = 0.0
    abilities = 0.0
    allies = 0.0
    blows = 0
    for number in player.hand:
        card = duel.tables.cards[number]
        one = sight.in_hand(number)
        worth += one
        if card.kind == ABILITY:
            abilities += one
        elif card.is_ally:
            allies += 1.0
        elif card.strike is not None and card.kind != REACTION and payable(player, card.cost):
            blows += raw_damage(duel, sight.seat, card) * strikes_of(duel, sight.seat, card)
    return [float(len(player.hand)), worth, abilities, allies, float(blows)]


def payable(player: Player, cost: bytes) -> bool:
    """Whether a player has the letters for a cost."""
    for letter in range(7):
        if cost[letter] > player.points[letter]:
            return False
    return True
