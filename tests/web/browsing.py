"""A browser, a served table and people who look at it.

def test_something(visit: Visit) -> None:
    ada = visit(lang="de", phone=True)
    ada.go("/rules/shelter")
    ada.page.get_by_role("searchbox").fill("SH-P3")

Whatever a page logs as an error, asks of another host or throws is a trouble, and fails the test.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
from pathlib import Path
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from overseer.server.edge.page import built
from tests.server.serving import Serving

NEEDED: Final = "OVERSEER_NEEDS_BROWSER"
ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = os.environ.get("OVERSEER_PAGE")  # another folder than the package's
AXE: Final = Path(
    os.environ.get("OVERSEER_AXE", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
)
SCREENS: Final = Path(os.environ.get("OVERSEER_SCREENS", ROOT / "build" / "screens"))
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
LAPTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = 20_000  # milliseconds for something to appear
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "es": "es-ES"}
# A request that the table refuses is told to people; the browser's own line about it is no fault.
REFUSED: Final = re.compile(r"Failed to load resource: the server responded with a status of \d+")

expect.set_options(timeout=PATIENCE)


def missing() -> str:
    """What these tests lack, in words; where they are needed it is a failure."""
    lacking = [
        words
        for words, there in (
            ("the page is not built (make page)", built(PAGE) is not None),
            (
                "Chromium is not installed (Debian: apt install chromium-headless-shell)",
                program() is not None,
            ),
            ("axe-core is not installed (npm ci in web/)", AXE.is_file()),
        )
        if not there
    ]
    words = "; ".join(lacking)
    if words and os.environ.get(NEEDED):
        pytest.fail(f"{words}, and {NEEDED} is set")
    return words and f"The browser's tests are skipped: {words}"


def program() -> str | None:
    """The browser of this machine: without a window of its own where there is such a build."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Chromium:
    """The browser."""

    browser: Browser

    def __enter__(self) -> Chromium:
        self._playwright = sync_playwright().start()
        self.browser = self._playwright.chromium.launch(executable_path=program(), args=list(FLAGS))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.browser.close()
        self._playwright.stop()


class Table:
    """`overseer serve` with the page; it can be stopped and started again at the same address."""

    serving: Serving

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite://{folder}/table.db"
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]

    def __enter__(self) -> Table:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Serve."""
        self.serving = Serving(self.database, port=self.port, page=PAGE, thinkers=1)
        self.serving.__enter__()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self.serving.__exit__(None, None, None)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"


class Visitor:
    """Somebody with a browser of their own, and what their page complained about."""

    def __init__(
        self,
        chromium: Chromium,
        table: Table,
        *,
        lang: str = "en",
        phone: bool = False,
        theme: str = "dark",
        still: bool = True,
        keeps: bool = False,  # whether the page may keep itself for times without a connection
        **context: Any,
    ) -> None:
        self.table = table
        self.lang, self.phone, self.theme = lang, phone, theme
        self.troubles: list[str] = []
        self.losing = False  # whether the table is expected to be gone for a while
        self.context = chromium.browser.new_context(
            base_url=table.address,
            viewport=PHONE if phone else LAPTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=LOCALES[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if keeps else "block",
            permissions=["clipboard-read", "clipboard-write"],
            **context,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"thrown: {error}"))
        page.on("request", self._asked)
        page.on("websocket", self._opened)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type != "error" or REFUSED.match(message.text):
            return
        if self.losing and ("net::ERR_" in message.text or "WebSocket" in message.text):
            return
        self.troubles.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        self._same_host(request.url)

    def _opened(self, socket: WebSocket) -> None:
        self._same_host(socket.url)

    def _same_host(self, url: str) -> None:
        found = urlsplit(url)
        if found.scheme in ("data", "blob", "about"):
            return
        if found.netloc != f"127.0.0.1:{self.table.port}":
            self.troubles.append(f"another host: {url}")

    # Going about

    def go(self, path: str) -> Page:
        """Open an address, as if it was typed."""
        self.page.goto(path)
        return self.page

    def shot(self, name: str) -> None:
        """Keep a picture of the page as it is."""
        size = "phone" if self.phone else "laptop"
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}-{size}-{self.theme}-{self.lang}.png")

    def axe(self, *, colours: bool = False) -> list[str]:
        """What axe-core finds wrong for people who cannot see, hear or point well; `colours`: only
        what another look of the same page can change."""
        if not self.page.evaluate("typeof window.axe === 'object'"):
            # As an inline script the page's policy would refuse it: the protocol is asked instead.
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        # Names say in words what tags show in figures: a rule that wants both alike is left out.
        found = self.page.evaluate(
            """async (colours) => {
                const result = await window.axe.run(document, {
                    resultTypes: ["violations"],
                    ...(colours
                        ? { runOnly: ["color-contrast"] }
                        : { rules: { "label-content-name-mismatch": { enabled: false } } }),
                });
                return result.violations
                    .filter((each) => ["moderate", "serious", "critical"].includes(each.impact))
                    .flatMap((each) => each.nodes.map((node) =>
                        `${each.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
            }""",
            colours,
        )
        return [str(each) for each in found]

    def wide(self) -> list[str]:
        """What sticks out of the window sideways."""
        found = self.page.evaluate(
            """() => {
                const width = document.documentElement.clientWidth;
                const scrolls = (node) => {
                    for (let up = node; up; up = up.parentElement) {
                        const style = getComputedStyle(up);
                        if (/auto|scroll|hidden|clip/.test(style.overflowX)) return true;
                        if (style.position === "fixed") return true;
                    }
                    return false;
                };
                return [...document.querySelectorAll("body *")]
                    .filter((node) => node.getBoundingClientRect().right > width + 1
                        && node.checkVisibility() && !scrolls(node.parentElement))
                    .map((node) => `${node.tagName}.${node.className}`).slice(0, 5);
            }"""
        )
        return [str(each) for each in found]

    def leave(self) -> list[str]:
        """Close everything; what was wrong on the way."""
        self.context.close()
        return self.troubles
