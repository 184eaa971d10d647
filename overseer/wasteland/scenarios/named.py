"""The named rules that scenario files may ask for: those of all folders beside this file."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from overseer.wasteland.scenarios.aims_file import aims_in
from overseer.wasteland.scenarios.offer import Maker, NamedRule
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario

_PACKAGE: Final = "overseer.wasteland.scenarios"


def _offers() -> dict[str, NamedRule]:
    """What the folders offer, by word."""
    found: dict[str, NamedRule] = {}
    for module in iter_modules(import_module(_PACKAGE).__path__):
        if module.ispkg:
            rules: dict[str, NamedRule] = vars(import_module(f"{_PACKAGE}.{module.name}"))["RULES"]
            found.update(rules)
    return dict(sorted(found.items()))


OFFERS: Final[dict[str, NamedRule]] = _offers()
NAMED: Final[dict[str, Maker]] = {word: offer.make for word, offer in OFFERS.items()}


def named_rule(word: str, scenario: Scenario) -> Part:
    """A named rule for a scenario."""
    part = NAMED[word](scenario)
    part.word = word
    if word in OFFERS and OFFERS[word].aims:
        part.aims = aims_in(OFFERS[word].aims)
    return part
