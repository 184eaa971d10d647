# What a corrected result of a battle changes in a campaign.

campaign-correct-end = Battle { $number }: { $end }
campaign-correct-again = { $n ->
    [one] Battle { $number } has to be fought again, or told again.
   *[other] From battle { $number } on, { $n } battles have to be fought again, or told again.
}
campaign-correct-caps = { $name }: { $after } caps instead of { $before }
campaign-correct-leader = { $name }: { $unit } leads
campaign-correct-more = { $name } also has: { $things }
campaign-correct-less = { $name } no longer has: { $things }
campaign-correct-thing = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
}
