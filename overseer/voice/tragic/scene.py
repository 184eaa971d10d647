"""The duel as data to draw: both sides, the hand, the chain, the windows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from overseer.engine.state import Move
from overseer.text import translate
from overseer.tragic import moves as kinds
from overseer.tragic.autopass import ALWAYS, ASK, SETTINGS, modes_of, window_of
from overseer.tragic.card import Ability, Card
from overseer.tragic.describe import target_text
from overseer.tragic.moves import SLOTS, USES, TragicMove, place_text
from overseer.tragic.player import UNKNOWN, Permanent, Player
from overseer.tragic.rules.announce import DISCARDING, PAYING
from overseer.tragic.rules.board import attack_of, full_health
from overseer.tragic.rules.chain import may_answer
from overseer.tragic.rules.damage import armour_of
from overseer.tragic.rules.duel import W_ANNOUNCE, W_CHAIN, W_MOVEMENT
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.payment import ability_cost
from overseer.tragic.rules.pile import Item
from overseer.tragic.rules.turn import use_number
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.text import cards as text
from overseer.tragic.text.steps import capital
from overseer.tragic.topics import (
    T_ANSWER,
    T_CHARGE,
    T_INCAPACITATE,
    T_PART,
    T_STRIKE_BACK,
    T_TARGET,
    TOPICS,
)
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import ANSWERS, BY_MOVEMENT, DAMAGE, LETTERS, ON_USE, PLACES
from overseer.voice.reader import Reader
from overseer.voice.tragic import where
from overseer.voice.tragic.faces import cost_data
from overseer.voice.tragic.given import (
    Announced,
    Chosen,
    Held,
    Link,
    Pending,
    Points,
    Side,
    Standing,
    Stop,
    TragicScene,
    Use,
    Waiting,
    Weighed,
)
from overseer.voice.tragic.hand import Refuse, counted, hand
from overseer.voice.tragic.preview.ahead import looked_ahead
from overseer.voice.tragic.preview.forecast import foresee, incoming
from overseer.voice.tragic.preview.foreseeing import foreseen, target_word
from overseer.voice.tragic.situation import item_words, position, shown_phase
from overseer.voice.tragic.sources import (
    Sources,
    attack_sources,
    bearings,
    figures,
    health_sources,
    sources,
)
from overseer.voice.tragic.symbols import phase_word

MOST_WEIGHED: Final = 12
_WEIGHED: Final = (T_ANSWER, T_TARGET, T_PART, T_CHARGE, T_INCAPACITATE, T_STRIKE_BACK)


def scene(reader: Reader, refuse: Refuse) -> TragicScene:
    """All that a client draws; `refuse` says why a card cannot be played."""
    duel = position(reader)
    viewer = reader.viewer
    parts = [sources(duel, seat, reader.lang) for seat in range(duel.seats)]
    told = TragicScene(seat=viewer, over=reader.over)
    told.phase = phase_word(shown_phase(duel))
    told.turn = duel.players[duel.active].turns
    told.active, told.first = duel.active, duel.first
    told.topic = "" if reader.over else TOPICS[duel.topic]
    told.window = "" if reader.over else window_of(duel)
    told.asked = max(reader.asked, -1)
    told.then = _then(duel)
    told.may_lay, told.by_hand, told.time_up = duel.may_lay, duel.by_hand, duel.time_up
    told.clock = reader.clock
    legal = set(reader.moves())
    told.sides = [_side(reader, duel, player, parts[player.seat], legal) for player in duel.players]
    if viewer is not None:
        told.hand = hand(reader, duel, legal, parts[viewer], refuse)
        told.looking = _ids(duel, duel.players[viewer].looking)
        told.stops = list(_stops(tuple(reader.settings.items()), told.window, reader.lang))
        told.always = reader.settings.get(ASK) == ALWAYS
    told.chain = [announced(reader, duel, at) for at in range(len(duel.chain))]
    told.pending = _pending(duel)
    told.weighed = _weighed(reader, duel)
    told.triggers = [
        Waiting(
            seat=each.seat,
            card=duel.tables.cards[each.card].id,
            text=_effect(duel.tables.cards[each.card], each.ability, reader.lang),
        )
        for each in duel.triggers
    ]
    return told


def _effect(card: Card, ability: int, lang: str) -> str:
    if ability < 0:
        return ""
    return translate(lang, "tragic-line", text=capital(text.effect_text(card, ability, True, lang)))


def _ids(duel: SeenDuel, pile: tuple[int, ...]) -> list[str]:
    return ["?" if number == UNKNOWN else duel.tables.cards[number].id for number in pile]


def _held(duel: SeenDuel, pile: tuple[int, ...]) -> list[Held]:
    return [Held(card=id, n=n) for id, n in counted(_ids(duel, pile)).items()]


def _then(duel: SeenDuel) -> list[int]:
    """Who may still answer the top of the chain if everybody passes."""
    window = next((work for work in reversed(duel.work) if work.kind == W_CHAIN), None)
    if window is None or window.resolving or not duel.chain:
        return []
    top = duel.chain[-1]
    others = [(top.seat + distance) % duel.seats for distance in range(window.distance, duel.seats)]
    return [seat for seat in others if may_answer(duel, seat, top)]


@lru_cache(maxsize=1024)
def _stops(settings: tuple[tuple[str, str], ...], window: str, lang: str) -> tuple[Stop, ...]:
    chosen = dict(settings)
    return tuple(
        Stop(
            window=each,
            mode=chosen[each],
            modes=list(modes_of(each)),
            name=translate(lang, f"table-stops-{each}"),
            open=each == window,
        )
        for each in SETTINGS
        if each in chosen
    )


# -- a side --------------------------------------------------------------------------------------


def _side(reader: Reader, duel: SeenDuel, player: Player, parts: Sources, legal: set[Move]) -> Side:
    seat, lang = player.seat, reader.lang
    own = seat == reader.viewer
    told = Side(seat=seat, at=where.player(seat), hp=player.hp, max_hp=player.max_hp)
    told.radiation, told.out, told.stealth = player.radiation, player.out, duel.hidden(seat)
    told.inside, told.reprieve = player.inside >= 0, player.reprieve > 0
    told.points = [
        Points(letter=sign, n=player.points[at], free=player.points[at] - player.spent[at])
        for at, sign in enumerate(LETTERS)
    ]
    told.armour = {kind: armour_of(duel, seat, n) for n, kind in enumerate(DAMAGE)}
    told.figures = figures(duel, seat, parts, lang)
    told.permanents = [
        standing(reader, duel, seat, each, parts, legal) for each in player.permanents
    ]
    told.body = {each.place: each.at for each in told.permanents if each.worn}
    told.traits = [_chosen(reader, duel, seat, n, legal) for n in player.traits]
    told.skills = [_chosen(reader, duel, seat, n, legal) for n in player.skills]
    told.abilities = [_chosen(reader, duel, seat, n, legal) for n in player.abilities]
    told.hand, told.library = len(player.hand), player.library_size
    told.known = _held(duel, player.known)
    if own:
        told.cards_left = _held(duel, player.library)
        told.on_top, told.at_bottom = _ids(duel, player.tops), _ids(duel, player.bottoms)
    told.discard, told.destroyed = _ids(duel, player.discard), _ids(duel, player.destroyed)
    told.draw_rate = draw_rate(duel, seat)
    told.turns, told.actions = player.turns, player.actions
    return told


def standing(
    reader: Reader,
    duel: SeenDuel,
    seat: int,
    permanent: Permanent,
    parts: Sources,
    legal: set[Move],
) -> Standing:
    """A permanent as it is now."""
    card = permanent.card
    place = seat * SLOTS + permanent.slot
    told = Standing(at=place_text(place), card=card.id, engaged=permanent.engaged)
    told.fighting, told.hiding = permanent.fighting, permanent.hiding
    told.inside = duel.players[seat].inside == permanent.serial
    if card.is_ally:
        told.ally = True
        told.attack = attack_of(duel, seat, permanent)
        told.full_health = full_health(duel, seat, permanent)
        told.health = told.full_health - permanent.damage
        told.attack_of = attack_sources(duel, seat, permanent, parts)
        told.health_of = health_sources(duel, seat, permanent, parts)
    if card.is_equipment:
        told.place, told.worn = PLACES[card.place], not permanent.engaged
    told.keywords = bearings(duel, seat, permanent, parts, reader.lang)
    if card.waits >> ON_USE & 1:
        for n in range(USES):
            number = nth_use(card, n)
            if number >= 0:
                move = duel.tables.moves.use[place * USES + n]
                told.uses.append(_use(reader, duel, seat, card, number, move, legal))
    return told


def _chosen(reader: Reader, duel: SeenDuel, seat: int, number: int, legal: set[Move]) -> Chosen:
    player, card = duel.players[seat], duel.tables.cards[number]
    told = Chosen(at=where.chosen(seat, card.id), card=card.id)
    if number in player.skills:
        told.engaged = bool(player.skills_engaged >> player.skills.index(number) & 1)
    if card.waits >> ON_USE & 1:
        move = duel.tables.moves.use_card[number]
        told.uses = [_use(reader, duel, seat, card, use_number(duel, number), move, legal)]
    return told


def _use(
    reader: Reader,
    duel: SeenDuel,
    seat: int,
    card: Card,
    number: int,
    move: Move,
    legal: set[Move],
) -> Use:
    ability = card.abilities[number]
    now = seat == reader.viewer and move in legal
    return Use(
        move=str(move),
        timing="now" if now else _when(ability),
        cost=cost_data(ability_cost(duel, seat, card, ability)),
        text=capital(text.ability_text(ability, card, reader.lang)),
    )


def _when(ability: Ability) -> str:
    if ability.in_upkeep:
        return "upkeep"
    return "any" if ability.any_turn else "turn"


# -- what one may choose -------------------------------------------------------------------------


def _weighed(reader: Reader, duel: SeenDuel) -> list[Weighed]:
    """What every answer, target or guardian would come to."""
    viewer = reader.viewer
    if viewer is None or not reader.is_asked or duel.topic not in _WEIGHED:
        return []
    found: list[Weighed] = []
    for move in reader.moves()[:MOST_WEIGHED]:
        assert isinstance(move, TragicMove)
        if move.kind not in (kinds.BY_HAND, kinds.LAY_CARD):
            # What a pass lets happen stands on the chain already.
            seen = None
            if move.kind != kinds.PASS:
                seen = foreseen(reader, duel, foresee(duel, viewer, move))
            ahead = looked_ahead(reader, duel, [move])
            if seen is not None or ahead is not None:
                drawn = None if ahead is None else ahead[0]
                found.append(Weighed(move=str(move), foreseen=seen, ahead=drawn))
    return found


# -- the chain -----------------------------------------------------------------------------------


def announced(reader: Reader, duel: SeenDuel, at: int) -> Announced:
    """An item of the chain, with what it will do as it lies there."""
    item = duel.chain[at]
    attackers = attacker_places(duel, item)
    words = {
        "seat": item.seat,
        "card": duel.tables.cards[item.card].id,
        "cancelled": item.cancelled,
        "target": target_text(item.target),
        "also": target_text(item.also),
        "attackers": attackers,
    }
    told = Announced(
        at=f"{where.CHAIN}{at}",
        kind=ANSWERS[item.kind],
        seat=item.seat,
        card=duel.tables.cards[item.card].id,
        text=item_words(reader, duel, words),
    )
    told.does = _does(duel, item, reader.lang)
    told.target, told.also = target_word(item.target), target_word(item.also)
    told.part = PLACES[item.part] if item.part >= 0 else ""
    told.attackers = attackers
    told.blocks = [
        Link(blocker=_place(duel, blocker), attacker=_place(duel, attacker))
        for blocker, attacker in item.blocks
    ]
    told.cancelled, told.stealthy, told.reduced = item.cancelled, item.stealthy, item.reduced
    told.foreseen = foreseen(reader, duel, incoming(duel, at))
    return told


def _does(duel: SeenDuel, item: Item, lang: str) -> str:
    if item.kind == BY_MOVEMENT:
        return ""
    card = duel.tables.cards[item.card]
    if item.ability >= 0:
        return capital(text.ability_text(card.abilities[item.ability], card, lang))
    return text.rules_text(card, lang)


def attacker_places(duel: SeenDuel, item: Item) -> list[str]:
    """Where the allies of a movement lie."""
    return [
        place_text(item.seat * SLOTS + each.slot)
        for each in duel.players[item.seat].permanents
        if each.serial in item.attackers
    ]


def _place(duel: SeenDuel, serial: int) -> str:
    found = duel.by_serial(serial)
    return "" if found is None else place_text(found[0] * SLOTS + found[1].slot)


def _pending(duel: SeenDuel) -> Pending | None:
    """What is being announced now."""
    work = duel.work[-1] if duel.work else None
    if work is None or work.kind not in (W_ANNOUNCE, W_MOVEMENT):
        return None
    if work.kind == W_MOVEMENT:
        item = duel.chain[-1]
        card = duel.tables.cards[item.card].id
        target = target_word(item.target)
        at = place_text(work.source)
        attackers = attacker_places(duel, item)
        return Pending(seat=work.seat, card=card, at=at, target=target, attackers=attackers)
    card = duel.tables.cards[work.card].id
    paying = work.stage == PAYING
    return Pending(
        seat=work.seat,
        card=card,
        at=place_text(work.source) if work.source >= 0 else "",
        target=target_word(work.target),
        also=target_word(work.also),
        to_pay=work.to_pay if paying else 0,
        to_discard=work.count if work.stage == DISCARDING else 0,
    )
