"""What the linked battles mean for each other, in lines: before a battle, and in the timeline."""

from __future__ import annotations

from overseer.text import translate
from overseer.voice.reader import Reader
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.linked import (
    LIMITS,
    LINKED,
    Ends,
    ends,
    side_limit,
    spoils,
)
from overseer.wasteland.campaign.scenery import scenario_of_rule, side_names
from overseer.wasteland.campaign.view import SeenCampaign


def coming_lines(reader: Reader, state: SeenCampaign) -> list[str]:
    """What the battles fought so far bring into those that are still to come."""
    if not state.linked:
        return []
    return _lines(reader, _ends(state, 0, len(state.fought)), len(state.fought))


def consequence_lines(reader: Reader, state: SeenCampaign, number: int) -> list[str]:
    """What one battle means for all later ones; battles count from 1."""
    if not state.linked:
        return []
    return _lines(reader, _ends(state, number - 1, number), number)


def carried_into(state: SeenCampaign, rule: str, lang: str) -> list[str]:
    """What the battles fought so far bring into one that is still to come."""
    return carried(rule, _ends(state, 0, len(state.fought)), lang) if state.linked else []


def _ends(state: SeenCampaign, first: int, after: int) -> Ends:
    return ends(state.fought[first:after], side_names(scenario_of_rule(LINKED[0]).id))


def _lines(reader: Reader, so_far: Ends, first: int) -> list[str]:
    """A line for each thing that some results bring into the battles from a place on."""
    lang = reader.lang
    lines: list[str] = []
    for place, rule in enumerate(LINKED):
        if place < first:
            continue
        scenario = scenario_title(scenario_of_rule(rule).id, lang)
        for what in carried(rule, so_far, lang):
            lines.append(
                translate(lang, "campaign-spoil-in", number=place + 1, scenario=scenario, what=what)
            )
    return lines


def carried(rule: str, so_far: Ends, lang: str) -> list[str]:
    """What earlier results bring into a battle, each in a few words."""
    names = side_names(scenario_of_rule(rule).id)
    found: list[str] = []
    for side in names:
        more = side_limit(rule, side, None, so_far) - LIMITS[rule]
        if more:
            found.append(translate(lang, "campaign-spoil-limit", side=_side(side, lang), n=more))
    for word, value in spoils(rule, so_far, names).items():
        args: dict[str, object] = {"side": "-", "n": 0}
        if isinstance(value, list):
            side_at = next(at for at, n in enumerate(value) if n)
            args = {"side": _side(names[side_at], lang), "n": value[side_at]}
        elif word in ("turrets", "missiles"):
            args["n"] = value
        elif isinstance(value, int) and not isinstance(value, bool):
            args["side"] = _side(names[value], lang)
        found.append(translate(lang, f"campaign-spoil-{word.replace('_', '-')}", **args))
    return found


def _side(word: str, lang: str) -> str:
    return translate(lang, f"scenario-side-{word}")
