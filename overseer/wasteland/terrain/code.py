"""Terrain codes: a table's terrain as a text that survives chats and addresses.

`WT1-` and base32: the first number is the version of the code. In it stand, squeezed, the pieces:
kind, height, group, what differs from the kind, and the corners as steps from one to the next.
Last comes a checksum. A code holds no name: who reads it gives the terrain one.
"""

from __future__ import annotations

import re
import zlib
from base64 import b32decode, b32encode
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Point, is_simple
from overseer.wasteland.terrain.kinds import KINDS
from overseer.wasteland.terrain.layout_file import (
    FARTHEST,
    FLAGS,
    HIGHEST,
    MOST_CORNERS,
    MOST_PIECES,
    flags_of,
)

VERSION: Final = 1
LONGEST: Final = 16_000  # letters
_LARGEST: Final = 40_000  # bytes of the pieces, unsqueezed
_FORM: Final = re.compile(r"WT(\d{1,3})-([A-Z2-7]+)")
_SUM: Final = 3


def looks_like_code(text: str) -> bool:
    """Whether a text is meant to be a terrain code.

    >>> looks_like_code("wt1-aaiq"), looks_like_code("side = 914")
    (True, False)
    """
    return re.match(r"\s*wt\d{1,3}-", text, re.IGNORECASE) is not None


def encode(layout: Layout) -> str:
    """The code of a table's terrain."""
    numbers = [layout.side, len(layout.pieces)]
    for piece in layout.pieces:
        flags = sum(1 << place for place, on in enumerate(flags_of(piece)) if on)
        numbers += [tuple(KINDS).index(piece.kind), piece.height, piece.group + 1, flags]
        numbers.append(len(piece.points))
        x = y = 0
        for px, py in piece.points:
            numbers += [_folded(px - x), _folded(py - y)]
            x, y = px, py
    body = zlib.compress(b"".join(_bytes(number) for number in numbers), 9)
    text = b32encode(body + _checksum(body)).decode().rstrip("=")
    return f"WT{VERSION}-{text}"


def decode(text: str) -> Layout:
    """The terrain of a code; a BadOption says what is wrong with it (WC-R6)."""
    # Chats break lines and add spaces; people write small letters.
    match = _FORM.fullmatch("".join(text.split()).upper())
    if match is None or len(match[0]) > LONGEST:
        raise _refused("letters")
    if int(match[1]) != VERSION:
        raise _refused("version", found=int(match[1]), known=VERSION)
    try:
        raw = b32decode(match[2] + "=" * (-len(match[2]) % 8))
    except ValueError:
        raise _refused("broken") from None  # no base32 text has this length: letters are missing
    body, checksum = raw[:-_SUM], raw[-_SUM:]
    if _checksum(body) != checksum:
        raise _refused("broken")
    # Who can make a checksum can make up the rest as well: every number is looked at.
    squeezed = zlib.decompressobj()
    try:
        numbers = _numbers(squeezed.decompress(body, _LARGEST))
        layout = _layout(numbers)
    except (zlib.error, StopIteration, ValueError, IndexError):
        raise _refused("broken") from None
    if next(numbers, None) is not None or not squeezed.eof:
        raise _refused("broken")
    return layout


def _layout(numbers: Iterator[int]) -> Layout:
    side, count = next(numbers), next(numbers)
    if side != SIDE or count > MOST_PIECES:
        raise ValueError
    return Layout([_piece(numbers, number) for number in range(count)], side)


def _piece(numbers: Iterator[int], number: int) -> Piece:
    kind = tuple(KINDS)[next(numbers)]
    height, group, flags, corners = [next(numbers) for _ in range(4)]
    if height > HIGHEST or group > MOST_PIECES + 1 or flags >= 1 << len(FLAGS):
        raise ValueError
    if not 3 <= corners <= MOST_CORNERS:
        raise ValueError
    points: list[Point] = []
    x = y = 0
    for _ in range(corners):
        x, y = x + _unfolded(next(numbers)), y + _unfolded(next(numbers))
        if max(abs(x), abs(y)) > FARTHEST:
            raise ValueError
        points.append((x, y))
    on = [bool(flags >> place & 1) for place in range(len(FLAGS))]
    if not is_simple(tuple(points)) or (on[4] and not height):
        raise ValueError
    return Piece(
        *(number, kind, tuple(points)),
        blocks_sight=on[0],
        cover=on[1],
        impassable=on[2],
        difficult=on[3],
        height=height,
        climbable=on[4],
        group=group - 1,
    )


def _folded(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def _unfolded(number: int) -> int:
    return number // 2 if number % 2 == 0 else -(number + 1) // 2


def _bytes(number: int) -> bytes:
    """A number in groups of seven bits, the lowest first."""
    found = []
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def _numbers(raw: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in raw:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
        elif shift > 28:
            raise ValueError
    if shift:
        raise ValueError


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_SUM, person=b"terrain").digest()


def _refused(what: str, **args: Value) -> BadOption:
    return BadOption(Refusal("WC-R6", f"wasteland-terrain-code-{what}", args))
