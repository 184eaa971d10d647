# Shelter en la mesa: qué se pregunta, qué pasó, por qué no y cómo terminó.

## Qué se pregunta

topic-shelter-first = El azar decide quién empieza.
topic-shelter-draw-item = Se revela un Objeto.
topic-shelter-draw-room = Se revela una Sala.
topic-shelter-draw-threat = Una Amenaza sale de su mazo.
topic-shelter-roll-floor = Los dados dicen dónde habrá problemas.
topic-shelter-roll-fight = Los dados deciden el combate.
topic-shelter-turn = Coloca un Morador, usa un Objeto o pasa.
topic-shelter-window = Usa un Objeto, haz un intercambio o sigue.
topic-shelter-room = Elige una Sala del suministro y el lado de tu piso en el que se construye.
topic-shelter-pay = Elige los cubos que pagas.
topic-shelter-give = Elige el Objeto que descartas como pago.
topic-shelter-gain = Elige los cubos que obtienes.
topic-shelter-income = Alguien trabaja en tu piso: toma tus ingresos o renuncia a ellos.
topic-shelter-take = Elige un Objeto del suministro.
topic-shelter-ready = Elige el Objeto agotado que enderezas.
topic-shelter-train = Elige la letra en la que se entrena el Morador que vuelve.
topic-shelter-drill = Elige la letra en la que tu Morador se entrena de inmediato.
topic-shelter-heal = Elige el Morador que se cura.
topic-shelter-fight = Usa Objetos para el combate o tira los dados.
topic-shelter-reroll = Con esa tirada pierdes el combate: usa un Objeto para tirar otra vez o acéptala.
topic-shelter-lost = Has perdido el combate: protege a tus Moradores con un Objeto o acepta sus heridas.
topic-shelter-appear = Ha aparecido una Amenaza en tu piso: recházala con un Objeto o deja que se quede.
topic-shelter-over = La partida ha terminado.

## Qué pasó

event-shelter-round = Ronda { $round }: empieza { $seat }.
event-shelter-rolled = { $floor ->
    [0] Hubo problemas en el piso superior, en la columna { $column }.
   *[other] Hubo problemas en el piso { $floor }, en la columna { $column }.
}
event-shelter-rolled-nothing = { $floor ->
    [0] El piso superior siguió en calma: los dados mostraron { $column }.
   *[other] El piso { $floor } siguió en calma: los dados mostraron { $column }.
}
event-shelter-appeared = Apareció una Amenaza en { $space } ({ $room }): { $threat }.
event-shelter-removed = Desapareció una Amenaza de { $space } ({ $room }): { $threat }.
event-shelter-placed = { $n ->
    [one] { $seat } mandó a un Morador a trabajar: { $room } ({ $space }).
   *[other] { $seat } mandó a dos Moradores a trabajar: { $room } ({ $space }).
}
event-shelter-placed-lift = { $n ->
    [one] { $seat } mandó a un Morador a su Ascensor ({ $space }).
   *[other] { $seat } mandó a dos Moradores a su Ascensor ({ $space }).
}
event-shelter-placed-threat = { $n ->
    [one] { $seat } mandó a un Morador contra una Amenaza: { $threat } ({ $space }).
   *[other] { $seat } mandó a dos Moradores contra una Amenaza: { $threat } ({ $space }).
}
event-shelter-paid = { $seat } pagó { $cubes }.
event-shelter-doubled = El entrenamiento en { $letter } dio su fruto: { $seat } obtuvo la recompensa dos veces.
event-shelter-passed = { $seat } pasó.
event-shelter-skipped = { $seat } no podía hacer nada y tuvo que pasar.
event-shelter-gained = { $seat } obtuvo { $resource ->
    [energy] { amount-energy }
    [food] { amount-food }
    [water] { amount-water }
   *[happiness] { amount-happiness }
}.
event-shelter-gained-cubes = { $seat } obtuvo { $cubes }.
event-shelter-income = { $seat } tomó sus ingresos: { $cubes }.
event-shelter-traded = { $seat } intercambió { $give } por { $take }.
event-shelter-took = { $seat } tomó un Objeto: { $item }.
event-shelter-gave = { $seat } descartó un Objeto: { $item }.
event-shelter-used = { $seat } usó un Objeto: { $item }.
event-shelter-readied = { $seat } enderezó un Objeto: { $item }.
event-shelter-item-works = Un Objeto cumplió su función para { $seat }: { $item }.
event-shelter-item-shown = Nuevo en el suministro de Objetos: { $item }.
event-shelter-room-shown = Nueva en el suministro de Salas: { $room }.
event-shelter-refreshed-items = { $seat } repuso las 3 cartas del suministro de Objetos.
event-shelter-refreshed-rooms = { $seat } repuso las 3 cartas del suministro de Salas.
event-shelter-built = { $n ->
    [0] { $seat } construyó una Sala: { $room }.
   *[other] { $seat } construyó una Sala, { $room }, y obtuvo { amount-happiness }.
}
event-shelter-sixth-room = { $seat } completó un piso con la sexta Sala: esta ronda es la última.
event-shelter-last-threat = Se robó la última carta del mazo de Amenazas: esta ronda es la última.
event-shelter-new-dweller = { $seat } dio la bienvenida a un nuevo Morador.
event-shelter-first-player = { $seat } se hizo con la ficha de Jugador inicial.
event-shelter-trained = { $seat } entrenó a un Morador en { $letter }.
event-shelter-fought = { $seat } sacó { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (Objetos)
} = { $total } y necesitaba { $number }: { $result ->
    [won] ¡combate ganado!
    [open] aún no bastaba.
   *[lost] combate perdido.
}
event-shelter-wounded = { $n ->
    [one] Un Morador de { $seat } cayó herido.
   *[other] { $n } Moradores de { $seat } cayeron heridos.
}
event-shelter-healed = { $n ->
    [one] Un Morador de { $seat } se curó.
   *[other] { $n } Moradores de { $seat } se curaron.
}
event-shelter-end-item = Al final, un Objeto dio a { $seat } { amount-happiness }: { $item }.
event-shelter-end-threats = Las Amenazas de su piso costaron a { $seat } { amount-happiness }.
event-shelter-over = { $round ->
    [one] La partida terminó tras { $round } ronda.
   *[other] La partida terminó tras { $round } rondas.
}

## Cómo terminó

end-shelter-rooms = Un piso tiene ya su sexta Sala: el refugio elige a su supervisor.
end-shelter-threats = La última Amenaza ha salido de la oscuridad: el refugio elige a su supervisor.
end-shelter-rounds = El refugio ya ha esperado bastante: tras la última ronda posible elige a su supervisor.
end-shelter-still = Ya nadie puede moverse: el refugio elige a su supervisor tal como están las cosas.

## Por qué no

refusal-shelter-over = La partida ha terminado. Empieza otra para seguir jugando.
refusal-shelter-not-asked = «{ $move }» no responde a lo que se pregunta. { $topic ->
    [window] { topic-shelter-window }
    [room] { topic-shelter-room }
    [pay] { topic-shelter-pay }
    [give] { topic-shelter-give }
    [gain] { topic-shelter-gain }
    [income] { topic-shelter-income }
    [take] { topic-shelter-take }
    [ready] { topic-shelter-ready }
    [train] { topic-shelter-train }
    [drill] { topic-shelter-drill }
    [heal] { topic-shelter-heal }
    [fight] { topic-shelter-fight }
    [reroll] { topic-shelter-reroll }
    [lost] { topic-shelter-lost }
    [appear] { topic-shelter-appear }
   *[turn] { topic-shelter-turn }
}
refusal-shelter-no-space = Ninguna Sala del refugio tiene un espacio { $space }. Elige un espacio de una Sala construida, de una Amenaza o de tu propio Ascensor.
refusal-shelter-taken = En { $space } ya trabaja alguien. Elige un espacio libre.
refusal-shelter-foreign-lift = Ese Ascensor es de { $owner }. Elige tu propio Ascensor o una Sala.
refusal-shelter-no-such-dweller = No tienes disponible un Morador así para { $space }. Coloca Moradores que estén delante de ti.
refusal-shelter-needs-wounded = { $space } es solo para heridos. Elige un Morador herido u otro espacio.
refusal-shelter-needs-healthy = Un Morador herido no puede trabajar en { $space }. Elige uno ileso o un espacio con la marca de herido.
refusal-shelter-needs-two = { $space } es un espacio unido. Coloca dos Moradores a la vez, por ejemplo o+o, o elige otro espacio.
refusal-shelter-needs-one = En { $space } solo cabe un Morador. Coloca uno solo.
refusal-shelter-cost = Te faltan cubos para esto. Reúnelos primero o elige algo más barato.
refusal-shelter-no-item-to-pay = No tienes suficientes Objetos para pagar esto. Toma antes uno del suministro o elige otra cosa.
refusal-shelter-no-build = No puedes pagar ninguna Sala del suministro. Reúne antes más cubos o elige otro espacio.
refusal-shelter-floor-full = En tu piso no queda sitio para otra Sala. Elige otro espacio.
refusal-shelter-not-yours = Este Objeto no está delante de ti. Elige uno de los tuyos.
refusal-shelter-exhausted = Este Objeto está agotado. Enderézalo antes o espera al final de la ronda.
refusal-shelter-wrong-moment = Este Objeto no sirve en este momento. Guárdalo para el que indica su texto.
refusal-shelter-no-effect = Este Objeto no cambiaría nada ahora. Guárdalo para un momento mejor.
refusal-shelter-not-shown = Este Objeto no está en el suministro de Objetos. Elige uno que esté.
refusal-shelter-room-not-shown = Esta Sala no está en el suministro de Salas. Elige una que esté.
refusal-shelter-new-room = Esta Sala se ha construido en este mismo turno. Se puede usar a partir del turno siguiente; elige otro espacio.
refusal-shelter-endless = Tantos Objetos en un solo turno podrían no acabar nunca. Sigue tu turno sin ellos.
refusal-shelter-side-full = Ese lado de tu piso ya tiene tres Salas. Construye en el otro lado.
refusal-shelter-room-price = No puedes pagar a la vez esta Sala y el espacio. Elige una Sala más barata.
refusal-shelter-must-choose = Esto no se puede saltar. Elige una de las jugadas ofrecidas.
refusal-shelter-wrong-cubes = Esos no son los cubos que se piden. Elige una combinación con el número justo que permitan tus medidores.
refusal-shelter-no-trade = Ese intercambio no está a tu alcance. Elige uno que muestre el espacio de este turno o sigue.
refusal-shelter-trade-back = Ese intercambio solo te devuelve a unos cubos que ya has tenido al intercambiar. Elige otro o sigue.
refusal-shelter-slot-taken = Ya tienes un Morador entrenado en esa letra. Elige una letra libre.
refusal-shelter-not-wounded = Ninguno de tus Moradores yace herido ahí. Elige uno que lo esté.
refusal-shelter-not-exhausted = Ese no es uno de tus Objetos agotados. Elige uno que esté girado.
refusal-shelter-not-chance = El azar no puede traer eso ahora. Elige dados o una carta que puedan salir en este punto.
