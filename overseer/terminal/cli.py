"""The command `overseer`: what can be asked of it. The work is done in a module a command.

No words in here: help comes from the catalogue by the names of commands and options (help.py),
and every value is taken as text, so that what is wrong with it is said in the user's language.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Annotated, Final

import typer
from typer.main import get_command

import overseer
from overseer.cardfile.problems import CardFileError
from overseer.engine.record import RecordError
from overseer.engine.refusal import BadOption, Refusal, Refused, Value
from overseer.terminal import completion as complete
from overseer.terminal import mishap, settings
from overseer.terminal.admin import cli as admin_cli
from overseer.terminal.campaign import cli as campaign_cli
from overseer.terminal.db import cli as db_cli
from overseer.terminal.deck import cli as deck_cli
from overseer.terminal.families import CardFile, Json, Lang, Out, Plain, Seed, Text, Url
from overseer.terminal.force import cli as force_cli
from overseer.terminal.help import Command, Group, misread
from overseer.terminal.match.own_options import as_typed, with_own
from overseer.terminal.new import cli as new_cli
from overseer.terminal.terrain import cli as terrain_cli
from overseer.text import LANGUAGES, default_language, translate
from overseer.voice.complaint import UsageError, WorkerLost, complaint, shown_args

INTERRUPTED: Final = 130  # what a shell expects of a program ended by Ctrl-C

app = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(autocompletion=complete.games)]
Budget = Annotated[Text, typer.Option("--budget")]
Bots = Annotated[Text, typer.Option("--bots", autocompletion=complete.bot_files)]
BotTime = Annotated[Text, typer.Option("--bot-time")]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> int:
    if version:
        print(translate(context.obj, "cli-version", version=overseer.__version__))
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return 0
    from overseer.terminal.start.run import run

    return run(context.obj)


@app.command(cls=Command)
@with_own
def play(
    context: typer.Context,
    game: Annotated[Text, typer.Argument(autocompletion=complete.games)] = None,
    seats: Annotated[Text, typer.Option("--seats", autocompletion=complete.seats)] = None,
    names: Annotated[Text, typer.Option("--names")] = None,
    plain: Plain = False,
    resume: Annotated[Text, typer.Option("--resume", autocompletion=complete.files)] = None,
    save: Annotated[Text, typer.Option("--save", autocompletion=complete.files)] = None,
    seed: Seed = None,
    card_file: CardFile = None,
    clock: Annotated[Text, typer.Option("--clock")] = None,
    tutorial: Annotated[bool, typer.Option("--tutorial")] = False,
    server: Annotated[Text, typer.Option("--server")] = None,
    table: Annotated[Text, typer.Option("--table")] = None,
    think: Annotated[Text, typer.Option("--think")] = None,
    budget: Budget = None,
    bots: Bots = None,
    bot_time: BotTime = None,
    lang: Lang = None,
    **own: str | list[str] | None,
) -> int:
    if server is not None or table is not None:
        from overseer.terminal.online.play import Online
        from overseer.terminal.online.play import run as run_online

        chosen = {"cards": card_file, **as_typed(own)}
        return run_online(
            Online(server or "", table, game, seats, names, chosen, plain), context.obj
        )
    from overseer.terminal.match.play import Wanted, run

    return run(
        Wanted(
            game=game,
            seats=seats,
            names=names,
            plain=plain,
            resume=resume,
            save=save,
            seed=seed,
            think=think,
            budget=budget,
            clock=clock,
            tutorial=tutorial,
            lang=lang or asked_before(context),
            own={"cards": card_file, **as_typed(own)},
            bots=bots,
            bot_time=bot_time,
        ),
        context.obj,
    )


@app.command(cls=Command)
def sim(
    context: typer.Context,
    game: GameName,
    games: Annotated[Text, typer.Option("--games")] = None,
    seats: Annotated[str, typer.Option("--seats", autocompletion=complete.bots)] = "normal,normal",
    jobs: Annotated[Text, typer.Option("--jobs")] = None,
    seed: Annotated[str, typer.Option("--seed")] = "0",
    mirror: Annotated[bool, typer.Option("--mirror")] = False,
    card_file: CardFile = None,
    first: Annotated[Text, typer.Option("--first")] = None,
    decks: Annotated[Text, typer.Option("--decks")] = None,
    matrix: Annotated[bool, typer.Option("--matrix")] = False,
    scenario: Annotated[Text, typer.Option("--scenario", autocompletion=complete.played)] = None,
    campaign: Annotated[Text, typer.Option("--campaign")] = None,
    svg: Annotated[Text, typer.Option("--svg")] = None,
    budget: Budget = None,
    bot_time: BotTime = None,
    report: Annotated[Text, typer.Option("--report", autocompletion=complete.files)] = None,
    keep: Annotated[Text, typer.Option("--keep", autocompletion=complete.files)] = None,
    against: Annotated[Text, typer.Option("--against", autocompletion=complete.files)] = None,
    cluster: Annotated[Text, typer.Option("--cluster")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.bots import bring_bots
    from overseer.terminal.sim.sim import Asked, run

    bring_bots(None, bot_time)
    asked = Asked(
        game,
        games,
        seats,
        jobs,
        seed,
        mirror,
        card_file,
        decks,
        matrix,
        budget,
        json,
        campaign,
        svg,
        first,
        scenario,
        report,
        keep,
        against,
        cluster,
    )
    return run(asked, context.obj)


@app.command(cls=Command)
def ladder(
    context: typer.Context,
    game: GameName,
    bots: Annotated[Text, typer.Option("--bots", autocompletion=complete.bots)] = None,
    games: Annotated[Text, typer.Option("--games")] = None,
    file: Annotated[Text, typer.Option("--file", autocompletion=complete.files)] = None,
    seed: Annotated[str, typer.Option("--seed")] = "0",
    jobs: Annotated[Text, typer.Option("--jobs")] = None,
    budget: Budget = None,
    bot_time: BotTime = None,
    picture: Annotated[Text, typer.Option("--picture", autocompletion=complete.files)] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.sim.ladder import Climb, run

    asked = Climb(game, bots, games, file, seed, jobs, budget, bot_time, picture, json)
    return run(asked, context.obj)


@app.command(cls=Command)
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(autocompletion=complete.files)],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    to: Annotated[Text, typer.Option("--to")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.records.replay import run

    return run(file, verify, to, plain, context.obj)


@app.command(cls=Command)
def saves(
    context: typer.Context,
    game: Annotated[Text, typer.Argument(autocompletion=complete.games)] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    if check:
        from overseer.terminal.records.forecast import run as run_check

        return run_check(game, json, context.obj)
    from overseer.terminal.records.saves import run

    return run(game, json, context.obj)


@app.command(cls=Command)
def rules(
    context: typer.Context,
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(autocompletion=complete.rules)] = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.rules import run

    return run(game, words or [], context.obj)


@app.command(cls=Command)
def cards(
    context: typer.Context,
    game: GameName,
    action: Annotated[str, typer.Argument(autocompletion=complete.actions)] = "list",
    what: Annotated[Text, typer.Argument(autocompletion=complete.cards)] = None,
    card_file: CardFile = None,
    letter: Annotated[Text, typer.Option("--letter")] = None,
    kind: Annotated[Text, typer.Option("--kind")] = None,
    level: Annotated[Text, typer.Option("--level")] = None,
    text: Annotated[Text, typer.Option("--text")] = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.cards import run

    narrow = {"letter": letter, "kind": kind, "level": level, "text": text}
    return run(game, action, what, card_file, narrow, context.obj)


@app.command(cls=Command)
def bench(
    context: typer.Context,
    game: Annotated[Text, typer.Argument(autocompletion=complete.games)] = None,
    rounds: Annotated[str, typer.Option("--rounds")] = "5",
    seconds: Annotated[str, typer.Option("--seconds")] = "0.5",
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.sim.bench import run

    return run(game, rounds, seconds, peers, json, context.obj)


@app.command(cls=Command)
def odds(
    context: typer.Context,
    game: Annotated[str, typer.Argument(autocompletion=complete.games_with_odds)] = "tragic",
    weapon: Annotated[Text, typer.Argument(autocompletion=complete.weapons)] = None,
    chances: Annotated[Text, typer.Option("--chances")] = None,
    skill: Annotated[Text, typer.Option("--skill")] = None,
    unit: Annotated[Text, typer.Option("--unit", autocompletion=complete.units)] = None,
    target: Annotated[Text, typer.Option("--target", autocompletion=complete.units)] = None,
    range: Annotated[Text, typer.Option("--range", autocompletion=complete.ranges)] = None,
    cover: Annotated[Text, typer.Option("--cover")] = None,
    armour: Annotated[Text, typer.Option("--armour")] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    charge: Annotated[Text, typer.Option("--charge", autocompletion=complete.charges)] = None,
    critical: Annotated[bool, typer.Option("--critical")] = False,
    card_file: CardFile = None,
    picture: Annotated[
        Text, typer.Option("--picture", "--svg", autocompletion=complete.files)
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.odds import choose
    from overseer.terminal.wasteland.odds_asked import Asked

    asked = Asked(
        *(weapon, skill, unit, target, range, cover, armour, quick, charge, critical),
    )
    return choose(game, chances, asked, card_file, json, picture, context.obj)


@app.command(cls=Command)
def companion(
    context: typer.Context,
    ai: Annotated[str, typer.Option("--ai")] = "brute,super-mutant",
    against: Annotated[str, typer.Option("--against")] = "minuteman,settler,settler",
    seed: Seed = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.values import whole
    from overseer.terminal.wasteland.companion import run

    return run(ai, against, whole(seed, "--seed", 0, 10**18), context.obj)


@app.command(cls=Command)
def show(
    context: typer.Context,
    file: Annotated[str, typer.Argument(autocompletion=complete.files)],
    svg: Annotated[Text, typer.Option("--svg", autocompletion=complete.files)] = None,
    at: Annotated[Text, typer.Option("--at")] = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.records.show import run

    return run(file, svg, at, context.obj)


@app.command(cls=Command)
def inspect(
    context: typer.Context,
    file: Annotated[str, typer.Argument(autocompletion=complete.files)],
    at: Annotated[Text, typer.Option("--at")] = None,
    seat: Annotated[Text, typer.Option("--seat")] = None,
    scene: Annotated[bool, typer.Option("--scene")] = False,
    question: Annotated[bool, typer.Option("--question")] = False,
    state: Annotated[bool, typer.Option("--state")] = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.records.inspection import PARTS, run

    wanted = zip(PARTS, (scene, question, state), strict=True)
    return run(file, at, seat, tuple(part for part, asked in wanted if asked), context.obj)


@app.command(cls=Command)
def schema(
    context: typer.Context,
    out: Out = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.schema import run

    return run(out, context.obj)


@app.command(cls=Command)
def serve(
    context: typer.Context,
    port: Annotated[str, typer.Option("--port")] = "8000",
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    db: Url = None,
    workers: Annotated[str, typer.Option("--workers")] = "1",
    thinkers: Annotated[Text, typer.Option("--thinkers")] = None,
    tls_cert: Annotated[Text, typer.Option("--tls-cert", autocompletion=complete.files)] = None,
    tls_key: Annotated[Text, typer.Option("--tls-key", autocompletion=complete.files)] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin")] = None,
    host_name: Annotated[list[str] | None, typer.Option("--host-name")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy")] = None,
    rate: Annotated[Text, typer.Option("--rate")] = None,
    sockets: Annotated[Text, typer.Option("--sockets")] = None,
    limits: Annotated[Text, typer.Option("--limits")] = None,
    disk: Annotated[Text, typer.Option("--disk", autocompletion=complete.files)] = None,
    metrics: Annotated[Text, typer.Option("--metrics")] = None,
    smtp: Annotated[Text, typer.Option("--smtp")] = None,
    security_contact: Annotated[list[str] | None, typer.Option("--security-contact")] = None,
    keep_older: Annotated[bool, typer.Option("--keep-older")] = False,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    no_sim: Annotated[bool, typer.Option("--no-sim")] = False,
    bots: Bots = None,
    bot_time: BotTime = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.bots import bring_bots
    from overseer.terminal.serve import Serving, run

    asked = Serving(
        *(port, host, db, workers, thinkers, tls_cert, tls_key),
        *(tuple(origin or ()), tuple(proxy or ()), rate, sockets, metrics, smtp, keep_older),
        open_page,
        not no_sim,
        tuple(host_name or ()),
        tuple(security_contact or ()),
        limits,
        disk,
    )
    bring_bots(bots, bot_time)
    return run(asked, context.obj)


app.add_typer(admin_cli.app, name="admin")
app.add_typer(deck_cli.app, name="deck")
app.add_typer(force_cli.app, name="force")
app.add_typer(terrain_cli.app, name="terrain")
app.add_typer(campaign_cli.app, name="campaign")
app.add_typer(new_cli.app, name="new")
app.add_typer(db_cli.app, name="db")


def main() -> None:
    """The console script."""
    sys.exit(run(sys.argv[1:], os.environ))


# The whole command line; putting it together takes longer than reading it.
command: Final = cache(partial(get_command, app))


def run(args: Sequence[str], environ: Mapping[str, str]) -> int:
    """Carry out a command line; its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that knows no "→" shows "?" instead of ending the game.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    remembered, broken = settings.read(environ)
    lang = remembered.lang or default_language(environ)
    try:
        lang = asked_language(args) or lang
        if broken is not None:
            print(broken.text(lang), file=sys.stderr)
        code = command().main(
            args=bare_options(args), prog_name="overseer", standalone_mode=False, obj=lang
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except WorkerLost as error:
        return _complain(complaint(error, lang), 1)
    except (UsageError, BadOption) as error:
        return _complain(complaint(error, lang), 2)
    except (Refused, CardFileError) as error:
        return _complain(complaint(error, lang), 1)
    except typer.TyperException as error:
        return _complain(misread(error, lang), 2)
    except BrokenPipeError:
        # Nobody reads on (`overseer rules shelter | head`): end without a word.
        _mute()
        return 1
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
            return _complain(complaint(_too_long(error), lang), 2)
        if isinstance(error, OSError) and error.filename is None:
            _mute()
            words = shown_args({"error": error.strerror or "?"}, lang)
            return _complain(translate(lang, "cli-error-output", **words), 1)
        # A file's trouble is told where the file is used; whatever else comes here is our fault.
        if environ.get(mishap.DEBUG):
            raise
        return _complain(mishap.mishap_text(error, args, environ, lang), mishap.CODE)


def _too_long(error: OSError) -> RecordError:
    """No file can have such a name, whatever it was wanted for."""
    args: dict[str, Value] = {"file": f"{str(error.filename)[:40]}…", "error": error.strerror or ""}
    return RecordError(Refusal("OV-R1", "record-file", args))


def asked_language(args: Sequence[str]) -> str | None:
    """The language of `--lang`, wherever it stands: the help needs it before all is read."""
    for at, arg in enumerate(args):
        if arg == "--":
            return None
        option, equals, value = arg.partition("=")
        if option == "--lang":
            if not equals:
                value = args[at + 1] if at + 1 < len(args) else ""
            if value not in LANGUAGES:
                raise UsageError("cli-error-lang", lang=value[:40], known=", ".join(LANGUAGES))
            return value
    return None


def asked_before(context: typer.Context) -> str | None:
    """The language of a `--lang` that stands before the command."""
    found = None if context.parent is None else context.parent.params.get("lang")
    return found if isinstance(found, str) else None


def bare_options(args: Sequence[str]) -> list[str]:
    """Two options may stand without a value: `--resume` means the newest unfinished game then,
    `--deck` that the deck is chosen from a list."""
    done: list[str] = []
    for at, arg in enumerate(args):
        alone = at + 1 == len(args) or args[at + 1].startswith("-")
        done.append(f"{arg}=" if arg in ("--resume", "--deck") and alone else arg)
    return done


def _mute() -> None:
    """What is still to be written goes nowhere, or the end of the program would fail with it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str, code: int) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _mute()  # the mistake is what counts
    with suppress(OSError):
        print(text, file=sys.stderr)
    return code
