# The rulebook of Tragic: one message a rule, named by its id, and the words around them.
# A sentence stands on one line, so that a refusal can show it anywhere.

## The page

rulebook-tragic-title = Tragic: the rulebook
rulebook-tragic-notice = Overseer is an unofficial project, neither made nor endorsed by the author of the printed card game or by the owners of its world; all names belong to their owners. Every sentence on this page is our own.
rulebook-tragic-intro = Two survivors, one ruin, and room for only one of you. Bring sixty cards, a body with its quirks and the few things you do best. Grow stronger point by point, call in friends, wear whatever still holds together, and bring your opponent’s hit points down to zero before yours run out.
rulebook-tragic-guide = Every rule has an id such as TR-P3. Whenever the game refuses a move it names that id, and here you find the reason. { rulebook-order } Where the printed rules are silent, we had to decide: such rules are marked “{ rulebook-mark-reading }”. In rules marked “{ rulebook-mark-partly }”, the words “{ rulebook-reading-begins }” show where the decision begins.

## The sections, in the order of play

rulebook-section-tragic-aim = Aim and numbers
rulebook-section-tragic-aim-intro = You win by knocking your opponent out. These are the numbers you fight with, and the moment at which the game looks at them.
rulebook-section-tragic-zones = The zones
rulebook-section-tragic-zones-intro = Every card lies in a zone, upright or sideways. Where it lies and how it lies say what it can do.
rulebook-section-tragic-setup = Setting up
rulebook-section-tragic-setup-intro = Before the first blow you decide who you are: sixty cards, up to two traits and three skills, chosen without knowing what the other one brings.
rulebook-section-tragic-turn = The turn
rulebook-section-tragic-turn-intro = You take turns. A turn runs through its phases in this order; nearly everything happens in the main phase.
rulebook-section-tragic-paying = Paying, and laying ability cards
rulebook-section-tragic-paying-intro = Your SPECIAL points pay for everything, and each action lets you add one more. Whoever acts, grows.
rulebook-section-tragic-cards = The cards
rulebook-section-tragic-cards-intro = What the kinds of cards are, where they go, and what some of their words mean. A card may always say otherwise.
rulebook-section-tragic-reactions = Reactions and the chain
rulebook-section-tragic-reactions-intro = Hardly anything happens without the other player having a say. Answers are stacked into a chain, and the last word comes first.
rulebook-section-tragic-attacking = Attacking
rulebook-section-tragic-attacking-intro = Hit with your own hands or send your allies. Damage goes through a fixed order of steps, so you can work it out before you strike.
rulebook-section-tragic-keywords = Keywords
rulebook-section-tragic-keywords-intro = Words in capital letters on a card are keywords. Each of them is a small rule, and here they all are.
rulebook-section-tragic-ends = The end of the duel
rulebook-section-tragic-ends-intro = Most duels end when somebody runs out of hit points (TR-A2). There are other ways, and a few cards that need a word of their own.
rulebook-section-tragic-limits = Limits
rulebook-section-tragic-limits-intro = So that every duel comes to an end and every answer has a meaning, Overseer draws a few lines. You will hardly ever touch them.
rulebook-section-tragic-odds = Annex: the critical chances
rulebook-section-tragic-odds-intro = How likely a critical hit is, exactly, by the number of your critical chances (TR-C6).

## Aim and numbers

rule-TR-A1 = Tragic is a duel. You have a maximum of 100 hit points (HP), you begin with 7 SPECIAL points, one of each letter, and you bring a library of 60 cards. Traits change these numbers: a ghoul, for example, has a maximum of 70 HP, and some traits change the points you begin with.
    .title = What a duellist has
rule-TR-A2 = HP are checked whenever an item of the chain has been resolved: all damage of the same moment is dealt, then healing is applied, and then the game looks, before the next item or trigger. With 0 HP or less you have lost; if this goes for both players, the duel is a draw. Some effects grant a delay. Our reading: a MARTYR set off by the killing attack therefore comes too late (TR-W6).
    .title = When you are beaten
rule-TR-A3 = Your HP never rise above your maximum. Healing is for players; it heals an ally only if a card says so. At the end of the turn allies recover by themselves (TR-T5).
    .title = Healing
rule-TR-A4 = If your maximum falls below your current HP, they are cut to it. Drawing or searching in an empty library does nothing, except in phase 2 (TR-T2).
    .title = A lower maximum, an empty library

## The zones

rule-TR-Z1 = Each player has these zones: play (allies, companions and objects that stay, without limit); combat (attacking allies and attack cards); equipment; destroyed (out of the game for good); traits (0 to 2); skills (3, at most 4); the radiation track (TR-N1); library; discard; SPECIAL (7 columns, one a letter, with at most 10 points each); and the hand, which has no limit.
    .title = Where cards lie
rule-TR-Z2 = A disengaged card stands upright, an engaged one lies sideways. Casting a piece of equipment costs what is printed on it, and it arrives engaged, that is, not worn. Putting it on (disengaging it) and taking it off (engaging it) each cost the same again. You wear at most one piece at each place of the body. Our reading: putting it on has to be paid the first time too.
    .title = Engaged, disengaged, worn
rule-TR-N1 = The radiation track has the levels 0 to 10; you begin at 0. At the levels 2, 4, 6, 8 and 10 the drawbacks printed there hold, and the lower ones go on holding. The table of the card set says which they are.
    .title = The radiation track

## Setting up

rule-TR-S1 = The format says how many cards of the same name and the same level your library may hold: 1 in singleton, 2 in duo, 3 in trio, 4 in quad. A card of the same name but another level is another card.
    .title = Formats
rule-TR-S2 = A library has exactly 60 cards. At least 18 ability cards are advised: with fewer you are warned, not stopped.
    .title = Sixty cards
rule-TR-S3 = Both players choose 0 to 2 traits in secret and reveal them together. You may choose “no trait” and another trait as a bluff: the other one is removed from the game at the reveal. Then the traits take effect and set your maximum and your current HP.
    .title = Secret traits
rule-TR-S4 = Then both choose 3 skills in secret, or 4 with the trait that allows it, and reveal them together.
    .title = Secret skills
rule-TR-S5 = Each player rolls a die, and the higher number begins; a tie is rolled again. If only one player has the kamikaze trait, that player begins without a roll. If both have it, they roll.
    .title = Who begins
rule-TR-S6 = Your first hand is three times your draw rate: 6 cards at the usual rate of 2, and from 3 to 9 in all. You cannot exchange it, unless a trait lets you. Our reading: with that trait you may once shuffle your hand into the library and draw as many cards again.
    .title = The first hand
rule-TR-S7 = Your two traits must be different. Our reading: at most one of them is a race; your skills must be different too; the library is handed in before the traits are revealed; traits, skills and basic SPECIAL points are not part of the 60 cards.
    .title = What may go together

## The turn

rule-TR-T1 = Phase 1, disengage: you disengage your cards in the SPECIAL, play and skill zones, but never your equipment. Whoever begins the duel skips this phase in the first turn.
    .title = Phase 1: disengage
rule-TR-T2 = Phase 2, draw: you draw as many cards as your draw rate says, 2 by default, 1 to 3 with traits, more with effects, never less than 1. Whoever begins the duel skips this phase in the first turn. If your library is empty in this phase, and only then, you lose; as long as it has a card, you draw what is there.
    .title = Phase 2: draw
rule-TR-T3 = Phase 3, upkeep: every UPKEEP ability of your cards in play, your skills, ability cards and traits is resolved, in the order you choose; what you can use only in the upkeep (TR-T7) may come before, between or after them. Effects that say the same follow one another: you choose once for all of them.
    .title = Phase 3: upkeep
rule-TR-T4 = Phase 4, main: you may cast any number of cards, use any number of abilities and skills and attack any number of times, as long as you pay the costs. You may attack in the very first turn. Interruptions (TR-R2) and reactions (TR-R1), counted as phases 5 and 6, happen inside this phase.
    .title = Phase 4: main
rule-TR-T5 = Phase 7, end: END OF TURN effects are resolved, then the allies of both players are healed completely.
    .title = Phase 7: end of turn
rule-TR-T6 = “End your turn at once” stops everything else that would follow from this action, but not your right to lay an ability card (TR-P3). Our reading: UPKEEP effects that are still due are resolved all the same.
    .title = End your turn at once
rule-TR-T7 = You use skills in your own turn only, unless the card says otherwise. Some can only be used in the upkeep.
    .title = When skills are used
rule-TR-T8 = After “end your turn at once” you may still use the right to lay; then phase 7 follows.
    .title = A last card before the end
rule-TR-T9 = The order in phase 7: END OF TURN effects in the order their owner chooses, then all allies are healed, then every “+x/+y” until the end of the turn expires. An expiring bonus therefore never kills an ally.
    .title = The order at the end of turn

## Paying, and laying ability cards

rule-TR-P1 = A cost names points of certain letters and points of any letter. It is written as SS+1: two points of S and one of any letter. For each point you engage one disengaged card of your SPECIAL zone, and you cannot take it back. Reductions never bring a cost below 0. Our reading: a card engaged in this way stays engaged until your own next phase 1, so reactions can only be paid with what is left.
    .title = Paying a cost
rule-TR-P2 = A card with “+1” in place of a cost is an ability card. It costs nothing, adds one point to its letter, can pay at once and has a bonus of its own.
    .title = Ability cards
rule-TR-P3 = Each action in your own turn gives you the right to lay one ability card from your hand, disengaged. Actions are: casting a card, using an ability or a skill, attacking with an attack card or with allies, and paying a cost in the upkeep, even if the cost is 0, a discard or only engaging a card. The right lapses with your next action or with the end of your turn, and rights never add up. Laying gives no new right, nor does anything you do in your opponent’s turn. A trait may forbid laying.
    .title = The right to lay
rule-TR-P4 = If an effect tells you to do something at once, you may lay the ability card before you do it. Laying and your other “when you …” effects of the same moment happen in the order you choose, so the new card can already pay for the skill that was just triggered.
    .title = Lay first, then go on
rule-TR-P5 = Ability cards can be neither targeted nor destroyed.
    .title = Safe for good
rule-TR-P6 = The right to lay opens when the cost has been paid, and you may use it whenever you are asked: before your opponent answers, inside the chain, before something that has to be done at once, or after the resolution. Laying does not go on the chain and cannot be answered. The point and its bonus count for everything that has not been worked out yet; base damage is worked out after the reactions (TR-C3).
    .title = When you may lay
rule-TR-P7 = You cannot lay an 11th point of a letter: 10 are the most, and the basic card counts.
    .title = Ten points a letter

## The cards

rule-TR-K1 = Every card has a level from 1 to 3, except the basic SPECIAL points. A trait has as many bonuses and as many drawbacks as its level says; that the kamikaze trait lets you begin does not count as one of its bonuses.
    .title = Levels
rule-TR-K2 = The kinds of cards are ability, attack, action, quest, reaction, ally, companion, object, trait and skill; an object may be armour, a weapon, a drug or a building. A quest is an action that an effect searching for an action cannot take, while one that searches for any card can. A building is an object: whatever hits objects hits it, but it is never found in a bag.
    .title = Kinds of cards
rule-TR-K3 = A companion is unique by its proper name on both sides, combat zones included. As long as one of that name is there, in whatever version, nobody can cast another.
    .title = Companions
rule-TR-K4 = Action, quest, attack and reaction cards go to the discard when they have been resolved, and so do objects that do not say they stay.
    .title = Used once
rule-TR-K5 = An ally shows its attack and its health as attack/health. It may attack in the turn in which it arrives, and it engages to attack. “+x/+y” adds x to its attack and y to its health. At the end of every turn it is healed (TR-T5).
    .title = Allies
rule-TR-K6 = What a card on the table lets you do, you may do in your opponent’s turn too, by interrupting the main phase (TR-R2), unless the card says “in your turn”. With skills it is the other way round (TR-T7).
    .title = At any time
rule-TR-K7 = Searching means: take the card from your library, show it, put it into your hand and shuffle the library.
    .title = Searching
rule-TR-K8 = UNIQUE: when a card of the same name and level enters a zone of the same player, the earlier one is discarded. Ability cards are unique. This is a rule and no destruction (TR-P5).
    .title = UNIQUE
rule-TR-K9 = An ally at 0 health goes to its owner’s discard. A card goes to the destroyed zone only if an effect says that it is gone for good.
    .title = Where a beaten ally goes
rule-TR-K10 = “When this ally is beaten” works however the ally leaves: beaten, discarded or destroyed, unless a card forbids it.
    .title = When this ally is beaten
rule-TR-K11 = The active ability of an engaged card cannot be used, unless the card says so.
    .title = Engaged cards rest
rule-TR-K12 = A natural weapon counts as melee even where the card does not say so. A claw blow is melee, one-handed, bare-handed and a natural weapon.
    .title = Natural weapons
rule-TR-K13 = Numbers of the same keyword add up: MARTYR x1 and MARTYR x1 are MARTYR x2. Our reading: the same goes for ARMOUR, PENETRATING and DISCOVERY.
    .title = Numbers add up
rule-TR-K14 = { card-tragic-unfinished-shelter }: the player inside is immune to harmful effects, the building is not. Going inside ends your turn, and as long as you are inside your main phases are skipped. The upkeep cost is paid only to leave it.
    .title = { card-tragic-unfinished-shelter }
rule-TR-K15 = { card-tragic-mysterious-stranger }: you have fewer critical dice in all your attacks, not only in the one the trait gives you.
    .title = { card-tragic-mysterious-stranger }
rule-TR-K16 = { card-tragic-trap-spotting }: a player who claims to hold a reaction has to show one.
    .title = { card-tragic-trap-spotting }

## Reactions and the chain

rule-TR-R1 = A reaction card says what it answers: an action, quest, attack or reaction card, an ability or skill being used, or an attack by allies. The chain is resolved from the last item to the first. An item that is no longer valid does nothing; its cost stays paid, and the right to lay stays. Our reading: the casting of an ally or object can be answered only by a card that says so, laying never.
    .title = Reactions
rule-TR-R2 = During a player’s main phase the other player may interrupt to use abilities that allow it (TR-K6).
    .title = Interrupting
rule-TR-R3 = A full dodge needs no roll. You may still play it after a rolled dodge has failed (TR-R5).
    .title = The full dodge
rule-TR-R4 = After each item only the opponent of its controller is asked. A pass closes the chain, and it is resolved without new items. What is triggered meanwhile goes on a new chain, the active player’s triggers first, each player’s own in the order they choose.
    .title = Who is asked
rule-TR-R5 = An attack can be answered at two moments: when it is declared, and after a failed dodge roll, before HP are lost.
    .title = Two moments to answer an attack
rule-TR-R6 = An ability used to interrupt goes on the same chain, never while an item is being resolved.
    .title = Interruptions join the chain

## Attacking

rule-TR-C1 = There are four forms of attack: an attack card at the player, an attack card at an ally, allies at the player, and allies at an ally, where both sides deal their damage at the same time. An ally struck by an attack card strikes back, engaged or not, even if it dies: at the same moment its attack value is dealt to the attacking player, whose armour counts. There is no strike-back against actions, area damage or INCAPACITATE. Our reading: the ally that the card is aimed at strikes back even if a guardian takes the damage in its place (TR-W13). An attack card that also aims at a card in play can be cast when there is nobody to strike; then only that happens.
    .title = Four forms of attack
rule-TR-C2 = An attack movement is one or more allies attacking one target together, named in any order. Each disengaged ally of an attacked player may block one attacker, in any order. Each attacker divides its damage among its blockers, and each blocker strikes its attacker; attackers without a blocker hit the player. An attack card cannot be blocked. Our reading: only an attack at the player can be blocked, and blocking does not engage the blocker; an ally that several attack strikes back at one of them, which its player names.
    .title = Movements and blocks
rule-TR-C3 = The sequence of an attack card: pay; put it into the combat zone; reactions; announce base damage, types and penetration; subtract armour; roll for a critical hit; apply targeting and repeats; lose HP.
    .title = The sequence of an attack card
rule-TR-C4 = Base damage may grow with your SPECIAL points. Example: you have 4 strength points, the basic one among them, and the legendary strength card, which is itself the 5th point and gives +1 damage. A bat blow of level 2 then has (5 + 1) × 2 = 12 base damage; a critical hit with the trait that multiplies by 3 makes it 36.
    .title = Base damage
rule-TR-C5 = Example: of 12 base damage against 3 armour, 2 of which are ignored, 11 are left. The attack targets the right hand of a right-handed player with the trait { card-tragic-one-handed }, so it is applied once more: 22.
    .title = Armour and repeats, an example
rule-TR-C6 = For a critical hit you roll 1 confirmation die, which can never be lost, and one die for each critical chance, 2 by default. If at least two dice show a 1, the hit is critical: the final damage is doubled. With 0 chances or fewer there is no critical hit. Attack cards roll, whether at a player or at an ally; allies do not, unless a card says so. The chance with n dice is exactly 1 − (5/6)^n − n(1/6)(5/6)^(n−1).
    .title = Critical hits
rule-TR-C7 = “Once more” adds the same result again. Example: 10 strength − 1 armour = 9; three strikes, two of them critical, make 9 × 2 × 2 + 9 = 45 damage, and VAMPIRISM heals 45.
    .title = Once more
rule-TR-C8 = Where abilities, traits and skills speak of an attack, they mean the player’s own attacks, not those of the allies.
    .title = Whose attacks are meant
rule-TR-C9 = Each armour point takes 1 off the damage it protects against. Plain armour protects against everything, radiation armour against radiation, blast armour against explosions, bacteriological armour against poison and disease, fireproof armour against fire, energy armour against fire, cryo, laser, plasma and electric damage, polished metal against laser. All kinds that apply add up; PENETRATING counts once, against the sum. Our reading: plain armour does not protect against poison and radiation (TR-C10).
    .title = Armour
rule-TR-C10 = Poison passes plain armour and may be critical. Radiation passes plain armour, is never critical, and raises the radiation track (TR-N1) by one level for each event that deals at least 1 damage.
    .title = Poison and radiation
rule-TR-C11 = A player attacked by allies does not strike back, except with a reaction or a skill. An ally may be attacked whether it is engaged or disengaged.
    .title = Who strikes back
rule-TR-C12 = The order of an attack movement: engage the allies, move them to the combat zone and name the target; reactions; blocks; division of the damage; damage; the survivors return engaged. Returning is no leaving, so it sets off no MARTYR.
    .title = The order of a movement
rule-TR-C13 = If one of a fighting pair is gone before damage is dealt, that pair deals none. An attacker whose blocker is gone stays blocked.
    .title = Gone before the damage
rule-TR-C14 = Each strike of a card with several strikes meets the armour and rolls for a critical hit by itself; all of them share one reaction window.
    .title = Several strikes

## Keywords

rule-TR-W1 = ABSORB: the ally takes all the damage, the excess too. This cancels EXCESS.
    .title = ABSORB
rule-TR-W2 = EXCESS: what is left after the ally’s armour and health goes on to its player, less that player’s armour. The critical hit is counted before the ally’s health and is not rolled again; PENETRATING works again on the player’s armour. Where there are several blockers, all of them must be dealt lethal damage first.
    .title = EXCESS
rule-TR-W3 = PENETRATING xN: the attack ignores N armour.
    .title = PENETRATING
rule-TR-W4 = PIERCING: the attack ignores all armour.
    .title = PIERCING
rule-TR-W5 = ARMOUR xN: each hit on the ally is reduced by N.
    .title = ARMOUR
rule-TR-W6 = MARTYR xN: when the ally leaves play in any way, it deals its attack × N as one explosion to the player who beat it, or to its own player if they did it themselves. This is an attack at that player: a guardian may take it (TR-W13). Our reading: the last attack value counts; it is never critical; plain and blast armour count; the player who beat it is the controller of what removed it.
    .title = MARTYR
rule-TR-W7 = IN DEFENCE: the ally cannot attack, only block. While it is there, its player and the other allies of that player cannot be attacked. A player who has IN DEFENCE is no longer covered by such allies. Our reading: it stops attack cards and allies alike, even while the covering ally is engaged; an UNTARGETABLE ally does not cover.
    .title = IN DEFENCE
rule-TR-W8 = HORDE: all allies with it attack the same target together. Our reading: if one of them attacks, every disengaged ally with HORDE joins; none is forced to begin.
    .title = HORDE
rule-TR-W9 = TARGETING: the attack names a part of the body. Our reading: the armour worn there is engaged, and thereby taken off.
    .title = TARGETING
rule-TR-W10 = INCAPACITATE: instead of dealing damage you may decide to discard one opposing ally, object, building or piece of equipment that has an ability with engaging or disengaging (equipment always has: it is put on and taken off), but never SPECIAL cards, skills or traits. EXCESS and VAMPIRISM do not apply then.
    .title = INCAPACITATE
rule-TR-W11 = UNTARGETABLE: no player can name this card as a target, not even its owner, nor can an opposing ally. It may attack and block, and area damage hits it.
    .title = UNTARGETABLE
rule-TR-W12 = STEALTH: neither you nor the equipment you wear can be attacked directly, whether by cards, by allies or by the damage of a reaction. Our reading: your allies can be; area damage hits you too.
    .title = STEALTH
rule-TR-W28 = An attack made under STEALTH, and whatever follows from it, cannot be avoided: no dodge, no cancelling, no redirection, no GUARDIAN CHARGE. Other reactions remain legal.
    .title = Out of the dark
rule-TR-W29 = Your STEALTH ends when your own attack card, or an action or skill of yours that deals damage to others, has been resolved, and every card that gave it is engaged. With SILENCED neither happens. Attacks by your allies do not end it.
    .title = When STEALTH ends
rule-TR-W31 = STEALTH holds until its attack has been resolved, so no strike-back hits the attacker. A MARTYR set off by the attack comes afterwards and does hit, unless SILENCED kept the STEALTH.
    .title = STEALTH, strike-back and MARTYR
rule-TR-W30 = { card-tragic-stealth-boy }: it costs 2 endurance points to gain STEALTH; for each of these points that you do not pay you lose 1 HP. Pay by hand to keep points that you have.
    .title = { card-tragic-stealth-boy }
rule-TR-W13 = GUARDIAN CHARGE: the ally may take the damage of an attack card, an attack by allies or an area effect meant for its player or for another ally of that player, even while engaged, once per attack and in any number of attacks. Our reading: this is chosen before armour; the guardian’s own armour and health count; it strikes back at allies, not at cards.
    .title = GUARDIAN CHARGE
rule-TR-W14 = BLAST AREA: it damages all attackers of the movement or, outside a reaction, all opposing allies, even if there are none. There is one roll for a critical hit in all.
    .title = BLAST AREA
rule-TR-W15 = FACTION: an ally or another card of a faction never attacks or damages an opposing ally of its faction, nor does it serve in a hostile effect against one. An ally may block one; then neither takes damage.
    .title = FACTION
rule-TR-W23 = The beast-tamers are a faction whose members may fight and damage each other.
    .title = Beast-tamers
rule-TR-W24 = BROTHERHOOD: a player who calls an ally that is an enemy of the Brotherhood (TR-W27) discards at once all Brotherhood cards that they have in play or equipped.
    .title = BROTHERHOOD
rule-TR-W25 = Damage from a Brotherhood source to an enemy of the Brotherhood (TR-W27) is 1 higher, before armour and critical hits.
    .title = The Brotherhood’s hatred
rule-TR-W26 = A player with a non-humanoid, robot or synth trait cannot cast Brotherhood cards.
    .title = Who cannot join the Brotherhood
rule-TR-W27 = The enemies of the Brotherhood are super mutants, ghouls, synths, the Enclave, the Institute, deathclaws, C-27 humanoid robots and Rust Devil raiders, but no other raiders. An ally is one by its kind, a player by a trait.
    .title = Enemies of the Brotherhood
rule-TR-W16 = DISCOVERY xN: look at the top N cards of your library and put each of them into the discard, under the library or on top of it, in any order.
    .title = DISCOVERY
rule-TR-W17 = LUMINESCENT: melee attacks deal 1 radiation more, whether the player has the keyword or the ally. Radiation passes plain armour (TR-C10), so it is dealt even if armour stops the blow.
    .title = LUMINESCENT
rule-TR-W18 = VAMPIRISM: the player is healed by the final damage, also when an ally has dealt it. Neither what the victim had left nor EXCESS limits the healing.
    .title = VAMPIRISM
rule-TR-W19 = RECYCLE, a skill: engage it, pay 1 point of any letter, discard a card from your hand and draw one.
    .title = RECYCLE
rule-TR-W20 = RESPIRATOR: gas and water have no effect on you.
    .title = RESPIRATOR
rule-TR-W21 = ADDICTED: a cost that is paid with points or by discarding a card. Our reading: it falls due in the upkeep, and the card says what happens if it is not paid.
    .title = ADDICTED
rule-TR-W22 = { card-tragic-good-natured }: beneficial effects that draw, heal or fetch a fixed number get +1, judged clause by clause. A hostile clause stays as it is, and a separate “draw Y” gets +1: the thief steals 1 and draws 2, RECYCLE draws 2. The draw phase never gets it, nor does a number that equals another one, nor armour; ability cards do. Our reading: only these kinds of benefit count, and DISCOVERY xN becomes DISCOVERY x(N + 1).
    .title = { card-tragic-good-natured }

## The end of the duel

rule-TR-E1 = Whoever resigns loses.
    .title = Resigning
rule-TR-E2 = Whoever has an empty library in the draw phase loses (TR-T2).
    .title = An empty library
rule-TR-E3 = With a clock: when time is up, play goes on until both players have had the same number of turns. Then the fewer wounds win, that is, maximum minus current HP; with equal wounds the duel is a draw. Example: a human with 30 of 100 HP beats a deathclaw with 31 HP whose maximum is higher by more than 1.
    .title = When time is up
rule-TR-E4 = { card-tragic-you-are-magic }: the allies that this trait puts IN DEFENCE keep it during the opponent’s turn. The printed correction can be read the other way, too.
    .title = { card-tragic-you-are-magic }
rule-TR-E5 = { card-tragic-raider-helmet }: its drawback lasts while it is worn without a frame.
    .title = { card-tragic-raider-helmet }
rule-TR-E6 = Armour of the first edition can be taken off like any other equipment (TR-Z2).
    .title = First-edition armour
rule-TR-M1 = “Your opponents choose” is written for any number of opponents. There is room for 3 and 4 players in the rules, but the formats offered are duels. Our reading: the majority decides, and the seat order breaks ties.
    .title = Several opponents

## Limits

rule-TR-L1 = A chain holds at most 12 items. One more is refused.
    .title = The longest chain
rule-TR-L2 = You may take at most 100 actions in a turn. After that you can only end it.
    .title = The longest turn
rule-TR-L3 = After 60 turns for each player the duel ends as if time were up (TR-E3).
    .title = The longest duel
rule-TR-L4 = At most 50 triggered abilities take effect in one turn. Any further one does nothing.
    .title = Endless triggers
rule-TR-L5 = At most 22 critical chances count, so nobody rolls more than 23 dice for a critical hit.
    .title = The most dice
rule-TR-D1 = A deck file or deck code may name only cards of this edition.
    .title = Cards of this edition
rule-TR-D2 = A choice has to be one of those offered. Whoever is not asked cannot answer.
    .title = Only what is offered
