"""The table itself: the panels put together, the keys, and the bots' moves one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.moves import ShelterMove
from overseer.terminal.table import palette
from overseer.terminal.table.bars import KeyBar, TopBar
from overseer.terminal.table.choice_panel import ChoicePanel, built_room
from overseer.terminal.table.chronicle import Chronicle
from overseer.terminal.table.detail import Detail
from overseer.terminal.table.displays import CardLine, Displays
from overseer.terminal.table.moments import Confirm, EndSheet, HandOver
from overseer.terminal.table.plan import neighbour
from overseer.terminal.table.play import Play
from overseer.terminal.table.player_panel import PlayerPanel
from overseer.terminal.table.reading import CardsSheet, HelpSheet, LogSheet
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.thinking import Thinking
from overseer.terminal.table.vault_drawing import Marks
from overseer.terminal.table.vault_view import VaultView

WIDE = 112  # cells from which on the players stand beside the vault
TALL = 40  # lines from which on cards are shown with their spaces beside four players

PATIENCE = 0.2  # seconds after which an instant bot is seen thinking
ITEM_LINES = {2: 2, 3: 1, 4: 1}  # lines for a player's items beside the vault, by seats


class TableScreen(Screen[None]):
    """The vault, the players, the displays, the question, the log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "go(-1, 0)"),
        Binding("right,l", "go(1, 0)"),
        Binding("up,k", "go(0, -1)"),
        Binding("down,j", "go(0, 1)"),
        Binding("tab", "next(1)"),
        Binding("shift+tab", "next(-1)"),
        Binding("enter", "act"),
        Binding("space", "go_on"),
        Binding("escape", "back"),
        Binding("p", "pass"),
        Binding("u", "undo"),
        Binding("v", "cards"),
        Binding("g,f4", "log"),
        Binding("question_mark,f1", "explain"),
        Binding("f2", "help"),
        Binding("r,f3", "rules"),
        Binding("a", "every_moment"),
        Binding("s", "speed"),
        Binding("o", "hand_over"),
        Binding("L", "language"),
        Binding("x", "resign"),
        Binding("e", "end"),
        Binding("q", "app.leave(0)"),
    ]

    @dataclass
    class BotDecided(Message):
        """A bot knows what it wants in a position."""

        move: Move
        position: str

    def __init__(self, play: Play) -> None:
        super().__init__(id="table")
        self.play = play
        self.covered = False  # by the message that the terminal is too small
        self.thinking: int | None = None
        self.card: tuple[str, str] | None = None
        self._digits = ""
        self._bots = Thinking(
            play.session.match,
            lambda move, position: self.post_message(self.BotDecided(move, position)),
        )

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        with Vertical(id="body"):
            with Horizontal(id="upper"):
                yield VaultView(id="vault")
                with VerticalScroll(id="side", can_focus=False):
                    for seat in range(len(self.play.session.seats)):
                        yield PlayerPanel(seat)
                    yield Displays(id="displays")
            with Horizontal(id="lower"):
                yield Chronicle(id="chronicle")
                yield ChoicePanel(id="choices")
                yield Detail(id="detail")
        yield KeyBar(id="keys")

    # Drawing

    def on_mount(self) -> None:
        session = self.play.session
        if session.damage is not None:
            moves = len(session.match.record.entries)
            words = session.text("plain-repaired", moves=moves, file=str(session.path))
            self.notify(words, severity="warning", timeout=20, markup=False)
        self.call_after_refresh(self.advance)

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < WIDE, "-narrow")
        seats = len(self.play.session.seats)
        self.set_class(seats > 3, "-crowd")
        short = event.size.height < TALL
        self.set_class(seats > 2 and short, "-short")
        for panel in self.query(PlayerPanel):
            panel.item_lines = 2 if event.size.width < WIDE else ITEM_LINES[seats] + (not short)
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Everything, as it is now."""
        play = self.play
        session, scene, faces = play.session, play.scene, play.faces
        marks = Marks(
            cursor=play.space if play.my_turn and self._cursor_in_vault() else "",
            legal=play.legal,
            recent=play.recent,
            site=self._site(),
            names=tuple(session.name(seat) for seat in range(len(session.seats))),
            active=-1 if session.over else scene.turn,
        )
        self.query_one(VaultView).show(scene, faces, marks)
        for panel in self.query(PlayerPanel):
            panel.show(session, scene, faces)
        self.query_one(Displays).show(session, scene, faces, self._chosen_card())
        self.query_one(Chronicle).show(session, len(play.news))
        self.query_one(ChoicePanel).show(play, self._prompt(), self._title())
        self.query_one(Detail).show(play, self.card)
        self.query_one(TopBar).show(play, self.thinking)
        self.query_one(KeyBar).show(play)

    def _cursor_in_vault(self) -> bool:
        choice = self.play.choice
        return self.play.company is not None or choice is None or bool(choice.space)

    def _site(self) -> tuple[int, int] | None:
        """Where the room under the cursor would be built (SH-Y8)."""
        choice = self.play.choice
        if choice is None or choice.kind != kinds.BUILD or not isinstance(choice.move, ShelterMove):
            return None
        floor = self.play.scene.players[self.play.session.asked].floor
        free = [at for at, place in enumerate(self.play.scene.floors[floor].places) if not place]
        if choice.move.b == kinds.LEFT:
            return floor, max(at for at in free if at < 3)
        return floor, min(at for at in free if at >= 3)

    def _chosen_card(self) -> str:
        choice = self.play.choice
        if choice is not None and isinstance(choice.move, ShelterMove):
            cards = self.play.faces.cards
            if choice.kind == kinds.TAKE:
                return cards.items[choice.move.a].id
            if choice.kind == kinds.BUILD:
                return built_room(choice.move)
        return "" if self.card is None else self.card[1]

    def _title(self) -> Text:
        session = self.play.session
        if session.over or session.asked < 0:
            return Text(session.text("table-over"))
        seat = session.asked
        return Text(f"{palette.STANDING[seat]} {session.name(seat)}", palette.seat_style(seat))

    def _prompt(self) -> Text:
        play, session = self.play, self.play.session
        if session.over:
            words = session.text("table-over-keys")
        elif play.company is not None:
            words = session.text("table-who")
        elif play.my_turn:
            words = session.prompt()
        else:
            word = "table-thinking" if self.thinking is not None else "table-watch"
            words = session.text(word, seat=session.name(session.asked))
        text = Text().append(words, Style(color=palette.AMBER, bold=True))
        if session.save_problem is not None:
            problem = f"\n{session.save_problem_text()}"
            text.append(problem, Style(color=palette.RED, bold=True))
        return text

    # The course of the game

    def advance(self) -> None:
        """Go on to whoever is asked now; a table that does not fit the terminal waits."""
        if self.covered:
            return
        self.card = None
        self._digits = ""
        self.play.settle()
        session = self.play.session
        if session.over:
            self.thinking = None
            self.draw()
            self.app.push_screen(EndSheet(self.play), self._redraw)
        elif session.bot_asked:
            self._ask_bot()
        elif self.play.stranger:
            self.app.push_screen(HandOver(self.play), self._redraw)
        else:
            self.play.keyboard = session.asked
            self.draw()

    def _redraw(self, _: object = None) -> None:
        self.play.look()
        self.draw()

    def _ask_bot(self) -> None:
        self.thinking = self.play.session.asked
        if self.play.habits.pause:
            self.draw()
        else:  # quick moves are not worth a picture each
            self.set_timer(PATIENCE, self._still_thinking)
        self._bots.ask()

    def _still_thinking(self) -> None:
        if self.thinking is not None:
            self.draw()

    def on_table_screen_bot_decided(self, event: BotDecided) -> None:
        """Wait as long as the reader likes, then let the bot do it."""
        pause = self.play.habits.pause
        seen = (kinds.PLACE, kinds.PASS, kinds.USE)
        if isinstance(event.move, ShelterMove) and event.move.kind not in seen:
            pause /= 3
        if pause:
            self.set_timer(pause, lambda: self._bot_plays(event.move, event.position))
        else:
            self._bot_plays(event.move, event.position)

    def _bot_plays(self, move: Move, position: str) -> None:
        # A person may have taken a move back, or resigned, while the bot was thinking.
        if position != self._bots.position or not self.play.session.bot_asked:
            return
        self.thinking = None
        self.play.follow(move)
        self.advance()

    # Keys

    def on_key(self, event: events.Key) -> None:
        if event.character is None or not event.character.isdigit():
            self._digits = ""
            return
        event.stop()
        self._digits += event.character
        at = int(self._digits) - 1
        if not 0 <= at < len(self.play.choices):
            self._digits = event.character
            at = int(self._digits) - 1
        if 0 <= at < len(self.play.choices):
            self.play.select(at)
            if len(self.play.choices) < 10 and not self.play.placing:
                self.action_act()
                return
        self._moved()

    def _moved(self) -> None:
        self.card = None
        self.draw()

    def action_go(self, dx: int, dy: int) -> None:
        """An arrow: through the vault, or up and down the list."""
        if self.play.placing:
            boxes = self.query_one(VaultView).boxes
            self.play.go(neighbour(boxes, self.play.space, dx, dy))
        elif self.play.choices:
            self.play.walk(dx + dy)
        self._moved()

    def action_next(self, steps: int = 1) -> None:
        """To the next thing that can be done."""
        self.play.walk(steps)
        self._moved()

    def action_act(self) -> None:
        """Do what the cursor is on."""
        self._changed(self.play.act())

    def action_go_on(self) -> None:
        """Nothing (more) is wanted."""
        self._changed(self.play.go_on())

    def action_pass(self) -> None:
        """Take no more turns this round."""
        self._changed(self.play.to_pass())

    def _changed(self, changed: bool) -> None:
        if changed:
            self.advance()
        else:
            self._moved()

    def action_back(self) -> None:
        """Leave the question who goes, or the card that was looked at."""
        self.play.refusal = None
        self.play.back()
        self._moved()

    def action_undo(self) -> None:
        """Take a move back."""
        if self.play.undo():
            self.thinking = None
            self.advance()
        else:
            self._moved()

    def action_resign(self) -> None:
        """Give up, if that is really meant."""
        session = self.play.session
        seat = session.viewer
        if seat is None or session.over:
            return
        question = session.text("table-resign", seat=session.name(seat))
        keys = session.text("table-yes-no")

        def answered(yes: bool | None) -> None:
            if yes:
                self.thinking = None
                self.play.resign()
                self.advance()

        self.app.push_screen(Confirm(question, keys), answered)

    def action_explain(self) -> None:
        """The rule in question, or help where none is."""
        rule = self.play.rule
        if rule:
            self.app.push_screen(RulesSheet(self.play, rule), self._redraw_words)
        else:
            self.action_help()

    def action_help(self) -> None:
        """All keys and signs."""
        self.app.push_screen(HelpSheet(self.play), self._redraw_words)

    def action_rules(self) -> None:
        """The rulebook."""
        self.app.push_screen(RulesSheet(self.play, self.play.rule), self._redraw_words)

    def action_log(self) -> None:
        """Everything that happened."""
        self.app.push_screen(LogSheet(self.play), self._redraw_words)

    def action_cards(self) -> None:
        """Every card on the table."""
        self.app.push_screen(CardsSheet(self.play), self._redraw_words)

    def action_end(self) -> None:
        """The result once more."""
        if self.play.session.over:
            self.app.push_screen(EndSheet(self.play), self._redraw_words)

    def _redraw_words(self, _: object = None) -> None:
        self.draw()

    def action_every_moment(self) -> None:
        """Be asked between two rewards, or not."""
        self.play.habits.every_moment = not self.play.habits.every_moment
        self.draw()

    def action_speed(self) -> None:
        """How fast bots move."""
        self.play.habits.next_speed()
        self.draw()

    def action_hand_over(self) -> None:
        """Show the hand-over screen, or not."""
        self.play.habits.hand_over = not self.play.habits.hand_over
        self.draw()

    def action_language(self) -> None:
        """The next language."""
        self.play.next_language()
        self.draw()

    # The mouse: the first click looks, the second one acts

    def on_vault_view_clicked(self, event: VaultView.Clicked) -> None:
        """A space."""
        same = event.space == self.play.space and self.card is None
        if self.play.placing and same:
            self.action_act()
        elif self.play.placing or self.play.company is None:
            self.play.go(event.space)
            self._moved()

    def on_choice_panel_clicked(self, event: ChoicePanel.Clicked) -> None:
        """An answer of the list."""
        if self.play.at == event.at:
            self.action_act()
        else:
            self.play.select(event.at)
            self._moved()

    def on_card_line_clicked(self, event: CardLine.Clicked) -> None:
        """A card of a display: it is explained."""
        self.card = (event.kind, event.card)
        self.draw()
