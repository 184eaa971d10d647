"""A view as plain data: everything a client needs to draw the table, with nothing to work out."""

from __future__ import annotations

from overseer.tragic.moves import SEATS, SLOTS, place_text
from overseer.tragic.player import UNKNOWN, Permanent, Player
from overseer.tragic.rules.board import attack_of, full_health, keyword
from overseer.tragic.rules.damage import armour_of
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.topics import T_TRAITS
from overseer.tragic.words import ANSWERS, DAMAGE, KEYWORDS, LETTERS, PLACES


def describe(duel: Duel, seat: int | None) -> dict[str, object]:
    """All that a seat knows (None: a spectator)."""
    return {
        "seats": duel.seats,
        "active": duel.active,
        "first": duel.first,
        "phase": duel.phase,
        "turn": duel.players[duel.active].turns,
        "may_lay": duel.may_lay,
        "by_hand": duel.by_hand,
        "time_up": duel.time_up,
        "players": [_player(duel, player, seat) for player in duel.players],
        "chain": [_item(duel, item) for item in duel.chain],
        "triggers": [
            {"seat": trigger.seat, "card": duel.tables.cards[trigger.card].id}
            for trigger in duel.triggers
        ],
        "choosing": duel.topic == T_TRAITS,
    }


def _ids(duel: Duel, pile: tuple[int, ...]) -> list[str]:
    return ["?" if number == UNKNOWN else duel.tables.cards[number].id for number in pile]


def _player(duel: Duel, player: Player, viewer: int | None) -> dict[str, object]:
    points = {letter: player.points[n] for n, letter in enumerate(LETTERS)}
    left = {letter: player.points[n] - player.spent[n] for n, letter in enumerate(LETTERS)}
    own = player.seat == viewer
    skills = [
        {"card": duel.tables.cards[n].id, "engaged": bool(player.skills_engaged & (1 << at))}
        for at, n in enumerate(player.skills)
    ]
    return {
        "seat": player.seat,
        "hp": player.hp,
        "max_hp": player.max_hp,
        "radiation": player.radiation,
        "points": points,
        "left": left,
        "hand": _ids(duel, player.hand),
        "known": _ids(duel, player.known),
        "library": player.library_size,
        "library_cards": _ids(duel, player.library) if own else [],
        "tops": _ids(duel, player.tops),
        "bottoms": _ids(duel, player.bottoms),
        "looking": _ids(duel, player.looking),
        "discard": _ids(duel, player.discard),
        "destroyed": _ids(duel, player.destroyed),
        "abilities": _ids(duel, player.abilities),
        "traits": _ids(duel, player.traits),
        "skills": skills,
        "permanents": [_permanent(duel, player.seat, each) for each in player.permanents],
        "armour": {kind: armour_of(duel, player.seat, n) for n, kind in enumerate(DAMAGE)},
        "draw_rate": draw_rate(duel, player.seat),
        "stealth": duel.hidden(player.seat),
        "inside": player.inside >= 0,
        "reprieve": player.reprieve > 0,
        "turns": player.turns,
        "actions": player.actions,
        "out": player.out,
    }


def _permanent(duel: Duel, seat: int, permanent: Permanent) -> dict[str, object]:
    card = permanent.card
    facts: dict[str, object] = {
        "place": place_text(seat * SLOTS + permanent.slot),
        "card": card.id,
        "engaged": permanent.engaged,
        "fighting": permanent.fighting,
        "hiding": permanent.hiding,
    }
    if card.is_ally:
        facts["attack"] = attack_of(duel, seat, permanent)
        facts["health"] = full_health(duel, seat, permanent) - permanent.damage
        facts["full_health"] = full_health(duel, seat, permanent)
    if card.is_equipment:
        facts["worn"] = not permanent.engaged
        facts["at"] = PLACES[card.place]
    facts["keywords"] = {
        word: keyword(duel, seat, permanent, n)
        for n, word in enumerate(KEYWORDS)
        if keyword(duel, seat, permanent, n) > 0
    }
    return facts


def target_text(target: int) -> str:
    """`b` a player, `b3` a permanent, empty without a target."""
    if target == NOBODY:
        return ""
    return SEATS[target - PLAYER] if target >= PLAYER else place_text(target)


def _item(duel: Duel, item: Item) -> dict[str, object]:
    attackers = [
        place_text(item.seat * SLOTS + permanent.slot)
        for permanent in duel.players[item.seat].permanents
        if permanent.serial in item.attackers
    ]
    return {
        "kind": ANSWERS[item.kind],
        "seat": item.seat,
        "card": duel.tables.cards[item.card].id,
        "target": target_text(item.target),
        "also": target_text(item.also),
        "part": PLACES[item.part] if item.part >= 0 else "",
        "attackers": attackers,
        "blocks": [
            [_place_of(duel, blocker), _place_of(duel, attacker)]
            for blocker, attacker in item.blocks
        ],
        "cancelled": item.cancelled,
        "stealthy": item.stealthy,
        "damage": item.damage,
    }


def _place_of(duel: Duel, serial: int) -> str:
    """Where the permanent of a serial number lies; empty when it has left."""
    found = duel.by_serial(serial)
    return "" if found is None else place_text(found[0] * SLOTS + found[1].slot)
