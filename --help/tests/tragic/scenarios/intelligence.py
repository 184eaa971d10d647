"""Scenarios of intelligence: cards in hand, gadgets, robots, energy, a no at the right moment."""

from __future__ import annotations

from tests.tragic.scenario import Row

LEVELS = (1, 2, 3)
SIX_LAID = "a lay finesse-1 finesse-2 finesse-3 scrounger-1 scrounger-2 scrounger-3"

ROWS: list[Row] = [
    # -- ability cards
    *[
        (f"energy-expert-{n}", "a hand * laser-burst-1", "cast laser-burst-1; lay *", "b hp -7")
        for n in LEVELS
    ],
    ("energy-expert-1", "a hand * punch-1", "cast punch-1; lay *", "b hp -5"),
    *[
        (
            f"comprehension-{n}",
            "a lay *; a hand punch-1 finesse-1; a tops lookout-1",
            "cast punch-1; lay finesse-1; away lookout-1",
            "a discard lookout-1 punch-1; b hp -5",
        )
        for n in LEVELS
    ],
    ("gadgeteer-1", "a lay *; a hand market-2", "cast market-2", "a left 34"),
    (
        "contingency-plan-1",
        "a lay *; a hand counter-punch-1; b turn; b hand punch-1",
        "cast punch-1; cast counter-punch-1",
        "a left 35",
    ),
    (
        "contingency-plan-1",
        "a I2; a lay *; a hand counter-punch-1; b turn; b hand punch-1",
        "cast punch-1; cast counter-punch-1",
        "a left 31",
    ),
    (
        "photographic-memory-1",
        "a lay *; a skill trap-spotting-1",
        "use trap-spotting-1",
        "a cards 1",
    ),
    (
        "photographic-memory-1",
        "a lay *; a skill trap-spotting-1; a hand punch-1 punch-1 punch-1 punch-1",
        "use trap-spotting-1",
        "a cards 4",
    ),
    # -- attacks
    *[
        (f"laser-burst-{n}", "b stat polished-metal 2", "cast *", f"b hp {2 - 5 * n}")
        for n in LEVELS
    ],
    ("plasma-rifle-2", "b stat armour 1; b stat energy-armour 2", "cast *", "b hp -11"),
    ("plasma-rifle-3", "b stat armour 4", "cast *", "b hp -17"),
    ("cryo-jet-1", "", "cast *; pay S; pay A", "b hp -5; b left 33; b A 4"),
    ("cryo-jet-2", "", "cast *; pay S; pay S; pay S", "b hp -10; b left 32; b S 2"),
    ("tesla-arc-2", "b put mutant-bear-3 market-2", "cast *", "b1 7/4; b hp -2"),
    (
        "orbital-uplink-3",
        "b hand leap-aside-2",
        "cast *; not cast leap-aside-2: unavoidable",
        "b hp -20",
    ),
    ("orbital-uplink-3", "b put mutant-bear-3", "cast *; target b1", "b play -; a hp +0"),
    # -- actions and quests
    ("research-1", "", "cast *", "a cards 2"),
    ("blueprint-1", "a library market-2 punch-1", "cast *; take market-2", "a hand market-2"),
    ("emp-charge-1", "b put protectron-1", "cast *", "b play -; a cards 1"),
    ("emp-charge-1", "b put volunteer-1", "", "refused cast *: nothing-to-aim-at"),
    (
        "crash-course-2",  # the right of TR-P3, and two more
        "a hand * finesse-1 finesse-2 finesse-3",
        "cast *; lay finesse-1; lay finesse-2; lay finesse-3",
        "a abilities finesse-1 finesse-2 finesse-3; a L 8; a cards 1",
    ),
    ("data-mining-2", "a library market-2 punch-1", "cast *; take punch-1", "a hand punch-1"),
    (
        "magnetic-storm-2",
        "a put binoculars-1; b put market-2 spiked-harness-1",
        "cast *",
        "a1 engaged; b1 engaged; b2 engaged; b stat armour 0; a cards 1",
    ),
    (
        "memory-wipe-2",
        "b hand punch-1 punch-2 punch-3",
        "cast *; discard punch-1; discard punch-3",
        "b hand punch-2; a cards 2",
    ),
    ("memory-wipe-2", "b hand punch-1", "cast *", "b hand -; a cards 1"),
    (
        "sensor-sweep-2",
        "b hand punch-1 punch-2",
        "cast *; snatch punch-2",
        "b hand punch-1; b known punch-1; a cards 1",
    ),
    (
        "combat-program-3",
        "a hand * punch-3",
        "cast *; cast punch-3",
        "b hp -15; a left 31; a cards 1",
    ),
    (
        "molecular-relay-3",
        "b put mutant-bear-3",
        "cast *",
        "b destroyed mutant-bear-3; b play -; a cards 1",
    ),
    (
        "robot-uprising-3",
        "a put protectron-1 volunteer-1",
        "attack a1; attack a2; cast *",
        "a1 4/3; a2 2/2; a1 ready; a2 ready",
    ),
    (
        "lost-holotape-1",
        "a tops volunteer-1 lookout-1 punch-1",
        "cast *; away volunteer-1; bottom punch-1; top lookout-1",
        "a hand lookout-1; a bottoms punch-1; a discard * volunteer-1",
    ),
    (
        "sealed-archive-2",
        "a library title-fight-2 punch-1 punch-1",
        "cast *; take title-fight-2",
        "a hand punch-1 title-fight-2",
    ),
    (
        "sealed-archive-2",
        f"{SIX_LAID}; a library title-fight-2 punch-1 punch-1",
        "cast *; take title-fight-2",
        "a hand punch-1 punch-1 title-fight-2",
    ),
    # -- reactions
    (
        "short-circuit-1",
        "b turn; b skill first-aid-1",
        "use first-aid-1; cast *",
        "b hp +0; b left 33",
    ),
    (
        "short-circuit-1",
        "b turn; b put market-2; b hand punch-1",
        "use b1; discard punch-1; cast *",
        "b cards 0; b hp +0; told cancelled 1",
    ),
    ("energy-screen-1", "b turn; b hand punch-2", "cast punch-2; cast *", "a hp -2"),
    (
        "counter-argument-1",
        "a hand * punch-2; b hand brace-1",
        "cast punch-2; cast brace-1; cast *",
        "b hp -10; told cancelled 1",
    ),
    (
        "logic-bomb-2",
        "b turn; b hand field-dressing-1",
        "cast field-dressing-1; cast *",
        "b hp +0; b discard field-dressing-1",
    ),
    ("logic-bomb-2", "b turn; b hand binoculars-1", "cast binoculars-1; cast *", "b play -"),
    ("overwrite-3", "b turn; b hand punch-2", "cast punch-2; cast *", "a hp +0; a cards 1"),
    # -- allies
    ("protectron-1", "a put *; a hand *", "cast *; attack a1", "b hp -4; a1 2/3; a2 engaged"),
    ("protectron-2", "a put *; a hand *", "cast *; attack a1", "b hp -8; a1 4/6; a2 engaged"),
    ("protectron-3", "a put *; a hand *", "cast *; attack a1", "b hp -14; a1 7/8; a1 armour 1"),
    (
        "eyebot-1",
        "a tops punch-1 lookout-1",
        "cast *; attack a1; use a1; away punch-1; away lookout-1",
        "b hp -1; a discard lookout-1 punch-1; a1 1/2",
    ),
    (
        "early-synth-1",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; target a1; pay A",
        "a play -; b hp -5; b left 33",
    ),
    ("laser-turret-2", "", "cast *; use a1", "b hp -3; a1 engaged; a1 2/5"),
    ("laser-turret-2", "", "cast *", "refused attack a1: in-defence"),
    ("assaultron-2", "b stat armour 3", "cast *; attack a1", "b hp -4; a1 5/4"),
    (
        "courser-3",
        "b hand leap-aside-2",
        "cast *; attack a1; not cast leap-aside-2: unavoidable; ones 2",
        "b hp -14; a1 7/6",
    ),
    # -- companions
    (
        "curie-mrs-nanny-1",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; target a; use a1",
        "a hp -2; a1 1/4",
    ),
    ("curie-miss-nanny-2", "", "cast *; use a1; choose 1", "a hp +5; a1 3/5"),
    (
        "curie-miss-nanny-2",
        "a radiation 1; a put painkillers-1",
        "cast *; use a2; choose 2",
        "a radiation 0; a play *",
    ),
    ("curie-miss-nanny-2", "b put curie-synth-3", "", "refused cast *: companion"),
    (
        "curie-synth-3",
        "a put mutant-bear-3; a skill trap-spotting-1; b put volunteer-1",
        "cast *; attack a1; target b1; use trap-spotting-1",
        "a1 7/9; a cards 1; a2 5/6",
    ),
    # -- objects
    (
        "fusion-cell-1",
        "a hand * laser-burst-1 punch-2",
        "cast punch-2; cast *; pay S; pay S; cast laser-burst-1",
        "b hp -16; a left 32; a S 5",
    ),
    (
        "wrist-computer-1",
        "a tops punch-1",
        "cast *; use a1; choose 1; away punch-1",
        "a discard punch-1; a1 engaged",
    ),
    (
        "wrist-computer-1",
        "b hand brace-1 punch-1",
        "cast *; use a1; choose 2; show brace-1",
        "told reaction-shown 1; b known brace-1",
    ),
    (
        "laser-musket-1",
        "a hand * laser-burst-1; b put mutant-bear-3",
        "cast *; wear a1; use a1; cast laser-burst-1; target b",
        "b1 7/3; b hp -6; a1 ready; refused use a1: used",
    ),
    ("clever-pills-1", "", "cast *", "a cards 2; a play *"),
    ("clever-pills-1", "", "cast *; end; end", "a hp -4; a cards 4"),
    (
        "tesla-pack-2",
        "b put volunteer-1; b hand laser-burst-1",
        "cast *; wear a1; end; cast laser-burst-1; attack b1",
        "a hp -3; b play -",
    ),
    (
        "workbench-2",
        "a discard binoculars-1 market-2",
        "cast *; use a1; take binoculars-1",
        "a hand binoculars-1; a1 engaged",
    ),
    ("workbench-2", "a engaged binoculars-1", "cast *; use a2 2; target a1", "a1 ready"),
    ("auto-doc-2", "", "cast *; use a1; choose 1", "a hp +6; a1 engaged"),
    ("auto-doc-2", "a radiation 3", "cast *; use a1; choose 2", "a radiation 1"),
    ("mainframe-3", "", "cast *; end; end; yes", "a cards 3; a left 34"),
    ("mainframe-3", "", "cast *; end; end", "a cards 2; a left 35"),
    # -- to be exact: how much, how long, how often, for what
    (
        "photographic-memory-1",
        "a lay *; a skill trap-spotting-1 first-aid-1",
        "use trap-spotting-1; use first-aid-1",
        "a cards 1",
    ),
    ("plasma-rifle-3", "b stat energy-armour 4", "cast *", "b hp -17"),
    ("cryo-jet-1", "b stat energy-armour 1", "cast *; pay S; pay A", "b hp -4"),
    ("cryo-jet-2", "b stat energy-armour 1", "cast *; pay S; pay S; pay S", "b hp -9"),
    ("tesla-arc-2", "b stat energy-armour 1; b put mutant-bear-3 market-2", "cast *", "b hp -1"),
    ("orbital-uplink-3", "b stat polished-metal 2", "cast *", "b hp -18"),
    (
        "blueprint-1",
        "a library market-2 punch-1",
        "cast *; not take punch-1: not-offered; none",
        "a hand -",
    ),
    ("robot-uprising-3", "a put protectron-1", "cast *; end", "a1 2/3"),
    (
        "sealed-archive-2",
        f"{SIX_LAID}; a library title-fight-2 punch-1 punch-1 punch-1",
        "cast *; not take punch-1: not-offered; take title-fight-2",
        "a hand punch-1 punch-1 title-fight-2",
    ),
    (
        "eyebot-1",
        "a tops punch-1 lookout-1",
        "cast *; use a1; away punch-1; away lookout-1",
        "a left 33; refused use a1: used",
    ),
    ("early-synth-1", "", "cast *; attack a1", "b hp -3; a1 3/2"),
    ("curie-mrs-nanny-1", "", "cast *; use a1", "a hp +3; a1 engaged"),
    (
        "curie-miss-nanny-2",
        "a radiation 2",
        "cast *; use a1; choose 2",
        "a radiation 1; a1 engaged",
    ),
    (
        "curie-synth-3",
        "a skill trap-spotting-1 first-aid-1",
        "cast *; use trap-spotting-1; use first-aid-1",
        "a cards 1",
    ),
    ("fusion-cell-1", "", "cast *; end", "a stat damage-energy 0"),
    ("wrist-computer-1", "a put *; a hand *", "cast *", "a play *; a discard *"),
    ("clever-pills-1", "", "cast *; end; end; yes", "a left 34; a hp +0"),
    ("tesla-pack-2", "b put feral-ghoul-1", "cast *; wear a1; end; attack b1", "a hp -1; b1 2/2"),
    (
        "workbench-2",
        "a discard binoculars-1 canvas-bag-1 market-2",
        "cast *; use a1; not take market-2: not-offered; take canvas-bag-1",
        "a left 31; a hand canvas-bag-1",
    ),
    (
        "workbench-2",
        "a engaged binoculars-1",
        "cast *; use a2 2; target a1",
        "a left 31; a2 engaged",
    ),
    ("auto-doc-2", "", "cast *; use a1; choose 1", "a left 30"),
]
