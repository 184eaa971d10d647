# The companion's ledger beside a real table: rules, refusals, history.

## Reglas del acompañante

rule-CO-1 = Una anotación nombra lo que hay: una miniatura por el número de su ficha, una carta por su nombre, un asiento de esta mesa.
    .title = Lo que nombra una anotación
rule-CO-2 = Todo el azar figura en la anotación: lo que se lanza, se saca o se elige por el camino queda escrito, ni más ni menos.
    .title = Los dados de una anotación
rule-CO-3 = Una carta solo sale de un mazo que aún la contiene, salvo con la regla de la casa «mazos libres».
    .title = Las cartas de un mazo
rule-CO-4 = El registro solo crece. Deshacer, rehacer, corregir o intercalar es una anotación nueva sobre otra anterior.
    .title = El registro
rule-CO-5 = Quien lleva la mesa anota todo menos los secretos ajenos; quien juega, lo que toca a sus miniaturas, a las de la IA y a la mesa; quien mira no anota nada.
    .title = Quién anota qué

## Por qué una anotación no encaja

refusal-companion-no-model = No hay ninguna miniatura con el número { $token }.
refusal-companion-no-card = No existe esa carta: { $card }.
refusal-companion-no-seat = En esta mesa no hay asiento { $seat }.
refusal-companion-oneself = La miniatura { $token } no se ataca a sí misma.
refusal-companion-no-weapon = La miniatura { $token } no tiene esa arma: { $card }.
refusal-companion-needs-contact = Esa arma exige contacto: { $card }.
refusal-companion-no-long-range = Esa arma no tiene alcance largo aquí: { $card }.
refusal-companion-no-critical = El medidor de críticos de la miniatura { $token } no está lleno para este ataque: { $card }.
refusal-companion-not-there = La miniatura { $token } no está en la mesa.
refusal-companion-token-taken = El número { $token } ya está ocupado.
refusal-companion-many-models = Una mesa tiene de 1 a { $most } miniaturas.
refusal-companion-there-already = La miniatura { $token } ya está así.
refusal-companion-no-damage = La miniatura { $token } no tiene tanto daño que quitar.
refusal-companion-no-condition = No existe ese estado: { $condition }.
refusal-companion-no-such-condition = La miniatura { $token } no puede recibir ahora ese estado: { $condition }.
refusal-companion-not-afflicted = La miniatura { $token } no tiene ese estado: { $condition }.
refusal-companion-no-tokens = La miniatura { $token } no tiene tantas fichas.
refusal-companion-no-power-armour = La servoarmadura de la miniatura { $token } no puede cambiar así.
refusal-companion-critical-meter = El medidor de críticos de esa arma va de 0 a { $most }: { $card }.
refusal-companion-weapon-tokens = Esa arma no admite esas fichas: { $card }.
refusal-companion-last-round = La ronda { $rounds } era la última: la batalla termina ahora.
refusal-companion-still-acting = La miniatura { $token } aún actúa. Termina antes su activación.
refusal-companion-no-round = Aún no ha empezado ninguna ronda.
refusal-companion-not-unready = La miniatura { $token } no se puede preparar ahora.
refusal-companion-not-ready = La miniatura { $token } no está lista.
refusal-companion-nobody-acts = Nadie está actuando.
refusal-companion-no-actions = La miniatura { $token } no tiene esas acciones.
refusal-companion-not-acting = No es la miniatura { $token } la que actúa.
refusal-companion-no-skill = La miniatura { $token } no puede hacer esa prueba: { $of }.
refusal-companion-answer = «{ $answer }» no responde a lo que se pregunta aquí ({ $topic }).
refusal-companion-more-answers = Nadie pregunta ya por «{ $answer }».
refusal-companion-endless = Esta anotación no llega a su fin.
refusal-companion-asked = Falta lanzar o elegir algo para la miniatura { $token } ({ $topic }).
refusal-companion-not-in-deck = El mazo ya no tiene esa carta: { $card }.
refusal-companion-not-held = La miniatura { $token } no tiene esa carta: { $card }.
refusal-companion-no-use = Esa carta no se usa: { $card }.
refusal-companion-not-for-it = Eso no sirve a la miniatura { $token }.
refusal-companion-at-work = Eso ya está haciendo efecto: { $card }.
refusal-companion-other-top = Sobre el mazo hay otra carta boca arriba: { $card }.
refusal-companion-deck-empty = El mazo de eventos está vacío.
refusal-companion-consequence-there = Esa consecuencia ya está en el mazo: { $card }.
refusal-companion-no-event = Ese evento no está en juego: { $card }.
refusal-companion-boost-not-held = Nadie tiene ahí ese impulso: { $card }.
refusal-companion-no-quest = El asiento { $seat } no tiene misión.
refusal-companion-no-content = Bajo el marcador { $number } no hay nada así.
refusal-companion-no-marker = No hay ningún marcador { $number }.
refusal-companion-not-begun = La batalla no ha empezado: elige antes un escenario.
refusal-companion-begun = La batalla ya ha empezado.
refusal-companion-ended = La batalla ha terminado. Deshaz su final para continuar.
refusal-companion-not-ended = La batalla aún no ha terminado.
refusal-companion-no-scenario = No hay ningún escenario «{ $scenario }».
refusal-companion-no-house-rule = Esa regla de la casa no se puede cambiar: { $rule }.
refusal-companion-empty-note = La nota está vacía.
refusal-companion-no-count = El contador no puede cambiar así: { $word }.
refusal-companion-no-such-end = Una victoria tiene ganador y nivel; un empate, ninguno de los dos.
refusal-companion-entry-twice = Esa anotación ya está en el registro.
refusal-companion-no-undo = Esa anotación no se puede deshacer.
refusal-companion-no-redo = Esa anotación no se había deshecho.
refusal-companion-no-entry = No existe esa anotación.
refusal-companion-log-full = Un registro tiene como máximo { $most } anotaciones.
refusal-companion-viewer = Aquí solo miras.
refusal-companion-secret = No conoces esa carta.
refusal-companion-others-cards = Esas son las cartas del asiento { $seat }.
refusal-companion-others-model = La miniatura { $token } es de otra persona.
refusal-companion-others-entry = Esa anotación es de otra persona.
refusal-companion-owner-only = Eso solo lo anota quien montó la mesa.

## El historial: una línea por anotación

companion-act-begin =
    { $rounds ->
        [one] Empieza la batalla: { $scenario }, { $rounds } ronda
       *[other] Empieza la batalla: { $scenario }, { $rounds } rondas
    }
companion-act-house = Regla de la casa: { $rule } – { $on ->
        [0] no
       *[other] sí
    }
companion-act-note = Nota: { $text }
companion-act-count = { $word }: { $by }
companion-act-field = { $unit } ×{ $n } se suman a la batalla
companion-act-rename = La miniatura { $token } se llama { $name }
companion-act-put = { $who }: { $place ->
        [table] en la mesa
        [waiting] en espera
        [escaped] a salvo
       *[removed] fuera de combate
    }
companion-act-hurt = { $no-rads ->
        [1] { $who }: daño { $wounds }
       *[other] { $no-wounds ->
            [1] { $who }: radiación { $rads }
           *[other] { $who }: daño { $wounds }, radiación { $rads }
        }
    }
companion-act-condition = { $who }: { $condition } – { $on ->
        [0] fin
       *[other] nuevo
    }
companion-act-tally = { $who }: { $what } { $by }
companion-act-weapon = { $who }: { $card } cambia
companion-act-degrade = { $who }: servoarmadura { $on ->
        [0] reparada
       *[other] degradada
    }
companion-act-round = Empieza la ronda siguiente; ventaja: { $side }
companion-act-turn = Turno: { $side }
companion-act-ready = { $who }: preparación
companion-act-activate = { $who } actúa
companion-act-spend = Acciones principales: { $by }
companion-act-end = { $who }: fin de la activación
companion-act-status = { $who }: { $status ->
        [ready] en preparación
        [used] activación hecha
       *[unready] en reposo
    }
companion-act-strike = { $who } ataca a { $target }: { $card }
companion-act-try = { $who }: prueba de { $of }
companion-act-find = { $who } encuentra: { $card }
companion-act-use = { $who } usa: { $card }
companion-act-give = { $who } entrega: { $card }
companion-act-danger = { $who } corre un peligro: { $card }
companion-act-event = Evento: { $card }
companion-act-flip = Encima del mazo de eventos: { $card }
companion-act-consequence = Consecuencia del asiento { $seat }: { $card }
companion-act-settle = Fin del evento: { $card }
companion-act-boost = Impulso del asiento { $seat }: { $card }
companion-act-quest = Misión del asiento { $seat }: { $card }
companion-act-marker = Marcador { $number }
companion-act-finish = La batalla ha terminado: { $how }
companion-free = batalla libre
companion-hidden = una carta secreta
companion-model = { $name } ({ $token })

## Reglas de la casa

companion-house-green-blanks = Una cara verde vacía vale dos de puntería
companion-house-long-moves = A cada movimiento se suma el ancho de la peana
companion-house-open-decks = Mazos libres: puede salir cualquier carta
companion-house-free-order = Se actúa sin preparación previa
companion-house-no-luck = Sin fichas de suerte

## Fichas de una miniatura

companion-tally-points = puntos de acción
companion-tally-luck = suerte
companion-tally-reactions = reacciones
companion-tally-boosts = refuerzos de armadura
companion-tally-energy-boosts = refuerzos de energía
companion-tally-power-damage = daño de la servoarmadura
companion-tally-bonus = salud por aliados

## Lo que ocurre además

event-companion-push = { $model } recibió un empujón: mueve la miniatura a mano.
event-companion-test = { $model } hizo una prueba de { $of } (valor { $value }): { $success ->
        [0] fallo
       *[other] éxito
    }.

## Recordatorios

companion-remind-event = Nueva ronda: robad un evento.
companion-remind-last = Es la última ronda.
companion-remind-spoils = Pensad en lo que aportan a esta las batallas anteriores de las cinco enlazadas.
companion-remind-survivors = Si no queda nadie del otro bando, quien tiene la mesa para sí puede terminar la batalla o seguir por un nivel mejor.
