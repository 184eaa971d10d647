# The chrome of Tragic’s board; what the game says comes from the server.
tragic-board = The duel
tragic-sheet = The sheet of { $name }
tragic-row = In front of { $name }
tragic-row-empty = Nothing in play yet
tragic-hand = Your hand: { $n }
tragic-hand-empty = No card in hand
tragic-hidden = Cards in hand: { $n }
tragic-copies = { $n } of them
tragic-numbers = Attack { $attack }, health { $health }
tragic-engaged = Engaged
tragic-fighting = In combat
tragic-hp = { $n } of { $max } hit points
tragic-armour = Armour { $n }
tragic-library = Library: { $n }
tragic-discard = Discard: { $n }
tragic-destroyed = Destroyed: { $n }
tragic-on-top = Known on top
tragic-at-bottom = Known at the bottom
tragic-known = In hand, seen by everybody
tragic-pile-hidden = { $n ->
    [0] No card lies here.
   *[other] These cards are hidden: { $n }.
}
tragic-points = { $letter }: { $free } of { $n } free
tragic-radiation = Radiation { $n }
tragic-body = What is worn
tragic-traits = Traits
tragic-skills = Skills
tragic-abilities = Laid ability cards: { $n }
tragic-turn = Turn { $n }
tragic-phases = The phases of the turn
tragic-timing = Who acts, who is asked
tragic-you-act = You act
tragic-acts = { $name } acts
tragic-you-answer = you may answer
tragic-answers = { $name } may answer
tragic-then = then { $name }
tragic-stops = Ask me
tragic-stop = { $window }: { $mode }
tragic-mode-useful = when I can do something
tragic-mode-always = always
tragic-mode-never = never
tragic-ask-always = Always
tragic-ask-always-text = Ask me wherever the rules ask: nobody can tell what you hold.
tragic-window-upkeep = Upkeep
tragic-window-lay = Lay
tragic-window-attack = Attack
tragic-window-movement = Allies
tragic-window-action = Action
tragic-window-use = Ability
tragic-window-cast = Casting
tragic-window-reaction = Reaction
tragic-window-turn-end = End
tragic-chain = The chain
tragic-item = { $n } of { $all } on the chain
tragic-announced-attack = Attack card announced
tragic-announced-movement = Attack by allies announced
tragic-announced-action = Action announced
tragic-announced-quest = Quest announced
tragic-announced-reaction = Reaction announced
tragic-announced-use = Ability announced
tragic-announced-skill = Skill announced
tragic-announced-ally = Ally announced
tragic-announced-object = Object announced
tragic-cancelled = Cancelled
tragic-base = base
tragic-more = extra
tragic-penetration = penetration
tragic-armour-step = armour
tragic-net = net
tragic-strikes = strikes
tragic-times = times
tragic-critical = Critical { $p } a strike: ×{ $factor } ({ $n ->
    [one] { $n } die
   *[other] { $n } dice
})
tragic-dodge = Dodged in { $p }
tragic-struck-back = Strike-back: { $n }
tragic-no-strike-back = No strike-back
tragic-lethal-no = Nobody is beaten by it
tragic-lethal-maybe = Beaten in { $p }
tragic-lethal-sure = Beaten for sure
tragic-mean = { $n } on average
tragic-left =
    { $n ->
        [one] { $n } hit point left after it
       *[other] { $n } hit points left after it
    }
tragic-spread-one = { $n }: { $p }
tragic-recap = What happened
tragic-panel-answer = Your answers
tragic-panel-pay = Points
tragic-panel-send = Attack by allies
tragic-panel-pairs = Blocks
tragic-panel-shares = Division of damage
tragic-panel-order = Order
tragic-panel-place = Cards you looked at
tragic-panel-pick = Your choice
tragic-confirm = Confirm
tragic-no-block = Block nobody
tragic-clear = Clear
tragic-target = Target
tragic-choose-target = Tap it on the mat or here.
tragic-to-discard = To discard
tragic-effect = When it takes effect
tragic-later-how = What is not said now is asked then.
tragic-pay = Engage
tragic-pay-sum = { $n } of { $total } points of any letter named
tragic-pay-letter = { $letter }: { $n } engaged, { $free } more free
tragic-free = { $n } free
tragic-owed = { $letter }: { $n } owed
tragic-with-life = { $n } HP
tragic-send-all = Send all
tragic-block-how = Tap a blocker, then its attacker; in any order.
tragic-deals = deals { $n }
tragic-less = Less for { $name }
tragic-more-to = More for { $name }
tragic-earlier = Earlier: { $name }
tragic-later = Later: { $name }
tragic-place-how = The card that is put on top last is drawn first.
tragic-picked = { $least ->
    [0] { $n } chosen, { $most } at most
   *[other] { $n } of { $most } chosen
}
tragic-preview = If nobody answers
tragic-loses = { $name }: beaten { $p }
tragic-beaten = beaten { $p }
tragic-rule = Rule { $rule }
tragic-loss = { $least }–{ $most } lost, { $mean } on average
tragic-loss-or-gain = up to { $most } lost or { $n } healed
tragic-gain = { $least }–{ $most } healed, { $mean } on average
tragic-combat = Attackers and their blockers
tragic-unblocked = not blocked
tragic-lesson = Your first duel
tragic-end-title = How the hit points fell
tragic-end-hp = { $name }: { $n } of { $max } hit points
