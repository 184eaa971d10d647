"""Target lists: every priority, and what comes before them (WC-A10, WC-A11, WC-A6)."""

from __future__ import annotations

import pytest

from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.targets import best_by, choose
from overseer.wasteland.ai.weapons import chosen_arm
from overseer.wasteland.battle.model import READY, REMOVED, UNREADY, USED, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, Aim
from overseer.wasteland.words import CLOSE, PRIORITIES, RANGED
from tests.wasteland.ai.opponent import AI, Opponent, numbers, wounded
from tests.wasteland.table import box


class Yard:
    """A super mutant with a rifle and three enemies in front of it."""

    def __init__(self) -> None:
        self.table = Opponent()
        self.mutant = self.table.model("super-mutant", AI, 400, 300, "bolt-action-pipe-rifle")
        self.survivor = self.table.model("sole-survivor", 0, 300, 450)
        self.settler = self.table.model("settler", 0, 400, 470)
        self.dog = self.table.model("dogmeat", 0, 520, 470)

    def best(self, word: str, method: int = RANGED, shooting: bool = True) -> list[Model]:
        """Whom a priority puts first of all three."""
        mind = self.table.mind(self.mutant)
        mind.method = method
        found = [self.survivor, self.settler, self.dog]
        arm = chosen_arm(mind, method)
        return best_by(mind, found, PRIORITIES.index(word), arm, shooting)


@pytest.mark.rule("WC-A10")
def test_nearest_is_the_least_gap_for_a_shot() -> None:
    yard = Yard()
    assert yard.best("nearest") == [yard.settler]


@pytest.mark.rule("WC-A10")
def test_nearest_is_the_fewest_moves_for_a_move_and_ties_stay() -> None:
    yard = Yard()
    # 54 mm to the settler, 92 to the survivor, 172 to the dog; a move covers 102.
    yard.settler.y = 390
    yard.survivor.x, yard.survivor.y = 320, 400
    assert yard.best("nearest", CLOSE, shooting=False) == [yard.survivor, yard.settler]


@pytest.mark.rule("WC-A10")
def test_nearest_counts_difficult_ground() -> None:
    table = Opponent([box(300, 330, 400, 60, "difficult")])
    mutant = table.model("super-mutant", AI, 500, 300)
    beyond = table.model("settler", 0, 500, 410)
    beside = table.model("settler", 0, 500, 170)
    mind = table.mind(mutant)
    found = [beyond, beside]
    assert best_by(mind, found, PRIORITIES.index("nearest"), None, True) == [beyond]
    assert best_by(mind, found, PRIORITIES.index("nearest"), None, False) == [beside]


@pytest.mark.rule("WC-A10")
def test_weakest_and_healthiest_go_by_health_left_strongest_by_the_most() -> None:
    yard = Yard()
    wounded(yard.survivor, 5)
    assert yard.best("weakest") == [yard.survivor]
    assert yard.best("healthiest") == [yard.dog]
    assert yard.best("strongest") == [yard.survivor]


@pytest.mark.rule("WC-A10")
def test_most_hurt_counts_radiation_too() -> None:
    yard = Yard()
    wounded(yard.survivor, 1)
    wounded(yard.dog, 0, rads=2)
    assert yard.best("most-hurt") == [yard.dog]


@pytest.mark.rule("WC-A10")
def test_vulnerable_goes_by_the_weapons_kind_of_damage() -> None:
    yard = Yard()
    assert yard.best("vulnerable") == [yard.settler]
    yard.table.equip(yard.settler, "t-60-power-armour")
    assert yard.best("vulnerable") == [yard.dog]


@pytest.mark.rule("WC-A10")
def test_slowest_by_the_move_ruler_fastest_by_the_charge_ruler() -> None:
    yard = Yard()
    assert yard.best("slowest") == [yard.survivor, yard.settler]
    assert yard.best("fastest") == [yard.dog]


@pytest.mark.rule("WC-A10")
def test_most_effective_is_the_highest_final_value() -> None:
    table = Opponent([box(390, 400, 30, 20, "cover")])
    mutant = table.model("super-mutant", AI, 400, 300, "bolt-action-pipe-rifle")
    covered = table.model("settler", 0, 400, 470)
    clear = table.model("settler", 0, 520, 470)
    mind = table.mind(mutant)
    mind.method = RANGED
    arm = chosen_arm(mind, RANGED)
    number = PRIORITIES.index("most-effective")
    assert best_by(mind, [covered, clear], number, arm, True) == [clear]


@pytest.mark.rule("WC-A10")
def test_ready_and_used_put_those_first_and_the_others_are_equal() -> None:
    yard = Yard()
    yard.survivor.status = READY
    yard.settler.status = USED
    yard.dog.status = UNREADY
    assert yard.best("ready") == [yard.survivor]
    assert yard.best("used") == [yard.settler]
    yard.survivor.status = UNREADY
    assert yard.best("ready") == [yard.survivor, yard.settler, yard.dog]


@pytest.mark.rule("WC-A10")
def test_important_is_nearest_to_the_subject() -> None:
    yard = Yard()
    yard.table.aims.sought = Aim(AIM_GO, point=(560, 480))
    assert yard.best("important") == [yard.dog]
    yard.table.aims.sought = Aim(AIM_DEFEAT, models=(yard.survivor.number,))
    assert yard.best("important") == [yard.survivor]


@pytest.mark.rule("WC-A10")
def test_engaged_and_unengaged_filter_unless_nobody_would_remain() -> None:
    yard = Yard()
    assert yard.best("engaged") == [yard.survivor, yard.settler, yard.dog]
    yard.table.model("mutant-hound", AI, 520, 503)
    assert yard.best("engaged") == [yard.dog]
    assert yard.best("unengaged") == [yard.survivor, yard.settler]


@pytest.mark.rule("WC-A10")
def test_capable_is_whom_the_scenario_calls_so() -> None:
    yard = Yard()
    yard.table.aims.able = (yard.settler.number,)
    assert yard.best("capable") == [yard.settler]


@pytest.mark.rule("WC-A10")
def test_the_list_is_followed_until_one_is_left_then_chance() -> None:
    yard = Yard()
    wounded(yard.survivor, 3)
    wounded(yard.settler, 3)
    found = [yard.survivor, yard.settler, yard.dog]
    mind = yard.table.mind(yard.mutant, ["most-hurt", "weakest", "nearest"])
    assert choose(Measured(mind), found, None, True) == [yard.settler]
    assert [step.word for step in mind.steps] == ["target-weakest"]
    mind = yard.table.mind(yard.mutant, ["most-hurt"])
    assert choose(Measured(mind), found, None, True) == [yard.survivor, yard.settler]
    assert mind.steps[0].word == "target-chance"
    assert mind.steps[0].args["count"] == 2


@pytest.mark.rule("WC-A10")
def test_chance_draws_among_those_that_stay_equal() -> None:
    yard = Yard()
    table = yard.table
    yard.dog.place = REMOVED
    yard.survivor.place = REMOVED
    twin = table.model("settler", 0, 340, 460)
    yard.settler.x, yard.settler.y = 460, 460
    table.responds(yard.mutant, "A", "reckless", "ranged")
    shots = [f"shoot m{n} bolt-action-pipe-rifle" for n in numbers([yard.settler, twin])]
    assert table.does == shots
    assert table.state.spread == 2
    table.play(shots[1])
    assert table.told("ai-target-chance") == [{"model": yard.mutant.number, "count": 2}]


@pytest.mark.rule("WC-A6")
def test_careful_in_close_combat_those_in_a_fight_come_first() -> None:
    yard = Yard()
    table = yard.table
    wounded(yard.settler, 3)
    yard.dog.x, yard.dog.y = 500, 440
    table.model("mutant-hound", AI, 500, 473)
    table.responds(yard.mutant, "A", "reckless", "close")
    assert table.thought.moves[0].a == yard.settler.number
    table.responds(yard.mutant, "A", "careful", "close")
    assert table.thought.moves[0].a == yard.dog.number
    yard.survivor.x, yard.survivor.y = 400, 337
    assert table.thought.moves[0].a == yard.survivor.number
