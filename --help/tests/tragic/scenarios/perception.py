"""Scenarios of perception: penetration, aimed shots, explosives, and what is seen beforehand."""

from __future__ import annotations

from tests.tragic.scenario import Row

LEVELS = (1, 2, 3)

ROWS: list[Row] = [
    # -- ability cards
    *[
        (f"eye-for-gaps-{n}", "a hand * punch-1; b stat armour 2", "cast punch-1; lay *", "b hp -4")
        for n in LEVELS
    ],
    *[
        (f"steady-aim-{n}", "a hand * pistol-shot-1", "cast pistol-shot-1; lay *", "b hp -7")
        for n in LEVELS
    ],
    ("steady-aim-1", "a hand * punch-1", "cast punch-1; lay *", "b hp -5"),
    ("sharpshooter-1", "a hand * pistol-shot-1", "cast pistol-shot-1; lay *", "dice 5"),
    ("sharpshooter-1", "a hand * punch-1", "cast punch-1; lay *", "dice 3"),
    (
        "fire-control-1",
        "a lay *; a put volunteer-1; b stat armour 1",
        "attack a1; ones 2",
        "b hp -4",
    ),
    (
        "battlefield-sense-1",
        "a lay *; a hand punch-1 punch-1; a tops volunteer-1 lookout-1",
        "cast punch-1; bottom lookout-1; away volunteer-1; cast punch-1",
        "b hp -10; a bottoms lookout-1; a discard punch-1 punch-1 volunteer-1",
    ),
    # -- attacks
    *[(f"pistol-shot-{n}", "b stat armour 2", "cast *", f"b hp {1 - 5 * n}") for n in LEVELS],
    ("sniper-shot-2", "b put night-goggles-1", "cast *; aim head", "b hp -10; dice 4; b1 engaged"),
    ("sniper-shot-3", "b put night-goggles-1", "cast *; aim torso", "b hp -15; dice 6; b1 ready"),
    ("assault-rifle-2", "b stat armour 3", "cast *; aim torso", "b hp -11"),
    (
        "assault-rifle-2",
        "b trait one-handed-1; b stat armour 3",
        "cast *; aim right-hand",
        "b hp -22",
    ),
    ("assault-rifle-3", "b stat armour 4", "cast *; aim left-hand", "b hp -17"),
    ("needle-round-1", "b stat armour 4", "cast *", "b hp -7"),
    ("shotgun-blast-1", "b put volunteer-1", "cast *; target b1", "b play -; b hp -6; a hp -2"),
    (
        "frag-grenade-1",
        "b put volunteer-1 mutant-bear-3",
        "cast *; ones 0",
        "b play mutant-bear-3; b2 7/3; b hp +0; a hp +0",
    ),
    ("frag-grenade-1", "b put mutant-bear-3", "cast *; ones 2", "b play -"),
    ("crippling-shot-2", "", "cast *", "b hp -5"),
    ("crippling-shot-2", "b put market-2", "cast *; target b1", "b play -; b hp +0"),
    ("fuel-tank-shot-2", "b put market-2; b stat blast-armour 2", "cast *", "b hp -4; b play -"),
    ("minigun-3", "b stat armour 1", "cast *", "b hp -18"),
    # -- actions and quests
    (
        "scout-ahead-1",
        "a tops volunteer-1 lookout-1 punch-1",
        "cast *; away volunteer-1; bottom lookout-1; top punch-1",
        "a hand punch-1; a bottoms lookout-1; a discard * volunteer-1",
    ),
    (
        "armour-piercing-rounds-1",
        "a hand * pistol-shot-1; b stat armour 4",
        "cast *; cast pistol-shot-1",
        "b hp -6",
    ),
    (
        "interrogation-2",
        "b hand punch-1 bat-blow-1",
        "cast *; discard punch-1",
        "b hand bat-blow-1; b known bat-blow-1; a cards 1; told hand-shown 1",
    ),
    (
        "comb-the-ruins-2",
        "a library binoculars-1 punch-1",
        "cast *; choose 1; take binoculars-1",
        "a hand binoculars-1; a library 1",
    ),
    (
        "comb-the-ruins-2",
        "a discard binoculars-1 punch-1",
        "cast *; choose 2; take binoculars-1",
        "a hand binoculars-1; a discard * punch-1",
    ),
    (
        "double-tap-3",
        "a hand * punch-1 punch-1",
        "cast *; cast punch-1; cast punch-1",
        "b hp -15",
    ),
    (
        "buried-cache-2",
        "a tops punch-1 volunteer-1 lookout-1 binoculars-1",
        "cast *; away punch-1; away volunteer-1; top lookout-1; top binoculars-1",
        "a hand binoculars-1 lookout-1; a discard * punch-1 volunteer-1",
    ),
    ("lost-signal-3", "a library market-2 punch-1", "cast *; take market-2", "a hand market-2"),
    # -- reactions
    (
        "take-cover-1",
        "b turn; b hand punch-2; a tops lookout-1",
        "cast punch-2; cast *; bottom lookout-1",
        "a hp -6; a bottoms lookout-1",
    ),
    (
        "saw-it-coming-1",
        "a hand * punch-2; b hand brace-1",
        "cast punch-2; cast brace-1; cast *",
        "b hp -10; told cancelled 1",
    ),
    (
        "minefield-2",
        "b turn; b put volunteer-1 mutant-bear-3",
        "attack b2; join b1; cast *",
        "b play mutant-bear-3; b2 7/4; a hp -7",
    ),
    (
        "disarming-shot-2",  # the blow is worked out after the knuckles have come off
        "b turn; b hand punch-2; b put brass-knuckles-1",
        "cast punch-2; cast *",
        "a hp -3; b1 engaged",
    ),
    (
        "one-shot-3",
        "b turn; b hand volunteer-1",
        "cast volunteer-1; cast *",
        "b play -; b discard volunteer-1",
    ),
    # -- allies and companions
    (
        "lookout-1",
        "a tops punch-1",
        "cast *; use a1; away punch-1",
        "a1 engaged; a discard punch-1",
    ),
    ("raider-gunner-1", "b stat armour 2", "cast *; attack a1", "b hp -2; a1 3/2"),
    (
        "hover-spotter-1",
        "a hand * pistol-shot-1; b stat armour 3",
        "cast *; cast pistol-shot-1",
        "b hp -4; dice 4; a1 1/2",
    ),
    ("hired-sniper-2", "b stat armour 2", "cast *; attack a1; ones 2", "b hp -10; a1 5/3"),
    ("super-mutant-gunner-3", "b stat armour 4", "cast *; attack a1", "b hp -5; a1 6/7"),
    ("ines-longshot-2", "b put volunteer-1", "cast *; use a1; target b", "b hp -4; a1 engaged"),
    ("ines-longshot-2", "b put volunteer-1", "cast *; use a1; target b1", "b play -; a1 3/5"),
    # -- objects
    (
        "binoculars-1",
        "a tops punch-1; a hand * pistol-shot-1",
        "cast *; use a1; away punch-1; cast pistol-shot-1",
        "dice 4; a1 engaged",
    ),
    ("demolition-charge-1", "b put market-2", "cast *; use a1", "a play -; a discard *; b play -"),
    (
        "eagle-drops-1",
        "a hand * pistol-shot-1",
        "cast *; cast pistol-shot-1",
        "dice 5; a cards 1; a play -",
    ),
    (
        "night-goggles-1",
        "a hand * pistol-shot-1",
        "cast *; wear a1; cast pistol-shot-1",
        "b hp -6; dice 4",
    ),
    (
        "night-goggles-1",
        "a hand * pistol-shot-1; a P4",
        "cast *; wear a1; cast pistol-shot-1",
        "b hp -4; dice 4",
    ),
    (
        "scoped-rifle-2",
        "a hand * pistol-shot-1; b stat armour 3",
        "cast *; wear a1; cast pistol-shot-1",
        "b hp -5",
    ),
    (
        "watchtower-2",
        "a put *; b turn; b put volunteer-1",
        "attack b1; use a1",
        "a hp +0; b play -",
    ),
    # -- to be exact: how much, how long, how often, for what
    (
        "fire-control-1",
        "a lay *; a put volunteer-1; b stat armour 2",
        "attack a1; ones 2",
        "b hp -2",
    ),
    ("armour-piercing-rounds-1", "", "cast *; end", "a stat piercing 0; a stat damage-ranged 0"),
    (
        "comb-the-ruins-2",
        "a library binoculars-1 market-2",
        "cast *; choose 1; not take market-2: not-offered; take binoculars-1",
        "a cards 1",
    ),
    (
        "comb-the-ruins-2",
        "a discard binoculars-1 canvas-bag-1 punch-1",
        "cast *; choose 2; not take punch-1: not-offered; take binoculars-1",
        "a cards 1",
    ),
    ("lookout-1", "", "cast *; attack a1", "b hp -1; a1 1/3"),
    ("hired-sniper-2", "b stat armour 3", "cast *; attack a1; ones 2", "b hp -8"),
    ("binoculars-1", "a tops punch-1", "cast *; use a1; away punch-1; end", "a stat marksman 0"),
    ("demolition-charge-1", "b put market-2", "cast *; use a1", "a left 33"),
    ("eagle-drops-1", "", "cast *; end", "a stat marksman 0"),
    (
        "watchtower-2",
        "a put *; b turn; b put mutant-bear-3",
        "attack b1; use a1",
        "a hp -7; b1 7/5; a1 engaged",
    ),
]
