"""Small answers, reactions and action points of the AI (WC-A16, A18, A19, A25)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from overseer.wasteland.ai import answers
from overseer.wasteland.battle.attack.arms import IMPROVISED
from overseer.wasteland.battle.attack.hit import (
    LUCK_AIM,
    LUCK_CRITICAL,
    LUCK_DODGE,
    LUCK_TOUGH,
    push_hit,
)
from overseer.wasteland.battle.attack.starts import begin_attack
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import sees
from overseer.wasteland.battle.moves import MOVE
from overseer.wasteland.battle.moving.push import push_model
from overseer.wasteland.battle.rules import AIM_GO, Aim
from overseer.wasteland.battle.topics import T_DROP, T_EFFECT, T_INJURY, T_LUCK, T_WALK
from overseer.wasteland.battle.work import W_ATTACK, W_HIT, W_SEARCH, Work
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.words import ENERGY, NONE, PHYSICAL, RESPONSES, YELLOW
from tests.wasteland.ai.opponent import AI, Opponent, wounded
from tests.wasteland.table import box

# -- following (WC-A16) --------------------------------------------------------------------------


@pytest.mark.rule("WC-A16")
@pytest.mark.parametrize(
    ("letter", "attitude", "method", "charged", "answer"),
    [
        ("M", "careful", "close", True, "yes"),
        ("A", "careful", "close", False, "yes"),
        ("A", "reckless", "ranged", False, "no"),
        ("O", "reckless", "ranged", False, "yes"),
        ("O", "careful", "close", False, "no"),
        ("D", "reckless", "close", False, "yes"),
        ("D", "careful", "close", False, "no"),
        ("M", "reckless", "close", False, "no"),
        ("F", "reckless", "close", False, "no"),
    ],
)
def test_following_goes_by_the_matrixs_own_response(
    letter: str, attitude: str, method: str, charged: bool, answer: str
) -> None:
    table = Opponent()
    brute = table.model("brute", AI, 200, 200, "sledgehammer")
    settler = table.model("settler", 0, 237, 200)
    table.responds(brute, letter, attitude, method)
    push_model(table.state, brute, settler, YELLOW, charged)
    table.state.go_on()
    assert table.asked == (-1, "follow")
    assert table.does == [answer]
    assert table.why == ["follow" if answer == "yes" else "stay-behind"]


@pytest.mark.rule("WC-A16")
def test_outside_its_activation_it_stays_behind() -> None:
    table = Opponent()
    brute = table.model("brute", AI, 200, 200, "sledgehammer")
    other = table.model("brute", AI, 500, 200, "sledgehammer")
    table.responds(other, "A")
    assert not answers.follows(table.state.response, brute.number, False)
    assert answers.follows(table.state.response, brute.number, True)
    assert RESPONSES[table.state.response.letter] == "A"


# -- effects, ratings, luck ----------------------------------------------------------------------


@pytest.mark.rule("WC-A18")
def test_effects_that_use_the_most_icons_come_first() -> None:
    table = Opponent()
    knight = table.model("knight", AI, 200, 200, "laser-rifle")
    settler = table.model("settler", 0, 200, 400)
    table.responds(knight, "A", method="ranged")
    work = begin_attack(table.state, knight, settler.number, 0, 0)
    work.bottles = 2
    work.models = (0, 1)  # one bottle for one, two for the other
    table.state.ask_nature(T_EFFECT)
    assert table.does == ["effect 1"]
    assert table.thought.steps[0].args["count"] == 2


@pytest.mark.rule("WC-A25")
def test_the_better_rating_is_taken() -> None:
    table = Opponent()
    paladin = table.model("paladin", AI, 200, 200, "t-60-power-armour")
    work = Work(W_HIT)
    work.target = paladin.number
    work.damage_kind, work.more_kind, work.damage = PHYSICAL, NONE, 2
    (move,) = answers.ratings(table.state, work)
    assert str(move) == "power-armour"
    paladin.power = NONE
    (move,) = answers.ratings(table.state, work)
    assert str(move) == "own-armour"
    work.damage_kind = ENERGY
    assert str(answers.ratings(table.state, work)[0]) == "own-armour"


@pytest.mark.rule("WC-A19")
def test_luck_is_kept_for_damage() -> None:
    table = Opponent()
    survivor = table.model("sole-survivor", AI, 200, 200, heroic=True)
    for kind, purpose, answer in (
        (W_ATTACK, LUCK_AIM, "no"),
        (W_ATTACK, LUCK_DODGE, "no"),
        (W_ATTACK, LUCK_CRITICAL, "no"),
        (W_HIT, LUCK_TOUGH, "yes"),
    ):
        work = Work(kind)
        work.luck = purpose
        (move,) = answers.luck(work)
        assert str(move) == answer
    assert survivor.luck > 0


@pytest.mark.rule("WC-A19")
def test_a_hit_asks_a_heroic_ai_model_and_it_uses_its_luck() -> None:
    table = Opponent()
    survivor = table.model("sole-survivor", AI, 200, 200, heroic=True)
    enemy = table.model("settler", 0, 500, 500)
    table.activate(enemy)
    push_hit(table.state, survivor, enemy.number, 2, PHYSICAL, 9, 0)
    table.state.go_on()
    assert table.state.topic == T_LUCK
    assert table.does == ["yes"]


def test_an_armour_boost_is_spent() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    mutant.boosts = 1
    enemy = table.model("settler", 0, 500, 500)
    table.activate(enemy)
    push_hit(table.state, mutant, enemy.number, 2, PHYSICAL, 0, 0)
    table.state.go_on()
    assert table.asked == (-1, "boost")
    assert table.does == ["yes"]


def test_walked_fire_goes_on_by_the_target_list() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "bolt-action-pipe-rifle")
    whole = table.model("settler", 0, 200, 400)
    hurt = wounded(table.model("settler", 0, 260, 400), 2)
    table.responds(mutant, "A", method="ranged")
    work = begin_attack(table.state, mutant, whole.number, 0, 0)
    work.models = (whole.number, hurt.number)
    table.state.ask_nature(T_WALK)
    assert table.does == [f"target m{hurt.number}"]
    assert table.why == ["target-most-hurt"]


def test_injuries_are_drawn_and_the_cheapest_find_is_dropped() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    settler = table.model("settler", 0, 200, 240)
    table.responds(mutant)
    begin_attack(table.state, mutant, settler.number, IMPROVISED, 0)
    table.state.ask_nature(T_INJURY)
    assert table.does == ["arm", "leg"]
    caps = table.state.tables.settings.caps
    priced = [item for item in table.cards.items if item.caps[caps] > 0]
    cheap = min(priced, key=lambda item: item.caps[caps])
    dear = max(priced, key=lambda item: item.caps[caps])
    table.state.push(W_SEARCH, mutant.number).models = (dear.number, cheap.number)
    table.state.ask_nature(T_DROP)
    assert table.does == [f"leave {cheap.id}"]


# -- reactions (WC-A25) --------------------------------------------------------------------------


class Ambush:
    """A settler moves under the eyes of a super mutant that is prepared."""

    def __init__(self, *cards: str, pieces: Iterable[Piece] = ()) -> None:
        self.table = Opponent(pieces)
        self.mutant = self.table.model("super-mutant", AI, 400, 400, *cards)
        self.settler = self.table.model("settler", 0, 400, 600, "hunting-rifle")
        self.mutant.reactions = 1

    def moves(self, text: str) -> Opponent:
        self.table.activate(self.settler)
        self.table.play(text)
        return self.table


@pytest.mark.rule("WC-A25")
def test_a_trigger_that_allows_an_attack_on_its_cause_is_used() -> None:
    ambush = Ambush("board", "bolt-action-pipe-rifle")
    table = ambush.moves("move 450,600")
    assert table.asked == (-1, "react")
    assert table.does == [f"react m{ambush.mutant.number}"]
    assert table.why == ["reacts"]
    table.act()
    assert table.asked == (-1, "reaction")
    assert table.does == [f"quick shoot m{ambush.settler.number} bolt-action-pipe-rifle"]
    assert table.why == ["reaction-attack"]


@pytest.mark.rule("WC-A25")
def test_a_trigger_of_no_use_is_let_pass() -> None:
    ambush = Ambush("board")
    table = ambush.moves("move 450,600")
    assert table.asked == (-1, "react")
    assert table.does == ["pass"]


@pytest.mark.rule("WC-A25")
@pytest.mark.parametrize("sheltered", [False, True])
def test_one_who_was_damaged_moves_to_a_safer_place_if_there_is_one(sheltered: bool) -> None:
    wall = box(300, 440, 85, 15, "wall", "sight")
    ambush = Ambush("board", pieces=[wall] if sheltered else [])
    table = ambush.moves(f"shoot m{ambush.mutant.number} hunting-rifle")
    while table.asked[1] != "react":
        if table.asked[1] == "armour":
            table.play("armour 4")
        else:
            assert table.asked[1] == "roll"
            table.play(best_roll(table.state))
    assert ambush.mutant.wounds > 0
    if not sheltered:
        assert table.does == ["pass"]
        return
    table.act()
    (move,) = table.thought.moves
    assert (move.kind, move.quick) == (MOVE, True)
    assert table.why == ["safest", "reaction-move"]
    table.act()
    assert not sees(table.state, ambush.mutant, ambush.settler)


def best_roll(battle: Battle) -> str:
    """A throw that hits, with the hardest faces of each die."""
    faces = ["K:d2", "Y:r2", "G:a3", "B:b"]
    words = ["roll", "!"]
    for die in range(4):
        words += [faces[die]] * battle.work[-1].dice[die]
    return " ".join(words)


# -- action points (WC-A18) ----------------------------------------------------------------------


@pytest.mark.rule("WC-A18")
def test_points_are_spent_as_the_card_says_after_both_actions() -> None:
    table = Opponent()
    knight = table.model("knight", AI, 200, 200, "combat-rifle")
    table.model("settler", 0, 200, 400)
    table.responds(knight, "A", method="ranged")
    knight.points = 2
    assert table.thought.moves[0].kind != MOVE
    table.state.actions = 0
    assert table.does == ["quick prepare"]
    assert table.why == ["points-prepare"]
    knight.reactions = 1  # one token at most
    assert table.does == ["end"]


@pytest.mark.rule("WC-A18")
def test_a_card_without_points_leaves_them_unused() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "bolt-action-pipe-rifle")
    table.model("settler", 0, 200, 400)
    table.responds(mutant, "A", method="ranged")
    mutant.points = 1
    table.state.actions = 0
    assert table.does == ["end"]


@pytest.mark.rule("WC-A18")
def test_a_dog_that_may_moves_on() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(700, 200)))
    dog = table.model("dogmeat", AI, 200, 200)
    table.responds(dog, "M")
    dog.points = 1
    table.state.actions = 0
    assert table.does == ["quick move 302,200"]
    assert table.why[-1] == "points-move"


@pytest.mark.rule("WC-A18")
def test_a_card_that_says_so_heals_normal_damage_before_radiation() -> None:
    table = Opponent()
    murphy = table.model("mama-murphy", AI, 200, 200, "stimpak", "radaway")
    table.responds(murphy, "A")
    wounded(murphy, 1, rads=1)
    murphy.points = 1
    table.state.actions = 0
    assert table.does == ["quick use stimpak"]
    assert table.why == ["points-heal"]
    wounded(murphy, 0, rads=1)
    assert table.does == ["quick use radaway"]
    wounded(murphy, 0)
    assert table.does != ["quick use stimpak"]
