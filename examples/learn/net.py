"""A small policy for two-player Shelter: what it looks at, and its gradient, in numpy.

A position is a bag of things, hence a row of numbers, and two layers make a vector of it. An
action is a bag of words (what its space shows, who goes there, where), and its score is the sum of
what each word says to that vector. Only legal actions are ever scored.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from overseer.learn.fields import Layout

Floats = NDArray[Any]
# How many different things a field of cards or spaces can show, by the end of the field's name.
BAGS = {"topic": 23, "items_shown": 32, "rooms_shown": 32, "rooms": 32, "ready": 32, "spent": 32}
BAGS |= {"kind": 96, "kinds": 96, "top_kinds": 96, "threats": 16, "top_threats": 16}
LEFT_OUT = ("item_deck", "room_deck", "threat_deck", "placed", "work", "trades", "lift_kind")
# Where placements stand among the actions: `place SPACE WHO`, the spaces of lifts last.
PLACES, LAST_PLACE, WHO, LIFT = 3, 5634, 88, 60
FLOOR, KINDS = 12, 96


class Eyes:
    """Turns observations and actions into the numbers that the policy works on."""

    def __init__(self, layout: Layout, actions: int) -> None:
        self.layout = layout
        bags, scales, at = [], [], 0
        for field in layout.fields:
            sort = field.name.rpartition(".")[2]
            if sort in BAGS:
                bags += [(place, at, BAGS[sort] - 1) for place in self.span(field.name)]
                at += BAGS[sort]
            elif sort not in LEFT_OUT:
                scales += [
                    (place, 20 if sort == "happiness" else 6) for place in self.span(field.name)
                ]
        self.bags, self.scales = np.array(bags).T, np.array(scales).T
        self.bagged, self.inputs = at, at + len(scales)
        # The words: what a space shows, who goes there, where it is; and every other action.
        self.plain = KINDS + WHO + 4
        self.words = self.plain + PLACES + actions - LAST_PLACE

    def span(self, name: str) -> range:
        place = self.layout.places[name]
        return range(place.start, place.stop)

    def see(self, seen: NDArray[np.uint8]) -> Floats:
        """Positions as rows of numbers."""
        places, starts, last = self.bags
        tokens = np.minimum(seen[:, places], last) + starts
        tokens += np.arange(len(seen))[:, None] * self.bagged
        bags = np.bincount(tokens.ravel(), minlength=len(seen) * self.bagged)
        numbers = seen[:, self.scales[0]] / self.scales[1]
        return np.hstack([bags.reshape(len(seen), -1), numbers]).astype(np.float32)

    def read(
        self, seen: NDArray[np.uint8], game: NDArray[Any], action: NDArray[Any]
    ) -> NDArray[Any]:
        """Actions as three words each; `game` says which row of `seen` an action belongs to."""
        part = self.layout.part
        placing = (action >= PLACES) & (action <= LAST_PLACE)
        space, who = np.divmod(np.where(placing, action - PLACES, 0), WHO)
        floor = np.where(space >= LIFT, space - LIFT + 1, space // FLOOR)
        own = floor == part(seen, "seat0.floor")[game, 0]
        kind = np.where(
            own, part(seen, "seat0.lift_kind")[game, 0], part(seen, "seat1.lift_kind")[game, 0]
        )
        on_floor = np.where(
            own,
            part(seen, "seat0.kinds")[game, space % FLOOR],
            part(seen, "seat1.kinds")[game, space % FLOOR],
        )
        kind = np.where(space >= LIFT, kind, on_floor)
        kind = np.where(floor == 0, part(seen, "top_kinds")[game, space % FLOOR], kind)
        where = np.where(floor == 0, 0, np.where(own, 1, 2))
        other = self.plain + np.where(action < PLACES, action, action - LAST_PLACE - 1 + PLACES)
        words = np.stack([kind, KINDS + who, KINDS + WHO + where], axis=1)
        words[~placing] = KINDS + WHO + 3  # the word that says nothing
        words[:, 0] = np.where(placing, words[:, 0], other)
        return words


class Net:
    """Two layers, the value of a position, and what each word of an action says to it."""

    def __init__(self, inputs: int, words: int, width: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def made(rows: int, columns: int, size: float) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * size, np.float32)

        self.parts: dict[str, Floats] = {
            "w1": made(inputs, width, (2 / 60) ** 0.5),
            "b1": made(1, width, 0),
            "w2": made(width, width, (2 / width) ** 0.5),
            "b2": made(1, width, 0),
            "value": made(width, 1, 0.01),
            "words": made(width, words, 0.01),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Both layers, the values of positions, and what all words say there."""
        p = self.parts
        h1 = np.maximum(x @ p["w1"] + p["b1"], 0)
        h2 = np.maximum(h1 @ p["w2"] + p["b2"], 0)
        return h1, h2, (h2 @ p["value"])[:, 0], h2 @ p["words"]

    def backward(
        self, x: Floats, h1: Floats, h2: Floats, dvalue: Floats, dsaid: Floats
    ) -> dict[str, Floats]:
        """The gradient of every part, from that of the values and of what was said."""
        p = self.parts
        dh2 = (dvalue[:, None] @ p["value"].T + dsaid @ p["words"].T) * (h2 > 0)
        dh1 = (dh2 @ p["w2"].T) * (h1 > 0)
        return {
            "w1": x.T @ dh1,
            "b1": dh1.sum(0, keepdims=True),
            "w2": h1.T @ dh2,
            "b2": dh2.sum(0, keepdims=True),
            "value": h2.T @ dvalue[:, None],
            "words": h2.T @ dsaid,
        }

    def learn(self, gradient: dict[str, Floats], rate: float) -> None:
        """One step of Adam, with the gradient cut to length 1."""
        self.steps += 1
        length = float(sum(float((part**2).sum()) for part in gradient.values())) ** 0.5
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, part in gradient.items():
            part = part / max(length, 1.0)
            self.first[name] += 0.1 * (part - self.first[name])
            self.second[name] += 0.001 * (part**2 - self.second[name])
            self.parts[name] -= rate * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.parts)  # type: ignore[arg-type]

    def load(self, path: Path) -> None:
        with np.load(path) as kept:
            self.parts = {name: kept[name] for name in self.parts}
