# L’habillage de l’IA par questions ; ce qu’elle demande et dit vient du serveur.
ai-title = L’IA
ai-turn = Le tour de l’IA
ai-idle = L’IA n’a rien à faire pour l’instant. C’est votre tour.
ai-who = { $name } agit
ai-who-reacts = { $name } pourrait réagir
ai-action = { $n ->
    [1] première Action sur deux
   *[other] deuxième Action sur deux
}
ai-quick = avec ses Points d’Action
ai-reaction = une Réaction
ai-yes = Oui
ai-no = Non
ai-nobody = Personne
ai-answer = Choisissez
ai-these = { $n ->
    [one] Celui-ci
   *[other] Ces { $n }
}
ai-health = Santé : { $left } sur { $health }
ai-thing = { $name }, santé : { $left } sur { $health }
ai-entry = { $text } :
ai-why = Pourquoi ?
ai-undo = Reprendre la dernière entrée
ai-chance = { $stage ->
    [draw] Piocher un jeton
    [die] Lancer le dé
   *[other] En piocher un
}
ai-by-hand = { $stage ->
    [draw] Ou touchez celui que vous avez pioché vous-même.
    [die] Ou touchez la face que vous avez lancée vous-même.
   *[other] Ou touchez celui que vous avez pioché vous-même.
}
ai-do = { $id ->
    [attack] Attaque : les dés
    [done] { $deed ->
        [fight] Fait, sans les dés de l’appli
        [shoot] Fait, sans les dés de l’appli
        [throw] Fait, sans les dés de l’appli
        [prepare] Fait, le jeton est posé
        [reload] Fait, l’arme est chargée
        [look] Fait, c’est vu
        [detonate] Elle explose
       *[other] Fait, la figurine est là
    }
    [worked] Réussi
    [failed] Raté
    [cannot] Impossible
    [stuck] Fini autrement
    [activate] La figurine agit
    [end] Continuer
    [turn] Tour suivant
    [pass] Continuer
   *[noticed] Elle a agi : qui réagit ?
}
ai-reacts = Une des miennes réagit
ai-reacts-help = Elle dépense son jeton Réaction. Les attaques et les dégâts se notent à la table.
ai-reacts-still = { $name } réagit et reste
ai-reacts-moved = { $name } réagit et se déplace
ai-ended = Comment cela a-t-il fini ?
ai-whole = Elle a parcouru toute sa réglette.
ai-touches = Qui touche-t-elle maintenant ?
ai-moved = Quelqu’un d’autre a été déplacé
ai-so-it-is = Voilà où elle en est
ai-throw = { $is ->
    [strike] L’attaque
    [activate] La figurine agit
   *[other] Les dés
}
ai-range = Portée
ai-short = Courte
ai-long = Longue
ai-cover = Éléments de couvert
ai-facts = Ce qui s’est passé dans ce Scénario
ai-wears = { $name } porte l’armure
ai-under = Qui est sous le disque ?
