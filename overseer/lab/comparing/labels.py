"""What the figures of a comparison are called in a language."""

from __future__ import annotations

from typing import Any

from overseer.lab.figures import decimal, deck_title, force_title, percent
from overseer.shelter.cards.file import load_text, standard
from overseer.shelter.text import name as shelter_name
from overseer.text import has, translate
from overseer.tragic.cards.file import load_text as load_tragic
from overseer.tragic.cards.file import standard as standard_tragic
from overseer.tragic.text.cards import level_text
from overseer.tragic.text.cards import name as tragic_name
from overseer.voice.shelter.cards import all_cards
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.cards.file import load_text as load_wasteland
from overseer.wasteland.cards.file import standard as standard_wasteland
from overseer.wasteland.cards.find import all_cards as all_of_wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.settlement.text import structure_name
from overseer.wasteland.text.cards import name as wasteland_name

SCORES = {"shelter": "sim-score", "tragic": "sim-hit-points", "wasteland": "sim-caps"}
NAMED = 6  # of many things
NUMBERED = ("seat", "caps", "structures", "battle")


def card_names(game: str, text: object, lang: str) -> dict[str, str]:
    """By id, what cards are called; `text` is that of a card file."""
    own = text if isinstance(text, str) else None
    if game == "shelter":
        every = all_cards(standard() if own is None else load_text(own))
        return {card.id: shelter_name(kind, card, lang) for kind, card in every}
    if game == "tragic":
        set_ = standard_tragic() if own is None else load_tragic(own)
        return {
            card.id: f"{tragic_name(card, lang)} {level_text(card)}" for card in set_.by_id.values()
        }
    if game == "wasteland":
        battles = standard_wasteland() if own is None else load_wasteland(own)
        return {card.id: wasteland_name(card, lang) for card in all_of_wasteland(battles)}
    return {}


class Labels:
    """Labels for the figures of one result, as `--json` has it."""

    def __init__(self, result: dict[str, Any], cards: object, lang: str) -> None:
        self.lang = lang
        self.cards = card_names(result["game"], cards, lang)
        score = (
            "campaign-sim-victories"
            if "campaign" in result
            else SCORES.get(result["game"], "sim-score")
        )
        self.score = translate(lang, score)

    def of(self, row: dict[str, Any]) -> str:
        """A figure in words."""
        what, of = str(row["what"]), [str(each) for each in row["of"]]
        label = translate(self.lang, f"changes-{what}", **self._args(what, of, row))
        scenario = str(row.get("scenario", ""))
        if scenario in STANDARD:
            name = scenario_title(scenario, self.lang)
            return translate(self.lang, "changes-in", scenario=name, figure=label)
        return label

    def _args(self, what: str, of: list[str], row: dict[str, Any]) -> dict[str, Any]:
        lang = self.lang
        if what == "ending":
            id = f"end-{of[0]}"
            return {"name": translate(lang, id) if has(lang, id) else of[0]}
        if what == "order":
            id = "sim-order-first" if of[0] == "0" else "sim-order-later"
            return {"name": translate(lang, id, n=int(of[0]))}
        if what == "points":
            return {"name": translate(lang, f"sim-points-{of[0]}"), "score": self.score}
        if what == "score":
            return {"name": of[0], "score": self.score}
        if what.startswith(("deck", "force")):
            title = deck_title if what.startswith("deck") else force_title
            named = [title(each, lang) for each in of]
            return {"name": named[0], "other": named[-1]}
        if what == "built":
            return {"name": structure_name(of[0], lang)}
        if what == "first-side":
            scenario = str(row.get("scenario", ""))
            side = side_names(scenario)[0] if scenario in STANDARD else ""
            return {"name": self._side(side) if side else "no"}
        if what == "battle":
            side = self._side(side_names(of[1])[0])
            return {"n": of[0], "scenario": scenario_title(of[1], lang), "name": side}
        if what in NUMBERED:
            return {"n": of[0], "seat": of[-1]}
        return {"name": self.cards.get(of[0], of[0])} if of else {}

    def _side(self, side: str) -> str:
        return translate(self.lang, f"scenario-side-{side}")

    def value(self, row: dict[str, Any], key: str) -> str:
        """One of the two values."""
        value = float(row[key])
        return percent(value, self.lang) if row["share"] else decimal(value, self.lang)

    def difference(self, row: dict[str, Any], key: str = "difference") -> str:
        """A difference: of shares in percentage points, with its sign."""
        value = round(100 * row[key], 1) if row["share"] else round(row[key], 2)
        id = "changes-points-off" if row["share"] else "changes-off"
        sign = "minus" if value < 0 else "plus" if value > 0 else "none"
        return translate(self.lang, id, n=abs(value), sign=sign)

    def interval(self, row: dict[str, Any]) -> str:
        """From where to where a difference may be."""
        ends = {key: self.difference(row, key) for key in ("low", "high")}
        return translate(self.lang, "changes-between", **ends)

    def chance(self, row: dict[str, Any], key: str) -> str:
        """How likely by chance alone."""
        value = float(row[key])
        if value < 0.001:
            return translate(self.lang, "changes-rare")
        return translate(self.lang, "changes-chance", n=round(value, 3))

    def sentences(self, against: dict[str, Any]) -> list[str]:
        """What was compared, and what came out of it."""
        lang = self.lang
        differs = [translate(lang, f"changes-differs-{each}") for each in against["differs"]]
        base, now = against["base_games"], against["now_games"]
        args = {"base": against["base"], "games": base, "now": now}
        parts = [translate(lang, "changes-compared", **args)]
        if differs:
            parts.append(translate(lang, "changes-differs", what=", ".join(differs)))
        else:
            parts.append(translate(lang, "changes-same"))
        if cards := [self.cards.get(each, each) for each in against["cards"]]:
            some = ", ".join(cards[:NAMED])
            parts.append(translate(lang, "changes-cards", n=len(cards), some=some))
        counts = {"looked": against["looked_at"], "changed": against["changed"]}
        parts.append(translate(lang, "changes-found", **counts))
        parts.append(translate(lang, "changes-holm"))
        gone = [self.of(each) for each in against["only"] if each["where"] == "base"]
        new = [self.of(each) for each in against["only"] if each["where"] == "now"]
        for id, named in (("changes-gone", gone), ("changes-new", new)):
            if named:
                parts.append(translate(lang, id, n=len(named), some="; ".join(named[:NAMED])))
        return parts
