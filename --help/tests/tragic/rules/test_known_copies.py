"""In formats with copies a card that is cast says nothing about another copy in the hand."""

from __future__ import annotations

import pytest

from overseer.tragic.player import Player

SHOWN, OTHER = 5, 9


def holding(*hand: int) -> Player:
    """A player of whose hand everybody knows one card."""
    player = Player(0)
    player.hand, player.known = hand, (SHOWN,)
    return player


@pytest.mark.rule("TR-D1")
def test_a_second_copy_stays_unknown_when_the_known_one_is_cast() -> None:
    one, two = holding(SHOWN, OTHER), holding(SHOWN, SHOWN)
    for player in (one, two):
        player.show_in_hand(SHOWN)
    assert [list(player.known) for player in (one, two)] == [[SHOWN], [SHOWN]]
    for player in (one, two):
        player.take_from_hand(SHOWN)
    assert [list(player.known) for player in (one, two)] == [[], []]


@pytest.mark.rule("TR-D1")
def test_a_card_that_nobody_knew_is_known_once_it_is_shown() -> None:
    player = holding(SHOWN, OTHER, OTHER)
    player.show_in_hand(OTHER)
    assert player.known == (SHOWN, OTHER)
