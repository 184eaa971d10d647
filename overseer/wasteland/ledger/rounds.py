"""Entries about rounds, turns and activations (WB-R1 to WB-R9)."""

from __future__ import annotations

from overseer.engine.refusal import BadNotation, Refusal
from overseer.wasteland.battle.dice import Thrown, possible
from overseer.wasteland.battle.model import READY, STATUSES, UNREADY
from overseer.wasteland.battle.moves import ROLL, parse
from overseer.wasteland.battle.turn import (
    acts,
    begin_round,
    clear_round,
    finish_activation,
    make_ready,
    start_activation,
)
from overseer.wasteland.battle.values import attribute, hindrance, skill_base
from overseer.wasteland.ledger.acts import (
    Activate,
    EndActivation,
    Ready,
    Round,
    SideTurn,
    Spend,
    Status,
    Try,
)
from overseer.wasteland.ledger.models import missing, standing
from overseer.wasteland.ledger.running import Asked, carry_on
from overseer.wasteland.ledger.sheet import FREE_ORDER, Sheet, refuse
from overseer.wasteland.words import ATTRIBUTES, DICE_LETTERS, NONE, SKILLS


def next_round(sheet: Sheet, act: Round) -> Refusal | None:
    """The last round ends, the next begins."""
    battle = sheet.battle
    if battle.round >= battle.rules.rounds:
        return refuse("WC-F5", "last-round", rounds=battle.rules.rounds)
    if battle.active != NONE:
        return refuse("WB-R2", "still-acting", token=sheet.token_of(battle.active))
    if battle.round:
        clear_round(battle)
    begin_round(battle)
    battle.advantage = act.advantage
    sheet.turn = act.advantage
    return None


def turn(sheet: Sheet, act: SideTurn) -> Refusal | None:
    """A side's turn."""
    battle = sheet.battle
    if battle.round == 0:
        return refuse("WB-R1", "no-round")
    if battle.active != NONE:
        return refuse("WB-R2", "still-acting", token=sheet.token_of(battle.active))
    sheet.turn = act.side
    battle.turn += 1
    return None


def ready(sheet: Sheet, act: Ready) -> Refusal | None:
    """A model is readied."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    model = sheet.model(act.token)
    if model.status != UNREADY or not acts(sheet.battle, model):
        return refuse("WB-R2", "not-unready", token=act.token)
    make_ready(sheet.battle, model)
    return None


def activate(sheet: Sheet, act: Activate) -> Refusal | Asked | None:
    """A model acts: first what its conditions do (WB-R9)."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    battle, model = sheet.battle, sheet.model(act.token)
    if battle.round == 0:
        return refuse("WB-R1", "no-round")
    if battle.active != NONE:
        return refuse("WB-R2", "still-acting", token=sheet.token_of(battle.active))
    if not acts(battle, model) or (model.status != READY and FREE_ORDER not in sheet.house):
        return refuse("WB-R2", "not-ready", token=act.token)
    start_activation(battle, model)
    return carry_on(sheet, act.answers)


def spend(sheet: Sheet, act: Spend) -> Refusal | None:
    """Main actions of the acting model (WB-R3)."""
    battle = sheet.battle
    if battle.active == NONE:
        return refuse("WB-R3", "nobody-acts")
    left = battle.actions - act.by
    if not 0 <= left <= 4:
        return refuse("WB-R3", "no-actions", token=sheet.token_of(battle.active))
    battle.actions = left
    return None


def end(sheet: Sheet, act: EndActivation) -> Refusal | None:
    """The activation is over."""
    if (wrong := missing(sheet, act.token)) is not None:
        return wrong
    battle = sheet.battle
    if battle.active != sheet.tokens[act.token]:
        return refuse("WB-R2", "not-acting", token=act.token)
    finish_activation(battle, sheet.model(act.token))
    return None


def status(sheet: Sheet, act: Status) -> Refusal | None:
    """As the table has it."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    model = sheet.model(act.token)
    if model.status == STATUSES.index(act.status):
        return refuse("CO-1", "there-already", token=act.token)
    model.status = STATUSES.index(act.status)
    return None


def test_value(sheet: Sheet, act: Try) -> int | Refusal:
    """The value of a test (WB-D2)."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    battle, model = sheet.battle, sheet.model(act.token)
    if act.of in ATTRIBUTES:
        value = attribute(battle, model, ATTRIBUTES.index(act.of))
    elif act.of in SKILLS and model.unit.skills[SKILLS.index(act.of)] != NONE:
        value = skill_base(battle, model, SKILLS.index(act.of))
        value += battle.fate.skills[SKILLS.index(act.of)]
    else:
        return refuse("WB-D2", "no-skill", token=act.token, of=act.of)
    return value + hindrance(model) + act.more + (-2 if act.quick else 0)


def test(sheet: Sheet, act: Try) -> Refusal | Asked | None:
    """A test: what was thrown, and the action points that the white die gives (WB-R4)."""
    value = test_value(sheet, act)
    if isinstance(value, Refusal):
        return value
    battle, model = sheet.battle, sheet.model(act.token)
    dice = bytes(act.dice.count(letter) for letter in DICE_LETTERS)
    if not act.answers:
        letters = "".join(DICE_LETTERS[die] * dice[die] for die in range(4))
        return Asked("roll", act.token, NONE, "W" + letters, value, ())
    thrown = _thrown(sheet, act, dice)
    if isinstance(thrown, Refusal):
        return thrown
    margin = thrown.margin(value)
    sheet.tell(
        "companion-test",
        {"model": model.number, "of": act.of, "value": value, "success": int(margin >= 0)},
    )
    if thrown.points and not act.quick and battle.active == model.number:
        model.points += thrown.points
    return None


def _thrown(sheet: Sheet, act: Try, dice: bytes) -> Thrown | Refusal:
    try:
        move = parse(act.answers[0], sheet.cards)
    except BadNotation as error:
        return error.refusal
    if move.kind != ROLL or len(act.answers) > 1 or not possible(True, dice, move.faces):
        return refuse("CO-2", "answer", answer=act.answers[0], topic="roll")
    return Thrown(move.faces, dice, sheet.battle.tables.settings.green_blanks)
