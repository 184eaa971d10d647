# `overseer odds wasteland` et l'aperçu d'une attaque : valeur, dés, armure et chances exactes.

wasteland-odds-written = Les barres sont dans { $file }.

wasteland-odds-fraction = Part de tous les lancers

## Ce qui ne va pas dans une question

wasteland-odds-error-which = Quelle arme ? Par exemple : overseer odds wasteland hunting-rifle --skill 6. Toutes : overseer cards wasteland list weapon
wasteland-odds-error-weapon = Il n’y a pas d’arme « { $id } ». Proches : { $near }. Toutes : overseer cards wasteland list weapon
wasteland-odds-error-unit = Il n’y a pas d’Unité « { $id } ». Proches : { $near }. Toutes : overseer cards wasteland list unit
wasteland-odds-error-mine = { $weapon } est une mine : personne ne vise avec elle, il n’y a donc pas de test. Nommez une autre arme.
wasteland-odds-error-who = Qui attaque ? Donnez soit --skill avec un nombre, soit --unit avec une Unité, pas les deux.
wasteland-odds-error-range = « { $range } » n’est pas une portée. Choisissez parmi : { $known }.
wasteland-odds-error-band = { $weapon } ne s’utilise pas à cette portée ({ $range }). Possible : { $known }.
wasteland-odds-error-critical = { $weapon } n’a pas de colonne critique. Retirez --critical.
wasteland-odds-error-critical-band = Le critique de { $weapon } ne compte qu’à portée { $band ->
    [long] longue
   *[short] courte
}. Changez --range ou retirez --critical.
wasteland-odds-error-charge = « { $charge } » n’est pas un dé de Charge. Choisissez parmi : { $known }.
wasteland-odds-error-charge-far = Une Charge ne compte qu’en Combat rapproché. Ajoutez --range close ou retirez --charge.
wasteland-odds-error-armour = « { $armour } » n’est pas une armure. Donnez une valeur de 0 à 9, avec son +1 si elle en a un (3+1), ou X pour immunisé.
wasteland-odds-error-armour-twice = --target apporte sa propre armure. Donnez soit --target, soit --armour.
wasteland-odds-error-skill = { $unit } n’a pas la Compétence pour cette arme ({ $weapon }). Choisissez une autre Unité ou donnez --skill.
wasteland-odds-error-game = Il n’y a pas de probabilités pour « { $game } ». Choisissez parmi : { $known }.

## Aide

help-odds-game = Le jeu : tragic (Coups Critiques) ou wasteland (attaques). Par défaut : tragic.
    .value = JEU
help-odds-weapon = Wasteland : l’arme, par son identifiant ou son nom.
    .value = ARME
help-odds-skill = Wasteland : la valeur de la Compétence avant tout ce qui la change.
    .value = N
help-odds-unit = Wasteland : l’Unité qui attaque ; sa carte donne la Compétence.
    .value = UNITÉ
help-odds-target = Wasteland : l’Unité attaquée ; sa carte donne l’armure et la Santé.
    .value = UNITÉ
help-odds-range = Wasteland : short (courte), long (longue) ou close (Combat rapproché). Par défaut : short, ou close pour les armes de Combat rapproché.
    .value = PORTÉE
help-odds-cover = Wasteland : le nombre de couverts entre les deux.
    .value = N
help-odds-armour = Wasteland : l’armure de la cible, par exemple 2, 3+1 ou X pour immunisé. Par défaut : aucune.
    .value = ARMURE
help-odds-quick = Wasteland : comme Action Rapide ou réaction.
help-odds-charge = Wasteland : après une Charge, avec son dé : black (noir), green (vert) ou both (les deux).
    .value = DÉ
help-odds-critical = Wasteland : en critique, avec la colonne critique de l’arme.
