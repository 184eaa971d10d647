"""The worked examples of the campaign book's section on the AI (WC-A20)."""

from __future__ import annotations

import pytest

from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.respond import respond
from overseer.wasteland.ai.weapons import chosen_arm, may_shoot
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import PLACE, REMOVED, Marker, Model
from overseer.wasteland.battle.moves import CHARGE, MOVE, SHOOT
from overseer.wasteland.battle.moving.push import offer_slide
from overseer.wasteland.battle.rules import (
    AIM_DEFEAT,
    AIM_GO,
    AIM_PROTECT,
    AIM_USE,
    Aim,
)
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.words import LENGTHS, RANGED, YELLOW
from tests.wasteland.ai.opponent import AI, Aimed, Opponent, wounded
from tests.wasteland.table import box


class Clearing:
    """A super mutant and its hound against three survivors, all within its charge."""

    def __init__(self) -> None:
        self.table = Opponent([box(420, 560, 180, 30, "wall", "sight")])
        self.mutant = self.table.model(
            "super-mutant", AI, 400, 400, "board", "bolt-action-pipe-rifle"
        )
        self.hound = self.table.model("mutant-hound", AI, 510, 300)
        self.survivor = wounded(self.table.model("sole-survivor", 0, 510, 333), 5)
        self.settler = wounded(self.table.model("settler", 0, 540, 430), 3)
        self.dog = self.table.model("dogmeat", 0, 400, 540)
        self.dog.health = 8  # WC-R7
        wounded(self.dog, 3)


@pytest.mark.rule("WC-R7")
def test_dogmeats_health_is_the_cards_and_the_example_sets_its_own() -> None:
    place = Clearing()
    assert place.dog.unit.health == 6
    assert (place.dog.health, place.dog.left) == (8, 5)


@pytest.mark.rule("WC-A20")
def test_attack_example_1_careful_shot_at_the_weaker_of_two_equally_hurt() -> None:
    place = Clearing()
    table = place.table.rolls(place.mutant, "x")
    assert table.does == [f"shoot m{place.settler.number} bolt-action-pipe-rifle"]
    assert table.why == ["ranged-shoot", "target-weakest"]


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A6")
def test_attack_example_1_reckless_he_would_shoot_into_the_fight() -> None:
    place = Clearing()
    table = place.table.responds(place.mutant, "A", "reckless", "ranged")
    assert table.does == [f"shoot m{place.survivor.number} bolt-action-pipe-rifle"]
    assert table.why == ["ranged-shoot", "target-most-hurt"]


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A9")
def test_attack_example_1_second_action_moves_for_a_shot_and_stops_yellow_off() -> None:
    place = Clearing()
    place.settler.place = REMOVED
    place.dog.x, place.dog.y = 510, 700  # out of sight behind the wall
    table = place.table.rolls(place.mutant, "x")
    table.state.actions = 1
    (move,) = table.thought.moves
    assert move.kind == MOVE
    assert table.why[:2] == ["ranged-position", "target-only"]
    mind = table.mind(place.mutant)
    arm = chosen_arm(mind, RANGED)
    assert arm is not None
    assert not may_shoot(mind, arm, place.mutant.x, place.mutant.y, place.dog)
    assert may_shoot(mind, arm, move.x, move.y, place.dog)
    dog = place.dog
    assert not gap_within(move.x, move.y, 20, dog.x, dog.y, 16, LENGTHS[YELLOW] - 1)


@pytest.mark.rule("WC-A9")
def test_the_move_for_a_shot_goes_as_far_as_it_can_but_stops_yellow_off() -> None:
    table = Opponent([box(300, 330, 60, 60, "wall", "sight")])
    mutant = table.model("super-mutant", AI, 330, 280, "bolt-action-pipe-rifle")
    dog = table.model("dogmeat", 0, 400, 480)
    table.responds(mutant, "A", "reckless", "ranged")
    mind = table.mind(mutant)
    arm = chosen_arm(mind, RANGED)
    assert arm is not None
    dog.x, dog.y = 330, 480
    assert table.why == ["ranged-position", "target-only"]
    x, y = table.end()
    assert may_shoot(mind, arm, x, y, dog)
    assert not gap_within(x, y, 20, dog.x, dog.y, 16, LENGTHS[YELLOW] - 1)
    assert gap_within(x, y, 20, dog.x, dog.y, 16, LENGTHS[YELLOW] + 30)


@pytest.mark.rule("WC-A20")
def test_attack_example_2_a_star_charges_the_most_hurt() -> None:
    place = Clearing()
    table = place.table.rolls(place.mutant, "s")
    (move,) = table.thought.moves
    assert (move.kind, move.a) == (CHARGE, place.survivor.number)
    assert table.why == ["close-charge", "target-most-hurt"]


class Prison:
    """A super mutant guards a prisoner whom two survivors want to free."""

    def __init__(self) -> None:
        self.table = Opponent()
        table = self.table
        self.mutant = table.model("super-mutant", AI, 450, 250, "board", "bolt-action-pipe-rifle")
        self.prisoner = table.model("settler", 2, 450, 400)
        self.survivor = wounded(table.model("sole-survivor", 0, 450, 530), 4)
        self.settler = wounded(table.model("settler", 0, 560, 300), 1)
        table.aims.sought = Aim(AIM_PROTECT, models=(self.prisoner.number,))


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A14")
def test_defend_example_the_threat_is_found_from_the_prisoners_place() -> None:
    prison = Prison()
    table = prison.table.rolls(prison.mutant, "b")
    assert table.why == ["aim-protect", "defend-from", "defend-move", "move"]
    assert table.thought.steps[1].args["target"] == prison.survivor.number
    x, y = table.end()
    assert (x, y) == (450, 352)  # towards the prisoner by the whole of its ruler
    table.act()
    (move,) = table.thought.moves
    assert (move.kind, move.a) == (CHARGE, prison.survivor.number)


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A5")
def test_re_evaluation_1_without_a_target_left_in_range_it_moves_on() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100, "bolt-action-pipe-rifle")
    near = table.model("settler", 0, 100, 300)
    far = table.model("settler", 0, 850, 850)
    table.responds(mutant, "A", "reckless", "ranged")
    assert table.does == [f"shoot m{near.number} bolt-action-pipe-rifle"]
    near.place = REMOVED
    table.state.actions = 1
    assert table.why == ["ranged-towards", "target-only"]
    x, y = table.end()
    assert (far.x - x) ** 2 + (far.y - y) ** 2 < 2 * 750**2


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A5")
def test_re_evaluation_2_the_healthiest_changes_with_the_first_shot() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100, "bolt-action-pipe-rifle")
    first = table.model("sole-survivor", 0, 100, 300)
    second = table.model("dogmeat", 0, 200, 300)
    table.responds(mutant, "A", "reckless", "ranged")
    mind = table.mind(mutant, ["healthiest"])
    assert picked(mind) == first.number
    wounded(first, 2)
    assert picked(mind) == second.number


def picked(mind: Mind) -> int:
    (move,) = respond(Measured(mind))
    assert move.kind == SHOOT
    return move.a


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A15")
def test_re_evaluation_3_underlined_it_fights_first_and_goes_when_it_is_free() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(800, 100)))
    mutant = table.model("super-mutant", AI, 100, 100, "board")
    settler = table.model("settler", 0, 137, 100)
    table.responds(mutant, "O", "careful", "close", stays=True)
    assert table.does == [f"fight m{settler.number} board"]
    assert "stays" in table.why
    settler.x = 260  # pushed, and a careful model does not follow
    table.state.actions = 1
    (move,) = table.thought.moves
    assert move.kind == MOVE
    assert table.why[0] == "aim-go"


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A17")
def test_slide_example_the_brute_slides_away_from_the_desk() -> None:
    table = Opponent()
    brute = table.model("brute", AI, 300, 300, "sledgehammer")
    knight = table.model("knight", 0, 337, 300)
    desk = table.marker(PLACE, 262, 300)
    table.aims.sought = Aim(AIM_USE, markers=(desk.number,))
    table.responds(brute, "O")
    offer_slide(table.state, brute, knight)
    table.state.go_on()
    assert table.asked == (-1, "slide")
    (text,) = table.does
    assert text.startswith("slide ")
    assert table.why == ["slide"]
    x, y = table.end()
    assert (x - 262) ** 2 + (y - 300) ** 2 > 100**2
    desk.x = 100  # out of the knight's way: nothing to prevent
    assert table.does == ["stay"]


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A4")
def test_two_stars_at_health_3_are_m() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(800, 100)))
    mutant = wounded(table.model("super-mutant", AI, 100, 100, "board"), 3)
    table.rolls(mutant, "ss")
    (told,) = table.told("ai-response-m")
    assert (told["row"], told["attitude"], told["method"]) == ("stars", "careful", "close")
    assert table.why[-1] == "move"


class Theft(Aimed):
    """Steal the reactor, then run with it to where the AI came in."""

    def aim(self, battle: Battle, model: Model) -> Aim:
        reactor: Marker = battle.markers[0]
        if reactor.carrier >= 0 and battle.models[reactor.carrier].side == AI:
            return Aim(AIM_GO, point=(60, 60))
        return Aim(AIM_USE, markers=(0,))


@pytest.mark.rule("WC-A20")
@pytest.mark.rule("WC-A3")
def test_the_aim_changes_when_the_reactor_is_taken() -> None:
    table = Opponent()
    table.aims = Theft()
    table.state.tables.rules = table.aims
    mutant = table.model("super-mutant", AI, 300, 300, "board")
    reactor = table.marker(PLACE, 360, 300)
    table.responds(mutant, "O")
    assert table.why == ["aim-touch"]
    table.act()
    reactor.carrier = mutant.number
    mutant.carrying = (reactor.number,)
    assert table.why == ["aim-go", "move"]
    assert table.end()[0] < mutant.x


@pytest.mark.rule("WC-A11")
def test_the_last_one_goes_for_the_subject_before_its_list() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100, "bolt-action-pipe-rifle")
    hurt = wounded(table.model("settler", 0, 100, 250), 2)
    leader = table.model("sole-survivor", 0, 200, 250)
    table.aims.sought = Aim(AIM_DEFEAT, models=(leader.number,))
    friend = table.model("mutant-hound", AI, 800, 100)
    table.responds(mutant, "A", "reckless", "ranged")
    assert table.does == [f"shoot m{hurt.number} bolt-action-pipe-rifle"]
    friend.place = REMOVED
    assert table.does == [f"shoot m{leader.number} bolt-action-pipe-rifle"]
    assert table.why == ["ranged-shoot", "last-model", "target-only"]
