"""The AI's small answers inside an action (WC-A8, A16 to A19)."""

from __future__ import annotations

from overseer.wasteland.ai.explain import Step
from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.subjects import Subject, guards, hostile, subjects_of
from overseer.wasteland.ai.targets import choose
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.attack.arms import weapon_at
from overseer.wasteland.battle.attack.effects import effects_of
from overseer.wasteland.battle.attack.hit import LUCK_TOUGH
from overseer.wasteland.battle.battle import Battle, Response
from overseer.wasteland.battle.measure import bases
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    EFFECT,
    LEAVE,
    NO,
    OWN_ARMOUR,
    POWER,
    STAY,
    TARGET,
    WEAPON_FIND,
    YES,
    BattleMove,
    at_model,
    bare,
    numbered,
    slide,
    with_card,
)
from overseer.wasteland.battle.moving.push import slide_points
from overseer.wasteland.battle.values import power_rating, power_strong, rating, strong
from overseer.wasteland.battle.work import CHARGED, W_ATTACK, W_HIT, Work
from overseer.wasteland.geometry import shift
from overseer.wasteland.geometry.plane import square
from overseer.wasteland.prices import price_in
from overseer.wasteland.words import ATTACK, CLOSE, DEFEND, NONE, OBJECTIVE, RANGED


def follow(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """WC-A16: whether it follows the one it pushed; the matrix's own response decides."""
    yes = follows(battle.response, work.model, work.has(CHARGED))
    steps.append(Step("follow" if yes else "stay-behind", {"model": work.model}))
    return [bare(YES if yes else NO)]


def follows(response: Response, model: int, charged: bool) -> bool:
    """The first of the rules that fits; without a response of its own it stays."""
    if charged:
        return True
    if response.model != model:
        return False
    if response.letter == ATTACK:
        return response.method == CLOSE
    if response.letter == OBJECTIVE or response.letter == DEFEND:
        return response.reckless
    return False


# -- slides --------------------------------------------------------------------------------------


def sliding(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """WC-A17: away from the subject when the enemy could slide round to it."""
    model = battle.models[work.model]
    enemy = battle.models[work.target]
    aim = battle.rules.aim(battle, model)
    for subject in subjects_of(battle, model, aim):
        if hostile(battle, model, subject) or not slides_round(battle, model, enemy, subject):
            continue
        best: list[BattleMove] = []
        most = square(model.x, model.y, subject.x, subject.y)
        for x, y in slide_points(battle, work):
            far = square(x, y, subject.x, subject.y)
            if far > most:
                most = far
                best = [slide(x, y)]
        if best:
            steps.append(Step("slide", {"model": model.number, "target": enemy.number}))
            return best
    return [bare(STAY)]


def slides_round(battle: Battle, model: Model, enemy: Model, subject: Subject) -> bool:
    """Whether an enemy could slide round a model to a subject, or to a friend who touches it."""
    places = shift.slide_points(
        battle.layout,
        enemy.radius,
        enemy.x,
        enemy.y,
        model.x,
        model.y,
        model.radius,
        bases(battle, enemy, model),
        enemy.on,
    )
    for x, y in places:
        if guards(battle, model, subject, enemy, x, y):
            return True
    return False


# -- attacks and hits ----------------------------------------------------------------------------


def effect(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """WC-A18: the effects that use the most icons first."""
    if work.kind != W_ATTACK:
        return [numbered(EFFECT, place) for place in work.models]
    attacker = battle.models[work.model]
    weapon = weapon_at(battle, attacker, work.weapon, work.weapon_number)
    effects = effects_of(battle, attacker, work, weapon)
    most = max([effects[place].count for place in work.models])
    steps.append(Step("most-icons", {"model": attacker.number, "count": most}))
    return [numbered(EFFECT, n) for n in work.models if effects[n].count == most]


def ratings(battle: Battle, work: Work) -> list[BattleMove]:
    """WC-A25: the better rating, against what hurts more."""
    target = battle.models[work.target]
    kind = work.damage_kind
    if work.more_kind != NONE and work.more_damage > work.damage:
        kind = work.more_kind
    own = 2 * rating(battle, target, kind) + (1 if strong(target, kind) else 0)
    worn = 2 * power_rating(battle, target, kind) + (1 if power_strong(battle, target) else 0)
    return [bare(POWER if worn > own else OWN_ARMOUR)]


def luck(work: Work) -> list[BattleMove]:
    """WC-A19: luck only ever reduces damage."""
    return [bare(YES if work.kind == W_HIT and work.luck == LUCK_TOUGH else NO)]


def walk(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """Walked fire goes on by the target list."""
    attacker = battle.models[work.model]
    mind = Mind(battle, attacker, False)
    mind.method = RANGED
    arm = Arm(weapon_at(battle, attacker, work.weapon, work.weapon_number), work.weapon)
    found = choose(Measured(mind), [battle.models[number] for number in work.models], arm, True)
    steps += mind.steps
    return [at_model(TARGET, model.number) for model in found]


def drop(battle: Battle, work: Work) -> list[BattleMove]:
    """The cheapest find goes back."""
    caps = battle.tables.settings.caps
    best: list[int] = []
    least = 0
    for card in sorted(set(work.models)):
        if card >= WEAPON_FIND:
            price = price_in(battle.cards.weapons[card - WEAPON_FIND].caps, caps)
        else:
            price = price_in(battle.cards.items[card].caps, caps)
        if not best or price < least:
            best = [card]
            least = price
        elif price == least:
            best.append(card)
    return [with_card(LEAVE, battle.cards, card) for card in best]
