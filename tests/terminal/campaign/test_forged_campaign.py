"""What is said of a campaign whose battle nobody can check, and of one that was invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.engine.record import Entry
from overseer.host.archive import written
from overseer.terminal.lines import PARTLY
from overseer.text import LANGUAGES, translate
from tests.terminal.program import Program
from tests.wasteland.campaign.test_forged_campaigns import OLDER, Whole, around, campaign, older

__all__ = ["campaign"]


def file_of(program: Program, made: Whole) -> str:
    """A campaign as a file that somebody sends."""
    (program.home / "sent.json").write_bytes(written(made.archive()))
    return "sent.json"


def invented(campaign: Whole) -> Whole:
    """A battle of one move that never happened, said to be of an older release."""
    battle = older(campaign)
    battle.entries = [Entry(0, "never happened", "ab" * 12)]
    return Whole(around(campaign, battle), battle)


@pytest.mark.rule("OV-R1", "WC-S2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_invented_battle_is_never_in_order(program: Program, campaign: Whole, lang: str) -> None:
    file = file_of(program, invented(campaign))
    steps = len(campaign.record.entries)
    for args in (("import", file, "--name", "Copy"), ("verify", "--name", "Copy")):
        said = program("campaign", *args, lang=lang, code=PARTLY).out
        assert translate(lang, "campaign-verified-partly", steps=steps, gaps=1) in said
        assert translate(lang, "campaign-verified", steps=steps) not in said
        assert OLDER[0] in said
        assert "overseer replay battle-1.overseer --verify" in said
    battle = str(next(program.saves.rglob("battle-1.overseer")))
    assert OLDER[0] in program("replay", battle, "--verify", lang=lang, code=1).err


@pytest.mark.rule("OV-R1", "WC-S2")
def test_a_campaign_of_today_is_in_order_and_one_that_is_forged_is_refused(
    program: Program, campaign: Whole, tmp_path: Path
) -> None:
    file = file_of(program, campaign)
    assert "all is in order" in program("campaign", "import", file, "--name", "Copy").out
    assert "all is in order" in program("campaign", "verify", "--name", "Copy").out
    forgery = invented(campaign)
    forgery.battle.header = campaign.battle.header
    file = file_of(program, forgery)
    said = program("campaign", "import", file, "--name", "Other", code=1).err
    assert "never happened" in said
    assert not list(program.saves.rglob("Other/*"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_campaign_alone_does_not_prove_its_battles(
    program: Program, campaign: Whole, lang: str
) -> None:
    campaign.record.save(program.home / "alone.overseer")
    said = program("replay", "alone.overseer", "--verify", lang=lang, code=PARTLY).out
    assert translate(lang, "replay-unproved-battles", n=1) in said
    assert said.endswith(translate(lang, "replay-partly") + "\n")
