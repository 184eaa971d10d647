# What is said about every game, whoever shows it.

## Places
seat-human = Joueur { $n }
seat-bot = Bot { $n } ({ $level ->
    [random] hasard
    [easy] facile
    [normal] normal
    [hard] difficile
   *[other] { $level }
})

## Coups
say-nothing = rien
say-move = { $name }. { $detail }

## Le mode ligne à ligne
plain-refused = { $sentence } (règle { $rule })
say-winners = { $n ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}

## Règles et cartes
say-refused = { $sentence } (règle { $rule })
cli-rule = { $rule } · { $title }
cli-rule-marked = { $rule } · { $title } ({ $mark })

## Relecture
replay-score = { $seat } : { $n }
progress-leads = À partir de là, { $seat } mène.

## Simulation et mesure
sim-seat = Place { $seat } : { $bot }

## Ce qui ne va pas
cli-guess = { $guess ->
    [no] {""}
   *[other] {" "}Vouliez-vous dire « { $guess } » ?
}
cli-error-seat = « { $seat } » ne peut pas s’asseoir à la table.{ cli-guess } Choisissez parmi : { $allowed }, séparés par des virgules.
cli-error-names-many = { $names } noms pour { $seats } places, c’est trop. Donnez-en un par place au plus.
cli-error-name = Le nom « { $name } » ne peut pas s’afficher. Prenez au plus { $most } caractères lisibles.
cli-error-names-twice = Deux places ont le même nom. Donnez à chacune le sien.
cli-error-rule = Il n’y a pas de règle « { $rule } ». Proches : { $near }.
odds-column-chances = Chances
odds-column-dice = Dés
odds-column-share = Critique
odds-column-exact = Exactement
odds-axis-chances = Chances de Coup Critique
odds-axis-share = Probabilité d’un Coup Critique
odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-percent-whole = { NUMBER($n) } %
odds-picture-title = Tragic : la probabilité d’un Coup Critique
odds-picture-about = Un dé par chance et un dé de confirmation ; au moins deux d’entre eux montrent un 1.
odds-picture-start = au départ

## Shelter
show-shelter-title = Shelter – round { $round }
show-shelter-dwellers =
    Résidents : { $home ->
        [one] { $home } disponible
       *[other] { $home } disponibles
    }, { $placed } au travail, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    }

## Tragic
show-tragic-title = Tragic – tour { $turn } de { $name }
show-tragic-setup = Tragic – mise en place
show-tragic-hand = Main
show-tragic-library = Bibliothèque
show-tragic-discard = Défausse

## Wasteland
show-battle-title = { $round ->
    [0] Wasteland – { $scenario }, mise en place
   *[other] Wasteland – { $scenario }, round { $round } sur { $rounds }
}
show-rulers = Réglettes
show-ruler = { $colour }, { $n } mm
show-terrain = Décors
show-outline-solid = bloque passage ou vue
show-outline-dashed = se traverse
show-signs = Signes
show-status-unready = pas Prête
show-status-ready = Prête
show-status-used = Utilisée
show-reaction = s’est préparée
show-condition = a un état
show-marker-investigation = Marqueur Investigation
show-marker-searchable = Marqueur Examinable
show-marker-mine = mine
show-marker-place = lieu du scénario
show-marker-heap = objets au sol
show-marker-strike = tir d’artillerie
show-side = Camp { $side } – { $players }
show-side-nobody = Camp { $side }
show-ai = IA
show-model = { $n } · { $name }
show-model-state = { $status } – { $kit }
show-carries = porte quelque chose
show-place-waiting = pas encore sur la table
show-place-escaped = a quitté la table
show-place-removed = hors de combat

rules-nothing = Aucune règle ne contient « { $words } ». Essayez moins de mots, ou le début d’un mot.

cards-source = { $source ->
    [seed] Connue par les règles imprimées.
    [public] Son effet est un fait publié.
   *[designed] Ses nombres sont de notre conception.
}

field-line = { $name } : { $value }
