"""A campaign: battles with settlements between them, as a game on the kernel."""

from overseer.engine.game import register
from overseer.wasteland.campaign.game import Campaign

register(Campaign())
