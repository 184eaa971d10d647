# A campaign’s battle on the real table: handed in, corrected.
campaign-play-real = Fight it on the real table
campaign-to-real = To the real table
campaigns-fought = { $n ->
    [0] No battle fought yet
    [one] One battle fought
   *[other] { $n } battles fought
}
hand-in-title = The campaign
hand-in-campaign = Campaign
hand-in-battle = Battle { $n }
hand-in-send = Hand the result in
hand-in-owner = The owner of this battle hands it in.
hand-in-refused = The campaign cannot take this result: { $why }
hand-in-mend = Mend what is wrong in the history, then hand it in.
hand-in-taken = The campaign has this result.
hand-in-settle = On to the settlement
hand-in-differs = The battle ends otherwise now than the campaign has it.
hand-in-wished = The others are asked whether they agree.
hand-in-look = What would a correction change?
hand-in-correct = Correct the campaign
hand-in-ask = Ask the others to correct it
hand-in-reopened = The campaign has gone on from this battle, which no longer has an end here. End it again to correct the campaign.
hand-in-gone = The campaign has gone on without this battle.
wish-correct-mine = The others are asked whether the end of a battle may be corrected.
wish-correct-theirs = { $name } would like to correct how a battle ended.
corrected-chance = Chance
corrected-working = Everything is worked out anew …
corrected-changes = What becomes different
corrected-nothing = Nothing that is counted becomes different.
corrected-lost = { $n ->
    [one] One later decision no longer fits
   *[other] { $n } later decisions no longer fit
}
corrected-filled = { $n ->
    [one] One new question is answered in the simplest way
   *[other] { $n } new questions are answered in the simplest way
}
corrected-all-fits = All later decisions still fit.
