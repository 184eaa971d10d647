# Pourquoi l’IA fait ce qu’elle fait (WC-A4 à WC-A25) : une phrase pour chaque étape de son raisonnement.

## Le lancer et ce qu’il veut dire

wasteland-ai-roll = { $model } a obtenu { $row ->
    [bottle] une bouteille
    [bottles] deux bouteilles
    [star] une étoile
    [stars] deux étoiles
   *[explosion] une explosion
}, colonne « { $column } »
wasteland-ai-no-card = pas de carte d’IA
wasteland-ai-about = { $what ->
    [north] le bord nord
    [south] le bord sud
    [west] le bord ouest
    [east] le bord est
   *[several] plusieurs Sujets au choix
}
wasteland-ai-manner = attitude { $attitude ->
    [reckless] téméraire
   *[careful] prudente
}, { $method ->
    [close] combat rapproché
   *[ranged] à distance
}{ $stays ->
    [yes] , sans rompre l’engagement
   *[no] {""}
}
event-wasteland-ai-response-a = { wasteland-ai-roll } : A, Attaque ({ wasteland-ai-manner }).
event-wasteland-ai-response-m = { wasteland-ai-roll } : M, Déplacement ({ wasteland-ai-manner }).
event-wasteland-ai-response-o = { wasteland-ai-roll } : O, Objectif ({ wasteland-ai-manner }).
event-wasteland-ai-response-f = { wasteland-ai-roll } : F, Repli ({ wasteland-ai-manner }).
event-wasteland-ai-response-d = { wasteland-ai-roll } : D, Défense ({ wasteland-ai-manner }).

## La liste du combat rapproché

event-wasteland-ai-close-fight = { $model } : combat rapproché contre un ennemi à portée de main.
event-wasteland-ai-close-charge = { $model } : une Charge engage un ennemi.
event-wasteland-ai-close-contact = { $model } : aucune Charge n’aboutit, mais un Déplacement engage un ennemi.
event-wasteland-ai-close-next-charge = { $model } : un Déplacement, pour qu’une Charge atteigne ensuite un ennemi.
event-wasteland-ai-close-next-move = { $model } : un Déplacement, pour qu’un autre atteigne ensuite un ennemi.
event-wasteland-ai-close-towards = { $model } : tous les ennemis sont encore trop loin ; un Déplacement vers l’un d’eux.
event-wasteland-ai-close-engaged = { $model } est au contact : la cible est touchée, ou un Déplacement l’atteint.

## La liste du combat à distance

event-wasteland-ai-ranged-shoot = { $model } : un Tir.
event-wasteland-ai-ranged-position = { $model } : aucun Tir possible d’ici ; un Déplacement pour tirer à l’Action suivante.
event-wasteland-ai-ranged-towards = { $model } : personne ne sera à portée ; un Déplacement vers un ennemi.
event-wasteland-ai-ranged-break-off = { $model } est au contact et veut tirer : un Déplacement à l’écart pour tirer à l’Action suivante.

## La cible

event-wasteland-ai-target-only = { $model } : { $target } est la seule cible.
event-wasteland-ai-target-nearest = { $model } : { $target } est la cible la plus proche.
event-wasteland-ai-target-weakest = { $model } : { $target } est la cible la plus faible.
event-wasteland-ai-target-strongest = { $model } : { $target } est la cible la plus forte.
event-wasteland-ai-target-most-hurt = { $model } : { $target } est la cible la plus blessée.
event-wasteland-ai-target-healthiest = { $model } : { $target } est la cible la plus vigoureuse.
event-wasteland-ai-target-vulnerable = { $model } : { $target } a l’armure la plus faible contre cette arme.
event-wasteland-ai-target-slowest = { $model } : { $target } est la cible la plus lente.
event-wasteland-ai-target-fastest = { $model } : { $target } charge le plus loin.
event-wasteland-ai-target-most-effective = { $model } : { $target } est la cible la plus facile à toucher.
event-wasteland-ai-target-ready = { $model } : { $target } est une cible Prête.
event-wasteland-ai-target-used = { $model } : { $target } est une cible Utilisée.
event-wasteland-ai-target-important = { $model } : { $target } est la cible la plus proche du Sujet.
event-wasteland-ai-target-unengaged = { $model } : { $target } est une cible désengagée.
event-wasteland-ai-target-engaged = { $model } : { $target } est une cible engagée.
event-wasteland-ai-target-capable = { $model } : { $target } pourrait faire échouer l’Objectif.
event-wasteland-ai-target-chance = { $model } : { $count } cibles se valent ; le hasard décide.
event-wasteland-ai-last-model = { $model } : plus personne d’autre dans ce camp ; le Sujet de l’Objectif passe avant la liste.
event-wasteland-ai-chance = Le hasard a décidé entre { $count } choix qui se valaient.

## Armes

event-wasteland-ai-reload = { $model } n’a rien d’autre qui convienne : recharger { $weapon }.
event-wasteland-ai-no-weapon = { $model } n’a pas d’arme qui convienne.

## Déplacements, Objectifs, Repli

event-wasteland-ai-attack-nobody = { $model } n’a personne à attaquer : l’Objectif.
event-wasteland-ai-move = { $model } : en chemin ({ $about }), { $moves ->
    [one] c’est le dernier Déplacement
   *[other] encore { $moves } Déplacements
}.
event-wasteland-ai-move-near = { $model } : aucun chemin ne mène au but ({ $about }) ; au plus près possible.
event-wasteland-ai-at-subject = { $model } est déjà au but ({ $about }) : l’Objectif.
event-wasteland-ai-no-way = { $model } ne trouve pas de chemin : une Attaque.
event-wasteland-ai-safest = { $model } : l’endroit le plus sûr de { $count }, { $threats ->
    [0] hors d’atteinte de tout ennemi
    [one] à la merci d’un seul ennemi
   *[other] à la merci de { $threats } ennemis
}, { $cover ->
    [0] sans couvert
    [one] derrière un couvert
   *[other] derrière { $cover } couverts
}.
event-wasteland-ai-aim-defeat = { $model } : l’Objectif est de vaincre : { $about } ; personne d’autre n’est visé.
event-wasteland-ai-aim-protect = { $model } : l’Objectif est de protéger : { $about }.
event-wasteland-ai-aim-go = { $model } : l’Objectif est d’atteindre : { $about }.
event-wasteland-ai-aim-use = { $model } : l’Objectif est à portée de main : { $about }.
event-wasteland-ai-aim-touch = { $model } : un Déplacement mène à l’Objectif : { $about }.
event-wasteland-ai-aim-approach = { $model } : l’Objectif est encore trop loin : { $about }.
event-wasteland-ai-aim-impossible = { $model } ne peut rien pour l’Objectif : une Attaque.
event-wasteland-ai-fall-back = { $model } : repli vers son point de départ.
event-wasteland-ai-at-home = { $model } est à son point de départ : l’Objectif.
event-wasteland-ai-again = { $model } tourne en rond : une Attaque contre n’importe quel ennemi.
event-wasteland-ai-towards-nearest = { $model } ne peut pas attaquer : un Déplacement vers { $target }, l’ennemi le plus proche.
event-wasteland-ai-lost = { $model } ne peut rien faire : l’Action est perdue.

## Défense

event-wasteland-ai-defend-from = { $model } : { $target } est la principale menace contre le Sujet ({ $about }).
event-wasteland-ai-defend-close = { $model } ne tire pas dans la mêlée du Sujet : combat rapproché.
event-wasteland-ai-defend-drawn = { $count } ennemis menacent autant le Sujet : l’un d’eux a été tiré au sort.
event-wasteland-ai-defend-move = { $model } : la menace est hors d’atteinte ; un Déplacement vers le Sujet ({ $about }).
event-wasteland-ai-defend-hostile = { $model } ne défend pas un ennemi : l’Objectif.
event-wasteland-ai-defend-nothing = { $model } n’a rien à défendre : une Attaque.

## Au contact

event-wasteland-ai-stays = { $model } ne rompt pas l’engagement : combat rapproché au contact.
event-wasteland-ai-breaks-off = { $model } : rompre l’engagement.
event-wasteland-ai-no-way-out = { $model } ne peut pas s’éloigner : combat rapproché.

## Petites décisions

event-wasteland-ai-follow = { $model } : poursuivre.
event-wasteland-ai-stay-behind = { $model } : ne pas poursuivre.
event-wasteland-ai-slide = { $model } : une Glissade pour écarter { $target }.
event-wasteland-ai-most-icons = { $model } : d’abord ce qui coûte le plus d’icônes ({ $count }).
event-wasteland-ai-reacts = { $model } : une Réaction à { $target } en vaut la peine.
event-wasteland-ai-reaction-attack = { $model } peut attaquer { $target }.
event-wasteland-ai-reaction-move = { $model } : un Déplacement pour se mettre à l’abri.
event-wasteland-ai-quick = { $model } a droit à une Action de plus, une Action Rapide.
event-wasteland-ai-points-prepare = { $model } : un Point d’Action pour une Préparation.
event-wasteland-ai-points-move = { $model } : un Point d’Action pour un Déplacement.
event-wasteland-ai-points-attack = { $model } : un Point d’Action pour une Attaque.
event-wasteland-ai-points-heal = { $model } : soigner ses blessures.
