"""What the bots hold dear in Tragic, in hit points; found by letting weights play each other."""

from __future__ import annotations


class Weights:
    """One number for each habit of judgement."""

    def __init__(self) -> None:
        self.card: float = 5.0  # a card drawn
        self.point: float = 9.0  # an ability card laid: its point, for the rest of the duel
        self.unlock: float = 4.0  # a point that a card in hand waits for
        self.skin: float = 0.8  # one's own hit points, while there are many …
        self.skin_hurt: float = 1.1  # … fewer …
        self.skin_low: float = 1.6  # … and hardly any
        self.heal: float = 0.9
        self.hits: float = 0.9  # blows an ally will strike, at least …
        self.more_hits: float = 0.4  # … and in every turn that is left
        self.health: float = 0.8  # an ally's health
        self.extra: float = 0.7  # an ally's keywords and abilities
        self.gear: float = 0.75  # equipment that still has to be put on
        self.dear: float = 1.5  # a point, when there are not enough for everything …
        self.spare: float = 0.1  # … and when there are
        self.reserve: float = 0.3  # keeping the points for a reaction, of what the card is worth
        self.react: float = 0.45  # a reaction card spent, of what it is worth
        self.lay: float = 5.0  # an action that lets an ability card be laid
        self.stay: float = 0.35  # an ally that stays at home to block
        self.pace: float = 16.0  # hit points lost in a turn
        self.first: float = 6.0  # what comes earlier in a turn: new cards …
        self.early: float = 4.0  # … what strengthens …
        self.middle: float = 3.0  # … allies and objects …
        self.late: float = 1.5  # … blows
        self.face: float = 1.0  # damage to the opponent
        self.patience: float = 0.5  # a blow that will be stronger with more points
        self.waste: float = 0.3  # a card that does less now than it would later, of the difference
        self.few: float = 4.0  # cards in hand: so few, and a waste counts in full …
        self.many: float = 10.0  # … so many, and it does not matter
        self.guess_turns: float = 2.0  # before wounds have been seen: so many turns …
        self.guess_loss: float = 16.0  # … with so many hit points lost in them
        self.doubt: float = 1.8  # wounds come slower than they did: armour grows, and healing
        self.hold: float = 4.0  # a blow that will be healed away before others follow
        self.last_card: float = 6.0  # a card drawn by who may run out of them
        self.sooner: float = 0.5  # … and who will in any case: one of them, of a card's worth
        self.lead: float = 30.0  # the longer library, when the end is near
        self.press: float = 1.5  # damage, for who will run out of cards soon …
        self.press_skin: float = 0.6  # … and the own hit points and blockers
        self.wait_stay: float = 0.9  # for who wins by waiting: an ally that stays at home …
        self.wait_reserve: float = 3.0  # … points kept for a reaction, as often as usual …
        self.wait_react: float = 0.4  # … and a reaction card spent
        self.fetch: float = 1.3  # a card of one's choice, in cards
        self.keep: float = 0.0  # a card in hand, of what it is worth, when it is cast
        self.tempo: float = 4.0  # a card for points that lie idle, or a point for idle cards
