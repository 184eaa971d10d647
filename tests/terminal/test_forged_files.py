"""Files and words from elsewhere: nothing in them steers the terminal, and none of them crashes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import overseer
from overseer.engine import Match, Record, numbered_seed
from overseer.text import LANGUAGES, translate
from tests.terminal.program import PATIENCE, Ended, Program
from tests.terminal.warm import warm

ESCAPES = "\x1b]0;pwned\x07\x1b[2J\n\x9b31m\u202e"


def raw_escapes(text: str) -> set[str]:
    """The characters of a text that would do something to a terminal."""
    return {char for char in text if char in set(ESCAPES) - set("]0;pwned[2J31m\n")}


def sealed_again(record: Record, **header: object) -> Record:
    """The same moves under another header, with seals that fit it."""
    other = Record(msgspec.structs.replace(record.header, **header))
    game = overseer.game(record.header.game)
    state = game.new(len(record.header.seats), record.header.options)
    for entry in record.entries:
        state.apply(game.parse(entry.move, record.header.options))
        other.add(entry.seat, entry.move, state)
    return other


@pytest.fixture
def forged(tmp_path: Path) -> Path:
    """A record in which a bot has a name that steers terminals."""
    match = Match(overseer.game("shelter"), [None, None], seed=numbered_seed(4))
    match.play(match.state.seat, match.state.moves()[0])
    path = tmp_path / "forged.overseer"
    sealed_again(match.record, seats=["human", f"bot:{ESCAPES}"]).save(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_of_a_record_does_not_steer_the_terminal(
    program: Program, forged: Path, lang: str
) -> None:
    said = program("replay", str(forged), lang=lang).out
    assert "pwned" in said
    assert raw_escapes(said) == set()
    assert not any(line.startswith(("�31m", "31m")) for line in said.splitlines())
    for args in (("replay", str(forged), "--verify"), ("play", "--resume", str(forged))):
        ended = program(*args, lang=lang, code=3 if "--verify" in args else 1)
        assert raw_escapes(ended.out + ended.err) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [10**30, -(10**30), 10**300, 10**4000])
def test_an_absurd_number_in_a_header_is_only_a_wrong_one(
    program: Program, forged: Path, number: int, lang: str
) -> None:
    header, *rest = forged.read_text().split("\n")
    forged.write_text("\n".join([header.replace('"format":1', f'"format":{number}'), *rest]))
    program("replay", str(forged), lang=lang, code=1)
    program("play", "--resume", str(forged), lang=lang, code=1)


@pytest.mark.parametrize(
    ("game", "options", "word"),
    [
        ("tragic", {"format": [[]]}, "format"),
        ("tragic", {"decks": [[]]}, "deck"),
        ("wasteland", {"difficulty": {}}, "difficulty"),
        ("wasteland", {"brought": [{"quest": [[]]}]}, "quest"),
        ("wasteland", {"brought": [{"harm": 1}]}, "harm"),
        ("wasteland", {"limit": 500.0}, "limit"),
    ],
)
def test_a_record_with_odd_options_is_refused(
    program: Program, game: str, options: dict[str, object], word: str
) -> None:
    match = Match(overseer.game(game), [None, None], seed=numbered_seed(4))
    header = msgspec.structs.replace(match.record.header, options=options)
    Record(header).save(program.home / "odd.overseer")
    for args in (("replay",), ("replay", "--verify"), ("play", "--resume")):
        assert word in program(*args, "odd.overseer", code=2).said


@pytest.mark.parametrize(
    "args",
    [
        (ESCAPES,),
        ("play", ESCAPES),
        ("play", "shelter", "--seats", ESCAPES),
        ("play", "shelter", f"--{ESCAPES}"),
        ("play", "shelter", "--seed", ESCAPES),
        ("play", "shelter", "--save", f"/nowhere/{ESCAPES}", "--first", "9"),
        ("play", "tragic", "--deck", ESCAPES),
        ("play", "wasteland", "--scenario", ESCAPES),
        ("replay", ESCAPES),
        ("rules", "shelter", ESCAPES),
        ("cards", "shelter", "show", ESCAPES),
        ("cards", "tragic", "show", ESCAPES),
        ("cards", "wasteland", "show", ESCAPES),
        ("deck", "show", ESCAPES),
        ("force", "show", ESCAPES),
        ("terrain", "show", ESCAPES),
        ("odds", "wasteland", ESCAPES),
        ("campaign", "status", "--name", ESCAPES),
        ("--lang", ESCAPES, "play"),
        ("show", ESCAPES, "--svg", f"/nowhere/{ESCAPES}"),
    ],
)
def test_what_somebody_typed_does_not_steer_the_terminal(
    program: Program, args: tuple[str, ...]
) -> None:
    ended = program_ended(program, *args)
    assert ended.code in (1, 2)
    assert raw_escapes(ended.said) == set()


def test_words_of_several_lines_stay_what_they_are() -> None:
    assert translate("en", "replay-event", text="one\ntwo\u00a0three") == "   one\ntwo\u00a0three"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_package_beside_overseer_is_told(program: Program, lang: str) -> None:
    """Installed as pip installs it: a folder of metadata with an entry point."""
    place = program.home / "site"
    about = place / "nosuch-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nosuch\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[overseer.games]\nnosuch = nosuch_game:game\n")
    path = {"PYTHONPATH": f"{program.environ['PYTHONPATH']}:{place}"}
    for args in (("play", "nosuch"), ("rules", "nosuch")):
        said = program(*args, lang=lang, code=2, environ=path).said
        assert "nosuch_game" in said
        assert "(OV-G1)" in said or "OV-G1" in said
    assert "shelter" in program("play", lang=lang, code=2, environ=path).said
    if lang == "en":
        bots = ("--seats", "bot:random,bot:random", "--seed", "3")
        program("play", "shelter", *bots, environ=path)


LONG = [
    *(("force", "show"), ("terrain", "show"), ("deck", "show"), ("replay",), ("play",)),
    *(("rules", "shelter"), ("cards", "tragic", "show"), ("cards", "wasteland", "show")),
    *(("play", "tragic", "--deck"), ("play", "--resume")),
    *(("play", "wasteland", "--scenario"), ("play", "wasteland", "--terrain"), ("force", "check")),
    *(("play", "wasteland", "--enemy"), ("terrain", "check"), ("odds", "wasteland")),
    *(("campaign", "status", "--name"), ("campaign", "status", "--folder"), ("sim",)),
    *(("show", "x", "--svg"), ("force", "new"), ("terrain", "new"), ("campaign", "import")),
    ("play", "shelter", "--cards"),
    ("play", "wasteland", "--scenario", "ambush", "--force"),
]


@pytest.mark.parametrize("args", LONG, ids=" ".join)
def test_a_word_may_be_as_long_as_it_likes(program: Program, args: tuple[str, ...]) -> None:
    for word in ("x" * 300, "x" * 3000, "9" * 3000, "WW1-" + "A" * 3000, "x/" * 3000):
        ended = program_ended(program, *args, word)
        assert ended.code in (1, 2), (args, word[:5], ended.code, ended.err[-500:])
        assert "Traceback" not in ended.err


def program_ended(program: Program, *args: str) -> Ended:
    """How a command ended that may end in several ways."""
    return Ended(*warm().run(args, "", program.environ, program.home, PATIENCE))
