"""Whatever is read, a value or a refusal in words comes of it: kept inputs, and some like them.

`python -m tools.fuzz` looks for more, and keeps what it finds.
"""

from __future__ import annotations

import pytest

from tools.fuzz.cases import CORPUS, bounded, fault, kept, mutations
from tools.fuzz.readers import Reader, readers

READERS = readers()
LARGEST = 6_000  # bytes of a kept input …
ALL = 400_000  # … and of them all
ROOM = 50_000_000  # bytes that reading them may take


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_what_is_kept_is_read_or_refused_with_little_memory(reader: Reader) -> None:
    texts = kept(reader)
    assert texts
    for text in (*reader.examples(), texts[0]):  # cards and words are loaded by now
        assert fault(reader, text) is None
    with bounded(ROOM):
        found = [each for text in texts if (each := fault(reader, text)) is not None]
    assert not found


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_what_is_almost_like_it_is_read_or_refused(reader: Reader) -> None:
    for text in mutations(reader, 1, reader.cases):
        found = fault(reader, text)
        assert found is None, (text, found)


def test_the_corpus_stays_small_and_every_part_has_its_reader() -> None:
    sizes = [file.stat().st_size for file in CORPUS.rglob("*") if file.is_file()]
    assert max(sizes) <= LARGEST
    assert sum(sizes) <= ALL
    assert {folder.name for folder in CORPUS.iterdir()} == {reader.name for reader in READERS}
