"""The last steps of the set-up: boosts, quests, the event deck, harm that waited (WC-F3)."""

from __future__ import annotations

from overseer.wasteland.battle.attack.guns import push_harm
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.deeds import begin_deeds
from overseer.wasteland.battle.fortune.event_deck import add_consequence, build_deck, look_at_deck
from overseer.wasteland.scenarios.plan import Plan


def begin_fortune(battle: Battle, plan: Plan) -> None:
    """Everybody is deployed: what players hold in secret, and what the deck holds."""
    hands: list[tuple[int, ...]] = []
    quests: list[int] = []
    for seat in range(battle.seats):
        brought = plan.brought[seat]
        force = plan.forces[seat]
        held = list(brought.extra)
        if force is not None:
            held += [battle.cards.boost_numbers[id] for id in force.boosts]
        hands.append(tuple(sorted(held)))
        quests.append(brought.quest)
        for card in brought.consequences:
            add_consequence(battle, card, seat)
    battle.hands = tuple(hands)
    battle.quests = tuple(quests)
    begin_deeds(battle)
    if plan.events:
        build_deck(battle)
        look_at_deck(battle)
    for seat in range(battle.seats - 1, -1, -1):
        push_harm(battle, seat, plan.brought[seat].harm)
