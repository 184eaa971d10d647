"""Structures in words: their names, and what they do."""

from __future__ import annotations

from overseer.text import has, translate
from overseer.wasteland.settlement.structure import LISTENING_FEE, Structure


def structure_name(id: str, lang: str, mutants: bool = False) -> str:
    """A structure's name; super mutants have meat bags instead of fields (WC-S7).

    >>> structure_name("field", "fr", mutants=True), structure_name("gen-s", "en")
    ('Sacs à viande', 'Small generator')
    """
    message = f"structure-{id}"
    if mutants and has(lang, f"{message}.mutants"):
        return translate(lang, f"{message}.mutants")
    return translate(lang, message) if has(lang, message) else id


def effect_text(structure: Structure, lang: str) -> list[str]:
    """What a structure does, in sentences."""
    args: dict[str, object] = {
        "power": structure.gives_power,
        "water": structure.gives_water,
        "draw": structure.draw,
        "keep": structure.keep,
        "fee": LISTENING_FEE,
    }
    if structure.kind:
        args["kind"] = translate(lang, f"structure-kind-{structure.kind}")
    found = [translate(lang, f"structure-effect-{structure.work}", **args)]
    if structure.repairs:
        found.append(translate(lang, "structure-effect-repairs"))
    if structure.guards:
        found.append(translate(lang, "structure-effect-guards"))
    return found
