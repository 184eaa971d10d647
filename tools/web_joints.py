"""How a small word joins the word placed after it, for the page: `overseer.text.joints` as JSON.

python -m tools.web_joints
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from overseer.text import joints
from overseer.text.languages import COMPLETE

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "i18n" / "joints.json"


def written() -> str:
    """The rules of each language in their order; `$1` is what JavaScript calls the first group."""
    table = {
        lang: [
            [found.pattern, re.sub(r"\\(\d)", r"$\1", joint)]
            for found, joint in joints.joints(lang)
        ]
        for lang in COMPLETE
    }
    text = json.dumps(table, ensure_ascii=False, indent=1) + "\n"
    return text.replace("\u2068", r"\u2068").replace("\u2069", r"\u2069")  # nobody sees the marks


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
