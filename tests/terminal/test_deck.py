"""`overseer deck`: build, check, count, share; in lines and on the whole screen."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from overseer.cardfile.source import LIMIT
from overseer.terminal import cli
from overseer.terminal.deck.draft import Draft, Narrow
from overseer.terminal.deck.screen import DeckApp, DeckScreen
from overseer.terminal.deck.sheets import LeaveSheet, NameSheet, ReadSheet, TooSmall
from overseer.terminal.help import message_of
from overseer.text import LANGUAGES, has, translate
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.file import read_deck
from overseer.tragic.decks.ready import READY, resolve
from overseer.tragic.text.cards import cost_text, face_of
from overseer.tragic.words import KINDS, LETTERS, P
from overseer.voice.complaint import UsageError
from tests.terminal.desk import Desk, a_desk  # noqa: F401
from tests.terminal.program import Program

CARDS = standard()
DESK = ("deck",)
COMMANDS = ("new", "edit", "check", "stats", "code", "hand", "list")
FAMILY = cli.command().commands["deck"]  # type: ignore[attr-defined]


# -- the command line --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_words(command: str, lang: str) -> None:
    for param in FAMILY.commands[command].params:
        assert has(lang, message_of(lang, f"deck-{command}", param)), param
    for example in translate(lang, f"help-deck-{command}.examples").splitlines():
        line, _, meaning = example.partition("  ")
        assert meaning.strip(), example
        cli.command().make_context("overseer", shlex.split(line)[1:], obj=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command(desk: Desk, lang: str) -> None:
    out = desk(lang=lang)
    for command in COMMANDS:
        assert translate(lang, f"help-deck-{command}")[:40] in out


def test_help_of_a_command(desk: Desk) -> None:
    out = desk("check", "--help")
    assert "overseer deck check DECK" in out
    assert translate("en", "help-deck-format")[:30] in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_names_every_ready_deck(desk: Desk, lang: str) -> None:
    out = desk("list", lang=lang)
    for name in READY:
        assert translate(lang, f"deck-tragic-{name}") in out
        assert translate(lang, f"deck-tragic-{name}.plan")[:30] in out
    assert len(desk("list", "fists", lang=lang).splitlines()) > 60


def test_ready_decks_pass_the_check(desk: Desk) -> None:
    for name in READY:
        assert translate("en", "deck-good") in desk("check", name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hostile_deck_is_refused_at_its_line(desk: Desk, lang: str) -> None:
    Path("evil.toml").write_text("\n" + "a." * 4_000 + "a = 1\n")
    said = desk("check", "evil.toml", code=1, lang=lang)
    why = translate(lang, "cardfile-key-parts", high=8)
    assert why in said.replace("\n", " ") or why in said
    assert "evil.toml" in said


def test_a_new_deck_is_checked_and_counted(desk: Desk) -> None:
    desk("new", "mine", "--from", "robots")
    assert read_deck(desk.home / "mine.toml", CARDS).cards == resolve("robots", CARDS).cards
    assert "60" in desk("check", "mine.toml")
    data = json.loads(desk("stats", "mine.toml", "--json"))
    assert data["cards"] == 60
    assert data["letters"]["I"]["abilities"] >= 6
    out = desk("stats", "mine.toml", lang="de")
    assert translate("de", "deck-curve") in out
    assert "█" in out


def test_an_empty_deck_is_wrong_but_harmless(desk: Desk) -> None:
    desk("new", "empty.toml", "--format", "duo")
    out = desk("check", "empty.toml", code=1)
    assert "TR-S2" in out
    for command in ("stats", "hand", "code", "list"):
        desk(command, "empty.toml")


def test_nothing_is_overwritten(desk: Desk) -> None:
    file = desk.home / "mine.toml"
    file.write_text("precious")
    for args in (("new", "mine.toml"), ("code", "fists", "--out", "mine.toml")):
        said = desk(*args, code=2)
        assert "mine.toml" in said
    assert file.read_text() == "precious"


def test_a_code_goes_there_and_back(desk: Desk) -> None:
    code = desk("code", "beasts").strip()
    assert code == encode(resolve("beasts", CARDS), CARDS)
    desk("code", code.lower(), "--out", "friend.toml")
    friend = read_deck(desk.home / "friend.toml", CARDS)
    assert friend.cards == resolve("beasts", CARDS).cards
    assert friend.name == "Friend"
    assert desk("code", "friend.toml").strip() == code


def test_the_same_seed_gives_the_same_hand(desk: Desk) -> None:
    seven = desk("hand", "horde", "--seed", "7")
    assert seven == desk("hand", "horde", "--seed", "7")
    assert seven != desk("hand", "horde", "--seed", "8")
    assert desk("hand", "horde").count("\n") == seven.count("\n") == 10


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (("check", "snippers"), 2, "snipers"),
        (("check", "none.toml"), 1, "none.toml"),
        (("check", "TR1-AAAA"), 2, "TR-D1"),
        (("check", "fists", "--format", "five"), 2, "singleton, duo, trio, quad"),
        (("hand", "fists", "--seed", "-1"), 2, "--seed"),
        (("stats",), 2, "overseer deck stats --help"),
        (("stats", "fists", "walls"), 2, "overseer deck stats --help"),
        (("chekc", "fists"), 2, "check"),
        (("check", "fists", "--formt", "duo"), 2, "--format"),
        (("code", "fists", "--out", "."), 2, "already there"),
        (("edit", "broken.toml"), 1, "broken.toml"),
        (("edit", "horde"), 2, "overseer deck new mine.toml --from horde"),
        (("check", ""), 2, "Which deck?"),
        (("check", "x" * 300), 2, "TR-D1"),
        (("new", "/proc/x.toml"), 1, "The deck could not be saved to /proc/x.toml"),
        (("edit", "/dev/full"), 1, "/dev/full"),
        (("check", "broken.toml"), 1, "punch-1"),
        (("check", "broken.toml"), 1, "(rule TR-D1)"),
        (("check", "big.toml"), 1, "a deck file has at most 1,024 KiB"),
        (("check", "fists", "--cards", "none.toml"), 1, "none.toml"),
    ],
)
def test_bad_input_is_told(desk: Desk, args: tuple[str, ...], code: int, says: str) -> None:
    (desk.home / "broken.toml").write_text('name = "a"\ncards = ["punsh-1"]\n')
    (desk.home / "big.toml").write_bytes(b"#" * (LIMIT + 1))
    assert says in desk(*args, code=code)


def test_a_copy_too_many_for_another_format(desk: Desk) -> None:
    fists = resolve("fists", CARDS)
    twins = Deck("twins", [*fists.cards[1:], fists.cards[1]], fists.traits, fists.skills, "duo")
    code = encode(twins, CARDS)
    desk("check", code)
    assert "TR-S1" in desk("check", code, "--format", "singleton", code=1)


def test_a_full_disk_is_told(program: Program) -> None:
    # Python itself must not leave half a compiled module behind.
    environ = {"PYTHONDONTWRITEBYTECODE": "1"}
    args = ("deck", "new", "big.toml", "--from", "fists")
    said = program(*args, largest_file=100, code=1, environ=environ).said
    assert "big.toml" in said
    assert not (program.home / "big.toml").exists()


# -- in lines ----------------------------------------------------------------------------------


def lines(desk: Desk, *typed: str, lang: str = "en") -> str:
    """What the builder says to these lines."""
    return desk("edit", "mine.toml", "--plain", say="\n".join(typed), lang=lang)


def test_a_deck_is_built_in_lines(desk: Desk) -> None:
    said = lines(
        desk,
        "filter S attack 1",
        "add punch-1",
        "add bat-blow-2",
        "add kamikaze",
        "remove bat-blow-2",
        "name My fists",
        "format duo",
        "add 2 claw-blow-1",
        "undo",
        "show punch-1",
        "check",
        "stats",
        "hand",
        "code",
        "deck",
        "save",
        "quit",
    )
    assert "TR-S2" in said
    assert "TR1-" in said
    saved = read_deck(desk.home / "mine.toml", CARDS)
    assert (saved.name, saved.format) == ("My fists", "duo")
    assert [CARDS.cards[n].id for n in saved.cards + saved.traits] == ["punch-1", "kamikaze-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unsaved_changes_are_asked_about_once(desk: Desk, lang: str) -> None:
    said = lines(desk, "add punch-1", "quit", "quit", "add punch-2", lang=lang)
    assert translate(lang, "deck-plain-unsaved") in said
    assert translate(lang, "deck-lost", file="mine.toml") not in said
    assert not (desk.home / "mine.toml").exists()
    said = lines(desk, "help", "add punch-1", lang=lang)
    assert translate(lang, "deck-lost", file="mine.toml") in said


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("frobnicate", "deck-plain-unknown"),
        ("add", "cards-tragic-which"),
        ("add punsh", "cards-tragic-unknown"),
        ("add punch", "deck-plain-which"),
        ("add 2 punch-1", "deck-full-copies"),
        ("remove punch-1", "deck-not-in"),
        ("undo", "deck-no-undo"),
        ("name", "deck-error-name"),
        ("format five", "deck-error-format"),
    ],
)
def test_mistakes_in_lines_cost_nothing(desk: Desk, line: str, id: str) -> None:
    """What the sentence says for certain is in what was said."""
    said = lines(desk, line)
    args = ("word", "known", "id", "near", "cards", "card", "high", "format")
    words = translate("en", id, n=0, any="yes", **dict.fromkeys(args, "#"))
    certain = max(words.split("#"), key=len).strip()
    assert certain in said


def test_a_deck_is_saved_elsewhere(desk: Desk) -> None:
    lines(desk, "add punch-1", "save other.toml", "add punch-2", "save", "quit")
    assert not (desk.home / "mine.toml").exists()
    assert len(read_deck(desk.home / "other.toml", CARDS).cards) == 2


# -- a draft -----------------------------------------------------------------------------------


def draft_of(tmp_path: Path, model: Deck | None = None) -> Draft:
    fresh = model or Deck("Mine", (), (), ())
    return Draft(fresh, CARDS, tmp_path / "mine.toml", False)


@pytest.mark.rule("TR-S4")
def test_a_draft_keeps_to_traits_and_skills(tmp_path: Path) -> None:
    draft = draft_of(tmp_path)
    for id in ("training-1", "drill-1", "first-aid-1"):
        draft.add(CARDS.by_id[id])
    with pytest.raises(UsageError, match="deck-full-skills"):
        draft.add(CARDS.by_id["scouting-1"])
    draft.add(CARDS.by_id["undecided-1"])
    draft.add(CARDS.by_id["scouting-1"])
    draft.add(CARDS.by_id["jinx-1"])
    with pytest.raises(UsageError, match="deck-full-traits"):
        draft.add(CARDS.by_id["kamikaze-1"])


def test_a_draft_knows_whether_something_would_be_lost(tmp_path: Path) -> None:
    draft, punch = draft_of(tmp_path), CARDS.by_id["punch-1"]
    changes: list[Callable[[], None]] = [
        lambda: draft.add(punch),
        draft.undo,
        lambda: draft.add(punch),
        draft.save,
        lambda: draft.remove(punch),
    ]
    lost = [draft.changed]
    for change in changes:
        change()
        lost.append(draft.changed)
    assert lost == [False, True, False, True, False, True]
    assert len(Draft.open(tmp_path / "mine.toml", CARDS).deck.cards) == 1


def test_a_filter_is_read_from_words() -> None:
    assert Narrow.read("") == Narrow()
    assert Narrow.read("S attack 2 fire") == Narrow(0, 1, 2, "fire")
    assert Narrow.read("Stärke Angriff") == Narrow(0, 1)
    assert Narrow.read("level 7") == Narrow(words="level 7")


# -- on the whole screen -----------------------------------------------------------------------


class Bench:
    """The running builder, as seen and touched from outside."""

    def __init__(self, app: DeckApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> DeckScreen:
        return self.app.bench

    @property
    def on_top(self) -> bool:
        """Whether no sheet lies over it."""
        return self.app.screen == self.screen

    @property
    def draft(self) -> Draft:
        return self.screen.draft

    @property
    def card(self) -> str:
        return self.screen.card.id if self.screen.card is not None else ""

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    def says(self, words: str) -> bool:
        """Whether words are on the screen, wherever lines are broken."""
        picture = self.app.export_screenshot().replace("&#160;", " ")
        shown = re.sub(r"[\s│┃█]+", " ", " ".join(re.findall(r">([^<>]+)</text>", picture)))
        return words in shown


def with_bench(
    draft: Draft,
    test: Callable[[Bench], Awaitable[None]],
    lang: str = "en",
    size: tuple[int, int] = (120, 36),
) -> int | None:
    """Run the builder for one test; the exit code when it was left."""

    async def run() -> int | None:
        program = DeckApp(draft, lang)
        async with program.run_test(size=size) as pilot:
            await pilot.pause()
            await test(Bench(program, pilot))
        return program.return_value

    return asyncio.run(run())


def test_cards_are_found_and_put_in(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("A", "A", "V")
        assert all(P in card.letters and card.level == 1 for card in bench.screen.found)
        await bench.press("K", "K")  # attacks
        await bench.press("enter")
        assert bench.draft.copies(CARDS.by_id["pistol-shot-1"]) == 1
        await bench.press("enter")
        assert bench.screen.told == translate(
            "en", "deck-full-copies", card="Pistol shot ★", high=1
        )
        await bench.press("minus")
        assert bench.draft.deck.cards == ()
        await bench.press("escape")
        assert len(bench.screen.found) == len(CARDS.cards)

    with_bench(draft_of(tmp_path), test)


def test_keys_typed_in_one_burst_add_the_cards_that_they_meant(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("home")
        for key in ("enter", "down", "enter", "down", "enter"):
            bench.app.simulate_key(key)  # none waits for what the one before has done
        await bench.pilot.pause()
        meant = bench.screen.found[:3]
        assert [bench.draft.copies(card) for card in meant] == [1, 1, 1]

    with_bench(draft_of(tmp_path), test)


def test_what_is_wrong_is_counted_in_the_first_line_of_a_small_screen(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        errors = [finding.error for finding in bench.draft.findings]
        assert bench.says(f"{errors.count(True)} wrong")
        assert bench.says(f"{errors.count(False)} unwise")

    with_bench(draft_of(tmp_path), test, size=(80, 24))


def test_words_are_searched(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("slash", *"vampirism")
        assert 0 < len(bench.screen.found) < 20
        assert CARDS.by_id["cannibal-bite-2"] in bench.screen.found
        await bench.press("S", "enter")
        assert bench.screen.narrow.words == "vampirismS"  # a letter typed is no filter
        await bench.press("escape")
        assert bench.screen.narrow == Narrow()

    with_bench(draft_of(tmp_path), test)


def test_the_deck_is_walked_and_thinned_out(tmp_path: Path) -> None:
    draft = draft_of(tmp_path, resolve("fists", CARDS))

    async def test(bench: Bench) -> None:
        await bench.press("tab")
        first = bench.card
        assert first in [CARDS.cards[n].id for n in bench.draft.deck.traits]
        await bench.press("delete")
        assert bench.card != first
        assert bench.draft.copies(CARDS.by_id[first]) == 0
        await bench.press("end", "delete")
        assert bench.says("TR-S2")
        await bench.press("u", "u")
        assert bench.draft.deck == resolve("fists", CARDS)

    with_bench(draft, test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_in_every_language(tmp_path: Path, lang: str) -> None:
    async def test(bench: Bench) -> None:
        for key, title in (("S", "stats"), ("H", "hand"), ("C", "code")):
            await bench.press(key)
            assert isinstance(bench.app.screen, ReadSheet)
            assert bench.says(translate(lang, f"deck-sheet-{title}").replace("\xa0", " "))
            await bench.press("down", "escape")
            assert bench.on_top

    with_bench(draft_of(tmp_path, resolve("walls", CARDS)), test, lang=lang)


def test_name_format_and_saving(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("T")
        assert isinstance(bench.app.screen, NameSheet)
        await bench.press(*"Ada", "enter", "F", "ctrl+s")
        assert not bench.draft.changed

    with_bench(draft_of(tmp_path), test)
    saved = read_deck(tmp_path / "mine.toml", CARDS)
    assert (saved.name, saved.format) == ("Ada", "duo")


@pytest.mark.parametrize(
    ("answer", "code", "saved"), [("enter", 0, True), ("n", 0, False), ("escape", None, False)]
)
def test_leaving_with_changes(tmp_path: Path, answer: str, code: int | None, saved: bool) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("enter", "q")
        assert isinstance(bench.app.screen, LeaveSheet)
        await bench.press(answer)

    assert with_bench(draft_of(tmp_path), test) == code
    assert (tmp_path / "mine.toml").exists() == saved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_smallest_screen_shows_all_keys(tmp_path: Path, lang: str) -> None:
    async def test(bench: Bench) -> None:
        assert bench.says(translate(lang, "deck-key-quit"))
        assert bench.says(f"A {translate(lang, 'deck-key-letter')}")

    with_bench(draft_of(tmp_path, resolve("horde", CARDS)), test, lang=lang, size=(80, 24))


def test_the_cursor_has_a_sign_and_the_cost_stays_readable(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        pool = bench.screen.query_one("#pool", OptionList)
        for steps in range(3):
            rows = [str(option.prompt) for option in pool.options]
            assert [at for at, row in enumerate(rows) if "▸" in row] == [steps]
            await bench.press("down")
        room = pool.scrollable_content_region.width
        for card, option in zip(bench.screen.found, pool.options, strict=True):
            row = str(option.prompt)
            assert len(row) <= room
            if face_of(card) != "free":
                assert cost_text(card.cost, card.letters) in row

    with_bench(draft_of(tmp_path), test, lang="de", size=(80, 24))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_screen_that_is_too_small_says_so(tmp_path: Path, lang: str) -> None:
    async def test(bench: Bench) -> None:
        for size, covered in (((59, 20), True), ((70, 15), True), ((60, 16), False)):
            await bench.pilot.resize_terminal(*size)
            await bench.pilot.pause()
            assert isinstance(bench.app.screen, TooSmall) == covered
        assert bench.on_top

    with_bench(draft_of(tmp_path), test, lang=lang)


def test_all_keys_are_on_a_sheet(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("question_mark")  # that asks why, wherever it asks anything
        assert bench.on_top
        await bench.press("f2")
        assert isinstance(bench.app.screen, ReadSheet)
        assert bench.says("test hand")
        await bench.press("f2")
        assert bench.on_top


def test_letters_levels_and_kinds_go_round(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        for key, values in (("A", len(LETTERS)), ("V", 3), ("K", len(KINDS))):
            seen = set()
            for _ in range(values):
                await bench.press(key)
                seen.add(bench.screen.narrow)
            assert len(seen) == values
            assert Narrow() not in seen
            await bench.press(key)
            assert bench.screen.narrow == Narrow()
        await bench.press("j", "right", "left", "k")
        assert bench.card == bench.screen.found[0].id

    with_bench(draft_of(tmp_path), test)

    with_bench(draft_of(tmp_path), test)


def test_ctrl_c_asks_about_what_is_not_saved(tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        await bench.press("enter", "ctrl+c")
        assert isinstance(bench.app.screen, LeaveSheet)
        await bench.press("escape")
        assert bench.on_top
        await bench.press("ctrl+c", "ctrl+c")

    assert with_bench(draft_of(tmp_path), test) == 130


def test_on_a_real_terminal(program: Program) -> None:
    running = program.on_terminal("deck", "edit", "mine.toml", "--lang", "de")
    running.wait_for(translate("de", "deck-key-quit"))
    running.type("q")
    assert running.end() == 0
