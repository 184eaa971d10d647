"""What is announced, what follows from it, and what a client is told about each thing."""

from __future__ import annotations

import msgspec
import pytest

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.host.sitting import Table as Place
from overseer.text import LANGUAGES
from overseer.tragic.autopass import SETTINGS
from overseer.tragic.cards.file import standard
from overseer.tragic.odds import critical
from overseer.tragic.words import ST_ALLY_CRITICAL, ST_ARMOUR, ST_CHEAPER_ALLY, ST_PENETRATING
from overseer.voice.given import Question
from overseer.voice.tragic.faces import faces
from overseer.voice.tragic.given import TragicAnswer, TragicFixed, TragicScene
from overseer.voice.tragic.symbols import symbols
from tests.tragic.table import Table
from tests.voice.tragic.seats import asked, at_random, scene_of, things, voice


def rampage() -> Table:
    """Three strikes at a player with a guardian, a thorny hide and two answers."""
    table = Table().points(0, "S8 P2 E2 C2 I1 A1 L1").points(1, "S1 P1 E4 C6 I1 A2 L1")
    table.hand(0, "rampage-3").hand(1, "stone-wall-2", "human-shield-1", "bodyguard-3")
    table.lay(1, "thorny-hide-1").put(1, "charger-2")
    table.gain(1, ST_ARMOUR, 3).gain(0, ST_PENETRATING, 1)
    table.player(1).hp = 20
    return table.fill().play("cast rampage-3", "target b")


@pytest.mark.rule("TR-C3")
def test_an_attack_is_announced_step_by_step() -> None:
    (item,) = scene_of(rampage(), 1).chain
    assert (item.at, item.kind, item.card, item.target) == (
        "chain:0",
        "attack",
        "rampage-3",
        "seat:b",
    )
    foreseen = item.foreseen
    assert foreseen is not None
    steps = foreseen.steps
    assert steps is not None
    assert (steps.base, steps.worn, steps.penetration, steps.armour) == (8, 3, 1, 2)
    assert (steps.net, steps.strikes, steps.dice) == (6, 3, 3)
    assert steps.critical == pytest.approx(float(critical(2)), abs=1e-6)
    assert [each.n for each in foreseen.damage] == [18, 24, 30, 36]
    assert foreseen.beaten == pytest.approx(1 - (1 - float(critical(2))) ** 3, abs=1e-5)
    assert (foreseen.lethal, foreseen.left) == ("maybe", [-16, 2])


@pytest.mark.rule("TR-W13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pass_tells_who_may_step_in_and_what_works_by_itself(lang: str) -> None:
    answer = asked(rampage(), 1, "pass", lang)
    assert answer.foreseen is not None
    ahead = answer.ahead
    assert ahead is not None
    (charge,) = ahead.asked
    assert (charge.seat, charge.topic, charge.at, charge.rule) == (1, "charge", ["b1"], "TR-W13")
    assert charge.text in answer.lines
    assert [each.card for each in ahead.effects] == ["thorny-hide-1"]
    losses = {each.seat: each for each in ahead.losses}
    assert losses[1].beaten == answer.foreseen.beaten
    assert {each.n for each in losses[0].lost} == {0, 2}  # who is beaten is thorny no more


@pytest.mark.rule("TR-R1")
def test_an_answer_shows_what_is_left_of_the_attack() -> None:
    ahead = asked(rampage(), 1, "cast stone-wall-2").ahead
    assert ahead is not None
    lost = {each.seat: [chance.n for chance in each.lost] for each in ahead.losses}
    assert lost[1] == [11, 16, 17, 22]  # 9 less: nothing of the first strike, 5 of the second
    assert [each.card for each in ahead.effects] == ["thorny-hide-1"]


@pytest.mark.rule("TR-W13")
def test_a_plan_is_looked_at_as_a_whole() -> None:
    plan = asked(rampage(), 1, "pass; charge b1").ahead
    assert plan is not None
    assert plan.losses == []
    (charger,) = plan.allies
    assert (charger.at, charger.beaten) == ("b1", 1.0)
    broken = asked(rampage(), 1, "pass; block b1")
    assert broken.ahead is None
    assert [why.rule for why in broken.why_not] == ["TR-D2"]
    assert asked(rampage(), 1, "pass; jump").why_not[0].rule == "OV-N1"
    assert asked(rampage(), 0, "pass; pass").why_not[0].rule == "OV-T1"


def blocking() -> Table:
    table = Table().lots(0).lots(1)
    table.put(0, "raider-bruiser-1").attack = 3
    for card in ("mole-rat-1", "caravan-trader-1"):
        table.put(1, card)
    table.fill().play("attack a1", "target b")
    while table.topic in ("lay", "answer"):
        table.play("pass")
    return table


@pytest.mark.rule("TR-C2")
def test_whole_block_plans_and_divisions_are_previewed() -> None:
    table = blocking()
    unblocked = asked(table, 1, "pass").ahead
    assert unblocked is not None
    assert [each.seat for each in unblocked.losses] == [1]
    both = asked(table, 1, "block b1; block b2").ahead
    assert both is not None
    assert both.losses == []
    assert [each.topic for each in both.asked] == ["divide"]
    one = asked(table, 1, "block b1; block b2; deal 0").ahead
    assert one is not None
    assert "b1" not in [each.at for each in one.allies]
    assert "b2" in [each.at for each in one.allies]
    planned = asked(table, 1, "block b1; block b2; deal 0").foreseen
    assert planned is not None
    table.play("block b1", "block b2")
    assert table.topic == "divide"
    for target in ("deal 0", "deal 0;"):
        shared = asked(table, 0, target).foreseen
        assert shared is not None
        assert shared.allies == planned.allies
    (item,) = scene_of(table, 0).chain
    assert item.foreseen is not None


@pytest.mark.rule("TR-C2")
def test_plans_against_many_attackers_are_exact_and_checked() -> None:
    table = Table().lots(0).lots(1).gain(0, ST_ALLY_CRITICAL, 1)
    for _ in range(7):
        table.put(0, "raider-bruiser-1")
    table.put(1, "mole-rat-1")
    table.fill().play("attack a1", "target b")
    while table.topic == "join":
        table.play(str(table.state.moves()[1]))
    while table.topic in ("lay", "answer"):
        table.play("pass")
    seen = asked(table, 1, "block b1; target a3").foreseen
    assert seen is not None
    attack = table.player(0).permanents[0].card.attack
    assert [chance.n for chance in seen.damage] == [attack * n for n in range(6, 13)]
    assert sum(chance.p for chance in seen.damage) == pytest.approx(1, abs=1e-4)
    assert [why.rule for why in asked(table, 1, "block b9; target a3").why_not] == ["TR-C2"]


def test_hints_of_the_lesson_speak_of_what_can_be_done() -> None:
    lesson = voice().lesson()
    assert lesson is not None
    sitting = Sitting.begin(
        overseer.game("tragic"),
        lesson.seats,
        options=lesson.options,
        seed=lesson.seed,
        table=Place(tutorial=True),
    )
    client, meant = Client(sitting, 0, "en"), 0
    for _ in range(120):
        if sitting.over:
            break
        if sitting.bot_asked:
            sitting.play(sitting.bot_move())
            continue
        legal = [str(move) for move in sitting.moves()]
        hints = client.question().hints
        assert hints
        move = hints[0].move
        assert move in ("", *legal)
        scene = client.scene()
        assert isinstance(scene, TragicScene)
        assert set(hints[0].at) <= set(things(scene)) or move.startswith(("traits", "skills"))
        meant += bool(move)
        client.play(move or legal[-1])
    assert meant > 5


@pytest.mark.rule("TR-P1")
def test_a_card_in_hand_tells_its_cost_who_lowers_it_and_what_is_missing() -> None:
    table = Table().points(0, "C2").hand(0, "bodyguard-3", "stone-wall-2", "thorny-hide-1")
    table.gain(0, ST_CHEAPER_ALLY, 2).fill().start()
    hand = {each.card: each for each in scene_of(table, 0).hand}
    guard = hand["bodyguard-3"]
    assert guard.cost == {"C": 3}
    assert (guard.saved, [part.n for part in guard.saved_by]) == (2, [2])
    assert guard.missing == {"C": 1}
    assert (guard.timing, guard.rule, guard.move) == ("turn", "TR-P1", "")
    assert guard.why
    assert guard.arrives is not None
    assert (guard.arrives.attack, guard.arrives.health) == (4, 9)
    assert hand["stone-wall-2"].timing == "any"
    assert (hand["thorny-hide-1"].timing, hand["thorny-hide-1"].rule) == ("turn", "TR-P3")


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize("seed", [30, 31])
def test_what_is_proposed_is_what_is_paid(seed: int) -> None:
    checked = 0
    for client, sitting, rng in at_random(seed, "en", 200):
        scene = client.scene()
        assert isinstance(scene, TragicScene)
        castable = [each for each in scene.hand if each.proposed and each.timing == "now"]
        if not castable:
            continue
        held = rng.choice(castable)
        before = len(sitting.events)
        sitting.play(sitting.parse(held.move))
        for _ in range(4):
            if sitting.over or client.seat != sitting.asked:
                break
            if client.question().topic not in ("target", "part"):
                break
            sitting.play(sitting.moves()[-1])
        paid = [e for e in sitting.events[before:] if e.name == "tragic-cast"]
        if paid:
            letters = str(paid[0].args["paid"])
            assert {sign: letters.count(sign) for sign in letters} == held.proposed
            checked += 1
    assert checked


def test_the_windows_say_where_one_is_asked() -> None:
    client, sitting, _ = next(at_random(2, "en"))
    scene = client.scene()
    assert isinstance(scene, TragicScene)
    assert [stop.window for stop in scene.stops] == list(SETTINGS)
    sitting.choose_settings(0, {"attack": "always"})
    scene = client.scene()
    assert isinstance(scene, TragicScene)
    assert {stop.window: stop.mode for stop in scene.stops}["attack"] == "always"
    assert scene_of(rampage(), 1).window == "attack"
    assert scene_of(rampage(), 1).asked == 1


# -- faces ---------------------------------------------------------------------------------------


def test_no_two_cards_look_alike() -> None:
    drawn: dict[bytes, str] = {}
    for face in faces(standard(), "en"):
        name = face.id.rpartition("-")[0]
        assert drawn.setdefault(msgspec.json.encode(face.icon), name) == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_in_texts_are_marked_as_tokens(lang: str) -> None:
    by_id = {face.id: face for face in faces(standard(), lang)}
    rampage = by_id["rampage-3"].lines[-1]
    assert [rampage.text[span.start : span.end] for span in rampage.tokens] == ["S"]
    wall = by_id["stone-wall-2"]
    (line,) = wall.lines
    assert [line.text[span.start : span.end] for span in line.tokens] == ["4+E"]
    assert wall.answers == ["attack", "movement"]
    for face in by_id.values():
        for each in face.lines:
            for span in each.tokens:
                marked = each.text[span.start : span.end]
                assert set(marked) <= set("SPECIALX0123456789+×/()"), each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_card_is_explained_with_its_rule(lang: str) -> None:
    known = {each.word: each for each in symbols(lang) if each.sort == "keyword"}
    for face in faces(standard(), lang):
        for word in (*face.words, *(each.word for each in face.keywords)):
            assert known[word].text
            assert known[word].rule


def test_schemas_come_from_the_types() -> None:
    types = [TragicScene, TragicFixed, TragicAnswer, Question]
    _, schemas = msgspec.json.schema_components(types)
    assert {"Foreseen", "Face", "Side", "Ahead", "Pay", "Pairs"} <= set(schemas)
