"""The next step of the AI by questions, in words."""

from __future__ import annotations

from typing import Final

from overseer.text import translate
from overseer.voice.wasteland.companion.asking import YES_OR_NO, asked
from overseer.voice.wasteland.companion.names import fighter_title, title
from overseer.voice.wasteland.companion.telling import entry_text, response_text, told
from overseer.voice.wasteland.ledger.ai_given import (
    AiGiven,
    AiLine,
    AiOffer,
    AiQuestion,
    AiRuler,
    AiThing,
    AiTold,
)
from overseer.voice.wasteland.ledger.words import side_title
from overseer.wasteland.battle.model import STATUSES
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.case import subjects_of
from overseer.wasteland.companion.goal import enemies
from overseer.wasteland.companion.instruct import Entry, Instruction
from overseer.wasteland.companion.small import follows
from overseer.wasteland.companion.table import Goal, Table
from overseer.wasteland.ledger.ai import step as s
from overseer.wasteland.ledger.ai.offers import (
    EDGE_WORDS,
    Offer,
    answer_of,
    buttons,
    choices,
    facts,
    reacting,
)
from overseer.wasteland.ledger.ai.step import Step, step_of
from overseer.wasteland.ledger.ai.table import goal_for
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.text.names import listed, named
from overseer.wasteland.words import COLOUR_LETTERS, COLOURS, LENGTHS, NONE

STAGE_RULES: Final = {
    s.DRAW: "WC-A2",
    s.ACTIVATE: "WC-A2",
    s.DIE: "WC-A4",
    s.EDGE: "WC-A3",
    s.ROLE: "WC-A3",
    s.PICK: "WC-A10",
    s.END: "WC-A5",
    s.OVER: "WB-R2",
    s.PASS: "WB-R6",
    s.WATCH: "WB-R5",
}
ASKED_RULES: Final = {
    q.FRIENDS: "WC-A4",
    **dict.fromkeys((q.ENGAGED, q.FOUGHT), "WC-A6"),
    **dict.fromkeys((q.TOUCH, q.WITHIN, q.REACH, q.SEES, q.NEXT, q.SEES_THEN), "WC-A8"),
    **dict.fromkeys((q.SHOT, q.POSITION), "WC-A9"),
    **dict.fromkeys((q.NEAREST, q.CLOSEST, q.IMPORTANT, q.COVER), "WC-A10"),
    **dict.fromkeys((q.AT, q.SUBJECT), "WC-A12"),
    **dict.fromkeys((q.USABLE, q.ONE_MOVE, q.LOOKS), "WC-A13"),
    **dict.fromkeys((q.ALONG, q.BREAK_OFF, q.BREAK_OFF_HARDER), "WC-A15"),
    q.SLIDES: "WC-A17",
    **dict.fromkeys((q.AWARE, q.SAFER), "WC-A25"),
}
TOLD_RULES: Final = {
    d.MOVE: "WC-A12",
    **dict.fromkeys((d.TOUCH, d.LOOK, d.USE), "WC-A13"),
    d.BREAK_OFF: "WC-A15",
    d.SLIDE: "WC-A17",
    **dict.fromkeys((d.PREPARE, d.HEAL), "WC-A18"),
    **dict.fromkeys((d.LOST, d.NEAREST), "WC-A21"),
    d.RELOAD: "WC-A24",
    d.END: "WC-A5",
}
THINGS: Final = ("token", "edge", "pick", "reacts", "role", "wearer")  # offers about one
PICTURES: Final = {
    d.CHARGE: "charge",
    **dict.fromkeys((d.SHOOT, d.THROW), "shot"),
    **dict.fromkeys((d.FIGHT, d.DETONATE), "fight"),
    **dict.fromkeys((d.LOOK, d.USE), "use"),
}


def ai_given(sheet: Sheet, lang: str) -> AiGiven | None:
    """What the AI's side of the table needs now; None: nothing."""
    step = step_of(sheet)
    if step is None:
        return None
    table, told_now = step.table, step.instruction
    active = sheet.battle.active != NONE and not step.reaction and step.token != NONE
    left = sheet.battle.actions
    return AiGiven(
        stage=step.stage,
        side=step.side,
        title=stage_title(sheet, step, lang),
        rule=_rule(step),
        who=None if step.token == NONE else thing(sheet, table, f"m{step.token}", lang),
        action=max(3 - left, 1) if active and left > 0 and step.stage != s.WATCH else 0,
        actions=2,
        quick=active and left == 0,
        reaction=step.reaction,
        aim=aim_text(table, step.token, lang) if active and step.stage != s.WATCH else "",
        trail=trail(sheet, step, lang),
        question=None if step.question is None else question(sheet, step, lang),
        told=None if told_now is None else instruction(sheet, step, told_now, lang),
        choices=[offer(sheet, step, each, lang) for each in choices(sheet, step)],
        buttons=[offer(sheet, step, each, lang) for each in buttons(sheet, step)],
        reacts=[offer(sheet, step, each, lang) for each in reacting(sheet, step)],
        rulers=_rulers(step, lang),
        facts=[offer(sheet, step, each, lang) for each in facts(sheet)],
        others=_others(sheet, step, lang),
    )


def _rulers(step: Step, lang: str) -> list[AiRuler]:
    """The rulers of a question or an instruction, each once."""
    letters = ""
    if step.question is not None:
        letters = step.question.rulers
    elif step.instruction is not None:
        letters = step.instruction.ruler + step.instruction.reach
    found: list[AiRuler] = []
    for letter in dict.fromkeys(letters):
        colour = COLOUR_LETTERS.index(letter)
        name = translate(lang, f"wasteland-colour-{COLOURS[colour]}")
        found.append(AiRuler(letter, name, LENGTHS[colour]))
    return found


def stage_title(sheet: Sheet, step: Step, lang: str) -> str:
    """What is to be done now."""
    side = step.next if step.stage == s.OVER else step.side
    who = ""
    if step.token != NONE:
        who = fighter_title(step.table, step.table.fighter(step.token), lang)
    if step.question is not None:
        return asked(step.table, step.question, lang)["text"]
    if step.stage in (s.DO, s.END) and step.instruction is not None:
        return told(step.table, step.instruction, lang)["text"]
    return translate(
        lang, f"companion-stage-{step.stage}", who=who, side=side_title(sheet, side, lang)
    )


def _rule(step: Step) -> str:
    if step.question is not None:
        return ASKED_RULES[step.question.kind]
    if step.instruction is not None:
        return told_rule(step.instruction, step.reaction)
    return STAGE_RULES[step.stage]


def told_rule(told_now: Instruction, reaction: bool) -> str:
    """The rule that an instruction comes from."""
    if reaction:
        return "WC-A25"
    if told_now.deed in TOLD_RULES:
        return TOLD_RULES[told_now.deed]
    return "WC-A9" if told_now.list == "ranged" else "WC-A8"


def thing(sheet: Sheet, table: Table, word: str, lang: str) -> AiThing:
    """What a word names, to be drawn."""
    text = title(table, word, lang)
    if word[:1] == "m" and word[1:].isdigit():
        token = int(word[1:])
        model = sheet.model(token)
        return AiThing(
            *(word, text, "model", token, model.unit.id),
            name=sheet.names.get(token) or named("unit", model.unit.id, lang),
            left=max(model.left, 0),
            health=model.health,
            rads=model.rads,
            side=model.side,
            status=STATUSES[model.status],
            ai=table.fighter(token).ai,
        )
    if word[:1] == "k" and word[1:].isdigit():
        return AiThing(word, text, "marker", token=int(word[1:]))
    return AiThing(word, text, "edge" if word in EDGE_WORDS else "place")


def question(sheet: Sheet, step: Step, lang: str) -> AiQuestion:
    """A question with all that is needed to draw it."""
    found = step.question
    assert found is not None
    words = asked(step.table, found, lang)
    return AiQuestion(
        kind=found.kind,
        text=words["text"],
        help=words["help"],
        means=translate(lang, f"companion-means-{found.kind}"),
        rule=ASKED_RULES[found.kind],
        things=[thing(sheet, step.table, word, lang) for word in found.candidates],
        answer=answer_of(step),
        rulers=found.rulers,
        at=thing(sheet, step.table, found.at, lang) if found.at else None,
        single=len(found.candidates) == 1 or found.kind in YES_OR_NO,
        none=found.least == 0,
        least=found.least,
        most=found.most,
    )


def instruction(sheet: Sheet, step: Step, each: Instruction, lang: str) -> AiTold:
    """What is to be done, with how it is drawn."""
    words = told(step.table, each, lang)
    how = list(words["how"])
    if each.deed in (d.FIGHT, d.CHARGE) and not step.reaction:
        yes = follows(step.table, each.fighter, each.deed == d.CHARGE)
        how.append(translate(lang, f"companion-how-{'follow' if yes else 'stay'}"))
    target = each.targets[0] if each.targets else ""
    moving = "move" if each.deed in d.MOVING or each.deed == d.SLIDE else "none"
    return AiTold(
        deed=each.deed,
        text=words["text"],
        how=how,
        rule=told_rule(each, step.reaction),
        picture=PICTURES.get(each.deed, moving),
        ruler=each.ruler,
        reach=each.reach,
        target=thing(sheet, step.table, target, lang) if target else None,
        careful=each.careful,
    )


def trail(sheet: Sheet, step: Step, lang: str) -> list[AiLine]:
    """What is known so far: the die, the entries that were gone down, the reasons."""
    found: list[AiLine] = []
    reading = sheet.thinking.reading
    table = step.table
    if reading is not None and not step.reaction and step.token == sheet.thinking.fighter:
        text = response_text(table, sheet.cards, step.token, reading, lang)
        found.append(AiLine("die", text))
    told_now, decision = step.instruction, step.decision
    if step.stage == s.PICK:
        told_now = step.choices[0]
    if told_now is not None:
        found += [_entry(entry, lang) for entry in told_now.entries]
        why = told(table, told_now, lang)["why"]
        found += [AiLine("why", text) for text in why]
    elif decision is not None:
        found += [_entry(entry, lang) for entry in decision.entries]
    return found


def _entry(entry: Entry, lang: str) -> AiLine:
    words = entry_text(entry, lang)
    mark = "entry-no" if words["why"] else "entry-yes"
    return AiLine(mark, words["text"], words["why"], words["place"], words["rulers"])


def aim_text(table: Table, token: int, lang: str) -> str:
    """What a model is after."""
    goal = goal_for(table, token)
    if goal is None or goal.kind == "none":
        return translate(lang, "companion-aim-none")
    subjects = [title(table, word, lang) for word in subjects_of(table, table.fighter(token), goal)]
    if not subjects:
        return translate(lang, "companion-aim-none")
    if goal.kind == "defeat" and len(subjects) > 1 and _everybody(table, token, goal):
        return translate(lang, "companion-aim-all")
    return translate(lang, f"companion-aim-{goal.kind}", subjects=listed(subjects, lang))


def _everybody(table: Table, token: int, goal: Goal) -> bool:
    """Whether an aim is about every enemy on the table."""
    me = table.fighter(token)
    foes = [other for other in table.fighters if other.place == "table" and enemies(me, other)]
    return all(foe.id in goal.fighters for foe in foes)


def offer(sheet: Sheet, step: Step, each: Offer, lang: str) -> AiOffer:
    """Something that can be entered, with the thing that it is about."""
    shown = each.word and each.id.partition("-")[0] in THINGS
    about = thing(sheet, step.table, each.word, lang) if shown else None
    text = "" if about is None else about.text
    if each.id.startswith("face-"):
        text = translate(lang, f"companion-face-{each.word}")
    elif each.id.startswith("note-"):
        text = translate(lang, f"companion-{each.id}")
    elif each.id.startswith("pick-"):
        place = int(each.id.partition("-")[2])
        text = told(step.table, step.choices[place], lang)["text"]
    return AiOffer(each.id, text, list(each.acts), about, each.throws)


def _others(sheet: Sheet, step: Step, lang: str) -> list[AiThing]:
    """Whom a model that moves may touch now; who may be under a bomb."""
    if step.instruction is None:
        return []
    if step.instruction.deed == d.DETONATE:
        there = [o for o in step.table.fighters if o.place == "table" and o.id != step.token]
        return [thing(sheet, step.table, f"m{other.id}", lang) for other in there]
    if step.instruction.deed not in d.MOVING:
        return []
    me = step.table.fighter(step.instruction.fighter)
    foes = [o for o in step.table.fighters if o.place == "table" and enemies(me, o)]
    return [thing(sheet, step.table, f"m{other.id}", lang) for other in foes]
