"""Who sees whom, by which line, through which cover, as data."""

from __future__ import annotations

from math import hypot

from overseer.text import translate
from overseer.voice.lists import listed
from overseer.voice.wasteland.given import CoverItem, Sight
from overseer.voice.wasteland.moves import actor
from overseer.voice.wasteland.situation import sight_words
from overseer.voice.wasteland.words import model_title, piece_title, ruler_title
from overseer.wasteland.battle.measure import is_object, sees, sees_from
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.views.outlines import covers, sight_line
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.words import COLOUR_LETTERS, LENGTHS, NONE


def rulers_for(length: float) -> str:
    """The ruler that reaches so far, or the longest and the one after it; empty: two do not."""
    for before, rest in (("", length), (COLOUR_LETTERS[-1], length - LENGTHS[-1])):
        for at, mm in enumerate(LENGTHS):
            if rest <= mm:
                return before + COLOUR_LETTERS[at]
    return ""


def sight(
    battle: SeenBattle, model: Model, x: int, y: int, other: Model, shooting: bool, lang: str
) -> Sight:
    """How a model at a place stands to another one; `shooting`: it is the one who shoots."""
    stays = (x, y) == (model.x, model.y)
    on = model.on if stays else NONE
    seen = sees(battle, model, other) if stays else sees_from(battle, model, x, y, other)
    gap = max(0.0, hypot(other.x - x, other.y - y) - model.radius - other.radius)
    found = Sight(
        at=f"m{other.number}",
        name=model_title(battle, other.number, lang),
        gap=round(gap),
        rulers=rulers_for(gap),
        sees=seen,
    )
    if seen:
        found.aim = (float(x), float(y), float(other.x), float(other.y))
        line = sight_line(battle, model, x, y, on, other, other.x, other.y, other.on)
        found.line = found.aim
        if line is not None:
            x1, y1, x2, y2 = [round(end, 1) for end in line]
            found.line = (x1, y1, x2, y2)
        if shooting:
            words = covers(battle, model, x, y, other, other.x, other.y)
        else:
            words = covers(battle, other, other.x, other.y, model, x, y)
        found.cover = [CoverItem(at=word, name=thing_name(battle, word, lang)) for word in words]
    return found


def own_sight(battle: SeenBattle, model: Model, lang: str) -> Sight | None:
    """How the model that is to do something stands to another one; None: nobody is."""
    if not battle.work or (battle.work[-1].model == NONE and battle.active == NONE):
        return None
    acting = actor(battle)
    if acting is model or not acting.alive or not model.alive:
        return None
    found = sight(battle, acting, acting.x, acting.y, model, True, lang)
    found.text = sight_words(battle, acting, model, lang)
    return found


def thing_name(battle: SeenBattle, word: str, lang: str) -> str:
    """A model or a piece by its name."""
    if word[0] == "m":
        return model_title(battle, int(word[1:]), lang)
    return piece_title(battle, int(word[1:]), lang)


def enemies(battle: SeenBattle, model: Model) -> list[Model]:
    """Those who may see or shoot it."""
    return [other for other in battle.enemies_of(model) if not is_object(other)]


def ruler_words(rulers: str, lang: str) -> str:
    """Rulers by their names: “blue (B), red (R)”."""
    if not rulers:
        return translate(lang, "wasteland-client-farther")
    return listed([ruler_title(COLOUR_LETTERS.index(each), lang) for each in rulers], lang)


def seen_lines(battle: SeenBattle, model: Model, sights: list[Sight], lang: str) -> list[str]:
    """Who would see a model at a place, a sentence each."""
    lines: list[str] = []
    for each in sights:
        if each.sees and each.cover:
            cover = listed([item.name for item in each.cover], lang)
            lines.append(translate(lang, "wasteland-client-covered", enemy=each.name, cover=cover))
        elif each.sees:
            lines.append(translate(lang, "wasteland-client-seen-by", enemy=each.name))
    if sights and not lines:
        title = model_title(battle, model.number, lang)
        lines.append(translate(lang, "wasteland-client-not-seen-there", model=title))
    return lines


def target_line(seen: Sight, lang: str) -> str:
    """Whether a model sees somebody from where it stands, how far off, through which cover."""
    args = {"enemy": seen.name, "ruler": ruler_words(seen.rulers, lang)}
    if not seen.sees:
        return translate(lang, "wasteland-client-sees-not", enemy=seen.name)
    if seen.cover:
        cover = listed([item.name for item in seen.cover], lang)
        return translate(lang, "wasteland-client-sees-covered", cover=cover, **args)
    return translate(lang, "wasteland-client-sees", **args)
