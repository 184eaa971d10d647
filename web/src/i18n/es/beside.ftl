# Junto a las mesas reales de Shelter y Tragic.
beside-shelter = Shelter junto a la mesa real
beside-tragic = Tragic junto a la mesa real
beside-tab-threats = Amenazas
beside-tab-scores = Puntos
beside-tab-life = Vida
beside-tab-criticals = Críticos
beside-tab-deck = Mazo
beside-undo = Deshacer
beside-redo = Rehacer
beside-history = Lo que se hizo
beside-history-none = Nada todavía.
beside-begin = Empezado
beside-player = Jugador { $n }
beside-people = Cuántos juegan
beside-name = Nombre
beside-less = Menos: { $name }
beside-more = Más: { $name }
beside-rules = Las reglas
beside-anew = Nueva
beside-end-cards = Cartas que puntúan al final
beside-other-cards = Felicidad por otras cartas
beside-sum = { $happiness } + { $items } por cartas − { $lost } por amenazas = { $total }
beside-won = { $name } va en cabeza.
beside-tie = { $by ->
    [cubes] Desempatan los cubos de Recursos.
    [dwellers] Desempatan los Moradores.
   *[items] Desempatan los Objetos.
}
beside-shared = Compartida: { $names }
beside-threats-text = Desde la ronda 2: dos dados por cada piso, de arriba abajo. No aparece nada donde el piso no tiene espacio en la columna o ya hay una Amenaza.
beside-top = Piso superior
beside-floor = Piso { $n }
beside-throw = Tirar
beside-throw-all = Tirar para todos los pisos
beside-by-hand = Suma de los dados tirados a mano: { $floor }
beside-sum-of = a mano
beside-next-round = Ronda siguiente
beside-shaft = 7: el hueco, ninguna amenaza
beside-column = Columna { $sum }
beside-fight = Un combate
beside-needed = Se necesita
beside-fight-won = { $sum }: ganado, toma la recompensa
beside-fight-lost = { $sum }: perdido, el Morador queda herido
beside-chances = Probabilidad de cada columna
beside-set-up = Jugadores y rasgos
beside-new-duel = Duelo nuevo
beside-life = { $name }: { $n } de { $most } de vida
beside-life-by = { $name }: vida { $by }
beside-beaten = Vencido
beside-radiation = radiación
beside-radiation-of = { $name }: nivel de radiación { $n }
beside-levels-more = (y { $n } más)
beside-more-life = Máximo por otras cartas
beside-traits = Rasgos que cuentan aquí: { $n }
beside-attacker = Quién ataca
beside-chances-of = oportunidades de crítico por otras cartas
beside-chances-more = Oportunidades de crítico: { $own }, y por otras cartas
beside-damage = Daño tras la armadura
beside-critical-odds = { $dice } dados: crítico en { $share } ({ $exact })
beside-enter-dice = Anotar dados
beside-dice = Los dados
beside-die = Dado { $n }: { $face }
beside-turn-dice = Toca un dado para pasar a la cara siguiente.
beside-critical = Crítico, con { $ones } unos: { $damage } × { $factor } = { $total } de daño
beside-no-critical = { $ones ->
    [0] No es crítico: ningún dado muestra un 1. { $damage } de daño.
   *[other] No es crítico: solo { $ones } dado muestra un 1. { $damage } de daño.
}
beside-deck-text = ¿Es legal un mazo? Pega una lista, un código o un archivo, o elige uno. Hace falta conexión.
beside-deck-paste = Un mazo como texto
beside-deck-check = Comprobar
beside-deck-choose = o uno que ya está
beside-deck-legal = legal
beside-deck-illegal = no es legal
beside-deck-size = { $n } de { $wanted } cartas
beside-deck-build = Construir mazos
beside-did-count = { $name }: { $what } { $value }
beside-did-card = { $name }: con { $card }
beside-did-card-off = { $name }: sin { $card }
beside-did-name = { $name } se llama { $new }
beside-did-people = { $n } jugadores
beside-did-anew = Una hoja nueva
beside-did-threat = { $floor }: { $sum }
beside-did-threats = Tirado para todos los pisos
beside-did-round = Ronda siguiente
beside-did-needed = En el combate se necesita { $needed } o más
beside-did-fight = Combate: { $sum }, se necesitaba { $needed }
beside-did-life = { $name }: vida { $by }
beside-did-radiation = { $name }: nivel de radiación { $level }
beside-did-duel = Un duelo nuevo de { $n }
