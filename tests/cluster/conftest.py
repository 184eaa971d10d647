"""One cluster for all tests of this folder, because a cluster takes long to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.machines import AUTH, OPEN, Machines, two_nodes


@pytest.fixture(scope="session")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(AUTH, OPEN)
        # Sockets lie in this folder, and their names may not be long.
        with two_nodes(tmp_path_factory.getbasetemp().parent / "ray") as found:
            yield found
