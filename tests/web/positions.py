"""Positions of a duel that were laid out, with full boards, as the server would give them.

given("full", "de")     # eight allies a side, ten cards in hand, in German
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import msgspec

import overseer
from overseer.voice.given import Question
from overseer.voice.reader import Reader
from overseer.voice.voice import voice_of
from tests.tragic.table import Table

NAMES: Final = ("Mara", "Jonas")
GAME: Final = overseer.game("tragic")

MINE: Final = (
    *("volunteer-1", "lookout-1", "caravan-trader-1", "campfire-cook-1"),
    *("mutant-bomber-1", "pit-fighter-1", "raider-bruiser-1", "minuteman-1"),
)
THEIRS: Final = (
    *("radroach-1", "feral-ghoul-1", "mole-rat-1", "giant-wasp-1"),
    *("stray-cat-1", "thieving-magpie-1", "rust-devil-2", "super-mutant-brute-2"),
)
HAND: Final = (
    *("thorny-hide-1", "battering-ram-2", "flamer-burst-2", "power-armour-frame-3"),
    *("stone-wall-2", "human-shield-1", "bodyguard-3", "tripwire-1", "smooth-talker-1", "bribe-2"),
)


def full() -> Table:
    """Eight allies a side, ten cards in hand, things worn, a few points engaged."""
    table = Table()
    for seat, cards in enumerate((MINE, THEIRS)):
        for card in cards:
            table.put(seat, card)
        table.lots(seat)
        table.trait(seat, "studious-1", "gifted-3").skill(seat, "parry-1", "training-1", "drill-1")
        for card in ("spiked-harness-1", "night-goggles-1", "fighting-pit-2", "lucky-mints-1"):
            table.put(seat, card)
        table.player(seat).spent = bytes([2, 0, 1, 0, 3, 0, 0])
        table.player(seat).radiation = 3
        table.discard(seat, "punch-1", "bat-blow-1", "war-cry-1")
    table.hand(0, *HAND).hand(1, "rampage-3", "counter-punch-1", "brace-1", "punch-2")
    table.lay(0, "thick-skin-1").lay(1, "hammer-arm-1", "fast-metabolism-1")
    return table.fill()


def theirs() -> Table:
    """The same in the other player's turn."""
    table = full()
    table.state.active = 1
    return table


def until(table: Table, seat: int, topic: str) -> Table:
    """Let everything pass until somebody is asked something."""
    while (table.seat, table.topic) != (seat, topic):
        table.play("pass")
    return table


@cache
def positions() -> dict[str, Table]:
    """The positions that were laid out, as seat 0 sees them."""
    attacked = theirs().play("cast rampage-3")
    if attacked.topic == "target":
        attacked.play("target a")
    blocking = theirs().play("attack b7", "target a", "join b8", "pass")
    dividing = full().play("attack a8", "target b", "pass")
    until(dividing, 1, "block").play("block b7", "block b8", "pass")
    return {
        "full": full().start(),
        "attacked": until(attacked, 0, "answer"),
        "blocking": until(blocking, 0, "block"),
        "dividing": until(dividing, 0, "divide"),
    }


def plain(given: object) -> Any:
    """What is given as it comes over the wire."""
    return json.loads(msgspec.json.encode(given))


def given(name: str, lang: str = "en") -> dict[str, Any]:
    """Scene and question of a position, as seat 0 gets them."""
    view = positions()[name].state.view(0)
    reader = Reader(view=view, lang=lang, seats=("human", "human"), names=NAMES)
    voice, decision = voice_of(GAME), reader.decision
    assert decision is not None
    question = Question(
        topic=decision.name,
        prompt=voice.prompt(reader),
        seats=list(decision.seats),
        asked=reader.is_asked,
        choices=voice.choices(reader),
        builders=voice.builders(reader),
    )
    return {"scene": plain(voice.scene(reader)), "question": plain(question)}
