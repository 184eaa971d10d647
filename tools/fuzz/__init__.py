"""Whatever is read, a value or a documented refusal comes of it: readers, their corpora, mutations.

    python -m tools.fuzz                          every reader, some thousand cases each
    python -m tools.fuzz deck force --cases 100000 --seed 7

What makes a reader fail is made small and kept in `tests/corpus/<reader>`; the tests read all of
that again, and some hundred mutations of it.
"""
