## What the check of a record has shown, and what it could not

replay-moves-good = { $n ->
    [one] { $n } move replayed: it is legal, and its seal is intact.
   *[other] { $n } moves replayed: all are legal, and every seal is intact.
}
replay-dice-good = The dice were honest: the seed is the one that was fixed before the first move ({ $commitment }), and it gives every die and every card.
replay-dice-good-since = The dice since move { $n } were honest: the seed is the one that this table had fixed before it took the game in ({ $commitment }), and it gives every die and every card since then.
replay-dice-good-after = The dice after move { $n } were honest: the seed is the one that was fixed before the first move ({ $commitment }), and it gives every die and every card from there on.
replay-dice-so-far = The dice so far were honest: the secret seed that lies with it is the one that was fixed before the first move ({ $commitment }), and it gives every die and every card.
replay-dice-good-campaign = The campaign’s own dice were honest: the seed is the one that was fixed before the first step ({ $commitment }), and it gives each of them and every card that was drawn between the battles.
replay-dice-so-far-campaign = The campaign’s own dice were honest so far: the secret seed that lies with it is the one that was fixed before the first step ({ $commitment }), and it gives each of them and every card that was drawn between the battles.
replay-dice-none = Not proved: any die or any card. All of them fell where the seed cannot show them.
replay-dice-later = The dice can be checked when the whole of a finished game is verified; the seed is revealed then.
replay-mixed = The dice were mixed before the first move from the host’s seed and from what { $seats } put in: nobody could choose them alone. That the host did not look at them later, nobody can prove.
replay-mixed-missing = Put in, but never revealed, so it counts for nothing: { $seats }.
replay-signed = The table that holds the key { $key } has signed it. Compare the key with the one at that table’s address /.well-known/overseer-key.
replay-signed-unchecked = It carries a signature of the key { $key }, which needs the library “cryptography” to be checked: { $install }
replay-unproved-seats = Not proved: who sat there, and that this file is the game you saw. Compare its first line and its last seal with what was noted then.
replay-unproved-resigned = Not proved: that somebody really resigned, and when. The record only says so.
replay-unproved-time = Not proved: when time ran out. The record only says so.
replay-unproved-cards = Not proved: that the cards or the scenario are the ones you know. This game brings its own.
replay-unproved-back = At this casual table moves were taken back after others had answered; the log has all of them.
replay-unproved-brought = Not proved: what the campaign brought into this battle. `overseer campaign verify` checks that.
replay-unproved-imported = Not proved: the first { $n ->
    [one] move comes
   *[other] { $n } moves come
} from a saved game that was brought along as a file. They are legal, but nobody vouches for their dice and cards, and whoever brought the file may know what was hidden in it.
replay-unproved-corrected = Not proved: the dice of the first { $n ->
    [one] move
   *[other] { $n } moves
}. A result that people had told was corrected by consent of the table, and what followed was worked out anew.
replay-unproved-updated = Not proved: the first { $n ->
    [one] move, which was
   *[other] { $n } moves, which were
} played under the rules { $rules }. { $release ->
    [unknown] Only the release of Overseer that played them checks their dice.
   *[other] Only Overseer { $release } checks their dice.
}
replay-unproved-rolls = Not proved: that the seed had been asked { $n ->
    [one] once
   *[other] { $n } times
} by then. The record only says so, and later dice are counted from there.
replay-unproved-spelling = { $n ->
    [one] Move { $move } is
   *[other] { $n } of these moves, the first of them move { $move }, are
} not written as Overseer writes them. They mean the same, but somebody, or another program, wrote them anew.
replay-unproved-battles = Not proved: { $n ->
    [one] the result of a battle. Its record was
   *[other] the results of { $n } battles. Their records were
} not looked at here; `overseer campaign verify` checks a campaign with all its battles.
replay-unproved-entered = Not proved: { $n ->
    [one] a result that was entered after a battle on a real table.
   *[other] { $n } results that were entered after battles on a real table.
}
replay-unproved-casual = Not proved: that each die fell only once. Moves can be taken back over chance in it, and in no battle of a campaign they can.
replay-unproved-older = Not proved: that battle { $n } was played like that. Its { $moves ->
    [one] move follows
   *[other] { $moves } moves follow
} the rules { $rules }, which this release does not play. Not checked: whether the moves are legal, whether the dice were honest, whether it came to this result. Checked: { $prepared ->
    [yes] it is the battle that the campaign had prepared, its
   *[no] its
} seed is the one that was fixed before it, and its last seal and its end are those of the result. { $release ->
    [unknown] Only the release of Overseer that played it can check the rest: overseer replay battle-{ $n }.overseer --verify
   *[other] Overseer { $release } can check the rest: overseer replay battle-{ $n }.overseer --verify
}
replay-unproved-apart = Not proved: anything by the record of battle { $n }. No result of this campaign rests on it.
replay-battle-open = Battle { $n } has begun; nothing of it counts yet.
replay-about-battle = Battle { $n }. { $text }
