"""What a client needs to draw a duel by, beside the facts: rows, printed words, hints, settings."""

from __future__ import annotations

import pytest

import overseer
from overseer.engine.refusal import IllegalMove
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.host.sitting import Table as Place
from overseer.text import LANGUAGES
from overseer.tragic.cards.file import standard
from overseer.tragic.text.cards import radiation_lines, rules_lines
from overseer.tragic.words import REACTION
from overseer.voice.tragic import tutorial
from overseer.voice.tragic.faces import faces
from overseer.voice.tragic.given import TragicFixed, TragicScene
from tests.tragic.table import Table
from tests.voice.tragic.seats import asked, at_random, scene_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_preview_is_drawn_row_by_row(lang: str) -> None:
    table = Table().hand(0, "punch-2").points(0, "S4").start()
    foreseen = asked(table, 0, "hand:punch-2", lang).foreseen
    assert foreseen is not None
    assert [row.sort for row in foreseen.rows] == [
        *("title", "step", "odds", "odds", "amount", "amount")
    ]
    amounts = [(row.n, row.p) for row in foreseen.rows if row.sort == "amount"]
    assert amounts == [(each.n, each.p) for each in foreseen.damage]
    assert len(foreseen.rows) == len(foreseen.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reaction_says_in_words_what_it_answers(lang: str) -> None:
    cards = standard()
    for card, face in zip(cards.cards, faces(cards, lang), strict=True):
        if card.kind == REACTION:
            assert face.read == rules_lines(card, lang)
        else:
            assert [line.text for line in face.lines] == rules_lines(card, lang)


def test_every_line_of_the_radiation_has_its_level() -> None:
    client, _, _ = next(at_random(1, "en"))
    fixed = client.fixed()
    assert isinstance(fixed, TragicFixed)
    track = standard().radiation
    for level in range(len(track)):
        shown = [
            line for at, line in zip(fixed.levels, fixed.radiation, strict=True) if at <= level
        ]
        assert shown == radiation_lines(track[: level + 1], "en")


def test_a_keyword_is_given_as_cards_print_it() -> None:
    table = Table()
    table.put(0, "arena-champion-2")
    (ally,) = scene_of(table.start(), 0, "de").sides[0].permanents
    assert ally.keywords
    for each in ally.keywords:
        assert each.name in each.text
        assert (each.n == 1) or str(each.n) in each.text


def test_a_hint_about_typing_is_told_from_the_lesson() -> None:
    lesson = tutorial.lesson()
    sitting = Sitting.begin(
        overseer.game("tragic"),
        lesson.seats,
        options=lesson.options,
        seed=lesson.seed,
        table=Place(tutorial=True),
    )
    taught, typed = Client(sitting, 0, "en").question().hints
    assert not taught.typed
    assert typed.typed
    assert "look traits" in typed.text


def test_where_to_be_asked_is_chosen_and_seen() -> None:
    sitting = Sitting.begin(overseer.game("tragic"), ["human", "human"], seed=1)
    client = Client(sitting, 0, "en")
    (step,) = client.choose({"lay": "always", "ask": "always"})
    assert step.seat == 0
    scene = client.scene()
    assert isinstance(scene, TragicScene)
    assert scene.always
    assert {stop.window: stop.mode for stop in scene.stops}["lay"] == "always"
    with pytest.raises(IllegalMove):
        Client(sitting, None, "en").choose({"lay": "never"})


def test_no_card_is_refused_for_what_nobody_would_do_with_it_now() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for client, _, _ in at_random(seed, "en"):
            scene = client.scene()
            assert isinstance(scene, TragicScene)
            if scene.topic not in ("discard", "lay"):
                continue
            moves = {choice.at[0] for choice in client.question().choices if choice.at}
            for held in scene.hand:
                # Whatever can be discarded or laid; and an attack is not even asked for.
                if held.at in moves or (scene.topic == "lay" and held.damage):
                    seen.add(scene.topic)
                    assert client.ask(held.at).why_not == []
        if len(seen) == 2:
            return
    raise AssertionError("nobody has been asked", seen)
