"""Scenarios of charisma: allies, those who lead them, and those who stand in the way for them."""

from __future__ import annotations

from tests.tragic.scenario import Row

LEVELS = (1, 2, 3)
THREE_FRIENDS = "a put volunteer-1 volunteer-1 volunteer-1"
PAIR = "a put volunteer-1 volunteer-1"

ROWS: list[Row] = [
    # -- ability cards
    *[
        (
            f"inspiring-leader-{n}",
            "a hand * punch-1; a put volunteer-1",
            "cast punch-1; lay *",
            "a1 2/3",
        )
        for n in LEVELS
    ],
    *[(f"pack-leader-{n}", f"a lay *; {PAIR}", "attack a1", "b hp -3") for n in LEVELS],
    ("pack-leader-1", "a lay *; a put volunteer-1", "attack a1", "b hp -2"),
    ("smooth-talker-1", "a lay *; a hand minuteman-1", "cast minuteman-1", "a left 35"),
    ("smooth-talker-1", "a C2; a lay *; a hand minuteman-1", "cast minuteman-1", "a left 31"),
    ("battle-choir-1", "a lay *; a put volunteer-1", "attack a1; ones 2", "b hp -4"),
    (
        "eulogist-1",
        f"a lay *; {PAIR}; b turn; b hand ground-slam-3",
        "cast ground-slam-3",
        "a play -; a cards 1",
    ),
    # -- attacks
    *[(f"cutting-remark-{n}", "", "cast *", f"b hp {-5 * n}") for n in LEVELS],
    ("whip-crack-1", "a put volunteer-1", "cast *; attack a1", "b hp -8; a1 3/2"),
    ("whip-crack-2", "a put volunteer-1", "cast *; attack a1", "b hp -13; a1 3/3"),
    ("whip-crack-3", "a put volunteer-1", "cast *; attack a1", "b hp -19; a1 4/3"),
    ("flare-gun-1", "a put volunteer-1; b stat armour 2", "cast *; attack a1", "b hp -6"),
    ("firing-squad-2", PAIR, "cast *", "b hp -14"),
    ("firing-squad-2", "a put volunteer-1", "cast *", "b hp -10"),
    ("artillery-call-3", "b stat armour 1; b stat blast-armour 2", "cast *", "b hp -17"),
    ("artillery-call-3", "b put mutant-bear-3", "cast *; target b1", "b play -; a hp +0"),
    # -- actions and quests
    ("pep-talk-1", "a put volunteer-1", "cast *", "a1 4/3"),
    ("pep-talk-1", "a put volunteer-1", "cast *; end", "a1 2/2"),
    ("field-promotion-1", "a put volunteer-1", "cast *; end", "a1 4/4"),
    (
        "stampede-1",
        "a put volunteer-1 raider-bruiser-1; b put lookout-1",
        "cast *; attack a1; target b1; target a1",
        "b play -; b hp -2; a1 2/1; a2 engaged",
    ),
    (
        "call-to-arms-2",
        "a library volunteer-1 punch-1",
        "cast *; take volunteer-1",
        "a hand volunteer-1; a hp +3",
    ),
    ("exile-2", "b put mutant-bear-3", "cast *", "a hp +9; b hand mutant-bear-3; b play -"),
    ("infighting-2", "b put mutant-bear-3", "cast *", "b1 7/1"),
    ("ultimatum-2", "", "cast *; choose 1", "a cards 3; b hp +0"),
    (
        "ultimatum-2",
        "b hand punch-1 punch-2 punch-3",
        "cast *; choose 2; discard punch-1; discard punch-2",
        "a cards 0; b hand punch-3; b hp -4",
    ),
    (
        "never-say-die-3",
        "a discard volunteer-1 punch-1",
        "cast *; take volunteer-1",
        "a play volunteer-1; a cards 1",
    ),
    ("show-of-force-3", PAIR, "cast *", "b hp -12"),
    (
        "underground-passage-1",
        "a discard volunteer-1 punch-1 punch-1 punch-1 punch-1",
        "cast *; take volunteer-1",
        "a hand volunteer-1; a hp +3",
    ),
    ("raise-the-flag-2", THREE_FRIENDS, "cast *", "a cards 2; a max 105; a hp +10"),
    ("raise-the-flag-2", PAIR, "cast *", "a cards 2; a max 100; a hp +0"),
    # -- reactions
    (
        "human-shield-1",
        "a put mutant-bear-3; b turn; b hand punch-1",
        "cast punch-1; target a; cast *",
        "a hp +0; a1 7/4; b hp -7",
    ),
    (
        "close-ranks-1",
        "a put mutant-bear-3; b turn; b hand punch-1",
        "cast punch-1; target a1; cast *",
        "a1 7/7",
    ),
    (
        "better-offer-2",
        "b turn; b hand volunteer-1",
        "cast volunteer-1; cast *",
        "b play -; b discard volunteer-1",
    ),
    (
        "change-of-heart-2",
        "b turn; b put volunteer-1 mutant-bear-3",
        "attack b2; join b1; cast *",
        "a hp +2; b1 engaged; b2 engaged",
    ),
    (
        "ceasefire-3",
        "b turn; b hand punch-2",
        "cast punch-2; cast *",
        "a hp +5; b hp +5; a cards 1",
    ),
    # -- allies
    ("volunteer-1", "", "cast *; attack a1", "b hp -2; a1 2/2"),
    ("minuteman-1", "a hand * volunteer-1", "cast *; cast volunteer-1", "a1 3/4"),
    ("minuteman-1", "a hand * volunteer-1", "cast *; cast volunteer-1; end", "a1 2/3"),
    (
        "pack-hound-1",
        "a put * volunteer-1; a hand *",
        "cast *; attack a1",
        "b hp -6; a1 3/2; a2 ready",
    ),
    (
        "fanatic-1",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; target a1",
        "a play -; b hp -8",
    ),
    ("caravan-guard-1", "a put *; b turn; b hand punch-1", "cast punch-1", "a play -; a hp +0"),
    ("caravan-guard-1", "", "cast *", "refused attack a1: in-defence; a1 2/5"),
    ("caravan-trader-1", "", "cast *; attack a1", "b hp -2; a cards 1"),
    (
        "brotherhood-initiate-1",
        "b put feral-ghoul-1",
        "cast *; attack a1; target b1",
        "b1 2/1; a1 2/2",
    ),
    ("campfire-cook-1", "", "cast *; end", "a hp +2; a1 1/4"),
    (
        "charger-2",
        "a put *; b turn; b hand punch-1",
        "cast punch-1; target a; charge a1",
        "a hp +0; a1 3/2",
    ),
    ("railroad-agent-2", "a put *; b turn; b hand punch-1", "cast punch-1", "a hp -5; a1 4/3"),
    (
        "railroad-agent-2",
        "b hand leap-aside-2",
        "cast *; attack a1; not cast leap-aside-2: unavoidable",
        "b hp -4",
    ),
    ("glowing-preacher-2", "", "cast *", "b radiation 1; b hp -1; a1 3/4"),
    ("glowing-preacher-2", "", "cast *; attack a1", "b radiation 2; b hp -5"),
    ("enclave-trooper-2", "b stat armour 3", "cast *; attack a1", "b hp -4; a1 5/4"),
    (
        "arena-champion-2",
        "b put volunteer-1",
        "cast *; attack a1; target b; block b1",
        "b play -; b hp -3; a1 5/3",
    ),
    ("bodyguard-3", "a put *; b turn; b hand bat-blow-3", "cast bat-blow-3", "a play -; a hp +0"),
    ("bodyguard-3", "a put *; b turn; b hand punch-1", "cast punch-1", "a1 4/5"),
    ("militia-captain-3", "a put volunteer-1", "cast *; end", "a1 3/3; a2 4/6"),
    ("militia-captain-3", "a put *; a hand *", "cast *", "a play *; a discard *"),
    ("brotherhood-paladin-3", "b trait ghoul-2", "cast *; attack a1", "b hp -8; a1 7/7"),
    ("brotherhood-paladin-3", "b put feral-ghoul-1", "cast *; attack a1; target b1", "a1 7/7"),
    # -- companions
    (
        "dogmeat-2",
        "a library binoculars-1 punch-1",
        "cast *; take binoculars-1",
        "a hand binoculars-1; a1 4/4",
    ),
    ("dogmeat-2", "b put *; a hand *", "", "refused cast *: companion"),
    # -- objects
    ("megaphone-1", "a put volunteer-1", "cast *; use a2", "a1 4/2; a2 engaged"),
    (
        "evening-wear-1",
        "a hand * minuteman-1; b hand punch-1",
        "cast *; wear a1; cast minuteman-1; end; cast punch-1; target a",
        "a left 32; a hp -4",
    ),
    (
        "party-mix-2",
        "a put volunteer-1",
        "attack a1; cast *; attack a1",
        "b hp -4; a play * volunteer-1",
    ),
    ("party-mix-2", "", "cast *; end; end", "a hp -4"),
    (
        "explosive-vests-2",
        "a put volunteer-1; b hand punch-1",
        "cast *; end; cast punch-1; target a1",
        "a play *; b hp -4",
    ),
    ("officers-sabre-1", "a put volunteer-1 volunteer-1", "cast *; wear a3", "a1 3/2; a2 3/2"),
    ("officers-sabre-1", "a put volunteer-1 volunteer-1", "cast *", "a1 2/2; a2 2/2"),
    ("officers-sabre-1", "a put volunteer-1", "cast *; wear a2", "a1 2/2"),
    ("market-2", "a hand * punch-1", "cast *; use a1; discard punch-1; choose 1", "a cards 2"),
    ("market-2", "a hand * punch-1", "cast *; use a1; discard punch-1; choose 2", "a hp +8"),
    (
        "recruiting-beacon-3",
        "a library volunteer-1; a tops punch-1 punch-2",
        "cast *; end; end; roll 3; take volunteer-1",
        "a hand punch-1 punch-2 volunteer-1",
    ),
    ("recruiting-beacon-3", "", "cast *; end; end; roll 4", "a hp +2"),
    # -- to be exact: how much, how long, how often, for what
    ("pack-leader-2", "a lay *; a put volunteer-1", "attack a1", "b hp -2"),
    ("pack-leader-3", "a lay *; a put volunteer-1", "attack a1", "b hp -2"),
    ("whip-crack-1", "a put volunteer-1", "cast *; end", "a1 2/2"),
    ("whip-crack-2", "a put volunteer-1", "cast *; end", "a1 2/2"),
    ("whip-crack-3", "a put volunteer-1", "cast *; end", "a1 2/2"),
    ("flare-gun-1", "a put volunteer-1; b stat armour 3", "cast *; attack a1", "b hp -4"),
    (
        "flare-gun-1",
        "b stat fireproof-armour 1",
        "cast *; end",
        "b hp -5; a stat ally-penetrating 0",
    ),
    ("stampede-1", "a put volunteer-1", "cast *; end", "a stat ally-horde 0; a1 excess 0"),
    (
        "call-to-arms-2",
        "a library volunteer-1 punch-1",
        "cast *; not take punch-1: not-offered; none",
        "a hand -",
    ),
    (
        "never-say-die-3",
        "a discard volunteer-1 lookout-1 punch-1",
        "cast *; not take punch-1: not-offered; take lookout-1",
        "a play lookout-1; a discard * punch-1 volunteer-1",
    ),
    (
        "underground-passage-1",
        "a discard volunteer-1 lookout-1 punch-1",
        "cast *; not take punch-1: not-offered; take lookout-1",
        "a hand lookout-1; a hp +2",
    ),
    (
        "close-ranks-1",
        "a put mutant-bear-3; b turn; b hand punch-1",
        "cast punch-1; target a1; cast *; end",
        "a1 armour 0",
    ),
    ("fanatic-1", "", "cast *; attack a1", "b hp -2; a1 2/1"),
    (
        "caravan-trader-1",
        "a hand * party-mix-2",
        "cast *; attack a1; cast party-mix-2; attack a1",
        "b hp -4; a cards 1; a1 2/2",
    ),
    (
        "brotherhood-paladin-3",
        "b put mutant-bear-3",
        "cast *; attack a1; target b1",
        "a1 7/2; b1 7/2",
    ),
    (
        "dogmeat-2",
        "a library binoculars-1 marked-deck-2",
        "cast *; not take marked-deck-2: not-offered; none",
        "a hand -",
    ),
    ("megaphone-1", "a put volunteer-1", "cast *; use a2; end", "a1 2/2"),
    ("party-mix-2", "", "cast *; end; end; yes", "a left 34; a hp +0"),
    (
        "market-2",
        "a hand * punch-1",
        "cast *; use a1; discard punch-1; choose 2",
        "a left 31; a1 engaged",
    ),
    (
        "recruiting-beacon-3",
        "a library volunteer-1 volunteer-1 mutant-bear-3; a tops punch-1 punch-2",
        "cast *; end; end; roll 1; not take mutant-bear-3: not-offered; take volunteer-1",
        "a hand punch-1 punch-2 volunteer-1",
    ),
]
