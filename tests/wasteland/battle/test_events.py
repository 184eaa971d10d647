"""The event deck, and what each event and consequence does (WC-E1 to E7)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from overseer import game
from overseer.engine import NATURE, BadOption
from overseer.wasteland.battle.fortune.event_deck import add_consequence, build_deck, owed
from overseer.wasteland.battle.fortune.fate import FACE_DOWN, NO_CARD
from overseer.wasteland.battle.measure import sees
from overseer.wasteland.battle.model import ITEM_MARKER, LOCKPICK_MARKER, SEARCHABLE, Model
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.battle.views.view import WastelandView
from overseer.wasteland.battle.work import W_ROUND
from overseer.wasteland.cards.file import standard
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import INJURED_ARM, NONE, STUNNED
from tests.wasteland.fortune import FortuneTable
from tests.wasteland.table import box


def field() -> tuple[FortuneTable, Model, Model]:
    """Two models far enough apart for a shot."""
    table = FortuneTable()
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    target = table.model("super-mutant", 1, 400, 200, "hunting-rifle")
    return table, model, target


def next_round(table: FortuneTable, number: int = 2) -> FortuneTable:
    """A round begins."""
    state = table.state
    state.work.clear()
    state.round = number - 1
    state.push(W_ROUND)
    state.ears = table.events
    state.go_on()
    return table


# -- the deck ------------------------------------------------------------------------------------


@pytest.mark.rule("WC-E1")
def test_as_many_events_as_rounds_less_one() -> None:
    table, _, _ = field()
    for _ in range(9):
        table.event("calm")
    table.event("calm", consequence=True)
    build_deck(table.state)
    assert table.state.fate.left == table.state.rules.rounds - 1
    assert table.state.fate.height == 5


@pytest.mark.rule("WC-E1")
def test_every_battle_of_the_book_has_events_and_no_tutorial() -> None:
    for id in STANDARD:
        scenario = standard_scenario(id)
        number = scenario.rule.removeprefix("WC-X")
        book = number.isdigit() and int(number) <= 15
        assert scenario.events == book, id


@pytest.mark.rule("WC-E2")
def test_no_event_in_the_first_round_and_one_at_the_start_of_the_next() -> None:
    table, _, _ = field()
    card = table.event("skill -1")
    table.state.fate.left = 1
    table.begin()
    assert table.asked == (NATURE, "event")
    table.play("event -")
    assert table.state.round == 1
    assert table.told("event-drawn") == []
    assert table.state.fate.top == FACE_DOWN
    next_round(table)
    assert table.asked == (NATURE, "event")
    table.play(f"event {card.id}")
    assert table.told("event-drawn") == [{"event": card.id}]
    assert table.state.fate.standing == ((card.number, NONE),)
    assert table.state.fate.gone == (card.number,)


@pytest.mark.rule("WC-E2")
def test_an_event_goes_at_the_end_of_the_round_and_one_that_lasts_blocks_the_next() -> None:
    table, model, target = field()
    short, long = table.event("skill -1"), table.event("slow 1", lasts="battle")
    fate = table.state.fate
    for card, left in ((short, 0), (long, 1)):
        fate.standing = ((card.number, NONE),)
        fate.settle(table.cards.events)
        fate.left, fate.top = 1, FACE_DOWN
        state = table.state
        state.work.clear()
        state.round = 2
        state.push(W_ROUND).stage = 4
        model.status = target.status = 2
        state.ears = table.events
        state.go_on()
        assert len(fate.standing) == left
        assert (table.asked == (NATURE, "event")) == (left == 0)


@pytest.mark.rule("WC-E3")
def test_flip_lies_open_and_acts_only_when_drawn() -> None:
    table, model, target = field()
    card = table.event("no-shots", flip=True)
    table.state.fate.left = 1
    table.begin().play(f"event {card.id}")
    assert table.told("event-flipped") == [{"event": card.id}]
    assert table.state.fate.standing == ()
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert isinstance(view, WastelandView)
        assert (view.position.fate.top, view.secrets) == (card.number, 0)
    next_round(table)
    assert table.told("event-drawn") == [{"event": card.id}]
    table.activate(model)
    assert table.rule("shoot m1 hunting-rifle") == "WC-E2"
    assert target.wounds == 0


@pytest.mark.rule("WC-E4")
def test_a_consequence_on_top_happens_at_once_and_the_next_card_is_looked_at() -> None:
    table, model, _ = field()
    card = table.event("heal 1 owners", consequence=True)
    plain = table.event("calm")
    model.wounds = 2
    table.state.fate.left = 1
    add_consequence(table.state, card.number, 0)
    table.begin().play(f"event {card.id}")
    assert model.wounds == 1
    assert table.state.round == 0
    table.play("event -")
    assert table.state.round == 1
    next_round(table).play(f"event {plain.id}")
    assert len(table.told("event-drawn")) == 1


@pytest.mark.rule("WC-E4", "WC-E5")
def test_a_consequence_alone_is_the_top_card() -> None:
    table, _, _ = field()
    card = table.event("advantage", consequence=True)
    add_consequence(table.state, card.number, 1)
    table.begin().play(f"event {card.id}")
    assert table.told("consequence") == [{"event": card.id, "side": 1}]
    assert table.state.fate.height == 0


@pytest.mark.rule("WC-E4")
def test_top_cards_come_as_often_as_they_should() -> None:
    """Three events out of four (one with FLIP) and two consequences."""
    table, _, _ = field()
    flip = table.event("calm", flip=True)
    for _ in range(3):
        table.event("calm")
    first, second = (table.event("calm", consequence=True) for _ in range(2))
    table.state.fate.left = 3
    add_consequence(table.state, first.number, 0)
    add_consequence(table.state, second.number, 1)
    table.begin()
    spread = table.state.spread
    drawn = Counter(str(table.state.chance(k)) for k in range(spread))
    chances = {text: Fraction(n, spread) for text, n in drawn.items()}
    assert chances == {
        f"event {first.id}": Fraction(1, 5),
        f"event {second.id}": Fraction(1, 5),
        f"event {flip.id}": Fraction(3, 20),
        "event -": Fraction(9, 20),
    }


@pytest.mark.rule("WC-E5")
def test_each_player_adds_a_consequence_once_and_chance_says_whose_comes() -> None:
    table, model, target = field()
    card = table.event("heal 1 owners", consequence=True)
    assert add_consequence(table.state, card.number, 0)
    assert not add_consequence(table.state, card.number, 0)
    assert add_consequence(table.state, card.number, 1)
    model.wounds = target.wounds = 1
    table.begin().play(f"event {card.id}")
    assert table.asked == (NATURE, "chance")
    table.play("chance 1")
    assert (model.wounds, target.wounds) == (1, 0)


@pytest.mark.rule("WC-E4", "WC-E5")
def test_only_its_owner_knows_a_consequence_in_the_deck() -> None:
    table, _, _ = field()
    card = table.event("calm", consequence=True)
    add_consequence(table.state, card.number, 0)
    table.begin()
    own, other = table.state.view(0), table.state.view(1)
    assert isinstance(own, WastelandView)
    assert isinstance(other, WastelandView)
    assert own.position.fate.due == ((card.number, 0),)
    assert other.position.fate.due == ((-3, 0),)
    assert (own.secrets, other.secrets) == (0, 1)


@pytest.mark.rule("WC-E6")
def test_what_did_not_come_up_is_still_owed() -> None:
    table, _, _ = field()
    first, second = (table.event("calm", consequence=True) for _ in range(2))
    add_consequence(table.state, first.number, 0)
    add_consequence(table.state, second.number, 1)
    table.begin().play(f"event {first.id}")
    assert owed(table.state, 0) == []
    assert owed(table.state, 1) == [second.id]


@pytest.mark.rule("WC-E7")
def test_the_seed_cards() -> None:
    dust, gun = standard().event("dust-cloud"), standard().event("gun-for-hire")
    assert (dust.flip, dust.consequence) == (True, False)
    table, _, target = field()
    table.happens("attack 3 skill 6", owner=0)
    assert gun.effects[0].skill == 6
    assert gun.effects[0].amount == 3
    assert table.asked == (0, "aim")
    assert table.listed() == ["target m0", "target m1"]
    table.play("target m1", "roll 6", "armour 4")
    blocked = 4 if target.unit.ratings[0] >= 4 else 0
    assert target.wounds == 3 - blocked
    table.happens("attack 3 skill 6", owner=0).play("target m1", "roll 7")
    assert len(table.told("gun-missed")) == 1


# -- what stands ---------------------------------------------------------------------------------


@pytest.mark.rule("WC-E2")
def test_no_shots() -> None:
    table = FortuneTable()
    model = table.model("paladin", 0, 200, 200, "hunting-rifle", "frag-grenade")
    table.model("super-mutant", 1, 320, 200)
    table.happens("no-shots").activate(model)
    refusal = table.refusal("shoot m1 hunting-rifle")
    assert refusal is not None
    assert refusal.reason == "wasteland-event"
    assert table.rule("throw frag-grenade m1") == "WC-E2"
    assert table.listed("shoot") == []
    assert table.rule("move 210,200") == ""


@pytest.mark.rule("WC-E2")
def test_short_sight() -> None:
    table, model, target = field()
    assert sees(table.state, model, target)
    table.happens("short-sight red")
    assert not sees(table.state, model, target)
    target.x = 320
    assert sees(table.state, model, target)


@pytest.mark.rule("WC-E2")
@pytest.mark.parametrize(("effect", "change"), [("slow 1", -1), ("fast 1", 1)])
def test_slow_and_fast(effect: str, change: int) -> None:
    table, model, _ = field()
    before = [move_colour(table.state, model, charge, False, False) for charge in (False, True)]
    table.happens(effect)
    after = [move_colour(table.state, model, charge, False, False) for charge in (False, True)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [change, change]


@pytest.mark.rule("WC-E2")
def test_skills_and_cover_change_values() -> None:
    def value(*effects: str) -> tuple[int, int]:
        table, model, _ = field()
        table.happens(*effects).activate(model).play("shoot m1 hunting-rifle")
        attack = table.state.work[-1]
        return attack.value, attack.cover

    bare, armour = value("calm")
    assert value("skill -2") == (bare - 2, armour)
    assert value("skill 1 rifle") == (bare + 1, armour)
    assert value("skill 1 pistol") == (bare, armour)
    assert value("cover 1") == (bare - 2, armour + 1)


@pytest.mark.rule("WC-E2", "WB-R5")
def test_calm_takes_reaction_tokens_and_gives_none() -> None:
    table, model, target = field()
    target.reactions = 1
    table.happens("calm")
    assert target.reactions == 0
    table.activate(model)
    assert table.rule("prepare") == "WC-E2"
    assert table.listed("prepare") == []


@pytest.mark.rule("WC-E2")
def test_no_expertise() -> None:
    table, model, _ = field()
    table.marker(SEARCHABLE, 200, 225, LOCKPICK_MARKER, open=True)
    table.happens("no-expertise").activate(model)
    assert table.rule("try k0 lockpick") == "WC-E2"


@pytest.mark.rule("WC-E2")
def test_spoil() -> None:
    table, model, _ = field()
    table.pool(model, "stimpak")
    model.wounds = 1
    table.activate(model)
    assert table.rule("use stimpak") == ""
    table.happens("spoil").activate(model)
    assert table.rule("use stimpak") == "WC-E2"


@pytest.mark.rule("WC-E2")
def test_robots_and_power_armour_have_an_action_less() -> None:
    table, model, _ = field()
    robot = table.model("assaultron", 0, 600, 600)
    knight = table.model("knight", 0, 700, 700, "t-60-power-armour")
    table.happens("no-robots")
    actions = []
    for each in (model, robot, knight):
        table.activate(each)
        actions.append(table.state.actions)
    assert actions == [2, 1, 1]


# -- what happens at once ------------------------------------------------------------------------


@pytest.mark.rule("WC-E2")
def test_a_test_or_damage() -> None:
    table, model, target = field()
    table.happens("test-hurt agility 2 radiation")
    assert table.asked == (NATURE, "roll")
    table.play("roll 1*", "roll X")
    if table.asked[1] == "armour":
        table.play("armour 4")
    assert model.rads == 0
    assert target.rads > 0 or target.unit.ratings[2] >= 4


@pytest.mark.rule("WC-E2")
def test_a_test_or_a_condition() -> None:
    table, model, target = field()
    table.happens("test-condition endurance stunned").play("roll X", "roll !")
    assert model.conditions & STUNNED
    assert not target.conditions & STUNNED


@pytest.mark.rule("WC-E2")
def test_hurt_means_leaders_everybody_or_those_in_the_open() -> None:
    table = FortuneTable([box(380, 180, 40, 40, "cover")])
    chief = table.model("settler", 0, 200, 200, leader=standard().leaders[0].id)
    covered = table.model("settler", 0, 363, 200)
    table.happens("hurt 1 radiation leaders")
    while table.asked[1] == "armour":
        table.play("armour 4")
    assert (chief.rads, covered.rads) == (1, 0)
    table.happens("hurt 1 radiation open")
    assert (chief.rads, covered.rads) == (2, 0)
    table.happens("hurt 1 radiation")
    assert (chief.rads, covered.rads) == (3, 1)


@pytest.mark.rule("WC-E2")
def test_one_random_model_of_each_side() -> None:
    table, model, target = field()
    other = table.model("settler", 0, 600, 600)
    table.happens("hurt 1 radiation random")
    assert table.asked == (NATURE, "pick")
    table.play(f"pick m{other.number}")
    if table.asked[1] == "armour":
        table.play("armour 4")
    assert (model.rads, other.rads) == (0, 1)
    assert target.rads == 1 or table.told("unhurt") or table.told("immune")


@pytest.mark.rule("WC-E2")
def test_heal_cure_guard_and_points() -> None:
    table, model, target = field()
    model.wounds, model.conditions = 2, INJURED_ARM
    table.happens("heal 1", "cure", "guard 1 owners", "points 1 foes", owner=0)
    assert (model.wounds, model.conditions, model.boosts, model.points) == (1, 0, 1, 0)
    assert (target.boosts, target.points) == (0, 1)


@pytest.mark.rule("WC-E2")
def test_a_strike_hits_who_is_in_the_disc() -> None:
    table, model, target = field()
    model.x, model.y = 204, 204
    table.happens("strike red 2 radiation")
    places = [(x, y) for x in range(51, 914, 51) for y in range(51, 914, 51)]
    table.play(f"chance {places.index((204, 204))}")
    while table.asked[1] == "armour":
        table.play("armour 4")
    assert model.rads == 2
    assert target.rads == 0


@pytest.mark.rule("WC-E2", "WC-F9")
def test_things_to_search_appear() -> None:
    table, _, _ = field()
    table.happens("marker 2").play("chance 0", "chance 0")
    kinds = [(marker.kind, marker.content) for marker in table.state.markers]
    assert kinds == [(SEARCHABLE, ITEM_MARKER)] * 2


@pytest.mark.rule("WC-E2", "WB-R1")
def test_the_advantage_marker_changes_hands() -> None:
    table, _, _ = field()
    table.model("settler", 0, 600, 600)  # side 1 has fewer models
    table.happens("advantage")
    assert table.state.advantage == 0
    next_round(table)
    assert table.state.advantage == 1


@pytest.mark.rule("WC-E2", "WC-B1")
def test_every_player_draws_boosts_unseen_by_the_others() -> None:
    table, _, _ = field()
    first = table.boost("heal", "action", seat=0)
    table.state.hands = tuple([() for _ in range(2)])
    table.happens("boost 1")
    move = table.parse(f"boon {first}")
    assert table.asked == (NATURE, "boon")
    assert str(table.state.shown(move, 0)) == f"boon {first}"
    assert str(table.state.shown(move, 1)) == "?"
    table.play(f"boon {first}", f"boon {first}")
    assert table.state.hands == ((0,), (0,))
    assert table.told("boost-drawn") == [{"seat": 0}, {"seat": 1}]


@pytest.mark.rule("WC-E2")
def test_a_beast_is_everybodys_enemy_and_acts() -> None:
    table, model, target = field()
    table.happens("beast mole-rat").play("chance 0")
    beast = table.state.models[-1]
    rules, state = table.state.rules, table.state
    assert (beast.side, beast.wild) == (2, True)
    assert beast.y == beast.radius or beast.x == beast.radius
    assert rules.enemies(state, beast, model)
    assert rules.enemies(state, target, beast)
    assert not rules.enemies(state, beast, beast)
    assert (state.ai >> 2) & 1 == 1


@pytest.mark.rule("WC-E2")
def test_a_find_for_a_model_of_the_owner() -> None:
    table, model, _ = field()
    other = table.model("settler", 0, 600, 600)
    table.state.finds = (table.cards.item_numbers["stimpak"],)
    table.state.deck = b"\2"
    table.happens("find 1", owner=0)
    assert table.listed() == [f"target m{model.number}", f"target m{other.number}"]
    table.play(f"target m{other.number}", "find stimpak")
    assert len(other.found) == 1


# -- options of a battle -------------------------------------------------------------------------


def started(**options: object) -> WastelandState:
    """A skirmish of two seats with these options."""
    chosen: dict[str, object] = {"scenario": "skirmish", "ai": "none", **options}
    state = game("wasteland").new(2, chosen)
    assert isinstance(state, WastelandState)
    return state


def deployed(state: WastelandState) -> WastelandState:
    """Everybody is put down where it is offered first."""
    while state.round == 0 and state.decision is not None:
        if state.seat == NATURE:
            if state.decision.name in ("event", "roll"):
                break
            state.apply(state.chance(0))
        elif state.decision.name == "aim":
            break
        else:
            state.apply(state.moves()[0])
    return state


@pytest.mark.rule("WC-E1")
def test_the_option_decides_whether_there_are_events() -> None:
    assert deployed(started(events=True)).decision.name == "event"  # type: ignore[union-attr]
    state = deployed(started())
    assert (state.round, state.fate.height) == (1, 0)
    with pytest.raises(BadOption) as caught:
        started(events="yes")
    assert caught.value.refusal.rule == "WC-E1"


@pytest.mark.rule("WC-S8")
def test_harm_is_spread_by_its_owner_and_removes_nobody() -> None:
    brought = [{"harm": [["physical", 2], ["radiation", 20]]}]
    state = deployed(started(brought=brought))
    assert (state.seat, state.decision.name) == (0, "aim")  # type: ignore[union-attr]
    while state.decision is not None and state.decision.name == "aim":
        state.apply(state.moves()[0])
    own = [model for model in state.models if model.seat == 0]
    assert sum(model.wounds for model in own) == 2
    assert all(model.left >= 1 for model in own)
    assert sum(model.wounds + model.rads for model in state.models if model.seat == 1) == 0


@pytest.mark.rule("WC-E1", "WC-B1", "WC-Q1", "WC-S8", "WC-Q3")
@pytest.mark.parametrize(
    ("brought", "rule"),
    [
        ([{"quest": "nobody-knows"}], "WC-Q1"),
        ([{"consequences": ["dust-cloud"]}], "WC-E1"),
        ([{"consequences": ["gun-for-hire", "gun-for-hire"]}], "WC-E5"),
        ([{"extra": ["no-such-boost"]}], "WC-B1"),
        ([{"harm": [["cold", 1]]}], "WC-S8"),
        ([{"harm": [["physical", 0]]}], "WC-S8"),
        ([{"free": ["no-such-card"]}], "WC-Q3"),
        ([{"gold": 3}], "OV-O1"),
        ([{}, {}, {}], "OV-O1"),
        ("everything", "OV-O1"),
    ],
)
def test_what_cannot_be_brought_is_refused(brought: object, rule: str) -> None:
    with pytest.raises(BadOption) as caught:
        started(brought=brought)
    assert caught.value.refusal.rule == rule


@pytest.mark.rule("WC-F1")
def test_limits_of_the_sides() -> None:
    with pytest.raises(BadOption) as caught:
        started(limits=[750, 100], forces=["minutemen", "steel-line"])
    assert caught.value.refusal.rule == "WC-F1"
    started(limits=[750, 750], forces=["minutemen", "steel-line"])
    for bad in ([750], ["a", 1], [0, 750], 750):
        with pytest.raises(BadOption):
            started(limits=bad)


@pytest.mark.rule("WC-Q3")
def test_free_cards_do_not_count_in_the_limit() -> None:
    force = (
        'name = "One"\n[[unit]]\nunit = "settler"\nleader = "'
        + standard().leaders[0].id
        + '"\nweapons = ["hunting-rifle"]\n'
    )
    with pytest.raises(BadOption) as caught:
        started(limits=[40, 750], forces=[force])
    over = caught.value.refusal.args["over"]
    price = standard().weapon("hunting-rifle").caps[1]
    assert isinstance(over, int)
    limit = 40 + over - price
    started(limits=[limit, 750], forces=[force], brought=[{"free": ["hunting-rifle"]}])
    with pytest.raises(BadOption):
        started(limits=[limit - 1, 750], forces=[force], brought=[{"free": ["hunting-rifle"]}])


@pytest.mark.rule("WC-E2", "WC-E4")
def test_nothing_is_known_of_an_empty_deck() -> None:
    table, _, _ = field()
    table.begin()
    assert table.state.fate.top == NO_CARD
    next_round(table)
    assert table.told("event-drawn") == []
