"""How long a command takes to start, in processor time: a table, one column a program.

python benchmarks/startup.py [--rounds 5] [--only WORDS] [NAME=PYTHON …]

Each NAME=PYTHON is an environment that has Overseer, or a checkout written as
NAME=PYTHON:FOLDER; without any, the one that runs this. The programs take turns within a round,
so that a slow minute of the machine touches all of them; told is the quickest round and, in
brackets, the slowest.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

QUIT = "quit\n"
# What is asked, and what is typed into it.
COMMANDS: dict[str, str] = {
    "--version": "",
    "--help": "",
    "play --help": "",
    "rules shelter SH-P3": "",
    "rules tragic": "",
    "rules wasteland": "",
    "cards shelter show shotgun": "",
    "cards tragic show punch": "",
    "cards wasteland list": "",
    "deck list": "",
    "deck stats horde": "",
    "force list": "",
    "force show minutemen": "",
    "odds tragic": "",
    "odds wasteland hunting-rifle --skill 6": "",
    "campaign status": "",
    "sim shelter --games 1 --jobs 1": "",
    "play shelter --plain": QUIT,
    "play shelter --plain --lang de": QUIT,
    "play tragic --plain --deck fists": QUIT,
    "play tragic --plain --tutorial": QUIT,
    "play wasteland --plain": QUIT,
    "play wasteland --plain --tutorial": QUIT,
    "play wasteland --plain --scenario escort": QUIT,
    "campaign new --name Valley": "",
}


class Program:
    """One Overseer: its Python, and the checkout it is run from, if it is not installed."""

    def __init__(self, written: str) -> None:
        self.name, _, place = written.rpartition("=")
        self.name = self.name or "now"
        python, _, folder = place.partition(":")
        self.python = os.path.abspath(python)  # a link stays one: it tells the environment
        self.environ = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "en_GB.UTF-8"}
        if folder:
            self.environ["PYTHONPATH"] = folder

    def seconds(self, command: str, typed: str) -> float:
        """Processor time of one start, children and system included."""
        with tempfile.TemporaryDirectory() as home:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run(
                [self.python, "-m", "overseer", *command.split()],
                input=typed.encode(),
                capture_output=True,
                cwd=home,
                env={**self.environ, "HOME": home, "XDG_DATA_HOME": home},
                check=False,
            )
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if b"Traceback" in done.stderr:
            sys.exit(done.stderr.decode())
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rows(programs: list[Program], commands: dict[str, str], rounds: int) -> Iterator[str]:
    """The lines of a Markdown table."""
    yield f"| `overseer …` | {' | '.join(program.name for program in programs)} |"
    yield f"|---|{'--:|' * len(programs)}"
    for command, typed in commands.items():
        found: list[list[float]] = [[] for _ in programs]
        for program in programs:
            program.seconds(command, typed)  # the first start writes Python's caches
        for _ in range(rounds):
            for times, program in zip(found, programs, strict=True):
                times.append(program.seconds(command, typed))
        told = [f"{min(times):.2f} s ({max(times):.2f})" for times in found]
        yield f"| `{command}` | {' | '.join(told)} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", metavar="NAME=PYTHON")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="commands with these words in them")
    asked = parser.parse_args()
    here = f"now={sys.executable}:{Path(__file__).resolve().parents[1]}"
    programs = [Program(written) for written in asked.programs or [here]]
    commands = {command: typed for command, typed in COMMANDS.items() if asked.only in command}
    for row in rows(programs, commands, asked.rounds):
        print(row, flush=True)


if __name__ == "__main__":
    main()
