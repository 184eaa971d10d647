"""What devices send is written into the log in its one spelling."""

from __future__ import annotations

from overseer.host.companion.writing import work
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.joining import Joint
from overseer.wasteland.ledger.log import Entry
from overseer.wasteland.ledger.rights import OWNER, Hand
from overseer.wasteland.ledger.spelling import spelled
from tests.wasteland.ledger.ledgers import ambush


def test_answers_have_one_spelling() -> None:
    pen = ambush()
    pen.does(acts.Ready(token=0))
    odd = acts.Activate(token=0, answers=(" roll \u2003 B:bb ",))
    entry = Entry("z.1", odd)
    hand = Hand("ana", OWNER, (0,))
    told = pen.told
    worked = work(pen.entries, told, Joint(len(pen.entries), (), (entry,)), hand, "after", 0)
    assert worked is not None
    assert not worked.refused
    (added,) = worked.added
    assert added.act == acts.Activate(token=0, answers=("roll B:bb",))
    cards = told.sheet.cards
    again = spelled(Entry("z.2", acts.Correct(of="z.1", act=odd)), cards)
    assert again.act == acts.Correct(of="z.1", act=acts.Activate(token=0, answers=("roll B:bb",)))
    for act in (acts.Activate(token=0, answers=("dance",)), acts.Undo(of="z.1"), acts.Round()):
        assert spelled(Entry("z.3", act), cards).act == act
