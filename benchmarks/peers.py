"""One peer library at work: a process that times slices of random play on request.

Run by the interpreter of the peers' own environment, one process a library:

    .venv-bench/bin/python benchmarks/peers.py openspiel

It says hello with one JSON line, then answers each request line with one line:

    < {"version": "2.0.2", "subjects": {"openspiel-bridge": ["play", "copies", "lists"], ...}}
    > {"name": "openspiel-bridge", "measure": "play", "seconds": 0.5, "seed": 1}
    < {"seconds": 0.50009, "decisions": 180123, "moves": 329935, "games": 2881}
    > {"name": "openspiel-bridge", "measure": "copies", "seconds": 0.5, "seed": 1}
    < {"seconds": 0.50002, "copies": 912384}

Every library gets the shortest loop its interface allows: no legality check it can leave out,
no observation it does not have to build.
"""

from __future__ import annotations

import copy
import json
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from itertools import chain, islice, repeat
from random import Random
from time import process_time
from typing import Any

POSITIONS = 64  # how many positions copies and move lists are timed on
STRIDE = 40  # one decision in so many becomes such a position


class Peer(ABC):
    """A game of another library, played by `random.choice`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seed(0)

    def seed(self, seed: int) -> None:
        """Begin a repeatable slice."""
        self.rng = Random(seed)

    @abstractmethod
    def play(self) -> tuple[int, int]:
        """Play one game to its end; how many player decisions and how many chance moves it took."""


class CopyablePeer(Peer):
    """A peer whose positions can be copied: copies and lists of legal moves are timed too."""

    @abstractmethod
    def walk(self) -> Iterator[Any]:
        """Play one game and give a copy of the position at some of its decisions."""

    @abstractmethod
    def copy_all(self, positions: list[Any]) -> None:
        """Copy each position once."""

    @abstractmethod
    def list_all(self, positions: list[Any]) -> None:
        """List the legal moves of each position once."""

    def chosen(self) -> bool:
        """Whether this decision of a walk becomes a position."""
        return self.rng.randrange(STRIDE) == 0


class OpenSpiel(CopyablePeer):
    """The one peer with chance nodes of its own: `legal_actions` names their outcomes too."""

    def __init__(self, name: str, game: str) -> None:
        self.game = import_module("pyspiel").load_game(game)
        super().__init__(name)

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        state = self.game.new_initial_state()
        decisions = chances = 0
        while True:
            player = state.current_player()
            if player >= 0:
                decisions += 1
            elif player == -1:
                chances += 1
            else:
                return decisions, chances
            state.apply_action(choice(state.legal_actions()))

    def walk(self) -> Iterator[Any]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() >= 0 and self.chosen():
                yield state.clone()
            state.apply_action(self.rng.choice(state.legal_actions()))

    def copy_all(self, positions: list[Any]) -> None:
        for state in positions:
            state.clone()

    def list_all(self, positions: list[Any]) -> None:
        for state in positions:
            state.legal_actions()


class Catanatron(CopyablePeer):
    """Four random seats; dice and draws happen inside `execute`, so no chance move is counted."""

    def __init__(self, name: str) -> None:
        self.library = import_module("catanatron")
        self.generate = import_module("catanatron.models.actions").generate_playable_actions
        self.turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
        super().__init__(name)

    def new(self) -> Any:
        colors = self.library.Color
        seats = (colors.RED, colors.BLUE, colors.ORANGE, colors.WHITE)
        # A game reseeds the module's generator, which its dice use, from the seed given here.
        return self.library.Game(
            [self.library.RandomPlayer(color) for color in seats],
            seed=self.rng.randrange(1, 2**32),
        )

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        game = self.new()
        state = game.state
        limit = self.turns_limit
        decisions = 0
        while game.winning_color() is None and state.num_turns < limit:
            game.execute(choice(state.playable_actions), validate_action=False)
            decisions += 1
        return decisions, 0

    def walk(self) -> Iterator[Any]:
        game = self.new()
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            if self.chosen():
                yield game.copy()
            game.execute(self.rng.choice(game.state.playable_actions))

    def copy_all(self, positions: list[Any]) -> None:
        for game in positions:
            game.copy()

    def list_all(self, positions: list[Any]) -> None:
        generate = self.generate
        for game in positions:
            generate(game.state)


class RLCardEnv(Peer):
    """An RLCard game through its documented environment, which encodes an observation each step.

    Not every environment can be copied, so positions are taken from the bare games below.
    """

    def __init__(self, name: str, game: str) -> None:
        self.env = import_module("rlcard").make(game)
        super().__init__(name)

    def seed(self, seed: int) -> None:
        super().seed(seed)
        self.env.seed(seed)

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        env = self.env
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 0


class BareRLCard(CopyablePeer):
    """The game below an RLCard environment: nothing is encoded for learning."""

    def __init__(self, name: str, game: str) -> None:
        self.env = import_module("rlcard").make(game)
        self.game = self.env.game
        super().__init__(name)

    def seed(self, seed: int) -> None:
        super().seed(seed)
        self.env.seed(seed)

    @abstractmethod
    def legal(self, game: Any) -> list[Any]:
        """The legal moves of a position."""

    def walk(self) -> Iterator[Any]:
        game = self.game
        game.init_game()
        while not game.is_over():
            if self.chosen():
                yield copy.deepcopy(game)
            game.step(self.rng.choice(self.legal(game)))

    def copy_all(self, positions: list[Any]) -> None:
        for game in positions:
            copy.deepcopy(game)


class BareUno(BareRLCard):
    """Uno's position after a step names the legal moves already."""

    def legal(self, game: Any) -> list[Any]:
        moves: list[Any] = game.get_legal_actions()
        return moves

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        game = self.game
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            state, _ = game.step(choice(state["legal_actions"]))
            decisions += 1
        return decisions, 0

    def list_all(self, positions: list[Any]) -> None:
        for game in positions:
            game.get_legal_actions()


class BareGinRummy(BareRLCard):
    """Gin rummy's judge knows the legal moves."""

    def legal(self, game: Any) -> list[Any]:
        moves: list[Any] = game.judge.get_legal_actions()
        return moves

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        game = self.game
        game.init_game()
        legal = game.judge.get_legal_actions
        decisions = 0
        while not game.is_over():
            game.step(choice(legal()))
            decisions += 1
        return decisions, 0

    def list_all(self, positions: list[Any]) -> None:
        for game in positions:
            game.judge.get_legal_actions()


class Chess(CopyablePeer):
    """python-chess, until mate, stalemate, bare material or 75 moves without progress."""

    def __init__(self, name: str) -> None:
        self.board = import_module("chess").Board
        super().__init__(name)

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        board = self.board()
        decisions = 0
        while board.halfmove_clock < 150 and not board.is_insufficient_material():
            moves = list(board.generate_legal_moves())
            if not moves:
                break
            board.push(choice(moves))
            decisions += 1
        return decisions, 0

    def walk(self) -> Iterator[Any]:
        board = self.board()
        while not board.is_game_over():
            if self.chosen():
                yield board.copy(stack=False)
            board.push(self.rng.choice(list(board.generate_legal_moves())))

    def copy_all(self, positions: list[Any]) -> None:
        for board in positions:
            board.copy(stack=False)

    def list_all(self, positions: list[Any]) -> None:
        for board in positions:
            list(board.generate_legal_moves())


class OpenSpielVector(Peer):
    """OpenSpiel's own vectorised environment: many games a step, each with its observation."""

    GAMES, STEPS = 64, 20

    def __init__(self, name: str, game: str) -> None:
        environment = import_module("open_spiel.python.rl_environment").Environment
        vector = import_module("open_spiel.python.vector_env").SyncVectorEnv
        self.answer = import_module("open_spiel.python.rl_agent").StepOutput
        self.envs = vector([environment(game) for _ in range(self.GAMES)])
        self.times = self.envs.reset()
        super().__init__(name)

    def play(self) -> tuple[int, int]:
        choice = self.rng.choice
        for _ in range(self.STEPS):
            answers = []
            for time in self.times:
                seen = time.observations
                answers.append(
                    self.answer(choice(seen["legal_actions"][seen["current_player"]]), ())
                )
            self.times = self.envs.step(answers, reset_if_done=True)[0]
        return self.GAMES * self.STEPS, 0


class Pgx(Peer):
    """A game of pgx without a graphics processor: all games in one compiled step."""

    GAMES, STEPS = 256, 20

    def __init__(self, name: str, game: str) -> None:
        self.jax = import_module("jax")
        env = import_module("pgx").make(game)
        again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)
        random, numpy = self.jax.random, self.jax.numpy

        def step(states: Any, key: Any) -> Any:
            pick, chance = random.split(key)
            odds = numpy.where(states.legal_action_mask, 0.0, -1e9)
            keys = random.split(chance, self.GAMES)
            return self.jax.vmap(again)(states, random.categorical(pick, odds, axis=1), keys)

        self.step = self.jax.jit(step)
        keys = random.split(random.PRNGKey(0), self.GAMES)
        self.states = self.jax.jit(self.jax.vmap(env.init))(keys)
        super().__init__(name)

    def seed(self, seed: int) -> None:
        super().seed(seed)
        self.key = self.jax.random.PRNGKey(seed)
        self.play()  # compiles on the first call

    def play(self) -> tuple[int, int]:
        for _ in range(self.STEPS):
            self.key, key = self.jax.random.split(self.key)
            self.states = self.step(self.states, key)
        self.states.observation.block_until_ready()
        return self.GAMES * self.STEPS, 0


# Bridge is told to play the cards: by default it ends after the auction and calls a solver.
BRIDGE = "bridge(use_double_dummy_result=false)"

LIBRARIES: dict[str, tuple[str, Callable[[], list[Peer]]]] = {
    "catanatron": ("catanatron", lambda: [Catanatron("catanatron")]),
    "rlcard": (
        "rlcard",
        lambda: [
            RLCardEnv("rlcard-uno", "uno"),
            BareUno("rlcard-uno-bare", "uno"),
            RLCardEnv("rlcard-gin-rummy", "gin-rummy"),
            BareGinRummy("rlcard-gin-rummy-bare", "gin-rummy"),
        ],
    ),
    "openspiel": (
        "open_spiel",
        lambda: [
            OpenSpiel("openspiel-bridge", BRIDGE),
            OpenSpiel("openspiel-hearts", "hearts"),
            OpenSpiel("openspiel-backgammon", "backgammon"),
            OpenSpiel("openspiel-gin-rummy", "gin_rummy"),
        ],
    ),
    "python-chess": ("chess", lambda: [Chess("python-chess")]),
    # Whole batches, for benchmarks/batch.py.
    "openspiel-vector": (
        "open_spiel",
        lambda: [
            OpenSpielVector("openspiel-bridge-vector", BRIDGE),
            OpenSpielVector("openspiel-hearts-vector", "hearts"),
        ],
    ),
    "pgx": (
        "pgx",
        lambda: [
            Pgx("pgx-backgammon", "backgammon"),
            Pgx("pgx-sparrow-mahjong", "sparrow_mahjong"),
        ],
    ),
}


def time_play(peer: Peer, seconds: float) -> dict[str, float]:
    """Whole games until the processor time is used up."""
    decisions = chances = games = 0
    start = process_time()
    while (used := process_time() - start) < seconds or not games:
        of_players, of_chance = peer.play()
        decisions += of_players
        chances += of_chance
        games += 1
    moves = decisions + chances
    return {"seconds": used, "decisions": decisions, "moves": moves, "games": games}


def time_sweep(peer: CopyablePeer, measure: str, seconds: float) -> dict[str, float]:
    """Sweeps over positions of random games until the processor time is used up."""
    sweep = {"copies": peer.copy_all, "lists": peer.list_all}[measure]
    walks = chain.from_iterable(peer.walk() for _ in repeat(None))
    positions = list(islice(walks, POSITIONS))
    count = 0
    start = process_time()
    while (used := process_time() - start) < seconds or not count:
        sweep(positions)
        count += POSITIONS
    return {"seconds": used, measure: count}


def measures(peer: Peer) -> list[str]:
    """What can be timed of a peer."""
    return ["play", "copies", "lists"] if isinstance(peer, CopyablePeer) else ["play"]


def answer(peer: Peer, measure: str, seconds: float, seed: int) -> dict[str, float]:
    """One timed slice."""
    peer.seed(seed)
    if measure == "play":
        return time_play(peer, seconds)
    if isinstance(peer, CopyablePeer):
        return time_sweep(peer, measure, seconds)
    raise ValueError(f"{peer.name} has no {measure}")


def serve(library: str) -> None:
    """Say hello, then answer requests until the input ends."""
    # What a library prints must not mix with the answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8")
    os.dup2(2, 1)
    package, build = LIBRARIES[library]
    peers = {peer.name: peer for peer in build()}
    hello = {
        "version": metadata.version(package),
        "subjects": {name: measures(peer) for name, peer in peers.items()},
    }
    print(json.dumps(hello), file=answers)
    for line in sys.stdin:
        asked = json.loads(line)
        reply = answer(peers[asked.pop("name")], **asked)
        print(json.dumps(reply), file=answers)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in LIBRARIES:
        sys.exit(f"usage: peers.py {'|'.join(LIBRARIES)}")
    serve(sys.argv[1])
