# Campagnes simulées (`overseer sim wasteland --campaign`) : tableaux et image.
# $low, $median, $high : quartiles ; $course : linked ou free.

campaign-sim-title = { $games ->
    [one] Une campagne
   *[other] { $games } campagnes
} de Wasteland, { $course ->
    [linked] les cinq liées
   *[free] libre
}, graine { $seed }
campaign-sim-picture = { $games ->
    [one] Une campagne
   *[other] { $games } campagnes
} { $course ->
    [linked] des cinq liées
   *[free] de batailles choisies
} : { $bots }
campaign-sim-progress = Campagnes
campaign-sim-victories = Batailles gagnées
campaign-sim-number = Bataille
campaign-sim-result = Résultat
campaign-sim-share = Part
campaign-sim-battle = { $n }. { $name }
campaign-sim-whole = La campagne
campaign-sim-won = { $level ->
    [draw] Égalité
    [major] { $side } : victoire majeure
    [minor] { $side } : victoire mineure
   *[plain] { $side } : victoire
}
campaign-sim-level-major = Victoire majeure
campaign-sim-level-plain = Victoire
campaign-sim-level-minor = Victoire mineure
campaign-sim-level-draw = Égalité
campaign-sim-held = Après la bataille
campaign-sim-player = Place
campaign-sim-caps = Caps
campaign-sim-structures = Structures
campaign-sim-perks = Aptitudes
campaign-sim-cards = Cartes
campaign-sim-quartiles = { $median } ({ $low }–{ $high })
campaign-sim-note = La médiane et, entre parenthèses, les quartiles : ce que chaque Colonie possède à la fin de sa phase.
campaign-sim-quest = Quête
campaign-sim-taken = Prise
campaign-sim-done = Accomplie
campaign-sim-quests = Quêtes prises : { $taken } ; accomplies : { $done }.
campaign-sim-after = après la bataille
campaign-sim-band = Lignes : médianes. Bandes : d’un quartile à l’autre.
campaign-sim-error-game = { $option } ne sert que pour les campagnes de Wasteland. Retirez cette option, ou écrivez : overseer sim wasteland --campaign linked
campaign-sim-error-with = { $option } ne va pas avec --campaign : les campagnes apportent leurs propres Forces. Retirez cette option.
campaign-sim-written = L’image se trouve dans { $file }.

help-sim-campaign = Wasteland : des campagnes entières avec leurs Colonies au lieu de batailles isolées : « linked » pour les cinq liées, ou « free: » suivi de scénarios séparés par des virgules.
    .value = PARCOURS
help-sim-svg = Avec --campaign : où dessiner les résultats en image.
    .value = FICHIER
