"""Answers that are put together on one panel: traits, skills, payments, attacks, blocks, shares."""

from __future__ import annotations

from typing import Final

from overseer.text import translate
from overseer.tragic import moves as kinds
from overseer.tragic.moves import SEATS, SLOTS, TragicMove, place_text
from overseer.tragic.rules.board import attack_of, health_left, keyword
from overseer.tragic.rules.duel import W_ANNOUNCE, W_DISCARD
from overseer.tragic.rules.fighters import blockers_of, fighters
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.rules.targets import FITS, ally_fit
from overseer.tragic.rules.triggers import alike
from overseer.tragic.topics import (
    T_BLOCK,
    T_DISCARD,
    T_DIVIDE,
    T_DRAIN,
    T_JOIN,
    T_MAIN,
    T_MAY,
    T_ORDER,
    T_PAY,
    T_PLACE,
    T_REFRESH,
    T_SKILLS,
    T_TOLL,
    T_TRAITS,
    TOPICS,
)
from overseer.tragic.view import SeenDuel, twin_of
from overseer.tragic.words import HORDE
from overseer.voice.given import (
    AnyBuilder,
    Group,
    Option,
    Order,
    Pairs,
    Pick,
    Place,
    Send,
    Shares,
)
from overseer.voice.reader import Reader
from overseer.voice.tragic import where
from overseer.voice.tragic.building import choosing
from overseer.voice.tragic.building.payments import payments, points
from overseer.voice.tragic.moves import chosen_rules, move_parts
from overseer.voice.tragic.situation import position
from overseer.voice.tragic.words import (
    card_title,
    fighter_title,
    number_title,
    target_title,
)

PASS: Final = "pass"


def builders(reader: Reader) -> list[AnyBuilder]:
    """What can be put together for the open question."""
    if not reader.is_asked:
        return []
    duel = position(reader)
    legal = [move for move in reader.moves() if isinstance(move, TragicMove)]
    topic = duel.topic
    if topic in (T_TRAITS, T_SKILLS):
        return [_chosen(duel, reader.lang)]
    if topic == T_JOIN:
        return [_joining(duel, legal, reader.lang)]
    if topic == T_BLOCK:
        return [_blocks(duel, legal, reader.lang)]
    if topic == T_DIVIDE:
        return [_shares(duel, reader.lang)]
    if topic == T_DISCARD:
        return _discards(duel, legal, reader.lang)
    if topic == T_PLACE:
        return [_places(duel, reader.lang)]
    if topic in (T_PAY, T_REFRESH, T_DRAIN):
        return points(duel, reader.lang)
    found: list[AnyBuilder] = _order(reader, duel, legal) if topic == T_ORDER else []
    if topic == T_MAIN and any(move.kind == kinds.ATTACK_WITH for move in legal):
        found.append(_send(reader, duel, legal))
    return found + payments(reader, duel, legal)


# -- the set-up ----------------------------------------------------------------------------------


def _chosen(duel: SeenDuel, lang: str) -> Pick:
    cards = [duel.tables.cards[n] for n in sorted(choosing.pool(duel))]
    skills = duel.topic == T_SKILLS
    plan = [duel.tables.cards[n].id for n in choosing.planned(duel)]
    races = [card.id for card in cards if card.race]
    return Pick(
        verb=TOPICS[duel.topic],
        of=[
            Option(id=card.id, name=card_title(card, lang), detail=chosen_rules(card, lang))
            for card in cards
        ],
        least=choosing.wanted(duel) if skills else 0,
        most=choosing.wanted(duel),
        proposed=plan,
        none="" if skills else "none",
        apart=[races] if len(races) > 1 and not skills else [],  # TR-S7
    )


# -- allies --------------------------------------------------------------------------------------


def _fighter(duel: SeenDuel, place: int, lang: str) -> Option:
    at = place_text(place)
    return Option(id=at, name=fighter_title(duel, place, lang), at=[at])


def _joining(duel: SeenDuel, legal: list[TragicMove], lang: str) -> Send:
    places = [move.a for move in legal if move.kind == kinds.JOIN]
    return Send(
        verb="join",
        of=[_fighter(duel, place, lang) for place in places],
        to=[],
        reach={place_text(place): [""] for place in places},
        crowd=_horde(duel, places),
    )


def _horde(duel: SeenDuel, places: list[int]) -> list[str]:
    """Who brings the others of a horde along (TR-W8)."""
    found: list[str] = []
    for place in places:
        ally = duel.permanent(place, -1)
        if ally is not None and keyword(duel, duel.seat, ally, HORDE) > 0:
            found.append(place_text(place))
    return found


def _send(reader: Reader, duel: SeenDuel, legal: list[TragicMove]) -> Send:
    seat, lang = duel.seat, reader.lang
    places = [move.a for move in legal if move.kind == kinds.ATTACK_WITH]
    targets = [PLAYER + other for other in range(duel.seats)]
    for player in duel.players:
        targets += [player.seat * SLOTS + each.slot for each in player.permanents]
    reach: dict[str, list[str]] = {}
    for place in places:
        ally = duel.permanent(place, -1)
        assert ally is not None
        reach[place_text(place)] = [
            _target(target) for target in targets if ally_fit(duel, seat, ally, target) == FITS
        ]
    reached = {word for words in reach.values() for word in words}
    return Send(
        verb="attack",
        of=[_fighter(duel, place, lang) for place in places],
        to=[_aim(duel, target, lang) for target in targets if _target(target) in reached],
        reach=reach,
        crowd=_horde(duel, places),
    )


def _target(target: int) -> str:
    return SEATS[target - PLAYER] if target >= PLAYER else place_text(target)


def _aim(duel: SeenDuel, target: int, lang: str) -> Option:
    if target < PLAYER:
        return _fighter(duel, target, lang)
    seat = target - PLAYER
    return Option(id=SEATS[seat], name=target_title(duel, target, lang), at=[where.player(seat)])


def _blocks(duel: SeenDuel, legal: list[TragicMove], lang: str) -> Pairs:
    item = duel.chain[-1]
    attackers = [item.seat * SLOTS + each.slot for each in fighters(duel, item)]
    return Pairs(
        verb="block",
        of=[_fighter(duel, move.a, lang) for move in legal if move.kind == kinds.BLOCK],
        to=[_fighter(duel, place, lang) for place in attackers],
        second="target",
        last=PASS,
    )


def _shares(duel: SeenDuel, lang: str) -> Shares:
    """Every division that is still to be named, attacker by attacker (TR-C2)."""
    item = duel.chain[-1]
    side = item.target - PLAYER
    groups: list[Group] = []
    for attacker in fighters(duel, item):
        blockers = blockers_of(duel, item, attacker.serial)
        named = [amount for who, _, amount in item.deals if who == attacker.serial]
        if len(blockers) < 2 or len(named) >= len(blockers) - 1:
            continue
        rest = min(attack_of(duel, item.seat, attacker), kinds.MOST_DAMAGE) - sum(named)
        group = Group(by=_fighter(duel, item.seat * SLOTS + attacker.slot, lang), total=rest, of=[])
        for blocker in blockers[len(named) :]:
            option = _fighter(duel, side * SLOTS + blocker.slot, lang)
            option.most = group.total
            group.of.append(option)
            amount = min(rest, max(health_left(duel, side, blocker), 0))
            group.proposed[option.id] = amount
            rest -= amount
        group.proposed[group.of[-1].id] += rest
        groups.append(group)
    return Shares(verb="deal", groups=groups)


# -- ordering, discarding ------------------------------------------------------------------------


def _order(reader: Reader, duel: SeenDuel, legal: list[TragicMove]) -> list[AnyBuilder]:
    of: list[Option] = []
    rows: dict[str, list[int]] = {}
    answers: dict[str, list[Option]] = {}
    for move in legal:
        if move.kind == kinds.NEXT:
            name, detail = move_parts(duel, move, reader.lang)
            id = str(move.a + 1)
            of.append(Option(id=id, name=name, detail=detail))
            row = [n + 1 for n in alike(duel, move.a)]
            if len(row) > 1:
                rows[id] = row
            elif asked := _answers(reader, duel, move):
                answers[id] = asked
    return [Order(verb="next", of=of, rows=rows, answers=answers)] if len(of) > 1 else []


def _answers(reader: Reader, duel: SeenDuel, move: TragicMove) -> list[Option]:
    """TR-T3, TR-W21: what can be said to a toll, or to an effect that one may leave."""
    twin = twin_of(duel)
    twin.apply(move)
    if twin.seat != duel.seat or twin.topic not in (T_TOLL, T_MAY):
        return []
    said = [
        each
        for each in twin.moves()
        if isinstance(each, TragicMove) and each.kind not in (kinds.BY_HAND, kinds.LAY_CARD)
    ]
    return [Option(id=str(each), name=move_parts(twin, each, reader.lang)[0]) for each in said]


def _discards(duel: SeenDuel, legal: list[TragicMove], lang: str) -> list[AnyBuilder]:
    """Several cards at once; copies of a card are an option with a number."""
    work = duel.work[-1]
    wanted = work.count if work.kind in (W_DISCARD, W_ANNOUNCE) else 0
    thrown = [move.a for move in legal if move.kind == kinds.THROW]
    if wanted < 2 or len(thrown) < 2:
        return []
    mine = duel.players[duel.seat].hand
    of = [
        Option(
            id=duel.tables.cards[n].id,
            name=number_title(duel, n, lang),
            at=[where.in_hand(duel.tables.cards[n].id)],
            most=mine.count(n),
        )
        for n in thrown
    ]
    wanted = min(wanted, len(mine))
    return [Pick(verb="discard", of=of, least=wanted, most=wanted, each=True)]


def _places(duel: SeenDuel, lang: str) -> Place:
    """TR-W16: every card that was looked at goes somewhere."""
    looking = duel.players[duel.seat].looking
    return Place(
        verb="",
        of=[
            Option(
                id=duel.tables.cards[n].id,
                name=number_title(duel, n, lang),
                most=looking.count(n),
            )
            for n in dict.fromkeys(looking)
        ],
        to=[
            Option(id=word, name=translate(lang, f"say-tragic-to-{word}"))
            for word in ("top", "bottom", "away")
        ],
    )
