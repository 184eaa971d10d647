"""A battle as data to draw, made from what the reader may know."""

from __future__ import annotations

from overseer.voice.reader import Reader
from overseer.voice.wasteland.faces import letter
from overseer.voice.wasteland.fixed import terrain_key
from overseer.voice.wasteland.given import (
    BattleScene,
    EventDeck,
    Held,
    MarkerSeen,
    ModelSeen,
    Reply,
    SideSeen,
)
from overseer.voice.wasteland.situation import active_words, marker_line, position, round_words
from overseer.voice.wasteland.stories import aim_of, verdict
from overseer.voice.wasteland.words import (
    content_title,
    id_title,
    marker_title,
    model_tab,
    model_title,
    side_title,
)
from overseer.wasteland.ai.subjects import subjects_of, word_of
from overseer.wasteland.battle.attack.arms import IMPROVISED, is_empty
from overseer.wasteland.battle.battle import EDGES, LEVELS
from overseer.wasteland.battle.measure import awareness, engaged_with, is_object
from overseer.wasteland.battle.model import MARKER_KINDS, PLACES, STATUSES, Marker, Model
from overseer.wasteland.battle.moves import card_text
from overseer.wasteland.battle.rules import AIM_NONE
from overseer.wasteland.battle.turn import played_by_ai
from overseer.wasteland.battle.values import move_colour, rating, strong
from overseer.wasteland.battle.views.describe import (
    acting,
    card_of_hand,
    content_word,
    marker_card,
    quest_word,
)
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.force.losses import caps_of
from overseer.wasteland.text.effects import rating_text
from overseer.wasteland.text.names import capital, named
from overseer.wasteland.words import CONDITIONS, DAMAGES, METHODS, NONE, RESPONSES, ROWS


def scene(reader: Reader) -> BattleScene:
    """The whole table."""
    battle, lang = position(reader), reader.lang
    side = NONE if reader.viewer is None else battle.sides[reader.viewer]
    lines = [round_words(battle, lang)]
    if battle.active != NONE:
        lines.append(active_words(battle, lang))
    return BattleScene(
        seat=reader.viewer,
        over=reader.over,
        terrain=terrain_key(battle),
        round=battle.round,
        rounds=battle.rules.rounds,
        turn=battle.turn_side,
        advantage=battle.advantage,
        active="" if battle.active == NONE else f"m{battle.active}",
        acting="" if (number := acting(battle)) == NONE else f"m{number}",
        actions=battle.actions,
        sides=[side_seen(battle, each, lang) for each in sides(battle)],
        models=[model_seen(battle, model, lang) for model in battle.models],
        markers=[
            marker_seen(battle, marker, side, lang) for marker in battle.markers if not marker.out
        ],
        objectives=objectives(battle, side),
        pools=[[card_text(battle.cards, card) for card in pool] for pool in battle.groups],
        deck=sum(battle.deck),
        events=event_deck(battle),
        hands=[[card_of_hand(battle, card) for card in hand] for hand in battle.hands],
        quests=[quest_word(battle, quest) for quest in battle.quests],
        reply=reply(battle),
        dark=battle.fate.sight,
        ended=battle.how,
        victor=battle.victor,
        level=LEVELS[battle.level] if battle.how else "",
        verdict=verdict(battle, lang) if battle.how else "",
        lines=lines,
    )


def sides(battle: SeenBattle) -> list[int]:
    """The two sides, and a third one where somebody belongs to neither."""
    return [0, 1, 2] if any(model.side > 1 for model in battle.models) else [0, 1]


def side_seen(battle: SeenBattle, side: int, lang: str) -> SideSeen:
    """A side."""
    edge = battle.rules.edge_of(battle, side) if side < 2 else NONE
    ai = played_by_ai(battle, side)
    return SideSeen(
        number=side,
        name=side_title(battle, side, lang),
        seats=[seat for seat in range(battle.seats) if battle.sides[seat] == side and not ai],
        ai=ai,
        edge="" if edge == NONE else EDGES[edge],
        aim=aim_of(battle, side, lang),
    )


def model_seen(battle: SeenBattle, model: Model, lang: str) -> ModelSeen:
    """A model; its rulers and ratings with all that changes them now."""
    cards = battle.cards
    tokens = {
        "reactions": model.reactions,
        "points": model.points,
        "boosts": model.boosts,
        "energy-boosts": model.energy_boosts,
        "luck": model.luck,
        "stuns": model.stuns,
    }
    seen = ModelSeen(
        at=f"m{model.number}",
        unit=model.unit.id,
        name=named("unit", model.unit.id, lang),
        title=model_title(battle, model.number, lang),
        tab=model_tab(battle, model.number, lang),
        side=model.side,
        seat=model.seat,
        place=PLACES[model.place],
        x=model.x,
        y=model.y,
        radius=model.radius,
        status=STATUSES[model.status],
        health=model.health,
        left=model.left,
        wounds=model.wounds,
        rads=model.rads,
        on="" if model.on == NONE else f"p{model.on}",
        conditions=[word for n, word in enumerate(CONDITIONS) if (model.conditions >> n) & 1],
        tokens={word: n for word, n in tokens.items() if n},
        heroic=model.heroic,
        thing=is_object(model),
        leader="" if model.leader is None else model.leader.id,
        weapons=held(battle, model, lang),
        items=[card_text(cards, card) for card in model.items],
        found=[card_text(cards, card) for card in model.found],
        power="" if model.power == NONE else cards.items[model.power].id,
        power_damage=model.power_damage,
        degraded=model.degraded,
        carrying=[f"k{marker}" for marker in model.carrying],
        perks=[cards.perks[number].id for number in model.perks],
        number=model.token,
        group=model.group,
        caps=caps_of(battle, model),
    )
    if model.alive and model.stats:
        seen.engaged = [f"m{foe.number}" for foe in engaged_with(battle, model)]
        seen.rulers = rulers_now(battle, model)
        seen.armour = {
            word: rating_text(rating(battle, model, kind), strong(model, kind))
            for kind, word in enumerate(DAMAGES)
        }
    return seen


def rulers_now(battle: SeenBattle, model: Model) -> dict[str, str]:
    """How far a model goes and notices now."""
    rulers = {
        "move": letter(move_colour(battle, model, False, False, False)),
        "charge": letter(move_colour(battle, model, True, False, False)),
        "awareness": letter(awareness(battle, model)),
    }
    return {word: ruler for word, ruler in rulers.items() if ruler}


def held(battle: SeenBattle, model: Model, lang: str) -> list[Held]:
    """The weapons of a model."""
    cards = battle.cards
    return [
        Held(
            id=cards.weapons[number].id,
            name=id_title(battle, cards.weapons[number].id, lang),
            empty=is_empty(model, slot),
            tokens=model.tokens[slot],
            critical=model.criticals[slot],
            mod="" if model.mods[slot] == NONE else cards.items[model.mods[slot]].id,
        )
        for slot, number in enumerate(model.weapons)
        if slot < IMPROVISED
    ]


def marker_seen(battle: SeenBattle, marker: Marker, side: int, lang: str) -> MarkerSeen:
    """A marker; what a reader's side does not know of it is empty."""
    return MarkerSeen(
        at=f"k{marker.number}",
        kind=MARKER_KINDS[marker.kind],
        name=capital(marker_title(battle, marker.number, lang)),
        x=marker.x,
        y=marker.y,
        radius=marker.radius,
        content=content_word(marker.content),
        content_name=content_title(marker, lang),
        open=marker.open,
        mine=side != NONE and bool((marker.seen >> side) & 1),
        carrier="" if marker.carrier == NONE else f"m{marker.carrier}",
        side=marker.side,
        card=marker_card(battle, marker),
        items=[card_text(battle.cards, card) for card in marker.items],
        state=marker.state,
        text=marker_line(battle, marker, lang),
    )


def objectives(battle: SeenBattle, side: int) -> list[str]:
    """What the models of a side make for, as the AI would see it (WC-A3)."""
    if side == NONE or battle.round == 0:
        return []
    found: dict[str, None] = {}
    for model in battle.on_table(side):
        aim = battle.rules.aim(battle, model)
        if aim.kind != AIM_NONE:
            found |= dict.fromkeys(word_of(each) for each in subjects_of(battle, model, aim))
    return list(found)


def event_deck(battle: SeenBattle) -> EventDeck:
    """The event deck as everybody sees it, with what a side knows besides."""
    fate, events = battle.fate, battle.cards.events
    return EventDeck(
        height=fate.height,
        top=events[fate.top].id if fate.top >= 0 else "",
        standing=[events[card].id for card, _ in fate.standing],
        due=[(events[card].id if card >= 0 else "?", seat) for card, seat in fate.due],
    )


def reply(battle: SeenBattle) -> Reply | None:
    """What the AI's die has decided for the model that acts."""
    found = battle.response
    if found.model == NONE or found.model != battle.active:
        return None
    return Reply(
        model=f"m{found.model}",
        row=ROWS[found.row] if found.row != NONE else "",
        column=found.column,
        letter=RESPONSES[found.letter] if found.letter != NONE else "",
        reckless=found.reckless,
        stays=found.stays,
        method=METHODS[found.method] if found.method != NONE else "",
    )
