"""What is numbered where moves are listed line by line: few enough to read; the rest is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overseer.engine.state import Move
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.campaign.topics import T_BATTLE, T_BUILD, T_LEADER
from overseer.wasteland.campaign.view import SeenCampaign

AI_SIDE: Final = "wasteland"  # the side that people leave to the AI, where there is one
USUAL_LIMIT: Final = "750"  # WC-F1


def is_perk(move: Move) -> bool:
    """Whether a move is about a perk."""
    return isinstance(move, CampaignMove) and move.verb in ("perk", "unperk")


def of_model(move: Move) -> bool:
    """Whether it is about a model's perk: there are so many that they have a list of their own."""
    return is_perk(move) and isinstance(move, CampaignMove) and len(move.words) > 1


def shortened(state: SeenCampaign, moves: Sequence[Move]) -> list[Move]:
    """Each scenario once, each new leader once, no perks of models; and all the rest."""
    return [move for move in moves if not of_model(move) and _is_usual(state, move)]


def _is_usual(state: SeenCampaign, move: Move) -> bool:
    if not isinstance(move, CampaignMove):
        return True
    if move.verb == "battle":
        return move == usual_battle(move.a, len(state.players))
    return move.verb != "lead" or move.b == state.own.leader_card


def usual_battle(scenario: str, seats: int) -> CampaignMove:
    """A scenario for the usual limit: together against the AI, else on both sides."""
    first, second = side_names(scenario)
    other = first if second == AI_SIDE else second
    return CampaignMove("battle", scenario, USUAL_LIMIT, *[first, other, first][:seats])


def typing_hints(reader: Reader) -> list[str]:
    """How to type what is not in the list."""
    topic = reader.view.position.topic
    if topic == T_BATTLE:
        names = [reader.name(seat) for seat in range(len(reader.seats))]
        return [reader.text("campaign-battle-hint", players=listed(names, reader.lang))]
    if topic == T_BUILD:
        n = sum(of_model(move) for move in reader.moves())
        return [reader.text("campaign-perk-hint", n=n)] if n else []
    return [reader.text("campaign-lead-hint")] if topic == T_LEADER else []
