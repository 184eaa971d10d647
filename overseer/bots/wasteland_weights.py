"""What the bots hold dear in Wasteland; found by letting weights play each other."""

from __future__ import annotations


class Weights:
    """One number for each habit of judgement."""

    def __init__(self) -> None:
        self.fear: float = 0.45  # what enemies could do to a model, of which it counts so much …
        self.soon: float = 0.9  # … when they are not even ready …
        self.later: float = 0.6  # … or act next round only …
        self.turret: float = 0.5  # … or just react
        self.pinned: float = 1.5  # an enemy in contact strikes twice
        self.charged: float = 1.1
        self.stalked: float = 0.35  # what it could do after coming nearer
        self.future: float = 0.6  # an attack in the next activation
        self.lure: float = 0.5  # … when some strides are missing
        self.press: float = 0.5  # … and without a lead, when patience is over …
        self.patience: int = 3  # … which is in this round …
        self.losing: int = 2  # … or so many earlier when time is on the enemy's side …
        self.daring: float = 0.2  # … and from then on fear goes, so much of it each round
        self.company: float = 0.0  # of an enemy's threat, what its other targets take off
        self.empty: float = 0.5  # a shot with a weapon that has to be loaded first
        self.goal: float = 30.0  # caps for a stride towards what the scenario is about …
        self.onward: float = 0.8  # … of which the second stride of a plan counts so much …
        self.haste: float = 3.0  # … more when fewer actions than this may be wasted on the way …
        self.bold: float = 0.5  # … where at least so much of its fear stays …
        self.missing: float = 1.5  # … but when so many actions are missing it is given up …
        self.futile: float = 0.3  # … and a stride counts so much of that …
        self.held: float = 1.5  # … an enemy in contact is as bad as so many strides …
        self.there: float = 60.0  # … and to have got there counts as well …
        self.guard: float = 8.0  # … less to what has to be protected …
        self.hunt: float = 8.0  # … and to the enemies who count
        self.ready: float = 0.3  # a reaction, of the best quick attack
        self.waiting: float = 0.3  # … and so much of that for who has somewhere to go
        self.use: float = 60.0  # an interaction …
        self.search: float = 15.0  # … a test for something hidden
        self.heal: float = 0.6  # a wound healed, of what it is worth
        self.hold: float = 4.0  # caps that activating somebody has to be worth at least
        self.alarm: float = 60.0  # what it costs to shoot at enemies who do not fight yet
        self.spare: float = 5.0  # a grenade that is gone
        self.momentum: float = 1.25  # a blow after a charge


def patient() -> Weights:
    """Those of `hard`: it waits until the enemy has acted, and stays out of the line of fire."""
    weights = Weights()
    weights.fear = 0.8
    weights.company = 0.6
    weights.lure = 0.1
    weights.press = 0.3
    weights.daring = 0.0
    weights.hold = 25.0
    return weights
