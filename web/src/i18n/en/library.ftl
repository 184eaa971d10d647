# The library (rulebook, cards, aid, lessons, notices, verification) and oneself.
library-sections = The library
library-games = Games
library-rules = Rulebook
library-cards = Cards
library-aid = Player aid
library-learn = Learn
library-language = Language
library-game-shelter = Shelter
library-game-tragic = Tragic
library-game-wasteland = Wasteland
library-game-campaign = Campaign
library-loading = On its way…
library-again = Try again
library-offline = The table does not answer. Look whether you are connected, then try again.
library-broken = Something went wrong here. Try again in a moment.

rules-search = Search by word or id
rules-clear = Clear the search
rules-results = Rules found
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
 }
rules-contents = Contents
rules-example = Example.
rules-unknown = There is no rule { $id } in this book. Search for a word instead.

cards-title = The cards of { $game }
cards-search = Search in names and texts
cards-shelves = Kinds of cards
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
cards-more = Show { $n } more
cards-all = All cards
cards-unknown = There is no card “{ $id }”. Look among all of them.
cards-price = To build
cards-cost = Costs { $cost }
cards-copies = Copies in the deck: { $n }.

aid-title = Player aid for { $game }

learn-title = Learn by playing
learn-intro = Play a first game in which every step is explained. Nothing can go wrong: you may take anything back.
learn-start = First game of { $game }
learn-further = Further lessons
learn-shelter = Send dwellers to work, build rooms on your floor, fight what breaks in. Hints lead you through it.
learn-shelter-time = About ten minutes
learn-tragic = Lay ability cards, cast what you can pay, block and answer. A duel with two ready decks.
learn-tragic-time = About fifteen minutes
learn-wasteland = Move, shoot and charge on a free table, against the AI. A small battle with a ready force.
learn-wasteland-time = About twenty minutes

notices-title = Notices
notices-intro = This page is built from the work of others. Here is whose, and under which licence.
notices-unofficial = Overseer is unofficial. It carries no art and no sentence of the publishers; its own code is under the Apache License 2.0.
notices-none = The notices could not be loaded.
notices-icons = Icons
notices-set = { $n ->
    [one] { $n } icon
   *[other] { $n } icons
 } by { $author }, { $licence }. Colours and sizes were changed.
notices-which = Which ones
notices-code = Fonts and code
notices-licence = The licence

verify-title = Dice verified
verify-back = Back to table { $code }
verify-checking = Every move is being played again and every die compared with the seed.
verify-good = Everything is in order
verify-good-text = { $game }: { $n ->
    [one] { $n } step was
   *[other] { $n } steps were
 } played again and checked.
verify-part = Nothing is wrong, but not everything is proved
verify-bad = This record is not in order
verify-proved = What this proves
verify-unproved = What nobody can prove with it
verify-commitment = Published before the first move
verify-seed = The seed, revealed at the end
verify-own = Check it yourself
verify-own-text = You need not believe this page. Download the record and check it on your own machine:
verify-download = Download the record

account-title = You
account-of = { $name }
account-nobody = Nobody knows you here yet. Begin with a name, or come back as who you were.
account-signed = Signed in as { $login }
account-guest = You play as a guest. This browser remembers you.
account-profile = Name and language
account-name = Name
account-zone = Time zone
account-save = Save
account-saved = Saved.
account-code = Recovery code
account-code-text = With this code you go on from another device, with all your games. Whoever has it can play as you: keep it to yourself.
account-code-new = Make a new code
account-code-made = Here it is. An older code is worth nothing any more.
account-code-show = Show the code
account-copy = Copy
account-copied = Copied.
account-make = Make an account
account-make-text = You stay who you are, with all your games, and can sign in anywhere.
account-make-it = Make the account
account-login = Sign-in name
account-password = Password
account-password-old = Password until now
account-password-new = New password, 8 characters at least
account-password-change = Change the password
account-password-changed = Changed. Every other session has ended.
account-begin = Play as a guest
account-begin-it = Begin
account-recover = Go on from another device
account-recover-text = Type the recovery code that you made there.
account-recover-it = Go on
account-enter = Sign in
account-enter-instead = You play as a guest in this browser. Without this guest’s recovery code you cannot come back: write it down first.
account-enter-it = Sign in
account-leave = Sign out
account-leave-here = Sign out here
account-leave-all = Sign out everywhere
account-devices = Your devices
account-devices-text = You are signed in on these. Sign out those that you do not know or no longer use.
account-device-here = this device
account-device-used = Last used: { $when }
account-device-since = Signed in: { $day }
account-device-end = Sign out
account-device-end-it = Sign out { $name }
account-device-ended = { $name } is signed out.
account-devices-end = Sign out all others
account-devices-ended = All other devices are signed out.
account-notify = When it is your turn
account-notify-text = In games by day you can be told by a webhook of Discord or Slack, or by e-mail where this table can send it.
account-notify-now = You are told at { $host }.
account-notify-stop = No longer
account-webhook = Address of the webhook
account-webhook-form = Service
account-mail = E-mail
account-live = Also in live games, when I am not there
account-quiet = Not at night
account-quiet-from = Quiet from
account-quiet-until = until
account-proof = The code from the e-mail
account-prove = Confirm
account-kept = What you keep here
account-kept-kind =
    { $kind ->
        [uploads] files that you uploaded
        [decks] decks
        [forces] forces
        [terrains] terrains
        [companions] tracked battles
        [tables] tables that have not begun
       *[chat] lines of chat
    }
account-kept-size = { $kb } kB
account-data = Your data
account-export-text = Everything that is kept about you, as a file.
account-export = Download my data
account-delete-text = Removing yourself takes away your name, your chat name, your files and sessions. Played games stay, without your name.
account-delete = Remove me…
account-delete-sure = Remove me for ever
account-delete-not = Keep me
