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
structure-family-other = Autres structures
structure-family-rack = Rayonnages de magazines

## Ce qu’elles font

structure-kind-any = n’importe quel objet
structure-kind-barter = bric-à-brac ou équipement
structure-kind-weapon = arme
structure-kind-armour = armure
structure-kind-clothing = vêtement
structure-kind-refreshment = nourriture, boisson ou alcool
structure-kind-medical = objet médical
structure-kind-chem = drogue
structure-kind-weapon-mod = mod d’arme que vous pouvez monter
structure-kind-armour-mod = mod d’armure
structure-kind-power-mod = mod d’armure assistée
structure-kind-food = nourriture ou boisson
structure-kind-boost = n’importe quel boost
structure-kind-practised = Boost Pratique
structure-kind-cunning = Boost Ruse
structure-kind-tactical = Boost Tactique
structure-kind-instinctive = Boost Instinct

structure-effect-supply = { $power ->
    [0] Fournit { $water } d’eau.
   *[other] Fournit { $power } d’énergie.
}
structure-effect-field = Une carte de plus pour le poste de cuisine.
structure-effect-draw = Pioche { $draw }, garde { $keep } : { $kind }.
structure-effect-cook = Pioche une carte par champ alimenté, garde { $keep } : { $kind }.
structure-effect-listen = Pour { $fee } Caps : une carte d’exploration, aussi souvent que vous payez.
structure-effect-explore = Une carte d’exploration.
structure-effect-swap = Une autre carte d’exploration à la place de celle qui vient d’être piochée, avant tout test.
structure-effect-store = Emporte 1 objet ou jusqu’à 2 boosts dans la prochaine bataille.
structure-effect-shed = Conserve 1 objet ou jusqu’à 2 boosts après chaque bataille.
structure-effect-redraw = Toutes les cartes d’une pioche sont repiochées.
structure-effect-more = Une pioche reçoit une carte de plus.
structure-effect-keep = Une carte de plus d’une pioche est gardée.
structure-effect-again = Une structure déjà utilisée peut resservir.
structure-effect-name = À la place d’une pioche : un objet du bon type, nommé.
structure-effect-repairs = Répare aussi une armure assistée dégradée.
structure-effect-guards = Ou bien : un boost d’armure pour une unité.

## Pourquoi pas

refusal-settlement-caps = Cela coûte { $price } Caps, et vous en avez { $caps }.
refusal-settlement-structure = Il n’y a pas de structure « { $structure } ». La liste des structures les nomme toutes.
refusal-settlement-room = Il n’y a plus de place : { $room } structures sont déjà là. Recyclez-en une ou prenez des terres.
refusal-settlement-maximum = Une colonie en compte { $n } au plus : { $structure }.
refusal-settlement-requires = { $structure } : il faut d’abord l’aptitude { $perk } (la règle nomme celles qui conviennent aussi).
refusal-settlement-not-built = Vous n’en avez pas : { $structure }.
refusal-settlement-land = Des terres coûtent { $need } quêtes accomplies, et il vous en reste { $n }. 500 Caps conviennent aussi.
refusal-settlement-land-how = Les terres s’obtiennent contre « caps » ou contre « quests ».
refusal-settlement-no-supply = { $structure } n’a besoin ni d’énergie ni d’eau.
refusal-settlement-supply-count = { $structure } : donnez un nombre de 0 à { $n }.
refusal-settlement-short = Trop de structures sont alimentées : { $power_used } d’énergie pour { $power }, { $water_used } d’eau pour { $water }. Coupez d’abord quelque chose.
refusal-settlement-supply-late = L’alimentation se décide avant la première pioche.
refusal-settlement-back = La construction est finie : une structure a servi depuis.
refusal-settlement-perk = Il n’y a pas d’aptitude « { $perk } ».
refusal-settlement-perk-place = { $settlement ->
    [yes] { $perk } appartient à la colonie, pas à une figurine.
   *[no] { $perk } appartient à une figurine : dites laquelle.
}
refusal-settlement-perk-twice = { $perk } : personne n’a deux fois la même aptitude.
refusal-settlement-perk-needs = { $perk } demande { $attribute } { $least } au moins.
refusal-settlement-perk-after = { $perk } demande d’abord { $other }.
refusal-settlement-perk-users = { $perk } n’est pas pour { $model }.
refusal-settlement-perk-new = { $model } a déjà reçu une aptitude depuis la dernière bataille ; la suivante après une autre bataille.
refusal-settlement-perk-none = { $perk } n’est pas là : rien à retirer.
refusal-settlement-perk-needed = { $perk } ne peut partir tant que { $other } en dépend.
refusal-settlement-perk-structure = { $perk } ne peut partir tant que cette structure est debout : { $structure }. Recyclez-la d’abord.
refusal-settlement-bench-room = { $perk } apporte une structure, et il n’y a pas de place pour elle : { $structure }. Recyclez quelque chose ou prenez des terres.
refusal-settlement-model = Il n’y a pas de figurine « { $model } ».
refusal-settlement-not-working = { $structure } : aucune ne fonctionne durant cette phase.
refusal-settlement-used = { $structure } a déjà servi durant cette phase.
refusal-settlement-no-use = { $structure } ne s’utilise pas seule à l’étape 2.
refusal-settlement-empty = { $structure } : il ne reste aucune carte de ce type dans la pile.
refusal-settlement-no-fields = { $structure } : il faut au moins un champ arrosé.
refusal-settlement-card = { $card } n’est pas là.
refusal-settlement-sheds = { $sheds ->
    [0] Aucun hangar ne fonctionne : rien ne peut être conservé.
    [one] Votre hangar est plein : il conserve 1 objet ou jusqu’à 2 boosts.
   *[other] Vos { $sheds } hangars sont pleins : chacun conserve 1 objet ou jusqu’à 2 boosts.
}
refusal-settlement-stores = { $stores ->
    [0] Aucun magasin ne fonctionne : rien ne peut être emporté.
    [one] Votre magasin a tout donné : 1 objet ou jusqu’à 2 boosts.
   *[other] Vos { $stores } magasins ont tout donné : chacun 1 objet ou jusqu’à 2 boosts.
}
refusal-settlement-boosts = Le plus haut attribut de votre leader permet { $n } boosts.
refusal-settlement-useful = On n’ignore que les objets médicaux qui ne servent à aucune de vos figurines ; { $card } n’en est pas un.
refusal-settlement-helper = { $structure } : rien de libre pour cette pioche.
refusal-settlement-helper-late = { $structure } : trop tard, une carte de cette pioche a été gardée. Son aide vient avant.
refusal-settlement-office = { $card } n’est pas ce que pioche cette structure, ou n’est pas dans la pile : { $structure }.
refusal-settlement-office-boosts = Le bureau du leader nomme des objets, pas des boosts.
refusal-settlement-again = { $structure } n’a pas encore servi, ou ne peut resservir.
refusal-settlement-degraded = { $unit } n’a pas d’armure assistée à réparer.
refusal-settlement-stations = { $n ->
    [0] Aucun poste d’armure assistée ne fonctionne.
   *[other] Chaque poste d’armure assistée a réparé une armure.
}
refusal-settlement-guard = { $unit } ne peut recevoir de boost d’armure ici.
refusal-settlement-fee = Il faut payer { $fee } Caps, et vous en avez { $caps }. Vous pouvez refuser.
refusal-settlement-fee-due = Payez ou refusez.
refusal-settlement-no-fee = Cette carte ne demande pas de paiement.
refusal-settlement-scouts = Aucun camp d’éclaireurs n’est libre pour échanger cette carte.
refusal-settlement-leader = { $unit } ne peut mener avec cette carte ({ $card }).
refusal-settlement-leader-same = Il faut une autre figurine ; ou gardez { $unit }.

## Fichiers de structures

settlement-file-twice = Deux structures s’appellent « { $id } ».
settlement-file-unknown = Une structure a besoin de « { $id } », qui n’existe pas.
