"""Scenarios of endurance: armour, healing, buildings, poison and radiation."""

from __future__ import annotations

from tests.tragic.scenario import Row

LEVELS = (1, 2, 3)
METAL = ("helmet", "bracer", "armguard", "greave")

ROWS: list[Row] = [
    # -- ability cards
    *[
        (f"thick-skin-{n}", "a lay *; b turn; b hand punch-1", "cast punch-1", "a hp -4")
        for n in LEVELS
    ],
    *[(f"fast-metabolism-{n}", "a lay *", "end; end", "a hp +1") for n in LEVELS],
    (
        "lead-belly-1",
        "a lay *; b turn; b hand gamma-burst-2",
        "cast gamma-burst-2",
        "a hp -6; a radiation 1",
    ),
    (
        "lead-belly-1",
        "a lay *; a radiation 3; b turn; b hand punch-1",
        "cast punch-1",
        "a hp -4",
    ),
    ("lead-belly-1", "a lay *; b turn; b hand punch-1", "cast punch-1", "a hp -5"),
    (
        "thorny-hide-1",
        "a lay *; b turn; b stat armour 3; b hand punch-1 punch-1",
        "cast punch-1; cast punch-1",
        "a hp -10; b hp -2",
    ),
    ("iron-liver-1", "a lay *; a hand eagle-drops-1", "cast eagle-drops-1", "a hp +3"),
    # -- attacks
    *[(f"shoulder-charge-{n}", "", "cast *", f"b hp {-5 * n}") for n in LEVELS],
    ("sulphur-cloud-1", "b stat armour 3", "cast *", "b hp -5"),
    ("sulphur-cloud-1", "b put respirator-1", "cast *", "b hp +0"),
    ("flamer-burst-2", "b put volunteer-1", "cast *; target b", "b hp -8; b play -"),
    ("flamer-burst-3", "b put mutant-bear-3", "cast *; target b", "b hp -13; b1 7/5"),
    (
        "gamma-burst-2",
        "b stat armour 5",
        "cast *",
        "b hp -8; b radiation 1; dice 0",
    ),
    (
        "plague-breath-2",
        "b hand field-dressing-1",
        "cast *; end; cast field-dressing-1",
        "b hp -10",
    ),
    (
        "plague-breath-2",
        "b hand field-dressing-1",
        "cast *; end; end; end; cast field-dressing-1",
        "b hp -1",
    ),
    ("radiant-embrace-3", "", "cast *", "b hp -11; b max 97; b radiation 1"),
    ("battering-ram-2", "b put volunteer-1", "cast *; target b1", "b hp -10; b play -; a hp -2"),
    # -- actions and quests
    ("field-dressing-1", "", "cast *", "a hp +9"),
    ("field-dressing-1", "a hp 98", "cast *", "a hp 100"),
    ("decontamination-1", "a radiation 4", "cast *; choose 1", "a radiation 1"),
    ("decontamination-1", "a put painkillers-1", "cast *; choose 2", "a play -; a hp +5"),
    ("slaughter-day-1", "a put mutant-bear-3", "cast *", "a hp +18; a play -; a cards 1"),
    ("slaughter-day-1", "a put volunteer-1", "", "refused cast *: nothing-to-aim-at"),
    ("tainted-well-1", "", "cast *", "b radiation 2; b hp -2; b max 95"),
    ("tainted-well-1", "b put respirator-1", "cast *", "b radiation 0; b hp +0"),
    (
        "scorched-earth-2",
        "a put volunteer-1; b put mutant-bear-3",
        "cast *",
        "a play -; b1 7/5",
    ),
    ("long-rest-3", "", "cast *", "a hp +28; b turns 2"),
    (
        "rebuild-the-outpost-2",
        "a library market-2 punch-1; a put binoculars-1",
        "cast *; take market-2",
        "a hand market-2; a hp +2",
    ),
    (
        "across-the-glass-desert-3",
        "a library market-2 punch-1",
        "cast *; take market-2",
        "a hand market-2 punch-1; a radiation 2; a library 0",
    ),
    # -- reactions
    ("grit-your-teeth-1", "b turn; b hand punch-2", "cast punch-2; cast *", "a hp -4"),
    (
        "antidote-1",
        "a radiation 1; b turn; b hand punch-1",
        "cast punch-1; cast *",
        "a hp +0; a radiation 0",
    ),
    ("stone-wall-2", "b turn; b hand punch-2", "cast punch-2; cast *", "a hp -1"),
    (
        "tear-gas-2",
        "b turn; b hand punch-1",
        "cast punch-1; cast *; pay P; pay P; pay P",
        "a hp -5; b left 31; b P 2",
    ),
    ("last-breath-3", "a hp 3; b turn; b hand punch-2", "cast punch-2; cast *", "a hp -4; over"),
    (
        "last-breath-3",
        "a hp 3; b turn; b hand punch-2",
        "cast punch-2; cast *; end; end",
        "a hp -4; over b",
    ),
    # -- allies and companions
    (
        "radroach-1",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; target a1",
        "a play -; b radiation 1; b hp -1",
    ),
    ("feral-ghoul-1", "", "cast *; attack a1", "b hp -2; a1 2/4"),
    ("radscorpion-2", "", "cast *; attack a1", "b hp -5; a1 3/4; a1 armour 1"),
    ("glowing-ghoul-2", "", "cast *; attack a1", "b hp -4; b radiation 1; a1 3/4"),
    ("mutant-bear-3", "", "cast *; attack a1", "b hp -7; a1 7/9"),
    ("field-surgeon-2", "", "cast *; use a1; choose 1", "a hp +4; a1 engaged; a1 1/5"),
    ("field-surgeon-2", "a radiation 2", "cast *; use a1; choose 2", "a radiation 1"),
    ("daisy-the-pack-ox-2", "", "cast *; attack a1; use a1", "b hp -1; a hp +4; a1 1/8"),
    (
        "daisy-the-pack-ox-2",
        "a put *; b turn; b hand bat-blow-3",
        "cast bat-blow-3; target a1",
        "a play -; a hp +0",
    ),
    # -- buildings
    (
        "unfinished-shelter-3",
        "b hand punch-1",
        "cast *; use a1",
        "refused cast punch-1: nothing-to-aim-at; told entered 1",
    ),
    ("unfinished-shelter-3", "", "cast *; use a1; end", "b turns 3"),
    (
        "unfinished-shelter-3",
        "b hand punch-1",
        "cast *; use a1; end; yes; end; cast punch-1",
        "told left-building 1; a hp -5",
    ),
    (
        "sandbags-1",
        "a put volunteer-1; b hand fuel-tank-shot-2",
        "cast *; end; cast fuel-tank-shot-2; target a",
        "a hp -3; a play volunteer-1",
    ),
    ("sandbags-1", "a put volunteer-1", "cast *", "a1 armour 1"),
    ("water-purifier-2", "a radiation 1", "cast *; end; end", "a hp +2; a radiation 0"),
    # -- objects and drugs
    (
        "canvas-bag-1",
        "a library binoculars-1 market-2",
        "cast *; take binoculars-1",
        "a hand binoculars-1; a discard *",
    ),
    ("first-aid-kit-1", "", "cast *; use a1", "a hp +10; a play -"),
    (
        "first-aid-kit-1",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; use a1",
        "a hp +5",
    ),
    ("painkillers-1", "b hand punch-1", "cast *; end; cast punch-1", "a hp +2; a play *"),
    (
        "painkillers-1",
        "",
        "cast *; end; end; discard raider-bruiser-1",
        "a hp +6; a cards 1; a left 35",
    ),
    ("painkillers-1", "", "cast *; end; end", "a hp +2; a cards 2"),
    (
        "iodine-tablets-1",
        "a radiation 3; b hand gamma-burst-2",
        "cast *; end; cast gamma-burst-2",
        "a hp +0; a radiation 1; a cards 1",
    ),
    # -- armour
    *[
        (
            f"polished-metal-{piece}-1",
            "b hand laser-burst-1 punch-1",
            "cast *; wear a1; end; cast laser-burst-1; cast punch-1",
            "a hp -6",
        )
        for piece in METAL
    ],
    (
        "polished-metal-cuirass-2",
        "a E6; b hand laser-burst-2 punch-1",
        "cast *; wear a1; end; cast laser-burst-2; cast punch-1",
        "a hp -8",
    ),
    (
        "raider-helmet-1",
        "b hand punch-1",
        "cast *; wear a1; end; cast punch-1; end",
        "a hp -3; a cards 1",
    ),
    (
        "raider-helmet-1",
        "a put power-armour-frame-3; b hand punch-1",
        "cast *; wear a2; end; cast punch-1; end",
        "a hp -1; a cards 2",
    ),
    (
        "power-armour-frame-3",
        "a E8; a hand * punch-1; b hand laser-burst-1",
        "cast *; wear a1; cast punch-1; end; cast laser-burst-1",
        "b hp -6; a hp -2",
    ),
    (
        "respirator-1",
        "b hand sulphur-cloud-1 poison-dart-1",
        "cast *; wear a1; end; cast sulphur-cloud-1; cast poison-dart-1",
        "a hp -3",
    ),
    (
        "hazmat-suit-2",
        "b hand gamma-burst-2 poison-dart-1 punch-1",
        "cast *; wear a1; end; cast gamma-burst-2; cast poison-dart-1; cast punch-1",
        "a hp -10",
    ),
    ("riot-shield-1", "b hand punch-1", "cast *; wear a1; end; cast punch-1", "a hp -4"),
    ("riot-shield-1", "b hand punch-1", "cast *; end; cast punch-1", "a hp -5"),
    ("riot-shield-1", "a hand * punch-1; a E6", "cast *; wear a1; cast punch-1", "b hp -6"),
    ("riot-shield-1", "a hand * punch-1", "cast *; wear a1; cast punch-1", "b hp -5"),
    (
        "riot-shield-1",
        "a hand * pistol-shot-1; a E6",
        "cast *; wear a1; cast pistol-shot-1",
        "b hp -5",
    ),
    (
        "firefighter-coat-1",
        "b hand flare-gun-1",
        "cast *; wear a1; end; cast flare-gun-1",
        "a hp -1",
    ),
    # -- to be exact: how much, how long, how often, for what
    (
        "flamer-burst-2",
        "b stat fireproof-armour 2; b put feral-ghoul-1",
        "cast *; target b",
        "b hp -6; b1 2/2",
    ),
    ("flamer-burst-3", "b stat fireproof-armour 2", "cast *", "b hp -11"),
    ("plague-breath-2", "b stat bacteriological-armour 2", "cast *", "b hp -8"),
    (
        "rebuild-the-outpost-2",
        "a library market-2 punch-1",
        "cast *; not take punch-1: not-offered; take market-2",
        "a hand market-2",
    ),
    (
        "across-the-glass-desert-3",
        "a library market-2 punch-1 volunteer-1",
        "cast *; take market-2",
        "a library 1",
    ),
    (
        "antidote-1",
        "a radiation 2; b turn; b hand punch-1",
        "cast punch-1; cast *",
        "a radiation 1",
    ),
    ("radroach-1", "", "cast *; attack a1", "b hp -1; a1 1/2"),
    (
        "radscorpion-2",
        "a hand * party-mix-2",
        "cast *; attack a1; cast party-mix-2; attack a1",
        "b hp -8",
    ),
    ("daisy-the-pack-ox-2", "", "cast *; use a1", "a left 31; refused use a1: used"),
    ("unfinished-shelter-3", "a put *; a hand *", "cast *", "a play *; a discard *"),
    ("unfinished-shelter-3", "", "cast *; use a1; end; yes", "a left 32"),
    ("water-purifier-2", "a radiation 2", "cast *; end; end", "a radiation 1"),
    (
        "canvas-bag-1",
        "a library binoculars-1 market-2",
        "cast *; not take market-2: not-offered; none",
        "a hand -",
    ),
    ("painkillers-1", "", "cast *; end; end; yes", "a left 34; a hp +6"),
    ("iodine-tablets-1", "", "cast *; end; end", "a stat immune-radiation 0"),
]
