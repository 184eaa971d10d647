# L’éditeur de terrain.
terrain = Terrain
terrain-title = Terrains de Wasteland
terrain-new = Nouvelle table
terrain-go-on = Reprendre la table non enregistrée
terrain-own = Vos tables
terrain-own-none = Vous ne gardez encore aucune table. Commencez par une table vide, ou par celle d’un scénario.
terrain-ready = Tables des scénarios
terrain-ready-open = Commencer par sa table
terrain-pieces = { $n ->
    [one] 1 décor
   *[other] { $n } décors
}
terrain-remove-name = Supprimer { $name }
terrain-remove-sure = Les batailles qui s’y jouent continuent. La table elle-même disparaît.
terrain-keep = La garder
terrain-import = Une table venue d’ailleurs
terrain-import-text = Collez un code, un lien ou un fichier de décor.
terrain-import-read = Ouvrir cette table
terrain-import-file = Choisir un fichier
terrain-editor = Éditeur de terrain
terrain-all = Toutes les tables
terrain-name = Nom de la table
terrain-unsaved = pas encore enregistrée
terrain-changed = modifiée
terrain-saved = enregistrée
terrain-undo = Annuler
terrain-redo = Rétablir
terrain-share = Partager
terrain-save = Enregistrer
terrain-save-new = Enregistrer comme nouvelle table
terrain-play = Y livrer bataille
terrain-parts = Ce qui est affiché
terrain-part-pieces = Décors
terrain-part-piece = Choisi
terrain-part-check = Contrôle
terrain-palette = Décors
terrain-add = Poser : { $name }
terrain-flat = plat
terrain-height-of = { $n } mm de haut
terrain-choose = Faites glisser un décor, ou choisissez-en un pour le tourner et changer sa taille.
terrain-table = La table avec son terrain
terrain-things = Décors
terrain-keys = Tab choisit un décor. Les flèches le déplacent, avec Maj d’un millimètre. Q et E le tournent. D le duplique, Suppr le retire. Ctrl+Z annule.
terrain-thing = { $name } en { $x }, { $y }, tourné de { $turn }°.
terrain-turn = Tourné (°)
terrain-turn-left = À gauche
terrain-turn-right = À droite
terrain-wide = Largeur (mm)
terrain-deep = Profondeur (mm)
terrain-height = Hauteur (mm)
terrain-duplicate = Dupliquer
terrain-reshape = Autre forme
terrain-remove = Supprimer
terrain-check = Ce que disent les règles
terrain-scenario = Scénario
terrain-scenario-none = aucun : la table seule
terrain-needs = Ce qu’il faut au scénario
terrain-zone = Zone : { $name }
terrain-clear = doit rester libre
terrain-markers = posés plus tard : { $n } × { $name }
terrain-playable = on peut y jouer
terrain-unplayable = on ne peut pas encore y jouer
terrain-fits = convient au scénario
terrain-share-of = { $pieces ->
    [one] 1 décor
   *[other] { $pieces } décors
}, { $n } % de la table
terrain-show = Montrer
terrain-share-unfinished = On ne peut pas encore y jouer ; qui l’ouvre voit pourquoi.
terrain-share-link = Lien
terrain-share-code = Code
terrain-share-file = En fichier pour le terminal : overseer play wasteland --terrain { $file }
terrain-share-download = Enregistrer le fichier
