"""What a card, a permanent, a player, an item of the chain, a move or a plan of moves is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from overseer.engine.refusal import Refusal
from overseer.engine.state import Move
from overseer.tragic import moves as kinds
from overseer.tragic.card import Card
from overseer.tragic.cards.glossary import words_of
from overseer.tragic.moves import SEATS, SLOTS, USES, TragicMove
from overseer.tragic.player import Permanent
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.topics import (
    T_AGAINST,
    T_DISCARD,
    T_LAY,
    T_SHOW,
    T_SKILLS,
    T_STRIKE_BACK,
    T_TARGET,
    T_TRAITS,
)
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import ABILITY, ON_USE, ST_ARMOUR, ST_CRITICAL, STATS
from overseer.voice.given import Answer, Choice, Why
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.tragic import where
from overseer.voice.tragic.given import InHand, Source, Standing, TragicAnswer, cost_line
from overseer.voice.tragic.hand import Refuse, in_hand
from overseer.voice.tragic.moves import move_parts
from overseer.voice.tragic.preview.ahead import looked_ahead
from overseer.voice.tragic.preview.forecast import foresee, foresee_plan
from overseer.voice.tragic.preview.foreseeing import foreseen
from overseer.voice.tragic.preview.outlook import Stopped
from overseer.voice.tragic.scene import announced, standing
from overseer.voice.tragic.situation import card_line, discard_line, player_lines, position
from overseer.voice.tragic.sources import figures, sources
from overseer.voice.tragic.symbols import keyword
from overseer.voice.tragic.words import card_title, id_title, place_title

AND: Final = ";"  # between the moves of a plan
MOST_MOVES: Final = 40  # of a plan
LONGEST: Final = 2000
_CHOSEN_MOVES: Final = (kinds.TRAITS, kinds.SKILLS)

MakeChoice = Callable[[Reader, Move], Choice]


class Answers:
    """Answers to one reader; `choice` and `refuse` are the voice's own."""

    def __init__(self, reader: Reader, choice: MakeChoice, refuse: Refuse) -> None:
        self.reader = reader
        self.duel: SeenDuel = position(reader)
        self.choice = choice
        self.refuse = refuse
        self.legal = reader.moves()

    def about(self, target: str) -> Answer | None:
        """What a word of the scene, a legal move or a plan is; None: it is none of them."""
        word = target.strip()
        if AND in word[:LONGEST]:
            return self._plan(word[:LONGEST])
        if word.startswith(where.HAND):
            return self._hand(word)
        if word.startswith(where.CHOSEN):
            return self._chosen(word)
        if word.startswith(where.SEAT):
            return self._player(word)
        if word.startswith(where.CHAIN):
            return self._item(word)
        if word.startswith(where.DISCARD):
            return self._discard(word)
        if word.startswith(where.CARD):
            card = self.duel.tables.set.by_id.get(word.removeprefix(where.CARD))
            return None if card is None else self._card(card)
        place = where.place_number(word)
        permanent = self.duel.permanent(place, -1) if place >= 0 else None
        if permanent is not None:
            return self._permanent(place, permanent)
        move = self.duel.tables.moves.by_text.get(word)
        return self._move(move) if move is not None and move in self.legal else None

    # -- things ----------------------------------------------------------------------------------

    def _hand(self, word: str) -> Answer | None:
        duel, reader = self.duel, self.reader
        card = duel.tables.set.by_id.get(word.removeprefix(where.HAND))
        viewer = reader.viewer
        if card is None or viewer is None or card.number not in duel.players[viewer].hand:
            return None
        player = duel.players[viewer]
        parts = sources(duel, viewer, reader.lang)
        known = player.known.count(card.number)
        held = card.number, player.hand.count(card.number), known
        told = in_hand(reader, duel, held, set(self.legal), parts, self.refuse)
        answer = self._card(card)
        answer.hand = told
        answer.lines += self._held_lines(told)
        deeds = self._deeds_with(card)
        self._possible(answer, word, deeds)
        if deeds and deeds[0] in self.legal:
            answer.foreseen = foreseen(reader, duel, foresee(duel, viewer, deeds[0]))
            if answer.foreseen is not None:
                answer.lines += answer.foreseen.lines
        return answer

    def _deeds_with(self, card: Card) -> list[Move]:
        """What one would do with a card of the hand now, legal or not."""
        catalogue, topic = self.duel.tables.moves, self.duel.topic
        if topic == T_DISCARD:
            return [catalogue.throw[card.number]]
        if topic == T_SHOW:
            return [catalogue.show[card.number]]
        if card.kind == ABILITY:
            return [catalogue.lay[card.number]]
        return [] if topic == T_LAY else [catalogue.cast[card.number]]

    def _held_lines(self, told: InHand) -> list[str]:
        reader, duel = self.reader, self.duel
        lines: list[str] = []
        if told.cost:
            lines.append(reader.text("client-tragic-cost-now", cost=cost_line(told.cost)))
        if told.saved > 0:
            cards = [part.card for part in told.saved_by if part.card and part.n > 0]
            names = [id_title(duel, id, reader.lang) for id in dict.fromkeys(cards)]
            words = listed(names, reader.lang)
            lines.append(reader.text("client-tragic-saved", n=told.saved, cards=words))
        elif told.saved < 0:
            lines.append(reader.text("client-tragic-dearer", n=-told.saved))
        if told.missing:
            lines.append(reader.text("client-tragic-missing", cost=cost_line(told.missing)))
        elif told.proposed:
            lines.append(reader.text("client-tragic-proposed", cost=cost_line(told.proposed)))
        if told.damage:
            strikes = told.strikes
            lines.append(reader.text("client-tragic-base", n=told.damage, strikes=strikes))
        if told.arrives is not None:
            came = told.arrives
            lines.append(
                reader.text("client-tragic-arrives", attack=came.attack, health=came.health)
            )
            for each in came.others:
                title = place_title(duel, where.place_number(each.at), reader.lang)
                attack, health = each.attack, each.full_health
                lines.append(
                    reader.text("client-tragic-changes", card=title, attack=attack, health=health)
                )
            for effect in came.effects:
                title = id_title(duel, effect.card, reader.lang)
                lines.append(reader.text("client-tragic-sets-off", card=title, text=effect.text))
        lines.append(reader.text(f"client-tragic-timing-{told.timing}.text"))
        return lines

    def _chosen(self, word: str) -> Answer | None:
        parts = word.split(":")
        if len(parts) != 3 or parts[1] not in SEATS[: self.duel.seats]:
            return None
        card = self.duel.tables.set.by_id.get(parts[2])
        player = self.duel.players[SEATS.index(parts[1])]
        if card is None or card.number not in player.traits + player.skills + player.abilities:
            return None
        answer = self._card(card)
        usable = card.waits >> ON_USE & 1 and player.seat == self.reader.viewer
        moves: list[Move] = [self.duel.tables.moves.use_card[card.number]] if usable else []
        self._possible(answer, word, moves)
        return answer

    def _permanent(self, place: int, permanent: Permanent) -> Answer:
        duel, reader = self.duel, self.reader
        seat = place // SLOTS
        parts = sources(duel, seat, reader.lang)
        told = standing(reader, duel, seat, permanent, parts, set(self.legal))
        answer = self._card(permanent.card)
        answer.title = place_title(duel, place, reader.lang)
        answer.standing = told
        if told.ally:
            answer.lines.append(self._number("attack", told.attack, told.attack_of))
            answer.lines.append(self._number("health", told.full_health, told.health_of))
            if told.health < told.full_health:
                wounds = told.full_health - told.health
                answer.lines.append(reader.text("client-tragic-wounds", n=wounds))
        known = {each.word for each in answer.words}
        extra = [each.word for each in told.keywords if each.word not in known]
        answer.words += [keyword(word, reader.lang) for word in extra]
        self._possible(answer, told.at, self._deeds(place, permanent, told))
        return answer

    def _deeds(self, place: int, permanent: Permanent, told: Standing) -> list[Move]:
        """What could ever be done with a permanent by who reads, legal or not."""
        catalogue, topic = self.duel.tables.moves, self.duel.topic
        if topic in (T_TARGET, T_AGAINST, T_STRIKE_BACK):
            return [catalogue.aim[place]]
        if place // SLOTS != self.reader.viewer:
            return []
        found: list[Move] = []
        if told.ally:
            found.append(catalogue.attack[place])
        if permanent.card.is_equipment:
            found.append(catalogue.take_off[place] if told.worn else catalogue.wear[place])
        found += [
            catalogue.use[place * USES + n] for n in range(USES) if nth_use(permanent.card, n) >= 0
        ]
        return found

    def _player(self, word: str) -> Answer | None:
        duel, reader = self.duel, self.reader
        sign = word.removeprefix(where.SEAT)
        if not sign or sign not in SEATS[: duel.seats]:
            return None
        seat = SEATS.index(sign)
        data: dict[str, Any] = reader.view.data()
        answer = TragicAnswer(title=reader.name(seat))
        answer.lines = player_lines(reader, duel, data["players"][seat])
        for each in figures(duel, seat, sources(duel, seat, reader.lang), reader.lang):
            if each.what in (STATS[ST_ARMOUR], STATS[ST_CRITICAL]):
                answer.lines.append(self._number(each.what, each.n, each.of))
            elif each.text:
                answer.lines.append(reader.text("tragic-line", text=each.text))
        aimed: list[Move] = [duel.tables.moves.aim_player[seat]] if duel.topic == T_TARGET else []
        self._possible(answer, word, aimed)
        return answer

    def _discard(self, word: str) -> Answer | None:
        sign = word.removeprefix(where.DISCARD)
        if not sign or sign not in SEATS[: self.duel.seats]:
            return None
        seat = SEATS.index(sign)
        lines = [discard_line(self.reader, self.duel, seat)]
        return TragicAnswer(title=self.reader.name(seat), lines=lines)

    def _item(self, word: str) -> Answer | None:
        number = word.removeprefix(where.CHAIN)
        if not number.isdecimal() or int(number) >= len(self.duel.chain):
            return None
        at = int(number)
        told = announced(self.reader, self.duel, at)
        answer = self._card(self.duel.tables.cards[self.duel.chain[at].card])
        answer.title = self.reader.text("client-tragic-chain-item", n=at + 1)
        answer.lines.insert(0, told.text)
        answer.foreseen = told.foreseen
        if told.foreseen is not None:
            answer.lines += told.foreseen.lines
        return answer

    def _card(self, card: Card) -> TragicAnswer:
        lang = self.reader.lang
        answer = TragicAnswer(title=card_title(card, lang), lines=[card_line(card, lang)])
        answer.card = card.id
        answer.words = [keyword(word, lang) for word in words_of(card)]
        return answer

    def _number(self, what: str, n: int, of: Iterable[Source]) -> str:
        """A number and what it is made of."""
        parts = [self._part(what, part) for part in of]
        words = listed(parts, self.reader.lang)
        return self.reader.text("client-tragic-number", what=what, n=n, parts=words)

    def _part(self, what: str, part: Source) -> str:
        reader = self.reader
        if part.until:
            word, _, sign = part.until.partition(":")
            seat = reader.name(SEATS.index(sign)) if sign else ""
            return reader.text(f"client-tragic-part-{word}", n=part.n, seat=seat)
        if part.at == "radiation":
            return reader.text("client-tragic-part-radiation", n=part.n)
        if part.card and not part.at:
            return reader.text("client-tragic-part-printed", n=part.n)
        if part.card:
            card = id_title(self.duel, part.card, reader.lang)
            return reader.text("client-tragic-part-card", n=part.n, card=card)
        word = "rules" if what == STATS[ST_CRITICAL] else "lasting"
        return reader.text(f"client-tragic-part-{word}", n=part.n)

    # -- what can be done ------------------------------------------------------------------------

    def _possible(self, answer: Answer, word: str, wanted: list[Move]) -> None:
        """The choices with a thing, and why the others of its own are none."""
        reader = self.reader
        own = [move for move in self.legal if where.where_of(self.duel, move) == word]
        answer.choices = [self.choice(reader, move) for move in own]
        if reader.viewer is None or reader.decision is None:
            return
        for move in wanted:
            if move in own:
                continue
            refusal = self._refusal(move)
            if refusal is not None:
                why = Why(rule=refusal.rule, text=self.refuse(refusal, reader))
                if why not in answer.why_not:
                    answer.why_not.append(why)

    def _refusal(self, move: Move) -> Refusal | None:
        viewer, asked = self.reader.viewer, self.reader.asked
        assert viewer is not None
        if not self.reader.is_asked:
            return Refusal("OV-T1", "turn", {"seat": viewer + 1, "asked": asked + 1})
        return self.duel.refusal(move)

    # -- moves and plans -------------------------------------------------------------------------

    def _move(self, move: TragicMove) -> Answer:
        reader, duel = self.reader, self.duel
        name, detail = move_parts(duel, move, reader.lang)
        whole = reader.text("say-move", name=name, detail=detail) if detail else name
        answer = TragicAnswer(title=name, lines=[whole])
        answer.choices = [self.choice(reader, move)]
        assert reader.viewer is not None
        answer.foreseen = foreseen(reader, duel, foresee(duel, reader.viewer, move))
        if answer.foreseen is not None:
            answer.lines += answer.foreseen.lines
        if duel.topic not in (T_TRAITS, T_SKILLS) and move.kind not in (kinds.END, kinds.MULLIGAN):
            self._look_ahead(answer, [move])
        return answer

    def _plan(self, text: str) -> Answer:
        """A list of moves, as a client would send them."""
        reader = self.reader
        by_text = self.duel.tables.moves.by_text
        words = [word.strip() for word in text.split(AND) if word.strip()][:MOST_MOVES]
        answer = TragicAnswer()
        for word in words:
            if word not in by_text:
                refusal = Refusal("OV-N1", "notation", {"text": word[:60]})
                answer.why_not = [Why(rule=refusal.rule, text=self.refuse(refusal, reader))]
                return answer
        plan = [by_text[word] for word in words]
        if not plan or reader.viewer is None or not reader.is_asked:
            refusal = Refusal("OV-T1", "spectator")
            if reader.viewer is not None:
                refused = self._refusal(self.duel.tables.moves.passing)
                refusal = refused or refusal
            answer.why_not = [Why(rule=refusal.rule, text=self.refuse(refusal, reader))]
            return answer
        answer.title = move_parts(self.duel, plan[0], reader.lang)[0]
        self._look_ahead(answer, plan)
        if not answer.why_not:
            seen = foresee_plan(self.duel, plan)
            answer.foreseen = foreseen(reader, self.duel, seen)
            if answer.foreseen is not None and answer.ahead is None:
                answer.lines += answer.foreseen.lines
        return answer

    def _look_ahead(self, answer: TragicAnswer, plan: list[TragicMove]) -> None:
        reader = self.reader
        try:
            found = looked_ahead(reader, self.duel, plan)
        except Stopped as stopped:
            words = reader.text("client-tragic-plan-end", move=str(stopped.move))
            answer.lines.append(words)
            if stopped.refusal is not None:
                text = self.refuse(stopped.refusal, reader)
                answer.why_not.append(Why(rule=stopped.refusal.rule, text=text))
            return
        if found is not None:
            answer.ahead, lines = found
            more = answer.ahead.asked or answer.ahead.effects
            if answer.foreseen is None or more:  # else all is said already
                answer.lines += lines
