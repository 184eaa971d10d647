"""What a page shows of each game: Shelter's sources and cards, decks, forces, who began."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from overseer.lab.figures import decimal, deck_title, force_title, interval, percent
from overseer.lab.report.charts import bars, cards, matrix, stacked
from overseer.lab.report.section import Result, Section, endings, lengths, scores, shares
from overseer.lab.tally import SOURCES
from overseer.shelter.cards.file import load_text, standard
from overseer.shelter.text import name as shelter_name
from overseer.text import translate
from overseer.tragic.cards.file import load_text as load_tragic
from overseer.tragic.cards.file import standard as standard_tragic
from overseer.tragic.text.cards import level_text
from overseer.tragic.text.cards import name as tragic_name
from overseer.voice.shelter.cards import all_cards

CARD_FIGURES = ("pick", "low", "high")
SHOWN = 40  # cards of a picture, half of them from each end; the table has all of them


def bot_label(result: Result, place: int, lang: str) -> str:
    """A bot, with its seat where it kept it; the same one several times is numbered."""
    bots = [str(row["bot"]) for row in result["seats"]]
    if not result["mirror"]:
        return translate(lang, "sim-seat", seat=place + 1, bot=bots[place])
    if bots.count(bots[place]) == 1:
        return bots[place]
    return f"{bots[place]} ({bots[: place + 1].count(bots[place])})"


def of_everybody(result: Result, score: str, lang: str) -> list[Section]:
    """Shares by bot, by seat and by place in the turn order, and scores."""
    even = 1 / len(result["seats"])
    found = [
        shares(
            "report-by-seat",
            [(translate(lang, "sim-seat-any", seat=row["seat"]), row) for row in result["by_seat"]],
            lang,
            even,
            "campaign-sim-player",
        ),
    ]
    if len(result["by_bot"]) > 1:  # one bot alone has an even share, whatever it does
        by_bot = [(row["bot"], row) for row in result["by_bot"]]
        found.insert(0, shares("report-by-bot", by_bot, lang, even))
    if result["mirror"] is False and len(result["by_bot"]) == len(result["seats"]):
        found = [
            shares(
                "report-by-seat",
                [(bot_label(result, at, lang), row) for at, row in enumerate(result["seats"])],
                lang,
                even,
            )
        ]
    order = turn_order(result, lang)
    if order:
        found.append(shares("report-by-order", order, lang, even, "sim-order"))
    rows = [(bot_label(result, at, lang), row) for at, row in enumerate(result["seats"])]
    return [*found, scores(rows, score, lang)]


def turn_order(result: Result, lang: str) -> list[tuple[str, Result]]:
    """Who begins and who comes later; in duels and battles only who begins is counted."""
    if result.get("by_order"):
        return [(_place(row["order"] - 1, lang), row) for row in result["by_order"]]
    first = result.get("first_player")
    if first and first["share"] is not None:
        return [(translate(lang, "sim-order-first"), first)]
    return []


def _place(later: int, lang: str) -> str:
    return translate(lang, "sim-order-later" if later else "sim-order-first", n=later)


def of_shelter(result: Result, text: str | None, lang: str) -> list[Section]:
    """Shelter: lengths, ends, where happiness comes from, rooms and items."""
    found = of_everybody(result, "sim-score", lang)
    if not result["rounds"].get("games_by_length"):  # another game than our own
        return [*found, endings(result["endings"], lang)]
    found += [lengths(result["rounds"], "report-rounds", lang), endings(result["endings"], lang)]
    found += [_sources(result, lang), _won_by(result, lang)]
    set_ = standard() if text is None else load_text(text)
    for kind in ("room", "item"):
        every = [card for each, card in all_cards(set_) if each == kind]
        names = {card.id: shelter_name(kind, card, lang) for card in every}
        rows = [
            {**row, "pick": row["pick_rate"], "share": row["win_share_when_taken"]}
            for row in result[f"{kind}s"]
            if row["win_share_when_taken"] is not None
        ]
        if rows:
            found.append(_cards(rows, names, f"report-{kind}s", "report-axis-taken", result, lang))
    return found


def _sources(result: Result, lang: str) -> Section:
    drawn, table = [], []
    for at, points in enumerate(result["points"]):
        label = bot_label(result, at, lang)
        table.append((label, *(decimal(points[source], lang) for source in SOURCES)))
        for source in SOURCES:
            part = translate(lang, f"sim-points-{source}")
            # What is lost to threats would draw over what was won.
            if points[source] > 0:
                drawn.append({"label": label, "part": part, "value": points[source]})
    head = [translate(lang, f"sim-points-{source}") for source in SOURCES]
    chart = stacked(drawn, translate(lang, "sim-score"))
    note = translate(lang, "report-note-sources")
    title = translate(lang, "report-sources")
    return Section(title, (note,), chart, (translate(lang, "sim-bot"), *head), table)


def _won_by(result: Result, lang: str) -> Section:
    won, games = result["won_mostly_by"], result["games"]
    drawn = [
        {
            "label": translate(lang, f"sim-points-{source}"),
            "value": n / games,
            "text": percent(n / games, lang),
        }
        for source, n in won.items()
    ]
    title = translate(lang, "report-won-by")
    head = translate(lang, "sim-points"), translate(lang, "sim-share")
    table = [(str(row["label"]), str(row["text"])) for row in drawn]
    axis = translate(lang, "report-axis-games")
    return Section(title, (), bars(drawn, axis, ".0%"), head, table)


def _cards(
    rows: Sequence[Result],
    names: dict[str, str],
    id: str,
    taken: str,
    result: Result,
    lang: str,
) -> Section:
    """Cards by how their takers fare, the best first."""
    best = sorted(rows, key=lambda row: (-row["share"], row["id"]))
    labels = [names.get(row["id"]) or str(row["id"]) for row in best]
    drawn = [
        {
            "label": label,
            "value": row["share"],
            **{key: row[key] for key in ("pick", "low", "high")},
        }
        for label, row in zip(labels, best, strict=True)
    ]
    notes = [translate(lang, "report-note-cards", even=percent(1 / len(result["seats"]), lang))]
    if len(drawn) > SHOWN:
        drawn = drawn[: SHOWN // 2] + drawn[-SHOWN // 2 :]
        notes.append(translate(lang, "report-note-ends", n=SHOWN // 2))
    picked, won = translate(lang, taken), translate(lang, "report-axis-takers")
    table = [
        (label, percent(row["pick"], lang), percent(row["share"], lang), interval(row, lang))
        for label, row in zip(labels, best, strict=True)
    ]
    head = (translate(lang, "sim-card"), picked, won, translate(lang, "sim-interval"))
    chart = cards(drawn, picked, won, 1 / len(result["seats"]))
    return Section(translate(lang, id), tuple(notes), chart, head, table)


def of_tragic(result: Result, text: str | None, lang: str) -> list[Section]:
    """Tragic: turns, ends, decks against decks, cards drawn."""
    found = of_everybody(result, "sim-hit-points", lang)
    if result["turns"].get("games_by_length"):
        found.append(lengths(result["turns"], "report-turns", lang))
    found.append(endings(result["endings"], lang))
    found += matchups(result["decks"], result["matrix"], "deck", deck_title, lang)
    if result["cards"]:
        set_ = standard_tragic() if text is None else load_tragic(text)
        every = set_.by_id.values()
        names = {card.id: f"{tragic_name(card, lang)} {level_text(card)}" for card in every}
        seats = result["games"] * len(result["seats"])
        rows = [{**row, "pick": row["n"] / seats} for row in result["cards"]]
        found.append(_cards(rows, names, "report-cards", "report-axis-drawn", result, lang))
    return found


def of_wasteland(result: Result, lang: str) -> list[Section]:
    """Battles: rounds, ends, forces against forces."""
    found = of_everybody(result, "sim-caps", lang)
    found += [lengths(result["rounds"], "report-rounds", lang), endings(result["endings"], lang)]
    return [*found, *matchups(result["forces"], result["matrix"], "force", force_title, lang)]


def matchups(
    rows: Sequence[Result],
    met: dict[str, Any],
    kind: str,
    title: Callable[[str, str], str],
    lang: str,
) -> list[Section]:
    """How decks or forces fare, and who beats whom; nothing where each only met itself."""
    if all(list(others) == [each] for each, others in met.items()):
        return []
    best = sorted(rows, key=lambda row: (-row["share"], row[kind]))
    named = [(title(row[kind], lang), row) for row in best]
    order = [title(row[kind], lang) for row in best]
    fields = [
        {
            "row": title(row[kind], lang),
            "column": title(other, lang),
            "share": part["share"],
            "text": f"{100 * part['share']:.0f}",
        }
        for row in best
        for other, part in met[row[kind]].items()
    ]
    table = [
        (str(each["row"]), str(each["column"]), percent(each["share"], lang)) for each in fields
    ]
    head = tuple(translate(lang, id) for id in (f"sim-{kind}", "report-against", "sim-share"))
    note = translate(lang, "report-note-matrix")
    title_ = translate(lang, "report-matchups")
    return [
        shares(f"report-by-{kind}", named, lang, 0.5, f"sim-{kind}"),
        Section(title_, (note,), matrix(fields, order), head, table),
    ]
