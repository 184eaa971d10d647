"""What lies on the table: cards come into force and leave, allies have attack, health, keywords."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Card, Gift
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import BASE_HP, NEXT_OF, Permanent, Player
from overseer.tragic.rules.duel import MOST_TRIGGERS, Duel
from overseer.tragic.rules.pile import NOBODY, Trigger
from overseer.tragic.rules.telling import tell_max_hp
from overseer.tragic.words import (
    BROTHERHOOD,
    COMPANION,
    CRITICAL,
    HORDE,
    HUNTED,
    IN_DEFENCE,
    KEY_ARMOUR,
    MARTYR,
    MORE_ATTACK,
    MORE_HEALTH,
    NO_TARGET,
    ON_ALLY_ARRIVES,
    ON_ALLY_LEAVES,
    ON_LEAVE,
    PENETRATING,
    SPARING,
    ST_ALLY_ARMOUR,
    ST_ALLY_ATTACK,
    ST_ALLY_CRITICAL,
    ST_ALLY_HEALTH,
    ST_ALLY_HORDE,
    ST_ALLY_IN_DEFENCE,
    ST_ALLY_MARTYR,
    ST_ALLY_PENETRATING,
    ST_MAX_HP,
    UNIQUE,
    UNTIL_END,
)

ONCE_BITS: Final = 16  # abilities of a card that can be told apart in Player.skills_used
ALL_ONCE: Final = (1 << ONCE_BITS) - 1
ONE: Final = [bytes([n]) for n in range(256)]
HIGHEST_LEVEL: Final = 10  # of the radiation track (TR-N1)

# -- bonuses in force ----------------------------------------------------------------------------


def give(
    duel: Duel, player: Player, gifts: list[Gift], sign: int, card: Card | None = None
) -> None:
    """Static bonuses, those of `card`, come into force (sign 1) or end (sign -1)."""
    for gift in gifts:
        if gift.condition is None:
            change_stat(duel, player, gift.stat, sign * gift.amount, card)
        elif sign > 0:
            player.conditional = (*player.conditional, gift)
        else:
            left = list(player.conditional)
            left.remove(gift)
            player.conditional = tuple(left)


def change_stat(
    duel: Duel, player: Player, stat: int, amount: int, card: Card | None = None
) -> None:
    """A stat goes up or down; the maximum of HP takes current HP with it (TR-A4)."""
    if stat == ST_MAX_HP:
        change_max_hp(duel, player, amount, card)
    else:
        player.stats[stat] += amount


def change_max_hp(duel: Duel, player: Player, amount: int, card: Card | None = None) -> None:
    """TR-A4: when the maximum falls, current HP are cut to it."""
    most = player.max_hp
    hp = player.hp
    player.stats[ST_MAX_HP] += amount
    # Worked out anew: what would fall below 1 comes back as far as it fell, never further.
    player.max_hp = max(BASE_HP + player.stats[ST_MAX_HP], 1)
    player.hp = min(player.hp, player.max_hp)
    if duel.ears is not None:
        tell_max_hp(duel, player, most, hp, card)


def set_radiation(duel: Duel, player: Player, level: int) -> None:
    """TR-N1: the track moves; each level passed brings or lifts what its row says."""
    table = duel.tables.set.radiation
    level = min(max(level, 0), HIGHEST_LEVEL)
    while player.radiation < level:
        player.radiation += 1
        if player.radiation < len(table):
            give(duel, player, table[player.radiation], 1)
    while player.radiation > level:
        if player.radiation < len(table):
            give(duel, player, table[player.radiation], -1)
        player.radiation -= 1


# -- allies --------------------------------------------------------------------------------------


def keyword(duel: Duel, seat: int, permanent: Permanent, word: int) -> int:
    """The index of a keyword on a permanent: printed, granted and given add up (TR-K13)."""
    index: int = permanent.card.keywords[word]
    if permanent.granted:
        index += granted(permanent, word)
    if permanent.card.is_ally:
        if word == KEY_ARMOUR:
            index += duel.stat(seat, ST_ALLY_ARMOUR)
        elif word == PENETRATING:
            index += duel.stat(seat, ST_ALLY_PENETRATING)
        elif word == MARTYR:
            index += duel.stat(seat, ST_ALLY_MARTYR)
        elif word == HORDE:
            index += duel.stat(seat, ST_ALLY_HORDE)
        elif word == CRITICAL:
            index += duel.stat(seat, ST_ALLY_CRITICAL)
        elif word == IN_DEFENCE and seat != duel.active:
            index += duel.stat(seat, ST_ALLY_IN_DEFENCE)  # TR-E4
    return index


def granted(permanent: Permanent, word: int) -> int:
    """What cards have granted it of a keyword, or of attack and health."""
    total = 0
    for which, more, _ in permanent.granted:
        if which == word:
            total += more
    return total


def attack_of(duel: Duel, seat: int, permanent: Permanent) -> int:
    """An ally's attack with everything that adds to it (TR-K5)."""
    given = duel.stat(seat, ST_ALLY_ATTACK)
    total = permanent.card.attack + permanent.attack + permanent.fresh_attack + given
    if permanent.granted:
        total += granted(permanent, MORE_ATTACK)
    return max(total, 0)


def full_health(duel: Duel, seat: int, permanent: Permanent) -> int:
    """An ally's health without its wounds."""
    given = duel.stat(seat, ST_ALLY_HEALTH)
    total = permanent.card.health + permanent.health + permanent.fresh_health + given
    if permanent.granted:
        total += granted(permanent, MORE_HEALTH)
    return total


def health_left(duel: Duel, seat: int, permanent: Permanent) -> int:
    """An ally's health less its wounds."""
    return full_health(duel, seat, permanent) - permanent.damage


def spared(one: Card, other: Card) -> bool:
    """TR-W15, TR-W23: a card and an ally of the same faction, which do each other no harm."""
    return (one.types & other.types & SPARING) != 0


# -- coming and going ----------------------------------------------------------------------------


def arrive(duel: Duel, seat: int, card: Card) -> Permanent:
    """A card comes into play; equipment lies there engaged, not worn (TR-Z2)."""
    player = duel.players[seat]
    if card.keywords[UNIQUE]:  # TR-K8: the newcomer stays
        for old in player.permanents[:]:
            if old.card.number == card.number:
                duel.tell_card("discarded", seat, old)
                leave(duel, seat, old, seat, False)
    slot = 0
    while player.at(slot) is not None:
        slot += 1
    duel.serials += 1
    fresh = Permanent(card, slot, duel.serials)
    fresh.engaged = card.is_equipment
    player.permanents.append(fresh)
    duel.note_card("arrived", seat, fresh)
    if not card.is_equipment:
        give(duel, player, card.gifts, 1, card)
    if card.is_ally:
        if card.types & HUNTED:
            _abandon_brotherhood(duel, seat)
        raise_triggers(duel, seat, ON_ALLY_ARRIVES, fresh.serial)
    return fresh


def _abandon_brotherhood(duel: Duel, seat: int) -> None:
    """TR-W24: calling an enemy of the Brotherhood costs all of its cards."""
    player = duel.players[seat]
    leaving = [each for each in player.permanents if each.card.types & BROTHERHOOD]
    blasts = [last_blast(duel, seat, each) for each in leaving]
    for at in range(len(leaving)):
        permanent = leaving[at]
        duel.tell_card("brotherhood-left", seat, permanent)
        leave(duel, seat, permanent, seat, False, blasts[at])


def last_blast(duel: Duel, seat: int, permanent: Permanent) -> int:
    """TR-W6: the explosion of an ally that leaves as things stand: its last attack × MARTYR."""
    if not permanent.card.is_ally:
        return 0
    return attack_of(duel, seat, permanent) * keyword(duel, seat, permanent, MARTYR)


def leave(
    duel: Duel, seat: int, permanent: Permanent, by: int, for_good: bool, blast: int = -1
) -> None:
    """A permanent leaves play for the discard, or for good (TR-K9); `by`: who removed it.

    `blast`: its last explosion, where several leave at once; -1: as things stand now.
    """
    player = duel.players[seat]
    _gone(duel, seat, permanent, by, blast)
    number = permanent.card.number
    if for_good:
        player.destroyed = (*player.destroyed, number)
    else:
        player.discard = (*player.discard, number)


def send_home(duel: Duel, seat: int, permanent: Permanent, by: int, blast: int = -1) -> None:
    """A permanent goes back into its owner's hand, seen by all."""
    _gone(duel, seat, permanent, by, blast)
    duel.players[seat].put_in_hand(permanent.card.number, True)


def _gone(duel: Duel, seat: int, permanent: Permanent, by: int, blast: int) -> None:
    """What happens whenever a permanent leaves the table, however it does (TR-K10)."""
    player = duel.players[seat]
    card = permanent.card
    if blast < 0:
        blast = last_blast(duel, seat, permanent)
    player.permanents.remove(permanent)
    if not card.is_equipment or not permanent.engaged:
        give(duel, player, card.gifts, -1, card)
    if player.inside == permanent.serial:  # TR-K14: the building is not immune
        player.inside = -1
        duel.tell("left-building", {"seat": seat, "card": card.id})
    place = seat * SLOTS + permanent.slot
    for number in range(len(card.abilities)):
        ability = card.abilities[number]
        if ability.when == ON_LEAVE:
            if ability.condition is not None and not duel.holds(ability.condition, seat):
                continue
            trigger = Trigger(seat, card.number, number)
            trigger.source = place
            trigger.serial = permanent.serial
            add_trigger(duel, trigger)
    if blast > 0:  # TR-W6: at who removed it
        trigger = Trigger(seat, card.number, -1)
        trigger.amount = blast
        trigger.victim = by
        add_trigger(duel, trigger)
    if card.is_ally:
        raise_triggers(duel, seat, ON_ALLY_LEAVES, permanent.serial)


def wear(duel: Duel, seat: int, permanent: Permanent) -> None:
    """Equipment is put on: disengaged, its bonuses hold (TR-Z2)."""
    permanent.engaged = False
    duel.note_card("turned", seat, permanent)
    give(duel, duel.players[seat], permanent.card.gifts, 1, permanent.card)


def take_off(duel: Duel, seat: int, permanent: Permanent) -> None:
    """Equipment is taken off: engaged, its bonuses end (TR-Z2)."""
    permanent.engaged = True
    permanent.hiding = False
    duel.note_card("turned", seat, permanent)
    give(duel, duel.players[seat], permanent.card.gifts, -1, permanent.card)


def engage(duel: Duel, seat: int, permanent: Permanent) -> None:
    """Turn a permanent sideways; worn equipment comes off with it."""
    if permanent.engaged:
        return
    if permanent.card.is_equipment:
        take_off(duel, seat, permanent)
    else:
        permanent.engaged = True
        duel.note_card("turned", seat, permanent)


def same_companion(duel: Duel, card: Card) -> bool:
    """TR-K3: a companion of that proper name lies on any side."""
    if card.kind != COMPANION:
        return False
    for player in duel.players:
        for permanent in player.permanents:
            if permanent.card.kind == COMPANION and permanent.card.proper == card.proper:
                return True
    return False


def place_taken(player: Player, card: Card) -> bool:
    """TR-Z2: one piece per body place."""
    for permanent in player.permanents:
        if (
            permanent.card.place == card.place
            and permanent.card.is_equipment
            and not permanent.engaged
        ):
            return True
    return False


def lay_ability(duel: Duel, seat: int, number: int) -> None:
    """TR-P2, TR-P6: an ability card from the hand adds its point and its bonus at once."""
    player = duel.players[seat]
    card = duel.tables.cards[number]
    player.take_from_hand(number)
    letter: int = card.letters[0]
    duel.revealed += 1
    duel.tell("laid", {"seat": seat, "card": card.id})
    if number in player.abilities:  # TR-K8: ability cards are unique; no destruction
        player.skills_used &= ~(ALL_ONCE << once_at(duel, seat, number, 0))
        player.discard = (*player.discard, number)
        duel.tell("discarded", {"seat": seat, "card": card.id, "place": ""})
        if player.spent[letter] == player.points[letter]:  # TR-P3: the new one lies disengaged
            player.spent = bump(player.spent, letter, -1)
    else:
        player.points = bump(player.points, letter, 1)
        player.abilities = (*player.abilities, number)
        give(duel, player, card.gifts, 1, card)


def bump(row: bytes, at: int, by: int) -> bytes:
    """A row of small numbers with one of them changed."""
    return row[:at] + ONE[row[at] + by] + row[at + 1 :]


# -- triggers ------------------------------------------------------------------------------------


def add_trigger(duel: Duel, trigger: Trigger) -> None:
    """Remember what was set off: up to the limit (TR-L4), and only for who is in play (TR-M1)."""
    if duel.triggered >= MOST_TRIGGERS or duel.players[trigger.seat].out:
        return
    duel.triggered += 1
    duel.triggers.append(trigger)
    if duel.wordless:
        duel.note("waits", {"seat": trigger.seat, "card": duel.tables.cards[trigger.card].id})


def raise_triggers(duel: Duel, seat: int, when: int, serial: int = -1) -> None:
    """Set off the abilities of all that `seat` has in force and that wait for `when`.

    `serial`: the permanent that caused it; it does not set itself off, except for what only
    speaks of itself (ON_STRIKE and ON_KILL of an ally).
    """
    player = duel.players[seat]
    cards = duel.tables.cards
    for permanent in player.permanents:
        card = permanent.card
        if card.waits & (1 << when) and permanent.serial != serial:
            if not card.is_equipment or not permanent.engaged:
                _set_off(duel, seat, card, when, seat * SLOTS + permanent.slot, permanent)
    for number in player.skills:
        if cards[number].waits & (1 << when):
            _set_off(duel, seat, cards[number], when, NOBODY, None)
    for number in player.abilities:
        if cards[number].waits & (1 << when):
            _set_off(duel, seat, cards[number], when, NOBODY, None)
    for number in player.traits:
        if cards[number].waits & (1 << when):
            _set_off(duel, seat, cards[number], when, NOBODY, None)


def own_trigger(duel: Duel, seat: int, when: int, permanent: Permanent) -> None:
    """Set off what an ally's own card says of itself."""
    if permanent.card.waits & (1 << when):
        place = seat * SLOTS + permanent.slot
        _set_off(duel, seat, permanent.card, when, place, permanent)


def _set_off(
    duel: Duel, seat: int, card: Card, when: int, place: int, permanent: Permanent | None
) -> None:
    for number in range(len(card.abilities)):
        ability = card.abilities[number]
        if ability.when != when or ability.target != NO_TARGET:  # a trigger aims at nothing
            continue
        condition = ability.condition
        if condition is not None and not duel.holds(condition, seat):
            continue
        if ability.once and already_used(duel, seat, card.number, number, permanent):
            continue
        if ability.once:
            note_use(duel, seat, card.number, number, permanent)
        trigger = Trigger(seat, card.number, number)
        trigger.source = place
        trigger.serial = -1 if permanent is None else permanent.serial
        add_trigger(duel, trigger)


def already_used(
    duel: Duel, seat: int, card: int, ability: int, permanent: Permanent | None
) -> bool:
    """Whether an ability that works once a turn has worked."""
    if permanent is not None:
        return (permanent.used & (1 << ability)) != 0
    used = duel.players[seat].skills_used
    return used != 0 and (used & (1 << once_at(duel, seat, card, ability))) != 0


def note_use(duel: Duel, seat: int, card: int, ability: int, permanent: Permanent | None) -> None:
    """An ability has worked in this turn."""
    if permanent is not None:
        permanent.used |= 1 << ability
    else:
        duel.players[seat].skills_used |= 1 << once_at(duel, seat, card, ability)


def once_at(duel: Duel, seat: int, card: int, ability: int) -> int:
    """The bit of an ability among those of skills, traits and laid ability cards."""
    player = duel.players[seat]
    chosen = player.skills + player.traits + player.abilities
    return chosen.index(card) * ONCE_BITS + ability


# -- the end of bonuses --------------------------------------------------------------------------


def fade(duel: Duel, seat: int, until: int) -> None:
    """Stats that lasted until now end (TR-T9)."""
    player = duel.players[seat]
    if not player.fading:
        return
    left: list[tuple[int, int, int]] = []
    for stat, amount, limit in player.fading:
        if limit == until:
            change_stat(duel, player, stat, -amount)
        else:
            left.append((stat, amount, limit))
    player.fading = tuple(left)


def heal_allies(duel: Duel) -> None:
    """TR-T5, TR-T9: all allies are healed, then bonuses of the turn expire, so none dies of it."""
    for player in duel.players:
        for permanent in player.permanents:
            permanent.damage = 0
            permanent.fresh_attack = 0
            permanent.fresh_health = 0
            if permanent.granted:
                _ungrant(permanent, UNTIL_END)


def _ungrant(permanent: Permanent, until: int) -> None:
    """What was granted until now is over."""
    permanent.granted = tuple([grant for grant in permanent.granted if grant[2] != until])


def fade_next(duel: Duel) -> None:
    """All that lasted until the next turn of the player whose turn begins ends."""
    until = NEXT_OF + duel.active
    for player in duel.players:
        fade(duel, player.seat, until)
        for permanent in player.permanents:
            if permanent.granted:
                _ungrant(permanent, until)
