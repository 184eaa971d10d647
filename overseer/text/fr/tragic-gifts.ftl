# Ce que les cartes de Tragic donnent tant qu’elles sont en vigueur, et le glossaire des mots-clés.

## Bonuses

tragic-gift-armour = armure { $signed }
tragic-gift-radiation-armour = armure antiradiation { $signed }
tragic-gift-blast-armour = armure antiexplosion { $signed }
tragic-gift-bacteriological-armour = armure bactériologique { $signed }
tragic-gift-fireproof-armour = armure ignifugée { $signed }
tragic-gift-energy-armour = armure énergétique { $signed }
tragic-gift-polished-metal = armure en métal poli { $signed }
tragic-gift-critical = { $signed } { $n ->
    [one] chance
   *[other] chances
} de coup critique
tragic-gift-critical-factor = { $signed } au multiplicateur { $whose ->
    [theirs] des coups critiques
   *[yours] de vos coups critiques
} (×{ $factor } au lieu de ×2 sans autre bonus)
tragic-gift-damage = { $signed } aux dégâts de base des cartes Attaque (avant multiplication)
tragic-gift-damage-melee = { $signed } aux dégâts de base des attaques de mêlée (avant multiplication)
tragic-gift-damage-ranged = { $signed } aux dégâts de base des attaques à distance (avant multiplication)
tragic-gift-damage-bare-hands = { $signed } aux dégâts de base à mains nues et avec les armes naturelles (avant multiplication)
tragic-gift-damage-energy = { $signed } aux dégâts de base des armes à énergie (avant multiplication)
tragic-gift-damage-explosive = { $signed } aux dégâts de base des explosifs (avant multiplication)
tragic-gift-penetrating = PÉNÉTRANT x{ $n } avec les cartes Attaque
tragic-gift-piercing = TRANSPERÇANT avec les cartes Attaque
tragic-gift-vampirism = VAMPIRISME avec les cartes Attaque
tragic-gift-excess = EXCÈS DE DÉGÂTS avec les cartes Attaque
tragic-gift-luminescent = LUMINESCENT avec les cartes Attaque
tragic-gift-silenced = SILENCIEUX avec les cartes Attaque
tragic-gift-strikes = { $signed } { $n ->
    [one] coup
   *[other] coups
} avec les cartes Attaque
tragic-gift-strikes-bare-hands = { $signed } { $n ->
    [one] coup
   *[other] coups
} à mains nues et avec les armes naturelles
tragic-gift-allies = { $whose ->
    [theirs] les Alliés
   *[yours] vos Alliés
}
tragic-gift-ally-attack = { $signed }/+0 pour { tragic-gift-allies }
tragic-gift-ally-health = +0/{ $signed } pour { tragic-gift-allies }
tragic-gift-ally-armour = ARMURE x{ $n } pour { tragic-gift-allies }
tragic-gift-ally-penetrating = PÉNÉTRANT x{ $n } pour { tragic-gift-allies }
tragic-gift-ally-critical = CRITIQUE x{ $n } pour { tragic-gift-allies }
tragic-gift-ally-in-defence = EN DÉFENSE pour { tragic-gift-allies } pendant les tours adverses
tragic-gift-ally-martyr = MARTYR x{ $n } pour { tragic-gift-allies }
tragic-gift-ally-horde = HORDE pour { tragic-gift-allies }
tragic-gift-draw-rate = { $signed } { $n ->
    [one] carte
   *[other] cartes
} à la phase de pioche
tragic-gift-max-hp = PV maximum { $signed }
tragic-gift-skills = { $signed } { $n ->
    [one] Compétence
   *[other] Compétences
}
tragic-gift-cheaper-letter = les cartes { $letter } coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-cheaper-attack = les cartes Attaque coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-cheaper-action = les Actions coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-cheaper-reaction = les Réactions coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-cheaper-ally = les Alliés coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-cheaper-object = les Objets coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-cheaper-skill = les Compétences coûtent { $n } de { $sign ->
    [minus] plus
   *[plus] moins
}
tragic-gift-no-criticals = aucune attaque d’aucun joueur n’est critique
tragic-gift-no-lay-after-skill = utiliser une Compétence ne permet pas de poser une Aptitude
tragic-gift-good-natured = +1 à chacun de vos effets qui fait piocher, soigner ou chercher un nombre fixe
tragic-gift-dodge = { $signed } en esquive : une carte Attaque vous manque si un dé montre votre esquive ou moins
tragic-gift-respirator = RESPIRATEUR
tragic-gift-stealth = DISCRÉTION
tragic-gift-in-defence = EN DÉFENSE : vos Alliés EN DÉFENSE ne vous couvrent plus
tragic-gift-one-handed = unidextre ; les attaques à la main droite s’appliquent une fois de plus
tragic-gift-kamikaze = vous commencez le duel
tragic-gift-mulligan = la première main peut être changée une fois
tragic-gift-no-reactions = aucune Réaction ne peut être lancée
tragic-gift-no-healing = aucun soin
tragic-gift-no-allies = aucun Allié ne peut être lancé
tragic-gift-no-drugs = aucune Drogue ne peut être prise
tragic-gift-no-equipment = aucun équipement ne peut être porté
tragic-gift-strike-back = les Alliés qui vous attaquent subissent { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
tragic-gift-brawler = { $signed } { $n ->
    [one] chance
   *[other] chances
} de coup critique en mêlée
tragic-gift-marksman = { $signed } { $n ->
    [one] chance
   *[other] chances
} de coup critique à distance
tragic-gift-immune-radiation = immunité à la radiation
tragic-gift-damage-taken = { $signed } aux dégâts de chaque coup subi

## Glossary

glossary-absorb = L’Allié encaisse tous les dégâts, l’excédent aussi : EXCÈS DE DÉGÂTS n’a pas d’effet contre lui.
glossary-excess = Ce qui reste après l’armure et la vie de l’Allié passe à son joueur, moins l’armure de celui-ci.
glossary-penetrating = L’attaque ignore ce nombre de points d’armure.
glossary-piercing = L’attaque ignore toute armure.
glossary-armour = Chaque coup porté à l’Allié est réduit d’autant.
glossary-martyr = Quand l’Allié quitte le jeu, une explosion touche le joueur qui l’a vaincu : l’attaque de l’Allié multipliée par ce nombre.
glossary-in-defence = Un Allié qui l’a ne peut pas attaquer, seulement bloquer ; tant qu’il est là, son joueur et les autres Alliés ne peuvent pas être attaqués. Un joueur qui l’a n’est plus couvert par de tels Alliés.
glossary-horde = Quand un Allié avec HORDE attaque, tous ceux qui sont désengagés se joignent à l’attaque.
glossary-targeting = L’attaque désigne une partie du corps ; l’Armure portée à cet endroit est retirée.
glossary-incapacitate = Au lieu d’infliger des dégâts, vous pouvez défausser un équipement adverse, ou un Allié, Objet ou Bâtiment adverse que son texte engage ou désengage.
glossary-untargetable = Personne ne peut le prendre pour cible, pas même son propriétaire ; les dégâts de zone le touchent, et il peut attaquer et bloquer.
glossary-guardian-charge = Une fois par attaque, l’Allié peut prendre sur lui les dégâts destinés à son joueur ou à un autre Allié, même engagé.
glossary-blast-area = Les dégâts touchent tous les attaquants du mouvement ou, hors d’une Réaction, tous les Alliés adverses.
glossary-luminescent = Les attaques de mêlée infligent aussi 1 dégât de radiation, même si l’armure arrête le coup ; il fait monter l’irradiation de la victime de 1.
glossary-vampirism = Son joueur récupère autant de PV que de dégâts infligés.
glossary-silenced = L’attaque ne met pas fin à la DISCRÉTION.
glossary-critical = Pour une carte Attaque, on lance autant de dés de critique en plus ; un Allié qui a ce mot-clé lance deux dés et autant en plus pour un coup critique.
glossary-unique = Une deuxième carte de même nom et de même niveau envoie la précédente à la Défausse.
glossary-unavoidable = Elle ne peut être ni esquivée, ni annulée, ni détournée, ni encaissée par un protecteur.
glossary-no-strike-back = Un Allié touché par elle ne contre-attaque pas.
glossary-stealth = Ni vous ni l’équipement que vous portez ne pouvez être attaqués directement, et personne ne peut éviter vos attaques. Elle prend fin après votre prochaine carte Attaque, ou Action ou Compétence qui inflige des dégâts, sauf avec SILENCIEUX.
glossary-discovery = Regardez autant de cartes du dessus de votre Bibliothèque ; mettez chacune dessus, dessous ou dans votre Défausse, dans l’ordre de votre choix.
glossary-respirator = Le gaz et l’eau n’ont aucun effet sur vous.
glossary-upkeep = Cela se produit à chacun de vos entretiens, juste après la pioche.
glossary-addicted = La Drogue demande ce prix à chacun de vos entretiens ; si vous ne payez pas, ce qui suit « sinon » se produit.
glossary-end-of-turn = Cela se produit à la fin de chacun de vos tours, avant que les Alliés des deux joueurs soient soignés.
glossary-special = Les points des sept lettres S, P, E, C, I, A et L, qui paient tous les coûts. Un point qui a payé reste engagé jusqu’à votre prochain tour. Coûts : SS+1, c’est deux points de S et un de n’importe quelle lettre.
