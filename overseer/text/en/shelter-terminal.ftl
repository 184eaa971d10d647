# Shelter in lines: its moves, its situation, its cards.

## The plain client

plain-look-nothing-shelter = There is no space or card “{ $word }”. Name a space such as 0b1, or a card such as shotgun.
plain-help-shelter =
    A number        play the move with that number
    place 0b2 o     play a move by its notation
    moves           list the moves again
    show            describe the whole table
    look 0b2        describe a space, or a card by its id or name
    why place 0b2 o say why a move is not allowed, or what it does
    rule SH-P3      read a rule
    undo            take your last move back
    restart         take back all your moves since somebody else decided
    resign          give up
    lang fr         change the language: en, fr, de, es
    save            save now; every move is saved anyway
    quit            leave; the game can be resumed

## Rules and cards

cards-rooms = ROOMS
cards-elevators = ELEVATORS
cards-items = ITEMS
cards-threats = THREATS
cards-room = Room { $name }. { $text }
cards-elevator = { $name }. { $text }
cards-item = Item { $name }. { $text }
cards-threat = Threat { $name }. { $text }
cards-counts = { $rooms } rooms, { $elevators } elevators, { $items } items, { $threats } threats.
