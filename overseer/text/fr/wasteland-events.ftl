# Wasteland : ce qui s’est passé. $model, $target, $by : des figurines par leur nom ; $side : un camp
# par son nom ; $weapon, $card, $danger, $attribute : des noms. Les autres mots ($condition, $kind,
# $skill, $content, $effect) viennent tels que le jeu les écrit et choisissent ici une phrase.

## Rounds, tours, activations

event-wasteland-round = Le round { $round } a commencé.
event-wasteland-round-ended = Le round { $round } s’est terminé.
event-wasteland-advantage = Marqueur Avantage : { $side }.
event-wasteland-turn = Tour de jeu : { $side }.
event-wasteland-readied = Figurine Prête : { $model }.
event-wasteland-held = Figurines Prêtes gardées en attente : { $side }.
event-wasteland-activated = L’activation de { $model } a commencé.
event-wasteland-ended = { $model } a fini pour ce round.
event-wasteland-action-kept = { $model } a gardé une Action pour plus tard.
event-wasteland-vats = SVAV : { $points ->
    [0] rien pour { $model }.
    [one] { $points } Point d’Action pour { $model }.
   *[other] { $points } Points d’Action pour { $model }.
}
event-wasteland-point-won = { $amount ->
    [one] { $model } a gagné { $amount } Point d’Action.
   *[other] { $model } a gagné { $amount } Points d’Action.
}
event-wasteland-rolled = Les dés : { $roll }.
event-wasteland-prepared = Préparation de { $model }, à l’affût.
event-wasteland-reacts = { $model } a réagi à { $by } !
event-wasteland-ordered = { $model } a donné un ordre. Figurine Prête : { $target }.
event-wasteland-tended = { $model } a soigné 1 dégât de { $target }.
event-wasteland-point-given = { $model } a donné un Point d’Action à { $target }.
event-wasteland-reaction-given = { $model } a donné un jeton Réaction à { $target }.
event-wasteland-lent = { $model } a prêté un attribut à { $target }.
event-wasteland-distracted = { $model } a distrait { $target }.
event-wasteland-advantage-claimed = { $model } a réclamé le marqueur Avantage.

## Déplacements

wasteland-stride = { $colour ->
    [orange] réglette orange
    [yellow] réglette jaune
    [red] réglette rouge
    [green] réglette verte
    [blue] réglette bleue
    [black] réglette noire
   *[far] plusieurs réglettes
} ({ $cm } cm) { $to ->
    [north] vers le nord
    [north-east] vers le nord-est
    [east] vers l’est
    [south-east] vers le sud-est
    [south] vers le sud
    [south-west] vers le sud-ouest
    [west] vers l’ouest
   *[north-west] vers le nord-ouest
}
wasteland-touching = { $contact ->
    [yes] , au contact : { $about }.
   *[no] .
}
wasteland-area = { $area ->
    [middle] au milieu
    [north] au nord
    [north-east] au nord-est
    [east] à l’est
    [south-east] au sud-est
    [south] au sud
    [south-west] au sud-ouest
    [west] à l’ouest
   *[north-west] au nord-ouest
}, { $x },{ $y }
event-wasteland-moved = { $model } : { wasteland-stride }{ wasteland-touching }
event-wasteland-leapt = { $model } a décollé avec le Jetpack.
event-wasteland-slipped = { $model } a lâché prise et n’a pas atteint le sommet.
event-wasteland-fell = { $inches ->
    [one] { $model } a fait une chute de { $inches } pouce.
   *[other] { $model } a fait une chute de { $inches } pouces.
}
event-wasteland-escaped = { $model } a quitté la table, hors de danger.
event-wasteland-covered = { $by } a couvert la retraite de { $model } : pas d’attaque gratuite.
event-wasteland-mine-laid = { $model } a posé une mine : { $weapon }.
event-wasteland-mine-went-off = { $model } a fait sauter une mine : { $weapon } !

## Combat rapproché

event-wasteland-charged = { $model } a chargé { $target } !
event-wasteland-spiked = { $model } a foncé dans les pointes de { $by }.
event-wasteland-cry-won = Le Cri de Guerre de { $model } a glacé le sang de { $target }.
event-wasteland-cry-lost = { $target } a tenu bon face au Cri de Guerre de { $model }.
event-wasteland-cry-failed = Le Cri de Guerre de { $model } n’a rien changé : { $target } n’a ni faibli ni riposté.
event-wasteland-pushed = { $model } a repoussé { $target } : { wasteland-stride }.
event-wasteland-push-blocked = { $model } a poussé, mais { $target } n’avait pas où aller.
event-wasteland-followed = { $model } a poursuivi { $target }.
event-wasteland-slid = { $model } a glissé autour de { $target }.
event-wasteland-free-attack = { $target } tournait le dos : attaque gratuite de { $model } !

## Attaques

event-wasteland-shot = { $model } a tiré sur { $target } : { $weapon }, valeur { $value }.
event-wasteland-fought = { $model } a attaqué { $target } : { $weapon }, valeur { $value }.
event-wasteland-threw-at = { $model } a lancé sur { $target } : { $weapon }, valeur { $value }.
event-wasteland-threw = { $model } a lancé : { $weapon }, valeur { $value }.
event-wasteland-die-swapped = { $model } a échangé un dé contre un dé jaune.
event-wasteland-not-spotted = { $model } n’a pas réussi à repérer { $target }.
event-wasteland-hit = { $model } a touché !
event-wasteland-missed = { $model } a raté.
event-wasteland-critical = Attaque critique de { $model } !
event-wasteland-critical-points = { $points ->
    [one] Compteur critique de { $model } : { $points } point ({ $weapon }).
   *[other] Compteur critique de { $model } : { $points } points ({ $weapon }).
}
event-wasteland-lucky-hit = La Chance a guidé { $model } : le coup raté a touché !
event-wasteland-lucky-dodge = La Chance a sauvé { $model } : le coup a raté !
event-wasteland-struck-instead = Dans la mêlée, le tir qui visait { $target } a touché { $model } !
event-wasteland-bought = { $model } a dépensé des icônes : { $effect ->
    [damage] plus de dégâts.
    [reduction] armure affaiblie.
    [pierce] dégâts qui ignorent l’armure.
    [stun] étourdissement.
    [arm] bras blessé.
    [leg] jambe blessée.
    [injury] bras ou jambe blessés.
    [fire] mise en feu.
    [freeze] gel.
    [poison] empoisonnement.
    [push] une Poussée.
    [action] des Points d’Action.
    [calm] un jeton Réaction de moins pour la cible.
    [calm-or-stun] un jeton Réaction de moins pour la cible, ou étourdissement.
    [ready-again] l’arme reste chargée.
    [shaken] un jeton −2.
    [radiate] dégâts de radiation qui ignorent l’armure.
    [ignore-strong] le +1 d’une armure renforcée ne compte pas.
    [hurt] dégâts physiques.
    [draw] des Objets de la pile.
    [use-up] l’activation s’arrête.
    [alarm] l’alerte chez les ennemis.
   *[other] { $effect }.
}
event-wasteland-calmed = { $model } a perdu un jeton Réaction.
event-wasteland-scattered = Le tir a dévié vers { $x },{ $y }.
event-wasteland-exploded = Explosion en { $x },{ $y } : { $weapon } !
event-wasteland-detonated = { $model } a explosé !
event-wasteland-reloaded = { $model } a rechargé : { $weapon }.
event-wasteland-primed = { $model } a amorcé une arme : { $weapon }.

## Dégâts et états

event-wasteland-dodged = { $model } a esquivé le coup.
event-wasteland-boosted = { $model } a dépensé un Boost d’armure.
event-wasteland-armour = { $roll ->
    [0] L’armure renforcée de { $model } a bloqué { $blocked ->
        [one] { $blocked } dégât.
       *[other] { $blocked } dégâts.
    }
   *[other] { $blocked ->
        [0] L’armure de { $model } n’a rien bloqué (dé rouge { $roll }, indice { $rating }).
        [one] L’armure de { $model } a bloqué { $blocked } dégât (dé rouge { $roll }, indice { $rating }).
       *[other] L’armure de { $model } a bloqué { $blocked } dégâts (dé rouge { $roll }, indice { $rating }).
    }
}
event-wasteland-immune = { $kind ->
    [physical] Les dégâts physiques n’ont rien fait à { $model }.
    [energy] Les dégâts d’énergie n’ont rien fait à { $model }.
    [radiation] La radiation n’a rien fait à { $model }.
   *[other] Ces dégâts n’ont rien fait à { $model }.
}
event-wasteland-unhurt = Pas une égratignure pour { $model }.
event-wasteland-tough = La Chance a souri à { $model } : 1 dégât de moins.
event-wasteland-power-armour-hit = { $damage ->
    [one] L’Armure assistée de { $model } a subi { $damage } dégât.
   *[other] L’Armure assistée de { $model } a subi { $damage } dégâts.
}
event-wasteland-degraded = L’Armure assistée de { $model } a cédé et s’est dégradée.
event-wasteland-damaged = { $model } a subi { $damage ->
    [one] { $damage } dégât { $kind ->
        [physical] physique
        [energy] d’énergie
        [radiation] de radiation
       *[other] en tout
    }
   *[other] { $damage } dégâts { $kind ->
        [physical] physiques
        [energy] d’énergie
        [radiation] de radiation
       *[other] en tout
    }
} (Santé restante : { $left }).
event-wasteland-healed = { $amount ->
    [one] { $amount } dégât soigné pour { $model }.
   *[other] { $amount } dégâts soignés pour { $model }.
}
event-wasteland-removed = { $model } a quitté le combat.
event-wasteland-removed-by = { $by } a mis { $model } hors de combat !
event-wasteland-burns = Les flammes ont mordu { $model }.
event-wasteland-sickens = Le poison a rongé { $model }.
event-wasteland-stun-spent = { $actions ->
    [0] L’étourdissement a privé { $model } de toute Action.
    [one] L’étourdissement n’a laissé que { $actions } Action à { $model }.
   *[other] L’étourdissement a laissé { $actions } Actions à { $model }.
}
event-wasteland-condition = { $condition ->
    [frozen] Le froid a figé { $model } sur place.
    [arm] { $model } a reçu une blessure au bras.
    [leg] { $model } a reçu une blessure à la jambe.
    [fire] { $model } a pris feu !
    [stunned] Le choc a étourdi { $model }.
    [poisoned] Le poison a gagné les veines de { $model }.
    [shaken] { $model } a reçu un jeton −2.
   *[other] { $model } : { $condition }.
}
event-wasteland-cured = { $condition ->
    [frozen] { $model } a dégelé.
    [arm] Le bras de { $model } a guéri.
    [leg] La jambe de { $model } a guéri.
    [fire] { $model } a cessé de brûler.
    [stunned] { $model } a retrouvé ses esprits.
    [poisoned] Le poison a quitté { $model }.
    [shaken] { $model } a perdu le jeton −2.
   *[other] { $model } a récupéré : { $condition }.
}

## Marqueurs et Expertise

event-wasteland-looked = { $model } a regardé le marqueur k{ $marker } : { $content ->
    [blank] rien.
    [item] un Objet.
    [search] de quoi fouiller.
    [lockpick] une serrure.
    [computers] un ordinateur.
    [danger] danger !
    [searchable] un lieu à examiner.
   *[other] { $content }.
}
event-wasteland-looked-hidden = { $model } a regardé un marqueur.
event-wasteland-blank = Rien sous le marqueur k{ $marker } : il a quitté la table.
event-wasteland-searchable = Au marqueur k{ $marker }, une fouille en valait la peine.
event-wasteland-tried = { $skill ->
    [search] { $model } a fouillé au marqueur k{ $marker } (valeur { $value }).
    [lockpick] { $model } a tenté d’ouvrir la serrure du marqueur k{ $marker } (valeur { $value }).
    [computers] { $model } a tenté de pirater l’ordinateur du marqueur k{ $marker } (valeur { $value }).
   *[other] { $model } a fait une tentative au marqueur k{ $marker } (valeur { $value }).
}
event-wasteland-try-succeeded = { $model } a réussi au marqueur k{ $marker }.
event-wasteland-try-failed = { $model } a échoué au marqueur k{ $marker }.
event-wasteland-locked-out = { $model } a perdu le droit d’essayer encore le marqueur k{ $marker } pendant ce round.
event-wasteland-opened = { $model } a ouvert le marqueur k{ $marker } sans test : { $card }.
event-wasteland-found = { $model } a fait une trouvaille : { $card }.
event-wasteland-found-nothing = { $model } n’a rien trouvé : la pile des Terres Désolées est vide.
event-wasteland-put-back = { $model } a remis une carte dans la pile des Terres Désolées : { $card }.
event-wasteland-left = { $model } a laissé au sol : { $card }.
event-wasteland-taken = { $model } a ramassé : { $card }.
event-wasteland-given = { $model } a donné à { $target } : { $card }.

## Dangers

event-wasteland-danger = Danger pour { $model } : { $danger } ! Rien ne pouvait l’écarter.
event-wasteland-danger-tested = Danger pour { $model } : { $danger } ! Pour l’écarter : { $attribute }, valeur { $value }.
event-wasteland-danger-averted = { $model } a écarté le danger.
event-wasteland-danger-struck = { $model } n’a pas pu écarter le danger.
event-wasteland-held-up = Contretemps pour { $model } : l’activation s’est arrêtée.
event-wasteland-alarmed = Alerte pour { $model } : un jeton Réaction.

## Objets

event-wasteland-used = { $model } a utilisé : { $card }.
event-wasteland-used-on = { $model } a utilisé pour { $target } : { $card }.
event-wasteland-chem-kept = { $model } en a gardé pour plus tard : la carte n’a pas été consommée ({ $card }).
event-wasteland-stage = { $card } a fait effet sur { $model } : stade { $stage } sur { $stages }.
event-wasteland-faded = L’effet s’est dissipé pour { $model } : { $card }.
event-wasteland-addicted = { $model } a pris une dépendance : { $card }.
event-wasteland-sober = { $model } a vaincu toute dépendance.
event-wasteland-cleansed = { $amount ->
    [one] { $model } a éliminé { $amount } dégât de radiation.
   *[other] { $model } a éliminé { $amount } dégâts de radiation.
}
event-wasteland-boosts-won = { $amount ->
    [one] { $model } a gagné { $amount } Boost d’armure.
   *[other] { $model } a gagné { $amount } Boosts d’armure.
}
event-wasteland-energy-boosts-won = { $amount ->
    [one] { $model } a gagné { $amount } Boost d’armure contre l’énergie.
   *[other] { $model } a gagné { $amount } Boosts d’armure contre l’énergie.
}
event-wasteland-patched = { $amount ->
    [one] { $amount } dégât réparé sur l’Armure assistée de { $model }.
   *[other] { $amount } dégâts réparés sur l’Armure assistée de { $model }.
}
event-wasteland-pumped = La pompe médicale de { $model } s’est mise en marche : { $card }.
event-wasteland-called-in = { $model } a demandé un tir d’artillerie : marqueur k{ $marker }.
event-wasteland-strike-fell = Les obus ont frappé le marqueur k{ $marker } !
event-wasteland-strike-wide = Les obus ont manqué le marqueur k{ $marker }.

## Mise en place

event-wasteland-layout = Les décors ont été mis en place : table { NUMBER($number, useGrouping: 0) }.
event-wasteland-places-first = Premier à placer : { $side }.
event-wasteland-edge = { $side } : le bord { $edge ->
    [south] sud.
    [north] nord.
    [west] ouest.
    [east] est.
   *[other] { $edge }.
}
event-wasteland-marker-put = Marqueur posé { wasteland-area } : { $about }.
event-wasteland-deployed-model = { $model } a pris position { wasteland-area }.
event-wasteland-waits = { $model } n’a pas trouvé de place et entrera au début d’un round suivant.
event-wasteland-deployed = Tout le monde a pris position : la bataille a commencé !

## Ce que seuls certains scénarios connaissent

event-wasteland-attribute-tested = { $model } a passé un test : { $attribute }, valeur { $value }.
event-wasteland-carries = { $model } a ramassé le marqueur k{ $marker } pour le porter.
event-wasteland-freed = { $by } a libéré { $model } !
event-wasteland-trap-emptied = { $model } a vidé le piège du marqueur k{ $marker }.
event-wasteland-trap-stuck = Le piège du marqueur k{ $marker } a résisté à { $model }.
event-wasteland-hunted = La chasse a commencé : la proie, c’est { $model }.
event-wasteland-locker = { $model } a forcé le casier d’armes du marqueur k{ $marker }.
event-wasteland-leak = La zone de pompage est restée sans surveillance : les { $gallons } prochains gallons sont perdus.
event-wasteland-water = { $gallons } gallons d’eau ont été pompés, { $total } en tout.
event-wasteland-generator = { $model } a mis le générateur en marche !
event-wasteland-captured = Capture : { $model } ({ $total } à présent).
event-wasteland-lock = { $model } a examiné la serrure du coffre : il faut la clé { $key }.
event-wasteland-chest-opened = { $model } a ouvert le coffre : le journal !
event-wasteland-barrels = { $count ->
    [one] { $model } se tenait près de { $count } baril qui fuit.
   *[other] { $model } se tenait près de { $count } barils qui fuient.
}
event-wasteland-thunder = Le tonnerre a grondé sur les Terres Désolées ({ $count }).
event-wasteland-deathclaw = Le sol a tremblé : { $model } a surgi, { wasteland-area } !
event-wasteland-siren = { $model } a fait hurler la sirène du marqueur k{ $marker }.
event-wasteland-driven = La sirène a fait bouger { $model } : { wasteland-stride }{ wasteland-touching }
event-wasteland-marched = { $model } a continué son chemin : { wasteland-stride }.
event-wasteland-march-blocked = { $model } n’a trouvé aucun passage et n’a pas bougé.

## D’où vient la valeur d’un test, un dé ou un indice d’armure

wasteland-value-strength = { wasteland-attribute-strength }
wasteland-value-perception = { wasteland-attribute-perception }
wasteland-value-endurance = { wasteland-attribute-endurance }
wasteland-value-charisma = { wasteland-attribute-charisma }
wasteland-value-intelligence = { wasteland-attribute-intelligence }
wasteland-value-agility = { wasteland-attribute-agility }
wasteland-value-luck = { wasteland-attribute-luck }
wasteland-value-skill-melee = cartes : { wasteland-skill-melee }
wasteland-value-skill-pistol = cartes : { wasteland-skill-pistol }
wasteland-value-skill-rifle = cartes : { wasteland-skill-rifle }
wasteland-value-skill-heavy = cartes : { wasteland-skill-heavy }
wasteland-value-skill-throw = cartes : { wasteland-skill-throw }
wasteland-value-skill-search = cartes : { wasteland-skill-search }
wasteland-value-skill-lockpick = cartes : { wasteland-skill-lockpick }
wasteland-value-skill-computers = cartes : { wasteland-skill-computers }
wasteland-value-skill-cry = cartes : { wasteland-skill-cry }
wasteland-value-skill-resist = cartes : { wasteland-skill-resist }
wasteland-value-target-agility = Agilité de la cible
wasteland-value-quick = Action Rapide
wasteland-value-conditions = états
wasteland-value-mod = mod
wasteland-value-cover = couvert
wasteland-value-gun-in-melee = arme à feu en Combat rapproché
wasteland-value-handler = Perception du maître-chien
wasteland-value-dread = effroi
wasteland-value-weapon = arme
wasteland-value-charge = Bonus de Charge
wasteland-value-outnumbering = surnombre
wasteland-value-card = cartes
wasteland-value-critical = attaque critique
wasteland-value-armour = armure de la figurine
wasteland-value-power-armour = Armure assistée
wasteland-value-area = protection contre les zones
