"""What a scenario lets somebody choose from, in its own words."""

from __future__ import annotations

from overseer.terminal.wasteland.words import model_title
from overseer.text import translate
from overseer.wasteland.battle.battle import EDGES, Battle
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.name_text import capital
from overseer.wasteland.scenarios.base import ScenarioRules

OF_MODELS = ("head",)  # named rules whose choices are models …
SIRENS = ("away", "towards")  # … or what a siren does (WC-X20)


def choice_words(battle: Battle, number: int, lang: str) -> str:
    """One of the answers to a question of the scenario."""
    if battle.work[-1].kind == W_SETUP and 0 <= number < len(EDGES):
        return capital(translate(lang, f"scenario-choice-{EDGES[number]}"))
    rule = rule_word(battle)
    if rule in OF_MODELS:
        return model_title(battle, number, lang)
    if rule == "storm" and 0 <= number < len(SIRENS):
        return capital(translate(lang, f"scenario-choice-{SIRENS[number]}"))
    return translate(lang, "say-wasteland-choose", n=str(number))


def rule_word(battle: Battle) -> str:
    """The named rule that asks."""
    rules, place = battle.rules, battle.work[-1].skill
    if not isinstance(rules, ScenarioRules) or not 0 <= place < len(rules.scenario.rules):
        return battle.rules.name
    return rules.scenario.rules[place]
