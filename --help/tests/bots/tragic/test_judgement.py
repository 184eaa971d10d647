"""Tragic's `normal` bot in positions where a hasty look goes wrong."""

from __future__ import annotations

from overseer import bots
from overseer.bots.tragic.bot import TragicPolicy
from overseer.bots.tragic.outlook import Outlook
from overseer.tragic.rules.pile import NOBODY
from tests.tragic.table import Table


def choice(table: Table) -> str:
    """What `normal` does in a position that was laid out."""
    state = table.fill().state
    if not state.work and state.topic == 0:
        table.start()
    return str(bots.make("normal", "tragic", 1).choose(state.view(state.seat)))


def worth(table: Table, move: str) -> float:
    """What a move of the decision that is due looks worth."""
    state = table.fill().state
    if not state.work and state.topic == 0:
        table.start()
    moves = state.moves()
    values = TragicPolicy(ahead=1, noise=0.0).judge(state, moves)
    return values[[str(each) for each in moves].index(move)]


def sight(table: Table) -> Outlook:
    """The position as the first seat sees it."""
    return Outlook(table.state, 0, TragicPolicy(ahead=1, noise=0.0).card_worths(table.tables))


# Cards that do little now


def test_a_healing_card_is_kept_for_real_wounds() -> None:
    table = Table().hand(0, "field-dressing-1").points(0, "E5")
    table.player(0).hp = 98
    assert choice(table) == "end"

    table = Table().hand(0, "field-dressing-1").points(0, "E5")
    table.player(0).hp = 60
    assert choice(table) == "cast field-dressing-1"


def test_a_blow_waits_for_the_points_it_counts() -> None:
    table = Table().hand(0, "pistol-shot-1")
    assert choice(table) == "end"

    table = Table().hand(0, "pistol-shot-1").points(0, "P5")
    assert choice(table) == "cast pistol-shot-1"


def test_nobody_waits_when_the_end_is_near() -> None:
    table = Table().hand(0, "pistol-shot-1")
    table.player(0).hp = table.player(1).hp = 15

    assert choice(table) == "cast pistol-shot-1"


def test_points_are_only_dear_when_something_better_is_bought_with_them() -> None:
    alone = Table().hand(0, "feral-ghoul-1", *["sniper-shot-3"] * 4)
    useless = Table().hand(0, "feral-ghoul-1", *["field-dressing-1"] * 4)
    wanted = Table().hand(
        0, "feral-ghoul-1", "radroach-1", "pit-fighter-1", "stray-cat-1", "volunteer-1"
    )

    ghoul = "cast feral-ghoul-1"
    assert worth(alone, ghoul) == worth(useless, ghoul) > worth(wanted, ghoul) > 0.0


def test_a_full_hand_makes_a_waste_of_little_weight() -> None:
    few = Table().hand(0, "plague-breath-2").points(0, "E4")
    many = Table().hand(0, "plague-breath-2", *["sniper-shot-3"] * 10).points(0, "E4")

    assert worth(few, "cast plague-breath-2") < worth(many, "cast plague-breath-2")


def test_a_skill_that_protects_is_kept_for_the_opponents_turn() -> None:
    table = Table().skill(0, "reflexes-2").points(0, "A5")
    assert choice(table) == "end"

    table = Table().skill(0, "reflexes-2").points(0, "A5").points(1, "S5").hand(1, "punch-3")
    table.state.active = 1
    table.play("cast punch-3")
    assert (table.seat, choice(table)) == (0, "use reflexes-2")


def test_who_draws_fewer_cards_has_them_for_longer() -> None:
    """TR-E2 asks how many turns a library lasts, not how large it is."""
    wide = Table().lots(0).lots(1)
    wide.library(0, *["punch-1"] * 24).library(1, *["punch-1"] * 16)
    slow = Table().lots(0).lots(1).trait(1, "deathclaw-3")
    slow.library(0, *["punch-1"] * 24).library(1, *["punch-1"] * 16)
    for table in (wide, slow):
        table.player(0).turns = table.player(1).turns = 15

    assert not sight(wide).runs_out(wide.player(0))
    assert sight(slow).runs_out(slow.player(0))


def test_a_drug_is_only_taken_off_by_who_took_one() -> None:
    table = Table().hand(0, "decontamination-1").points(0, "E5")
    assert worth(table, "cast decontamination-1") <= 0.0

    drugged = Table().hand(0, "decontamination-1").points(0, "E5")
    drugged.put(0, "painkillers-1")
    assert worth(drugged, "cast decontamination-1") > worth(table, "cast decontamination-1")


def test_what_strengthens_blows_waits_for_one_that_can_be_paid() -> None:
    table = Table().hand(0, "armour-piercing-rounds-1", "sniper-shot-3")
    assert choice(table) == "end"

    table = Table().hand(0, "armour-piercing-rounds-1", "sniper-shot-3").points(0, "P9")
    assert worth(table, "cast armour-piercing-rounds-1") > 0.0


def test_an_ally_that_has_struck_is_not_made_stronger() -> None:
    table = Table().skill(0, "drill-1")
    table.put(0, "raider-bruiser-1").engaged = True
    assert choice(table) == "end"

    table = Table().skill(0, "drill-1")
    table.put(0, "raider-bruiser-1")
    assert choice(table) == "use drill-1"


# Reactions


def test_a_counter_blow_hurts_the_attacker() -> None:
    """The attack is aimed at who answers it; the damage of the answer is not."""
    table = Table().hand(0, "bat-blow-1").points(0, "S6")
    table.hand(1, "counter-punch-1").points(1, "S6")
    table.play("cast bat-blow-1")
    assert table.topic == "answer"

    assert choice(table) == "cast counter-punch-1"


def test_damage_to_all_attackers_is_seen() -> None:
    table = Table().hand(1, "break-the-line-3").points(1, "S6")
    table.put(0, "super-mutant-brute-2")
    table.put(0, "raider-bruiser-1")
    table.play("attack a1", "join a2")
    assert table.topic == "answer"

    assert choice(table) == "cast break-the-line-3"


def test_an_answer_that_needs_luck_is_worth_less_than_a_sure_one() -> None:
    """Two faces in six let the attack through."""
    seen = []
    for answer in ("jammed-gun-2", "leap-aside-2"):
        table = Table().hand(0, "bat-blow-3").points(0, "S9 P9")
        table.hand(1, answer).lots(1)
        table.play("cast bat-blow-3")
        seen.append(worth(table, f"cast {answer}"))
    luck, sure = seen

    assert 0.0 < luck < sure


# Radiation and martyrs


def test_radiation_does_not_frighten_the_immune() -> None:
    """TR-C10: who is immune pays nothing for a quest through the glass desert."""
    frail = Table().hand(0, "across-the-glass-desert-3").points(0, "E9")
    immune = Table().hand(0, "across-the-glass-desert-3").points(0, "E9").trait(0, "ghoul-2")
    frail.player(0).hp = immune.player(0).hp = 70

    assert worth(immune, "cast across-the-glass-desert-3") > worth(
        frail, "cast across-the-glass-desert-3"
    )


def test_a_bomber_is_not_beaten_at_the_price_of_its_blast() -> None:
    """TR-W6: with six hit points left, six damage would be the end."""
    table = Table()
    table.put(0, "mutant-bear-3")
    table.put(1, "mutant-bomber-1")
    table.player(0).hp = 6
    table.play("attack a1")
    assert table.topic == "target"

    assert choice(table) == "target b"


def test_an_opponent_who_cannot_heal_is_worse_off() -> None:
    table = Table().start()

    assert sight(table).cast_abilities(table.cards.by_id["plague-breath-2"], NOBODY) > 0.0


# Showing


def test_a_reaction_that_everybody_knows_is_shown_again() -> None:
    def shown(*known: str) -> str:
        table = Table().skill(0, "trap-spotting-1").hand(1, "brace-1", "antidote-1")
        table.player(1).points = bytes(7)
        table.player(1).known = tuple(table.number(card) for card in known)
        return choice(table.play("use trap-spotting-1"))

    assert shown("antidote-1") == "show antidote-1"
    assert shown("brace-1") == "show brace-1"
