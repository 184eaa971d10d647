"""Scenarios of strength: blows, damage that runs over, broken bones and broken walls."""

from __future__ import annotations

from tests.tragic.scenario import Row

LEVELS = (1, 2, 3)

ROWS: list[Row] = [
    # -- ability cards: the point that is laid counts for the attack that is not yet worked out
    ("legendary-strength-1", "a hand * punch-1", "cast punch-1; lay *", "b hp -7; a abilities *"),
    ("legendary-strength-1", "a hand * pistol-shot-1", "cast pistol-shot-1; lay *", "b hp -6"),
    *[(f"hammer-arm-{n}", "a hand * punch-1", "cast punch-1; lay *", "b hp -7") for n in LEVELS],
    ("hammer-arm-1", "a hand * pistol-shot-1", "cast pistol-shot-1; lay *", "b hp -5"),
    *[
        (f"bone-breaker-{n}", "a hand * punch-1", "cast punch-1; lay *", "dice 4; b hp -6")
        for n in LEVELS
    ],
    ("bone-breaker-1", "a hand * pistol-shot-1", "cast pistol-shot-1; lay *", "dice 3"),
    ("iron-fists-1", "a hand * punch-1", "cast punch-1; lay *", "b hp -8"),
    ("iron-fists-1", "a hand * punch-1; a S1", "cast punch-1; lay *", "b hp -3"),
    (
        "trophy-hunter-1",
        "a lay *; a hand punch-1; b put volunteer-1",
        "cast punch-1; target b1",
        "b play -; a hp +2",
    ),
    ("trophy-hunter-1", "a lay *; a hand punch-1", "cast punch-1", "a hp +0"),
    # -- attacks
    *[(f"punch-{n}", "", "cast *", f"b hp {-5 * n}; a discard *") for n in LEVELS],
    *[
        (
            f"bat-blow-{n}",
            "b put volunteer-1",
            "cast *; target b1",
            f"b play -; b hp {2 - 5 * n}; a hp -2",
        )
        for n in LEVELS
    ],
    ("claw-blow-1", "b stat armour 3", "cast *", "b hp -5"),
    ("head-butt-1", "", "cast *", "b hp -9; a hp -2"),
    ("cannibal-bite-2", "", "cast *", "b hp -7; a hp +7"),
    ("wrecking-swing-2", "b put market-2", "cast *", "b hp -5; b play -; b discard market-2"),
    ("wrecking-swing-2", "", "cast *", "b hp -5"),
    ("axe-throw-2", "b put feral-ghoul-1", "cast *; target b1", "b play -; a hp +0"),
    ("axe-throw-2", "b stat armour 2", "cast *", "b hp -12"),
    (
        "ground-slam-3",
        "b put volunteer-1 mutant-bear-3",
        "cast *",
        "b play mutant-bear-3; b2 7/2; b hp +0; a hp +0",
    ),
    ("ground-slam-3", "", "cast *", "b hp +0; a hp +0; a discard *"),
    ("rampage-3", "b stat armour 1", "cast *; ones 2; ones 0; ones 1", "b hp -16; told critical 1"),
    # -- actions and quests
    ("shoulder-throw-1", "b put mutant-bear-3", "cast *", "b1 7/2; a hp +0"),
    ("smash-to-pieces-1", "b put market-2", "cast *", "b play -; b discard market-2"),
    ("war-cry-1", "a hand * punch-1", "cast *; choose 1; cast punch-1", "b hp -7"),
    ("war-cry-1", "a put volunteer-1", "cast *; choose 2", "a1 4/3"),
    ("war-cry-1", "a put volunteer-1", "cast *; choose 2; end", "a1 2/2"),
    ("bloodlust-2", "a hand * punch-1", "cast *; cast punch-1", "b hp -5; a hp +5"),
    ("wrestling-hold-2", "b put spiked-harness-1", "cast *", "b1 engaged; b hp -5"),
    ("raze-3", "b put market-2", "cast *", "b destroyed market-2; b hp -6"),
    (
        "title-fight-2",
        "a library punch-1 pistol-shot-1",
        "cast *; take punch-1; cast punch-1",
        "b hp -6; a library 1; a hand -",
    ),
    ("big-game-hunt-3", "b put mutant-bear-3", "cast *", "b play -; a hp +6"),
    # -- reactions
    ("brace-1", "b turn; b hand punch-2", "cast punch-2; cast *", "a hp -3"),
    ("brace-1", "b turn; b put mutant-bear-3", "attack b1; cast *", "a hp +0"),
    ("counter-punch-1", "b turn; b hand punch-2", "cast punch-2; cast *", "a hp -8; b hp -7"),
    (
        "unwilling-shield-2",
        "b turn; b hand punch-2; b put mutant-bear-3",
        "cast punch-2; cast *",
        "a hp +0; b play -; b hp -7",
    ),
    (
        "break-the-line-3",
        "b turn; b put volunteer-1 mutant-bear-3",
        "attack b2; join b1; cast *",
        "b play mutant-bear-3; b2 7/3; a hp -7",
    ),
    # -- allies and companions
    ("raider-bruiser-1", "", "cast *; attack a1", "b hp -3; a1 3/3; a1 engaged"),
    ("pit-fighter-1", "b put volunteer-1", "cast *; attack a1; target b1", "b play -; a1 3/2"),
    ("pit-fighter-1", "b put volunteer-1", "cast *; attack a1; target b1; end", "a1 3/4"),
    (
        "mutant-bomber-1",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; target a1",
        "a play -; b hp -9",
    ),
    ("rust-devil-2", "", "cast *; attack a1", "b hp -6; a1 4/4; a1 armour 1"),
    ("super-mutant-brute-2", "", "cast *; attack a1", "b hp -5; a1 5/6"),
    (
        "super-mutant-behemoth-3",
        "b put volunteer-1",
        "cast *; attack a1; target b; block b1",
        "b play -; b hp -5; a1 7/6",
    ),
    ("deathclaw-matriarch-3", "b stat armour 3", "cast *; attack a1; ones 2", "b hp -14; a1 8/6"),
    (
        "bess-anvil-2",
        "a hand * punch-1",
        "cast *; use a1; cast punch-1",
        "b hp -7; a1 engaged; a1 4/5",
    ),
    # -- objects
    ("brass-knuckles-1", "a hand * punch-1", "cast *; wear a1; cast punch-1", "b hp -6; dice 4"),
    ("brass-knuckles-1", "a hand * punch-1", "cast *; cast punch-1", "b hp -5; dice 3"),
    (
        "super-sledge-2",
        "a hand * punch-1; b put volunteer-1",
        "cast *; wear a1; cast punch-1; target b1",
        "b play -; b hp -4",
    ),
    (
        "spiked-harness-1",
        "b put volunteer-1",
        "cast *; wear a1; end; attack b1",
        "a hp -1; b play -",
    ),
    ("punching-bag-1", "a hand * punch-1", "cast *; use a1; cast punch-1", "b hp -6; a1 engaged"),
    ("punching-bag-1", "a hand * punch-1", "cast *; cast punch-1", "b hp -5; a1 ready"),
    (
        "punching-bag-1",
        "a hand * pistol-shot-1",
        "cast *; use a1; not use a1: engaged; cast pistol-shot-1",
        "b hp -5",
    ),
    ("berserker-brew-2", "a hand * punch-1", "cast *; cast punch-1", "b hp -7; a play *"),
    ("berserker-brew-2", "b hand punch-1", "cast *; end; cast punch-1; end; yes", "a hp -6"),
    ("berserker-brew-2", "b hand punch-1", "cast *; end; cast punch-1; end", "a hp -10"),
    ("fighting-pit-2", "a put volunteer-1", "cast *; use a2", "a1 5/3; a2 engaged"),
    # -- to be exact: how much, how long, how often, for what
    ("war-cry-1", "", "cast *; choose 1; end", "a stat damage-melee 0"),
    ("bloodlust-2", "", "cast *; end", "a stat vampirism 0"),
    (
        "title-fight-2",
        "a library punch-1 pistol-shot-1",
        "cast *; not take pistol-shot-1: not-offered; take punch-1; end",
        "a stat damage-melee 0",
    ),
    ("mutant-bomber-1", "", "cast *; attack a1", "b hp -3; a1 3/1"),
    (
        "rust-devil-2",
        "a hand * party-mix-2",
        "cast *; attack a1; cast party-mix-2; attack a1",
        "b hp -10",
    ),
    ("bess-anvil-2", "", "cast *; use a1; end", "a stat damage-melee 0"),
    (
        "spiked-harness-1",
        "b put feral-ghoul-1",
        "cast *; wear a1; end; attack b1",
        "a hp -1; b1 2/2",
    ),
    ("berserker-brew-2", "", "cast *; end; end; yes", "a left 34; a hp +0"),
    ("punching-bag-1", "", "cast *; use a1; end", "a stat damage-melee 0"),
    ("fighting-pit-2", "a put volunteer-1", "cast *; use a2; end", "a1 2/2"),
]
