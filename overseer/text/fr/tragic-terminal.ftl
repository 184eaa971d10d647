# Tragic en lignes : ses coups, sa situation.

## The situation

plain-help-tragic =
    Un numéro       jouer le coup qui porte ce numéro
    cast punch-1    jouer un coup par sa notation
    moves           redonner la liste des coups
    show            décrire toute la table
    look punch-1    une carte par son identifiant ou son nom, une place comme b3 ; aussi : look discard, traits, skills
    why cast punch-1  dire pourquoi un coup n’est pas permis, ou ce qu’il fait
    rule TR-P3      lire une règle
    ask             toujours demander, ou seulement quand vous pouvez faire quelque chose
    stops           quand on vous consulte, occasion par occasion ; stops attack never en change une
    undo            reprendre votre dernier coup
    restart         reprendre tous vos coups depuis la décision d’un autre
    resign          abandonner
    lang fr         changer de langue : en, fr, de, es
    save            enregistrer maintenant ; chaque coup est enregistré de toute façon
    quit            partir ; la partie pourra reprendre
plain-look-nothing-tragic = Il n’y a ni carte ni place « { $word } ». Nommez une carte comme punch-1, ou une place comme b3.

## Decks

decks-tragic-which = Choisissez votre deck.
decks-tragic-line = { $number }. { $name } : { $plan }
decks-tragic-ask = Numéro du deck, ou Entrée pour le premier :{" "}
decks-tragic-title = Choisissez un deck
decks-tragic-for = Un deck pour { $seat }
decks-tragic-keys = ↑ ↓ autre deck · ⇞ ⇟ ses cartes · ⏎ le prendre · q quitter
decks-tragic-own = Le vôtre : overseer deck new, puis overseer play tragic --deck FICHIER
decks-tragic-traits = Traits : { $cards }
decks-tragic-skills = Compétences : { $cards }
cli-error-decks-many = { $decks } decks pour { $seats } places, c’est trop. Donnez-en un par place au plus.
cli-error-tutorial = Le tutoriel apporte ses propres joueurs et cartes. Retirez { $option }.

## Help

help-play-deck = Tragic : un deck pour chaque place, dans l’ordre : le nom d’un deck tout prêt, un code ou un fichier de deck. Sans valeur : choisir parmi les decks tout prêts.
    .value = DECK
help-play-format = Tragic : combien de fois une carte peut être dans un deck : singleton, duo, trio ou quad.
    .value = FORMAT
help-play-turns = Tragic : le temps est écoulé après tant de tours chacun (TR-E3).
    .value = N
help-play-clock = Tragic : le temps est écoulé après tant de minutes (TR-E3).
    .value = MINUTES
help-play-tutorial = Une courte partie qui apprend à jouer.
