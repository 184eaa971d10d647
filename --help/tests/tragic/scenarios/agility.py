"""Scenarios of agility: dodging, breaking things, many strikes, stealth."""

from __future__ import annotations

from tests.tragic.scenario import Row

LEVELS = (1, 2, 3)

ROWS: list[Row] = [
    # -- ability cards
    *[
        (f"moving-target-{n}", "a lay *; b turn; b hand punch-1", "cast punch-1; roll 1", "a hp +0")
        for n in LEVELS
    ],
    ("moving-target-1", "a lay *; b turn; b hand punch-1", "cast punch-1; roll 2", "a hp -5"),
    (
        "moving-target-1",
        "a lay *; a put night-goggles-1 evening-wear-1; b turn; b hand punch-1",
        "cast punch-1",
        "a hp -4",
    ),
    *[
        (
            f"counter-jab-{n}",
            "a lay *; a hand brace-1; b turn; b hand punch-1",
            "cast punch-1; cast brace-1",
            "b hp -2; a hp +0",
        )
        for n in LEVELS
    ],
    (
        "out-of-the-shadows-1",
        "a lay *; a hand punch-1 vanish-2",
        "cast vanish-2; cast punch-1",
        "b hp -7; a stealth no",
    ),
    ("out-of-the-shadows-1", "a lay *; a hand punch-1", "cast punch-1", "b hp -5"),
    ("quick-feet-1", "a lay *; a hand punch-1", "cast punch-1", "a left 36"),
    (
        "cat-reflexes-1",
        "a lay *; a hand counter-punch-1; b turn; b hand punch-1",
        "cast punch-1; cast counter-punch-1",
        "a left 35",
    ),
    # -- attacks
    *[
        (
            f"quick-slash-{n}",
            "b put market-2 binoculars-1",
            "cast *",
            f"b hp {-5 * n}; b play binoculars-1",
        )
        for n in LEVELS
    ],
    ("throwing-knives-1", "a hand * vanish-2", "cast vanish-2; cast *", "b hp -6; a stealth yes"),
    ("throwing-knives-2", "a hand * vanish-2", "cast vanish-2; cast *", "b hp -10; a stealth yes"),
    ("disarm-1", "b put night-goggles-1", "cast *", "b hp -5; b1 engaged"),
    ("poison-dart-1", "b put market-2; b stat armour 3", "cast *", "b hp -5; b play -"),
    ("sabotage-strike-2", "b put binoculars-1", "cast *", "b hp -7; b play -"),
    ("crippling-kick-2", "", "cast *", "b hp -5"),
    ("crippling-kick-2", "b put lookout-1", "cast *; target b1; yes", "b play -; a hp +0; b hp +0"),
    ("stab-in-the-back-2", "a hand * vanish-2", "cast vanish-2; cast *", "b hp -15; dice 4"),
    (
        "stab-in-the-back-2",
        "b put mutant-bear-3",
        "cast *; target b1",
        "b play -; a hp +0; b hp +0",
    ),
    (
        "whirling-blades-3",
        "b put feral-ghoul-1 market-2",
        "cast *; target b",
        "b hp -10; b1 2/2; b play feral-ghoul-1",
    ),
    (
        "night-raid-2",
        "a hand * vanish-2; b stat armour 2",
        "cast vanish-2; cast *",
        "b hp -11; a stealth yes",
    ),
    (
        "acid-arrow-2",
        "b put spiked-harness-1; b stat armour 2",
        "cast *",
        "b hp -10; b play -; b stat armour 2",
    ),
    # -- actions and quests
    ("dismantle-1", "b put binoculars-1", "cast *", "b play -; b discard binoculars-1"),
    ("pickpocket-1", "b hand punch-1", "cast *", "a hand punch-1; b hand -"),
    (
        "vanish-2",
        "b hand punch-1",
        "cast *; end",
        "a stealth yes; refused cast punch-1: nothing-to-aim-at",
    ),
    (
        "undermine-2",
        "a put market-2; b put watchtower-2 feral-ghoul-1 binoculars-1",
        "cast *",
        "a play -; b play binoculars-1 feral-ghoul-1; b2 2/1",
    ),
    ("their-own-weight-2", "b put mutant-bear-3", "cast *", "b play -; a hp +0"),
    ("flurry-2", "a hand * punch-1", "cast punch-1; cast *", "b hp -10"),
    ("flurry-2", "", "cast *", "b hp -3"),
    ("blur-of-blades-3", "a hand * punch-1", "cast *; cast punch-1", "b hp -10"),
    ("bring-it-down-3", "b put market-2 binoculars-1", "cast *", "b hp -6; b play -"),
    (
        "smash-and-grab-2",
        "b put market-2; b hand punch-1",
        "cast *",
        "b play -; a hand punch-1; b hand -",
    ),
    (
        "rooftop-run-1",
        "b hand punch-1",
        "cast *; choose 1; end; cast punch-1; roll 1",
        "a hp +0; a cards 1; told dodged 1",
    ),
    (
        "rooftop-run-1",
        "a tops punch-1 lookout-1 volunteer-1",
        "cast *; choose 2; away punch-1; away lookout-1; away volunteer-1; pay A",
        "a left 34; a A 5",
    ),
    ("the-great-heist-3", "b hand punch-1 punch-1 punch-1", "cast *", "a cards 3; b cards 1"),
    # -- reactions
    ("sidestep-1", "b turn; b hand punch-1", "cast punch-1; cast *; roll 3", "a hp +0"),
    ("sidestep-1", "b turn; b hand punch-1", "cast punch-1; cast *; roll 4", "a hp -5"),
    ("sidestep-1", "b turn; b put volunteer-1", "attack b1; cast *; roll 3", "a hp +0"),
    ("tripwire-1", "b turn; b put volunteer-1", "attack b1; cast *", "a hp +0; b play -"),
    (
        "grab-and-run-1",
        "a put volunteer-1; b turn; b hand punch-1",
        "cast punch-1; target a1; cast *",
        "a hand volunteer-1; a hp +3; told fizzled 1",
    ),
    ("leap-aside-2", "b turn; b hand punch-1", "cast punch-1; cast *", "a hp +0; told dodges 1"),
    ("leap-aside-2", "b turn; b put volunteer-1", "attack b1; cast *", "a hp +0; b1 engaged"),
    (
        "turn-the-blow-2",
        "b turn; b hand punch-2; b put mutant-bear-3",
        "cast punch-2; cast *",
        "a hp +0; b play -; b hp -7",
    ),
    ("snatch-2", "b turn; b hand binoculars-1", "cast binoculars-1; cast *", "b play -; b hand -"),
    ("slip-away-3", "b turn; b hand punch-1", "cast punch-1; cast *", "a hp +0; a stealth yes"),
    ("slip-away-3", "b turn; b hand punch-1", "cast punch-1; cast *; end", "a stealth no"),
    # -- allies and companions
    ("mole-rat-1", "a put *; a hand *", "cast *; attack a1", "b hp -4; a1 2/1; a2 engaged"),
    ("stray-cat-1", "a put *; b turn; b hand punch-1", "cast punch-1", "a hp -5; a1 2/2"),
    ("giant-wasp-1", "b stat armour 1", "cast *; attack a1", "b hp -3; a1 2/1"),
    ("giant-mantis-2", "b stat armour 3", "cast *; attack a1", "b hp -4; a1 5/4"),
    ("beast-handler-2", "a put mole-rat-1", "cast *; use a2", "a1 5/3; a2 2/4; a2 engaged"),
    ("blade-dancer-3", "b hand punch-1", "cast *; attack a1", "b hp -6; b hand -; a1 6/7"),
    ("sand-lion-3", "a put volunteer-1", "cast *", "a1 3/3; a2 7/7"),
    ("sand-lion-3", "a put volunteer-1", "cast *; end", "a1 2/2"),
    (
        "whisper-the-scout-2",
        "b put volunteer-1",
        "cast *; use a1",
        "b1 engaged; a1 engaged; a1 3/4",
    ),
    # -- objects
    ("stealth-boy-2", "", "cast *; use a1", "a stealth yes; a E 2; a hp +0"),
    ("stealth-boy-2", "a E1", "cast *; use a1", "a stealth yes; a E 0; a hp -1"),
    (
        "stealth-boy-2",
        "a hand * punch-1",
        "cast *; use a1; cast punch-1",
        "a stealth no; a1 engaged; b hp -5",
    ),
    (
        "caltrops-1",
        "a put *; b turn; b put feral-ghoul-1",
        "attack b1; use a1",
        "b1 2/1; a hp -2; a play -",
    ),
    (
        "quicksilver-1",
        "a hand * punch-2",
        "cast punch-2; cast *; pay S; pay S; pay A",
        "a left 34; a S 5; a A 5",
    ),
    ("quicksilver-1", "", "cast *; end; end", "a hp -4"),
    (
        "obstacle-course-2",
        "a put *; a hand brace-1 brace-1; b turn; b hand punch-1 punch-1",
        "cast punch-1; cast brace-1; cast punch-1; cast brace-1",
        "a hp +4",
    ),
    # -- weapons and armour
    (
        "silencer-1",
        "a hand * punch-1 vanish-2",
        "cast *; wear a1; cast vanish-2; cast punch-1",
        "b hp -5; a stealth yes",
    ),
    ("juggling-daggers-3", "a A8; a hand * punch-1", "cast *; wear a1; cast punch-1", "b hp -6"),
    ("juggling-daggers-3", "a A9; a hand * punch-1", "cast *; wear a1; cast punch-1", "b hp -12"),
    (
        "acrobat-boots-1",
        "b hand punch-1",
        "cast *; wear a1; end; cast punch-1; roll 1",
        "a hp +0; told dodged 1",
    ),
    # -- to be exact: how much, how long, how often, for what
    ("moving-target-2", "a lay *; b turn; b hand punch-1", "cast punch-1; roll 2", "a hp -5"),
    ("moving-target-3", "a lay *; b turn; b hand punch-1", "cast punch-1; roll 2", "a hp -5"),
    (
        "moving-target-2",
        "a lay *; a put night-goggles-1 evening-wear-1; b turn; b hand punch-1",
        "cast punch-1",
        "a hp -4",
    ),
    (
        "moving-target-3",
        "a lay *; a put night-goggles-1 evening-wear-1; b turn; b hand punch-1",
        "cast punch-1",
        "a hp -4",
    ),
    (
        "quick-feet-1",
        "a lay *; a hand punch-1 punch-2",
        "cast punch-2; pay S; cast punch-1",
        "a left 33",
    ),
    ("poison-dart-1", "b put market-2 binoculars-1", "cast *", "b play binoculars-1"),
    ("pickpocket-1", "b hand punch-1 punch-1", "cast *", "a hand punch-1; b hand punch-1"),
    ("their-own-weight-2", "b put field-surgeon-2", "cast *", "b1 1/2"),
    ("blur-of-blades-3", "", "cast *; end", "a stat strikes 0"),
    (
        "smash-and-grab-2",
        "b put market-2; b hand punch-1 punch-1",
        "cast *",
        "a hand punch-1; b hand punch-1",
    ),
    ("rooftop-run-1", "b hand punch-1", "cast *; choose 1; end; cast punch-1; roll 2", "a hp -5"),
    ("rooftop-run-1", "", "cast *; choose 1; end; end", "a stat dodge 0"),
    ("tripwire-1", "b turn; b put feral-ghoul-1", "attack b1; cast *", "a hp -2; b1 2/1"),
    (
        "slip-away-3",
        "b turn; b hand punch-1",
        "cast punch-1; cast *",
        "told dodges 1; told fizzled 0",
    ),
    (
        "giant-wasp-1",
        "a hand * party-mix-2",
        "cast *; attack a1; cast party-mix-2; attack a1",
        "b hp -6",
    ),
    (
        "blade-dancer-3",
        "a hand * party-mix-2; b hand punch-1 punch-1",
        "cast *; attack a1; cast party-mix-2; attack a1",
        "b hp -12; b hand punch-1",
    ),
    ("beast-handler-2", "a put mole-rat-1", "cast *; use a2; end", "a1 2/1"),
    (
        "whisper-the-scout-2",
        "a put *; b turn; b put feral-ghoul-1 volunteer-1",
        "attack b2; target a; use a1; target b1",
        "b1 engaged; a A 4",
    ),
    ("stealth-boy-2", "", "cast *; use a1", "a1 engaged"),
    ("quicksilver-1", "", "cast *; end; end; yes", "a left 34; a hp +0"),
    ("acrobat-boots-1", "b hand punch-1", "cast *; wear a1; end; cast punch-1; roll 2", "a hp -5"),
]
