"""What a page shows of Wasteland's scenarios and campaigns."""

from __future__ import annotations

from collections import Counter
from typing import Any

from overseer.lab.figures import decimal, force_title, percent, result_title
from overseer.lab.report.charts import bars, over_time, stacked
from overseer.lab.report.games import of_everybody
from overseer.lab.report.section import Result, Section, endings, lengths, shares
from overseer.lab.summary import rounds, wilson
from overseer.lab.tally import WHOLE
from overseer.text import translate
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.settlement.text import structure_name

BUILT = 12  # structures that a picture has


def of_scenarios(result: Result, lang: str) -> list[Section]:
    """Scenarios by side and by force, and how their battles ended."""
    sides: list[tuple[str, Result]] = []
    forces: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    long: Counter[int] = Counter()
    for row in result["scenarios"]:
        long.update({int(n): count for n, count in row["rounds"]["games_by_length"].items()})
        ends.update(row["endings"])
        title = scenario_title(row["scenario"], lang)
        decided = sum(side["won"] for side in row["sides"])
        for side in row["sides"]:
            if decided:
                low, high = wilson(side["won"], decided)
                part = {"share": side["won"] / decided, "low": low, "high": high}
                name = side_title(side["side"], lang)
                label = translate(lang, "changes-in", scenario=title, figure=name)
                sides.append((label, part))
        for each in row["forces"]:
            forces[each["force"]] += each["n"]
            wins[each["force"]] += round(each["share"] * each["n"] * WHOLE)
    found = []
    if sides:
        found.append(shares("report-by-side", sides, lang, 0.5, "scenario-sim-scenario"))
    if len(forces) > 1:
        rows = []
        for force, n in forces.items():
            low, high = wilson(wins[force] / WHOLE, n)
            rows.append((force, {"share": wins[force] / WHOLE / n, "low": low, "high": high}))
        rows.sort(key=lambda each: (-each[1]["share"], each[0]))
        titled = [(force_title(force, lang), row) for force, row in rows]
        found.append(shares("report-by-force", titled, lang, 0.5, "sim-force"))
    return [*found, lengths(rounds(long), "report-rounds", lang), endings(dict(ends), lang)]


def side_title(side: str, lang: str) -> str:
    """What a side of a scenario is called."""
    return translate(lang, f"scenario-side-{side}")


def of_campaigns(result: Result, lang: str) -> list[Section]:
    """Campaigns: victories, every battle, and settlements over time."""
    found = of_everybody(result, "campaign-sim-victories", lang)
    found += [endings(result["endings"], lang), _battles(result, lang)]
    found += [_over_time(result, what, lang) for what in ("caps", "structures")]
    found.append(_built(result, lang))
    return found


def _battles(result: Result, lang: str) -> Section:
    drawn, table = [], []
    for row in result["battles"]:
        name = scenario_title(row["scenario"], lang)
        label = translate(lang, "campaign-sim-battle", n=row["number"], name=name)
        for word, n in row["results"].items():
            said = result_title(word, lang)
            drawn.append({"label": label, "part": said, "value": n / row["n"]})
            table.append((label, said, percent(n / row["n"], lang)))
    chart = stacked(drawn, translate(lang, "report-axis-games"), ".0%")
    head = [f"campaign-sim-{word}" for word in ("number", "result", "share")]
    names = tuple(translate(lang, id) for id in head)
    return Section(translate(lang, "report-battles"), (), chart, names, table)


def _over_time(result: Result, what: str, lang: str) -> Section:
    whose = translate(lang, "campaign-sim-player")
    drawn: list[dict[str, Any]] = []
    for phase in result["settlements"]:
        for row in phase["seats"]:
            if row[what]["n"]:
                found = {key: row[what][key] for key in ("low", "median", "high")}
                drawn.append({"x": phase["after"], "who": str(row["seat"]), **found})
    table = [
        (str(row["x"]), row["who"], translate(lang, "campaign-sim-quartiles", **row))
        for row in drawn
    ]
    name = translate(lang, f"campaign-sim-{what}")
    after = translate(lang, "report-axis-after")
    chart = over_time(drawn, after, name, whose)
    title = translate(lang, f"report-{what}")
    return Section(
        title, (translate(lang, "report-note-time"),), chart, (after, whose, name), table
    )


def _built(result: Result, lang: str) -> Section:
    total: Counter[str] = Counter()
    for built in result["structures"]:
        total.update(built)
    seats = len(result["structures"])
    rows = [(structure_name(id, lang), n / seats) for id, n in total.most_common()]
    drawn = [{"label": label, "value": n, "text": decimal(n, lang)} for label, n in rows[:BUILT]]
    axis = translate(lang, "report-axis-built")
    head = translate(lang, "campaign-sim-structures"), axis
    table = [(label, decimal(n, lang)) for label, n in rows]
    return Section(translate(lang, "report-built"), (), bars(drawn, axis), head, table)
