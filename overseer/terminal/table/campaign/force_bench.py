"""The force builder of a campaign: what can be added on the left, the force on the right."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.campaign.force_draft import ForceDraft
from overseer.terminal.table.campaign.sheets import BAD, ForceSheet
from overseer.terminal.table.page import Folded, folded, unbroken
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET
from overseer.voice.campaign.given import Offer

KINDS = ("unit", "leader", "card", "boost", "perk")
GOOD = Style(color=palette.GREEN, bold=True)
UNDER = 2  # cells before a unit's second line


class ForceBench(ModalScreen[str | None]):
    """Build a force; what is wrong with it is said all the time, with its rule."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(on(way, "other", priority=True) for way in ("next", "before", "left", "right")),
        on("more", "add"),
        on("less", "remove"),
        on("undo", "undo"),
        on("keep", "bring"),
        on("type", "type"),
        on("back", "close"),
        on("leave", "close"),
    ]

    def __init__(self, play: CampaignPlay) -> None:
        super().__init__()
        self.play = play
        self.draft = ForceDraft(play)
        self.listed: list[Offer | None] = []  # None: a heading

    def compose(self) -> ComposeResult:
        with Vertical(id="bench"):
            yield Static(id="draft-top")
            with Horizontal(id="draft-lists"):
                yield OptionList(id="offers", compact=True)
                yield OptionList(id="units", compact=True)
            yield Static(id="draft-wrong")
            keys = self.play.seat.text("table-campaign-bench-keys")
            yield Static(Folded(Text(unbroken(keys), QUIET)), id="draft-keys")

    def on_resize(self) -> None:
        self.call_after_refresh(self.fill)  # units are folded to the width of their list

    def on_mount(self) -> None:
        self.fill()
        self.query_one("#offers").focus()

    def fill(self) -> None:
        """Draw both lists and what follows from them."""
        say, draft = self.play.seat.text, self.draft
        offers, units = self.query_one("#offers", OptionList), self.query_one("#units", OptionList)
        kept = offers.highlighted or 0
        self.listed = []
        offers.clear_options()
        found = draft.now.offers
        for kind in KINDS:
            own = [offer for offer in found if offer.kind == kind]
            if own:
                self.listed += [None, *own]
                store = "yes" if self.play.player.settled else "no"
                heading = Text(say(f"table-campaign-bench-{kind}", store=store), HEADING)
                offers.add_option(Option(heading, disabled=True))
                offers.add_options([Option(self._offer(offer)) for offer in own])
        offers.highlighted = max(1, min(kept, len(self.listed) - 1))
        units.clear_options()
        rows = draft.rows
        room = units.scrollable_content_region.width - 1
        units.add_options([Option(folded(Text(row, PLAIN), room, UNDER)) for row in rows])
        if rows:
            units.highlighted = min(draft.at, len(rows) - 1)
        offers.border_title = Text(say("table-campaign-bench-pool"))
        units.border_title = Text(say("table-campaign-force"))
        self._judge()

    def _judge(self) -> None:
        draft, say = self.draft, self.play.seat.text
        wrong = draft.wrong
        now = draft.now
        top = say("table-campaign-bench-sum", caps=now.caps, limit=now.limit)
        over = now.caps > now.limit
        self.query_one("#draft-top", Static).update(Folded(Text(top, BAD if over else GOOD)))
        if wrong is None:
            words = Text(say("table-campaign-bench-good"), GOOD)
        else:
            words = Text(say("plain-refused", sentence=wrong.text, rule=wrong.rule), BAD)
        self.query_one("#draft-wrong", Static).update(Folded(words))

    def _offer(self, offer: Offer) -> Text:
        price = str(offer.caps) if offer.caps else ""  # first, where a long name cannot hide it
        row = Text(f"{price:>3} ", Style(color=palette.AMBER), no_wrap=True, overflow="ellipsis")
        return row.append(offer.name, PLAIN)

    @property
    def _at(self) -> int:
        return self.query_one("#units", OptionList).highlighted or 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_list.id == "offers":
            self.action_add()

    def action_add(self) -> None:
        """What the left cursor is on comes into the force, to the unit under the right one."""
        at = self.query_one("#offers", OptionList).highlighted
        offer = None if at is None or at >= len(self.listed) else self.listed[at]
        if offer is not None:
            self.draft.add(offer, self._at)
            self.fill()

    def action_remove(self) -> None:
        """One model, or a boost, goes."""
        if self.draft.rows:
            self.draft.remove(self._at)
            self.fill()

    def action_other(self) -> None:
        """To the other list."""
        here = self.query_one("#offers").has_focus
        self.query_one("#units" if here else "#offers").focus()

    def action_undo(self) -> None:
        """The last change never happened."""
        self.draft.undo()
        self.fill()

    def action_bring(self) -> None:
        """This is the force, if nothing is wrong with it."""
        if self.draft.wrong is None:
            self.dismiss(self.draft.now.code)

    def action_type(self) -> None:
        """A file, a code or a ready force instead."""
        self.app.push_screen(ForceSheet(self.play), self._typed)

    def _typed(self, code: str | None) -> None:
        if code is not None:
            self.dismiss(code)

    def action_close(self) -> None:
        """Back, and nothing is brought."""
        self.dismiss(None)
