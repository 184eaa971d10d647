"""Answers that are put together on one panel: traits, skills, payments, attacks, blocks, shares."""

from __future__ import annotations

from typing import Final

from overseer.text import translate
from overseer.tragic import moves as kinds
from overseer.tragic.moves import SEATS, SLOTS, TragicMove, place_text
from overseer.tragic.rules.announce import PAYING, life_letter
from overseer.tragic.rules.board import attack_of, health_left, keyword
from overseer.tragic.rules.duel import W_ANNOUNCE, W_DISCARD, W_LETTERS, W_POINTS
from overseer.tragic.rules.fighters import blockers_of, fighters
from overseer.tragic.rules.payment import left
from overseer.tragic.rules.pile import PLAYER, Work
from overseer.tragic.rules.targets import FITS, ally_fit
from overseer.tragic.topics import (
    T_ANSWER,
    T_BLOCK,
    T_DISCARD,
    T_DIVIDE,
    T_DRAIN,
    T_JOIN,
    T_MAIN,
    T_ORDER,
    T_PAY,
    T_PLACE,
    T_REFRESH,
    T_SKILLS,
    T_TRAITS,
    TOPICS,
)
from overseer.tragic.view import SeenDuel, twin_of
from overseer.tragic.words import HORDE, LETTERS
from overseer.voice.given import (
    AnyBuilder,
    Group,
    Option,
    Order,
    Pairs,
    Pay,
    Pick,
    Place,
    Send,
    Shares,
    Stage,
)
from overseer.voice.reader import Reader
from overseer.voice.tragic import choosing, where
from overseer.voice.tragic.hand import proposal
from overseer.voice.tragic.moves import chosen_rules, move_parts
from overseer.voice.tragic.situation import position
from overseer.voice.tragic.words import (
    card_title,
    fighter_title,
    letter_words,
    number_title,
    target_title,
)

STAGES: Final = 8  # questions before a cost is paid
PAY: Final = "pay"
PASS: Final = "pass"
# Moves that open questions on the way to a payment, and how their notation begins.
_ASKED: Final = {kinds.AIM: "target", kinds.AIM_PLAYER: "target", kinds.PART: "aim"}
_PAID: Final = (kinds.CAST, kinds.USE, kinds.USE_CARD, kinds.WEAR, kinds.TAKE_OFF, kinds.YES)


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
        return _points(duel, legal, reader.lang)
    found: list[AnyBuilder] = _order(duel, legal, reader.lang) if topic == T_ORDER else []
    if topic == T_MAIN and any(move.kind == kinds.ATTACK_WITH for move in legal):
        found.append(_send(reader, duel, legal))
    if duel.tables.moves.by_hand in legal:
        found += _payments(reader, duel, legal)
    return found


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


def _order(duel: SeenDuel, legal: list[TragicMove], lang: str) -> list[AnyBuilder]:
    of: list[Option] = []
    for move in legal:
        if move.kind == kinds.NEXT:
            name, detail = move_parts(duel, move, lang)
            of.append(Option(id=str(move.a + 1), name=name, detail=detail))
    return [Order(verb="next", of=of)] if len(of) > 1 else []


def _discards(duel: SeenDuel, legal: list[TragicMove], lang: str) -> list[AnyBuilder]:
    """Several cards at once; copies of a card are an option with a number."""
    work = duel.work[-1]
    wanted = work.a if work.kind in (W_DISCARD, W_ANNOUNCE) else 0
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


# -- paying --------------------------------------------------------------------------------------


def _letters(
    duel: SeenDuel, seat: int, lang: str, taken: dict[str, int] | None = None
) -> list[Option]:
    """The letters with points to pay with, beside those that are due."""
    due = taken or {}
    return [
        Option(id=sign, name=letter_words(at, lang), at=[where.player(seat)], most=free)
        for at, sign in enumerate(LETTERS)
        if (free := left(duel.players[seat], at) - due.get(sign, 0)) > 0
    ]


def _points(duel: SeenDuel, legal: list[TragicMove], lang: str) -> list[AnyBuilder]:
    """Points that are named one by one: the rest of a cost, or those that an effect moves."""
    work = duel.work[-1]
    if work.kind == W_ANNOUNCE and work.stage == PAYING:
        total = work.b
    elif work.kind == W_POINTS:
        total = work.b
    elif work.kind == W_LETTERS:
        return []
    else:
        return []
    owed = _owed(work)
    lives = _lives(duel, duel.seat, owed, lang)
    of = _letters(duel, duel.seat, lang) if total or not owed else []
    if not of and not lives:
        return []
    return [Pay(verb=PAY, start=[], of=of, total=total, owed=owed, lives=lives, life=_life(lives))]


def _owed(work: Work) -> dict[str, int]:
    """TR-W30: points of given letters, each of which may be paid with a hit point by hand."""
    if life_letter(work) < 0:
        return {}
    points = work.a.to_bytes(len(LETTERS), "big")
    return {sign: points[at] for at, sign in enumerate(LETTERS) if points[at]}


def _lives(duel: SeenDuel, seat: int, owed: dict[str, int], lang: str) -> list[Option]:
    """How many of them the points that are left can pay; none: they cost life by themselves."""
    found: list[Option] = []
    for at, sign in enumerate(LETTERS):
        most = min(owed.get(sign, 0), left(duel.players[seat], at))
        if most:
            name = letter_words(at, lang)
            found.append(Option(id=sign, name=name, at=[where.player(seat)], most=most))
    return found


def _life(lives: list[Option]) -> str:
    return "none" if lives else ""


def _payments(reader: Reader, duel: SeenDuel, legal: list[TragicMove]) -> list[AnyBuilder]:
    """Everything that costs points of any letter: what it is aimed at, and what pays for it."""
    by_hand = str(duel.tables.moves.by_hand)
    found: list[AnyBuilder] = []
    costly = [move for move in legal if move.kind in _PAID]
    for move in costly:
        made = _payment(reader, duel, move, by_hand)
        if made is not None:
            found.append(made)
    if not found:  # it can be said all the same
        found.append(Pay(verb=PAY, start=[by_hand]))
    return found


def _payment(reader: Reader, duel: SeenDuel, move: TragicMove, by_hand: str) -> Pay | None:
    """A payment by hand as far as it can be seen on a copy; None: there is nothing to choose."""
    seat = duel.seat
    twin = twin_of(duel)
    twin.apply(duel.tables.moves.by_hand)
    spent = twin.players[seat].spent
    twin.apply(move)
    stages: list[Stage] = []
    for _ in range(STAGES):
        if twin.seat != seat or twin.topic in (T_PAY, T_MAIN, T_ANSWER) or not twin.work:
            break
        stage = _stage(reader, twin, stages)
        if stage is None:
            break
        stages.append(stage)
        twin.apply(twin.tables.moves.by_text[f"{stage.verb} {stage.of[0].id}"])
    if twin.seat != seat or twin.topic != T_PAY or not twin.work:
        return None
    work = twin.work[-1]
    total = work.b
    owed = _owed(work)
    lives = _lives(twin, seat, owed, reader.lang)
    before = {sign: spent[at] for at, sign in enumerate(LETTERS)}
    now = twin.players[seat].spent
    due = {
        sign: now[at] - before[sign] for at, sign in enumerate(LETTERS) if now[at] > before[sign]
    }
    automatic = proposal(duel, seat, move)
    free = {sign: n - due.get(sign, 0) for sign, n in automatic.items() if n > due.get(sign, 0)}
    return Pay(
        verb=PAY,
        start=[by_hand, str(move)],
        stages=stages,
        due=due,
        of=_letters(twin, seat, reader.lang) if total or not owed else [],
        total=total,
        proposed=free,
        owed=owed,
        lives=lives,
        life=_life(lives),
    )


def _stage(reader: Reader, twin: SeenDuel, before: list[Stage]) -> Stage | None:
    """A target or a part of the body on the way to the payment; None: something else is asked."""
    moves = [move for move in twin.moves() if isinstance(move, TragicMove) and move.kind in _ASKED]
    if not moves:
        return None
    of: list[Option] = []
    for move in moves:
        name, _ = move_parts(twin, move, reader.lang)
        id = str(move).partition(" ")[2]
        at = where.where_of(twin, move)
        of.append(Option(id=id, name=name, at=[at] if at else []))
    after: list[str] = []
    if moves[0].kind == kinds.PART and before:  # TR-W9: at a player only
        last = before[0]
        after = [f"{last.verb} {each.id}" for each in last.of if each.id in SEATS]
    return Stage(topic=TOPICS[twin.topic], verb=_ASKED[moves[0].kind], of=of, after=after)
