"""The stories of scenarios: which ones there are, what they are about, how they end."""

from __future__ import annotations

from overseer.text import has, translate
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.wasteland.situation import position
from overseer.voice.wasteland.words import centimetres, side_title
from overseer.wasteland.battle.battle import LEVELS
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.words import LENGTHS, NONE


def scenario_lines(lang: str) -> list[str]:
    """Every scenario with its name to type, its title, its sides and what they want."""
    told = [translate(lang, "cli-wasteland-scenarios")]
    for id in STANDARD:
        scenario = standard_scenario(id)
        sides = ", ".join(side.id for side in scenario.sides)
        args = {"id": id, "title": scenario_title(id, lang), "sides": sides}
        told.append(translate(lang, "cli-wasteland-scenario", **args))
        told += [f"    {line}" for line in _aims(id, [side.id for side in scenario.sides], lang)]
    return told


def scenario_title(id: str, lang: str) -> str:
    """What a scenario is called."""
    return translate(lang, f"scenario-{id}")


def end_text(id: str, how: str, lang: str) -> str:
    """How a battle of a scenario ended, in a sentence; of one's own by its id and the end's."""
    message = f"end-wasteland-{how}"
    if has(lang, message) or not how.startswith(f"{id}-"):
        return translate(lang, message)
    end = how[len(id) + 1 :].replace("-", " ")
    return translate(lang, "own-end-of", scenario=scenario_title(id, lang), end=end)


def _aims(id: str, sides: list[str], lang: str) -> list[str]:
    """What each side wants."""
    told = []
    for side in sides:
        message = f"scenario-{id}.{side}"
        if has(lang, message):
            name = translate(lang, f"scenario-side-{side}")
            aim = translate(lang, message)
            told.append(translate(lang, "say-wasteland-aim-of", side=name, aim=aim))
    return told


def aim_of(battle: SeenBattle, side: int, lang: str) -> str:
    """What a side wants, in a sentence; empty where the scenario does not say."""
    rules = battle.rules
    if not isinstance(rules, ScenarioRules) or side >= len(rules.scenario.sides):
        return ""
    message = f"scenario-{rules.name}.{rules.scenario.sides[side].id}"
    return translate(lang, message) if has(lang, message) else ""


def briefing_lines(battle: SeenBattle, lang: str) -> list[str]:
    """What somebody should know before the first decision: title, story, aims, rules, length."""
    rules = battle.rules
    scenario = rules.scenario.sides if isinstance(rules, ScenarioRules) else []
    return _about(rules.name, [side.id for side in scenario], rules.rounds, lang)


def about_scenario(id: str, lang: str) -> list[str]:
    """The same of a scenario that may be played."""
    scenario = standard_scenario(id)
    return _about(id, [side.id for side in scenario.sides], scenario.rounds, lang)


def _about(id: str, sides: list[str], rounds: int, lang: str) -> list[str]:
    told = [scenario_title(id, lang)]
    if has(lang, f"scenario-{id}.story"):
        told.append(translate(lang, f"scenario-{id}.story"))
    told += _aims(id, sides, lang)
    if has(lang, f"scenario-{id}.rules"):
        told.append(translate(lang, f"scenario-{id}.rules"))
    told.append(translate(lang, "say-wasteland-rounds", n=rounds))
    rulers = listed([centimetres(length, lang) for length in LENGTHS], lang)
    told.append(translate(lang, "say-wasteland-rulers", rulers=rulers))
    return told


def briefing(reader: Reader) -> list[str]:
    """The briefing, as long as the battle has not begun: set-up needs it already."""
    battle = position(reader)
    return briefing_lines(battle, reader.lang) if battle.round == 0 else []


def story(reader: Reader) -> list[str]:
    """How the scenario's story ends for those who were in it, and what it brings."""
    battle, lang = position(reader), reader.lang
    rules = battle.rules
    if not battle.how or not isinstance(rules, ScenarioRules):
        return []
    told = [verdict(battle, lang)]
    for side, data in enumerate(rules.scenario.sides):
        if side in battle.sides:
            told += _chapters(battle, data.id, side, lang)
    told += _said((f"story-{rules.name}-both-always",), lang)
    for side, caps in enumerate(rules.rewards(battle)):
        if side in battle.sides:
            name = side_title(battle, side, lang)
            told.append(translate(lang, "scenario-reward", side=name, caps=caps))
    return told


def verdict(battle: SeenBattle, lang: str) -> str:
    """Who won, and how well."""
    winner = "" if battle.victor == NONE else side_title(battle, battle.victor, lang)
    return translate(lang, "say-wasteland-level", level=LEVELS[battle.level], side=winner)


def _chapters(battle: SeenBattle, id: str, side: int, lang: str) -> list[str]:
    """What a side's people tell afterwards."""
    name = f"story-{battle.rules.name}-{id}"
    chapters = [f"{name}-win"] if battle.victor == side else []
    if not any(model.side == side and model.unit.id == "dogmeat" for model in battle.models):
        chapters.append(f"{name}-dog")
    return _said((*chapters, f"{name}-always"), lang)


def _said(messages: tuple[str, ...], lang: str) -> list[str]:
    return [translate(lang, message) for message in messages if has(lang, message)]
