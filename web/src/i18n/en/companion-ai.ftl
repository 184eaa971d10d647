# The chrome of the AI by questions; what it asks and tells comes from the server.
ai-title = The AI
ai-turn = The AI’s turn
ai-idle = The AI has nothing to do now. It is your turn.
ai-who = { $name } acts
ai-who-reacts = { $name } might react
ai-action = { $n ->
    [1] first action of two
   *[other] second action of two
}
ai-quick = with its action points
ai-reaction = a reaction
ai-yes = Yes
ai-no = No
ai-nobody = Nobody
ai-answer = Choose
ai-these = { $n ->
    [one] This one
   *[other] These { $n }
}
ai-health = { $left } of { $health } health
ai-thing = { $name }, { $left } of { $health } health
ai-entry = { $text }:
ai-why = Why?
ai-undo = Take the last entry back
ai-chance = { $stage ->
    [draw] Draw a token
    [die] Throw the die
   *[other] Draw one of them
}
ai-by-hand = { $stage ->
    [draw] Or tap the one that you drew yourself.
    [die] Or tap the face that you threw yourself.
   *[other] Or tap the one that you drew yourself.
}
ai-do = { $id ->
    [attack] Attack: dice
    [done] { $deed ->
        [fight] Done without the app’s dice
        [shoot] Done without the app’s dice
        [throw] Done without the app’s dice
        [prepare] Done, the token lies there
        [reload] Done, it is loaded
        [look] Done, it has looked
        [detonate] It goes off
       *[other] Done, it stands there
    }
    [worked] It worked
    [failed] It failed
    [cannot] It cannot
    [stuck] It ended otherwise
    [activate] It acts
    [end] Go on
    [turn] Next turn
    [pass] Go on
   *[noticed] It has acted: who reacts?
}
ai-reacts = One of mine reacts
ai-reacts-help = It spends its reaction token. Attacks and damage are entered at the table.
ai-reacts-still = { $name } reacts and stays
ai-reacts-moved = { $name } reacts and moves
ai-ended = How did it end?
ai-whole = It went its whole ruler.
ai-touches = Whom does it touch now?
ai-moved = Somebody else was moved by it
ai-so-it-is = So it stands
ai-throw = { $is ->
    [strike] The attack
    [activate] It acts
   *[other] Dice
}
ai-range = Range
ai-short = Short
ai-long = Long
ai-cover = Items of cover
ai-facts = What has happened in this scenario
ai-wears = { $name } wears the armour
ai-under = Who is under the disc?
