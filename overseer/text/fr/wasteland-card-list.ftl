# Les cartes de Wasteland en liste, et une carte en entier.

cards-wasteland-units = Unités
cards-wasteland-weapons = Armes
cards-wasteland-items = Objets
cards-wasteland-leaders = Leaders
cards-wasteland-dangers = Dangers
cards-wasteland-ais = Cartes d’IA
cards-wasteland-perks = Aptitudes
cards-wasteland-boosts = Boosts
cards-wasteland-events = Évènements et Conséquences
cards-wasteland-explorations = Exploration
cards-wasteland-quests = Quêtes
cards-wasteland-ai-card = { $name } : carte d’IA
cards-wasteland-count = { $n ->
    [0] Aucune carte ne convient.
    [one] { $n } carte.
   *[other] { $n } cartes.
}
cards-wasteland-foot = { $id } – { $source }
cards-wasteland-which = Quelle carte ? Voyez : overseer cards wasteland list
cards-wasteland-unknown = Il n’y a pas de carte « { $id } ». Proches : { $near }. Toutes : overseer cards wasteland list
cards-wasteland-kind = « { $kind } » n’est pas une sorte de carte. Choisissez parmi : { $known }.
