"""A force is built by asking: what it costs, what can be added, what is wrong with it."""

from __future__ import annotations

import pytest

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.voice.campaign.given import CampaignAnswer, CampaignFixed, Muster
from overseer.wasteland.force.code import decode
from overseer.wasteland.force.ready import READY

ABSURD = (
    *("muster zzz", "muster WW1-AAAA", "muster " + "A" * 5000, "muster - add unit nobody 0"),
    *("muster - remove 0", "muster - remove -1", "muster - remove ٣", "muster - burn"),
    *("seat:" + "9" * 5000, "seat:-1", "battle:" + "9" * 5000, "structure:", "muster - add"),
)


def client() -> Client:
    """Somebody who is asked for a force."""
    sitting = Sitting.begin(overseer.game("campaign"), ["human", "bot:random"], seed=5)
    found = Client(sitting, 0, "en")
    found.play("quest none")
    assert found.question().topic == "force"
    return found


def asked(who: Client, words: str) -> CampaignAnswer:
    answer = who.ask(words)
    assert isinstance(answer, CampaignAnswer)
    return answer


def mustered(who: Client, words: str) -> Muster:
    found = asked(who, words).muster
    assert found is not None
    return found


def test_a_force_is_built_and_brought_by_asking() -> None:
    who = client()
    first = mustered(who, "muster")
    assert f"force {first.code}" in [choice.move for choice in who.question().choices]
    offer = next(each for each in first.offers if each.kind == "unit")
    more = asked(who, f"muster {first.code} add unit {offer.id} 0")
    assert more.muster is not None
    assert more.muster.caps == first.caps + offer.caps > first.limit
    assert [why.rule for why in more.why_not] == ["WC-F1"]
    less = asked(who, f"muster {more.muster.code} remove {more.muster.at}")
    assert less.muster is not None
    assert (less.muster.caps, less.why_not) == (first.caps, [])
    who.play(f"force {less.muster.code}")
    assert who.question().topic != "force"


def test_the_last_unit_goes_and_another_comes() -> None:
    who = client()
    now = mustered(who, "muster")
    while now.units:
        now = mustered(who, f"muster {now.code} remove 0")
    assert (now.code, now.caps) == ("-", 0)
    assert asked(who, "muster -").why_not
    offer = next(each for each in now.offers if each.kind == "unit")
    assert len(mustered(who, f"muster - add unit {offer.id} 0").units) == 1


def test_a_ready_force_has_a_name() -> None:
    who = client()
    assert mustered(who, f"muster {READY[0]}").units


def test_more_than_a_code_can_hold_is_refused() -> None:
    who = client()
    now = mustered(who, "muster -")
    offer = next(each for each in now.offers if each.kind == "unit")
    for _ in range(2000):
        answer = asked(who, f"muster {now.code} add unit {offer.id} 0")
        if answer.muster is None:
            break
        now = answer.muster
    assert answer.muster is None
    assert answer.why_not


@pytest.mark.parametrize("words", ABSURD)
def test_what_means_nothing_is_refused(words: str) -> None:
    who = client()
    before = len(who.sitting.steps)
    answer = who.ask(words)
    assert answer.why_not
    assert answer.why_not[0].rule
    assert len(who.sitting.steps) == before


def test_nobody_builds_the_force_of_another() -> None:
    who = client()
    for seat in (1, None):
        other = Client(who.sitting, seat, "en")
        assert other.ask("muster").why_not
        scene = other.scene()
        assert scene.players[0].army is None  # type: ignore[attr-defined]


def test_the_scenarios_are_told_with_their_ends() -> None:
    who = client()
    fixed = who.fixed()
    assert isinstance(fixed, CampaignFixed)
    assert [each.id for each in fixed.scenarios][:1] == ["farms"]
    assert all(each.ends and each.rounds and len(each.sides) == 2 for each in fixed.scenarios)
    assert fixed.told
    code = mustered(who, "muster").code
    assert decode(code, who.sitting.match.state.books.cards).units  # type: ignore[attr-defined]
