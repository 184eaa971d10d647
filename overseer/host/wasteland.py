"""How battles are hosted: against the AI, in a scenario, with forces that somebody chooses."""

from __future__ import annotations

from typing import ClassVar

from overseer.host.manner import Manner
from overseer.host.options import Described, Single
from overseer.text import has, translate
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.force.ready import READY
from overseer.wasteland.game import DIFFICULTIES, FACTIONS, LIMITS, SETTINGS, ZONED
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
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
                named=lambda value, lang: translate(lang, f"force-wasteland-{value}"),
                told=lambda value, lang: translate(lang, f"force-wasteland-{value}.plan"),
            ),
            Described(name="enemy", values=FACTIONS, brings="force", named=faction),
            Described(name="difficulty", values=tuple(DIFFICULTIES)),
            Described(name="terrain", values=tuple(PRESETS), brings="terrain"),
            *doubtful(),
        )


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
