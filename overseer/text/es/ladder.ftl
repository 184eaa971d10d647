# overseer ladder: la clasificación de todos los bots.

ladder-rank = Puesto
ladder-rating = Puntuación
ladder-games = Partidas
ladder-note = Un bot con 100 puntos más que otro gana el 64 % de sus partidas, con 400 puntos más el 91 %; 1500 es la media de todos. En los intervalos cae el 95 % de las puntuaciones obtenidas con repartos ponderados al azar. Una victoria compartida cuenta como media victoria.
ladder-kept = Todas las partidas se guardan en { $file }; la misma orden sigue desde ahí.
ladder-stopped = Detenido. Lo jugado queda guardado en { $file }; la misma orden sigue desde ahí.
ladder-changed = El bot { $bot } ya no es el que jugó la última vez: sus partidas se juegan de nuevo.
ladder-error-few = Una clasificación necesita dos bots como mínimo. Elige entre: { $known }, o file:mybot.py para uno propio.
ladder-error-file = En { $file } no hay ninguna clasificación que se pueda leer. Indica otro archivo con --file.
ladder-error-other = { $file } es la clasificación de otro juego, de otra semilla o de otro presupuesto. Indica otro archivo con --file.
ladder-drawn = La imagen está en { $file }.
ladder-axis = Puntuación con su intervalo del 95 %
ladder-picture = { $games ->
    [one] La clasificación de { $game } tras una partida
   *[other] La clasificación de { $game } tras { $games } partidas
}
