"""Every reason why a move is refused: reached in play, with its rule and its sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import overseer
from overseer.engine import BadNotation
from overseer.shelter import refusals
from overseer.shelter.legal import MOST_USES
from overseer.shelter.moves import PLACE, ShelterMove
from overseer.shelter.refusals import REASONS, samples
from overseer.text import LANGUAGES, translate
from tests.shelter.sets import only, space, with_item, with_top
from tests.shelter.table import Deal, Table

Case = tuple[Callable[[Deal], Table], str]
FULL = {"left": "cellar cellar cellar", "right": "closet closet closet"}


def _over(deal: Deal) -> Table:
    table = deal(round=60).quiet()
    return table.play("""
        A: pass
        B: pass
    """)


def _taken(deal: Deal) -> Table:
    return deal().play("A: place 0e1 o")


def _building(deal: Deal) -> Table:
    table = deal().has("A", cubes="e1").floor("A", left="cellar cellar cellar")
    return table.shows(rooms="closet hall crane").play("A: place 1lift o").asks("A", "room")


def _taking(deal: Deal) -> Table:
    table = deal().has("A", cubes="w1").shows(items="dog dice armor")
    return table.play("A: place 0a1 o").asks("A", "take")


def _trading(deal: Deal) -> Table:
    table = deal(cards=with_top(space(reward="trade:food=water"))).has("A", cubes="f2")
    table.play("A: place 0d1 o").asks("A", "window")
    return table.play("A: trade f1>w1 x1").asks("A", "window")


def _training(deal: Deal) -> Table:
    table = deal().has("A", dwellers="o S").floor("A", left="gym").has("B", dwellers="o")
    return table.play("""
        A: place 1c1 o
        B: place 0e1 o
        A: pass
    """).asks("A", "train")


def _healing(deal: Deal) -> Table:
    table = deal().has("A", dwellers="o ~o ~S", items="stimpak")
    return table.play("A: use stimpak").asks("A", "heal")


def _readying(deal: Deal) -> Table:
    table = deal().has("A", items="dog", exhausted="cola armor").floor("A", left="workshop")
    return table.play("A: place 1c2 o").asks("A", "ready")


def _naming(deal: Deal) -> Table:
    table = deal().has("A", cubes="e6 f6 w6").shows(rooms="closet cellar hall")
    return table.play("A: place 1lift o").asks("A", "room")


def _just_built(deal: Deal) -> Table:
    table = deal().has("A", cubes="e1", items="kit junk")
    return table.play("""
        A: use kit
        A: give junk
        A: build closet left
        deck: room hall
    """).asks("A", "turn")


def _endless(deal: Deal) -> Table:
    """A machine that the check of card sets refuses: its item pays for itself."""
    cards = only(items="junk " * 9, cards=with_item("junk", "item happiness", "item"))
    table = deal(cards=cards).has("A", items="junk")
    for _ in range(MOST_USES):
        table.play("""
            A: use junk
            A: give junk
            deck: item junk
        """)
    return table


def _gaining(deal: Deal) -> Table:
    return deal().play("A: place 0b2 o").asks("A", "gain")


# For every reason a position and a move that is refused for it.
CASES: dict[str, Case] = {
    "over": (_over, "nobody: pass"),
    "not-asked": (lambda deal: deal(), "A: done"),
    "no-space": (lambda deal: deal(), "A: place 1a1 o"),
    "taken": (_taken, "B: place 0e1 o"),
    "foreign-lift": (lambda deal: deal(), "A: place 2lift o"),
    "no-such-dweller": (lambda deal: deal(), "A: place 0e1 S"),
    "needs-wounded": (lambda deal: deal(), "A: place 0b1 o"),
    "needs-healthy": (lambda deal: deal().has("A", dwellers="o ~o"), "A: place 0e1 ~o"),
    "needs-two": (
        lambda deal: deal().has("A", cubes="f1").floor("A", left="hall"),
        "A: place 1c1 o",
    ),
    "needs-one": (lambda deal: deal(), "A: place 0e1 o+o"),
    "cost": (lambda deal: deal(), "A: place 0a1 o"),
    "no-item-to-pay": (lambda deal: deal().floor("A", left="market"), "A: place 1c2 o"),
    "no-build": (lambda deal: deal(), "A: place 1lift o"),
    "floor-full": (
        lambda deal: deal().has("A", cubes="e6 f6 w6").floor("A", **FULL),
        "A: place 1lift o",
    ),
    "not-yours": (lambda deal: deal(), "A: use cola"),
    "exhausted": (lambda deal: deal().has("A", cubes="w1", exhausted="cola"), "A: use cola"),
    "wrong-moment": (lambda deal: deal().has("A", items="shotgun"), "A: use shotgun"),
    "no-effect": (lambda deal: deal().has("A", items="stimpak"), "A: use stimpak"),
    "not-shown": (_taking, "A: take cola"),
    "side-full": (_building, "A: build closet left"),
    "room-price": (_building, "A: build hall right"),
    "must-choose": (_taking, "A: done"),
    "wrong-cubes": (_gaining, "A: gain e2"),
    "no-trade": (_trading, "A: trade f2>w1 x1"),
    "trade-back": (_trading, "A: trade w1>f1 x1"),
    "slot-taken": (_training, "A: train S"),
    "not-wounded": (_healing, "A: heal P"),
    "not-exhausted": (_readying, "A: ready dog"),
    "room-not-shown": (_naming, "A: build gym left"),
    "new-room": (_just_built, "A: place 1c1 o"),
    "endless": (_endless, "A: use junk"),
    "not-chance": (lambda deal: deal(round=2).asks("chance", "roll-floor"), "dice: item junk"),
}


@pytest.mark.rule("SH-P1", "SH-P2", "SH-P3", "SH-P4", "SH-P5", "SH-P8", "SH-I1", "SH-I2")
@pytest.mark.parametrize(("rule", "reason"), REASONS[1:])
def test_every_reason_is_reached_with_its_rule(deal: Deal, rule: str, reason: str) -> None:
    prepare, line = CASES[reason]

    prepare(deal).refused(line, rule, reason)


@pytest.mark.parametrize("reason", CASES)
def test_what_is_not_refused_is_offered_and_nothing_else(deal: Deal, reason: str) -> None:
    """Over every move there is, in every position from which a case starts."""
    table = CASES[reason][0](deal)
    offered = set(table.offers())

    for move in table.tables.moves.all:
        assert (table.state.refusal(move) is None) == (str(move) in offered), move


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", [reason for _, reason in REASONS[1:]])
def test_every_refusal_of_play_has_a_sentence(deal: Deal, reason: str, lang: str) -> None:
    prepare, line = CASES[reason]
    table = prepare(deal)
    move = table.tables.moves.by_text[line.partition(": ")[2]]
    refusal = table.state.refusal(move)
    assert refusal is not None

    sentence = translate(lang, f"refusal-{refusal.reason}", **refusal.args)

    assert sentence.endswith(".")
    assert sentence.count(".") >= 2, "it says why, and what to do instead"


def test_a_refused_placement_names_its_space_and_the_owner_of_an_elevator(deal: Deal) -> None:
    table = deal(floors=(2, 1))
    refusal = table.state.refusal(table.tables.moves.by_text["place 1lift o"])
    table.refused("A: place 1lift o", "SH-P2", "foreign-lift")

    refusal = table.state.refusal(table.tables.moves.by_text["place 1lift o"])
    assert refusal is not None
    assert (refusal.args["space"], refusal.args["owner"]) == ("1lift", 1)


def test_samples_are_what_players_get(deal: Deal) -> None:
    """The samples that the texts are tested with have the arguments of real refusals."""
    known = {sample.reason: sample for sample in samples()}
    assert len(known) == len(REASONS) - 1
    for prepare, line in CASES.values():
        table = prepare(deal)
        move = table.tables.moves.by_text[line.partition(": ")[2]]
        assert isinstance(move, ShelterMove)
        refusal = table.state.refusal(move)
        assert refusal is not None
        sample = known[refusal.reason]
        assert sample.rule == refusal.rule
        assert set(refusal.args) <= set(sample.args)
        assert ("space" in refusal.args) == (move.kind == PLACE)


@pytest.mark.parametrize("text", ["", "place", "place 9z9 o", "place 0e1 x", "build", "roll 7 7"])
def test_what_is_no_notation_is_refused_as_such(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        overseer.game("shelter").parse(text)
    assert refused.value.refusal.rule == "OV-N1"


def test_notation_may_be_spaced_freely() -> None:
    game = overseer.game("shelter")

    assert game.parse("  place   0e1  o ") == game.parse("place 0e1 o")


def test_every_reason_has_its_own_word() -> None:
    words = [word for _, word in REASONS]

    assert len(set(words)) == len(words)
    assert set(words[1:]) == set(CASES)
    assert len(refusals.samples()) == len(words) - 1
