# The charisma cards of Tragic: names and one sentence of flavour. The rules text is composed
# elsewhere.

## Ability cards

card-tragic-inspiring-leader = Inspiring leader
    .flavour = They would follow you anywhere, if only to see how it ends.
card-tragic-pack-leader = Pack leader
    .flavour = One of them is a nuisance. Three of them are an argument.
card-tragic-smooth-talker = Smooth talker
    .flavour = You pay in compliments, and nobody asks for change.
card-tragic-battle-choir = Battle choir
    .flavour = Out of tune, out of step, and right on target.
card-tragic-eulogist = Eulogist
    .flavour = You have kind words ready for every one of them. Alphabetically.

## Attacks

card-tragic-cutting-remark = Cutting remark
    .flavour = Sticks and stones are for people without vocabulary.
card-tragic-whip-crack = Crack of the whip
    .flavour = A short sentence that everybody understands.
card-tragic-flare-gun = Flare gun
    .flavour = It calls for help, and sets fire to whoever needs none.
card-tragic-firing-squad = Firing squad
    .flavour = The last cigarette is optional, the volley is not.
card-tragic-artillery-call = Artillery call
    .flavour = Please stay on the line, and off the grid square.

## Actions and quests

card-tragic-pep-talk = Pep talk
    .flavour = It is mostly shouting, but with eye contact.
card-tragic-field-promotion = Field promotion
    .flavour = The previous holder of the rank has no further use for it.
card-tragic-stampede = Stampede
    .flavour = No plan survives it, not even yours.
card-tragic-call-to-arms = Call to arms
    .flavour = Bring your own weapon. Soup will be provided.
card-tragic-exile = Exile
    .flavour = The gate only creaks in one direction.
card-tragic-infighting = Infighting
    .flavour = You only asked which of them was the best.
card-tragic-ultimatum = Ultimatum
    .flavour = Two roads, both yours, both uphill.
card-tragic-never-say-die = Never say die
    .flavour = They said it. You did not listen.
card-tragic-show-of-force = Show of force
    .flavour = Everybody stands up at the same time. That is usually enough.
card-tragic-underground-passage = Underground passage
    .flavour = Follow the chalk mark, forget the chalk mark.
card-tragic-raise-the-flag = Raise the flag
    .flavour = A bedsheet, a broom and an idea: a country has begun with less.

## Reactions

card-tragic-human-shield = Human shield
    .flavour = There was no time to ask, and the answer was clear anyway.
card-tragic-close-ranks = Close ranks
    .flavour = Shoulder to shoulder, pot lid to pot lid.
card-tragic-better-offer = Better offer
    .flavour = Same work, twice the caps, half the funerals.
card-tragic-change-of-heart = Change of heart
    .flavour = Halfway across the field they wondered who was paying them.
card-tragic-ceasefire = Ceasefire
    .flavour = Both sides needed to reload and called it peace.

## Allies and companions

card-tragic-volunteer = Volunteer
    .flavour = Everybody else took one step back.
card-tragic-minuteman = Minuteman
    .flavour = Ready in sixty seconds, fifty of them spent looking for boots.
card-tragic-pack-hound = Pack hound
    .flavour = Never alone, never fed, never late.
card-tragic-fanatic = Fanatic
    .flavour = He has read the pamphlet to the end, and means to give one.
card-tragic-caravan-guard = Caravan guard
    .flavour = Paid by the day, so he makes sure there is another one.
card-tragic-caravan-trader = Caravan trader
    .flavour = Everything must go, preferably before they notice what it is.
card-tragic-brotherhood-initiate = Brotherhood initiate
    .flavour = Sworn in this morning, sworn at since noon.
card-tragic-campfire-cook = Campfire cook
    .flavour = Do not ask what is in it. Ask for more.
card-tragic-charger = The Charger
    .flavour = Between you and the bullet there is always room for one more.
card-tragic-railroad-agent = Railroad agent
    .flavour = You have not seen her, and you would not recognise her again.
card-tragic-glowing-preacher = Glowing preacher
    .flavour = The sermon is long, but you can read by it.
card-tragic-enclave-trooper = Enclave trooper
    .flavour = Salutes a flag that nobody else remembers.
card-tragic-arena-champion = Arena champion
    .flavour = Undefeated. The others simply stopped getting up.
card-tragic-bodyguard = Bodyguard
    .flavour = A wall with opinions, none of them spoken.
card-tragic-militia-captain = Militia captain
    .flavour = She counts heads before the fight and pretends not to afterwards.
card-tragic-brotherhood-paladin = Brotherhood paladin
    .flavour = Half a ton of steel with a code of honour and a parking problem.
card-tragic-dogmeat = Dogmeat
    .flavour = Fetches what you need. Eats what you do not.

## Objects of every kind

card-tragic-megaphone = Megaphone
    .flavour = Makes every opinion a fact at eighty metres.
card-tragic-evening-wear = Evening wear
    .flavour = Only two bullet holes, and both are in fashion.
card-tragic-party-mix = Party mix
    .flavour = Nobody remembers the party, so it must have been good.
card-tragic-explosive-vests = Explosive vests
    .flavour = One size fits all, once.
card-tragic-officers-sabre = Officer’s sabre
    .flavour = It has never cut anyone. It points, and others do the rest.
card-tragic-market = Market
    .flavour = No refunds, no receipts, no questions.
card-tragic-recruiting-beacon = Recruiting beacon
    .flavour = If you can hear this, you are hired.
