"""Every reason why a move is refused: reached in play, with its rule and its sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import overseer
from overseer.text import LANGUAGES, translate
from overseer.tragic.game import Tragic
from overseer.tragic.refusals import REASONS, samples
from overseer.tragic.rules.duel import MOST_ACTIONS
from tests.tragic.table import Table

LAY = "hammer-arm-1"
SKILLS = "skills recycle-1 thief-2 trap-spotting-1"
Case = tuple[Callable[[], Table], str]


def _dealt() -> Table:
    table = Table(Tragic().tables())
    table.state = Tragic().deal(2)
    return table


def _over() -> Table:
    table = Table().hand(0, "punch-1")
    table.player(1).hp = 1
    return table.play("cast punch-1", "ones 0")


def _choosing_skills() -> Table:
    return _dealt().play("traits none", "traits none")


def _full_letter() -> Table:
    return Table().points(0, "S10").hand(0, "punch-1", LAY).play("cast punch-1")


def _aiming(card: str = "punch-1", *theirs: str) -> Table:
    """Seat 0 names the target of a card; seat 1 has these in play."""
    table = Table().lots(0).hand(0, card)
    for each in theirs:
        table.put(1, each)
    return table


def _hidden() -> Table:
    table = _aiming("punch-1", "volunteer-1", "volunteer-1")
    table.player(1).stealth = True
    return table.play("cast punch-1")


def _covered() -> Table:
    return _aiming("punch-1", "caravan-guard-1", "caravan-guard-1").play("cast punch-1")


def _inside() -> Table:
    table = _aiming("punch-1", "volunteer-1", "volunteer-1", "unfinished-shelter-3")
    table.player(1).inside = table.player(1).permanents[2].serial
    return table.play("cast punch-1")


def _spared() -> Table:
    table = Table()
    table.put(0, "brotherhood-initiate-1")
    table.put(1, "brotherhood-initiate-1")
    table.put(1, "volunteer-1")
    return table.play("attack a1")


def _answering(card: str = "punch-1", *hand: str) -> Table:
    """Seat 0 cast a card, seat 1 may answer."""
    return Table().lots(0).lots(1).hand(0, card).hand(1, *hand).play(f"cast {card}")


def _unavoidable() -> Table:
    return _answering("orbital-uplink-3", "leap-aside-2")


def _not_at_you() -> Table:
    table = Table().lots(1).hand(0, "punch-1").hand(1, "leap-aside-2")
    table.put(1, "volunteer-1")
    return table.play("cast punch-1", "target b1")


def _forbidden() -> Table:
    return Table().lots(0).trait(0, "hermit-2").hand(0, "volunteer-1")


def _companion() -> Table:
    table = Table().lots(0).hand(0, "curie-synth-3")
    table.put(1, "curie-mrs-nanny-1")
    return table


def _shunned() -> Table:
    return Table().lots(0).trait(0, "synth-2").hand(0, "brotherhood-initiate-1")


def _too_many() -> Table:
    table = Table().hand(0, "punch-1")
    table.player(0).actions = MOST_ACTIONS
    return table


def _with(card: str, engaged: bool = False) -> Table:
    table = Table().lots(0)
    table.put(0, card).engaged = engaged
    return table


def _used() -> Table:
    table = _with("devils-bargain-2").hand(0, LAY).tops(0, LAY)
    return table.play("use a1", "pass")


def _condition() -> Table:
    return Table().lots(0).skill(0, "thief-2").hand(1, LAY)


def _no_discard() -> Table:
    return Table().lots(0).skill(0, "bartering-1")


def _two_hats() -> Table:
    table = _with("winners-hat-1")
    table.put(0, "night-goggles-1", worn=False)
    return table


def _attacked(*defenders: str) -> Table:
    """An ally of seat 0 attacks seat 1, which has these to block with."""
    table = Table().lots(0).lots(1)
    table.put(0, "mutant-bear-3")
    for each in defenders:
        table.put(1, each)
    return table.play("attack a1", "target b")


def _paying() -> Table:
    table = Table().points(0, "L0").hand(0, "punch-2").points(0, "S2")
    return table.play("by-hand", "cast punch-2")


def _dividing() -> Table:
    return _attacked("volunteer-1", "volunteer-1").play("block b1", "block b2")


def _charging() -> Table:
    table = Table().hand(0, "punch-1")
    table.put(1, "charger-2")
    table.put(1, "volunteer-1")
    return table.play("cast punch-1", "target b")


def _showing() -> Table:
    table = Table().skill(0, "trap-spotting-1").hand(1, "brace-1")
    table.player(1).points = bytes(7)
    return table.play("use trap-spotting-1")


def _interrupting() -> Table:
    table = Table().lots(1)
    table.put(1, "curie-mrs-nanny-1")
    table.put(1, "bess-anvil-2")
    return table.play("end")


def _struck_by_two() -> Table:
    table = Table()
    table.put(0, "volunteer-1")
    table.put(0, "raider-bruiser-1")
    table.put(1, "volunteer-1")
    return table.play("attack a1", "target b1", "join a2")


def _searching() -> Table:
    table = Table().lots(0).hand(0, "call-to-arms-2").library(0, "punch-1", "volunteer-1")
    return table.play("cast call-to-arms-2")


CASES: dict[str, Case] = {
    "over": (_over, "end"),
    "not-asked": (Table, "pass"),
    "two-races": (_dealt, "traits human-1 ghoul-2"),
    "skill-count": (_choosing_skills, f"{SKILLS} parry-1"),
    "not-in-hand": (Table, "cast punch-1"),
    "no-right": (lambda: Table().hand(0, LAY), f"lay {LAY}"),
    "letter-full": (_full_letter, f"lay {LAY}"),
    "too-dear": (lambda: Table().hand(0, "punch-3"), "cast punch-3"),
    "no-target": (lambda: _aiming("punch-1", "volunteer-1").play("cast punch-1"), "target a"),
    "untargetable": (
        lambda: _aiming("punch-1", "stray-cat-1", "volunteer-1").play("cast punch-1"),
        "target b1",
    ),
    "hidden": (_hidden, "target b"),
    "covered": (_covered, "target b"),
    "inside": (_inside, "target b"),
    "spared": (_spared, "target b1"),
    "safe": (
        lambda: _aiming("crippling-shot-2", "lucky-coin-1", "volunteer-1").play(
            "cast crippling-shot-2"
        ),
        "target b1",
    ),
    "not-a-reaction": (lambda: _answering("punch-1", "punch-1"), "cast punch-1"),
    "no-answer": (lambda: _answering("research-1", "brace-1"), "cast brace-1"),
    "unavoidable": (_unavoidable, "cast leap-aside-2"),
    "not-at-you": (_not_at_you, "cast leap-aside-2"),
    "forbidden": (_forbidden, "cast volunteer-1"),
    "companion": (_companion, "cast curie-synth-3"),
    "shunned": (_shunned, "cast brotherhood-initiate-1"),
    "too-many": (_too_many, "cast punch-1"),
    "not-yours": (Table, "attack a1"),
    "engaged": (lambda: _with("bess-anvil-2", engaged=True), "use a1"),
    "used": (_used, "use a1"),
    "not-now": (lambda: Table().skill(0, "meditation-2"), "use meditation-2"),
    "condition": (_condition, "use thief-2"),
    "no-discard": (_no_discard, "use bartering-1"),
    "not-worn": (lambda: _with("winners-hat-1", engaged=True), "take-off a1"),
    "place-taken": (_two_hats, "wear a2"),
    "in-defence": (lambda: _with("caravan-guard-1"), "attack a1"),
    "no-block": (lambda: _attacked("volunteer-1"), "block b2"),
    "no-point": (_paying, "pay L"),
    "share": (_dividing, "deal 8"),
    "no-charge": (_charging, "charge b2"),
    "not-offered": (_searching, "take punch-1"),
    "reaction": (lambda: Table().hand(0, "brace-1"), "cast brace-1"),
    "nothing-to-aim-at": (lambda: Table().lots(0).hand(0, "dismantle-1"), "cast dismantle-1"),
    "must-show": (_showing, "none"),
    "own-turn": (_interrupting, "use b2"),
    "no-answerer": (_struck_by_two, "target b1"),
}
RULES = {
    "over": "TR-A2",
    "not-asked": "TR-D2",
    "two-races": "TR-S7",
    "skill-count": "TR-S4",
    "not-in-hand": "TR-Z1",
    "no-right": "TR-P3",
    "letter-full": "TR-P7",
    "too-dear": "TR-P1",
    "no-target": "TR-C1",
    "untargetable": "TR-W11",
    "hidden": "TR-W12",
    "covered": "TR-W7",
    "inside": "TR-K14",
    "spared": "TR-W15",
    "safe": "TR-W10",
    "not-a-reaction": "TR-R1",
    "no-answer": "TR-R1",
    "unavoidable": "TR-W28",
    "not-at-you": "TR-R3",
    "forbidden": "TR-K1",
    "companion": "TR-K3",
    "shunned": "TR-W26",
    "too-many": "TR-L2",
    "not-yours": "TR-Z1",
    "engaged": "TR-K11",
    "used": "TR-T4",
    "not-now": "TR-T7",
    "condition": "TR-T4",
    "no-discard": "TR-P1",
    "not-worn": "TR-Z2",
    "place-taken": "TR-Z2",
    "in-defence": "TR-W7",
    "no-block": "TR-C2",
    "no-point": "TR-P1",
    "share": "TR-C2",
    "no-charge": "TR-W13",
    "not-offered": "TR-D2",
    "reaction": "TR-R1",
    "nothing-to-aim-at": "TR-C1",
    "must-show": "TR-K16",
    "own-turn": "TR-K6",
    "no-answerer": "TR-C2",
}


def test_every_reason_has_a_case() -> None:
    words = {word for _, word in REASONS[1:]}

    assert words == set(CASES) == set(RULES)


@pytest.mark.parametrize("word", list(CASES))
def test_the_reason_is_reached_and_names_its_rule(word: str) -> None:
    lay_out, move = CASES[word]

    refusal = lay_out().refused(move)

    assert (refusal.reason, refusal.rule) == (f"tragic-{word}", RULES[word])
    assert refusal.args["move"] == move


def test_every_rule_that_is_named_is_in_the_rulebook() -> None:
    assert {rule for rule, _ in REASONS[1:]} <= set(overseer.game("tragic").rule_ids())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    sentences = [translate(lang, f"refusal-{each.reason}", **each.args) for each in samples()]

    assert len(set(sentences)) == len(sentences)
    assert all(sentence.strip() for sentence in sentences)


@pytest.mark.parametrize("word", list(CASES))
def test_a_refused_move_changes_nothing(word: str) -> None:
    lay_out, move = CASES[word]
    table = lay_out()
    table.refused(move)
    before = table.state.digest()

    with pytest.raises(overseer.engine.IllegalMove):
        table.state.play(table.tables.moves.by_text[move])

    assert table.state.digest() == before
