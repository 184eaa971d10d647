# What is said about every game, whoever shows it.

## Asientos
seat-human = Jugador { $n }
seat-bot = Bot { $n } ({ $level ->
    [random] azar
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[other] { $level }
})

## Jugadas
say-nothing = nada
say-move = { $name }. { $detail }

## El modo de líneas
plain-refused = { $sentence } (regla { $rule })
say-winners = { $n ->
    [one] Gana { $who }.
   *[other] Comparten la victoria { $who }.
}

## Reglas y cartas
say-refused = { $sentence } (regla { $rule })
cli-rule = { $rule } · { $title }
cli-rule-marked = { $rule } · { $title } ({ $mark })

## Repeticiones
replay-score = { $seat }: { $n }
progress-leads = Desde aquí { $seat } va en cabeza.

## Simulación y medición
sim-seat = Asiento { $seat }: { $bot }

## Lo que falla
cli-guess = { $guess ->
    [no] {""}
   *[other] {" "}¿Querías decir «{ $guess }»?
}
cli-error-seat = «{ $seat }» no puede sentarse a la mesa.{ cli-guess } Elige entre: { $allowed }, separados por comas.
cli-error-names-many = { $names } nombres para { $seats } asientos son demasiados. Da uno por asiento como mucho.
cli-error-name = El nombre «{ $name }» no se puede mostrar. Usa como mucho { $most } caracteres legibles.
cli-error-names-twice = Dos asientos tienen el mismo nombre. Da a cada uno el suyo.
cli-error-rule = No existe la regla «{ $rule }». Parecidas: { $near }.
odds-column-chances = Oportunidades
odds-column-dice = Dados
odds-column-share = Crítico
odds-column-exact = Exactamente
odds-axis-chances = Oportunidades de crítico
odds-axis-share = Probabilidad de golpe crítico
odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-percent-whole = { NUMBER($n) } %
odds-picture-title = Tragic: la probabilidad de un golpe crítico
odds-picture-about = Un dado por oportunidad y uno de confirmación; al menos dos de ellos muestran un 1.
odds-picture-start = al empezar

## Shelter
show-shelter-title = Shelter – ronda { $round }
show-shelter-dwellers =
    Moradores: { $home ->
        [one] { $home } disponible
       *[other] { $home } disponibles
    }, { $placed } trabajando, { $wounded ->
        [one] { $wounded } herido
       *[other] { $wounded } heridos
    }

## Tragic
show-tragic-title = Tragic – turno { $turn } de { $name }
show-tragic-setup = Tragic – preparación
show-tragic-hand = Mano
show-tragic-library = Biblioteca
show-tragic-discard = Descarte

## Wasteland
show-battle-title = { $round ->
    [0] Wasteland – { $scenario }, preparación
   *[other] Wasteland – { $scenario }, ronda { $round } de { $rounds }
}
show-rulers = Reglas
show-ruler = { $colour }, { $n } mm
show-terrain = Terreno
show-outline-solid = corta paso o visión
show-outline-dashed = se puede cruzar
show-signs = Signos
show-status-unready = no lista
show-status-ready = lista
show-status-used = usada
show-reaction = se ha preparado
show-condition = tiene un estado
show-marker-investigation = marcador de investigación
show-marker-searchable = marcador de registro
show-marker-mine = mina
show-marker-place = lugar del escenario
show-marker-heap = objetos en el suelo
show-marker-strike = ataque de artillería
show-side = Bando { $side } – { $players }
show-side-nobody = Bando { $side }
show-ai = IA
show-model = { $n } · { $name }
show-model-state = { $status } – { $kit }
show-carries = lleva algo
show-place-waiting = aún no está en la mesa
show-place-escaped = ha dejado la mesa
show-place-removed = fuera de combate

rules-nothing = Ninguna regla contiene «{ $words }». Prueba con menos palabras, o con el principio de una.

cards-source = { $source ->
    [seed] Conocida por las reglas impresas.
    [public] Su efecto es un hecho publicado.
   *[designed] Sus números son diseño nuestro.
}

field-line = { $name }: { $value }
