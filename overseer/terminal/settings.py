"""What is remembered from one sitting to the next: language, speed of the bots, a name.

A file of three lines in the folder for configuration. It is read strictly: whatever is wrong with
it gets a sentence, and the usual settings are taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from overseer.engine.refusal import Refused
from overseer.text import LANGUAGES
from overseer.voice.complaint import UsageError, printable, shown_args

SPEEDS: Final = ("slow", "normal", "fast", "instant")
LONGEST_NAME: Final = 20
_LARGEST_FILE: Final = 65536  # bytes; three lines need far less


@dataclass(frozen=True, slots=True)
class Settings:
    """Empty: not chosen, so that the environment or the game decides."""

    lang: str = ""
    speed: str = ""
    name: str = ""

    @property
    def pace(self) -> str:
        """How fast bots move."""
        return self.speed or "normal"


def file(environ: Mapping[str, str]) -> Path:
    """Where the settings lie."""
    chosen = environ.get("XDG_CONFIG_HOME", "")
    # The XDG rules: a relative path is to be ignored.
    base = Path(chosen) if Path(chosen).is_absolute() else Path.home() / ".config"
    return base / "overseer" / "settings.toml"


def read(environ: Mapping[str, str]) -> tuple[Settings, UsageError | None]:
    """The settings, and what is wrong with their file; then they are the usual ones."""
    try:
        path = file(environ)
        if not path.exists():
            return Settings(), None
    except (OSError, RuntimeError):  # no home, or one that nobody may look into
        return Settings(), None
    try:
        return _read(path), None
    except UsageError as error:
        return Settings(), _broken(path, error)
    except OSError as error:
        words = {"error": error.strerror or "?"}
        return Settings(), _broken(path, UsageError("settings-unread", **words))


def remember(environ: Mapping[str, str], **changes: str) -> UsageError | None:
    """Change some settings and keep the others; what stands in the way, if something does."""
    from overseer.engine.record import write_safely

    settings = replace(read(environ)[0], **changes)
    lines = [f'{key} = "{text}"\n' for key in _keys() if (text := _quoted(getattr(settings, key)))]
    path = file(environ)
    try:
        write_safely(path, "".join(lines).encode())
    except Refused as error:
        why = error.refusal.args.get("error", "?")
        return UsageError("settings-unsaved", file=printable(str(path)), error=_system(why))
    return None


def allowed(key: str, text: str) -> bool:
    """Whether a setting may have that value; empty means that none is chosen."""
    if key == "lang":
        return text in ("", *LANGUAGES)
    if key == "speed":
        return text in ("", *SPEEDS)
    tidy = " ".join(text.split())
    return tidy == text and len(text) <= LONGEST_NAME and text.isprintable() and "," not in text


def _read(path: Path) -> Settings:
    import tomllib

    if not path.is_file() or path.stat().st_size > _LARGEST_FILE:
        raise UsageError("settings-no-file")
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (ValueError, RecursionError):
        raise UsageError("settings-no-toml") from None
    known = _keys()
    for key, value in found.items():
        if key not in known:
            words = ", ".join(known)
            raise UsageError("settings-no-key", key=printable(key[:40]), known=words)
        if not isinstance(value, str) or not allowed(key, value):
            raise UsageError("settings-no-value", key=key, value=printable(str(value)[:40]))
    return Settings(**found)


def _keys() -> list[str]:
    return [field.name for field in fields(Settings)]


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _broken(path: Path, why: UsageError) -> UsageError:
    if "error" in why.args_:
        why.args_["error"] = _system(why.args_["error"])
    return UsageError("settings-broken", file=printable(str(path)), problem=why.text)


def _system(words: object) -> Any:
    """The system's words, in whatever language they are needed."""
    return lambda lang: shown_args({"error": str(words)}, lang)["error"]
