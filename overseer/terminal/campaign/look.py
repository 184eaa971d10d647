"""How the campaign looks at the terminal: its screens, its options, its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overseer.terminal.look import Look

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen


class Own(Look):
    """A campaign at the terminal."""

    plain_help: ClassVar[str] = "campaign-plain-help"
    look_nothing: ClassVar[str] = "campaign-look-nothing"

    def screen(self) -> type[TableScreen]:
        # Textual takes a second to load, so only who draws a screen pays for it.
        from overseer.terminal.table.campaign.campaign_screen import CampaignScreen

        return CampaignScreen
