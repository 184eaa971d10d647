"""What is said without Fluent's resolver is what Fluent says, letter by letter."""

from __future__ import annotations

from random import Random

import pytest

from overseer.text import LANGUAGES, TextError
from overseer.text.quick import Slow
from overseer.text.saying import _catalogue
from tests.test_text import Reading

WORDS = ("Anna", "one", "other", "yes", "no", "yours", "fire", "", "8", "le chat", "x" * 2000)
NUMBERS = (0, 1, 2, 5, 11, 21, 100, 999, 1000, 12345, -1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_the_same(lang: str) -> None:
    catalogue, rng = _catalogue(lang), Random(lang)
    known = same = 0
    ids = rng.sample(sorted(catalogue.ids), len(catalogue.ids) // 4)
    for id in ids:
        says = catalogue.quick(id)
        known += says is not None
        if says is None:
            continue
        names = sorted(Reading(catalogue._pattern(id)).variables)
        for attempt in range(4):
            args = {name: rng.choice(WORDS if rng.random() < 0.5 else NUMBERS) for name in names}
            if attempt == 3 and names:
                del args[names[0]]
            try:
                assert says(args) == catalogue.slow(id, dict(args)), (id, args)
                same += 1
            except Slow:
                pass
    assert known > 0.9 * len(ids)
    assert same > 1.5 * known


def test_what_is_missing_is_still_an_error() -> None:
    catalogue = _catalogue("en")
    assert catalogue.say("list-two", {"first": "a", "last": "b"})
    for _ in range(2):
        with pytest.raises(TextError, match="first"):
            catalogue.say("list-two", {"last": "b"})
