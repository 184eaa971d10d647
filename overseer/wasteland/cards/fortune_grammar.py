"""The small phrases of the campaign's cards: what events do, what is gained, deeds of quests.

Each function reads one phrase; a phrase that is not in order raises a `Mistake` that says what may
stand there instead.
"""

from __future__ import annotations

import re
from typing import Final

from overseer.wasteland.campaign_cards import EventEffect, Gain
from overseer.wasteland.campaign_words import (
    BOOST_KINDS,
    D_AT_EDGE,
    D_CENTRE,
    D_WON,
    DEEDS,
    EVENT_EFFECTS,
    O_BOOST,
    O_CAPS,
    O_CARD,
    O_CONSEQUENCE,
    O_HARM,
    O_ITEM,
    O_LAND,
    O_LEADER,
    O_LIMIT,
    O_LOSE,
    O_PERK,
    O_POWER,
    O_QUEST,
    O_STRUCTURE,
    O_WATER,
    OUTCOMES,
    WHO,
)
from overseer.wasteland.cards.grammar import malformed, read_number, read_ruler, word_number
from overseer.wasteland.words import (
    ATTRIBUTES,
    CONDITIONS,
    DAMAGES,
    ITEM_KINDS,
    SKILLS,
    WEAPON_KINDS,
)

ANY: Final = "any"
DRAWN: Final = (ANY, *WEAPON_KINDS, *ITEM_KINDS)
BOOSTS: Final = (ANY, *BOOST_KINDS)
MOST_GAINED: Final = 500

# The words after an event's effect, in order; one with a question mark may be left out.
_EVENT_SHAPES: Final = {
    "no-shots": "",
    "short-sight": "ruler",
    "slow": "amount",
    "fast": "amount",
    "skill": "signed skill?",
    "test-hurt": "attribute amount damage",
    "test-condition": "attribute condition",
    "hurt": "amount damage who?",
    "heal": "amount who?",
    "calm": "",
    "points": "amount who?",
    "strike": "ruler amount damage",
    "marker": "amount",
    "advantage": "",
    "boost": "amount",
    "no-expertise": "",
    "cover": "amount",
    "attack": "amount value",
    "beast": "unit",
    "find": "amount",
    "cure": "who?",
    "spoil": "",
    "no-robots": "",
    "guard": "amount who?",
}
# How a phrase of each word looks, for who wrote it otherwise.
_SAMPLES: Final = {
    "ruler": "red",
    "amount": "2",
    "signed": "-2",
    "skill?": "rifle",
    "attribute": "agility",
    "damage": "physical",
    "condition": "stunned",
    "who?": "leaders",
    "value": "skill 6",
    "unit": "mole-rat",
}
# Outcomes that name a card, those with a number that may be below nought, and those with a kind.
NAMING: Final = (O_CARD, O_CONSEQUENCE, O_PERK, O_LEADER, O_QUEST, O_STRUCTURE)
SIGNED: Final = (O_CAPS, O_LIMIT, O_POWER, O_WATER)
_KINDS: Final = {O_ITEM: DRAWN, O_BOOST: BOOSTS, O_HARM: DAMAGES}
_SIGNED_NUMBER: Final = re.compile(r"[+-]?[1-9]\d{0,2}")


def read_event_effect(text: str) -> EventEffect:
    """`EFFECT …`, then the words that its effect asks for.

    >>> effect = read_event_effect("hurt 2 physical leaders")
    >>> EVENT_EFFECTS[effect.effect], effect.amount, DAMAGES[effect.damage], WHO[effect.who]
    ('hurt', 2, 'physical', 'leaders')
    >>> read_event_effect("attack 3 skill 6").skill
    6
    """
    word, *rest = text.split() or [""]
    found = EventEffect(word_number(word, EVENT_EFFECTS, "event-effect"))
    shape = _EVENT_SHAPES[word].split()
    spelling = "“" + " ".join([word, *(_SAMPLES[slot] for slot in shape)]) + "”"
    for slot in shape:
        if not rest:
            if slot.endswith("?"):
                break
            raise malformed(text, spelling)
        _fill(found, slot, rest, spelling)
    if rest:
        raise malformed(text, spelling)
    return found


def _fill(found: EventEffect, slot: str, rest: list[str], spelling: str) -> None:
    """Read the next word of a phrase as what stands in its place."""
    word = rest.pop(0)
    if slot == "amount":
        found.amount = read_number(word, spelling)
    elif slot == "signed":
        found.amount = _signed(word, spelling)
    elif slot == "ruler":
        found.ruler = read_ruler(word)
    elif slot == "damage":
        found.damage = word_number(word, DAMAGES, "damage")
    elif slot == "attribute":
        found.attribute = word_number(word, ATTRIBUTES, "attribute")
    elif slot == "condition":
        # As the bit that a model has it by.
        found.amount = 1 << word_number(word, CONDITIONS, "condition")
    elif slot == "skill?":
        found.skill = word_number(word, SKILLS, "skill")
    elif slot == "who?":
        found.who = word_number(word, WHO, "who")
    elif slot == "unit":
        found.unit = word
    elif word == "skill" and rest:
        found.skill = read_number(rest.pop(0), spelling)
    else:
        raise malformed(word, spelling)


def read_gain(text: str) -> Gain:
    """`OUTCOME [NUMBER] [KIND or CARD]`.

    >>> gain = read_gain("item 2 chem")
    >>> OUTCOMES[gain.outcome], gain.amount, gain.kind
    ('item', 2, 'chem')
    >>> read_gain("caps -20").amount, read_gain("perk toughness").card
    (-20, 'toughness')
    """
    word, *rest = text.split() or [""]
    outcome = word_number(word, OUTCOMES, "outcome")
    gain = Gain(outcome)
    if outcome in NAMING:
        spelling = f"“{word} ID”"
        gain.card = rest.pop(0) if rest else ""
        if not gain.card:
            raise malformed(text, spelling)
    elif outcome in SIGNED:
        spelling = f"“{word} 10” “{word} -10”"
        gain.amount = _signed(rest.pop(0) if rest else "", spelling)
    elif outcome == O_LAND:
        spelling = f"“{word} 5”"
        gain.amount = read_number(rest.pop(0) if rest else "", spelling)
    elif outcome == O_LOSE:
        spelling = f"“{word}”"
    else:
        known = _KINDS[outcome]
        spelling = f"“{word} {known[0]}” “{word} 2 {known[0]}”"
        if rest and rest[0].isdigit():
            gain.amount = read_number(rest.pop(0), spelling)
        what = "damage" if outcome == O_HARM else "drawn"
        gain.kind = known[word_number(rest.pop(0) if rest else "", known, what)]
    if rest:
        raise malformed(text, spelling)
    return gain


def read_deed(text: str) -> tuple[int, int]:
    """`DEED [NUMBER]`: what must be done, and how often at least.

    >>> read_deed("searched 2"), read_deed("won")
    ((5, 2), (20, 1))
    """
    word, *rest = text.split() or [""]
    deed = word_number(word, DEEDS, "deed")
    counted = deed < D_WON or deed in (D_AT_EDGE, D_CENTRE)
    spelling = f"“{word}” “{word} 2”" if counted else f"“{word}”"
    amount = read_number(rest.pop(0), spelling) if rest and counted else 1
    if rest:
        raise malformed(text, spelling)
    return deed, amount


def _signed(word: str, spelling: str) -> int:
    if not _SIGNED_NUMBER.fullmatch(word) or abs(int(word)) > MOST_GAINED:
        raise malformed(word, spelling)
    return int(word)
