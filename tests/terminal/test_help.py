"""Help that teaches, in four languages, and what the Tab key offers."""

from __future__ import annotations

import shlex

import pytest
from typer.main import get_command

from overseer.terminal.cli import app
from overseer.terminal.help import message_of
from overseer.text import LANGUAGES, has, translate
from tests.terminal.program import Program

COMMANDS = ("play", "sim", "replay", "rules", "cards", "bench", "odds", "companion", "deck")
ROOT = get_command(app)


def params(command: str) -> list[object]:
    found = ROOT if command == "overseer" else ROOT.commands[command]  # type: ignore[attr-defined]
    return list(found.params)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["overseer", *COMMANDS])
def test_everything_has_its_words(command: str, lang: str) -> None:
    for id in (f"help-{command}", f"help-{command}.long", f"help-{command}.examples"):
        assert has(lang, id)
    for param in params(command):
        assert has(lang, message_of(lang, command, param)), param


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["overseer", *COMMANDS])
def test_every_example_is_a_command_line_that_can_be_read(command: str, lang: str) -> None:
    examples = translate(lang, f"help-{command}.examples").splitlines()
    assert len(examples) >= 2
    for example in examples:
        line, _, meaning = example.partition("  ")
        assert meaning.strip(), example
        args = shlex.split(line)
        assert args.pop(0) == "overseer"
        if "--resume" in args:
            args[args.index("--resume")] = "--resume="
        ROOT.make_context("overseer", args, obj=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_help_names_every_command(program: Program, lang: str) -> None:
    out = program("--help", lang=lang).out
    for command in COMMANDS:
        assert translate(lang, f"help-{command}")[:40] in out


@pytest.mark.parametrize(("command", "lang"), [*zip(COMMANDS, LANGUAGES * 2, strict=False)])
def test_a_command_explains_itself(program: Program, command: str, lang: str) -> None:
    out = program(command, "--help", "--lang", lang).out
    assert f"overseer {command} " in out
    assert translate(lang, "help-examples") in out
    for param in params(command):
        for option in param.opts:  # type: ignore[attr-defined]
            assert option in out or not option.startswith("-")


def test_the_version(program: Program) -> None:
    import overseer

    assert program("--version").out == f"Overseer {overseer.__version__}\n"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("overseer pl", {"play"}),
        ("overseer play ", {"shelter"}),
        ("overseer play shelter --seats ", {"human", "bot:normal", "bot:hard"}),
        ("overseer play shelter --seats human,bot:h", {"human,bot:hard"}),
        ("overseer sim shelter --seats normal,", {"normal,random", "normal,hard"}),
        ("overseer rules shelter SH-T", {"SH-T1", "SH-T9"}),
        ("overseer cards shelter ", {"list", "show", "check"}),
        ("overseer cards shelter show sho", {"shotgun"}),
        ("overseer replay ga", {"game.overseer"}),
        ("overseer --lang ", {"en", "fr", "de", "es"}),
    ],
)
def test_the_tab_key(program: Program, typed: str, offered: set[str]) -> None:
    (program.home / "game.overseer").touch()
    words = typed.split(" ")
    environ = {
        "_OVERSEER_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(words) - 1),
    }
    found = set(program(environ=environ).out.split())
    assert offered <= found
    assert all(word.startswith(words[-1]) for word in found)


def test_completion_for_a_shell(program: Program) -> None:
    assert "_OVERSEER_COMPLETE" in program("--show-completion", "bash").out
