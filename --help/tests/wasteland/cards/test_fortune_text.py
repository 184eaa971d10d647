"""What the campaign's cards say: composed from what they do, in four languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from overseer.text import LANGUAGES, has
from overseer.wasteland.campaign_words import (
    BOOST_EFFECTS,
    BOOST_KINDS,
    DEEDS,
    EVENT_EFFECTS,
    LASTS,
    MOMENTS,
    OUTCOMES,
    PERK_POWERS,
    V_BEAST,
    V_TEST_CONDITION,
    V_TEST_HURT,
    WHO,
)
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.cards.find import matching, named
from overseer.wasteland.cards.fortune_grammar import read_event_effect, read_gain
from overseer.wasteland.text.cards import Fortune, flavour, head_line, name, rules_lines, rules_text
from overseer.wasteland.text.fortune import event_effect_text, structure_text
from overseer.wasteland.text.quests import deed_text, gain_text
from tests.wasteland.card_sample import FILE
from tests.wasteland.fortune_sample import FORTUNE

SET = standard()
TOLD: tuple[Fortune, ...] = (*SET.events, *SET.explorations, *SET.quests)
FORTUNES: tuple[Fortune, ...] = (*SET.perks, *SET.boosts, *TOLD)


def card(kind: str, id: str) -> Fortune:
    return next(each for each in FORTUNES if each.id == id and kind in type(each).__name__.lower())


def said(kind: str, id: str, lang: str = "en") -> str:
    return rules_text(card(kind, id), SET, lang)


# ---- Every word in every language ----------------------------------------------------------------


def messages() -> Iterator[str]:
    """The message of every word of the vocabulary that has one of its own."""
    effects = [
        word
        for at, word in enumerate(EVENT_EFFECTS)
        if at not in (V_TEST_HURT, V_TEST_CONDITION, V_BEAST)
    ]
    for kind, words in (
        ("power", PERK_POWERS),
        ("boost", BOOST_KINDS),
        ("kind", BOOST_KINDS),
        ("moment", MOMENTS),
        ("does", BOOST_EFFECTS),
        ("who", WHO),
        ("lasts", LASTS[1:]),
        ("event", effects),
        ("gain", OUTCOMES),
        ("deed", DEEDS),
    ):
        for word in words:
            yield f"wasteland-fortune-{kind}-{word}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_message(lang: str) -> None:
    assert [message for message in messages() if not has(lang, message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_something(lang: str) -> None:
    for each in FORTUNES:
        assert name(each, lang) != each.id
        assert head_line(each, lang)
        lines = rules_lines(each, SET, lang)
        assert lines
        assert all(line.endswith(".") and line[0] == line[0].upper() for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_of_a_kind_do_not_say_the_same(lang: str) -> None:
    """But perks may be steps of one ladder, and settlement perks are needed for structures."""
    for kind in (SET.boosts, SET.events, SET.explorations, SET.quests):
        names = [name(each, lang) for each in kind]
        assert len(set(names)) == len(names)
        texts = [head_line(each, lang) + rules_text(each, SET, lang) for each in kind]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_explorations_and_quests_tell_a_story(lang: str) -> None:
    stories = [flavour(each, lang) for each in TOLD]
    assert all(stories)
    assert len(set(stories)) == len(stories)
    assert flavour(SET.perks[0], lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_gain_and_deed_is_said(lang: str) -> None:
    phrases = (
        *("caps 5", "caps -5", "item any", "item 2 chem", "card stimpak", "boost any"),
        *("boost 2 cunning", "consequence gun-for-hire", "harm 1 energy", "perk medic"),
        *("leader veteran", "land 5", "quest treasure-map-1", "structure pump", "lose"),
        *("limit 10", "limit -10", "power 2", "water -2"),
    )
    gains = [gain_text(read_gain(phrase), SET, lang) for phrase in phrases]
    assert len(set(gains)) == len(phrases)
    deeds = [deed_text(deed, 2, lang) for deed in range(len(DEEDS))]
    assert len(set(deeds)) == len(DEEDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_of_events_are_said_up_and_down(lang: str) -> None:
    phrases = ("skill 1", "skill -1", "skill -1 rifle", "slow 1", "fast 1", "slow 2")
    texts = {event_effect_text(read_event_effect(phrase), lang) for phrase in phrases}
    assert len(texts) == len(phrases)


# ---- Single cards --------------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WC-P2")
def test_perks() -> None:
    stranger = card("perk", "mysterious-stranger-2")
    assert head_line(stranger, "en") == (
        "Perk · needs Luck 5 · needs “Mysterious Stranger” · 13 caps"
    )
    assert said("perk", "mysterious-stranger-2", "de") == "Der Fremde macht 3 Schaden."
    assert head_line(card("perk", "attack-dog"), "es") == "Ventaja · solo para perros · 10 chapas"
    assert said("perk", "mountain-goat") == "Climbs without a test, no damage from falls."
    assert said("perk", "local-leader", "fr") == "Certaines Structures la demandent."
    workshop = structure_text("wb-weapon", "en")
    assert said("perk", "gun-nut-rifle") == (
        f"Once a campaign, a structure free of charge: {workshop}. Mods may be attached to rifles."
    )


@pytest.mark.rule("WC-B1")
def test_boosts() -> None:
    boost = card("boost", "put-your-back-into-it")
    assert head_line(boost, "fr") == "Boost Ruse · 2 cartes · 4 Caps"
    assert said("boost", boost.id) == (
        "Before your model rolls for an attack: one yellow, green or blue die becomes a black die."
    )
    assert said("boost", boost.id, "de") == (
        "Vor dem Wurf deines Modells für einen Angriff: "
        "Ein gelber, grüner oder blauer Würfel wird zu einem schwarzen."
    )
    assert said("boost", "safecracker", "es").startswith(
        "Después de la tirada de tu miniatura para una prueba que no sea un ataque: "
    )
    assert said("boost", "barroom-bottle").endswith(": + 2 bottles.")
    assert said("boost", "on-my-mark", "fr").endswith("\xa0: un allié à portée rouge devient Prêt.")


@pytest.mark.rule("WC-E2", "WC-E3")
def test_events() -> None:
    cloud = card("event", "dust-cloud")
    assert head_line(cloud, "en") == "Event · turned up as soon as it is on top"
    assert said("event", "dust-cloud") == "This round: no ranged attacks."
    assert said("event", "night-falls", "de") == (
        "Bis zum Ende des Gefechts: niemand sieht weiter als Schwarz."
    )
    # What is said of the same models, or for the same time, is one sentence.
    assert said("event", "blinding-sun") == "This round: rifle −2, heavy weapons −1."
    assert (
        said("event", "lull-in-the-fighting") == "Every model: heal 1 damage, all conditions end."
    )
    assert rules_lines(card("event", "rad-storm"), SET, "es") == [
        "Esta ronda: nadie ve más allá de la regla azul.",
        "Cada miniatura: prueba de Resistencia; si falla, 1 de daño de radiación.",
    ]
    assert said("event", "black-frost", "de") == (
        "Jedes Modell: Probe auf Beweglichkeit, sonst eingefroren."
    )


@pytest.mark.rule("WC-E7")
def test_a_consequence_says_what_its_owner_does() -> None:
    gun = SET.event("gun-for-hire")
    assert head_line(gun, "fr") == "Conséquence"
    assert rules_text(gun, SET, "en") == (
        "The owner chooses any model; it is attacked with skill 6 for 3 physical damage."
    )


@pytest.mark.rule("WC-S8")
def test_explorations() -> None:
    assert said("exploration", "gun-for-hire") == (
        "Pay 30 caps: put the consequence “Gun for Hire” into your next event deck."
    )
    assert said("exploration", "collapsed-overpass") == (
        "Leader’s Strength test at −1: draw 2 items. "
        "Failure: 2 physical damage for your next force."
    )
    assert said("exploration", "toll-bridge", "de") == (
        "20 Kronkorken zahlen: Ziehe 2 Schübe (taktisch). "
        "Ohne zu zahlen: 1 physischer Schaden für deine nächste Truppe."
    )
    assert said("exploration", "radstag-trail").endswith("Failure: nothing happens.")
    machine = said("exploration", "vending-machine")
    assert machine.startswith("Only for 20 caps. Leader’s Luck test: ")
    assert head_line(card("exploration", "buried-cache"), "es") == "Exploración · 2 cartas"


@pytest.mark.rule("WC-Q2")
def test_quests() -> None:
    quest = SET.quest("lost-patrol-1")
    assert head_line(quest, "en") == "Quest · part 1"
    assert rules_lines(quest, SET, "en") == [
        "Deed: empty 2 searchable markers.",
        "Reward: get 50 caps.",
        "Goes on with: The Lost Patrol: Bring Them Home or The Lost Patrol: Make Them Pay.",
    ]
    assert head_line(SET.quest("wanted-dead"), "fr") == "Quête · peut être refaite"
    assert head_line(SET.quest("treasure-map-1"), "en").endswith("must be heard of first")
    assert rules_lines(SET.quest("iron-ring-3"), SET, "de")[0] == (
        "Tat: Mache keinen Fernkampfangriff; gewinne das Gefecht."
    )


def test_cards_of_ones_own_are_called_by_their_ids() -> None:
    mine = load_text(FORTUNE, FILE)
    (cave,) = mine.explorations
    assert name(cave, "fr") == "Bear cave"
    assert flavour(cave, "fr") == ""
    assert "“Bear grudge”" in rules_text(cave, mine, "en")
    assert rules_text(mine.perk("bear-hug"), mine, "en").startswith("Health +2, black die in")


# ---- Finding them --------------------------------------------------------------------------------


def test_cards_are_found_by_kind_and_words() -> None:
    assert matching(SET, "en", "tactical") == [
        boost for boost in SET.boosts if BOOST_KINDS[boost.kind] == "tactical"
    ]
    consequences = matching(SET, "en", "consequence")
    assert consequences == [event for event in SET.events if event.consequence]
    assert SET.perk("medic") in matching(SET, "en", "perk", "heals more")
    # The offer and what it leads to have one name.
    assert len(named(SET, "Flingue à louer", "fr")) == 2
