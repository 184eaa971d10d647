"""The numbers of a unit for whoever builds a force: each with its name and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from overseer.text import translate
from overseer.voice.given import Given
from overseer.voice.wasteland.faces import letter
from overseer.voice.wasteland.words import centimetres
from overseer.wasteland.battle.odds.exact import success
from overseer.wasteland.force.numbers import Numbers, Rating
from overseer.wasteland.text.effects import rating_text
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import ATTRIBUTES, DAMAGES, IMMUNE, LENGTHS, NONE, SKILLS

_FACES = 20  # of the white die


@lru_cache(maxsize=8192)  # units have the same few numbers
def _say(lang: str, id: str, **args: str | int) -> str:
    return translate(lang, id, **args)


class UnitNumber(Given):
    """A number of a unit: what it is called, what it means, and the rule that uses it."""

    id: str  # strength, health, armour-energy, move, skill-rifle
    group: str  # attribute, health, armour, power, ruler, skill
    name: str
    value: str  # a ruler by its letter
    text: str
    rule: str
    printed: str = ""  # on the card, where what is carried makes it differ


def number_rows(numbers: Numbers, lang: str) -> list[UnitNumber]:
    """All numbers of a unit."""
    return [
        *_attributes(numbers, lang),
        *_body(numbers, lang),
        *_armour(numbers, lang),
        *_rulers(numbers, lang),
        *_skills(numbers, lang),
    ]


def _attributes(numbers: Numbers, lang: str) -> Iterator[UnitNumber]:
    for word, value, printed in zip(
        ATTRIBUTES, numbers.attributes, numbers.unit.attributes, strict=True
    ):
        name = _say(lang, f"wasteland-attribute-{word}")
        text = _say(lang, "force-number-attribute", percent=_percent(value))
        yield _made(word, "attribute", name, str(value), text, "WB-D2", str(printed), lang)


def _body(numbers: Numbers, lang: str) -> Iterator[UnitNumber]:
    for word, n, printed, rule in (
        ("health", numbers.health, str(numbers.unit.health), "WB-F6"),
        ("power-health", numbers.power_health, "", "WB-F17"),
        ("luck-points", numbers.luck, "", "WB-H3"),
    ):
        if n:
            name = _say(lang, f"force-number-{word}")
            text = _say(lang, f"force-number-{word}.text", n=n)
            yield _made(word, "health", name, str(n), text, rule, printed, lang)


def _armour(numbers: Numbers, lang: str) -> Iterator[UnitNumber]:
    own = zip(numbers.unit.ratings, numbers.unit.strong, strict=True)
    printed = [rating_text(*each) for each in own]
    yield from _ratings("armour", numbers.ratings, printed, "WB-F6", lang)
    yield from _ratings("power", numbers.power, [""] * len(DAMAGES), "WB-F17", lang)


def _ratings(
    group: str, ratings: list[Rating], printed: list[str], rule: str, lang: str
) -> Iterator[UnitNumber]:
    for kind, (rating, strong) in enumerate(ratings):
        word = DAMAGES[kind]
        damage = _say(lang, f"wasteland-damage-{word}")
        name = _say(lang, f"force-number-{group}", kind=damage)
        sort = "immune" if rating == IMMUNE else "none" if rating == 0 else "some"
        text = _say(lang, "force-number-rating", sort=sort, n=rating, plus=int(strong))
        value = rating_text(rating, strong)
        yield _made(f"{group}-{word}", group, name, value, text, rule, printed[kind], lang)


def _rulers(numbers: Numbers, lang: str) -> Iterator[UnitNumber]:
    card = numbers.unit
    for word, printed, rule in (
        ("move", card.move, "WB-G2"),
        ("charge", card.charge, "WB-F4"),
        ("awareness", card.awareness, "WB-R5"),
    ):
        ruler = numbers.rulers[word]
        if ruler == NONE:
            continue
        length = centimetres(LENGTHS[min(ruler, len(LENGTHS) - 1)], lang)
        text = _say(lang, f"force-number-{word}.text", length=length)
        name = _say(lang, f"force-number-{word}")
        yield _made(word, "ruler", name, letter(ruler), text, rule, letter(printed), lang)


def _skills(numbers: Numbers, lang: str) -> Iterator[UnitNumber]:
    card = numbers.unit
    for skill, value in numbers.skills.items():
        beside = card.skills[skill]
        name = capital(_say(lang, f"wasteland-skill-{SKILLS[skill]}"))
        text = _say(
            lang,
            "force-number-skill",
            attribute=_say(lang, f"wasteland-attribute-{ATTRIBUTES[beside]}"),
            percent=_percent(value),
        )
        printed = str(card.attributes[beside])
        yield _made(
            f"skill-{SKILLS[skill]}", "skill", name, str(value), text, "WB-D2", printed, lang
        )


def _percent(value: int) -> int:
    """In how many of a hundred rolls a test succeeds, without accuracy icons (WB-D2)."""
    return success(value, 0) * 100 // _FACES


def _made(
    id: str, group: str, name: str, value: str, text: str, rule: str, printed: str, lang: str
) -> UnitNumber:
    differs = printed not in ("", value)
    if differs:
        text = _say(
            lang,
            "list-sentences",
            first=text,
            rest=_say(lang, "force-number-printed", printed=printed),
        )
    return UnitNumber(
        id=id,
        group=group,
        name=name,
        value=value,
        text=text,
        rule=rule,
        printed=printed if differs else "",
    )
