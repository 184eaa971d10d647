"""What players bring to a battle: forces by name, code or text, and layouts of their own."""

from __future__ import annotations

from typing import Final

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.wasteland.cards import CardSet
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.ready import READY_LIMITS, ready_name, resolve
from overseer.wasteland.force.standard import generate_force
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.terrain import layout_file

_BY_SEAT: Final = ("survivors", "brotherhood", "survivors")


def default_force(cards: CardSet, limit: int, seat: int, caps: int) -> Force:
    """The force of a seat that brought none: a ready one, or a small one for a shared limit."""
    faction = _BY_SEAT[seat % len(_BY_SEAT)]
    if limit >= READY_LIMITS[0]:
        force = resolve(ready_name(faction, limit), cards)
        if not errors(force, cards, limit, caps, True):
            return force
    return generate_force(seat, faction, limit, (), cards, caps)


def force_of(source: object, cards: CardSet, limit: int, caps: int) -> Force:
    """A force by its name, code or text; a BadOption that names the rule when it is not legal.

    Creatures need the players' consent (WC-F2); who starts a battle with them gives it.
    """
    force = resolve(source, cards)
    wrong = errors(force, cards, limit, caps, True)
    if wrong:
        raise BadOption(wrong[0].refusal)
    return force


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
