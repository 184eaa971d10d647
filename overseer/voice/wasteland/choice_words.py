"""What a scenario lets somebody choose from, in its own words."""

from __future__ import annotations

from overseer.text import translate
from overseer.voice.wasteland.words import marker_title, model_title, new_marker_title
from overseer.wasteland.battle.battle import EDGES
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.battle.work import W_SCENARIO, W_SETUP, Work
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.text.names import capital, named
from overseer.wasteland.words import COLOURS, LENGTHS

WAYS = ("along", "rising", "across", "falling")  # how a wall stands


def choice_words(battle: SeenBattle, number: int, lang: str) -> str:
    """One of the answers to a question of the scenario."""
    work = battle.work[-1]
    if work.kind == W_SETUP and 0 <= number < len(EDGES):
        return capital(translate(lang, f"scenario-choice-{EDGES[number]}"))
    word, about = answer_of(battle, work, number)
    if word == "edge":
        return capital(translate(lang, f"scenario-choice-{EDGES[about['edge']]}"))
    if word == "model":
        return model_title(battle, about["model"], lang)
    if word:
        args = {
            key: model_title(battle, value, lang) if key == "model" else str(value)
            for key, value in about.items()
        }
        return capital(translate(lang, f"scenario-choice-{word}", **args))
    return translate(lang, "say-wasteland-choose", n=str(number))


def put_words(battle: SeenBattle, number: int, lang: str) -> str:
    """What is put down: a marker, or a wall or turret before the battle (WC-X2, WC-X10)."""
    work = battle.work[-1]
    if work.kind == W_SCENARIO:
        word, about = answer_of(battle, work, number)
        if word == "wall":
            colour, way = about["size"], WAYS[about["way"]]
            length = translate(lang, "say-wasteland-only-cm", n=round(LENGTHS[colour] / 10))
            args = {"way": way, "size": COLOURS[colour], "length": length}
            return translate(lang, "scenario-put-wall", **args)
        if word == "turret":
            return named("unit", battle.cards.units[about["unit"]].id, lang)
    rules = battle.rules
    if work.kind == W_SETUP and isinstance(rules, ScenarioRules):
        return new_marker_title(rules.scenario.markers[work.task], number, lang)
    return marker_title(battle, number, lang)


def answer_of(battle: SeenBattle, work: Work, number: int) -> tuple[str, dict[str, int]]:
    """The word of an answer to the rule that asks, with what it is about."""
    rules = battle.rules
    if not isinstance(rules, ScenarioRules) or not 0 <= work.part < len(rules.parts):
        return "", {}
    return rules.parts[work.part].says(battle, work, number)
