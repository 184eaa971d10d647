"""What a scenario lets somebody choose from, in its own words."""

from __future__ import annotations

from overseer.text import translate
from overseer.voice.wasteland.words import marker_title, model_title, new_marker_title
from overseer.wasteland.battle.battle import EDGES
from overseer.wasteland.battle.view import SeenBattle
from overseer.wasteland.battle.work import W_SCENARIO, W_SETUP
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.demolition.charges import PAIRS, pillars
from overseer.wasteland.scenarios.demolition.overpass import LOOK_AT, SPREAD, SWAP_TWO
from overseer.wasteland.scenarios.shared.turrets import TURRETS
from overseer.wasteland.scenarios.shared.walls import SIZES
from overseer.wasteland.text.names import capital, named
from overseer.wasteland.words import COLOURS, LENGTHS

OF_EDGES = ("reinforcements", "sweep")  # named rules whose choices are edges …
OF_MODELS = ("head",)  # … or models …
WALLS = ("wall", "station-wall")
WAYS = ("along", "rising", "across", "falling")  # how a wall stands
SIRENS = ("away", "towards")  # … or what a siren does (WC-X20)


def choice_words(battle: SeenBattle, number: int, lang: str) -> str:
    """One of the answers to a question of the scenario."""
    if battle.work[-1].kind == W_SETUP and 0 <= number < len(EDGES):
        return capital(translate(lang, f"scenario-choice-{EDGES[number]}"))
    rule = rule_word(battle)
    if rule in OF_EDGES and 0 <= number < len(EDGES):
        return capital(translate(lang, f"scenario-choice-{EDGES[number]}"))
    if rule in OF_MODELS:
        return model_title(battle, number, lang)
    if rule == "storm" and 0 <= number < len(SIRENS):
        return capital(translate(lang, f"scenario-choice-{SIRENS[number]}"))
    if rule == "demolition":
        return capital(demolition_words(battle, number, lang))
    return translate(lang, "say-wasteland-choose", n=str(number))


def demolition_words(battle: SeenBattle, number: int, lang: str) -> str:
    """Pillars to look at or to swap, charges to hand out or to pass on (WC-X3)."""
    what = battle.work[-1].task
    if what == LOOK_AT:
        return translate(lang, "scenario-choice-pillar", n=str(number))
    if what == SWAP_TWO and 0 <= number < len(PAIRS):
        first, second = [str(pillars(battle)[place].number) for place in PAIRS[number]]
        return translate(lang, "scenario-choice-swap", first=first, second=second)
    if what == SPREAD:
        word = "live" if number % 2 else "dummy"
        model = model_title(battle, number // 2, lang)
        return translate(lang, f"scenario-choice-{word}", model=model)
    return translate(lang, "scenario-choice-charge", n=str(number))


def put_words(battle: SeenBattle, number: int, lang: str) -> str:
    """What is put down: a marker, or a wall or turret before the battle (WC-X2, WC-X10)."""
    work = battle.work[-1]
    asked = battle.rules.question(battle, work) if work.kind == W_SCENARIO else ""
    if asked in WALLS and 0 <= number < len(WAYS) * len(SIZES):
        colour = SIZES[number // len(WAYS)]
        length = translate(lang, "say-wasteland-only-cm", n=round(LENGTHS[colour] / 10))
        way = WAYS[number % len(WAYS)]
        return translate(lang, "scenario-put-wall", way=way, size=COLOURS[colour], length=length)
    if asked == "turret" and 0 <= number < len(TURRETS):
        return named("unit", TURRETS[number], lang)
    rules = battle.rules
    if work.kind == W_SETUP and isinstance(rules, ScenarioRules):
        return new_marker_title(rules.scenario.markers[work.task], number, lang)
    return marker_title(battle, number, lang)


def rule_word(battle: SeenBattle) -> str:
    """The named rule that asks."""
    rules, place = battle.rules, battle.work[-1].part
    if not isinstance(rules, ScenarioRules) or not 0 <= place < len(rules.scenario.rules):
        return battle.rules.name
    return rules.scenario.rules[place]
