"""Answers that are put together: what is composed of them can be played, to the last move."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from overseer.engine import NATURE
from overseer.engine.refusal import IllegalMove
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.voice.building import Picked, composed, makes
from overseer.voice.given import AnyBuilder, Order, Pairs, Pay, Pick, Place, Send, Shares
from overseer.voice.plans import Paid, Sent
from tests.tragic.table import Table
from tests.voice.tragic.seats import at_random, reads, voice


def picked(builder: AnyBuilder, rng: Random) -> Picked:
    """Something that a player may put together."""
    if isinstance(builder, Pick):
        return _some(builder, rng)
    if isinstance(builder, Pairs):
        of = [each.id for each in builder.of]
        some = rng.sample(of, rng.randint(0, len(of)))
        return {id: rng.choice(builder.to).id for id in some}
    if isinstance(builder, Shares):
        return {id: n for group in builder.groups for id, n in group.proposed.items()}
    if isinstance(builder, Order):
        of = [each.id for each in builder.of]
        return rng.sample(of, len(of))
    if isinstance(builder, Pay):
        points: Counter[str] = Counter()
        letters = [each.id for each in builder.of for _ in range(each.most)]
        points.update(rng.sample(letters, builder.total))
        answers = [rng.choice(stage.of).id for stage in builder.stages]
        life = {
            each.id: rng.randint(builder.owed[each.id] - each.most, builder.owed[each.id])
            for each in builder.lives
        }
        return Paid(answers=answers, points=dict(points), life=life)
    if isinstance(builder, Place):
        cards = [each.id for each in builder.of for _ in range(each.most)]
        return [f"{rng.choice(builder.to).id} {id}" for id in rng.sample(cards, len(cards))]
    assert isinstance(builder, Send)
    if not builder.to:
        of = [each.id for each in builder.of]
        return Sent(who=rng.sample(of, rng.randint(0, len(of))))
    target = rng.choice(builder.to).id
    could = [id for id, words in builder.reach.items() if target in words]
    return Sent(who=rng.sample(could, rng.randint(1, len(could))), target=target)


def _some(builder: Pick, rng: Random) -> list[str]:
    found: list[str] = []
    wanted = rng.randint(builder.least, builder.most)
    pool = [each.id for each in builder.of for _ in range(each.most)]
    for id in rng.sample(pool, len(pool)):
        if not any(id in row and set(found) & set(row) for row in builder.apart):
            if len(found) < wanted:
                found.append(id)
    return found


def _played(sitting: Sitting, builder: AnyBuilder, moves: list[str]) -> None:
    seat = sitting.asked
    assert makes(builder, moves[0]) or len(moves) == 1
    for number, move in enumerate(moves):
        if isinstance(builder, Order) and number:  # what works may ask something in between
            return
        assert sitting.asked == seat, (builder, moves, move)
        sitting.play_as(seat, sitting.parse(move))


@pytest.mark.parametrize("seed", range(20, 28))
def test_what_is_composed_can_be_played(seed: int) -> None:
    seen: Counter[str] = Counter()
    for client, sitting, rng in at_random(seed, "en", 250):
        sitting.match.helpers = [None, None]
        builders = client.question().builders
        builders = [b for b in builders if not isinstance(b, Pay) or b.total or b.lives]
        if not builders or rng.random() < 0.2:
            continue
        builder = rng.choice(builders)
        moves = composed(builder, picked(builder, rng))
        if moves:
            seen[type(builder).__name__] += 1
            _played(sitting, builder, moves)
    assert {"Pick", "Send", "Pay"} <= set(seen)


def fight() -> Table:
    """Two attackers on their way to a player with three allies."""
    table = Table().lots(0).lots(1)
    for card in ("raider-bruiser-1", "pit-fighter-1"):
        table.put(0, card)
    for card in ("mole-rat-1", "caravan-trader-1", "raider-gunner-1"):
        table.put(1, card)
    table.fill().play("attack a1", "target b", "join a2")
    while table.topic in ("lay", "answer"):
        table.play("pass")
    assert table.topic == "block"
    return table


def _builder(table: Table) -> AnyBuilder:
    (found,) = voice().builders(reads(table, table.seat))
    return found


@pytest.mark.rule("TR-C2")
def test_blocks_are_pairs_and_divisions_are_shares() -> None:
    table = fight()
    blocks = _builder(table)
    assert isinstance(blocks, Pairs)
    assert [each.id for each in blocks.of] == ["b1", "b2", "b3"]
    assert [each.id for each in blocks.to] == ["a1", "a2"]
    plan = {"b1": "a1", "b3": "a1"}
    moves = composed(blocks, plan)
    assert moves == ["block b1", "target a1", "block b3", "target a1", "pass"]
    table.play(*moves)
    shares = _builder(table)
    assert isinstance(shares, Shares)
    (group,) = shares.groups
    assert group.by.id == "a1"
    assert [each.id for each in group.of] == ["b1", "b3"]
    assert sum(group.proposed.values()) == group.total
    assert composed(shares, {"b1": 1}) == ["deal 1"]


@pytest.mark.rule("TR-C2")
@pytest.mark.parametrize("seed", range(12))
def test_any_blocks_and_any_division_can_be_played(seed: int) -> None:
    table, rng = fight(), Random(seed)
    blocks = _builder(table)
    table.play(*composed(blocks, picked(blocks, rng)))
    if table.topic == "divide":
        shares = _builder(table)
        table.play(*composed(shares, picked(shares, rng)))
    assert table.topic in ("main", "lay", "order", "interrupt")


@pytest.mark.rule("TR-C2")
def test_whoever_blocks_with_all_does_not_pass() -> None:
    blocks = _builder(fight())
    assert composed(blocks, {"b1": "a1", "b2": "a2", "b3": "a2"})[-1] == "target a2"
    assert composed(blocks, {}) == ["pass"]


@pytest.mark.rule("TR-S7")
def test_two_races_are_not_put_together() -> None:
    client, _, _ = next(at_random(1, "en"))
    (pick,) = client.question().builders
    assert isinstance(pick, Pick)
    (races,) = pick.apart
    assert not makes(pick, f"traits {races[0]} {races[1]}")
    assert makes(pick, "traits none")
    assert composed(pick, []) == ["traits none"]


@pytest.mark.rule("TR-P1")
def test_a_payment_by_hand_is_one_answer() -> None:
    table = Table().points(0, "S3 P2 E2 C2 I1 A1 L1").hand(0, "rampage-3").fill().start()
    table.put(1, "mole-rat-1")
    found = [b for b in voice().builders(reads(table, 0)) if isinstance(b, Pay)]
    (pay,) = found
    assert pay.start == ["by-hand", "cast rampage-3"]
    assert pay.due == {"S": 3}
    assert pay.total == 3
    assert sum(pay.proposed.values()) == 3
    assert [stage.topic for stage in pay.stages] == ["target"]
    moves = composed(pay, Paid(answers=["b"], points={"P": 2, "L": 1}))
    assert moves == ["by-hand", "cast rampage-3", "target b", "pay P", "pay P", "pay L"]
    table.play(*moves)
    assert list(table.player(0).spent) == [3, 2, 0, 0, 0, 0, 1]
    assert composed(pay, Paid(answers=["b"], by_hand=False)) == ["cast rampage-3", "target b"]


def test_a_batch_ends_where_somebody_else_is_asked() -> None:
    client, sitting, _ = next(at_random(3, "en"))
    told = client.play_all(["traits none", "traits none", "pass"])
    assert [each.move for each in told if each.seat == 0] == ["traits none"]
    assert sitting.asked == 1
    with pytest.raises(IllegalMove):
        Client(sitting, 1, "en").play_all(["end"])


@pytest.mark.rule("TR-S3", "TR-S4")
def test_what_is_picked_from_cards_is_not_listed_beside_them() -> None:
    """The plan of the deck is listed, and no traits at all: a question stays short."""
    client, _, _ = next(at_random(1, "en"))
    topics = set()
    for _ in range(4):
        question = client.question()
        if question.topic not in ("traits", "skills"):
            break
        topics.add(question.topic)
        assert 1 <= len(question.choices) <= 2
        (pick,) = question.builders
        assert isinstance(pick, Pick)
        assert question.choices[0].move == composed(pick, pick.proposed)[0]
        assert len(msgspec.json.encode(question)) < 20_000
        client.play(question.choices[0].move)
        client = Client(client.sitting, client.sitting.asked, "en")
    assert topics == {"traits", "skills"}


@pytest.mark.rule("TR-W30")
@pytest.mark.parametrize(
    ("points", "life", "asked", "spent", "hp"),
    [
        ("E3", 0, ["pay E", "pay E"], 2, 100),
        ("E3", 1, ["pay E", "none"], 1, 99),
        ("E3", 2, ["none", "none"], 0, 98),
        ("E1", 1, ["pay E"], 1, 99),  # the second one costs life by itself
        ("E1", 2, ["none", "none"], 0, 98),
    ],
)
def test_points_are_kept_for_hp_on_one_panel(
    points: str, life: int, asked: list[str], spent: int, hp: int
) -> None:
    table = Table().points(0, points).fill().start()
    table.put(0, "stealth-boy-2")
    found = [b for b in voice().builders(reads(table, 0)) if isinstance(b, Pay)]
    (pay,) = found
    assert pay.start == ["by-hand", "use a1"]
    assert (pay.owed, pay.total, pay.life) == ({"E": 2}, 0, "none")
    moves = composed(pay, Paid(life={"E": life}))
    assert moves == ["by-hand", "use a1", *asked]
    table.play("by-hand", "use a1")
    (rest,) = voice().builders(reads(table, 0))
    assert composed(rest, Paid(life={"E": life})) == asked
    assert makes(rest, asked[0])
    table.play(*asked)
    assert (table.player(0).spent[2], table.hp(0)) == (spent, hp)
    with pytest.raises(ValueError, match="3"):
        composed(pay, Paid(life={"E": 3}))


@pytest.mark.rule("TR-W16")
def test_cards_that_were_looked_at_are_put_somewhere_on_one_panel() -> None:
    table = Table().lots(0).hand(0, "lost-holotape-1").fill().start()
    table.play("cast lost-holotape-1")
    while table.topic != "place":
        table.play(str(table.state.chance(0)) if table.seat == NATURE else "pass")
    builder = _builder(table)
    assert isinstance(builder, Place)
    assert [each.id for each in builder.to] == ["top", "bottom", "away"]
    assert sum(each.most for each in builder.of) == 3
    assert all(makes(builder, str(move)) for move in table.state.moves())
    moves = composed(builder, picked(builder, Random(2)))
    assert len(moves) == 3
    table.play(*moves)
    assert table.topic != "place"
    for wrong in (moves[:2], [*moves[:2], "keep punch-1"]):
        with pytest.raises(ValueError, match=r"top|bottom|away"):
            composed(builder, wrong)
