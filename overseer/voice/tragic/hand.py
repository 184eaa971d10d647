"""The reader's hand: what each card costs now and why, when it can be played, what it becomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from overseer.engine.decision import Event
from overseer.engine.refusal import Refusal
from overseer.engine.state import Move
from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.moves import AIM, AIM_PLAYER, PART, SLOTS, THROW, TragicMove, place_text
from overseer.tragic.player import Player
from overseer.tragic.rules.board import arrive, attack_of, full_health, keyword
from overseer.tragic.rules.damage import raw_damage, strikes_of
from overseer.tragic.rules.duel import W_ANNOUNCE
from overseer.tragic.rules.payment import card_cost, left
from overseer.tragic.text.cards import effect_text
from overseer.tragic.view import SeenDuel, twin_of
from overseer.tragic.words import (
    ABILITY,
    ACTION,
    ATTACK,
    KEYWORDS,
    LETTERS,
    QUEST,
    REACTION,
    ST_CHEAPER_ACTION,
    ST_CHEAPER_ALLY,
    ST_CHEAPER_ATTACK,
    ST_CHEAPER_OBJECT,
    ST_CHEAPER_REACTION,
    ST_CHEAPER_S,
)
from overseer.voice.reader import Reader
from overseer.voice.tragic import where
from overseer.voice.tragic.faces import ANY, cost_data
from overseer.voice.tragic.given import Arrival, Cost, Effect, InHand, Keyword, Source, Standing
from overseer.voice.tragic.sources import Sources

T = TypeVar("T")
Refuse = Callable[[Refusal, Reader], str]  # why not, in words

STAGES: Final = 12  # questions before a cost is paid
_ON_THE_WAY: Final = (AIM, AIM_PLAYER, PART, THROW)


def counted(of: Iterable[T]) -> dict[T, int]:
    """How many there are of each, in the order in which they come."""
    found: dict[T, int] = {}
    for each in of:
        found[each] = found.get(each, 0) + 1
    return found


def hand(
    reader: Reader, duel: SeenDuel, legal: set[Move], parts: Sources, refuse: Refuse
) -> list[InHand]:
    """Every card of the reader's hand once, with how many there are."""
    seat = reader.viewer
    assert seat is not None
    player = duel.players[seat]
    known = counted(player.known)
    return [
        in_hand(reader, duel, (number, n, known.get(number, 0)), legal, parts, refuse)
        for number, n in counted(player.hand).items()
    ]


def in_hand(
    reader: Reader,
    duel: SeenDuel,
    held: tuple[int, int, int],
    legal: set[Move],
    parts: Sources,
    refuse: Refuse,
) -> InHand:
    """One card of the reader's hand: its number, how many there are, how many are known."""
    number, n, known = held
    seat = reader.viewer
    assert seat is not None
    player, card = duel.players[seat], duel.tables.cards[number]
    catalogue = duel.tables.moves
    move = catalogue.lay[number] if card.kind == ABILITY else catalogue.cast[number]
    told = InHand(at=where.in_hand(card.id), card=card.id, n=n, known=known)
    now = move in legal
    told.timing = timing(card, now)
    told.move = str(move) if now else ""
    if not now and reader.is_asked:
        refusal = duel.refusal(move)
        if refusal is not None:
            told.rule, told.why = refusal.rule, refuse(refusal, reader)
    if card.kind == ABILITY:
        return told
    cost = card_cost(duel, seat, card)
    told.cost = cost_data(cost, card.letters)
    told.saved = card.price - sum(cost)
    told.saved_by = reducers(card, parts) if told.saved else []
    told.missing = missing(player, cost)
    if now:
        told.proposed = proposal(duel, seat, move) if cost[7] else cost_data(cost, card.letters)
    if card.strike is not None:
        told.damage = raw_damage(duel, seat, card)
        told.strikes = strikes_of(duel, seat, card)
    if card.is_ally:
        told.arrives = arrival(duel, seat, card, reader.lang)
    return told


def timing(card: Card, now: bool) -> str:
    """now, lay, turn, any: when a card of the hand can be played."""
    if card.kind == ABILITY:
        return "lay" if now else "turn"
    if now:
        return "now"
    return "any" if card.kind == REACTION else "turn"


def reducers(card: Card, parts: Sources) -> list[Source]:
    """Who makes a card cheaper, or dearer."""
    kind = ST_CHEAPER_OBJECT
    if card.kind == ATTACK:
        kind = ST_CHEAPER_ATTACK
    elif card.kind in (ACTION, QUEST):
        kind = ST_CHEAPER_ACTION
    elif card.kind == REACTION:
        kind = ST_CHEAPER_REACTION
    elif card.is_ally:
        kind = ST_CHEAPER_ALLY
    stats = [kind, *(ST_CHEAPER_S + at for at in range(len(LETTERS)) if card.cost[at])]
    return [part for stat in stats for part in parts.get(stat, [])]


def missing(player: Player, cost: bytes) -> Cost:
    """The points that a player lacks for a cost."""
    found: Cost = {}
    spare = 0
    for at, letter in enumerate(LETTERS):
        rest = left(player, at) - cost[at]
        if rest < 0:
            found[letter] = -rest
        spare += max(rest, 0)
    if cost[7] > spare:
        found[ANY] = cost[7] - spare
    return found


def proposal(duel: SeenDuel, seat: int, move: TragicMove) -> Cost:
    """What the automatic payment of a legal move would engage: it is made on a copy."""
    told: list[Event] = []
    twin = twin_of(duel)
    twin.ears, twin.by_hand = told, False
    twin.apply(move)
    for _ in range(STAGES):
        paid = next((event for event in told if "paid" in event.args), None)
        if paid is not None:
            return counted(str(paid.args["paid"]))
        if twin.seat != seat or not twin.work or twin.work[-1].kind != W_ANNOUNCE:
            break
        on = (m for m in twin.moves() if isinstance(m, TragicMove) and m.kind in _ON_THE_WAY)
        step = next(on, None)
        if step is None:
            break
        twin.apply(step)
    return {}


def arrival(duel: SeenDuel, seat: int, card: Card, lang: str) -> Arrival:
    """What an ally would be in play, which others it would change, and what it would set off."""
    twin = twin_of(duel)
    twin.triggers = []
    fresh = arrive(twin, seat, card)
    return Arrival(
        attack=attack_of(twin, seat, fresh),
        health=full_health(twin, seat, fresh),
        keywords=[
            Keyword(word=word, name=translate(lang, f"tragic-keyword-{word}"), n=n)
            for at, word in enumerate(KEYWORDS)
            if (n := keyword(twin, seat, fresh, at)) > 0
        ],
        others=_changed(duel, twin),
        effects=[
            Effect(
                seat=each.seat,
                card=duel.tables.cards[each.card].id,
                text=effect_text(duel.tables.cards[each.card], each.ability, True, lang),
            )
            for each in twin.triggers
            if each.ability >= 0
        ],
    )


def _changed(duel: SeenDuel, then: SeenDuel) -> list[Standing]:
    found: list[Standing] = []
    for player in duel.players:
        for each in player.permanents:
            after = then.by_serial(each.serial)
            if not each.card.is_ally or after is None:
                continue
            now = attack_of(duel, player.seat, each), full_health(duel, player.seat, each)
            new = attack_of(then, after[0], after[1]), full_health(then, after[0], after[1])
            if now != new:
                at = place_text(player.seat * SLOTS + each.slot)
                found.append(Standing(at=at, card=each.card.id, attack=new[0], full_health=new[1]))
    return found
