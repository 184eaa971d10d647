"""How battles are hosted: against the AI, in a scenario, with forces that somebody chooses."""

from __future__ import annotations

from typing import Any, ClassVar

from overseer.engine.refusal import Refusal
from overseer.host.manner import Manner
from overseer.host.options import Described, Single
from overseer.text import has, translate
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.ready import READY
from overseer.wasteland.force.text import is_of_force
from overseer.wasteland.force.text import refusal_text as force_refusal
from overseer.wasteland.game import (
    DIFFICULTIES,
    FACTIONS,
    LIMITS,
    SETTINGS,
    ZONED,
    cards_of,
    played_by_ai,
    scenario_of,
    sides_of,
)
from overseer.wasteland.scenarios.scenario_file import OPENER, STANDARD, standard_scenario
from overseer.wasteland.terrain.presets import PRESETS
from overseer.wasteland.words import LISTS

NOBODY = "none"  # no side is the AI's
BOTH = "both"  # there is something to watch


class Own(Manner):
    """Battles are fought against the AI unless somebody else sits there."""

    default_seats: ClassVar[str] = "human"  # the AI has no seat
    brings: ClassVar[str] = "forces"

    def options(self) -> tuple[Described, ...]:
        sides = dict.fromkeys(side.id for id in STANDARD for side in standard_scenario(id).sides)
        return (
            Described(name="cards", brings="cards"),
            Described(
                name="scenario",
                values=STANDARD,
                brings="scenario",
                named=lambda value, lang: scenario_title(str(value), lang),
                told=_story,
            ),
            Described(name="zones", kind="switch", values=(True,), only=("scenario", (ZONED,))),
            Described(name="ai", values=(*sides, NOBODY, BOTH), named=_side),
            Described(name="caps", values=LISTS),
            Described(name="limit", values=LIMITS, named=_caps),
            Described(
                name="forces",
                values=READY,
                brings="force",
                each=lambda seats: [None] * seats,
                asked=brings_force,
                named=lambda value, lang: translate(lang, f"force-wasteland-{value}"),
                told=lambda value, lang: translate(lang, f"force-wasteland-{value}.plan"),
            ),
            Described(name="enemy", values=FACTIONS, brings="force", named=faction),
            Described(name="difficulty", values=tuple(DIFFICULTIES)),
            Described(name="terrain", values=tuple(PRESETS), brings="terrain"),
            *doubtful(),
        )

    def refusal_text(self, refusal: Refusal, lang: str) -> str:
        if is_of_force(refusal) and not refusal.reason.endswith("-side"):
            return force_refusal(refusal, standard(), lang)
        return super().refusal_text(refusal, lang)


def brings_force(options: dict[str, Any], seats: int, seat: int) -> bool:
    """Whether a seat's force is its own to choose: its side has none printed, and is no AI's."""
    scenario = scenario_of(
        options.get("scenario", OPENER), cards_of(options.get("cards", "standard"))
    )
    ai = played_by_ai(scenario, options.get("ai"), seats)
    side = sides_of(ai, seats)[seat]
    return not scenario.sides[side].units and not (ai >> side) & 1


def doubtful() -> tuple[Described, ...]:
    """The numbers that the printed rules leave open; a campaign hands them to its battles."""
    return tuple(
        Described(name=f"settings.{name}", kind="switch", values=(True, False)) for name in SETTINGS
    )


def faction(value: Single, lang: str) -> str:
    """What a faction is called."""
    return translate(lang, f"wasteland-faction-{value}")


def _story(value: Single, lang: str) -> str:
    """What a scenario is about, if its words say that."""
    id = f"scenario-{value}.story"
    return translate(lang, id) if has(lang, id) else ""


def _side(value: Single, lang: str) -> str:
    return translate(lang, f"scenario-side-{value}")


def _caps(value: Single, lang: str) -> str:
    return translate(lang, "option-wasteland-caps-of", n=value)
