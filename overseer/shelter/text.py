"""What a card says, composed from what it does, so that text and behaviour cannot differ."""

from functools import cache, lru_cache
from typing import Final, Literal

from overseer.shelter.card import (
    RESOURCES,
    CardSet,
    Cubes,
    Elevator,
    Item,
    Room,
    Space,
    Symbol,
    Threat,
)
from overseer.shelter.cards.file import standard
from overseer.text import translate

Kind = Literal["room", "elevator", "item", "threat"]

_AMOUNTS: Final = ("energy", "food", "water", "any", "happiness", "item", "dweller")
_SIGNS: Final = (
    *("energy", "food", "water", "any", "happiness", "item", "ready", "dweller", "first"),
    *("build", "train", "heal", "refresh-items", "refresh-rooms", "trade", "wound", "again"),
    *("linked", "fight", "letter"),
)


def name(kind: Kind, card: Room | Elevator | Item | Threat, lang: str) -> str:
    """A card's name: its file's own, else the catalogue's, else its id made readable.

    >>> name("room", standard().rooms[4], "fr")
    'Restaurant'
    """
    if card.names:
        return card.names.get(lang) or card.names.get("en") or next(iter(card.names.values()))
    if card.id in _standard_ids(kind):
        return translate(lang, f"{kind}-{card.id}")
    return _capital(card.id.replace("-", " "))


@lru_cache(maxsize=2048)
def space_text(space: Space, lang: str) -> str:
    """A space in sentences, in the order in which things happen."""
    return _sentences(_space_sentences(space, lang), lang)


@lru_cache(maxsize=2048)
def room_text(room: Room, lang: str) -> str:
    """A room's spaces from the left, and what building it costs."""
    spaces = [space_text(space, lang) for space in room.spaces]
    if len(spaces) == 1:
        text = translate(lang, "card-room-one", space=spaces[0])
    else:
        text = translate(lang, "card-room-two", left=spaces[0], right=spaces[1])
    return _sentences([text, _price_text(room, lang)], lang)


def elevator_text(elevator: Elevator, lang: str) -> str:
    """An elevator's space."""
    if elevator.space is None:
        return translate(lang, "card-elevator-start")
    return space_text(elevator.space, lang)


def threat_text(threat: Threat, lang: str) -> str:
    """The space that a threat puts in the place of the one it covers."""
    return space_text(threat.space, lang)


@lru_cache(maxsize=2048)
def item_text(item: Item, lang: str) -> str:
    """What an item does, and when."""
    ability = f"ability-{item.when}"
    match item.when:
        case "turn":
            clauses = [_pay_clause(item.pay, lang)] if item.pay else []
            clause = _then([*clauses, *_item_clauses(item.gain, lang)], lang)
            return translate(lang, ability, clause=clause, sentence=_capital(clause))
        case "fight":
            return translate(lang, ability, n=item.bonus)
        case "build" | "win" | "recall":
            return translate(lang, ability, list=_amounts(item.gain, lang))
        case "discount":
            return translate(lang, ability, list=translate(lang, f"amount-{item.discount}", n=1))
        case "end":
            return _end_text(item, lang)
        case _:
            return translate(lang, ability)


def short_row(symbols: tuple[Symbol, ...], lang: str) -> str:
    """A row as short signs for a narrow cell, with spaces where it may be broken.

    >>> short_row(standard().rooms[6].spaces[1].reward, "en")
    '♣ ≈ ?'
    """
    return _fold("short-row", [_short_symbol(symbol, lang) for symbol in symbols], lang)


def short_marks(space: Space, lang: str) -> str:
    """The marks beside a space: its fight, letter, link and wounded mark."""
    marks: list[str] = []
    if space.fight:
        marks.append(translate(lang, "short-fight", n=space.fight))
    if space.letter:
        marks.append(translate(lang, "short-letter", letter=space.letter))
    if space.linked:
        marks.append(translate(lang, "short-linked"))
    if space.wounded:
        marks.append(translate(lang, "short-wound"))
    return _fold("short-row", marks, lang)


def short_space(space: Space, lang: str) -> str:
    """A space as short signs: marks, cost and reward."""
    cost, reward = short_row(space.cost, lang), short_row(space.reward, lang)
    if cost:
        rows = translate(lang, "short-space", cost=cost, reward=reward)
    else:
        rows = translate(lang, "short-free", reward=reward)
    marks = short_marks(space, lang)
    return _fold("short-row", [marks, rows] if marks else [rows], lang)


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """Every short sign with its meaning."""
    cubes = {kind: translate(lang, f"short-{kind}") for kind in RESOURCES}
    args = {"letter": "S", "n": 7, "give": cubes["food"], "take": cubes["water"]}
    return tuple(
        (translate(lang, f"short-{sign}", **args), translate(lang, f"short-{sign}.meaning"))
        for sign in _SIGNS
    )


@cache
def _standard_ids(kind: Kind) -> frozenset[str]:
    cards: CardSet = standard()
    found: dict[
        Kind, tuple[Room, ...] | tuple[Elevator, ...] | tuple[Item, ...] | tuple[Threat, ...]
    ]
    found = {
        "room": cards.rooms,
        "elevator": cards.elevators,
        "item": cards.items,
        "threat": cards.threats,
    }
    return frozenset(card.id for card in found[kind])


def _space_sentences(space: Space, lang: str) -> list[str]:
    linked = "-linked" if space.linked else ""
    paid = tuple(symbol for symbol in space.cost if symbol.kind != "wound")
    sentences: list[str] = []
    if space.linked:
        sentences.append(translate(lang, "space-linked"))
    if space.wounded:
        sentences.append(translate(lang, f"space-wounded{linked}"))
    if paid:
        clause = _pay_clause(paid, lang)
        sentences.append(translate(lang, "space-cost", sentence=_capital(clause)))
    if len(paid) < len(space.cost):
        sentences.append(translate(lang, f"space-wound{linked}"))
    if space.fight:
        sentences.append(translate(lang, f"space-fight{linked}", n=space.fight))
    if not space.reward:
        return [*sentences, translate(lang, "space-no-reward")]
    clause = _then(_space_clauses(space, lang), lang)
    won = "-won" if space.fight else ""
    reward = translate(lang, f"space-reward{won}", clause=clause, sentence=_capital(clause))
    sentences.append(reward)
    if space.letter:
        letter = translate(lang, f"letter-{space.letter}")
        sentences.append(translate(lang, "space-letter", letter=space.letter, name=letter))
    return sentences


def _space_clauses(space: Space, lang: str) -> list[str]:
    linked = "-linked" if space.linked else ""
    paid = any(symbol.kind == "build" for symbol in space.cost)
    clauses: list[str] = []
    later: list[str] = []
    for group in _groups(space.reward):
        symbol = group[0]
        match symbol.kind:
            case "train":
                later.append(_train_clause(symbol, linked, lang))  # SH-Y10: at the recall
            case "heal":
                clauses.append(translate(lang, f"do-heal{linked}"))
            case "build" if paid:
                clauses.append(translate(lang, "do-build-paid"))
            case "happiness" if paid and _follows_build(space.reward, symbol):
                # SH-Q10: it belongs to the build before it.
                built = translate(lang, "amount-happiness-built", n=symbol.n)
                others = [_amount(each, lang) for each in group[1:]]
                clauses.append(translate(lang, "do-gain", list=_list([built, *others], lang)))
            case _:
                clauses.append(_plain_clause(group, lang))
    return clauses + later


def _item_clauses(row: tuple[Symbol, ...], lang: str) -> list[str]:
    clauses: list[str] = []
    for group in _groups(row):
        symbol = group[0]
        if symbol.kind == "train":
            clauses.append(_train_clause(symbol, "-item", lang))
        elif symbol.kind == "heal":
            clauses.append(translate(lang, "do-heal-item"))
        else:
            clauses.append(_plain_clause(group, lang))
    return clauses


def _plain_clause(group: tuple[Symbol, ...], lang: str) -> str:
    """What a symbol says the same way on a space and on an item."""
    symbol = group[0]
    match symbol.kind:
        case kind if kind in _AMOUNTS:
            return translate(lang, "do-gain", list=_amounts(group, lang))
        case "refresh":
            return translate(lang, f"do-refresh-{symbol.arg}")
        case "trade":
            give, take = _cubes(symbol.give, lang), _cubes(symbol.take, lang)
            return translate(lang, "do-trade", give=give, take=take)
        case kind:
            return translate(lang, f"do-{kind}", n=symbol.n)


def _train_clause(symbol: Symbol, where: str, lang: str) -> str:
    if symbol.arg:
        return translate(lang, f"do-train{where}-letter", letter=symbol.arg)
    return translate(lang, f"do-train{where}")


def _groups(row: tuple[Symbol, ...]) -> list[tuple[Symbol, ...]]:
    """A row cut into what one clause can say: amounts beside each other, other symbols alone."""
    groups: list[tuple[Symbol, ...]] = []
    for symbol in row:
        if groups and symbol.kind in _AMOUNTS and groups[-1][0].kind in _AMOUNTS:
            groups[-1] += (symbol,)
        else:
            groups.append((symbol,))
    return groups


def _follows_build(row: tuple[Symbol, ...], symbol: Symbol) -> bool:
    at = next(at for at, each in enumerate(row) if each is symbol)
    return at > 0 and row[at - 1].kind == "build"


def _pay_clause(row: tuple[Symbol, ...], lang: str) -> str:
    amounts: list[str] = []
    for symbol in row:
        if symbol.kind == "item":
            amounts.append(translate(lang, "amount-item-paid", n=symbol.n))
        elif symbol.kind == "build":
            amounts.append(translate(lang, "amount-price"))
        else:
            amounts.append(_amount(symbol, lang))
    return translate(lang, "do-pay", list=_list(amounts, lang))


def _price_text(room: Room, lang: str) -> str:
    if room.red:
        return translate(lang, "card-room-top")
    if room.cost == (0, 0, 0):
        return translate(lang, "card-room-free")
    return translate(lang, "card-room-price", list=_cubes(room.cost, lang))


def _end_text(item: Item, lang: str) -> str:
    happiness = translate(lang, "amount-happiness", n=item.happiness)
    if item.per == "calm":
        return translate(lang, "ability-end-calm", happiness=happiness)
    things = translate(lang, f"things-{item.per}", n=item.each)
    if not item.most:
        return translate(lang, "ability-end", happiness=happiness, things=things)
    return translate(lang, "ability-end-most", happiness=happiness, things=things, most=item.most)


def _amount(symbol: Symbol, lang: str) -> str:
    return translate(lang, f"amount-{symbol.kind}", n=symbol.n)


def _amounts(row: tuple[Symbol, ...], lang: str) -> str:
    return _list([_amount(symbol, lang) for symbol in row], lang)


def _cube_symbols(cubes: Cubes) -> list[Symbol]:
    return [Symbol(kind, n) for kind, n in zip(RESOURCES, cubes, strict=True) if n]


def _cubes(cubes: Cubes, lang: str) -> str:
    return _amounts(tuple(_cube_symbols(cubes)), lang)


def _short_symbol(symbol: Symbol, lang: str) -> str:
    match symbol.kind:
        case "train":
            return translate(lang, "short-train", letter=symbol.arg)
        case "refresh":
            return translate(lang, f"short-refresh-{symbol.arg}")
        case "trade":
            give, take = (
                _fold(
                    "short-sum", [_short_symbol(each, lang) for each in _cube_symbols(side)], lang
                )
                for side in (symbol.give, symbol.take)
            )
            return translate(lang, "short-trade", give=give, take=take)
        case kind:
            sign = translate(lang, f"short-{kind}")
            return translate(lang, "short-times", n=symbol.n, sign=sign) if symbol.n > 1 else sign


def _list(parts: list[str], lang: str) -> str:
    """“a, b and c”."""
    if len(parts) < 2:
        return parts[0]
    text = translate(lang, "list-two", first=parts[-2], last=parts[-1])
    return _fold("list-more", [*parts[:-2], text], lang)


def _then(parts: list[str], lang: str) -> str:
    return _fold("list-then", parts, lang)


def _sentences(parts: list[str], lang: str) -> str:
    return _fold("list-sentences", parts, lang)


def _fold(message: str, parts: list[str], lang: str) -> str:
    """Join parts by a message of two, from the last one on."""
    text = parts[-1] if parts else ""
    for part in reversed(parts[:-1]):
        text = translate(lang, message, first=part, rest=text)
    return text


def _capital(clause: str) -> str:
    """A clause as the beginning of a sentence."""
    return clause[:1].upper() + clause[1:]
