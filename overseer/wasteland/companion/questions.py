"""Questions about a real table, what was answered, and what follows from it.

A question is always the same: which of these? The answer is some of them, or none; `least` says
how many it takes at least. What was said of a thing is never asked again, nor what follows from it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.wasteland.words import COLOUR_LETTERS

# What is asked about those who are named. `at` is a word: as if the model stood there (WC-A14).
TOUCH: Final = "touch"  # whom does it touch
ENGAGED: Final = "engaged"  # who is engaged
FOUGHT: Final = "fought"  # whom does somebody else fight
FRIENDS: Final = "friends"  # which friends stand within the ruler
WITHIN: Final = "within"  # whom does it see within the reach of its weapon
REACH: Final = "reach"  # whom does one ruler reach
ALONG: Final = "along"  # into contact with whom can it move and go on touching whom it fights
SEES: Final = "sees"  # whom does it see
NEXT: Final = "next"  # whom do two rulers reach, one after the other
SEES_THEN: Final = "sees-then"  # whom would it see after the first of them
SHOT: Final = "shot"  # whom does it see in range of its weapon
POSITION: Final = "position"  # for whom does one move lead to a shot
BREAK_OFF: Final = "break-off"  # the same, off an engagement, for a shot no harder than from here
BREAK_OFF_HARDER: Final = "break-off-harder"  # … for any shot
NEAREST: Final = "nearest"  # who takes the fewest moves
CLOSEST: Final = "closest"  # who has the least gap
IMPORTANT: Final = "important"  # who is nearest to what the aim is about
COVER: Final = "cover"  # who has the least cover
AT: Final = "at"  # which of these does it touch
USABLE: Final = "usable"  # which of these does it touch, or stand near enough to use
SUBJECT: Final = "subject"  # which of these takes the fewest moves, without touching an enemy
ONE_MOVE: Final = "one-move"  # to which of these does one move lead, without touching an enemy
LOOKS: Final = "looks"  # which of these is it aware of, face down
SLIDES: Final = "slides"  # round to which of these could the enemy slide
AWARE: Final = "aware"  # which of these notices what was done
SAFER: Final = "safer"  # which of these could stand safer within one quick move
NEAR: Final = "near"  # those that it came near to; never asked
CANNOT: Final = "cannot"  # what was told to do and cannot be done; never asked
KINDS: Final = (
    *(TOUCH, ENGAGED, FOUGHT, FRIENDS, WITHIN, REACH, ALONG, SEES, NEXT, SEES_THEN, SHOT, POSITION),
    *(BREAK_OFF, BREAK_OFF_HARDER, NEAREST, CLOSEST, IMPORTANT, COVER, AT, USABLE, SUBJECT),
    *(ONE_MOVE, LOOKS, SLIDES, AWARE, SAFER),
)


class NotAnAnswer(ValueError):
    """Words that a question does not ask about, too few or too many of them."""


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which of these? Whoever answers says it with a `Said` of the same fields."""

    kind: str
    me: int  # the fighter that it is about
    candidates: tuple[str, ...]  # words
    at: str = ""  # as if it stood there
    rulers: str = ""  # letters, laid one after the other
    weapon: str = ""
    least: int = 0  # so many have to be named
    most: int = 0  # no more than so many; 0: any number

    def answer(self, chosen: tuple[str, ...]) -> Said:
        """What is said; NotAnAnswer when it is none to this."""
        if any(word not in self.candidates for word in chosen) or len(chosen) < self.least:
            raise NotAnAnswer(chosen)
        if self.most and len(chosen) > self.most:
            raise NotAnAnswer(chosen)
        return Said(
            kind=self.kind,
            me=self.me,
            asked=self.candidates,
            chosen=tuple(word for word in self.candidates if word in chosen),
            at=self.at,
            rulers=self.rulers,
            weapon=self.weapon,
        )


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer: of those asked about, the chosen ones."""

    kind: str
    me: int
    asked: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    at: str = ""
    rulers: str = ""
    weapon: str = ""


class Unknown(Exception):
    """A fact is needed that nobody has said and that does not follow."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question: Question = question


def length(rulers: str) -> tuple[int, ...]:
    """Rulers to compare, each with its own: none is longer than another with longer colours."""
    return tuple(COLOUR_LETTERS.index(letter) for letter in rulers)


def covers(longer: str, shorter: str) -> bool:
    """Whether all that some rulers reach is reached by others, laid in the same order."""
    one, other = length(longer), length(shorter)
    if len(one) < len(other):
        return False
    return all(a >= b for a, b in zip(one, other, strict=False))


class Facts:
    """What was said of one fighter."""

    def __init__(self, me: int, said: tuple[Said, ...]) -> None:
        self.me: int = me
        self.said: list[Said] = [each for each in said if each.me == me]

    def cannot(self, deed: str, word: str) -> bool:
        """Whether it was said that something cannot be done."""
        return any(
            each.kind == CANNOT and each.rulers == deed and word in each.asked for each in self.said
        )

    def is_near(self) -> bool:
        """Whether it has come near to somebody: one ruler is worth asking about first."""
        return any(each.kind == NEAR for each in self.said)

    def which(
        self,
        kind: str,
        words: list[str],
        at: str = "",
        rulers: str = "",
        weapon: str = "",
    ) -> list[str]:
        """Those of some things that a fact is true of; raises Unknown when it has to be asked."""
        found: list[str] = []
        open_: list[str] = []
        for word in words:
            truth = self.known(kind, word, at, rulers, weapon)
            if truth is None:
                open_.append(word)
            elif truth:
                found.append(word)
        if open_:
            raise Unknown(
                Question(
                    kind=kind,
                    me=self.me,
                    candidates=tuple(open_),
                    at=at,
                    rulers=rulers,
                    weapon=weapon,
                )
            )
        return [word for word in words if word in found]

    def best(
        self, kind: str, words: list[str], at: str = "", weapon: str = "", most: int = 0
    ) -> list[str]:
        """The best of some things by a measure; one alone is the best without a question."""
        if len(words) < 2:
            return words
        for each in self.said:
            if (each.kind, each.at, each.weapon) != (kind, at, weapon):
                continue
            if set(words) <= set(each.asked):
                found = [word for word in words if word in each.chosen]
                if found:
                    return found
        raise Unknown(
            Question(
                kind=kind,
                me=self.me,
                candidates=tuple(words),
                at=at,
                weapon=weapon,
                least=1,
                most=most,
            )
        )

    def known(
        self, kind: str, word: str, at: str = "", rulers: str = "", weapon: str = ""
    ) -> bool | None:
        """What is known of a thing, said or deduced; None: nothing."""
        for each in self.said:
            if each.at != at or word not in each.asked:
                continue
            yes = word in each.chosen
            if each.kind == kind and each.weapon == weapon:
                if each.rulers == rulers:
                    return yes
                if kind in (REACH, NEXT):
                    if yes and covers(rulers, each.rulers):
                        return True
                    if not yes and covers(each.rulers, rulers):
                        return False
            elif kind == REACH and each.kind == NEXT and not yes:
                if covers(each.rulers[1:], rulers):
                    return False  # whom two rulers do not reach, one does not
            elif kind == REACH and each.kind == ALONG and yes and each.rulers == rulers:
                return True
            elif kind == AT and each.kind == USABLE and not yes:
                return False
            elif kind == USABLE and each.kind == AT and yes:
                return True
        return None
