"""What decides how a game goes, as one digest: two places with the same one play the same games."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import overseer

# The rules, the cards, the bots, and what plays and counts.
ROOMS: Final = ("engine", "cardfile", "shelter", "tragic", "wasteland", "bots")
FILES: Final = ("battles", "campaigns", "duels", "rows", "sim", "tally")


@cache
def source_digest() -> str:
    """Of the sources that are installed here."""
    root = Path(overseer.__file__).parent
    found = [root / "lab" / f"{name}.py" for name in FILES]
    for room in ROOMS:
        found += [each for kind in ("py", "toml") for each in (root / room).rglob(f"*.{kind}")]
    digest = blake2b(digest_size=12)
    for path in sorted(found):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
