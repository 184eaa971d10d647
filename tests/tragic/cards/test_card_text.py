"""What Tragic's cards say: composed from what they do, every word in four languages."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import overseer.tragic.text.cards
import overseer.tragic.text.gifts
import overseer.tragic.text.steps
from overseer.text import COMPLETE, has, translate
from overseer.tragic.card import Ability, Card, Gift
from overseer.tragic.cards import find as find_cards
from overseer.tragic.cards import gallery
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.cards.grammar import read_amount, read_condition, read_cost, read_gift
from overseer.tragic.cards.steps import SHAPES, read_step
from overseer.tragic.text.cards import (
    ability_text,
    cost_text,
    flavour,
    name,
    radiation_lines,
    rules_lines,
    rules_text,
    type_line,
)
from overseer.tragic.text.gifts import amount_number, condition_text, gift_text
from overseer.tragic.text.steps import Clauses, keyword_text
from overseer.tragic.words import (
    ANSWERS,
    COUNTS,
    DAMAGE,
    KEYWORDS,
    KINDS,
    LETTERS,
    ON_USE,
    PLACES,
    STATS,
    TARGETS,
    TYPES,
    UNTIL,
    WHEN,
    WHOM,
)

CARD = '[[card]]\nname = "mine"\nlevel = 1\nsource = "designed"\n'


def card_of(lines: str) -> Card:
    """A card in a set of its own."""
    return load_text(f'name = "mine"\n{CARD}{lines}').cards[0]


def said(lines: str, lang: str = "en") -> str:
    return rules_text(card_of(lines), lang)


def aimed() -> Ability:
    ability = Ability(ON_USE)
    ability.target = TARGETS.index("opposing-ally")
    return ability


def clause(step: str, lang: str = "en") -> str:
    return Clauses(aimed(), lang).clause(read_step(step))


# ---- Every word in every language ----------------------------------------------------------------


def messages() -> Iterator[str]:
    """The message of every word of the vocabulary."""
    for kind, words in (
        ("kind", KINDS),
        ("type", TYPES),
        ("place", PLACES),
        ("keyword", KEYWORDS),
        ("answer", ANSWERS),
        ("target", TARGETS[1:]),
        ("whom", WHOM),
    ):
        for word in words:
            yield f"tragic-{kind}-{word}"
    for word in WHEN:
        if word != "use":  # what is used says what it costs
            yield f"tragic-when-{word}"
    for word in COUNTS:
        yield "tragic-if-letter" if word in LETTERS else f"tragic-if-{word}"
        if word not in LETTERS:
            yield f"tragic-count-{word}"
    for word in STATS:
        letter = word.removeprefix("cheaper-") in list(LETTERS)
        yield "tragic-gift-cheaper-letter" if letter else f"tragic-gift-{word}"
    for word in SHAPES:
        yield f"tragic-step-{word}"
    for word in KEYWORDS:
        yield f"glossary-{word}"


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_word_of_the_vocabulary_has_its_message(lang: str) -> None:
    assert [message for message in messages() if not has(lang, message)] == []


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_step_is_said_for_everybody_it_may_reach(lang: str) -> None:
    for shape in SHAPES.values():
        first = clause(shape.example, lang)
        assert first
        told = {first}
        for whom in shape.whom:
            step = read_step(shape.example)
            step.whom = WHOM.index(whom)
            told.add(Clauses(aimed(), lang).clause(step))
        assert len(told) >= len(shape.whom), shape.example


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_number_kind_and_end_is_told_apart(lang: str) -> None:
    assert len({clause(f"damage 3 {kind} opponent", lang) for kind in DAMAGE}) == len(DAMAGE)
    assert len({clause(f"gain armour 2 {until}", lang) for until in UNTIL}) == len(UNTIL)
    gifts = {gift_text(Gift(stat, 2), lang) for stat in range(len(STATS))}
    assert len(gifts) == len(STATS)
    conditions = {
        condition_text(read_condition(f"{count} {compare} 3"), lang)
        for count in COUNTS
        for compare in (">=", "<=", "=")
    }
    # STEALTH and a frame are had or not had: three comparisons say one thing of two.
    assert len(conditions) == 3 * (len(COUNTS) - 2) + 2
    assert clause("draw 1", lang) != clause("draw 2", lang).replace("2", "1")


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("word", ["stealth", "frame"])
def test_what_is_had_or_not_had(word: str, lang: str) -> None:
    has_it, has_not = (
        condition_text(read_condition(f"{word} {rest}"), lang) for rest in (">= 1", "= 0")
    )
    assert has_it != has_not


# ---- Sentences -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "(S+P+1)×2+3 fire damage, 2 strikes."),
        ("fr", "(S+P+1)×2+3 dégâts de feu, 2 coups."),
        ("de", "(S+P+1)×2+3 Feuerschaden, 2 Treffer."),
        ("es", "(S+P+1)×2+3 de daño de fuego, 2 golpes."),
    ],
)
def test_a_strike(lang: str, text: str) -> None:
    lines = (
        'kind = "attack"\nletters = "SP"\ncost = "SP"\nstrike = "S+P+1 x2 fire 2 strikes plus 3"'
    )
    assert said(lines, lang) == text


ALLY = """kind = "ally"
letters = "C"
cost = "C"
attack = 1
health = 2
keywords = ["martyr 2", "horde"]
[[card.ability]]
when = "use"
engage = true
cost = "C1"
if = "allies >= 2"
target = "opposing-ally"
target_is = "robot|animal level:2"
do = ["damage S fire target", "engage target"]
"""


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "MARTYR x2, HORDE. If you have at least 2 allies, engage, pay C+1: an opposing ally "
            "(robot or animal, level 2 at most) takes S fire damage, then engage the target.",
        ),
        (
            "fr",
            "MARTYR x2, HORDE. Si vous avez au moins 2 Alliés, engagez cette carte, payez C+1\xa0: "
            "un Allié adverse (robot ou animal, niveau 2 au plus) subit S dégâts de feu, puis "
            "engagez la cible.",
        ),
        (
            "de",
            "MÄRTYRER x2, HORDE. Falls du mindestens 2 Verbündete hast, erschöpfe diese Karte, "
            "zahle C+1: Ein gegnerischer Verbündeter (Roboter oder Tier, höchstens Stufe 2) "
            "erleidet S Feuerschaden, dann erschöpfe das Ziel.",
        ),
        (
            "es",
            "MÁRTIR x2, HORDA. Si tienes al menos 2 Aliados, giras esta carta, pagas C+1: un "
            "Aliado rival (robot o animal, nivel 2 como mucho) sufre S de daño de fuego y luego "
            "giras ese objetivo.",
        ),
    ],
)
def test_an_ally_that_aims(lang: str, text: str) -> None:
    assert said(ALLY, lang) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Your opponent shows you their hand, discards 2 cards, then loses 4 HP."),
        ("fr", "Votre adversaire vous montre sa main, défausse 2 cartes, puis perd 4 PV."),
        ("de", "Dein Gegner zeigt dir seine Hand, legt 2 Karten ab und verliert 4 LP."),
        ("es", "Tu rival te muestra su mano, descarta 2 cartas y luego pierde 4 PV."),
    ],
)
def test_who_acts_on_is_not_named_again(lang: str, text: str) -> None:
    steps = '["show-hand opponent", "discard 2 opponent", "lose 4 opponent"]'
    assert said(action(f"do = {steps}"), lang) == text


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ('["lose 4 opponent", "draw 1"]', "Dein Gegner verliert 4 LP, dann ziehe 1 Karte."),
        ('["draw 1", "lose 4 opponent"]', "Ziehe 1 Karte; dann: Dein Gegner verliert 4 LP."),
        (
            '["refresh 1", "gain armour 1 you end"]',
            "Mache 1 deiner SPECIAL-Punkte bereit; dann: Bis zum Ende des Zuges +1 Rüstung.",
        ),
        (
            '["draw 1", "take-off-drug", "lose 2"]',
            "Ziehe 1 Karte, lege deine Drogen ab (du bist nicht mehr süchtig), dann verliere 2 LP.",
        ),
    ],
)
def test_an_order_follows_what_happens(steps: str, text: str) -> None:
    assert said(action(f"do = {steps}"), "de") == text


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "lay an ability card from your hand, if you wish", "lay up to 2 ability cards"),
        ("fr", "posez 1 Aptitude de votre main, si vous le voulez", "posez jusqu’à 2 Aptitudes"),
        ("de", "lege, wenn du willst, 1 Fähigkeit aus deiner Hand", "lege bis zu 2 Fähigkeiten"),
        ("es", "colocas, si quieres, 1 Aptitud de tu mano", "colocas hasta 2 Aptitudes"),
    ],
)
def test_nobody_has_to_lay(lang: str, one: str, two: str) -> None:
    assert clause("lay 1", lang) == one
    assert clause("lay 2", lang).startswith(two)


def action(steps: str) -> str:
    return f'kind = "action"\nletters = "C"\ncost = "C"\n[[card.ability]]\nwhen = "cast"\n{steps}'


def reaction(steps: str) -> str:
    return (
        'kind = "reaction"\nletters = "A"\ncost = "A"\nanswers = ["attack", "movement"]\n'
        f'[[card.ability]]\nwhen = "cast"\n{steps}'
    )


def test_a_reaction_says_what_it_answers() -> None:
    text = "In answer to an attack card or an attack by allies: dodge the attack fully."
    assert said(reaction('do = ["dodge"]')) == text


def test_a_roll_and_a_choice() -> None:
    roll = 'roll = 1\ndo = ["draw 2"]\nelse = ["lose 2"]'
    assert said(reaction(roll)).endswith("roll a die; on a 1 draw 2 cards; otherwise lose 2 HP.")
    modes = 'choose = [["draw 1"], ["heal 3", "cure 1"]]'
    choice = "choose one – draw 1 card; or heal 3 HP, then your radiation falls by 1."
    assert said(reaction(modes)).endswith(choice)
    assert "your opponents choose" in said(reaction(f'{modes}\nby = "opponents"'))


OBJECT = 'kind = "drug"\nletters = "E"\ncost = "E"\nstays = true\n[[card.ability]]\n'


@pytest.mark.rule("TR-W21")
def test_an_addiction_is_a_toll() -> None:
    toll = 'when = "upkeep"\ncost = "1"\ndiscards = 1\ndo = []\nelse = ["lose 4"]'
    text = "Stays in play. ADDICTED: pay 1 or discard 1 card; otherwise lose 4 HP."
    assert said(OBJECT + toll) == text


@pytest.mark.rule("TR-W30")
def test_a_price_that_may_be_paid_by_life() -> None:
    use = 'when = "use"\ncost = "EE"\npay_by_life = true\ndo = ["stealth"]'
    assert said(OBJECT + use).endswith("Pay EE (1 HP for each point not paid): gain STEALTH.")


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("once = true\nlife = 2", "Once a turn, lose 2 HP:"),
        ("own_turn = true\nsacrifice = true", "In your turn, discard this card:"),
        ("in_upkeep = true\ndiscards = 2", "In your upkeep, discard 2 cards:"),
        ("while_engaged = true\nonce = true", "Once a turn, even while engaged:"),
    ],
)
def test_prices_and_bounds_of_a_use(keys: str, words: str) -> None:
    text = said(f'{OBJECT}when = "use"\n{keys}\ndo = ["draw 1"]')
    assert text.endswith(f"{words} draw 1 card.")


def test_an_optional_trigger() -> None:
    text = said(f'{OBJECT}when = "hurt"\nmay = true\nonce = true\ndo = ["draw 1"]')
    assert text.endswith("When you lose HP to an attack, once a turn, if you wish: draw 1 card.")


def test_what_counts_a_target_names_it_first() -> None:
    lines = (
        'kind = "action"\nletters = "C"\ncost = "C"\n[[card.ability]]\nwhen = "cast"\n'
        'target = "own-ally"\ndo = ["heal 2*target-health", "return target"]'
    )
    assert said(lines) == (
        "Choose one of your allies: heal 2×X HP (X = the target’s health), then return the target "
        "to its owner’s hand."
    )


@pytest.mark.parametrize(
    ("amount", "number"), [("3", 3), ("S/2", "S/2"), ("1+2*S", "1+2×S"), ("2*allies", "2×X")]
)
def test_amounts(amount: str, number: int | str) -> None:
    assert amount_number(read_amount(amount)) == number


def test_a_number_is_told_with_its_sign_and_its_condition() -> None:
    assert gift_text(read_gift("critical -2"), "en") == "−2 critical chances"
    assert gift_text(read_gift("cheaper-ally -1"), "en") == "allies cost 1 more"
    factor = "+1 to the multiplier of your critical hits (×3 instead of ×2 without other bonuses)"
    assert gift_text(read_gift("critical-factor 1"), "en") == factor
    assert "(×(2+S) instead of ×2" in clause("gain critical-factor S")
    dodge = "+1 dodge: an attack card misses you if a die shows your dodge or less"
    assert gift_text(read_gift("dodge 1"), "en") == dodge
    text = gift_text(read_gift("draw-rate -1 if frame = 0"), "de")
    assert text == "−1 Karte in der Ziehphase, falls du keinen Rahmen trägst"


@pytest.mark.parametrize("once", ["once = true\n", ""])
def test_equipment_stays_worn_when_it_is_used(once: str) -> None:
    ability = f'[[card.ability]]\nwhen = "use"\nengage = true\n{once}do = ["draw 1"]'
    worn = f'kind = "weapon"\nletters = "I"\ncost = "I"\nplace = "head"\n{ability}'
    assert said(worn, "en") == "Once a turn: draw 1 card."
    kept = f'kind = "object"\nletters = "I"\ncost = "I"\nstays = true\n{ability}'
    assert said(kept, "en").endswith("ngage: draw 1 card.")


def test_indices_of_keywords() -> None:
    martyr, horde = KEYWORDS.index("martyr"), KEYWORDS.index("horde")
    assert keyword_text(martyr, 1, "en") == "MARTYR x1"
    assert keyword_text(horde, 1, "en") == "HORDE"


# ---- The face of a card --------------------------------------------------------------------------


def test_costs() -> None:
    assert cost_text(read_cost("SSP1")) == "SSP+1"
    assert cost_text(read_cost("SSP1"), master=bytes([1, 0])) == "PSS+1"
    assert cost_text(read_cost("3")) == "3"
    assert cost_text(read_cost("")) == "0"


def test_the_type_line() -> None:
    visor = 'kind = "armour"\nletters = "P"\ncost = "P"\nplace = "head"\ntypes = ["helmet"]'
    assert type_line(card_of(visor), "fr") == "Armure ★ – casque, tête"
    frame = 'kind = "armour"\nletters = "E"\ncost = "E"\nplace = "frame"\ntypes = ["frame"]'
    assert type_line(card_of(frame), "fr") == "Armure ★ – châssis"
    assert type_line(card_of('kind = "trait"\nrace = true\ntypes = ["ghoul"]'), "de") == (
        "Eigenschaft ★ – Volk, Ghul"
    )


def test_a_set_of_ones_own_brings_its_names() -> None:
    plain = card_of('kind = "skill"')
    assert (name(plain, "de"), flavour(plain, "de")) == ("Mine", "")
    titled = card_of('kind = "skill"\ntitle = { en = "Pick", de = "Picke" }\nflavour = "Dig."')
    assert [name(titled, lang) for lang in ("en", "de", "fr")] == ["Pick", "Picke", "Pick"]
    assert flavour(titled, "es") == "Dig."


# ---- The standard set ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_card_of_the_standard_set_reads_well(lang: str) -> None:
    for card in standard().cards:
        for line in rules_lines(card, lang):
            assert line.endswith("."), (card.id, line)
            assert line[0] == line[0].upper(), (card.id, line)
            assert "  " not in line, (card.id, line)
            assert ".." not in line, (card.id, line)
            assert len(line) < 300, (card.id, line)
        assert name(card, lang)
        assert type_line(card, lang)
    assert len(radiation_lines(standard().radiation, lang)) == 5


@pytest.mark.parametrize("lang", COMPLETE)
def test_cards_that_do_different_things_say_different_things(lang: str) -> None:
    for card in standard().cards:
        texts = [ability_text(ability, card, lang) for ability in card.abilities]
        assert len(set(texts)) == len(texts), card.id


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_gallery_in_the_docs_is_the_standard_set(lang: str) -> None:
    page = Path(__file__).parents[3] / "docs" / "gallery" / f"tragic.{lang}.md"
    assert page.read_text(encoding="utf-8") == gallery.markdown(lang), (
        "run: python -m overseer.tragic.cards.gallery"
    )


# ---- Finding cards -------------------------------------------------------------------------------


def test_cards_are_found_by_what_they_are_and_say() -> None:
    cards = standard()
    allies = find_cards.matching(cards, "en", letter=3, kind=KINDS.index("ally"), level=2)
    assert allies
    assert all(3 in card.letters and card.level == 2 and card.is_ally for card in allies)
    dodging = find_cards.matching(cards, "fr", words="ESQUIVEZ totalement")
    assert dodging
    assert all("esquivez totalement" in rules_text(card, "fr").lower() for card in dodging)
    assert find_cards.matching(cards, "en", words="no such words") == []


def test_words_for_kinds_letters_and_names() -> None:
    assert find_cards.kind_of("Réaction") == find_cards.kind_of("reaction")
    assert find_cards.kind_of("verbundeter") == KINDS.index("ally")
    assert find_cards.kind_of("dog") is None
    assert (find_cards.letter_of("s"), find_cards.letter_of("Chance")) == (0, 6)
    assert find_cards.letter_of("Q") is None
    cards = standard()
    assert [card.level for card in find_cards.named(cards, "bat-blow", "en")] == [1, 2, 3]
    assert [card.id for card in find_cards.named(cards, "bat-blow-2", "en")] == ["bat-blow-2"]
    spoken = translate("de", "card-tragic-bat-blow").upper()
    assert len(find_cards.named(cards, spoken, "de")) == 3
    assert "bat-blow-1" in find_cards.near(cards, "batblow-1", "en")


@pytest.mark.parametrize(
    "module", [overseer.tragic.text.cards, overseer.tragic.text.gifts, overseer.tragic.text.steps]
)
def test_the_examples_in_the_sources_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)
