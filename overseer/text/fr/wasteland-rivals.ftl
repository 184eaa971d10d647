# Joueur contre joueur : l’usine, le poste de police, le pont, le jeu télévisé, la rue.

## Camps, marqueurs, objets

scenario-side-blue = Bleu
scenario-side-red = Rouge
scenario-marker-control-point = point de contrôle
scenario-marker-bank = banque
scenario-marker-prize = lot
scenario-marker-pillar = pilier
scenario-marker-charge = charge explosive
scenario-marker-detonator = détonateur
wasteland-unit-computer = Ordinateur
wasteland-terrain-pillar = pilier

## Choix

scenario-put-wall = { $way ->
    [rising] un mur montant vers l’est
    [across] un mur du sud au nord
    [falling] un mur descendant vers l’est
   *[along] un mur parallèle au bord sud
} ({ $size ->
    [orange] réglette orange
    [yellow] réglette jaune
   *[red] réglette rouge
}, { $length })
scenario-choice-pillar = regarder le pilier k{ $n }
scenario-choice-swap = échanger les piliers k{ $first } et k{ $second }
scenario-choice-live = une vraie charge pour { $model }
scenario-choice-dummy = une fausse charge pour { $model }
scenario-choice-charge = charge explosive k{ $n }

## Les scénarios

scenario-plant = L’usine General Atomics
    .story = Quelque part dans ces halles, six ordinateurs ronronnent encore. La tempête de cette nuit les achèvera, et la moitié des Terres Désolées voudrait une copie de ce qu’ils savent. L’autre moitié préférerait qu’il n’y en ait aucune.
    .blue = Copiez quatre jeux de données en six rounds.
    .red = Faites en sorte que quatre jeux soient hors d’atteinte, jusqu’à la tempête.
    .rules = Les marqueurs Investigation numérotés sont des ordinateurs ; le central, au milieu, est face visible. Au contact d’un ordinateur connu, Bleu copie ses données avec les ordinateurs. Une Force de la Confrérie peut charger un virus dans le central : −4 aux tests de Bleu. Les Super mutants qui observent assez longtemps apprennent à fracasser les ordinateurs (Santé 4, Armure 2/1/–). Les Super mutants ne jouent jamais Bleu. Contre qui est immunisé aux radiations, une arme à radiations inflige des dégâts physiques.
scenario-police-station = Le poste de police
    .story = Le vieux poste a encore du courant, une radio qui marche et une porte que personne n’a jamais réussi à fermer. Il faudra bien que quelqu’un s’y tienne.
    .attacker = Touchez le point de contrôle avec n’importe quelle figurine.
    .defender = Tenez tout le monde loin du point de contrôle pendant six rounds, ou retirez tous les attaquants.
    .rules = Les attaquants ont 200 Caps de plus. Avant tout déploiement, les défenseurs dressent quatre murs (couvert, terrain difficile) et deux tourelles dans leur zone. Les tourelles ne comptent pas comme figurines restantes. Être poussé contre le point de contrôle compte.
scenario-demolition = Démolition
    .story = Le pont tient depuis deux cents ans ; demain matin, il faudra qu’il tienne encore ou qu’il n’existe plus. Les plans sont perdus : nul ne sait quels piliers le portent.
    .blue = Faites sauter des piliers dont les numéros font 19, ou mieux 23 et plus.
    .red = Que les piliers détruits ne fassent pas plus de 18, ou mieux 10.
    .rules = Six piliers cachent les numéros 3 à 8. Bleu en regarde quatre, puis Rouge en échange deux en secret. Bleu porte huit vraies charges et trois fausses, et lui seul sait lesquelles. Une Action pose une charge contre le socle, un test d’INT la désarme ou la réarme. On se passe les charges gratuitement à orange ou moins. Le détonateur sert une fois : ce qui est actif à la fin du round suivant explose, au plus tard à la fin du sixième. Contre qui est immunisé aux radiations, une arme à radiations inflige des dégâts physiques.
scenario-sweep = La grande razzia
    .story = Les projecteurs, le générique, les rires enregistrés : quelqu’un a remis la vieille émission à l’antenne. Il suffit d’attraper, de courir et de ne pas se faire abattre devant les caméras.
    .blue = Déposez 200 Caps en banque, ou ayez plus de lots en valeur que Rouge après six rounds.
    .red = Déposez 200 Caps en banque, ou ayez plus de lots en valeur que Bleu après six rounds.
    .rules = Les marqueurs Investigation 1 à 4 sont les gros lots : 60, 50, 40 et 30 Caps ; en prendre un coûte une Action, et qui le traîne se déplace d’une couleur de moins et ne peut pas charger. Ce que donne un marqueur Examinable est un lot de 15 Caps. Une figurine porte un gros lot ou deux autres ; les chiens n’en portent pas. Toucher une banque avec des lots les y dépose. Ce qu’on porte à la fin compte aussi.
scenario-suit-up = En armure
    .story = Au bout de la rue se dresse une armure assistée, poussiéreuse, complète et bien seule. Qui s’y glisse peut sortir. Les autres feraient mieux de ne pas rester sur le passage.
    .attacker = Trouvez l’Armure assistée, enfilez-la et quittez la table avec.
    .defender = Que personne ne parte avec l’armure en six rounds.
    .rules = L’armure est le marqueur Examinable A ; une Action permet de l’enfiler à une figurine qui forme seule son Unité et en a la carrure, les autres peuvent la porter (sans Charge) et la remettre au contact. Deux marqueurs sont vides, un est un Stimpak, un est un Danger. La moitié des défenseurs entre par le bord des attaquants au troisième round, avec une Action.

## Comment cela a fini

end-wasteland-plant-copied = Le quatrième jeu de données est à l’abri : Bleu a ce qu’il voulait.
end-wasteland-plant-out-of-reach = Trop d’ordinateurs sont en miettes : quatre jeux ne peuvent plus être réunis.
end-wasteland-plant-blue-gone = Plus personne pour copier quoi que ce soit : Rouge l’emporte.
end-wasteland-plant-red-gone = Plus personne pour l’empêcher : l’usine est à Bleu.
end-wasteland-plant-storm = La tempête est là et les données ont disparu : Rouge l’emporte.
end-wasteland-police-station-reached = Une main sur le point de contrôle : le poste est tombé.
end-wasteland-police-station-attackers-gone = Le dernier attaquant est à terre : le poste tient.
end-wasteland-police-station-held = Six rounds ont passé et le poste tient.
end-wasteland-demolition-collapse = Le pont s’effondre d’un bout à l’autre : victoire majeure de Bleu.
end-wasteland-demolition-sagging = Le pont s’affaisse et ne passera pas l’hiver : victoire mineure de Bleu.
end-wasteland-demolition-cracked = Des fissures et de la poussière, mais il tient : victoire mineure de Rouge.
end-wasteland-demolition-standing = Le pont n’a presque rien : victoire majeure de Rouge.
end-wasteland-sweep-blue-banked = 200 Caps en banque : Bleu gagne l’émission !
end-wasteland-sweep-red-banked = 200 Caps en banque : Rouge gagne l’émission !
end-wasteland-sweep-blue-richer = Le gong : Bleu a les lots les plus chers.
end-wasteland-sweep-red-richer = Le gong : Rouge a les lots les plus chers.
end-wasteland-sweep-tie = Le gong, et les deux camps ont autant : personne ne gagne l’émission.
end-wasteland-suit-up-left = L’armure quitte la table avec quelqu’un dedans : les attaquants l’emportent.
end-wasteland-suit-up-attackers-gone = Plus personne pour porter l’armure : victoire majeure des défenseurs.
end-wasteland-suit-up-trapped = L’armure est portée, mais elle n’est pas partie : victoire mineure des défenseurs.
end-wasteland-suit-up-not-worn = Personne ne porte l’armure : victoire majeure des défenseurs.

## Ce qui s’est passé

event-wasteland-data-set = { $model } a copié les données de l’ordinateur k{ $marker } ; jeux en tout : { $total }.
event-wasteland-virus = { $model } a chargé un virus : −4 aux tests d’ordinateurs de Bleu, et tous les marqueurs Investigation ont été révélés.
event-wasteland-understood = { $model } a compris à quoi servent les ordinateurs. Ce sont désormais des cibles !
event-wasteland-computer-broken = L’ordinateur k{ $marker } a été mis en miettes.
event-wasteland-pillar-seen = Le pilier k{ $marker } cache le numéro { $number }.
event-wasteland-pillar-seen-hidden = Bleu a regardé un pilier.
event-wasteland-pillars-swapped = Rouge a échangé deux piliers en secret.
event-wasteland-charge-laid = { $model } a posé la charge explosive k{ $marker }.
event-wasteland-charge-disarmed = { $model } a désarmé la charge explosive k{ $marker }.
event-wasteland-charge-armed = { $model } a réarmé la charge explosive k{ $marker }.
event-wasteland-detonator = { $model } a réglé le détonateur : tout sautera à la fin du round { $round }.
event-wasteland-charge-blown = La charge explosive k{ $marker } a explosé !
event-wasteland-charge-dud = La charge explosive k{ $marker } était fausse.
event-wasteland-pillar-down = Le pilier k{ $marker } s’est effondré.
event-wasteland-pillars-counted = { $number ->
    [0] Aucun pilier n’a été détruit.
    [one] Un pilier a été détruit ; son numéro est { $total }.
   *[other] { $number } piliers ont été détruits ; leurs numéros font { $total }.
}
event-wasteland-prize-found = { $model } a trouvé un lot.
event-wasteland-prize-banked = { $model } a déposé { $caps } Caps en banque, { $total } en tout.
event-wasteland-suit-worn = { $model } a enfilé l’Armure assistée !
event-wasteland-suit-dropped = L’Armure assistée est restée au marqueur k{ $marker }, là où { $model } a succombé.

## Refus

refusal-wasteland-burdened = Ce que porte cette figurine l’empêche de charger. Déplacez-la, ou faites-lui d’abord remettre son fardeau.
refusal-wasteland-cannot-carry = Cette figurine ne peut rien porter de plus. Mettez d’abord cela à l’abri, ou envoyez une autre figurine.
refusal-wasteland-used-up = C’est déjà fait, et cela ne marche qu’une fois. Cherchez le suivant.
refusal-wasteland-force-side = Cette Force ne peut pas prendre ce camp du scénario. Choisissez une autre Force, ou changez de camp.
