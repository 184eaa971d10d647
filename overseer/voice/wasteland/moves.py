"""Moves of Wasteland in words: what is done, and what it means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from overseer.engine.state import Move
from overseer.text import translate
from overseer.voice.wasteland.choice_words import choice_words, put_words
from overseer.voice.wasteland.odds.outlook import outlook_words
from overseer.voice.wasteland.table.objectives import errands
from overseer.voice.wasteland.table.sense import distinct, slide_parts, spot_words, way_parts
from overseer.voice.wasteland.words import (
    card_title,
    centimetres,
    marker_title,
    model_title,
    way_length,
    weapon_title,
)
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.attack.effects import effects_of
from overseer.wasteland.battle.attack.hit import LUCKS
from overseer.wasteland.battle.deciding import reason
from overseer.wasteland.battle.fortune.orders import O_DISTRACT, O_RALLY, power_fault
from overseer.wasteland.battle.fortune.perks import mends
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import LONG_BAND, WEAPON_FIND, WITH_CRITICAL, BattleMove
from overseer.wasteland.battle.topics import T_AIM, T_LUCK, TOPICS
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.battle.work import W_ATTACK
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.effects import effect_text
from overseer.wasteland.text.names import capital, named
from overseer.wasteland.words import DICE, NONE, SKILLS

Parts = tuple[str, str]
ORDERS: Final = (
    *("", "rally", "drill", "heal", "action", "lend", "reaction", "advantage", "distract"),
)


def move_parts(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    """A move in a few words, and the details; empty where the words say it all."""
    words = _WORDS.get(move.kind)
    return (str(move), "") if words is None else words(battle, move, lang)


def in_order(moves: Sequence[Move]) -> list[Move]:
    """Attacks first, then charges, moves and the rest; what ends something last."""
    return sorted(moves, key=_rank)


def group_of(move: Move) -> str:
    """Under which heading a move is listed."""
    return _GROUPS.get(move.kind, "other") if isinstance(move, BattleMove) else "other"


def _rank(move: Move) -> tuple[int, bool]:
    quick = isinstance(move, BattleMove) and move.quick
    return GROUPS.index(group_of(move)), quick


def sensible(battle: SeenBattle, moves: Sequence[Move]) -> list[Move]:
    """The moves in order, without those that do the same as another one."""
    ways = [move for move in moves if isinstance(move, BattleMove) and move.kind == kinds.MOVE]
    kept = distinct(battle, actor(battle), ways) if ways else []
    kept += [move for move in far_off(battle, ways) if move not in kept]
    kept += apart(battle, moves)
    return in_order([*[m for m in moves if not _is_one_of_many(m)], *kept])


def far_off(battle: SeenBattle, ways: Sequence[BattleMove]) -> list[BattleMove]:
    """Moves towards what is several moves off."""
    found: list[BattleMove] = []
    for quick in sorted({move.quick for move in ways}):
        found += [errand.move for errand in errands(battle, actor(battle), quick)]
    return [move for move in found if reason(battle, move) == 0]


def apart(battle: SeenBattle, moves: Sequence[Move]) -> list[BattleMove]:
    """Of the places where something can be put, one for each part of the table."""
    found: dict[str, BattleMove] = {}
    for move in moves:
        if isinstance(move, BattleMove) and move.kind in (kinds.PLACE, kinds.PUT):
            found.setdefault(f"{move.a} {spot_words(battle, move.x, move.y, 'en')}", move)
    return list(found.values())


def _is_one_of_many(move: Move) -> bool:
    return isinstance(move, BattleMove) and move.kind in (kinds.MOVE, kinds.PLACE, kinds.PUT)


def actor(battle: SeenBattle) -> Model:
    """The model that is to do something."""
    number = battle.work[-1].model if battle.work else NONE
    return battle.models[number if number != NONE else battle.active]


def _plain(word: str) -> Callable[[SeenBattle, BattleMove, str], Parts]:
    def words(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
        quick = "yes" if move.quick else "no"
        return translate(lang, f"say-wasteland-{word}", quick=quick), ""

    return words


def _of_model(word: str) -> Callable[[SeenBattle, BattleMove, str], Parts]:
    def words(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
        title = model_title(battle, move.a, lang)
        detail = ""
        if 0 <= move.a < len(battle.models):
            detail = health_words(battle.models[move.a], lang)
        return translate(lang, f"say-wasteland-{word}", model=title), detail

    return words


def health_words(model: Model, lang: str) -> str:
    """How a model is: health left."""
    return translate(lang, "say-wasteland-health", left=model.left, health=model.health)


def _answer(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    """Pass, yes, no, stay: what they mean depends on the question."""
    topic = TOPICS[battle.topic]
    what = WHICH[move.kind]
    luck = ""
    if battle.topic == T_LUCK:
        luck = LUCKS[battle.work[-1].luck] if 0 <= battle.work[-1].luck < len(LUCKS) else ""
    title = translate(lang, f"say-wasteland-{what}", topic=topic, luck=luck or "other")
    return title, ""


def _place(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    if move.kind == kinds.PUT:
        what = put_words(battle, move.a, lang)
    else:
        what = model_title(battle, move.a, lang)
    where = spot_words(battle, move.x, move.y, lang)
    point = {"x": str(move.x), "y": str(move.y)}
    return translate(lang, "say-wasteland-place", what=what, where=where, **point), ""


def _choose(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    return choice_words(battle, move.a, lang), ""


def _go(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    return way_parts(battle, actor(battle), move, lang)


def _charge(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    target = model_title(battle, move.a, lang)
    length = centimetres(way_length(actor(battle), move.path), lang)
    point = {"x": str(move.x), "y": str(move.y)}
    detail = translate(lang, "say-wasteland-charge-way", length=length, **point)
    return translate(lang, "say-wasteland-charge", target=target), detail


def _attack(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    quick = "yes" if move.quick else "no"
    band = "long" if move.c & LONG_BAND else "short"
    title = translate(
        lang,
        "say-wasteland-attack",
        how="shoot" if move.kind == kinds.SHOOT else "fight",
        target=model_title(battle, move.a, lang),
        weapon=weapon_title(battle, move.b, lang),
        band=band,
        quick=quick,
        critical="yes" if move.c & WITH_CRITICAL else "no",
    )
    return title, outlook_words(battle, actor(battle), move, lang)


def _throw(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    quick = "yes" if move.quick else "no"
    weapon = weapon_title(battle, move.b, lang)
    if move.a != NONE:
        at = model_title(battle, move.a, lang)
    else:
        at = translate(lang, "say-wasteland-point", x=str(move.x), y=str(move.y))
    title = translate(lang, "say-wasteland-throw", weapon=weapon, at=at, quick=quick)
    return title, outlook_words(battle, actor(battle), move, lang)


def _weapon(word: str) -> Callable[[SeenBattle, BattleMove, str], Parts]:
    def words(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
        title = weapon_title(battle, move.b, lang)
        return translate(lang, f"say-wasteland-{word}", weapon=title), ""

    return words


def _mine(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    weapon = weapon_title(battle, move.b, lang)
    point = {"x": str(move.x), "y": str(move.y)}
    card = battle.cards.weapons[move.b]
    detail = text.rules_text(card, battle.cards, lang)
    return translate(lang, "say-wasteland-mine", weapon=weapon, **point), detail


def _try(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    marker = marker_title(battle, move.a, lang)
    quick = "yes" if move.quick else "no"
    args = {"skill": SKILLS[move.b], "marker": marker, "quick": quick}
    return translate(lang, "say-wasteland-try", **args), ""


def _marker(word: str) -> Callable[[SeenBattle, BattleMove, str], Parts]:
    def words(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
        marker = marker_title(battle, move.a, lang)
        return translate(lang, f"say-wasteland-{word}", marker=marker), ""

    return words


def card_detail(battle: SeenBattle, card: int, lang: str) -> str:
    """What a card says."""
    if card >= WEAPON_FIND:
        return text.rules_text(battle.cards.weapons[card - WEAPON_FIND], battle.cards, lang)
    return text.rules_text(battle.cards.items[card], battle.cards, lang)


def _card(word: str) -> Callable[[SeenBattle, BattleMove, str], Parts]:
    def words(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
        card = card_title(battle, move.b, lang)
        target = model_title(battle, move.a, lang) if move.a != NONE else ""
        whom = "other" if move.a != NONE else "self"
        args = {"card": card, "whom": whom, "target": target}
        return translate(lang, f"say-wasteland-{word}", **args), card_detail(battle, move.b, lang)

    return words


def _take(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    card = card_title(battle, move.b, lang)
    return translate(lang, "say-wasteland-take", card=card), card_detail(battle, move.b, lang)


def _order(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    friend = battle.models[move.a]
    active = battle.models[battle.active] if battle.active != NONE else friend
    power = next(
        (p for p in range(O_RALLY, O_DISTRACT + 1) if not power_fault(battle, p, active, friend)),
        0,
    )
    target = model_title(battle, move.a, lang)
    return translate(lang, "say-wasteland-order", power=ORDERS[power], target=target), ""


def _play(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    card = battle.cards.boosts[move.b]
    boost, detail = named("boost", card.id, lang), text.rules_text(card, battle.cards, lang)
    if move.a != NONE:
        model = model_title(battle, move.a, lang)
        return translate(lang, "say-wasteland-play-for", boost=boost, model=model), detail
    if move.c:
        die = translate(lang, f"wasteland-die-{DICE[move.c - 1]}")
        return translate(lang, "say-wasteland-play-die", boost=boost, die=die), detail
    return translate(lang, "say-wasteland-play", boost=boost), detail


def _target(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    return _of_model("aim-at" if battle.topic == T_AIM else "target")(battle, move, lang)


def _help(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    mending = mends(battle, actor(battle), move.a)
    return _of_model("mend" if mending else "help")(battle, move, lang)


def _die(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    die = translate(lang, f"wasteland-die-{DICE[move.a]}") if 0 <= move.a < 4 else str(move.a)
    return translate(lang, "say-wasteland-die", die=die), ""


def _slide(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    model = actor(battle)
    return slide_parts(battle, model, move, lang) if model.alive else (str(move), "")


def _effect(battle: SeenBattle, move: BattleMove, lang: str) -> Parts:
    work = battle.work[-1]
    if work.kind != W_ATTACK or work.model == NONE:
        return str(move), ""
    attacker = battle.models[work.model]
    if 0 <= work.weapon < len(attacker.weapons):
        weapon = battle.cards.weapons[attacker.weapons[work.weapon]]
    else:
        weapon = battle.cards.weapons[work.weapon_number]
    effects = effects_of(battle, attacker, work, weapon)
    if not 0 <= move.a < len(effects):
        return str(move), ""
    return capital(effect_text(effects[move.a], lang)), ""


# Answers whose words follow from the question.
WHICH: Final = {
    kinds.PASS: "pass",
    kinds.YES: "yes",
    kinds.NO: "no",
    kinds.STAY: "stay",
}

_WORDS: Final[dict[int, Callable[[SeenBattle, BattleMove, str], Parts]]] = {
    kinds.PLACE: _place,
    kinds.PUT: _place,
    kinds.CHOOSE: _choose,
    kinds.READY: _of_model("ready"),
    kinds.ACTIVATE: _of_model("activate"),
    kinds.HOLD: _plain("hold"),
    kinds.END: _plain("end"),
    kinds.MOVE: _go,
    kinds.CHARGE: _charge,
    kinds.SHOOT: _attack,
    kinds.FIGHT: _attack,
    kinds.THROW: _throw,
    kinds.LAY_MINE: _mine,
    kinds.EXPERTISE: _try,
    kinds.INTERACT: _marker("interact"),
    kinds.FREE_MODEL: _help,
    kinds.PREPARE: _plain("prepare"),
    kinds.RELOAD: _weapon("reload"),
    kinds.DETONATE: _plain("detonate"),
    kinds.PRIME: _weapon("prime"),
    kinds.USE: _card("use"),
    kinds.LOOK: _marker("look"),
    kinds.TAKE: _take,
    kinds.LEAVE: _card("leave"),
    kinds.GIVE: _card("give"),
    kinds.ORDER: _order,
    kinds.REACT: _of_model("react"),
    kinds.PASS: _answer,
    kinds.YES: _answer,
    kinds.NO: _answer,
    kinds.STAY: _answer,
    kinds.DIE: _die,
    kinds.SLIDE_TO: _slide,
    kinds.EFFECT: _effect,
    kinds.OWN_ARMOUR: _plain("own-armour"),
    kinds.POWER: _plain("power-armour"),
    kinds.TARGET: _target,
    kinds.PLAY: _play,
    kinds.ARM: _plain("arm"),
    kinds.LEG: _plain("leg"),
}

# The order of the list.
GROUPS: Final = ("attack", "charge", "task", "move", "prepare", "free", "other", "end")
_GROUPS: Final = {
    kinds.SHOOT: "attack",
    kinds.FIGHT: "attack",
    kinds.THROW: "attack",
    kinds.DETONATE: "attack",
    kinds.CHARGE: "charge",
    kinds.EXPERTISE: "task",
    kinds.INTERACT: "task",
    kinds.FREE_MODEL: "task",
    kinds.RELOAD: "task",
    kinds.PRIME: "task",
    kinds.LAY_MINE: "task",
    kinds.PREPARE: "prepare",
    kinds.MOVE: "move",
    kinds.USE: "free",
    kinds.LOOK: "free",
    kinds.TAKE: "free",
    kinds.LEAVE: "free",
    kinds.GIVE: "free",
    kinds.ORDER: "free",
    kinds.PLAY: "free",
    kinds.END: "end",
    kinds.HOLD: "end",
    kinds.PASS: "end",
    kinds.NO: "end",
    kinds.STAY: "end",
}
