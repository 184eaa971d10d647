"""What the effects of cards change, in events for who listens; nothing here changes a duel."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.tragic.card import Card, Step
from overseer.tragic.moves import SLOTS, place_text
from overseer.tragic.player import BASE_HP, Permanent, Player
from overseer.tragic.rules.duel import W_STEPS, Duel
from overseer.tragic.rules.pile import PLAYER, Item, Work
from overseer.tragic.words import (
    BOOST,
    DISENGAGE,
    ENGAGE,
    HEAL_ALLY,
    KEYWORDS,
    LETTERS,
    ST_MAX_HP,
    STATS,
    UNTIL,
)

HP_LEFT: Final = "up"
NO_HP_LEFT: Final = "down"


def tell_targets(duel: Duel, item: Item) -> None:
    """At what a card or an ability aims, unless it is the only opponent."""
    for place, serial in ((item.target, item.target_serial), (item.also, item.also_serial)):
        target = duel.permanent(place, serial)
        if target is not None:
            duel.tell_card("aimed", place // SLOTS, target)
        elif place >= PLAYER and (duel.seats > 2 or place - PLAYER == item.seat):
            duel.tell("aimed-at-player", {"seat": place - PLAYER})


def whom_args(duel: Duel, target: int) -> dict[str, Value]:
    """A target in the words of an event: whose it is, and the card; empty: the player."""
    if target >= PLAYER:
        return {"victim": target - PLAYER, "target": "", "at": ""}
    permanent = duel.permanent(target, -1)
    name = "" if permanent is None else permanent.card.id
    return {"victim": target // SLOTS, "target": name, "at": place_text(target)}


def tell_sent(duel: Duel, item: Item, sent: list[Permanent]) -> None:
    """Allies set out, each by name, and against whom."""
    for ally in sent:
        args: dict[str, Value] = {"seat": item.seat, "card": ally.card.id}
        args["place"] = place_text(item.seat * SLOTS + ally.slot)
        duel.tell("ally-attacks", args | whom_args(duel, item.target))


def tell_effect(duel: Duel, seat: int, card: Card, ability: int, unpaid: bool) -> None:
    """Something was set off; `effect` says which ability, and which of its ends."""
    effect = f"{card.id} {ability} {'unpaid' if unpaid else 'paid'}"
    duel.tell("triggered", {"seat": seat, "card": card.id, "effect": effect})


def tell_hp(duel: Duel, name: str, seat: int, amount: int) -> None:
    """HP were lost or regained; under a delay of TR-A2 a player may stand below 0."""
    left = duel.players[seat].hp
    state = HP_LEFT if left > 0 else NO_HP_LEFT
    duel.tell(name, {"seat": seat, "amount": amount, "left": left, "state": state})


def tell_start_hp(duel: Duel, player: Player) -> None:
    """TR-A1: with which HP a player begins, where the change of the maximum does not say it."""
    if player.max_hp > BASE_HP or player.hp < player.max_hp:
        duel.tell("start-hp", {"seat": player.seat, "left": player.hp})


def tell_max_hp(duel: Duel, player: Player, most: int, hp: int, card: Card | None) -> None:
    """TR-A4: the maximum was `most` with `hp` left; None: no card, its time is over or a track."""
    if player.max_hp == most:
        return
    args: dict[str, Value] = {
        "seat": player.seat,
        "way": "up" if player.max_hp > most else "down",
        "amount": abs(player.max_hp - most),
        "most": player.max_hp,
        "lost": hp - player.hp,
    }
    if card is None:
        duel.tell("max-hp-now", args)
    else:
        args["card"] = card.id
        duel.tell("max-hp", args)


def tell_gain(duel: Duel, work: Work, seat: int, step: Step, amount: int) -> None:
    """A stat of a player changed for a while or for good; the maximum of HP tells itself."""
    if amount == 0 or step.detail == ST_MAX_HP:
        return
    duel.tell(
        "gained",
        {
            "seat": seat,
            "card": duel.tables.cards[work.card].id,
            "gift": f"{STATS[step.detail]} {amount}",
            "until": UNTIL[step.until],
            "maker": work.seat,
        },
    )


def tell_permanents(
    duel: Duel, work: Work, step: Step, n: int, reached: list[tuple[int, Permanent]]
) -> None:
    """Cards in play were strengthened, healed or turned: once for each of their owners."""
    if step.op == BOOST and n == 0 and step.second == 0:
        return
    for seat in range(duel.seats):
        touched = [permanent for owner, permanent in reached if owner == seat]
        if not touched:
            continue
        places = [place_text(seat * SLOTS + permanent.slot) for permanent in touched]
        args: dict[str, Value] = {
            "seat": seat,
            "card": duel.tables.cards[work.card].id,
            "cards": ", ".join([permanent.card.id for permanent in touched]),
            "count": len(touched),
            "places": ", ".join(places),
        }
        if step.op == ENGAGE or step.op == DISENGAGE:
            duel.tell("engaged" if step.op == ENGAGE else "disengaged", args)
            continue
        if step.op == HEAL_ALLY:
            args["amount"] = n
            duel.tell("allies-healed", args)
            continue
        args["until"] = UNTIL[step.until]
        args["maker"] = work.seat
        if step.op == BOOST:
            args["attack"] = n
            args["health"] = step.second
            duel.tell("boosted", args)
        else:
            args["keyword"] = f"{KEYWORDS[step.detail]} {n}"
            duel.tell("granted", args)


def tell_point(duel: Duel, seat: int, letter: int, drain: int) -> None:
    """A point was engaged or disengaged by the card whose steps are under way."""
    card = ""
    for work in duel.work:
        if work.kind == W_STEPS:  # the last one is the one that runs
            card = duel.tables.cards[work.card].id
    args: dict[str, Value] = {"seat": seat, "card": card, "letter": LETTERS[letter]}
    duel.tell("drained" if drain else "refreshed", args)
