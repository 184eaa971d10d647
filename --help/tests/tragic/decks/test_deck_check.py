"""What is wrong with a deck, by its rule, and what is unwise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.text import LANGUAGES
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.check import Finding, check, is_early, starting_points
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.words import ABILITY, ACTION, ATTACK, REACTION, C, I, S

CARDS = standard()


def numbers(*ids: str) -> list[int]:
    return [CARDS.by_id[id].number for id in ids]


# A deck of strength and charisma with which nothing is wrong. The ready decks are tuned now and
# then; this one stays as it is.
ALLIES = (
    *("volunteer-1", "minuteman-1", "pack-hound-1", "fanatic-1", "caravan-guard-1"),
    *("caravan-trader-1", "campfire-cook-1", "raider-bruiser-1", "pit-fighter-1"),
    *("mutant-bomber-1", "rust-devil-2", "super-mutant-brute-2", "arena-champion-2", "charger-2"),
    *("militia-captain-3", "super-mutant-behemoth-3", "bess-anvil-2", "dogmeat-2"),
)
OTHERS = (
    *("punch-1", "bat-blow-1", "whip-crack-1", "cutting-remark-1", "claw-blow-1", "ground-slam-3"),
    *("pep-talk-1", "field-promotion-1", "stampede-1", "call-to-arms-2", "infighting-2"),
    *("show-of-force-3", "war-cry-1", "shoulder-throw-1", "smash-to-pieces-1", "raise-the-flag-2"),
    *("underground-passage-1", "human-shield-1", "close-ranks-1", "change-of-heart-2", "brace-1"),
    *("megaphone-1", "evening-wear-1", "fighting-pit-2"),
)
ABILITIES = [
    card.number for card in CARDS.cards if card.kind == ABILITY and card.letters[0] in (S, C)
]
HORDE = Deck(
    "horde",
    ABILITIES + numbers(*ALLIES, *OTHERS),
    numbers("natural-leader-2"),
    numbers("drill-1", "training-1", "intimidation-1"),
)


def changed(
    deck: Deck = HORDE,
    out: tuple[str, ...] = (),
    into: tuple[str, ...] = (),
    traits: tuple[str, ...] | None = None,
    skills: tuple[str, ...] | None = None,
) -> Deck:
    """A deck with some cards less and some more."""
    left = list(deck.cards)
    for number in numbers(*out):
        left.remove(number)
    return Deck(
        "changed",
        left + numbers(*into),
        deck.traits if traits is None else numbers(*traits),
        deck.skills if skills is None else numbers(*skills),
    )


def found(deck: Deck, format: str = "singleton") -> dict[str, Finding]:
    """Every finding by its word; each has a sentence in every language."""
    findings = check(deck, format, CARDS)
    for finding in findings:
        assert all(finding.text(lang) for lang in LANGUAGES)
    return {finding.word: finding for finding in findings}


def the_error(deck: Deck, rule: str, format: str = "singleton") -> str:
    """The word of the only error, which names that rule."""
    (error,) = [finding for finding in found(deck, format).values() if finding.error]
    assert error.refusal.rule == rule
    return error.word


def warning(deck: Deck, word: str) -> dict[str, int | str]:
    """The arguments of a warning; nothing is wrong with the deck otherwise."""
    findings = found(deck)
    assert not any(finding.error for finding in findings.values())
    return findings[word].refusal.args


def test_nothing_to_complain_about() -> None:
    assert found(HORDE) == {}


@pytest.mark.rule("TR-S2")
def test_fifty_nine_and_sixty_one_cards() -> None:
    assert the_error(changed(out=("punch-1",)), "TR-S2") == "size"
    assert the_error(changed(into=("punch-2",)), "TR-S2") == "size"


@pytest.mark.rule("TR-S1")
@pytest.mark.parametrize(("format", "most"), FORMATS.items())
def test_each_format_has_its_number_of_copies(format: str, most: int) -> None:
    out = ("bat-blow-1", "whip-crack-1", "claw-blow-1", "war-cry-1")
    legal = changed(out=out[: most - 1], into=("punch-1",) * (most - 1))
    assert not any(finding.error for finding in found(legal, format).values())
    many = changed(out=out[:most], into=("punch-1",) * most)
    assert the_error(many, "TR-S1", format) == "copies"


@pytest.mark.rule("TR-S1")
def test_another_level_is_another_card() -> None:
    deck = changed(out=("bat-blow-1", "claw-blow-1"), into=("punch-2", "punch-3"))
    assert "copies" not in found(deck)


@pytest.mark.rule("TR-S7")
def test_two_races_and_the_same_trait_twice() -> None:
    assert the_error(changed(traits=("human-1", "ghoul-2")), "TR-S7") == "races"
    assert the_error(changed(traits=("kamikaze-1", "kamikaze-1")), "TR-S7") == "twice"
    assert the_error(changed(skills=("drill-1", "drill-1", "training-1")), "TR-S7") == "twice"


@pytest.mark.rule("TR-S3")
def test_three_traits() -> None:
    assert the_error(changed(traits=("kamikaze-1", "jinx-1", "nerd-rage-1")), "TR-S3") == "traits"


@pytest.mark.rule("TR-S4")
def test_three_skills_or_four_with_the_trait() -> None:
    four = ("drill-1", "training-1", "scouting-1", "first-aid-1")
    assert the_error(changed(skills=four[:2]), "TR-S4") == "skills"
    assert the_error(changed(skills=four), "TR-S4") == "skills"
    assert "skills" not in found(changed(traits=("undecided-1",), skills=four))
    # TR-S3: beside “no trait” the other one is removed, and the fourth skill with it.
    bluff = changed(traits=("undecided-1", "no-trait-1"), skills=four)
    assert the_error(bluff, "TR-S4") == "skills"


@pytest.mark.rule("TR-S2")
def test_fewer_than_eighteen_abilities_are_unwise_not_wrong() -> None:
    deck = changed(out=("hammer-arm-1",), into=("punch-2",))
    assert warning(deck, "few-abilities") == {"deck": "changed", "n": 17, "low": 18}


def test_too_many_abilities() -> None:
    spare = [card.id for card in CARDS.cards if card.kind == ABILITY and card.letters[0] == I]
    cheap = [CARDS.cards[n].id for n in HORDE.cards if CARDS.cards[n].kind != ABILITY][:9]
    assert warning(changed(out=tuple(cheap), into=tuple(spare)), "many-abilities")["n"] == 27


def test_few_early_plays_and_a_high_curve() -> None:
    low = [CARDS.cards[n].id for n in HORDE.cards if CARDS.cards[n].level == 1]
    low = [id for id in low if CARDS.by_id[id].kind != ABILITY]
    high = [
        card.id
        for card in CARDS.cards
        if card.level > 1 and card.price >= 4 and card.number not in HORDE.cards
    ][: len(low)]
    findings = found(changed(out=tuple(low), into=tuple(high)))
    assert findings["few-early"].refusal.args["n"] == 0
    assert "dear" in findings


def test_what_can_be_cast_at_once() -> None:
    points = starting_points(HORDE, CARDS)
    assert points == [1] * 7
    assert is_early(CARDS.by_id["punch-1"], points)
    assert not is_early(CARDS.by_id["punch-2"], points)
    assert not is_early(CARDS.by_id["brace-1"], points)  # a reaction waits for the opponent
    assert not is_early(CARDS.by_id["hammer-arm-1"], points)
    weak = starting_points(changed(traits=("nerd-rage-1",)), CARDS)
    assert not is_early(CARDS.by_id["punch-1"], weak)


def test_letters_that_the_abilities_do_not_serve() -> None:
    never = warning(changed(out=("punch-1",), into=("laser-burst-2",)), "unpayable")
    assert (never["card"], never["letter"], never["need"]) == ("laser-burst-2", "I", 2)
    one = changed(out=("punch-1", "bat-blow-1"), into=("laser-burst-2", "energy-expert-1"))
    assert warning(one, "off-letter")["n"] == 1
    assert "off-letter" not in found(changed(out=("punch-1",), into=("laser-burst-1",)))


def test_no_answers_and_no_threats() -> None:
    reactions = [CARDS.cards[n].id for n in HORDE.cards if CARDS.cards[n].kind == REACTION]
    others = ("title-fight-2", "bloodlust-2", "raze-3", "exile-2", "ultimatum-2")
    deck = changed(out=tuple(reactions), into=others[: len(reactions)])
    assert warning(deck, "few-answers")["n"] == 0
    idle = Deck(
        "idle",
        [n for n in CARDS.pool if CARDS.cards[n].kind in (ABILITY, ACTION, REACTION)][:60],
        (),
        HORDE.skills,
    )
    assert "few-threats" in found(idle)


def test_cards_for_allies_without_allies() -> None:
    attacks = [
        card.id for card in CARDS.cards if card.kind == ATTACK and card.number not in HORDE.cards
    ]
    deck = changed(out=ALLIES[2:], into=tuple(attacks[: len(ALLIES) - 2]))
    served = warning(deck, "no-allies-served")
    assert served["allies"] == 2
    assert int(served["n"]) >= 4  # pep talk, promotion, stampede, megaphone


def test_no_threat_at_all_is_said_without_a_number() -> None:
    finding = Finding(False, "TR-A2", "few-threats", {"deck": "idle", "n": 0, "low": 12})
    assert finding.text("en").startswith("There is no attack card and no ally in it:")


def test_a_skill_for_allies_without_allies() -> None:
    attacks = [
        card.id for card in CARDS.cards if card.kind == ATTACK and card.number not in HORDE.cards
    ]
    drill = CARDS.by_id["drill-1"].number
    for kept, said in ((3, False), (2, True), (0, True)):
        deck = changed(out=ALLIES[kept:], into=tuple(attacks[: len(ALLIES) - kept]))
        planned = Deck(deck.name, deck.cards, deck.traits, (*HORDE.skills[:2], drill))
        assert ("idle-skill" in found(planned)) == said
        if said:
            args = warning(planned, "idle-skill")
            assert (args["card"], args["allies"]) == ("drill-1", kept)


@pytest.mark.parametrize(
    ("trait", "what"),
    [("hermit-2", "allies"), ("deathclaw-3", "equipment"), ("hot-headed-1", "reactions")],
)
def test_cards_that_a_trait_makes_useless(trait: str, what: str) -> None:
    deck = changed(traits=(trait,))
    idle = [f for f in check(deck, "singleton", CARDS) if f.word == "idle"]
    assert what in [finding.refusal.args["what"] for finding in idle]


@pytest.mark.rule("TR-W26")
def test_the_brotherhood_shuns_synths() -> None:
    deck = changed(out=("volunteer-1",), into=("brotherhood-initiate-1",), traits=("synth-2",))
    idle = found(deck)["idle"]
    assert (idle.refusal.rule, idle.refusal.args["n"]) == ("TR-W26", 1)


@pytest.mark.rule("TR-W24")
def test_the_brotherhood_and_its_enemies_do_not_go_together() -> None:
    deck = changed(out=("volunteer-1",), into=("brotherhood-initiate-1",))
    assert "hunted" in found(deck)
    assert "hunted" not in found(HORDE)


@given(
    st.lists(st.sampled_from(CARDS.pool), max_size=80),
    st.lists(st.sampled_from(CARDS.traits), max_size=4),
    st.lists(st.sampled_from(CARDS.skills), max_size=5),
    st.sampled_from(list(FORMATS)),
)
def test_any_deck_can_be_checked(
    cards: list[int], traits: list[int], skills: list[int], format: str
) -> None:
    findings = check(Deck("any", cards, traits, skills), format, CARDS)
    errors = [finding.error for finding in findings]
    assert errors == sorted(errors, reverse=True)
    assert (len(cards) == 60) == ("size" not in [finding.word for finding in findings])
