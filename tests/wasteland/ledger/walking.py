"""The AI of a ledger played by its offers: random answers, random dice, people who do little."""

from __future__ import annotations

from random import Random

import msgspec

from overseer.wasteland.battle.model import ON_TABLE, READY, UNREADY
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.standard import standard_force
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.ai import step as s
from overseer.wasteland.ledger.ai.acts import Moved, Reacts
from overseer.wasteland.ledger.ai.offers import answer_of, buttons, choices, reacting
from overseer.wasteland.ledger.ai.step import Step, next_side, step_of
from overseer.wasteland.ledger.ai.table import is_ai
from overseer.wasteland.ledger.chance import draw
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.drafts import draft
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import NONE
from tests.wasteland.ledger.ledgers import complete

CARDS = standard()
FORCES = (
    ("sole-survivor", "dogmeat", "settler", "settler"),
    ("brute", "super-mutant", "mutant-hound", "suicider"),
)
MOST_STEPS = 1500


class Walk:
    """A battle in which the AI is asked, told and answered at random."""

    def __init__(self, scenario: str, ai: tuple[bool, bool], seed: int) -> None:
        self.rng = Random(f"{scenario} {ai} {seed}")
        self.sheet = Sheet(CARDS)
        self.stages: set[str] = set()
        self.deeds: set[str] = set()
        self.entered: list[acts.Play] = []
        forces = [standard_force(list(ids), CARDS) for ids in FORCES]
        seats = [side for side in (0, 1) if not ai[side]]
        own = [forces[side] for side in seats]
        drafted = draft(scenario, seats or [0], ai, own, (forces[0], forces[1]))
        for act in drafted:
            self.enter(act)

    def enter(self, act: acts.Play) -> None:
        """An act that has to fit, whatever is thrown for it."""
        whole = complete(self.sheet, act, self.rng)
        self.sheet, wrong = done(self.sheet, whole)
        assert wrong is None, (whole, wrong)
        self.entered.append(whole)

    def play(self, rounds: int) -> None:
        """So many rounds; each has to come to its end."""
        for number in range(rounds):
            self.enter(acts.Round(advantage=number % 2))
            for _ in range(MOST_STEPS):
                step = step_of(self.sheet)
                if step is not None and step.stage != s.WATCH:
                    self.go(step)
                elif not self.people(step):
                    break
            else:
                raise AssertionError((self.entered[-12:], step_of(self.sheet)))

    # -- the AI ----------------------------------------------------------------------------------

    def go(self, step: Step) -> None:
        """One step of the AI: an offer by chance, an answer at random."""
        rng = self.rng
        self.stages.add(step.stage)
        if step.stage == s.QUESTION:
            self.answer(step)
            return
        around = reacting(self.sheet, step)
        if around and rng.random() < 0.3:
            self.all_of(rng.choice(around).acts)
            return
        found = choices(self.sheet, step)
        if found:
            word = draw(self.sheet, "ai", rng) or rng.choice(found).id
            self.all_of(next(offer for offer in found if offer.id == word).acts)
            return
        offers = buttons(self.sheet, step)
        assert offers, step
        if step.instruction is not None:
            self.deeds.add(step.instruction.deed)
        self.all_of(rng.choice(offers).acts)

    def answer(self, step: Step) -> None:
        """Some of the candidates, as many as there have to be."""
        asked, rng = step.question, self.rng
        assert asked is not None
        most = asked.most or len(asked.candidates)
        count = rng.randint(asked.least, max(most if rng.random() < 0.5 else asked.least, 0))
        chosen = tuple(rng.sample(asked.candidates, count))
        self.enter(msgspec.structs.replace(answer_of(step), chosen=chosen))

    def all_of(self, wanted: tuple[acts.Play, ...]) -> None:
        """The acts of an offer."""
        for act in wanted:
            if isinstance(act, Reacts) and not self.sheet.model(act.token).alive:
                return
            self.enter(act)

    # -- people ----------------------------------------------------------------------------------

    def people(self, watching: Step | None) -> bool:
        """A person's turn: ready, act, shoot now and then; False: the round is over."""
        sheet, rng = self.sheet, self.rng
        battle = sheet.battle
        if battle.active != NONE:
            token = sheet.token_of(battle.active)
            if watching is not None and rng.random() < 0.5:
                self.all_of(buttons(sheet, watching)[0].acts)
                return True
            if rng.random() < 0.5 and sheet.model(token).place == ON_TABLE:
                self.attack(token)
            if step_of(self.sheet) is None or step_of(self.sheet)[0] == s.WATCH:  # type: ignore[index]
                self.enter(acts.EndActivation(token=token))
            return True
        side = sheet.turn
        own = [
            (token, battle.models[at])
            for token, at in sorted(sheet.tokens.items())
            if battle.models[at].side == side and battle.models[at].place == ON_TABLE
        ]
        mine = [(token, model) for token, model in own if not is_ai(sheet, model)]
        for token, model in mine:
            if model.status == UNREADY and side < 2:
                self.enter(acts.Ready(token=token))
                self.enter(acts.Activate(token=token))
                if rng.random() < 0.5 and self.sheet.model(token).place == ON_TABLE:
                    self.enter(Moved(tokens=(token,)))
                return True
        for token, model in mine:
            if model.status == READY:
                self.enter(acts.Activate(token=token))
                return True
        after = next_side(sheet, side)
        if after == NONE:
            return False
        self.enter(acts.SideTurn(side=after))
        return True

    def attack(self, token: int) -> None:
        """An attack on somebody, with anything."""
        sheet, rng = self.sheet, self.rng
        model = sheet.model(token)
        foes = [
            other
            for other, at in sheet.tokens.items()
            if sheet.battle.models[at].side != model.side
            and sheet.battle.models[at].place == ON_TABLE
        ]
        weapons = [sheet.cards.weapons[n].id for n in model.weapons]
        if not foes or not weapons:
            return
        act = acts.Strike(
            token=token, target=rng.choice(foes), weapon=rng.choice(weapons), close=True
        )
        whole = complete(sheet, act, rng)
        after, wrong = done(sheet, whole)
        if wrong is None:
            self.sheet = after
            self.entered.append(whole)
