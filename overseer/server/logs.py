"""What is logged, and what never is: tokens, passwords, seeds, moves, lines of chat.

A log is read by other people than those it is about, and sent to other machines. So a mistake is
logged by its kind and where it happened; its own words may quote what somebody sent or holds, and
are left out. Lines of other libraries keep their first line only.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

from overseer.host.mishap import places

Line = MutableMapping[str, Any]
HUSHED: Final = "…"
LONGEST: Final = 300  # of a text
KNOWN: Final = 3  # letters of a table's code: its link opens it, so the rest is nobody's business
_TABLE: Final = re.compile(rf"(/tables/[a-z0-9]{{{KNOWN}}})[a-z0-9]*")
_KIND: Final = re.compile(r"[\w.]*")  # of a mistake, without its words
# Names that carry what nobody else may read, also as a part: `old_password`.
SECRETS: Final = (
    *("token", "password", "cookie", "authorization", "seed", "secret", "recovery", "key"),
    *("input", "move", "said", "text", "body", "options", "own", "steps", "link", "query"),
    *("header", "mail", "webhook", "url", "login", "name", "args"),
)


def configure(
    as_json: bool | None = None, level: int = logging.WARNING, stream: TextIO | None = None
) -> None:
    """Log to standard error: a line of JSON each, or coloured words where somebody reads along."""
    stream = stream or sys.stderr
    if as_json is None:
        as_json = not stream.isatty()
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        told,
        hush,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    renderer: Any = structlog.processors.JSONRenderer(ensure_ascii=True)
    if not as_json:
        renderer = structlog.dev.ConsoleRenderer(colors=stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(level, logging.WARNING))


def told(logger: Any, method: str, line: Line) -> Line:
    """A mistake as its kind and its place; never its words, never what was in its variables."""
    found = line.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line["error"] = type(error).__name__
        line["at"] = places(error.__traceback__)
    for name in ("stack_info", "exc_text", "exception", "stack"):
        line.pop(name, None)
    return line


def hush(logger: Any, method: str, line: Line) -> Line:
    """Nothing by a name that carries secrets, no long text, of a message the first line."""
    for name, value in line.items():
        if name == "event":
            line[name] = short(str(value).partition("\n")[0])
        elif name in ("level", "timestamp", "at", "_record", "_from_structlog"):
            continue
        elif any(secret in name.lower() for secret in SECRETS):
            line[name] = HUSHED
        elif name == "error":
            line[name] = _KIND.match(str(value))[0]  # type: ignore[index]
        elif name == "code":
            line[name] = str(value)[:KNOWN] + HUSHED
        elif name == "path":
            line[name] = short(_TABLE.sub(rf"\1{HUSHED}", str(value)))
        elif not isinstance(value, int | float | bool | None):
            line[name] = short(str(value).partition("(")[0])  # databases quote values like this
    return line


def short(text: str) -> str:
    """A text that fits a line."""
    return text if len(text) <= LONGEST else text[:LONGEST] + HUSHED
