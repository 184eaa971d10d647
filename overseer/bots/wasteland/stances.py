"""Ways to fight a battle, one of which is right at a time: `hard` imagines where each leads."""

from __future__ import annotations

from overseer.bots.wasteland.weights import Weights, patient


def stances() -> list[Weights]:
    """What `hard` chooses from; the first is how it fights when nothing speaks against it."""
    return [patient(), Weights(), rushing(4.0), rushing(100.0), hiding()]


def rushing(hold: float) -> Weights:
    """Whatever it costs; with a high `hold` once the enemy has acted."""
    weights = patient()
    weights.fear = 0.2
    weights.lure = 0.5
    weights.press = 1.0
    weights.hold = hold
    return weights


def hiding() -> Weights:
    """Out of everybody's sight, to keep a lead or to wait for the last round."""
    weights = patient()
    weights.fear = 1.5
    weights.lure = 0.0
    weights.press = 0.0
    weights.hold = 100.0
    return weights
