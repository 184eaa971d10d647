"""The whole table as plain data: ids and numbers that a client draws, never text."""

from __future__ import annotations

from overseer.shelter.card import Elevator
from overseer.shelter.moves import LEFT, LETTERS, LIFT, space_text, training_text
from overseer.shelter.player import HURT, Player
from overseer.shelter.tables import LAYOUTS
from overseer.shelter.turn import room_row, threat_row
from overseer.shelter.vault import Vault

Data = dict[str, object]


def describe(vault: Vault) -> Data:
    """Everything on the table."""
    cards = vault.tables.cards
    return {
        "game": "shelter",
        "round": int(vault.round),
        "seat": vault.seat,
        "turn": int(vault.turn),
        "first": int(vault.first),
        "starter": int(vault.starter),
        "ending": int(vault.ending),
        "floors": [_floor(vault, floor) for floor in range(vault.seats + 1)],
        "players": [_player(vault, seat) for seat in range(vault.seats)],
        "items": [cards.items[n].id for n in vault.item_show],
        "rooms": [vault.tables.rooms[n].card.id for n in vault.room_show],
        "reserved": _reserved(vault),
        "decks": {
            "items": len(vault.item_deck),
            "rooms": len(vault.room_deck),
            "threats": len(vault.threat_deck),
        },
        "discards": {
            "items": [cards.items[n].id for n in vault.item_gone],
            "rooms": [vault.tables.rooms[n].card.id for n in vault.room_gone],
            "threats": [cards.threats[n].id for n in vault.threat_gone],
        },
    }


def _reserved(vault: Vault) -> Data | None:
    """The room that is paid and will be built by the running placement (SH-Y9)."""
    if not vault.reserved:
        return None
    side = "left" if vault.side == LEFT else "right"
    return {"room": vault.tables.rooms[vault.reserved - 1].card.id, "side": side}


def standing(vault: Vault) -> dict[int, list[tuple[int, bool, str]]]:
    """Who stands where: by space, each dweller's seat, whether it is wounded, and the letter in
    which it will be trained at the recall (SH-Y10; `?`: one of choice)."""
    found: dict[int, list[tuple[int, bool, str]]] = {}
    for seat in range(vault.seats):
        placed = vault.players[seat].placed
        for at in range(0, len(placed), 2):
            mark = placed[at + 1]
            trains = training_text(mark >> 1)
            found.setdefault(placed[at], []).append((seat, mark & HURT != 0, trains))
    return found


def _dwellers(found: list[tuple[int, bool, str]]) -> list[Data]:
    return [{"seat": seat, "wounded": hurt, "trains": trains} for seat, hurt, trains in found]


def _floor(vault: Vault, floor: int) -> Data:
    rooms = room_row(vault, floor)
    threats = threat_row(vault, floor)
    dwellers = standing(vault)
    places: list[Data | None] = []
    for place in range(6):
        if rooms[place] == 0:
            places.append(None)
            continue
        table = vault.tables.rooms[rooms[place] - 1]
        spaces: list[Data] = []
        for slot in range(2 if table.two else 1):
            at = place * 2 + slot
            space = floor * 12 + at
            covered = threats[at]
            spaces.append(
                {
                    "space": space_text(space),
                    "columns": _columns(vault, at, table.layout),
                    "threat": vault.tables.cards.threats[covered - 1].id if covered else None,
                    "dwellers": _dwellers(dwellers.get(space, [])),
                }
            )
        places.append({"room": table.card.id, "spaces": spaces})
    owner = vault.owner_of[floor - 1] if floor else None
    lift: Data | None = None
    if floor:
        space = LIFT + floor - 1
        lift = {
            "space": space_text(space),
            "dwellers": _dwellers(dwellers.get(space, [])),
        }
    return {"floor": floor, "owner": owner, "places": places, "lift": lift}


def _columns(vault: Vault, at: int, layout: int) -> list[int]:
    """The numbers that a space answers to (SH-Q9)."""
    hit = vault.tables.hit
    return [n for n in range(2, 13) if hit[n * LAYOUTS + layout] == at + 1]


def _player(vault: Vault, seat: int) -> Data:
    player = vault.players[seat]
    items = vault.tables.cards.items
    stock = int(player.stock)
    return {
        "seat": seat,
        "floor": vault.floor_of[seat],
        "colour": elevator(vault, seat).id,
        "happiness": int(player.happiness),
        "energy": stock // 49,
        "food": stock // 7 % 7,
        "water": stock % 7,
        "untrained": int(player.fresh),
        "trained": letters(player.trained),
        "wounded": int(player.hurt),
        "wounded_trained": letters(player.hurt_trained),
        "placed": len(player.placed) // 2,
        "coming": int(player.coming),
        "dwellers": int(player.total),
        "defeated": int(player.defeated),
        "passed": bool(vault.passed >> seat & 1),
        "ready": [items[n].id for n in player.ready],
        "exhausted": [items[n].id for n in player.spent],
        "points": points(player),
    }


def elevator(vault: Vault, seat: int) -> Elevator:
    """The elevator of a seat (SH-S2)."""
    lifts = [lift for lift in vault.tables.cards.elevators if lift.space is not None]
    return lifts[chosen_colour(vault, seat)]


def chosen_colour(vault: Vault, seat: int) -> int:
    """Which of the four coloured elevators a seat has, from 0 (SH-S2)."""
    return vault.tables.lifts.index(vault.lift_of[seat])


def points(player: Player) -> dict[str, int]:
    """Happiness by where it came from."""
    return {
        "rooms": int(player.by_rooms),
        "fights": int(player.by_fights),
        "spaces": int(player.by_spaces),
        "items": int(player.by_items),
        "threats": -int(player.lost),
    }


def letters(mask: int) -> str:
    """The letters of a mask of slots."""
    return "".join([LETTERS[n - 1] for n in range(1, 8) if mask >> n & 1])
