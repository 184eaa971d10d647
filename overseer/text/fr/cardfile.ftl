# Ce qui se dit d’un fichier de cartes de n’importe quel jeu, et comment des bouts de phrase se joignent.

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
list-then = { $first }, puis { $rest }
list-sentences = { $first } { $rest }

cardfile-at = { $file }, ligne { $line } : { $problem }
cardfile-in = { $file } : { $problem }
cardfile-guess = Vouliez-vous écrire « { $guess } » ?
cardfile-card = Carte « { $card } » : { $problem }
cardfile-count-problems = { $n ->
    [one] { $n } erreur dans ce fichier de cartes.
   *[other] { $n } erreurs dans ce fichier de cartes.
}
cardfile-good = Ce fichier de cartes est correct : ensemble « { $id } », version { $version }.
cardfile-missing = Ce fichier n’existe pas.
cardfile-unreadable = Ce fichier est illisible. Vérifiez ses droits d’accès, et qu’il ne s’agit pas d’un dossier.
cardfile-too-big = Ce fichier est trop gros ; un fichier { $kind ->
    [deck] de deck
    [force] de Force
    [scenario] de scénario
    [terrain] de décor
   *[card] de cartes
} fait au plus { $limit } Kio.
cardfile-not-utf8 = Ce n’est pas du texte UTF-8. Enregistrez le fichier avec l’encodage UTF-8.
cardfile-not-toml = La colonne { $column } n’est pas du TOML valide. Cherchez un guillemet, un crochet ou un « = » manquant, ou une clé écrite deux fois.
cardfile-not-toml-end = Le fichier n’est pas du TOML valide : quelque chose n’est pas fermé ou est bien trop long. Cherchez un guillemet ou un crochet manquant.
cardfile-long-line = Ligne trop longue : une ligne a au plus { $high } caractères. Coupez-la.
cardfile-key-parts = Une clé a au plus { $high } parties entre ses points.
cardfile-long-word = Cette clé ou ce nombre est bien trop long : sans guillemets, au plus { $high } caractères.
cardfile-deep = Trop profond : listes et tables s’imbriquent au plus { $high } fois.
cardfile-many-lines = Trop long : un fichier a au plus { $high } lignes.
cardfile-many-values = Trop de choses dans un seul fichier : clés, tables et éléments de listes sont au plus { $high } en tout.
cardfile-unknown-key = Clé inconnue « { $key } ». Permis ici : { $allowed }.
cardfile-missing-key = La clé « { $key } » manque.
cardfile-type = « { $key } » n’a pas le bon type ; il faut { $wanted ->
    [text] un texte entre guillemets
    [number] un nombre entier
    [flag] true ou false
    [texts] une liste de textes entre guillemets
    [tables] une liste de tables
   *[name] un nom entre guillemets, ou une table avec un nom par langue
}.
cardfile-range = « { $key } » vaut { $value } ; il faut de { $low } à { $high }.
cardfile-choice = « { $key } » ne peut pas être « { $value } ». Permis : { $allowed }.
cardfile-id = « { $id } » n’est pas un identifiant. Un identifiant a au plus 40 lettres minuscules a–z, chiffres et tirets isolés entre eux.
cardfile-name = Un nom doit être un texte lisible de 1 à { $high } caractères.
cardfile-letter = « { $letter } » n’est pas une lettre de S.P.E.C.I.A.L. Permis : { $allowed }.
cardfile-twice = L’identifiant « { $id } » est déjà utilisé à la ligne { $first }.
