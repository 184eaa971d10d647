"""What one seat may know of a campaign: everything but the others' boosts and quests, and their
forces until everybody has mustered one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NewType

from overseer.engine.decision import Decision
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.wasteland.campaign.default_force import legal_forces
from overseer.wasteland.campaign.describe import described
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.muster import field
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.settlement.holdings import UNKNOWN, Books, Holdings
from overseer.wasteland.settlement.pile import is_boost, printed
from overseer.wasteland.settlement.quests import open_quests

if TYPE_CHECKING:
    from overseer.wasteland.campaign.state import CampaignState

_LISTS = ("reserve", "chosen", "heap", "kept", "extra")


# A campaign without what its viewer may not know: by this type nobody takes a whole one for it.
SeenCampaign = NewType("SeenCampaign", Campaigning)


class CampaignView(View):
    """A copy of the campaign in which what is secret stands as UNKNOWN."""

    def __init__(self, state: CampaignState, seat: int | None) -> None:
        super().__init__(seat)
        self._position = state.copy()
        hidden = self._position.mustering
        for player in self._position.players:
            if player.seat != seat:
                mask(player, self._position.books)
                if hidden and player.force:
                    mask_force(player)

    @property
    def position(self) -> SeenCampaign:
        return SeenCampaign(self._position)

    @property
    def decision(self) -> Decision | None:
        return self._position.decision

    def moves(self) -> list[Move]:
        return self._position.moves() if self.seat == self._position.seat else []

    def guess(self, rng: Random) -> CampaignState:
        state = self._position.copy()
        for player in state.players:
            if player.seat != self.seat:
                unmask(player, state.books, rng)
                if player.force == UNKNOWN:
                    field(state, player, rng.choice(legal_forces(state, player)))
        return state

    def encode(self) -> bytes:
        return repr(self.seat).encode() + self._position.encode()

    def data(self) -> dict[str, object]:
        return described(self._position, self.seat)

    @property
    def secrets(self) -> int:
        return sum(
            _secrets(player) for player in self._position.players if player.seat != self.seat
        )


def mask(player: Player, books: Books) -> None:
    """Take out what only its owner knows."""
    own = player.own
    for name in _LISTS:
        setattr(own, name, _masked(getattr(own, name), books))
    player.hand = _masked(player.hand, books)
    player.fielded = _masked(player.fielded, books)
    if own.draw is not None:
        own.draw.drawn = _masked(own.draw.drawn, books)
        own.draw.passed = _masked(own.draw.passed, books)
    own.gained = _counted(own.gained, books)
    own.gone = _counted(own.gone, books)
    if player.quest:
        player.quest = UNKNOWN


def mask_force(player: Player) -> None:
    """A force that others do not know yet: nor who leads it, unless that was known before."""
    player.force = UNKNOWN
    player.hand = []
    player.fielded = []
    player.own.types = 0
    if not player.own.settled or not player.battles:
        player.own.leader = player.own.leader_card = ""


def _masked(cards: list[str], books: Books) -> list[str]:
    """Boosts lie face down, behind the open cards."""
    open_ = [id for id in cards if not is_boost(id, books) and id != UNKNOWN]
    return open_ + [UNKNOWN] * (len(cards) - len(open_))


def _counted(counts: dict[str, int], books: Books) -> dict[str, int]:
    found = {id: n for id, n in counts.items() if not is_boost(id, books) and id != UNKNOWN}
    boosts = sum(counts.values()) - sum(found.values())
    return {**found, UNKNOWN: boosts} if boosts else found


def _secrets(player: Player) -> int:
    own = player.own
    draw = [] if own.draw is None else [*own.draw.drawn, *own.draw.passed]
    lists = [*(getattr(own, name) for name in _LISTS), player.hand, draw]
    hidden = sum(cards.count(UNKNOWN) for cards in lists)
    return int(hidden) + int(player.quest == UNKNOWN) + int(player.force == UNKNOWN)


def unmask(player: Player, books: Books, rng: Random) -> None:
    """Make up what is not known, so that it fits what is."""
    own = player.own
    left = [id for id, copies in printed(own, "boost", books) for _ in range(copies)]
    rng.shuffle(left)
    if own.draw is not None:
        kind = [id for id, _ in printed(own, own.draw.kind, books)]
        own.draw.drawn = _filled(own.draw.drawn, left, kind)
        own.draw.passed = _filled(own.draw.passed, left, kind)
    for name in _LISTS:
        setattr(own, name, _filled(getattr(own, name), left, None))
    _fill_hand(player, books, rng)
    _fill_ledger(own, books, rng)
    if player.quest == UNKNOWN:
        player.quest = rng.choice(open_quests(own, books))


def _filled(cards: list[str], left: list[str], kind: list[str] | None) -> list[str]:
    found: list[str] = []
    for id in cards:
        if id == UNKNOWN:
            at = next((n for n, each in enumerate(left) if kind is None or each in kind), 0)
            id = left.pop(at)
        found.append(id)
    return found


def _fill_hand(player: Player, books: Books, rng: Random) -> None:
    """The boosts in a battle are some of those chosen; without a settlement, any."""
    n = player.hand.count(UNKNOWN)
    if player.own.settled:
        player.hand = sorted([id for id in player.own.chosen if is_boost(id, books)][:n])
        player.fielded = [id for id in player.fielded if id != UNKNOWN] + player.hand
    else:
        player.hand = sorted(rng.choices([boost.id for boost in books.cards.boosts], k=n))


def _fill_ledger(own: Holdings, books: Books, rng: Random) -> None:
    """Boosts that came and went: those that are held came, the others came and went."""
    gone = own.gone.pop(UNKNOWN, 0)
    own.gained.pop(UNKNOWN, 0)
    boosts = [boost.id for boost in books.cards.boosts]
    for id in rng.choices(boosts, k=gone) if gone else []:
        own.gone[id] = own.gone.get(id, 0) + 1
        own.gained[id] = own.gained.get(id, 0) + 1
    for id in boosts:
        if own.held(id):
            own.gained[id] = own.gained.get(id, 0) + own.held(id)
