"""Structures in words: their names, and what they do."""

from __future__ import annotations

from typing import Final

from overseer.text import has, translate
from overseer.wasteland.settlement.structure import LISTENING_FEE, Structure

MUTANT: Final = "mutants"  # the variant of a name that super mutants use


def structure_name(id: str, lang: str, mutants: bool = False) -> str:
    """A structure's name; super mutants have meat bags instead of fields (WC-S7).

    An id with “.mutants” behind it means theirs too: so arguments of a sentence can carry it.

    >>> structure_name("field", "fr", mutants=True), structure_name("gen-s", "en")
    ('Sacs à viande', 'Small generator')
    """
    plain = id.removesuffix(f".{MUTANT}")
    message = f"structure-{plain}"
    if (mutants or plain != id) and has(lang, f"{message}.{MUTANT}"):
        return translate(lang, f"{message}.{MUTANT}")
    return translate(lang, message) if has(lang, message) else plain


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
