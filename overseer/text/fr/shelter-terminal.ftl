# Shelter ligne à ligne : ses coups, sa situation, ses cartes.

## Le mode ligne à ligne

plain-look-nothing-shelter = Il n’y a ni case ni carte « { $word } ». Nommez une case comme 0b1 ou une carte comme shotgun.
plain-help-shelter =
    Un numéro       jouer le coup qui porte ce numéro
    place 0b2 o     jouer un coup par sa notation
    moves           redonner les coups
    show            décrire toute la table
    look 0b2        décrire une case, ou une carte par son identifiant ou son nom
    why place 0b2 o dire pourquoi un coup est interdit, ou ce qu’il fait
    rule SH-P3      lire une règle
    undo            reprendre votre dernier coup
    restart         reprendre tous vos coups depuis la décision d’un autre
    resign          abandonner
    lang fr         changer de langue : en, fr, de, es
    save            enregistrer maintenant ; chaque coup l’est de toute façon
    quit            partir ; la partie pourra être reprise

## Règles et cartes

cards-rooms = SALLES
cards-elevators = ASCENSEURS
cards-items = OBJETS
cards-threats = MENACES
cards-room = Salle { $name }. { $text }
cards-elevator = { $name }. { $text }
cards-item = Objet { $name }. { $text }
cards-threat = Menace { $name }. { $text }
cards-counts = { $rooms } Salles, { $elevators } Ascenseurs, { $items } Objets, { $threats } Menaces.
