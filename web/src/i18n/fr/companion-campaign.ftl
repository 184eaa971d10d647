# Une bataille de la campagne sur la vraie table : rendue, corrigée.
campaign-play-real = La livrer sur la vraie table
campaign-to-real = Vers la vraie table
campaigns-fought = { $n ->
    [0] Aucune bataille livrée
    [one] Une bataille livrée
   *[other] { $n } batailles livrées
}
hand-in-title = La campagne
hand-in-campaign = Campagne
hand-in-battle = Bataille { $n }
hand-in-send = Rendre le résultat
hand-in-owner = C’est le propriétaire de cette bataille qui le rend.
hand-in-refused = La campagne ne peut pas prendre ce résultat : { $why }
hand-in-mend = Corrigez l’erreur dans l’historique, puis rendez-le.
hand-in-taken = La campagne a ce résultat.
hand-in-settle = Vers la colonie
hand-in-differs = La bataille se termine maintenant autrement que dans la campagne.
hand-in-wished = On demande aux autres s’ils sont d’accord.
hand-in-look = Que changerait une correction ?
hand-in-correct = Corriger la campagne
hand-in-ask = Demander aux autres de corriger
hand-in-reopened = La campagne a continué après cette bataille, qui n’a plus de fin ici. Terminez-la de nouveau pour corriger la campagne.
hand-in-gone = La campagne a continué sans cette bataille.
wish-correct-mine = On demande aux autres si la fin d’une bataille peut être corrigée.
wish-correct-theirs = { $name } voudrait corriger la fin d’une bataille.
corrected-chance = Le hasard
corrected-working = Tout est recalculé…
corrected-changes = Ce qui change
corrected-nothing = Rien de ce qui se compte ne change.
corrected-lost = { $n ->
    [one] Une décision ultérieure ne convient plus
   *[other] { $n } décisions ultérieures ne conviennent plus
}
corrected-filled = { $n ->
    [one] Une question nouvelle reçoit la réponse la plus simple
   *[other] { $n } questions nouvelles reçoivent la réponse la plus simple
}
corrected-all-fits = Toutes les décisions ultérieures conviennent encore.
