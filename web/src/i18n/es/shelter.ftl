# The chrome of Shelter’s board; what the game says comes from the server.
shelter-board = El Refugio
shelter-place = Sitio { $place }, tierra vacía
shelter-map = Todo el Refugio; toca para ir allí
shelter-rooms = Salas para construir
shelter-items = Objetos disponibles
shelter-left = { $n ->
    [one] { $n } en el mazo
   *[other] { $n } en el mazo
}
shelter-price = Coste
shelter-top-floor = Piso superior
shelter-floor = Piso { $n }
shelter-you = tú
shelter-first = Jugador inicial
shelter-passed = ha pasado
shelter-no-items = Aún sin Objetos
shelter-count = { $placed ->
    [0] { $coming ->
        [0] { $all } en total
       *[other] +{ $coming } · { $all } en total
    }
   *[other] { $coming ->
        [0] { $placed } fuera · { $all } en total
       *[other] { $placed } fuera · +{ $coming } · { $all } en total
    }
}
shelter-energy = Energía: { $n }
shelter-food = Comida: { $n }
shelter-water = Agua: { $n }
shelter-happiness = Felicidad: { $n }
shelter-dweller = { $letter ->
    [none] { $wounded ->
        [yes] Un Morador herido
       *[no] Un Morador sin entrenar
    }
   *[other] { $wounded ->
        [yes] Un Morador herido, entrenado en { $letter }
       *[no] Un Morador entrenado en { $letter }
    }
}
shelter-round = Ronda { $n }
shelter-threats-left = { $n ->
    [one] Amenaza en el mazo
   *[other] Amenazas en el mazo
}
shelter-displays = Suministros
shelter-percent = { $n } %
shelter-odds-dice = Solo los dados
shelter-odds-won = Ganas
shelter-odds-lost = Pierdes
shelter-leads = en cabeza
shelter-end-sources = La Felicidad, y de dónde vino
shelter-end-lead = Quién iba en cabeza y cuándo
shelter-from-rooms = Salas construidas
shelter-from-fights = Amenazas y combates
shelter-from-spaces = Espacios
shelter-from-items = Objetos
shelter-from-threats = Perdido por Amenazas en el piso
shelter-lesson = Tu primera partida
shelter-learn-send = Enviar a un Morador a trabajar
shelter-learn-item = Tomar un Objeto
shelter-learn-build = Construir una Sala
shelter-learn-dweller = Acoger a un Morador
shelter-learn-train = Entrenar a un Morador
shelter-learn-fight = Combatir una Amenaza
shelter-learn-done =
    { $n ->
        [one] { $n } de { $of } ya hecho
       *[other] { $n } de { $of } ya hechos
    }
shelter-lesson-gain = Verde, redondo, hacia fuera: lo que obtienes.
shelter-lesson-cost = Rojo, con muesca: lo que pagas.
