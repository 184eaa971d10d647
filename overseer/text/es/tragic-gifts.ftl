# Lo que dan las cartas de Tragic mientras están en vigor, y el glosario de palabras clave.

## Bonuses

tragic-gift-armour = { $signed } de armadura
tragic-gift-radiation-armour = { $signed } de armadura antirradiación
tragic-gift-blast-armour = { $signed } de armadura antiexplosión
tragic-gift-bacteriological-armour = { $signed } de armadura bacteriológica
tragic-gift-fireproof-armour = { $signed } de armadura ignífuga
tragic-gift-energy-armour = { $signed } de armadura energética
tragic-gift-polished-metal = { $signed } de armadura de metal pulido
tragic-gift-critical = { $signed } { $n ->
    [one] oportunidad
   *[other] oportunidades
} de crítico
tragic-gift-critical-factor = { $signed } al multiplicador de { $whose ->
    [theirs] los golpes críticos
   *[yours] tus golpes críticos
} (×{ $factor } en vez de ×2 sin otras bonificaciones)
tragic-gift-damage = { $signed } de daño base con cartas de Ataque (antes de multiplicar)
tragic-gift-damage-melee = { $signed } de daño base con ataques cuerpo a cuerpo (antes de multiplicar)
tragic-gift-damage-ranged = { $signed } de daño base con ataques a distancia (antes de multiplicar)
tragic-gift-damage-bare-hands = { $signed } de daño base con manos desnudas y armas naturales (antes de multiplicar)
tragic-gift-damage-energy = { $signed } de daño base con armas de energía (antes de multiplicar)
tragic-gift-damage-explosive = { $signed } de daño base con explosivos (antes de multiplicar)
tragic-gift-penetrating = PENETRANTE x{ $n } con cartas de Ataque
tragic-gift-piercing = PERFORANTE con cartas de Ataque
tragic-gift-vampirism = VAMPIRISMO con cartas de Ataque
tragic-gift-excess = EXCESO DE DAÑO con cartas de Ataque
tragic-gift-luminescent = LUMINISCENTE con cartas de Ataque
tragic-gift-silenced = SILENCIADO con cartas de Ataque
tragic-gift-strikes = { $signed } { $n ->
    [one] golpe
   *[other] golpes
} con cartas de Ataque
tragic-gift-strikes-bare-hands = { $signed } { $n ->
    [one] golpe
   *[other] golpes
} con manos desnudas y armas naturales
tragic-gift-allies = { $whose ->
    [theirs] los Aliados
   *[yours] tus Aliados
}
tragic-gift-ally-attack = { $signed }/+0 para { tragic-gift-allies }
tragic-gift-ally-health = +0/{ $signed } para { tragic-gift-allies }
tragic-gift-ally-armour = ARMADURA x{ $n } para { tragic-gift-allies }
tragic-gift-ally-penetrating = PENETRANTE x{ $n } para { tragic-gift-allies }
tragic-gift-ally-critical = CRÍTICO x{ $n } para { tragic-gift-allies }
tragic-gift-ally-in-defence = EN DEFENSA para { tragic-gift-allies } en los turnos rivales
tragic-gift-ally-martyr = MÁRTIR x{ $n } para { tragic-gift-allies }
tragic-gift-ally-horde = HORDA para { tragic-gift-allies }
tragic-gift-draw-rate = { $signed } { $n ->
    [one] carta
   *[other] cartas
} en la fase de robo
tragic-gift-max-hp = { $signed } PV máximos
tragic-gift-skills = { $signed } { $n ->
    [one] Habilidad
   *[other] Habilidades
}
tragic-gift-cheaper-letter = las cartas { $letter } cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-cheaper-attack = las cartas de Ataque cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-cheaper-action = las Acciones cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-cheaper-reaction = las Reacciones cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-cheaper-ally = los Aliados cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-cheaper-object = los Objetos cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-cheaper-skill = las Habilidades cuestan { $n } { $sign ->
    [minus] más
   *[plus] menos
}
tragic-gift-no-criticals = ningún ataque de ningún jugador es crítico
tragic-gift-no-lay-after-skill = usar una Habilidad no permite colocar una Aptitud
tragic-gift-good-natured = +1 a cada efecto tuyo que robe, cure o busque un número fijo
tragic-gift-dodge = { $signed } de esquiva: una carta de Ataque no te alcanza si un dado muestra tu esquiva o menos
tragic-gift-respirator = RESPIRADOR
tragic-gift-stealth = SIGILO
tragic-gift-in-defence = EN DEFENSA: tus Aliados EN DEFENSA ya no te cubren
tragic-gift-one-handed = unidiestro; los ataques a la mano derecha se aplican una vez más
tragic-gift-kamikaze = empiezas el duelo
tragic-gift-mulligan = la primera mano se puede cambiar una vez
tragic-gift-no-reactions = no se pueden jugar Reacciones
tragic-gift-no-healing = sin curación
tragic-gift-no-allies = no se pueden jugar Aliados
tragic-gift-no-drugs = no se pueden tomar Drogas
tragic-gift-no-equipment = no se puede llevar equipo
tragic-gift-strike-back = los Aliados que te atacan sufren { $n } de daño
tragic-gift-brawler = { $signed } { $n ->
    [one] oportunidad
   *[other] oportunidades
} de crítico cuerpo a cuerpo
tragic-gift-marksman = { $signed } { $n ->
    [one] oportunidad
   *[other] oportunidades
} de crítico a distancia
tragic-gift-immune-radiation = inmunidad a la radiación
tragic-gift-damage-taken = { $signed } de daño en cada golpe recibido

## Glossary

glossary-absorb = El Aliado recibe todo el daño, también el sobrante: EXCESO DE DAÑO no tiene efecto contra él.
glossary-excess = Lo que queda tras la armadura y la vida del Aliado pasa a su jugador, menos la armadura de este.
glossary-penetrating = El ataque ignora esa cantidad de puntos de armadura.
glossary-piercing = El ataque ignora toda la armadura.
glossary-armour = Cada golpe al Aliado se reduce en esa cantidad.
glossary-martyr = Cuando el Aliado deja el juego, una explosión alcanza al jugador que lo venció: el ataque del Aliado por ese número.
glossary-in-defence = Un Aliado que lo tiene no puede atacar, solo bloquear; mientras siga en pie, no se puede atacar a su jugador ni a los demás Aliados. A un jugador que lo tiene ya no lo cubren esos Aliados.
glossary-horde = Cuando ataca un Aliado con HORDA, todos los que estén enderezados se unen al ataque.
glossary-targeting = El ataque nombra una parte del cuerpo; la Armadura puesta ahí se quita.
glossary-incapacitate = En lugar de infligir daño, puedes descartar un equipo rival, o un Aliado, Objeto o Edificio rival cuyo texto lo gira o lo endereza.
glossary-untargetable = Nadie puede elegirlo como objetivo, ni siquiera su propietario; el daño de área lo alcanza, y puede atacar y bloquear.
glossary-guardian-charge = Una vez por ataque, el Aliado puede recibir el daño destinado a su jugador o a otro Aliado, aunque esté girado.
glossary-blast-area = El daño alcanza a todos los atacantes del movimiento o, fuera de una Reacción, a todos los Aliados rivales.
glossary-luminescent = Los ataques cuerpo a cuerpo infligen además 1 de daño de radiación, aunque la armadura detenga el golpe; sube en 1 la radiación de la víctima.
glossary-vampirism = Su jugador recupera tantos PV como daño se inflige.
glossary-silenced = El ataque no pone fin al SIGILO.
glossary-critical = Con una carta de Ataque se tira esa cantidad de dados de crítico más; un Aliado con esta palabra tira dos dados y esa cantidad más para un golpe crítico.
glossary-unique = Una segunda carta del mismo nombre y nivel envía la anterior al Descarte.
glossary-unavoidable = No se puede esquivar, anular ni desviar, y ningún protector puede recibirlo.
glossary-no-strike-back = Un Aliado alcanzado por él no contraataca.
glossary-stealth = No se puede atacar directamente ni a ti ni al equipo que llevas puesto, y nadie puede evitar tus ataques. Termina tras tu próxima carta de Ataque, o acción o Habilidad que inflija daño, salvo con SILENCIADO.
glossary-discovery = Mira esa cantidad de cartas de la parte superior de tu Biblioteca; pon cada una encima, debajo o en tu Descarte, en el orden que quieras.
glossary-respirator = El gas y el agua no te afectan.
glossary-upkeep = Ocurre en cada uno de tus mantenimientos, justo después de robar.
glossary-addicted = La Droga pide este precio en cada uno de tus mantenimientos; si no pagas, ocurre lo que sigue a «si no».
glossary-end-of-turn = Ocurre al final de cada uno de tus turnos, antes de que se curen los Aliados de ambos jugadores.
glossary-special = Los puntos de las siete letras S, P, E, C, I, A y L, con los que se paga todo coste. Un punto que ha pagado queda girado hasta tu próximo turno. Costes: SS+1 son dos puntos de S y uno de cualquier letra.
