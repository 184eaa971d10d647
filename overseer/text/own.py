"""Words for what a file of one's own names and no catalogue knows: its ids, made readable.

A scenario brings ids that no translator has seen: its own, its sides', its markers', its ends'. A
message of one of these families is never missing; every other one that is missing is a mistake.

>>> own_words("scenario-marker-old-well")
('old well', '')
>>> own_words("end-wasteland-well-time")
('well time', 'own-end')
>>> own_words("say-nothing") is None
True
"""

from typing import Final

# How the messages of a family begin, and the message that says the words; without one they stand
# alone, as a title where the family is one of titles.
_TITLE: Final = "title"
_FAMILIES: Final = (
    ("end-wasteland-", "own-end"),
    ("scenario-side-", _TITLE),
    ("scenario-marker-", ""),
    ("scenario-", _TITLE),
    ("wasteland-unit-", _TITLE),
    ("wasteland-weapon-", _TITLE),
    ("wasteland-item-", _TITLE),
    ("wasteland-leader-", _TITLE),
    ("card-tragic-", _TITLE),
)


def readable(id: str) -> str:
    """An id as the beginning of a sentence.

    >>> readable("time-is-up")
    'Time is up'
    """
    words = id.replace("-", " ")
    return words[:1].upper() + words[1:]


def own_words(id: str) -> tuple[str, str] | None:
    """The words of a missing message and the message that says them; None: no file brings it."""
    for begins, says in _FAMILIES:
        if id.startswith(begins) and len(id) > len(begins):
            word = id[len(begins) :].rpartition(".")[2]
            return (readable(word), "") if says == _TITLE else (word.replace("-", " "), says)
    return None
