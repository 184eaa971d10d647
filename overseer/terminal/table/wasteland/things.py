"""What lies on the table, by a word of its own: models `m3`, markers `k2`, points `412,300`."""

from __future__ import annotations

from math import hypot

from overseer.voice.wasteland.given import BattleScene, MarkerSeen, ModelSeen

TABLE = "table"  # where a model is that has not gone


def tab_of(thing: ModelSeen | MarkerSeen) -> str:
    """What stands on the map: a model's letters and a twin's number, a marker's number."""
    return thing.tab if isinstance(thing, ModelSeen) else thing.at[1:]


def alive(model: ModelSeen) -> bool:
    """Whether a model is on the table."""
    return model.place == TABLE


def model_of(scene: BattleScene, where: str) -> ModelSeen | None:
    """The model that a word names, if it is on the table."""
    return next((m for m in scene.models if m.at == where and alive(m)), None)


def marker_of(scene: BattleScene, where: str) -> MarkerSeen | None:
    """The marker that a word names, if it is on the table."""
    return next((marker for marker in scene.markers if marker.at == where), None)


def point_of(where: str) -> tuple[int, int] | None:
    """The point that a word names."""
    x, comma, y = where.partition(",")
    return (int(x), int(y)) if comma and x.isdecimal() and y.isdecimal() else None


def place_of(scene: BattleScene, where: str) -> tuple[int, int] | None:
    """Where a thing lies."""
    thing = model_of(scene, where) or marker_of(scene, where)
    return point_of(where) if thing is None else (thing.x, thing.y)


def thing_at(scene: BattleScene, x: int, y: int, near: float) -> str:
    """The model or marker at a point, or within `near` mm of it; empty when there is none."""
    found = [(hypot(m.x - x, m.y - y) - m.radius, m.at) for m in scene.models if alive(m)]
    found += [(hypot(k.x - x, k.y - y), k.at) for k in scene.markers if not k.carrier]
    gap, word = min(found, default=(near + 1, ""))
    return word if gap <= near else ""


def things(scene: BattleScene) -> list[str]:
    """Every model and marker, for the cursor to jump to."""
    words = [model.at for model in scene.models if alive(model)]
    return words + [marker.at for marker in scene.markers if not marker.carrier]


def subject(scene: BattleScene, where: str) -> ModelSeen | None:
    """The model whose rulers are drawn: the one that acts, else the one that is looked at."""
    return model_of(scene, scene.acting) or model_of(scene, where)


def side_name(scene: BattleScene, side: int) -> str:
    """What a side is called."""
    return scene.sides[side].name


def capital(text: str) -> str:
    """A phrase as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
