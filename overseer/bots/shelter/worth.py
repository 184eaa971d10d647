"""What things are worth in Shelter, counted in happiness: the judgement behind the bots."""

from __future__ import annotations

from typing import Final

from overseer.bots.shelter.lacks import NOTHING, dweller_lack, room_lack
from overseer.shelter.legal import available, free_slots, price_fits, sides, wounded_targets
from overseer.shelter.player import MOST_DWELLERS, Player
from overseer.shelter.round import end_count, end_pay, threat_count
from overseer.shelter.tables import (
    AGAIN,
    ANY,
    APPEAR,
    BEFORE_FIGHT,
    BUILD_FREE,
    BUILD_PAID,
    CARE,
    DISCOUNT,
    DRILL,
    DWELLER,
    END,
    ENERGY,
    FIRST_PLAYER,
    FOOD,
    HAPPINESS,
    HEALING,
    INCOME,
    ITEM,
    LOST,
    ON_BUILD,
    ON_WIN,
    READY_ITEM,
    RECALL,
    REFRESH,
    REROLL,
    TRADING,
    TRAINING,
    TURN,
    WATER,
    Kind,
)
from overseer.shelter.vault import Vault

# The next cube on a track that holds 0, 1, … 6 already.
_CUBE: Final = [0.62, 0.54, 0.44, 0.34, 0.25, 0.16, 0.0]
_TRACK: Final = [sum(_CUBE[:n]) for n in range(7)]  # all cubes of a track together
# The chance to roll at least this with two dice.
_AT_LEAST: Final = [
    sum([1 for a in range(1, 7) for b in range(1, 7) if a + b >= n]) / 36 for n in range(26)
]
# By what an end item counts (`PER`): how many more a round brings, and the most there can be.
_GROWTH: Final = [0.8, 0.25, 0.2, 0.5, 0.3, 0.2, 0.2, 0.2, 0.5, 0.0]
_MOST: Final = [6.0, 7.0, 7.0, 12.0, 18.0, 6.0, 6.0, 6.0, 9.0, 1.0]
ACTION: Final = 0.85  # what one dweller's placement brings on average
# To begin the next round, by the number of seats: the more there are, the less is left for the
# last of them.
MARKERS: Final = [0.0, 0.0, 0.7, 1.0, 1.2]
ENOUGH: Final = 5  # so many dwellers, and a bot saves up for no more of them
WANT_DWELLER: Final = 0.4  # a cube that a new dweller still lacks …
FAR: Final = 3  # … if no more than so many are missing
ROOM_SOON: Final = 0.3  # a cube that the next room still lacks …
SOON: Final = 2  # … if no more than so many are missing …
ROOM_LATER: Final = 0.15  # … or more


class Worth:
    """The worth of things to one player in one position."""

    def __init__(self, vault: Vault, seat: int) -> None:
        self.vault: Vault = vault
        self.seat: int = seat
        self.player: Player = vault.players[seat]
        self.rounds: float = rounds_left(vault)
        stock = self.player.stock
        # In the last round cubes break ties, unless they can still become a room.
        building = self.player.lift == 0 and available(self.player) > 1
        useless = vault.ending != 0 and not building
        late = 0.35 if self.rounds < 0.5 else 0.7 if self.rounds < 1.5 else 1.0
        if useless:
            late = 0.1
        self.late: float = late
        self.builds: bool = not useless and sides(vault, self.player) != 0
        self.recruits: bool = not useless and self.rounds > 2.0 and self.player.total < ENOUGH
        self.energy: float = _CUBE[stock // 49] * late
        self.food: float = _CUBE[stock // 7 % 7] * late
        self.water: float = _CUBE[stock % 7] * late
        # Cubes that the next room or dweller still lacks are worth more.
        if self.builds:
            lack = room_lack(vault, self.player, stock)
            if 0 < lack < NOTHING:
                self._want(lack % 8, ROOM_SOON if lack // 8 <= SOON else ROOM_LATER)
        if self.recruits:
            lack = dweller_lack(vault, stock)
            if 0 < lack // 8 <= FAR:
                self._want(lack % 8, self._dweller_cube())

    def stock_worth(self, stock: int) -> float:
        """All cubes of a stock together, less those that the next room and dweller lack."""
        total = _TRACK[stock // 49] + _TRACK[stock // 7 % 7] + _TRACK[stock % 7]
        total *= self.late
        if self.builds:
            lack = room_lack(self.vault, self.player, stock)
            if lack < NOTHING:
                least = lack // 8
                total -= ROOM_SOON * min(least, SOON) + ROOM_LATER * max(least - SOON, 0)
        if self.recruits:
            total -= self._dweller_cube() * min(dweller_lack(self.vault, stock) // 8, FAR)
        return total

    def _dweller_cube(self) -> float:
        """How much more a cube is worth that a new dweller lacks."""
        return WANT_DWELLER * min(1.0, self.rounds / 6.0)

    def _want(self, wants: int, more: float) -> None:
        """Cubes of these kinds are worth more: energy 1, food 2, water 4."""
        if wants & 1:
            self.energy += more
        if wants & 2:
            self.food += more
        if wants & 4:
            self.water += more

    def cubes(self, e: int, f: int, w: int) -> float:
        """A few cubes gained; more of a kind are worth less each."""
        return many(self.energy, e) + many(self.food, f) + many(self.water, w)

    def best_cube(self) -> float:
        """One cube of choice."""
        return max(self.energy, self.food, self.water)

    def row(self, number: int, double: bool) -> float:
        """The rewards of a row, once or twice (SH-Q1)."""
        row = self.vault.tables.rows[number]
        total = 0.0
        for at in range(0, len(row), 2):
            what = row[at]
            one = self.symbol(what, row[at + 1])
            if double and what not in (TRADING, TRAINING, HEALING, FIRST_PLAYER):
                one *= 2.0 if what > WATER else 1.8
            total += one
        return total

    def symbol(self, what: int, n: int) -> float:
        """One reward."""
        player = self.player
        if what == ENERGY:
            return many(self.energy, n)
        if what == FOOD:
            return many(self.food, n)
        if what == WATER:
            return many(self.water, n)
        if what == ANY:
            return many(self.best_cube() + 0.08, n)
        if what == HAPPINESS:
            return float(n)
        if what == ITEM:
            return self.best_item()
        if what == READY_ITEM:
            return 0.5 if player.spent else 0.0
        if what == DWELLER:
            return ACTION * self.rounds if player.total < MOST_DWELLERS else 0.0
        if what == FIRST_PLAYER:
            if self.vault.first == self.seat or self.rounds <= 0.5:
                return 0.0
            return MARKERS[self.vault.seats]
        if what == BUILD_PAID or what == BUILD_FREE:
            return self.best_build(what == BUILD_FREE) + n
        if what == TRAINING:
            return 0.7 if self.rounds > 0.5 and free_slots(player, n) != 0 else 0.0
        if what == DRILL:
            return 0.7 if player.fresh > 0 and free_slots(player, n) != 0 else 0.0
        if what == HEALING:
            return ACTION * 0.8 if self.rounds > 0.5 else 0.0
        if what == CARE:
            return 0.8 if wounded_targets(player) else 0.0
        if what == REFRESH:
            return 0.1
        if what == TRADING:
            return 0.3
        if what == AGAIN:
            return 0.15 if available(player) > 1 else 0.0
        raise ValueError(what)

    def best_item(self) -> float:
        """The best item of the display."""
        best = 0.0
        for number in self.vault.item_show:
            worth = self.item(number)
            if worth > best:
                best = worth
        return best

    def item(self, number: int) -> float:
        """An item that the player has or could take."""
        item = self.vault.tables.items[number]
        when = item.when
        rounds = self.rounds
        if when == END:
            return self.end_item(number)
        if when == TURN:
            return min(rounds, 6.0) * max(0.12, 0.45 * self.use(number, True))
        if when == BEFORE_FIGHT:
            return 0.2 + 0.13 * item.bonus * min(rounds, 7.0)
        if when == RECALL:
            return rounds * 0.8 * self.row(item.row, False)
        if when == ON_BUILD:
            left = self.player.rooms.count(0)
            return min(left, rounds) * 0.8 * self.row(item.row, False)
        if when == ON_WIN:
            return min(rounds, 6.0) * 0.4 * self.row(item.row, False)
        if when == DISCOUNT:
            return 0.35 * min(self.player.rooms.count(0), rounds)
        if when == INCOME:
            return 0.22 * min(rounds, 6.0) * (6 - self.player.rooms.count(0)) * 0.5 + 0.2
        if when == APPEAR:
            return 0.22 * min(rounds, 6.0)
        if when == REROLL or when == LOST:
            return 0.2 * min(rounds, 6.0)
        raise ValueError(when)

    def end_item(self, number: int) -> float:
        """What an end item will pay, by what is there and what may still come."""
        item = self.vault.tables.items[number]
        player = self.player
        count = float(end_count(player, item.per))
        count = min(_MOST[item.per], count + _GROWTH[item.per] * min(self.rounds, 7.0))
        if item.per == 9:
            count = 0.6 if threat_count(player) == 0 else 0.35
        total = count / item.each * item.happiness
        return min(total, float(item.most)) if item.most else total

    def use(self, number: int, plan: bool) -> float:
        """Using an item: its gain less its price, now or (with `plan`) some time later."""
        item = self.vault.tables.items[number]
        price = self.cubes(item.energy, item.food, item.water)
        if item.any:
            price += many(min(self.energy, self.food, self.water), item.any)
        if item.items:
            price += 0.7 * item.items
        if plan:
            return self.row_outline(item.row) - price * 0.8
        return self.row(item.row, False) - price * 1.05

    def best_build(self, free: bool) -> float:
        """The best room that could be built now, less its price."""
        if sides(self.vault, self.player) == 0:
            return 0.0
        best = 0.0
        for number in self.vault.room_show:
            room = self.vault.tables.rooms[number]
            if free or price_fits(self.player.stock, room, self.player.discount, 0):
                worth = self.room(number, free)
                if worth > best:
                    best = worth
        return best

    def room(self, number: int, free: bool) -> float:
        """A room on the own floor: its use and income, its place in the race, less its price."""
        room = self.vault.tables.rooms[number]
        worth = 0.0
        for kind in room.kinds:
            if kind:
                worth += self.space_in_room(self.vault.tables.kinds[kind])
        worth *= 0.3 * min(self.rounds, 6.0)
        if not free:
            mask = self.player.discount
            worth -= 0.85 * self.cubes(room.energy[mask], room.food[mask], room.water[mask])
        if self.player.rooms.count(0) == 1:  # the sixth ends the game (SH-X1)
            worth += 1.5 if self.leads() else -2.5
        for item in self.player.ready:
            table = self.vault.tables.items[item]
            if table.when == ON_BUILD:
                worth += self.row(table.row, False)
        return worth

    def space_in_room(self, kind: Kind) -> float:
        """How good a space is to have in the vault: better than what lies open anyway."""
        gain = self.row_outline(kind.row) - 0.3 * (kind.energy + kind.food + kind.water + kind.any)
        if kind.linked:
            gain *= 0.5
        if kind.wounded:
            gain *= 0.6
        return max(0.0, gain - 0.6)

    def row_outline(self, number: int) -> float:
        """A rough worth of a row that does not look at the displays."""
        row = self.vault.tables.rows[number]
        total = 0.0
        for at in range(0, len(row), 2):
            what = row[at]
            n = row[at + 1]
            if what <= ANY:
                total += 0.42 * n
            elif what == HAPPINESS:
                total += n
            elif what == DWELLER:
                total += 1.5
            elif what == ITEM:
                total += 1.2
            elif what == BUILD_FREE or what == BUILD_PAID:
                total += 1.2 + n
            elif what == TRAINING:
                total += 0.7
            else:
                total += 0.4
        return total

    def leads(self) -> bool:
        """Whether the player would win if the game ended now, end items counted."""
        mine = self.standing(self.player)
        for seat in range(self.vault.seats):
            if seat != self.seat and self.standing(self.vault.players[seat]) >= mine:
                return False
        return True

    def standing(self, player: Player) -> float:
        """Happiness if the game ended now."""
        total = float(player.happiness - threat_count(player))
        for number in player.ready + player.spent:
            item = self.vault.tables.items[number]
            if item.when == END:
                total += float(end_pay(player, item))
        return total

    def placement(self, space: int, number: int, double: bool) -> float:
        """Going to a space: its rewards and what removing a threat is worth, less its cost."""
        kind = self.vault.tables.kinds[number]
        worth = self.row(kind.row, double)
        if kind.fight:
            bonus = 0
            for item in self.player.ready:
                bonus += self.vault.tables.items[item].bonus
            chance = _AT_LEAST[max(0, kind.fight - bonus)]
            worth = worth * chance + self.removal(space) * chance
            if self.rounds > 0.5:
                worth -= (1.0 - chance) * ACTION * (2.0 if kind.linked else 1.0)
        elif kind.threat and not kind.wounds:
            worth += self.removal(space)
        worth -= 0.9 * self.cubes(kind.energy, kind.food, kind.water)
        if kind.any:
            worth -= 0.9 * many(min(self.energy, self.food, self.water), kind.any)
        if kind.items:
            worth -= 0.6 * kind.items
        if kind.wounds and self.rounds > 0.5:
            worth -= ACTION * (2.0 if kind.linked else 1.0)
        if kind.linked:
            worth -= 0.6 * ACTION
        if 12 <= space < 60 and not kind.threat:
            if self.vault.owner_of[space // 12 - 1] != self.seat:
                worth -= 0.45 / float(self.vault.seats - 1)  # SH-E1: the owner's income
            else:
                worth += 0.02
        return worth

    def removal(self, space: int) -> float:
        """A threat gone: one happiness on the own floor (SH-X2), and a space that is free again."""
        if 12 <= space < 60 and self.vault.owner_of[space // 12 - 1] == self.seat:
            return 1.0
        return 0.1 if space < 12 else -0.2


def many(one: float, n: int) -> float:
    """n of a kind, each worth a little less than the one before."""
    total = 0.0
    while n > 0:
        total += one
        one *= 0.85
        n -= 1
    return total


def rounds_left(vault: Vault) -> float:
    """A guess at how many rounds follow this one."""
    if vault.ending:
        return 0.0
    most = 0
    spaces = 0
    for player in vault.players:
        built = 6 - player.rooms.count(0)
        spaces += built
        if built > most:
            most = built
    by_rooms = (6 - most) * 1.35
    a_round = 0.7 + 0.13 * spaces
    by_threats = len(vault.threat_deck) / a_round
    return min(by_rooms, by_threats, 12.0)
