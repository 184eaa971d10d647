# Scavengers en français.

scavengers-card = { $card ->
    [shot] Tir
    [duck] Plongeon
   *[trick] Ruse
}
scavengers-gear = { $gear ->
    [boots] des bottes
   *[rifle] un fusil
}

### Ce qui est demandé

topic-scavengers-gear = Choisissez votre équipement en secret.
topic-scavengers-draw = Une carte est piochée.
topic-scavengers-act = Marchez, fouillez, tirez ou passez.
topic-scavengers-answer = La carte « { scavengers-card } » est jouée contre vous : répondez ou passez.
topic-scavengers-search = Le dé dit ce que contient la cache.

### Ce qui s'est passé

event-scavengers-geared = { $seat } a emporté { scavengers-gear }.
event-scavengers-drew = { $seat } a pioché « { scavengers-card } ».
event-scavengers-drew-hidden = { $seat } a pioché une carte.
event-scavengers-walked = { $seat } a marché jusqu'à { $x }, { $y }.
event-scavengers-searched = { $seat } a trouvé { $caps ->
    [one] une capsule
   *[other] { $caps } capsules
}.
event-scavengers-played = { $seat } a joué « { scavengers-card } ».
event-scavengers-cancelled = La carte « { scavengers-card } » est annulée.
event-scavengers-hit = { $seat } encaisse un Tir.

end-scavengers-shot = L'un des deux est à terre ; l'autre emporte tout.
end-scavengers-looted = La dernière cache est vide : on compte les capsules.
end-scavengers-time = La nuit tombe : on compte les capsules.

### Pourquoi pas

refusal-scavengers-notation = « { $text } » n'est pas un coup de ce jeu. Écrivez par exemple : walk 300,200, search, shoot, duck, trick ou pass.
refusal-scavengers-option = Ce jeu n'a pas d'option « { $name } ». Lancez-le sans option.
refusal-scavengers-now = { $topic ->
    [gear] Choisissez d'abord votre équipement : bottes ou fusil.
    [answer] Une carte est en jeu : répondez par un Plongeon ou une Ruse, ou passez.
    [over] La partie est terminée.
   *[other] Ce n'est pas ce qui est demandé maintenant.
}
refusal-scavengers-reach = C'est trop loin : vous pouvez marcher { $reach } mm. Choisissez un point plus proche.
refusal-scavengers-edge = Votre socle dépasserait du bord. Restez à 15 mm du bord.
refusal-scavengers-taken = L'adversaire se tient là. Laissez 30 mm entre vous.
refusal-scavengers-nothing = Aucune cache à moins de 40 mm. Marchez d'abord jusqu'à l'une d'elles.
refusal-scavengers-no-card = Vous n'avez pas la carte « { scavengers-card } » en main. Jouez une autre carte ou passez.
refusal-scavengers-range = L'adversaire est à plus de { $range } mm. Approchez-vous d'abord.
refusal-scavengers-no-shot = Un Plongeon ne répond qu'à un Tir. Jouez une Ruse ou passez.

### Les règles

rule-EX-S1 = Chacun commence dans son camp avec deux points de vie et pioche trois cartes d'une Bibliothèque de dix : quatre Tirs, trois Plongeons, trois Ruses.
    .title = Mise en place
rule-EX-S2 = Avant tout, chacun choisit en secret des bottes ou un fusil ; les deux choix sont révélés ensemble.
    .title = Équipement
rule-EX-T1 = À votre tour, vous piochez une carte s'il en reste, puis vous agissez deux fois. Passer consomme l'une des deux actions.
    .title = Le tour
rule-EX-T2 = On ne peut faire que ce qui est demandé.
    .title = Une chose à la fois
rule-EX-W1 = Vous marchez vers n'importe quel point à 150 mm au plus, à 200 mm avec des bottes.
    .title = Marcher
rule-EX-W2 = Un socle mesure 30 mm et ne dépasse jamais du bord de la table, qui mesure 600 mm sur 400.
    .title = Le bord
rule-EX-W3 = Deux socles peuvent se toucher, mais pas se chevaucher. Rien ne gêne la marche elle-même.
    .title = Sans chevauchement
rule-EX-L1 = Fouillez une cache à 40 mm au plus : lancez un dé et prenez autant de capsules. La cache est alors vide.
    .title = Fouiller
rule-EX-H1 = Vous ne jouez que des cartes de votre main ; une carte jouée est dépensée.
    .title = Jouer des cartes
rule-EX-F1 = Pour tirer, jouez un Tir contre un adversaire à 200 mm au plus, à 300 mm avec un fusil.
    .title = Tirer
rule-EX-F2 = Un Tir qui n'est pas annulé coûte un point de vie à sa cible.
    .title = Touché
rule-EX-A1 = Après chaque carte, l'adversaire peut répondre ; on le lui demande quelle que soit sa main.
    .title = Le droit de réponse
rule-EX-A2 = Un Plongeon annule un Tir, une Ruse annule n'importe quelle carte.
    .title = Réponses
rule-EX-A3 = Quand quelqu'un passe, les cartes prennent effet une à une, la dernière d'abord.
    .title = Dernière jouée, première résolue
rule-EX-E1 = Sans point de vie, vous avez perdu et l'adversaire gagne.
    .title = À terre
rule-EX-E2 = La partie se termine quand la dernière cache est vide.
    .title = Plus rien
rule-EX-E3 = La partie se termine après quarante tours.
    .title = La nuit
rule-EX-E4 = Si les deux sont en vie à la fin, le plus de capsules l'emporte ; à égalité, la victoire est partagée.
    .title = Compter les capsules

field-scavengers-turn = Tour
field-scavengers-caches = Caches
field-scavengers-chain = Réponses jusqu’ici
field-scavengers-held = En main
field-scavengers-players = Joueurs
