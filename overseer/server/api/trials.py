"""Decks tried out: bots play them against the ready ones, or alone."""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from overseer.engine.nature import SEED_BYTES
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.decks import AskHand, GoldfishGiven, NewTrial, TrialGiven
from overseer.server.schema.tables import Fine
from overseer.text import translate

LARGEST_BODY: Final = 100_000


@route("POST", "/api/decks/trial", weight=20, largest=LARGEST_BODY)
async def begin_trial(call: Call, body: NewTrial) -> TrialGiven:
    """Have bots play a deck against every ready one. It goes on when one leaves; one at a time."""
    return await call.registry.trials.begin(call.who, body, call.lang)


@route("GET", "/api/decks/trial")
async def trial(call: Call) -> TrialGiven:
    """How far one's trial has come, and how the deck does against each ready one."""
    return await call.registry.trials.given(call.who, call.lang)


@route("DELETE", "/api/decks/trial", weight=2)
async def stop_trial(call: Call) -> Fine:
    """Stop it. What was played is kept until the next one."""
    await call.registry.trials.stop(call.who)
    return Fine()


@route("POST", "/api/decks/goldfish", weight=20, largest=LARGEST_BODY)
async def goldfish(call: Call, body: AskHand) -> GoldfishGiven:
    """The first turns of a deck, played by a bot against somebody who only passes."""
    seed = body.seed or token_hex(SEED_BYTES)
    found = await call.registry.trials.goldfish(body, bytes.fromhex(seed), call.lang)
    return GoldfishGiven(
        seed=seed,
        opening=found.opening,
        turns=found.turns,
        won=found.won,
        text=translate(call.lang, "decks-goldfish-won", turn=found.won),
    )
