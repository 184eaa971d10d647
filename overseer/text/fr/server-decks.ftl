# Decks que l’on construit à la table en ligne : ce qui ne va pas dans une demande.

decks-imported = Deck importé
decks-unnamed = Deck sans nom
server-deck-none = Envoyez un deck, ou le texte d’un deck.
server-deck-name = Le nom d’un deck a de 1 à { $most } caractères visibles.
server-deck-card = « { $card } » n’est pas une carte de l’édition « { $set } ».
server-deck-place = « { $card } » est dans la mauvaise liste : cartes, Traits et Compétences sont séparés.
server-deck-large = { $most } cartes suffisent pour choisir. Retirez-en d’abord.
server-many-decks = Vous gardez { $most } decks. Supprimez-en un d’abord.
server-deck-changed = Ce deck a été modifié ailleurs : rien n’a été écrasé. Rouvrez-le, ou enregistrez le vôtre comme nouveau deck.
server-no-deck = Vous n’avez pas ce deck. Cherchez parmi les vôtres.
server-no-deck-version = La version { $n } de ce deck n’existe plus.
refusal-tragic-deck-line = La ligne { $line } (« { $text } ») ne nomme aucune carte. Écrivez le nom ou l’identifiant d’une carte, précédé du nombre d’exemplaires : « 2 Coup de poing ★ ».
refusal-tragic-deck-lines = Cette liste a plus de { $high } lignes. Ce n’est pas un deck.
decks-goldfish-other = Mannequin
decks-goldfish-won = { $turn ->
    [0] Le mannequin tient toujours.
   *[other] Le mannequin tombe au tour { $turn }.
}
server-no-trials = Cette table ne met pas de decks à l’épreuve : qui la fait tourner l’a désactivé.
server-trial-running = Un de vos decks est déjà à l’épreuve. Attendez, ou arrêtez d’abord l’essai.
server-trials-busy = Trop de decks sont à l’épreuve en ce moment. Réessayez un peu plus tard.
server-trial-set = Seuls les decks faits des cartes standard peuvent être mis à l’épreuve ici : les decks tout prêts n’en ont pas d’autres.
