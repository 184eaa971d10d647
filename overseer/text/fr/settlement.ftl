# La colonie : ses structures, ce qu’elles font, et pourquoi quelque chose n’y est pas possible.

## Structures

structure-gen-s = Générateur – Petit
structure-gen-m = Générateur – Moyen
structure-gen-l = Générateur – Grand
structure-pump = Pompe à eau
structure-purifier = Purificateur d’eau
structure-field = Champ cultivé
    .mutants = Sacs à viande
structure-wb-weapon = Atelier d’armes
structure-wb-armour = Armurerie
structure-wb-power = Poste d’Armure assistée
structure-wb-chem = Atelier de chimie
structure-wb-cook = Poste de Cuisine
structure-stall-any = Étal d’occasions
structure-shop-any = Boutique d’occasions
structure-warehouse-any = Entrepôt d’occasions
structure-stall-barter = Étal de troc
structure-shop-barter = Boutique de troc
structure-warehouse-barter = Entrepôt de troc
structure-stall-weapon = Étal d’armes
structure-shop-weapon = Boutique d’armes
structure-warehouse-weapon = Entrepôt d’armes
structure-stall-armour = Étal d’armures
structure-shop-armour = Boutique d’armures
structure-warehouse-armour = Entrepôt d’armures
structure-stall-clothing = Étal de vêtements
structure-shop-clothing = Boutique de vêtements
structure-warehouse-clothing = Entrepôt de vêtements
structure-stall-food = Buvette
structure-shop-food = Bar
structure-warehouse-food = Restaurant
structure-stall-medical = Station de Premiers Secours
structure-shop-medical = Clinique
structure-warehouse-medical = Centre chirurgical
structure-listen = Poste d’écoute
structure-outpost = Avant-poste
structure-scouts = Camp d’éclaireurs
structure-store = Magasin
structure-shed = Hangar de maintenance
structure-pen = Enclos à Brahmines
structure-stables = Étables à Brahmines
structure-ranch = Ranch de Brahmines
structure-ops = Salle des Opérations
structure-office = Bureau du Leader
structure-rack-any-s = Petit rayonnage : Boston Bugle
structure-rack-any-m = Rayonnage moyen : Boston Bugle
structure-rack-any-l = Grand rayonnage : Boston Bugle
structure-rack-practised-s = Petit rayonnage : Grognak le Barbare
structure-rack-practised-m = Rayonnage moyen : Grognak le Barbare
structure-rack-practised-l = Grand rayonnage : Grognak le Barbare
structure-rack-instinctive-s = Petit rayonnage : Guide de Survie des Terres Désolées
structure-rack-instinctive-m = Rayonnage moyen : Guide de Survie des Terres Désolées
structure-rack-instinctive-l = Grand rayonnage : Guide de Survie des Terres Désolées
structure-rack-tactical-s = Petit rayonnage : Manuel d’opérations secrètes de l’U.S. Army
structure-rack-tactical-m = Rayonnage moyen : Manuel d’opérations secrètes de l’U.S. Army
structure-rack-tactical-l = Grand rayonnage : Manuel d’opérations secrètes de l’U.S. Army
structure-rack-cunning-s = Petit rayonnage : Histoire à dormir debout
structure-rack-cunning-m = Rayonnage moyen : Histoire à dormir debout
structure-rack-cunning-l = Grand rayonnage : Histoire à dormir debout

structure-family-infrastructure = Infrastructure
structure-family-workshop = Ateliers
structure-family-stall = Échoppes
structure-family-exploration = Exploration
structure-family-other = Autres Structures
structure-family-rack = Rayonnages de magazines

## Ce qu’elles font

structure-kind-any = n’importe quel Objet
structure-kind-barter = bric-à-brac ou équipement
structure-kind-weapon = arme
structure-kind-armour = armure
structure-kind-clothing = vêtement
structure-kind-refreshment = nourriture, boisson ou alcool
structure-kind-medical = Objet médical
structure-kind-chem = drogue
structure-kind-weapon-mod = mod d’arme que vous pouvez monter
structure-kind-armour-mod = mod d’armure
structure-kind-power-mod = mod d’Armure assistée
structure-kind-food = nourriture ou boisson
structure-kind-boost = n’importe quel Boost
structure-kind-practised = Boost Pratique
structure-kind-cunning = Boost Ruse
structure-kind-tactical = Boost Tactique
structure-kind-instinctive = Boost Instinct

structure-effect-supply = { $power ->
    [0] Fournit { $water } d’Eau.
   *[other] Fournit { $power } d’Énergie.
}
structure-effect-field = Une carte de plus pour le poste de cuisine.
structure-effect-draw = Pioche { $draw }, garde { $keep } : { $kind }.
structure-effect-cook = Pioche une carte par champ alimenté, garde { $keep } : { $kind }.
structure-effect-listen = Pour { $fee } Caps : une carte d’exploration, aussi souvent que vous payez.
structure-effect-explore = Une carte d’exploration.
structure-effect-swap = Une autre carte d’exploration à la place de celle qui vient d’être piochée, avant tout test.
structure-effect-store = Emporte 1 Objet ou jusqu’à 2 Boosts dans la prochaine bataille.
structure-effect-shed = Conserve 1 Objet ou jusqu’à 2 Boosts après chaque bataille.
structure-effect-redraw = Toutes les cartes d’une pioche sont repiochées.
structure-effect-more = Une pioche reçoit une carte de plus.
structure-effect-keep = Une carte de plus d’une pioche est gardée.
structure-effect-again = Une Structure déjà utilisée peut resservir.
structure-effect-name = À la place d’une pioche : un Objet du bon type, nommé.
structure-effect-repairs = Répare aussi une Armure assistée dégradée.
structure-effect-guards = Ou bien : un Boost d’armure pour une Unité.

## Pourquoi pas

refusal-settlement-caps = Cela coûte { $price } Caps, et vous en avez { $caps }.
refusal-settlement-structure = Il n’y a pas de Structure « { $structure } ». La liste des Structures les nomme toutes.
refusal-settlement-room = Il n’y a plus de place : { $room } Structures sont déjà là. Recyclez-en une ou prenez des terres.
refusal-settlement-maximum = Une Colonie en compte { $n } au plus : { $structure }.
refusal-settlement-requires = { $structure } : il faut d’abord l’Aptitude { $perk } (la règle nomme celles qui conviennent aussi).
refusal-settlement-not-built = Vous n’en avez pas : { $structure }.
refusal-settlement-land = Des terres coûtent { $need } Quêtes accomplies, et il vous en reste { $n }. 500 Caps conviennent aussi.
refusal-settlement-land-how = Les terres s’obtiennent contre « caps » ou contre « quests ».
refusal-settlement-no-supply = { $structure } n’a besoin ni d’Énergie ni d’Eau.
refusal-settlement-supply-count = { $structure } : donnez un nombre de 0 à { $n }.
refusal-settlement-short = Trop de Structures sont alimentées : { $power_used } d’Énergie pour { $power }, { $water_used } d’Eau pour { $water }. Coupez d’abord quelque chose.
refusal-settlement-supply-late = L’alimentation se décide avant la première pioche.
refusal-settlement-back = La construction est finie : une Structure a servi depuis.
refusal-settlement-perk = Il n’y a pas d’Aptitude « { $perk } ».
refusal-settlement-perk-place = { $settlement ->
    [yes] { $perk } appartient à la Colonie, pas à une figurine.
   *[no] { $perk } appartient à une figurine : dites laquelle.
}
refusal-settlement-perk-twice = { $perk } : personne n’a deux fois la même Aptitude.
refusal-settlement-perk-needs = { $perk } demande { $attribute } { $least } au moins.
refusal-settlement-perk-after = { $perk } demande d’abord { $other }.
refusal-settlement-perk-users = { $perk } n’est pas pour { $model }.
refusal-settlement-perk-new = { $model } a déjà reçu une Aptitude depuis la dernière bataille ; la suivante après une autre bataille.
refusal-settlement-perk-none = { $perk } n’est pas là : rien à retirer.
refusal-settlement-perk-needed = { $perk } ne peut partir tant que { $other } en dépend.
refusal-settlement-perk-structure = { $perk } ne peut partir tant que cette Structure est debout : { $structure }. Recyclez-la d’abord.
refusal-settlement-bench-room = { $perk } apporte une Structure, et il n’y a pas de place pour elle : { $structure }. Recyclez quelque chose ou prenez des terres.
refusal-settlement-model = Il n’y a pas de figurine « { $model } ».
refusal-settlement-not-working = { $structure } : aucune ne fonctionne durant cette phase.
refusal-settlement-used = { $structure } a déjà servi durant cette phase.
refusal-settlement-no-use = { $structure } ne s’utilise pas seule à l’étape 2.
refusal-settlement-empty = { $structure } : il ne reste aucune carte de ce type dans la pile.
refusal-settlement-no-fields = { $structure } : il faut au moins un champ arrosé.
refusal-settlement-card = { $card } n’est pas là.
refusal-settlement-sheds = { $sheds ->
    [0] Aucun Hangar ne fonctionne : rien ne peut être conservé.
    [one] Votre Hangar est plein : il conserve 1 Objet ou jusqu’à 2 Boosts.
   *[other] Vos { $sheds } Hangars sont pleins : chacun conserve 1 Objet ou jusqu’à 2 Boosts.
}
refusal-settlement-stores = { $stores ->
    [0] Aucun Magasin ne fonctionne : rien ne peut être emporté.
    [one] Votre Magasin a tout donné : 1 Objet ou jusqu’à 2 Boosts.
   *[other] Vos { $stores } Magasins ont tout donné : chacun 1 Objet ou jusqu’à 2 Boosts.
}
refusal-settlement-boosts =
    { $n ->
        [one] Le plus haut attribut de votre Leader permet { $n } Boost.
       *[other] Le plus haut attribut de votre Leader permet { $n } Boosts.
    }
refusal-settlement-useful = On n’ignore que les Objets médicaux qui ne servent à aucune de vos figurines ; { $card } n’en est pas un.
refusal-settlement-helper = { $structure } : rien de libre pour cette pioche.
refusal-settlement-helper-late = { $structure } : trop tard, une carte de cette pioche a été gardée. Son aide vient avant.
refusal-settlement-office = { $card } n’est pas ce que pioche cette Structure, ou n’est pas dans la pile : { $structure }.
refusal-settlement-office-boosts = Le bureau du Leader nomme des Objets, pas des Boosts.
refusal-settlement-again = { $structure } n’a pas encore servi, ou ne peut resservir.
refusal-settlement-degraded = { $unit } n’a pas d’Armure assistée à réparer.
refusal-settlement-stations = { $n ->
    [0] Aucun poste d’Armure assistée ne fonctionne.
   *[other] Chaque poste d’Armure assistée a réparé une armure.
}
refusal-settlement-guard = { $unit } ne peut recevoir de Boost d’armure ici.
refusal-settlement-fee = Il faut payer { $fee } Caps, et vous en avez { $caps }. Vous pouvez refuser.
refusal-settlement-fee-due = Payez ou refusez.
refusal-settlement-no-fee = Cette carte ne demande pas de paiement.
refusal-settlement-scouts = Aucun camp d’éclaireurs n’est libre pour échanger cette carte.
refusal-settlement-leader = { $unit } ne peut mener avec cette carte ({ $card }).
refusal-settlement-leader-same = Il faut une autre figurine ; ou gardez { $unit }.

## Fichiers de structures

settlement-file-twice = Deux Structures s’appellent « { $id } ».
settlement-file-unknown = Une Structure a besoin de « { $id } », qui n’existe pas.
