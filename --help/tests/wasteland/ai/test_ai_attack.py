"""The attack lists entry by entry, engaged and not (WC-A8, A9, A15, A24)."""

from __future__ import annotations

import pytest

from overseer.wasteland.ai.weapons import chosen_arm, may_shoot
from overseer.wasteland.battle.attack.arms import set_critical_points, set_empty
from overseer.wasteland.battle.measure import in_contact
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import CHARGE, MOVE
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, Aim
from overseer.wasteland.geometry.plane import touching
from overseer.wasteland.words import RANGED
from tests.wasteland.ai.opponent import AI, Opponent, wounded
from tests.wasteland.table import box


def duel(gap: int, *cards: str, aim: Aim | None = None) -> tuple[Opponent, Model, Model]:
    """A super mutant (base 20) and a settler (base 16) so many mm apart."""
    table = Opponent(aim=aim)
    mutant = table.model("super-mutant", AI, 200, 200, *cards)
    settler = table.model("settler", 0, 200, 236 + gap)
    return table, mutant, settler


# -- close combat --------------------------------------------------------------------------------


@pytest.mark.rule("WC-A8")
@pytest.mark.parametrize(
    ("gap", "words"),
    [
        (1, "close-fight"),
        (120, "close-charge"),
        (152, "close-charge"),
        (170, "close-next-charge"),
        (254, "close-next-charge"),
        (262, "close-towards"),
        (600, "close-towards"),
    ],
)
def test_the_first_entry_that_is_possible_is_done(gap: int, words: str) -> None:
    table, mutant, _ = duel(gap, "board")
    table.responds(mutant)
    assert table.why == [words, "target-only"]


@pytest.mark.rule("WC-A8")
def test_a_move_engages_whom_a_charge_may_not() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    turret = table.model("machine-gun-turret", 0, 200, 300)
    table.responds(mutant)
    assert table.why == ["close-contact", "target-only"]
    x, y = table.end()
    assert touching(x, y, 20, turret.x, turret.y, 16)


@pytest.mark.rule("WC-A8")
def test_a_move_prepares_a_move_where_no_charge_can_follow() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    table.model("machine-gun-turret", 0, 200, 420)
    table.responds(mutant)
    assert table.why == ["close-next-move", "target-only"]


@pytest.mark.rule("WC-A8")
def test_with_nobody_to_attack_it_does_its_objective() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(500, 200)))
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    table.responds(mutant)
    assert table.why == ["attack-nobody", "aim-go", "move"]


@pytest.mark.rule("WC-A8")
def test_reckless_it_runs_straight_at_the_enemy() -> None:
    table, mutant, _ = duel(400, "board")
    table.responds(mutant)
    assert table.end() == (200, 302)


@pytest.mark.rule("WC-A8")
def test_the_charge_die_is_drawn_and_the_cry_always_raised() -> None:
    table = Opponent()
    brute = table.model("brute", AI, 200, 200, "sledgehammer")
    table.model("settler", 0, 200, 340)
    table.responds(brute).act()
    assert table.asked == (-1, "cry")
    assert table.does == ["yes"]
    table.play("yes", "roll 10", "roll 10")
    assert table.asked == (-1, "charge-die")
    assert table.does == ["die 0", "die 2"]


@pytest.mark.rule("WC-A9")
def test_the_preferred_weapon_comes_first_and_another_where_it_is_missing() -> None:
    table, mutant, settler = duel(1, "machete", "board")
    table.responds(mutant)
    assert table.does == [f"fight m{settler.number} board"]
    table, mutant, settler = duel(1, "bolt-action-pipe-rifle", "machete")
    table.responds(mutant)
    assert table.does == [f"fight m{settler.number} machete"]
    table, mutant, settler = duel(1)
    table.responds(mutant)
    assert table.does == [f"fight m{settler.number} improvised"]


def test_a_suicider_in_contact_sets_itself_off() -> None:
    table = Opponent()
    suicider = table.model("suicider", AI, 200, 200)
    table.model("settler", 0, 200, 237)
    table.responds(suicider)
    assert table.does == ["detonate"]


# -- from afar -----------------------------------------------------------------------------------


@pytest.mark.rule("WC-A9")
@pytest.mark.parametrize(
    ("gap", "words"),
    [
        (100, "ranged-shoot"),
        (457, "ranged-shoot"),
        (470, "ranged-position"),
        (558, "ranged-position"),
        (570, "ranged-towards"),
    ],
)
def test_it_shoots_else_comes_into_range_else_nearer(gap: int, words: str) -> None:
    table, mutant, _ = duel(gap, "bolt-action-pipe-rifle")
    table.responds(mutant, method="ranged")
    assert table.why == [words, "target-only"]


@pytest.mark.rule("WC-A6")
def test_careful_engaged_enemies_are_no_targets_and_none_other_means_the_objective() -> None:
    table, mutant, settler = duel(200, "bolt-action-pipe-rifle", aim=Aim(AIM_GO, point=(800, 200)))
    table.model("mutant-hound", AI, settler.x, settler.y + 33)
    table.responds(mutant, attitude="careful", method="ranged")
    assert table.why[:2] == ["attack-nobody", "aim-go"]
    table.responds(mutant, attitude="reckless", method="ranged")
    assert table.why == ["ranged-shoot", "target-only"]


@pytest.mark.rule("WC-A9")
def test_of_two_bands_it_takes_the_better_and_a_critical_when_it_can() -> None:
    table = Opponent()
    survivor = table.model("sole-survivor", AI, 100, 100, "hunting-rifle", heroic=True)
    deathclaw = table.model("deathclaw", 0, 100, 560)
    table.activate(survivor)
    table.play("roll B:x", "roll B:x")
    assert table.does == [f"shoot m{deathclaw.number} hunting-rifle long"]
    set_critical_points(survivor, 0, 3)  # WC-A19
    assert table.does == [f"shoot m{deathclaw.number} hunting-rifle long critical"]


@pytest.mark.rule("WC-A24")
def test_no_fitting_weapon_loads_an_empty_one() -> None:
    table, mutant, settler = duel(200, "missile-launcher")
    table.responds(mutant, method="ranged")
    assert table.does == [f"shoot m{settler.number} missile-launcher"]
    set_empty(mutant, 0, True)
    assert table.does == ["reload missile-launcher"]
    assert table.why == ["reload"]


@pytest.mark.rule("WC-A24")
def test_another_loaded_weapon_goes_before_loading() -> None:
    table, mutant, settler = duel(200, "missile-launcher", "bolt-action-pipe-rifle")
    set_empty(mutant, 0, True)
    table.responds(mutant, method="ranged")
    assert table.does == [f"shoot m{settler.number} bolt-action-pipe-rifle"]


@pytest.mark.rule("WC-A24")
def test_no_weapon_at_all_means_o_or_m_where_o_would_be_a() -> None:
    table, mutant, settler = duel(200, "board", aim=Aim(AIM_GO, point=(600, 200)))
    table.responds(mutant, method="ranged")
    assert table.why == ["no-weapon", "aim-go", "move"]
    table.aims.sought = Aim(AIM_DEFEAT, models=(settler.number,))
    assert table.why == ["no-weapon", "move"]
    (move,) = table.thought.moves
    assert not touching(move.x, move.y, 20, settler.x, settler.y, 16)


@pytest.mark.rule("WC-A24")
def test_throwing_counts_as_shooting() -> None:
    table, mutant, settler = duel(200, "frag-grenade")
    table.responds(mutant, method="ranged")
    assert table.does == [f"throw frag-grenade m{settler.number}"]
    table, mutant, settler = duel(300, "frag-grenade")
    table.responds(mutant, method="ranged")
    assert table.why == ["ranged-position", "target-only"]


@pytest.mark.rule("WC-A9", "WC-A24")
def test_a_behemoth_throws_its_rock() -> None:
    table = Opponent()
    behemoth = table.model("behemoth", AI, 300, 300)
    settler = table.model("settler", 0, 300, 420)
    table.responds(behemoth, "A", method="ranged")
    assert table.does == [f"throw behemoth-rock m{settler.number}"]
    assert table.why == ["ranged-shoot", "target-only"]
    suicider = table.model("suicider", AI, 600, 300)  # sets its mini nuke off, never throws it
    table.responds(suicider, "A", method="ranged")
    assert table.why[0] == "no-weapon"


# -- engaged -------------------------------------------------------------------------------------


class Brawl:
    """A super mutant that touches a settler, with a hurt survivor nearby."""

    def __init__(self, far: int = 90) -> None:
        self.table = Opponent()
        cards = ("board", "bolt-action-pipe-rifle")
        self.mutant = self.table.model("super-mutant", AI, 400, 400, *cards)
        self.settler = self.table.model("settler", 0, 400, 437)
        self.survivor = wounded(self.table.model("sole-survivor", 0, 400 + 36 + far, 400), 3)


@pytest.mark.rule("WC-A15")
def test_engaged_in_close_combat_it_moves_to_a_better_target_in_reach() -> None:
    brawl = Brawl()
    table = brawl.table.responds(brawl.mutant)
    (move,) = table.thought.moves
    assert move.kind == MOVE
    survivor = brawl.survivor
    assert touching(move.x, move.y, 20, survivor.x, survivor.y, 16)
    assert table.why == ["close-engaged", "target-most-hurt", "breaks-off"]


@pytest.mark.rule("WC-A15")
def test_engaged_it_fights_when_the_best_target_is_touched_or_out_of_reach() -> None:
    brawl = Brawl(far=130)  # a charge would reach it, but not a move
    table = brawl.table.responds(brawl.mutant)
    assert table.does == [f"fight m{brawl.settler.number} board"]


@pytest.mark.rule("WC-A15")
def test_underlined_it_stays_and_fights_whom_it_touches() -> None:
    brawl = Brawl()
    table = brawl.table.responds(brawl.mutant, stays=True)
    assert table.does == [f"fight m{brawl.settler.number} board"]
    assert "stays" in table.why


@pytest.mark.rule("WC-A15")
def test_engaged_and_ranged_it_moves_off_to_shoot_next() -> None:
    brawl = Brawl(far=300)
    table = brawl.table.responds(brawl.mutant, method="ranged")
    (move,) = table.thought.moves
    assert move.kind == MOVE
    assert table.why[0] == "ranged-break-off"
    assert table.why[-1] == "breaks-off"
    assert not touching(move.x, move.y, 20, brawl.settler.x, brawl.settler.y, 16)
    mind = table.mind(brawl.mutant)
    arm = chosen_arm(mind, RANGED)
    assert arm is not None
    assert may_shoot(mind, arm, move.x, move.y, brawl.survivor)


@pytest.mark.rule("WC-A15")
def test_engaged_and_ranged_but_underlined_it_fights() -> None:
    brawl = Brawl(far=300)
    table = brawl.table.responds(brawl.mutant, method="ranged", stays=True)
    assert table.does == [f"fight m{brawl.settler.number} board"]


@pytest.mark.rule("WC-A15")
def test_no_legal_way_out_it_fights() -> None:
    walls = [
        box(365, 350, 14, 90, "wall", number=0),
        box(421, 350, 14, 90, "wall", number=1),
        box(365, 350, 70, 14, "wall", number=2),
    ]
    table = Opponent(walls, Aim(AIM_GO, point=(800, 800)))
    mutant = table.model("super-mutant", AI, 400, 385, "board")
    settler = table.model("settler", 0, 400, 422)
    assert in_contact(mutant, settler)
    table.responds(mutant, "M")
    assert table.does == [f"fight m{settler.number} board"]
    assert table.why[0] == "no-way"
    table.responds(mutant, "A", method="ranged")
    table.equip(mutant, "bolt-action-pipe-rifle")
    assert table.does == [f"fight m{settler.number} board"]
    assert "no-way-out" in table.why


@pytest.mark.rule("WC-A15")
def test_any_other_response_leaves_unless_underlined() -> None:
    brawl = Brawl()
    table = brawl.table
    table.aims.sought = Aim(AIM_GO, point=(100, 100))
    table.responds(brawl.mutant, "M")
    assert table.why == ["move", "breaks-off"]
    table.responds(brawl.mutant, "M", stays=True)
    assert table.does == [f"fight m{brawl.settler.number} board"]


@pytest.mark.rule("WC-A8")
def test_a_charge_goes_round_what_is_in_the_way() -> None:
    table = Opponent([box(190, 260, 90, 20, "wall")])
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    settler = table.model("settler", 0, 200, 330)
    table.responds(mutant)
    (move,) = table.thought.moves
    assert (move.kind, move.a) == (CHARGE, settler.number)
    assert len(move.path) > 2
    assert touching(move.x, move.y, 20, settler.x, settler.y, 16)


# -- more of the table ---------------------------------------------------------------------------


@pytest.mark.rule("WC-A19")
def test_a_critical_chooses_the_band_that_allows_it() -> None:
    table = Opponent()
    survivor = table.model("sole-survivor", AI, 100, 100, "hunting-rifle", heroic=True)
    settler = table.model("settler", 0, 100, 386)  # its base lies over the end of the short ruler
    table.activate(survivor)
    table.play("roll B:x", "roll B:x")
    assert table.does == [f"shoot m{settler.number} hunting-rifle"]
    set_critical_points(survivor, 0, 3)  # the rifle's critical column is for the long band
    assert table.does == [f"shoot m{settler.number} hunting-rifle long critical"]


@pytest.mark.rule("WC-A10")
def test_one_whom_no_way_leads_to_is_not_the_nearest() -> None:
    walls = [
        box(150, 260, 100, 8, "wall", number=0),
        box(150, 340, 100, 8, "wall", number=1),
        box(150, 260, 8, 88, "wall", number=2),
        box(242, 260, 8, 88, "wall", number=3),
    ]
    table = Opponent(walls)
    deathclaw = table.model("deathclaw", AI, 200, 200)
    table.model("settler", 0, 200, 304)  # walled in
    free = table.model("settler", 0, 200, 750)
    table.responds(deathclaw)
    assert table.thought.steps[1].word == "target-nearest"
    assert table.thought.steps[1].args["target"] == free.number


def test_one_that_burrows_charges_below_everything() -> None:
    table = Opponent([box(100, 260, 300, 30, "wall")])
    scorpion = table.model("radscorpion", AI, 200, 200)
    settler = table.model("settler", 0, 200, 340)
    table.responds(scorpion)
    (move,) = table.thought.moves
    assert (move.kind, move.a, len(move.path)) == (CHARGE, settler.number, 2)


def test_one_who_stands_on_a_piece_is_reached_by_climbing() -> None:
    table = Opponent([box(150, 250, 100, 100, "wall", "climbable", tall=60)])
    raider = table.model("raider", AI, 200, 220, "machete")
    settler = table.model("settler", 0, 200, 300)
    settler.on = 0
    table.responds(raider)
    assert table.why == ["close-charge", "target-only"]
    table.act()
    assert table.asked == (-1, "roll")  # the agility test of the climb


def test_one_on_a_piece_comes_down_to_move_on() -> None:
    table = Opponent([box(150, 150, 100, 100, "wall", "climbable", tall=60)])
    table.aims.sought = Aim(AIM_GO, point=(600, 200))
    raider = table.model("raider", AI, 220, 200)
    raider.on = 0
    table.responds(raider, "M").act()
    assert raider.on == -1
    assert raider.x > 250
