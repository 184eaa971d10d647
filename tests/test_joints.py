"""A small word and the word placed after it: elision, contraction and liaison."""

from __future__ import annotations

import doctest

import pytest

from overseer import text
from overseer.text import joints
from overseer.text.joints import joined
from tools import web_joints


@pytest.mark.parametrize(
    ("lang", "message", "placed", "said"),
    [
        ("fr", "event-tragic-turn", {"seat": "Anna", "turn": 3}, "Le tour 3 d’Anna a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Éric", "turn": 3}, "Le tour 3 d’Éric a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Óscar", "turn": 3}, "Le tour 3 d’Óscar a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Yves", "turn": 3}, "Le tour 3 d’Yves a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Max", "turn": 3}, "Le tour 3 de Max a commencé."),
        # Names whose h is mute.
        (
            "fr",
            "event-tragic-turn",
            {"seat": "Hélène", "turn": 1},
            "Le tour 1 d’Hélène a commencé.",
        ),
        ("fr", "event-tragic-turn", {"seat": "Henri", "turn": 1}, "Le tour 1 d’Henri a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Hugo", "turn": 1}, "Le tour 1 d’Hugo a commencé."),
        # A consonant to the ear, an aspirated h, a name that is a lone letter.
        ("fr", "event-tragic-turn", {"seat": "Yao", "turn": 1}, "Le tour 1 de Yao a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Yann", "turn": 1}, "Le tour 1 de Yann a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Hache", "turn": 1}, "Le tour 1 de Hache a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Hans", "turn": 1}, "Le tour 1 de Hans a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Harry", "turn": 1}, "Le tour 1 de Harry a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Horde", "turn": 1}, "Le tour 1 de Horde a commencé."),
        ("fr", "event-tragic-turn", {"seat": "Homme", "turn": 1}, "Le tour 1 d’Homme a commencé."),
        ("fr", "event-tragic-turn", {"seat": "A", "turn": 1}, "Le tour 1 de A a commencé."),
        ("fr", "event-tragic-turn", {"seat": "le 7", "turn": 1}, "Le tour 1 du 7 a commencé."),
        ("fr", "table-hand-over", {"seat": "les bleus"}, "Passez le clavier aux bleus."),
        ("es", "tragic-list-or", {"first": "arma", "last": "objeto"}, "arma u objeto"),
        ("es", "tragic-list-or", {"first": "7", "last": "8"}, "7 u 8"),
        ("es", "tragic-list-or", {"first": "objeto", "last": "arma"}, "objeto o arma"),
        ("es", "list-two", {"first": "fuerza", "last": "inteligencia"}, "fuerza e inteligencia"),
        ("es", "list-two", {"first": "fuego", "last": "hielo"}, "fuego y hielo"),
        ("es", "tragic-answers", {"list": "el robot"}, "en respuesta al robot"),
        ("en", "event-tragic-rolled", {"seat": "Ann", "die": 8}, "Ann rolled an 8."),
        ("en", "event-tragic-rolled", {"seat": "Ann", "die": 7}, "Ann rolled a 7."),
    ],
)
def test_a_placed_word_is_joined_as_its_language_joins_words(
    lang: str, message: str, placed: dict[str, object], said: str
) -> None:
    assert text.translate(lang, message, **placed) == said


def test_what_a_catalogue_says_in_full_is_not_touched() -> None:
    said = joined("fr", "\u2068Anna\u2069 vient de le jouer")
    assert said == "Anna vient de le jouer"


def test_a_name_with_a_mark_of_its_own_takes_no_full_stop() -> None:
    assert joined("en", "Anna used \u2068Nerd Rage!\u2069. And more.") == (
        "Anna used Nerd Rage! And more."
    )
    assert joined("en", "Anna used \u2068Rage\u2069.") == "Anna used Rage."
    assert joined("en", "Anna used it (\u2068Nerd Rage!\u2069).") == "Anna used it (Nerd Rage!)."


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_mark_of_a_placed_word_is_left(lang: str) -> None:
    said = text.translate(lang, "tragic-answers", list=text.translate(lang, "tragic-answer-ally"))
    assert not {"\u2068", "\u2069"} & set(said)


def test_the_examples_in_the_source_run() -> None:
    tested = doctest.testmod(joints)
    assert tested.attempted > 0
    assert tested.failed == 0


def test_the_page_has_the_same_table() -> None:
    """`python -m tools.web_joints` writes it; web/src/lib/i18n/joints.dom.test.ts reads it."""
    assert web_joints.FILE.read_text(encoding="utf-8") == web_joints.written()
