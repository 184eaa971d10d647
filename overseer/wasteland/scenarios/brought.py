"""What players bring to a battle: forces by name, code or text, and layouts of their own."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from overseer.cardfile.problems import CardFileError, shown
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.force_file import MOST_UNITS
from overseer.wasteland.force.kit import Kit
from overseer.wasteland.force.ready import READY_LIMITS, ready_name, resolve
from overseer.wasteland.force.standard import generate_force
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.prices import price_in
from overseer.wasteland.scenarios.plan import Brought
from overseer.wasteland.terrain import layout_file
from overseer.wasteland.words import DAMAGES

BROUGHT: Final = ("quest", "consequences", "harm", "extra", "free", "degraded", "guards")
MOST_HARM: Final = 20
_BY_SEAT: Final = ("survivors", "brotherhood", "survivors")


def default_force(cards: CardSet, limit: int, seat: int, caps: int) -> Force:
    """The force of a seat that brought none: a ready one, or a small one for a shared limit."""
    faction = _BY_SEAT[seat % len(_BY_SEAT)]
    if limit >= READY_LIMITS[0]:
        force = resolve(ready_name(faction, limit), cards)
        if not errors(force, cards, limit, caps, True):
            return force
    return generate_force(seat, faction, limit, (), cards, caps)


def force_of(
    source: object, cards: CardSet, limit: int, caps: int, free: Sequence[str] = ()
) -> Force:
    """A force by its name, code or text; a BadOption that names the rule when it is not legal.

    Creatures need the players' consent (WC-F2); who starts a battle with them gives it. `free`
    are cards that do not count in the limit (WC-Q3).
    """
    force = resolve(source, cards)
    wrong = errors(force, cards, limit + free_caps(force, cards, caps, free), caps, True)
    if wrong:
        raise BadOption(wrong[0].refusal)
    return force


def free_caps(force: Force, cards: CardSet, caps: int, free: Sequence[str]) -> int:
    """What those cards of a force cost that came free; one card equips a whole unit."""
    total = 0
    for id in free:
        for unit in force.units:
            kit = Kit(unit, cards)
            each = [card for card in kit.for_each() if card.id == id]
            shared = [card for card in kit.for_unit() if card.id == id]
            if each or shared:
                price = max(price_in((each or shared)[0].caps, caps), 0)
                total += price * unit.count if each else price
                break
    return total


def brought_by(source: object, cards: CardSet, seats: int) -> list[Brought]:
    """What each seat brings out of a campaign; a BadOption that says what cannot be."""
    if source is None:
        source = []
    if not isinstance(source, list | tuple) or len(source) > seats:
        raise _refused("brought", f"0-{seats}")
    found = [_brought(each, cards) for each in source]
    return found + [Brought() for _ in range(seats - len(found))]


def _brought(source: object, cards: CardSet) -> Brought:
    found = Brought()
    if source is None:
        return found
    if not isinstance(source, dict) or not set(source) <= set(BROUGHT):
        raise _refused("brought", ", ".join(BROUGHT))
    quest = source.get("quest", "")
    if quest:
        found.quest = _numbers("quest", [quest], cards.quest_numbers, "WC-Q1")[0]
    harmful = {event.id: event.number for event in cards.events if event.consequence}
    ids = source.get("consequences", [])
    found.consequences = _numbers("consequences", ids, harmful, "WC-E1")
    if len(set(found.consequences)) < len(found.consequences):
        raise _refused("brought consequences", "1×", "WC-E5")
    found.extra = _numbers("extra", source.get("extra", []), cards.boost_numbers, "WC-B1")
    known = {**cards.item_numbers, **cards.weapon_numbers}
    ids = source.get("free", [])
    _numbers("free", ids, known, "WC-Q3")
    found.free = tuple(ids)
    harm: list[int] = []
    wounds = source.get("harm", [])
    if not isinstance(wounds, list | tuple):
        raise _refused("brought harm", "[]", "WC-S8")
    for each in wounds:
        pair = isinstance(each, list | tuple) and len(each) == 2
        if not pair or each[0] not in DAMAGES or type(each[1]) is not int:
            raise _refused("brought harm", ", ".join(DAMAGES), "WC-S8")
        if not 1 <= each[1] <= MOST_HARM:
            raise _refused("brought harm", f"1-{MOST_HARM}", "WC-S8")
        harm += (DAMAGES.index(each[0]), each[1])
    found.harm = tuple(harm)
    found.degraded = _places("degraded", source.get("degraded", []), "WC-S9")
    found.guards = _places("guards", source.get("guards", []), "WC-S7")
    return found


def _places(key: str, places: object, rule: str) -> tuple[int, ...]:
    """Places of units in the force; one that is not there has nothing to say."""
    if not isinstance(places, list | tuple):
        raise _refused(f"brought {key}", "[]", rule)
    for place in places:
        if type(place) is not int or not 0 <= place < MOST_UNITS:
            raise _refused(f"brought {key}", f"0-{MOST_UNITS - 1}", rule)
    return tuple(places)


def _numbers(key: str, ids: object, known: dict[str, int], rule: str) -> tuple[int, ...]:
    if not isinstance(ids, list | tuple):
        raise _refused(f"brought {key}", "[]", rule)
    for id in ids:
        if not isinstance(id, str) or id not in known:
            near = get_close_matches(str(id)[:40], known, 3) or sorted(known)[:5]
            raise _refused(f"brought {key} {shown(str(id))}", ", ".join(near), rule)
    return tuple([known[id] for id in ids])


def _refused(name: str, allowed: str, rule: str = "OV-O1") -> BadOption:
    return BadOption(Refusal(rule, "option", {"name": name, "allowed": allowed}))


def layout_of(source: object) -> Layout:
    """A layout from its text; a BadOption when it cannot be used."""
    if not isinstance(source, str):
        raise BadOption(Refusal("OV-O1", "option", {"name": "terrain", "allowed": "text"}))
    try:
        layout = layout_file.layout_of(source)
    except CardFileError as error:
        args: dict[str, Value] = {"line": error.problems[0].line, "n": len(error.problems)}
        raise BadOption(Refusal("WC-R6", "wasteland-terrain-file", args)) from None
    if layout.side != SIDE:
        allowed = f"side = {SIDE}"
        raise BadOption(Refusal("WC-R6", "option", {"name": "terrain", "allowed": allowed}))
    return layout
