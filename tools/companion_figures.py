"""Measures the companion without a connection in Chromium, for docs/performance.md.

python -m tools.page && python -m tools.companion_figures [--starts N]

What is downloaded, in bytes as served; then the engine is started in a browser that has nothing
yet, and again and again in browsers that have everything, each a new process, with the table gone.
Seconds on the clock are told beside processor time of the whole browser, which a busy machine does
not change.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import BrowserContext, sync_playwright

from tests.web.browsing import FLAGS, PHONE, Table, program

# What src/lib/companion/keeping.svelte.ts does, for measuring: everything into the drawer.
KEEP: Final = """async () => {
    await navigator.serviceWorker.ready;
    const drawer = await caches.open("overseer-companion-1");
    const engine = await (await fetch("/engine.json")).json();
    const shell = await (await fetch("/shell.json")).json();
    const names = shell.files.map((file) => file.name);
    const parts = engine.files.map((file) => engine.folder + file.name);
    await drawer.addAll([...names, ...parts, "/", "/engine.json", "/shell.json"]);
}"""
START: Final = """async () => {
    const begun = performance.now();
    const { folder } = await (await fetch("/engine.json")).json();
    const worker = new Worker(`${folder}worker.js`, { type: "module" });
    window.kept = worker;
    const heard = () => new Promise((next) => (worker.onmessage = (event) => next(event.data)));
    const said = await heard();
    if (!said.ready) throw new Error(said.broken);
    const ready = performance.now();
    const ask = async (asked) => {
        const told = heard();
        worker.postMessage({ id: 1, asked: JSON.stringify({ lang: "en", ...asked }) });
        return JSON.parse((await told).told).given;
    };
    const body = { scenario: "ambush", forces: ["minutemen"], enemies: ["", "hammer"] };
    const { acts } = await ask({ ask: "draft", body });
    const entries = acts.map((act, n) => ({ id: `a${n}`, act }));
    const hands = [{ hand: "h", name: "A", role: "owner", seats: [0], you: true }];
    const battle = { code: "c", hands, entries };
    await ask({ ask: "given", battle });
    return { ready: ready - begun, sheet: performance.now() - begun };
}"""


class Processes:
    """The processes of a browser, found by the folder of its profile."""

    def __init__(self, profile: Path) -> None:
        self.profile = str(profile).encode()

    def ids(self) -> list[int]:
        """Those that run now, with all that they have started."""
        parents: dict[int, int] = {}
        own: set[int] = set()
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                words = (folder / "cmdline").read_bytes()
                stat = (folder / "stat").read_text()
            except OSError:
                continue
            number = int(folder.name)
            parents[number] = int(stat.rpartition(")")[2].split()[1])
            if self.profile in words:
                own.add(number)
        grown = True
        while grown:
            more = {number for number, parent in parents.items() if parent in own} - own
            own |= more
            grown = bool(more)
        return sorted(own)

    def seconds(self) -> float:
        """Processor time so far."""
        ticks = 0
        for number in self.ids():
            fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Memory that is in use, shared parts counted once for each process."""
        pages = sum(int(Path(f"/proc/{n}/statm").read_text().split()[1]) for n in self.ids())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def browse(playwright: Any, profile: Path, address: str) -> BrowserContext:
    """A browser with a profile that stays."""
    return playwright.chromium.launch_persistent_context(  # type: ignore[no-any-return]
        str(profile), executable_path=program(), args=list(FLAGS), base_url=address, viewport=PHONE
    )


def sizes(address: str, context: BrowserContext) -> tuple[int, int]:
    """Bytes of the engine and of the pages, as they are served."""
    engine = context.request.get(f"{address}/engine.json").json()
    shell = context.request.get(f"{address}/shell.json").json()
    served = 0
    for file in shell["files"]:
        answer = context.request.get(address + file["name"], headers={"accept-encoding": "gzip"})
        served += int(answer.headers.get("content-length", 0))
    return sum(file["bytes"] for file in engine["files"]), served


def started(processes: Processes, page: Any) -> dict[str, float]:
    """One start of the engine on an open page."""
    before, held = processes.seconds(), processes.megabytes()
    found: dict[str, float] = page.evaluate(START)
    found["processor"] = processes.seconds() - before
    found["memory"] = processes.megabytes() - held
    return found


def line(name: str, found: list[dict[str, float]]) -> str:
    """Figures of several starts."""

    def each(key: str, by: float = 1) -> str:
        values = sorted(one[key] / by for one in found)
        return f"{median(values):.2f} ({values[0]:.2f} to {values[-1]:.2f})"

    return (
        f"{name}: engine ready after {each('ready', 1000)} s, first sheet after "
        f"{each('sheet', 1000)} s; processor {each('processor')} s; "
        f"memory {median(one['memory'] for one in found):.0f} MB"
    )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--starts", type=int, default=5)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        profile = Path(folder) / "profile"
        processes = Processes(profile)
        with Table(Path(folder)) as table:
            context = browse(playwright, profile, table.address)
            page = context.new_page()
            page.goto("/")
            engine, shell = sizes(table.address, context)
            print(f"download: engine {engine / 1e6:.2f} MB, pages {shell / 1e6:.2f} MB, packed")
            print(line("first start", [started(processes, page)]))
            page.evaluate(KEEP)
            context.close()
        later = []
        for _ in range(wanted.starts):
            context = browse(playwright, profile, table.address)
            page = context.new_page()
            page.goto("/companion")
            later.append(started(processes, page))
            context.close()
        print(line("later starts, without the table", later))
        print(f"load of the machine: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
