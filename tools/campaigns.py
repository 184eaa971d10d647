"""Writes what simulated campaigns counted into the page about them, with its picture.

overseer sim wasteland --campaign linked --games 100 --seed 1 --json > campaigns.json
python -m tools.campaigns campaigns.json
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from overseer.lab.figures import result_title
from overseer.picture.campaign import campaign_picture
from overseer.text import translate
from overseer.voice.wasteland.stories import scenario_title

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "campaigns.md"
PICTURE = DOCS / "pictures" / "campaign-linked.svg"
BEGIN, END = "<!-- figures: tools/campaigns.py -->", "<!-- end of the figures -->"
LANG = "en"


def percent(n: float, of: float) -> str:
    """A share as the page writes it."""
    return f"{100 * n / of:.0f} %"


def spread(row: dict[str, Any]) -> str:
    """A median with its quartiles."""
    return f"{row['median']} ({row['low']}–{row['high']})"


def command(data: dict[str, Any]) -> str:
    """The command that counted this."""
    bots = ",".join(row["bot"] for row in data["seats"])
    course = f"--campaign {data['campaign']} --games {data['games']} --seats {bots}"
    return f"overseer sim wasteland {course} --seed {data['seed']} --svg campaign.svg"


def figures(data: dict[str, Any]) -> Iterator[str]:
    """The lines of the page that hold figures."""
    yield from ("```sh", command(data), "```", "")
    yield from (f"![{data['games']} campaigns as a picture](pictures/{PICTURE.name})", "")
    yield from ("### Battles", "", "| battle | result | share | rounds |", "|---|---|--:|--:|")
    for row in data["battles"]:
        name = f"{row['number']}. {scenario_title(row['scenario'], LANG)}"
        for at, (word, n) in enumerate(row["results"].items()):
            share = percent(n, row["n"])
            rounds = spread(row["rounds"]) if at == 0 else ""
            yield f"| {name if at == 0 else ''} | {result_title(word, LANG)} | {share} | {rounds} |"
    yield from ("", "### The campaign", "", "| won by | share | 95 % interval | battles won |")
    yield "|---|--:|---|--:|"
    for at, row in enumerate(data["seats"], start=1):
        between = f"{percent(row['low'], 1)} – {percent(row['high'], 1)}"
        share = percent(row["share"], 1)
        yield f"| seat {at}: {row['bot']} | {share} | {between} | {row['mean_score']:.1f} |"
    yield ""
    for how, n in data["endings"].items():
        yield f"- {percent(n, data['games'])}: {translate(LANG, f'end-{how}')}"
    yield from ("", "### Settlements", "")
    yield "| after battle | seat | caps | structures | perks | cards |"
    yield "|--:|--:|--:|--:|--:|--:|"
    for phase in data["settlements"]:
        for row in phase["seats"]:
            cells = [spread(row[what]) for what in ("caps", "structures", "perks", "cards")]
            yield f"| {phase['after']} | {row['seat']} | {' | '.join(cells)} |"
    yield from ("", "### Quests", "")
    for row in data["quests"]["seats"]:
        done = percent(row["done"], max(1, row["taken"]))
        yield f"- Seat {row['seat']} took {row['taken']} and finished {row['done']} ({done})."


def written(page: str, data: dict[str, Any]) -> str:
    """The page with new figures between its marks."""
    block = "\n".join([BEGIN, "", *figures(data), "", END])
    return re.sub(f"(?s){re.escape(BEGIN)}.*{re.escape(END)}", lambda _: block, page)


def main() -> None:
    """Take the file that the command line names."""
    data = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), data), encoding="utf-8")
    PICTURE.write_text(campaign_picture(data, LANG), encoding="utf-8")


if __name__ == "__main__":
    main()
