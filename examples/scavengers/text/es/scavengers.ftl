# Scavengers en español.

scavengers-card = { $card ->
    [shot] Disparo
    [duck] Agacharse
   *[trick] Treta
}
scavengers-gear = { $gear ->
    [boots] unas botas
   *[rifle] un rifle
}

### Lo que se pide

topic-scavengers-gear = Elige tu equipo en secreto.
topic-scavengers-draw = Se roba una carta.
topic-scavengers-act = Camina, registra, dispara o pasa.
topic-scavengers-answer = Han jugado «{ scavengers-card }» contra ti: responde o pasa.
topic-scavengers-search = El dado dice cuánto hay en el escondite.

### Lo que pasó

event-scavengers-geared = { $seat } lleva { scavengers-gear }.
event-scavengers-drew = { $seat } ha robado «{ scavengers-card }».
event-scavengers-drew-hidden = { $seat } ha robado una carta.
event-scavengers-walked = { $seat } ha caminado hasta { $x }, { $y }.
event-scavengers-searched = { $seat } ha encontrado { $caps ->
    [one] una chapa
   *[other] { $caps } chapas
}.
event-scavengers-played = { $seat } ha jugado «{ scavengers-card }».
event-scavengers-cancelled = La carta «{ scavengers-card }» queda anulada.
event-scavengers-hit = { $seat } recibe un impacto.

end-scavengers-shot = Uno yace en el polvo; el otro se lo lleva todo.
end-scavengers-looted = El último escondite está vacío: se cuentan las chapas.
end-scavengers-time = Cae la noche: se cuentan las chapas.

### Por qué no

refusal-scavengers-notation = «{ $text }» no es una jugada de este juego. Escribe por ejemplo: walk 300,200, search, shoot, duck, trick o pass.
refusal-scavengers-option = Este juego no tiene la opción «{ $name }». Empiézalo sin opciones.
refusal-scavengers-now = { $topic ->
    [gear] Elige primero tu equipo: botas o rifle.
    [answer] Hay una carta en juego: responde agachándote o con una Treta, o pasa.
    [over] La partida ha terminado.
   *[other] No es eso lo que se pide ahora.
}
refusal-scavengers-reach = Está demasiado lejos: puedes caminar { $reach } mm. Elige un punto más cercano.
refusal-scavengers-edge = Tu peana sobresaldría del borde. Quédate a 15 mm de él.
refusal-scavengers-taken = Ahí está tu rival. Deja 30 mm entre los dos.
refusal-scavengers-nothing = No hay ningún escondite a menos de 40 mm. Camina primero hasta uno.
refusal-scavengers-no-card = No tienes la carta «{ scavengers-card }» en la mano. Juega otra carta o pasa.
refusal-scavengers-range = Tu rival está a más de { $range } mm. Acércate primero.
refusal-scavengers-no-shot = Agacharse solo sirve contra un Disparo. Juega una Treta o pasa.

### Las reglas

rule-EX-S1 = Cada uno empieza en su campamento con dos puntos de vida y roba tres cartas de una Biblioteca de diez: cuatro Disparos, tres Agacharse y tres Tretas.
    .title = Preparación
rule-EX-S2 = Antes de nada, los dos eligen en secreto botas o rifle y lo revelan a la vez.
    .title = Equipo
rule-EX-T1 = En tu turno robas una carta, mientras queden, y después actúas dos veces. Pasar gasta una de las dos acciones.
    .title = El turno
rule-EX-T2 = Solo puedes hacer lo que se te pide.
    .title = Cada cosa a su tiempo
rule-EX-W1 = Caminas a cualquier punto a 150 mm como mucho, a 200 mm con botas.
    .title = Caminar
rule-EX-W2 = Una peana mide 30 mm y nunca sobresale del borde de la mesa, que mide 600 por 400 mm.
    .title = El borde
rule-EX-W3 = Dos peanas pueden tocarse, pero no solaparse. Nada estorba el camino.
    .title = Sin solaparse
rule-EX-L1 = Registra un escondite a 40 mm como mucho: tira un dado y toma esas chapas. El escondite queda vacío.
    .title = Registrar
rule-EX-H1 = Solo juegas cartas de tu mano; una carta jugada queda gastada.
    .title = Jugar cartas
rule-EX-F1 = Para disparar, juega un Disparo contra un rival a 200 mm como mucho, a 300 mm con rifle.
    .title = Disparar
rule-EX-F2 = Un Disparo que no se anula cuesta un punto de vida a su objetivo.
    .title = Un impacto
rule-EX-A1 = Después de cada carta se pregunta al otro si responde, tenga lo que tenga en la mano.
    .title = Derecho a responder
rule-EX-A2 = Agacharse anula un Disparo; una Treta anula cualquier carta.
    .title = Respuestas
rule-EX-A3 = Cuando alguien pasa, las cartas surten efecto una a una, la última primero.
    .title = La última es la primera
rule-EX-E1 = Sin puntos de vida has perdido y gana tu rival.
    .title = Sin vida
rule-EX-E2 = La partida termina cuando el último escondite está vacío.
    .title = No queda nada
rule-EX-E3 = La partida termina tras cuarenta turnos.
    .title = Cae la noche
rule-EX-E4 = Si al final los dos siguen vivos, gana quien tenga más chapas; si empatan, la victoria es compartida.
    .title = Contar chapas

field-scavengers-turn = Turno
field-scavengers-caches = Escondites
field-scavengers-chain = Respuestas hasta ahora
field-scavengers-held = En tu mano
field-scavengers-players = Jugadores
