"""`overseer terrain`: make tables for Wasteland, check them after editing, draw them."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Final

from overseer.engine.record import write_safely
from overseer.terminal.records import store
from overseer.terminal.values import is_there, whole
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.terrain.generate import NUMBERS, make_layout
from overseer.wasteland.terrain.layout_file import layout_text, load_layout
from overseer.wasteland.terrain.picture import legend, svg, text_lines
from overseer.wasteland.terrain.presets import PRESETS, THEMES

SUFFIX: Final = ".toml"


def make(file: str, number: str | None, preset: str, theme: str, lang: str) -> int:
    """A terrain file from a number; without one, from any."""
    path = Path(file)
    if not path.suffix:
        path = path.with_name(path.name + SUFFIX)
    asked = whole(number, "--number", 0, NUMBERS - 1)
    chosen = randbelow(NUMBERS) if asked is None else asked
    layout = make_layout(
        chosen, _known(preset, "preset", tuple(PRESETS)), (), _known(theme, "theme", tuple(THEMES))
    )
    _write_new(path, layout_text(layout))
    words = {"n": len(layout.pieces), "number": str(chosen), "preset": preset, "theme": theme}
    print(translate(lang, "terrain-made", file=str(path), **words))
    print(translate(lang, "terrain-next", file=str(path)))
    return 0


def check(file: str, lang: str) -> int:
    """Whether a terrain file can be played on; what is wrong is told with its line."""
    layout = load_layout(Path(file))
    print(translate(lang, "terrain-good", file=file, n=len(layout.pieces)))
    return 0


def show(source: str, preset: str, theme: str, picture: str | None, lang: str) -> int:
    """A table as text, or as a picture in a file."""
    layout = _find(source, preset, theme)
    if picture is not None:
        path = Path(picture)
        _write_new(path, svg(layout, lang))
        print(translate(lang, "terrain-drawn", file=str(path)))
        return 0
    for line in text_lines(layout):
        print(line)
    print(" · ".join(legend(layout, lang)))
    return 0


def _find(source: str, preset: str, theme: str) -> Layout:
    """A file, or the number of a table."""
    if source.isdecimal() and not is_there(source):
        number = whole(source, "FILE", 0, NUMBERS - 1) or 0
        return make_layout(
            number,
            _known(preset, "preset", tuple(PRESETS)),
            (),
            _known(theme, "theme", tuple(THEMES)),
        )
    return load_layout(Path(source))


def _known(typed: str, option: str, known: tuple[str, ...]) -> str:
    word = typed.strip().lower()
    if word not in known:
        raise UsageError(
            "terrain-error-word", option=f"--{option}", word=typed[:40], known=", ".join(known)
        )
    return word


def _write_new(path: Path, text: str) -> None:
    """Save where nothing lies yet."""
    if is_there(path):
        raise UsageError("terrain-error-there", file=str(path))
    if not store.ordinary(path):
        raise store.not_ordinary(path)
    write_safely(path, text.encode())
