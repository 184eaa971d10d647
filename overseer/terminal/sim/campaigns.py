"""What `overseer sim wasteland --campaign` tells: battles, settlements, quests, and a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.table import Table

from overseer.lab.campaigns import HOLDINGS
from overseer.lab.figures import percent, result_title
from overseer.picture.campaign import campaign_picture, quests_of
from overseer.terminal.sim.tables import plain_table
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable, shown_args
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.text.names import named

QUESTS: Final = 12  # that the table names
SCORE: Final = "campaign-sim-victories"


def check_options(
    campaign: str | None, svg: str | None, game: str, others: dict[str, bool]
) -> None:
    """Refuse options that do not go together; `others` says which were given."""
    if campaign is None:
        if svg is not None:
            raise UsageError("campaign-sim-error-game", option="--svg")
        return
    if game != "wasteland":
        raise UsageError("campaign-sim-error-game", option="--campaign")
    for option, given in others.items():
        if given:
            raise UsageError("campaign-sim-error-with", option=option)


def title(result: dict[str, Any], lang: str) -> str:
    """How many campaigns of which kind."""
    args = {"games": result["games"], "course": result["course"], "seed": str(result["seed"])}
    return translate(lang, "campaign-sim-title", **args)


def tables(result: dict[str, Any], lang: str) -> list[Table]:
    """The battles' results, the settlements over time, and the quests most often taken."""
    return [_battles(result, lang), _settlements(result, lang), _quests(result, lang)]


def sentences(result: dict[str, Any], lang: str) -> list[str]:
    """What stands below the tables."""
    return [translate(lang, "campaign-sim-note"), quests_of(result, lang)]


def _battles(result: dict[str, Any], lang: str) -> Table:
    table = plain_table(lang, "campaign-sim-number", "campaign-sim-result", "campaign-sim-share")
    for row in result["battles"]:
        name = scenario_title(row["scenario"], lang)
        label = translate(lang, "campaign-sim-battle", n=row["number"], name=name)
        words = [result_title(word, lang) for word in row["results"]]
        shares = [percent(n / row["n"], lang) for n in row["results"].values()]
        table.add_row(label, "\n".join(words), "\n".join(shares), end_section=True)
    return table


def _settlements(result: dict[str, Any], lang: str) -> Table:
    heads = [f"campaign-sim-{what}" for what in HOLDINGS]
    table = plain_table(lang, "campaign-sim-held", "campaign-sim-player", *heads)
    for phase in result["settlements"]:
        for row in phase["seats"]:
            if any(row[what]["n"] == 0 for what in HOLDINGS):
                continue
            cells = [translate(lang, "campaign-sim-quartiles", **row[what]) for what in HOLDINGS]
            last = row is phase["seats"][-1]
            table.add_row(str(phase["after"]), str(row["seat"]), *cells, end_section=last)
    return table


def _quests(result: dict[str, Any], lang: str) -> Table:
    table = plain_table(lang, "campaign-sim-quest", "campaign-sim-taken", "campaign-sim-done")
    rows = sorted(result["quests"]["by_id"].items(), key=lambda each: (-each[1]["taken"], each[0]))
    for id, row in rows[:QUESTS]:
        table.add_row(named("quest", id, lang), str(row["taken"]), str(row["done"]))
    return table


def draw(result: dict[str, Any], file: str, lang: str) -> str:
    """Draw the picture into a file, and say where it is."""
    try:
        Path(file).write_text(campaign_picture(result, lang), encoding="utf-8")
    except OSError as error:
        words = shown_args({"file": file, "error": error.strerror or "?"}, lang)
        raise UsageError("odds-error-file", **words) from error
    return translate(lang, "campaign-sim-written", file=printable(file))
