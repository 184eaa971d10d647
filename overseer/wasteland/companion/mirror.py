"""A battle of the digital table as what a tracker would know of it: no positions."""

from __future__ import annotations

from msgspec import structs

from overseer.wasteland.battle.battle import EDGES, Battle
from overseer.wasteland.battle.dice import FACE_WORDS
from overseer.wasteland.battle.measure import engaged_with, presence, reaches, sees, within
from overseer.wasteland.battle.model import MARKER_KINDS, UNKNOWN, Marker, Model
from overseer.wasteland.battle.moves import INTERACT, at_marker
from overseer.wasteland.battle.rules import AIMS
from overseer.wasteland.battle.things.expertise import is_plain, skill_wanted, untested
from overseer.wasteland.battle.things.markers import known
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion.fighter import fighter
from overseer.wasteland.companion.mirror_notes import notes_of, roles_of
from overseer.wasteland.companion.paper import reading_of
from overseer.wasteland.companion.table import Acting, Fighter, Goal, Mark, Table
from overseer.wasteland.words import (
    COLOUR_LETTERS,
    DOG,
    HANDLER,
    NONE,
    SKILLS,
)


def table_of(battle: Battle, model: Model, contacts: bool) -> Table:
    """What is known while a model of the AI is asked; `contacts`: who touches whom as well."""
    rules = battle.rules
    return Table(
        fighters=tuple(fighter_of(battle, each, contacts) for each in battle.models),
        marks=tuple(mark_of(battle, each, model) for each in battle.markers),
        goals=(goal_of(battle, model),),
        edges=tuple(edge_word(rules.edge_of(battle, side)) for side in (0, 1)),
        events=tuple(battle.cards.events[card].id for card, _ in battle.fate.standing),
        acting=acting_of(battle, model),
        swaps_radiation=rules.swaps_radiation,
        round=battle.round,
        notes=notes_of(battle),
        roles=roles_of(battle),
    )


def edge_word(edge: int) -> str:
    """An edge of the table by its word; empty: none."""
    return "" if edge == NONE else EDGES[edge]


def fighter_of(battle: Battle, model: Model, contacts: bool) -> Fighter:
    """One model."""
    cards = battle.cards
    rules = battle.rules
    burdened = rules.burdens
    carded = model.unit.id in cards.unit_numbers
    givers = [
        giver.number
        for giver in battle.models
        if giver.auras
        and giver.alive
        and giver.side == model.side
        and any(reaches(battle, gift.reach, giver, model) for gift in giver.auras)
    ]
    givers += [giver for giver in handlers(battle, model) if giver not in givers]
    return structs.replace(
        fighter(battle, model, model.number),
        thing=0 if carded else model.unit.health,
        ratings=() if carded else model.unit.ratings,
        throws=throws(cards, model) if carded else "",
        ai=model.seat == NONE,
        wild=model.wild or everybodys_enemy(battle, model),
        engaged_with=tuple(m.number for m in engaged_with(battle, model)) if contacts else None,
        auras=tuple(givers),
        locked=model.locked,
        spared=not rules.targetable(battle, model),
        capable=rules.capable(battle, model),
        slower=rules.slower(battle, model) if burdened else 0,
        may_charge=not burdened or rules.may_charge(battle, model),
    )


def handlers(battle: Battle, model: Model) -> list[int]:
    """The handlers in whose presence a dog searches (WB-I3)."""
    if not model.unit.types & DOG or not model.alive:
        return []
    return [
        friend.number
        for friend in battle.friends_of(model)
        if friend.unit.traits & HANDLER
        and within(friend, model, presence(friend))
        and sees(battle, friend, model)
    ]


def everybodys_enemy(battle: Battle, model: Model) -> bool:
    """Whether the scenario makes a model of no side an enemy of both."""
    return model.side > 1 and all(
        battle.rules.enemies(battle, model, other) for other in battle.models if other.side < 2
    )


def throws(cards: CardSet, model: Model) -> str:
    """The ruler by which the scenario lets a model throw that could not (WC-R11)."""
    more = model.unit.throw != cards.unit(model.unit.id).throw
    return COLOUR_LETTERS[model.unit.throw] if more else ""


def mark_of(battle: Battle, marker: Marker, model: Model) -> Mark:
    """One marker as a model's side knows it."""
    seen = known(marker, model.side)
    skill = NONE
    if seen and is_plain(marker) and not untested(marker.content):
        skill = skill_wanted(marker.content)
    return Mark(
        id=marker.number,
        word=marker.word,
        kind=MARKER_KINDS[marker.kind],
        out=marker.out,
        carrier=marker.carrier,
        known=seen,
        skill="" if skill == NONE else SKILLS[skill],
        content=marker.content if seen else UNKNOWN,
        state=marker.state,
        in_fight=battle.rules.while_engaged(battle, at_marker(INTERACT, marker.number)),
    )


def goal_of(battle: Battle, model: Model) -> Goal:
    """What a model is after."""
    aim = battle.rules.aim(battle, model)
    exits = aim.edge != NONE and battle.rules.may_leave(battle, model, aim.edge)
    return Goal(
        side=model.side,
        kind=AIMS[aim.kind],
        only=(model.number,),
        fighters=aim.models,
        marks=aim.markers,
        edge=edge_word(aim.edge),
        exit=exits,
        point=aim.point is not None,
    )


def acting_of(battle: Battle, model: Model) -> Acting | None:
    """The activation that is going on; None outside of one."""
    found = battle.response
    if found.model != model.number:
        return None
    return Acting(
        fighter=model.number,
        actions=battle.actions,
        reading=reading_of(found, FACE_WORDS[0]),
        vats=found.vats,
        quick=found.quick,
    )
