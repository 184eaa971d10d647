"""A campaign leads to battles and goes on from what came of them: the same for every client.

    plan = battle_plan(campaign, lang)          # who fights it, with what, by which dice
    battle = Sitting.begin(plan.game, plan.seats, options=plan.options, seed=plan.seed, …)
    …                                           # it is played like any match
    take_result(campaign, battle.match.record)  # and the campaign goes on

Where records lie is the client's affair.
"""

from __future__ import annotations

from dataclasses import dataclass

import overseer
from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.match import Match
from overseer.engine.nature import inner_seed
from overseer.engine.record import Record
from overseer.host.manner import Manner
from overseer.host.options import Described
from overseer.host.sitting import Sitting, Table
from overseer.host.wasteland import doubtful, faction
from overseer.text import translate
from overseer.voice.wasteland.force.printed import ForcePrinted, secrets_printed, units_printed
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.campaign.facts import COURSES, FREE_COURSE, LINKED_COURSE, MOST_BATTLES
from overseer.wasteland.campaign.game import AI_FACTIONS, SIDES, usual_sides
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.muster import force_of
from overseer.wasteland.campaign.results.hand_over import battle_options, battle_seats
from overseer.wasteland.campaign.results.played import result_from
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_FORCE, T_QUEST, T_RESULT
from overseer.wasteland.game import FACTIONS
from overseer.wasteland.words import LISTS


class Own(Manner):
    """What can be chosen when a campaign is founded."""

    def options(self) -> tuple[Described, ...]:
        linked = "course", ("", LINKED_COURSE)
        return (
            Described(name="cards", brings="cards"),
            Described(name="course", values=COURSES),
            Described(
                name="sides",
                values=SIDES,
                each=usual_sides,
                only=linked,
                named=lambda value, lang: translate(lang, f"scenario-side-{value}"),
            ),
            Described(
                name="factions",
                values=FACTIONS,
                each=lambda seats: list(AI_FACTIONS),
                only=linked,
                named=faction,
            ),
            Described(
                name="settlements",
                kind="switch",
                values=(True, False),
                on=True,
                each=lambda seats: [True] * seats,
            ),
            Described(
                name="battles",
                kind="number",
                least=1,
                most=MOST_BATTLES,
                only=("course", (FREE_COURSE,)),
            ),
            Described(name="caps", values=LISTS),
            *doubtful(),
        )


@dataclass(frozen=True, slots=True)
class BattlePlan:
    """The battle that a campaign has prepared."""

    game: Game
    seats: list[str]
    options: dict[str, object]
    seed: bytes
    table: Table


def state_of(campaign: Sitting) -> CampaignState:
    """Where a campaign stands."""
    state = campaign.match.state
    assert isinstance(state, CampaignState)
    return state


def force_printed(campaign: Sitting, viewer: int | None, lang: str) -> ForcePrinted:
    """The force that a seat brings into the battle that is prepared; empty before it has one."""
    if viewer is None:
        return ForcePrinted(name="")
    view = state_of(campaign).view(viewer)
    player, books = view.position.players[viewer], view.position.books
    made = ForcePrinted(name=campaign.name_of(viewer, lang))
    if player.force and view.position.topic in (T_QUEST, T_FORCE, T_RESULT):
        brought = [*player.hand, *player.own.extra]
        owed = player.own.consequences
        made.units = units_printed(force_of(player, books), books.cards, lang)
        made.cards, _ = secrets_printed(brought, player.quest, owed, books.cards, lang)
    return made


def battle_plan(campaign: Sitting, lang: str, attempt: int = 0) -> BattlePlan:
    """Who fights the battle that is prepared, with what, and by which dice.

    `attempt` counts those that were given up before: their dice are known by now.
    """
    state = state_of(campaign)
    seats = battle_seats(state)
    names = [campaign.name_of(seat, lang) for seat in seats]
    table = Table(names=names, think=campaign.table.think, budget=campaign.table.budget)
    return BattlePlan(
        game=overseer.game("wasteland"),
        seats=[campaign.seats[seat] for seat in seats],
        options=battle_options(state),
        seed=inner_seed(campaign.match.seed, len(state.fought) + 1, attempt),
        table=table,
    )


def played(record: Record) -> Match:
    """A finished battle by its record, every entry judged again."""
    assert record.end is not None
    game = overseer.game(record.header.game)
    nobody = [None] * len(record.header.seats)
    return Match(game, nobody, seed=bytes.fromhex(record.end.seed), record=record)


def ended(match: Match) -> bool:
    """Whether a battle came to an end of its own; one that was given up has none."""
    return isinstance(match.state, Battle) and bool(match.state.how)


def take_result(campaign: Sitting, battle: Record) -> list[Event]:
    """The campaign goes on from the record of its battle, every move and die of it checked.

    A RecordError says what is wrong with one that is not of this battle, or has not ended.
    """
    state = state_of(campaign)
    move = result_move(result_from(state, battle))
    return campaign.happened(campaign.match.play(state.seat, move))
