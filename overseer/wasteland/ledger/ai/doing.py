"""Entries about the AI by questions: the die, answers, what was done and what cannot be."""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.acting.actions import prepare_fault
from overseer.wasteland.battle.attack.arms import set_empty, slot_to_load
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.carry import after, carried
from overseer.wasteland.companion.deciding import read
from overseer.wasteland.companion.instruct import DEEDS, Instruction
from overseer.wasteland.companion.questions import Said
from overseer.wasteland.companion.table import Goal, Reading, fighter_word
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.ai.acts import (
    Aim,
    Answered,
    BlueDie,
    Cannot,
    Deed,
    Edge,
    InRole,
    Moved,
    Noticed,
    Picked,
    Reacts,
)
from overseer.wasteland.ledger.ai.charging import charge, detonate
from overseer.wasteland.ledger.ai.table import hunts, is_ai, table_of
from overseer.wasteland.ledger.ai.thinking import Choice, Window, begun, ended, touching, untouched
from overseer.wasteland.ledger.models import missing, standing
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet, refuse
from overseer.wasteland.words import NONE

replace = msgspec.structs.replace
FREE: Final = (d.LOOK, d.SLIDE)  # they cost no action


def die(sheet: Sheet, act: BlueDie) -> Refusal | None:
    """The blue die of the model that acts (WC-A4)."""
    if (wrong := _acting(sheet, act.token)) is not None:
        return wrong
    thinking = sheet.thinking
    if hunts(sheet.model(act.token)) or thinking.die:
        return refuse("WC-A4", "no-die", token=act.token)
    sheet.thinking = replace(thinking, fighter=act.token, die=act.face)
    _read(sheet)
    return None


def _acting(sheet: Sheet, token: int) -> Refusal | None:
    """Why a model is not the AI's that acts."""
    if (wrong := standing(sheet, token)) is not None:
        return wrong
    if not is_ai(sheet, sheet.model(token)):
        return refuse("CO-6", "not-the-ai", token=token)
    if sheet.battle.active != sheet.tokens[token]:
        return refuse("WB-R2", "not-acting", token=token)
    return None


def _read(sheet: Sheet) -> None:
    """A die that can be read is read: what it says holds for the activation (WC-A5)."""
    thinking = sheet.thinking
    if not thinking.die or thinking.reading is not None:
        return
    table = table_of(sheet)
    found = read(table, sheet.cards, thinking.fighter, thinking.die, thinking.said)
    if isinstance(found, Reading):
        model = sheet.model(thinking.fighter)
        vats = model.heroic and model.points > 0  # WC-A19
        sheet.thinking = replace(thinking, reading=found, vats=vats)


def answered(sheet: Sheet, act: Answered) -> Refusal | None:
    """An answer is a fact about the table: it may stand although nobody asks for it any more."""
    if (wrong := standing(sheet, act.me)) is not None:
        return wrong
    if not is_ai(sheet, sheet.model(act.me)):
        return refuse("CO-6", "not-the-ai", token=act.me)
    if act.kind not in q.KINDS or any(word not in act.asked for word in act.chosen):
        return refuse("CO-6", "no-answer", token=act.me)
    thinking = sheet.thinking
    window = thinking.window
    if window is None and thinking.fighter != act.me:
        return refuse("WB-R2", "not-acting", token=act.me)
    known = thinking.said if window is None else window.said
    said = Said(
        kind=act.kind,
        me=act.me,
        asked=act.asked,
        chosen=tuple(word for word in act.asked if word in act.chosen),
        at=act.at,
        rulers=act.rulers,
        weapon=act.weapon,
    )
    if any(_same(each, said) for each in known):
        return refuse("CO-6", "answered-already", token=act.me)
    if window is not None:
        sheet.thinking = replace(thinking, window=replace(window, said=(*known, said)))
        return None
    sheet.thinking = replace(thinking, said=(*known, said))
    _note_contacts(sheet, said)
    _read(sheet)
    return None


def _same(one: Said, other: Said) -> bool:
    """Whether two answers are about the same fact of the same thing."""
    alike = (one.kind, one.me, one.at, one.rulers, one.weapon) == (
        *(other.kind, other.me, other.at, other.rulers, other.weapon),
    )
    if not alike or one.kind in BEST:
        return alike and one.asked == other.asked
    return any(word in one.asked for word in other.asked)


BEST: Final = (q.NEAREST, q.CLOSEST, q.IMPORTANT, q.COVER, q.SUBJECT)


def _note_contacts(sheet: Sheet, said: Said) -> None:
    """Whom a model touches is known to the others of the AI as well."""
    if said.kind != q.TOUCH or said.at:
        return
    foes = _foes(sheet, sheet.model(said.me))
    if all(fighter_word(token) in said.asked for token in foes):
        chosen = tuple(token for token in foes if fighter_word(token) in said.chosen)
        sheet.thinking = touching(sheet.thinking, said.me, chosen)


def _foes(sheet: Sheet, model: Model) -> list[int]:
    """The tokens of a model's enemies on the table."""
    found: list[int] = []
    for token, at in sorted(sheet.tokens.items()):
        other = sheet.battle.models[at]
        if other.place == ON_TABLE and other.side != model.side:
            if (other.side < 2 and model.side < 2) or hunts(other) or hunts(model):
                found.append(token)
    return found


def cannot(sheet: Sheet, act: Cannot) -> Refusal | None:
    """What was told cannot be done: the next best follows."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    thinking = sheet.thinking
    if act.deed not in DEEDS or not is_ai(sheet, sheet.model(act.token)):
        return refuse("CO-6", "not-the-ai", token=act.token)
    deed = d.FIGHT if act.deed == d.DETONATE else act.deed
    said = Said(kind=q.CANNOT, me=act.token, asked=(act.target,), rulers=deed)
    window = thinking.window
    known = thinking.said if window is None else window.said
    if said in known or (window is None and thinking.fighter != act.token):
        return refuse("CO-6", "answered-already", token=act.token)
    if window is not None:
        sheet.thinking = replace(thinking, window=replace(window, said=(*known, said)))
    else:
        sheet.thinking = replace(thinking, said=(*known, said), choice=None)
    return None


def picked(sheet: Sheet, act: Picked) -> Refusal | None:
    """Chance has picked one of several (WC-A10)."""
    if (wrong := _acting(sheet, act.token)) is not None:
        return wrong
    if act.deed not in DEEDS:
        return refuse("CO-6", "no-answer", token=act.token)
    sheet.thinking = replace(sheet.thinking, choice=Choice(act.deed, act.target, act.weapon))
    return None


# -- what was done -------------------------------------------------------------------------------


def deed(sheet: Sheet, act: Deed) -> Refusal | Asked | None:
    """What a model of the AI has done."""
    if act.deed not in DEEDS or act.deed in (d.END, d.LOST):
        return refuse("CO-6", "no-answer", token=act.token)
    if act.reaction:
        return _reacted(sheet, act)
    if (wrong := missing(sheet, act.token, *act.moved)) is not None:
        return wrong
    if sheet.battle.active == sheet.tokens[act.token] and not sheet.model(act.token).alive:
        return None  # it has lost its life by what it did
    if (wrong := _acting(sheet, act.token)) is not None:
        return wrong
    if (wrong := _pay(sheet, act)) is not None:
        return wrong
    if act.deed == d.DETONATE:
        return detonate(sheet, act)
    found = charge(sheet, act) if act.deed == d.CHARGE else None
    return found or _done(sheet, act)


def _pay(sheet: Sheet, act: Deed) -> Refusal | None:
    """A main action, or an action point for a quick one (WB-R3, WB-R4)."""
    battle, model = sheet.battle, sheet.model(act.token)
    if act.deed in FREE:
        return None
    if not act.quick:
        if battle.actions < 1:
            return refuse("WB-R3", "no-actions", token=act.token)
        battle.actions -= 1
        return None
    if model.points < 1:
        return refuse("WB-R4", "no-tokens", token=act.token)
    model.points -= 1
    sheet.thinking = replace(sheet.thinking, quick=sheet.thinking.quick + 1)
    return None


def _done(sheet: Sheet, act: Deed) -> Refusal | None:
    """What it changes, and what still holds of what was said."""
    _effect(sheet, act)
    me = fighter_word(act.token)
    moved = tuple(fighter_word(token) for token in act.moved)
    if act.deed in d.MOVING or act.deed == d.SLIDE:
        moved = (me, *moved)
    told = Instruction(
        fighter=act.token,
        deed=act.deed,
        targets=(act.target,) if act.target else (),
        careful=act.careful,
    )
    thinking = sheet.thinking
    said = after(thinking.said, told, moved, act.whole)
    sliding = NONE
    if act.deed == d.FIGHT and act.target.startswith("m") and not act.quick:
        sliding = int(act.target[1:])
    sheet.thinking = replace(thinking, said=said, choice=None, sliding=sliding)
    _moved(sheet, act.moved)
    if act.touches is not None:
        _touch(sheet, act.token, act.touches)
    elif me in moved:
        sheet.thinking = untouched(sheet.thinking, (act.token,))
    return None


def _touch(sheet: Sheet, token: int, touches: tuple[int, ...]) -> None:
    """Whom it touches now is known."""
    foes = _foes(sheet, sheet.model(token))
    now = tuple(foe for foe in foes if foe in touches)
    thinking = touching(sheet.thinking, token, now)
    if thinking.fighter == token and foes:
        said = Said(
            kind=q.TOUCH,
            me=token,
            asked=tuple(fighter_word(foe) for foe in foes),
            chosen=tuple(fighter_word(foe) for foe in now),
        )
        kept = tuple(each for each in thinking.said if each.kind != q.TOUCH)
        thinking = replace(thinking, said=(*kept, said))
    sheet.thinking = thinking


def _effect(sheet: Sheet, act: Deed) -> None:
    """What costs no dice is done at once."""
    battle, model = sheet.battle, sheet.model(act.token)
    if act.deed == d.RELOAD:
        number = sheet.cards.weapon_numbers.get(act.weapon, NONE)
        slot = NONE if number == NONE else slot_to_load(battle, model, number)
        if slot != NONE:
            set_empty(model, slot, False)
    elif act.deed == d.PREPARE and prepare_fault(model) == 0:
        model.reactions += 1
    elif act.target[:1] == "k" and act.target[1:].isdigit():
        _at_marker(sheet, act, model, int(act.target[1:]))


def _at_marker(sheet: Sheet, act: Deed, model: Model, number: int) -> None:
    """A marker is looked at, or used: it is done with, or locked for this round (WB-I1)."""
    if number not in sheet.marks:
        return
    if act.deed == d.LOOK:
        sheet.marker(number).seen |= 1 << model.side
    elif act.deed == d.USE and act.worked is True:
        sheet.marker(number).out = True
    elif act.deed == d.USE and act.worked is False:
        locked = (*sheet.thinking.locked, (act.token, number))
        sheet.thinking = replace(sheet.thinking, locked=locked)


# -- reactions -----------------------------------------------------------------------------------


def noticed(sheet: Sheet, act: Noticed) -> Refusal | None:
    """Somebody acts before the eyes of the AI."""
    if (wrong := missing(sheet, act.token, *act.hit, *act.hurt)) is not None:
        return wrong
    if sheet.thinking.window is not None:
        return refuse("WB-R6", "window-open", token=sheet.thinking.window.cause)
    sheet.thinking = replace(sheet.thinking, window=Window(act.token, act.hit, act.hurt))
    return None


def _reacted(sheet: Sheet, act: Deed) -> Refusal | None:
    """A model of the AI reacts, or nobody does: the window closes."""
    thinking, window = sheet.thinking, sheet.thinking.window
    if window is None:
        return refuse("WB-R6", "no-window", token=act.token)
    if act.deed == d.PASS:
        sheet.thinking = replace(thinking, window=None)
        return None
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    model = sheet.model(act.token)
    if model.reactions < 1 or act.token in window.declared or not is_ai(sheet, model):
        return refuse("WB-R5", "no-tokens", token=act.token)
    model.reactions -= 1
    _effect(sheet, act)
    went = (act.token,) if act.deed in d.MOVING else ()
    names = tuple(fighter_word(token) for token in (*went, *act.moved))
    said: tuple[Said, ...] = ()
    for each in window.said:
        said += carried((each,), fighter_word(each.me), names)
    declared = (*window.declared, act.token)
    sheet.thinking = replace(thinking, window=replace(window, said=said, declared=declared))
    _moved(sheet, (*went, *act.moved))
    if act.touches is not None:
        _touch(sheet, act.token, act.touches)
    return None


def reacts(sheet: Sheet, act: Reacts) -> Refusal | None:
    """A person's model spends its reaction token (WB-R5)."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    model = sheet.model(act.token)
    if model.reactions < 1 or is_ai(sheet, model):
        return refuse("WB-R5", "no-tokens", token=act.token)
    model.reactions -= 1
    if act.moved:
        _moved(sheet, (act.token,))
    return None


def moved(sheet: Sheet, act: Moved) -> Refusal | None:
    """Somebody moved: what was said of them holds no longer."""
    if not act.tokens:
        return refuse("CO-6", "nobody-moved")
    if (wrong := missing(sheet, *act.tokens)) is not None:
        return wrong
    _moved(sheet, act.tokens)
    return None


def _moved(sheet: Sheet, tokens: tuple[int, ...]) -> None:
    if not tokens:
        return
    thinking = sheet.thinking
    names = tuple(fighter_word(token) for token in tokens)
    if thinking.fighter != NONE:
        said = carried(thinking.said, fighter_word(thinking.fighter), names)
        thinking = replace(thinking, said=said, choice=None)
    near = set(tokens)
    for token in tokens:
        near.update(_foes(sheet, sheet.model(token)))
    sheet.thinking = untouched(thinking, tuple(near))


# -- what it is after ----------------------------------------------------------------------------


def aim(sheet: Sheet, act: Aim) -> Refusal | None:
    """What the AI is after, set by hand: the last that was set counts first (WC-A3)."""
    named = (*act.only, *act.tokens)
    if (wrong := missing(sheet, *named)) is not None:
        return wrong
    for number in act.markers:
        if number not in sheet.marks:
            return refuse("CO-1", "no-marker", number=number)
    thinking = sheet.thinking
    kept = tuple(
        goal for goal in thinking.goals if not (goal.side == act.side and goal.only == act.only)
    )
    if act.kind:
        goal = Goal(
            side=act.side,
            kind=act.kind,
            only=act.only,
            fighters=act.tokens,
            marks=act.markers,
            edge=act.edge,
            exit=act.exit,
            point=act.point,
        )
        kept = (goal, *kept)
    sheet.thinking = replace(thinking, goals=kept)
    return None


def edge(sheet: Sheet, act: Edge) -> Refusal | None:
    """The edge that a side came from."""
    first, second = sheet.thinking.edges
    found = (act.edge, second) if act.side == 0 else (first, act.edge)
    sheet.thinking = replace(sheet.thinking, edges=found)
    return None


def role(sheet: Sheet, act: InRole) -> Refusal | None:
    """Who is what in the scenario; whoever was it before is it no longer."""
    if (wrong := missing(sheet, act.token)) is not None:
        return wrong
    roles = {**dict(sheet.thinking.roles), act.word: act.token}
    sheet.thinking = replace(sheet.thinking, roles=tuple(sorted(roles.items())))
    return None


# -- what other entries mean for it --------------------------------------------------------------


def follow(sheet: Sheet, act: acts.Play) -> None:
    """What an entry about something else means for what the AI knows."""
    thinking = sheet.thinking
    if isinstance(act, acts.Round):
        sheet.thinking = replace(ended(thinking), drawn=False, locked=())
    elif isinstance(act, acts.SideTurn):
        sheet.thinking = replace(thinking, drawn=False, window=None)
    elif isinstance(act, acts.Ready) and is_ai(sheet, sheet.model(act.token)):
        sheet.thinking = replace(thinking, drawn=True)
    elif isinstance(act, acts.Activate):
        if is_ai(sheet, sheet.model(act.token)):
            sheet.thinking = begun(thinking, act.token)
        else:  # it may go anywhere
            sheet.thinking = replace(thinking, touches=(), window=None)
    elif isinstance(act, acts.EndActivation):
        sheet.thinking = ended(thinking)
    elif isinstance(act, acts.Put | acts.FieldUnit | acts.Spend):
        sheet.thinking = replace(thinking, choice=None)
    elif isinstance(act, acts.Strike):
        sheet.thinking = replace(thinking, window=window_of(sheet, act) or thinking.window)


def window_of(sheet: Sheet, act: acts.Strike) -> Window | None:
    """An attack of a person's model may be answered by a reaction (WB-R6)."""
    attacker = sheet.model(act.token)
    waiting = any(is_ai(sheet, m) and m.reactions > 0 for m in sheet.battle.models if m.alive)
    if act.reaction or is_ai(sheet, attacker) or not waiting:
        return None
    hurt = [
        sheet.token_of(victim)
        for event in sheet.told
        if event.name == "wasteland-damaged" and isinstance(victim := event.args.get("model"), int)
    ]
    hit = [*hurt]
    if any(event.name == "wasteland-hit" for event in sheet.told):
        hit.append(act.target)
    return Window(act.token, tuple(dict.fromkeys(hit)), tuple(dict.fromkeys(hurt)))
