
# Campañas: preguntas, lo que pasó, finales y por qué algo no se puede.

## Preguntas

topic-campaign-battle = ¿Cuál es la próxima batalla?
topic-campaign-trial = El líder pasa una prueba antes de formar la fuerza.
topic-campaign-quest = ¿Llevas una misión a esta batalla?
topic-campaign-force = ¿Qué fuerza traes? Como mucho { $limit } chapas.
topic-campaign-result = ¿Cómo acabó la batalla?
topic-campaign-keep = ¿Qué conservan los cobertizos? El resto se vende.
topic-campaign-found = ¿Fundas un asentamiento?
topic-campaign-leader = Tu líder fue retirado. ¿Quién lidera ahora?
topic-campaign-build = Paso 1: construir. Tienes { $caps } chapas.
topic-campaign-draw = Paso 2: usa tus estructuras. Tienes { $caps } chapas.
topic-campaign-pick = ¿Qué carta conservas?
topic-campaign-explore = ¿Qué haces?
topic-campaign-choose = Paso 3: ¿qué llevas a la próxima batalla? El resto se vende.
topic-campaign-card = Se roba una carta.
topic-campaign-meet = Se roba una carta de exploración.
topic-campaign-roll = El líder hace una prueba.
topic-campaign-lose = Se pierde una carta.

## Lo que pasó

event-campaign-battle = Batalla { $number }: { $scenario }, { $limit } chapas.
event-campaign-trial = { $passed ->
    [yes] Prueba del líder ({ $side }), { $attribute }: { $roll } contra { $value }, superada. La fuerza tiene todo su límite.
   *[no] Prueba del líder ({ $side }), { $attribute }: { $roll } contra { $value }, fallada. La fuerza será menor.
}
event-campaign-quest = { $seat } tomó una misión: { $quest }.
event-campaign-quest-hidden = { $seat } tomó una misión en secreto.
event-campaign-no-quest = { $seat } no tomó ninguna misión.
event-campaign-mustered = { $seat } formó su fuerza.
event-campaign-fought = { $level ->
    [draw] Batalla { $number }, { $scenario }: no ganó nadie.
    [minor] Batalla { $number }, { $scenario }: victoria menor ({ $side }).
    [major] Batalla { $number }, { $scenario }: victoria mayor ({ $side }).
   *[plain] Batalla { $number }, { $scenario }: victoria ({ $side }).
}
event-campaign-returned = { $leader ->
    [fell] { $removed ->
        [one] { $seat } volvió a casa sin su líder, que fue retirado.
       *[other] { $seat } volvió a casa con { $removed } miniaturas retiradas, entre ellas el líder.
    }
   *[stands] { $removed ->
        [0] { $seat } volvió a casa con todo el mundo.
        [one] { $seat } volvió a casa con una miniatura retirada.
       *[other] { $seat } volvió a casa con { $removed } miniaturas retiradas.
    }
}{ $n ->
    [0] {""}
    [one] {" "}Queda una carta por ordenar.
   *[other] {" "}Quedan { $n } cartas por ordenar.
}
event-campaign-paid = { $seat } recibió { $n } chapas.
event-campaign-raised = { $seat } podrá gastar { $n } chapas más en su próxima fuerza.
event-campaign-quest-done = { $seat } cumplió una misión: { $quest }.
event-campaign-gained = { $what ->
    [caps] { $seat }: { $n } chapas.
    [item] { $seat }: objetos por robar, { $n } ({ $kind }).
    [card] { $seat } recibió { $card }.
    [boost] { $seat }: impulsos por robar, { $n } ({ $kind }).
    [consequence] { $seat }: una consecuencia para la próxima batalla, { $card }.
    [harm] { $seat }: { $n } de daño espera a la próxima fuerza ({ $kind }).
    [perk] { $seat } puede tomar una ventaja sin pagar: { $card }.
    [leader] { $seat } puede usar una carta de líder sin pagar: { $card }.
    [land] { $seat } consiguió sitio para { $n } más.
    [quest] { $seat } oyó hablar de una misión: { $card }.
    [structure] { $seat } recibió una estructura: { $card }.
    [lose] { $seat }: se perdió una carta de la reserva.
    [limit] { $seat }: { $n } chapas para la próxima fuerza.
    [power] { $seat }: { $n } de energía en esta fase.
    [water] { $seat }: { $n } de agua en esta fase.
    [instead] { $seat }: { $n } impulsos en su lugar, a falta de asentamiento.
   *[nothing] { $seat } no sacó nada.
}
event-campaign-kept = { $seat } conservó { $card }.
event-campaign-kept-hidden = { $seat } conservó un impulso.
event-campaign-sold = { $seat } vendió { $n ->
    [one] una carta
   *[other] { $n } cartas
} por { $caps } chapas.
event-campaign-founded = { $seat } fundó un asentamiento.
event-campaign-leader = { $seat } eligió un nuevo líder: { $unit } ({ $card }).
campaign-told-price = { $caps ->
    [0] :
   *[other] {" "}({ $caps } chapas):
}
event-campaign-build = { $seat } construyó{ campaign-told-price } { $structure }.
event-campaign-scrap = { $caps ->
    [0] { $seat } desguazó { $structure }, por nada.
   *[other] { $seat } desguazó { $structure } por { $caps } chapas.
}
event-campaign-land = { $seat } consiguió tierras{ campaign-told-price } sitio para { $room } estructuras.
event-campaign-perk = { $model ->
    [none] { $seat } consiguió una ventaja{ campaign-told-price } { $perk }.
   *[other] { $seat } consiguió una ventaja para { $model }{ campaign-told-price } { $perk }.
}
event-campaign-unperk = { $model ->
    [none] { $seat } dejó una ventaja: { $perk }.
   *[other] { $seat } quitó una ventaja a { $model }: { $perk }.
}
event-campaign-supply = { $seat }: { $power_used } de { $power } de energía y { $water_used } de { $water } de agua en uso.
event-campaign-use = { $seat } usó: { $structure }.
event-campaign-name = { $seat } pidió { $card } por su nombre: { $structure }.
event-campaign-again = { $seat } puede usar otra vez: { $structure }.
event-campaign-repair = { $seat } hizo reparar una servoarmadura: { $unit }.
event-campaign-guard = { $seat }: un refuerzo de armadura para { $unit }.
event-campaign-passed = { $seat } pasó por alto { $card }.
event-campaign-helper = { $seat } recurrió a: { $structure }.
event-campaign-drew = { $seat } robó { $card }.
event-campaign-drew-hidden = { $seat } robó un impulso.
event-campaign-meet = { $seat } se topó con: { $card }.
event-campaign-swap = { $seat } dejó que los exploradores buscaran otro camino.
event-campaign-decline = { $seat } lo rechazó.
event-campaign-pay = { $seat } pagó { $caps } chapas.
event-campaign-tested = { $passed ->
    [yes] Prueba del líder de { $seat }, { $attribute }: { $roll } contra { $value }, superada.
   *[no] Prueba del líder de { $seat }, { $attribute }: { $roll } contra { $value }, fallada.
}
event-campaign-step-over = { $step ->
    [build] { $seat } terminó el paso 1, construir. Paso 2: robar.
   *[draw] { $seat } terminó el paso 2, robar. Paso 3: elegir.
}
event-campaign-step-back = { $seat } volvió al paso 1, construir.
event-campaign-lost = { $seat } perdió { $card }.
event-campaign-lost-hidden = { $seat } perdió un impulso.
event-campaign-took = { $seat } se llevó { $card }.
event-campaign-took-hidden = { $seat } se llevó un impulso.
event-campaign-put-back = { $seat } devolvió { $card }.
event-campaign-put-back-hidden = { $seat } devolvió un impulso.
event-campaign-settled = { $seat } terminó sus preparativos para la próxima batalla, con { $caps } chapas.

## Finales

end-campaign-free = La campaña ha terminado. Gana quien tiene más victorias y, en caso de empate, más chapas.
end-campaign-linked-draw = El fuerte no ha sido ni tomado ni defendido. El valle sigue sin dueño.
end-campaign-linked-attacker-major = El fuerte calla, con las bombas hechas pedazos. Quien cruce el valle paga a los atacantes o da media vuelta.
end-campaign-linked-attacker-minor = Los atacantes tienen lo que querían, aunque los muros sigan en pie. Los colonos se quedan, con las condiciones de otro.
end-campaign-linked-attacker-plain = Los atacantes han ganado la campaña.
end-campaign-linked-defender-major = Las luces del fuerte no se apagaron nunca. En primavera hay campos nuevos y ya nadie pregunta de quién son.
end-campaign-linked-defender-minor = El fuerte ha resistido, con cicatrices. Hay agua, hay luz y hay un muro que reparar.
end-campaign-linked-defender-plain = Los defensores han ganado la campaña.

## Por qué no

refusal-campaign-over = La campaña ha terminado.
refusal-campaign-not-now = «{ $move }» no es lo que se pregunta ahora ({ $topic }).
refusal-campaign-late = «{ $move }» es del paso 1 y a ningún paso se vuelve: en esta fase ya no se construye.
refusal-campaign-founded = Ya tienes un asentamiento.
refusal-campaign-chance = Aquí decide el azar, y «{ $move }» no es nada que pueda traer.
refusal-campaign-scenario = No hay ningún escenario «{ $scenario }» para campañas.
refusal-campaign-limit = «{ $limit }» no es un límite: di cuántas chapas, de { $least } a { $most }; lo habitual es 500, 750 o 1000.
refusal-campaign-side = «{ $side }»: nombra para cada jugador «{ $first }», «{ $second }» o «-» (descansa).
refusal-campaign-nobody = Alguien tiene que participar.
refusal-campaign-finish = Librad antes al menos una batalla.
refusal-campaign-quest = No hay ninguna misión «{ $quest }».
refusal-campaign-quest-done = { $quest } ya está cumplida; cada misión, una sola vez.
refusal-campaign-quest-closed = { $quest } aún no está abierta: cumple la parte anterior o entérate de ella.
refusal-campaign-force-leader = Tu líder es { $unit } ({ $card }) y tiene que liderar.
refusal-campaign-force-card = { $card } no ha salido de los almacenes: elígela en el paso 3 o déjala fuera.
refusal-campaign-force-boost = El impulso { $card } no ha salido de los almacenes: elígelo en el paso 3 o déjalo fuera.
refusal-campaign-force-mod = { $card } no se puede montar sin la ventaja adecuada.
refusal-campaign-force-perk = { $unit } no tiene { $perk }: las ventajas se compran en el paso 1.
refusal-campaign-result-text = Eso no es un resultado: { $error }
refusal-campaign-result-end = { $scenario } no puede acabar así ({ $how }). Nombra el vencedor, el nivel y la manera que van juntos.
refusal-campaign-result-seat = El jugador { $seat } no estaba en esta batalla, o se nombra dos veces.
refusal-campaign-result-removed = Jugador { $seat }: la unidad { $place } no tiene tantas miniaturas.
refusal-campaign-result-leader = Jugador { $seat }: la suerte del líder no encaja con las miniaturas retiradas.
refusal-campaign-result-card = El jugador { $seat } no puede tener { $card } después de esta batalla.
refusal-campaign-result-boost = Jugador { $seat }: { $card } no es un impulso.
refusal-campaign-result-boosts = El jugador { $seat } trajo { $most ->
    [one] 1 impulso
   *[other] { $most } impulsos
} y no puede haber conservado { $n }, ni otros.
refusal-campaign-result-standing = Al jugador { $seat } aún le { $n ->
    [one] queda 1 miniatura
   *[other] quedan { $n } miniaturas
}, pero este final ({ $how }) no le deja ninguna a ese bando. Nombra a todas las retiradas, u otro final.
refusal-campaign-result-nobody = Al jugador { $seat } no le queda ninguna miniatura, pero este final ({ $how }) le deja alguna a ese bando. Revisa quién fue retirado, o nombra otro final.
refusal-campaign-result-degraded = Jugador { $seat }: la unidad { $place } no lleva servoarmadura, o se nombra dos veces.
refusal-campaign-result-quest = El jugador { $seat } no llevó ninguna misión a esta batalla.
refusal-campaign-result-owed = El jugador { $seat } no trajo la consecuencia { $card }.
refusal-campaign-result-rounds =
    { $most ->
        [one] Esta batalla tiene { $most } ronda, no { $rounds }.
       *[other] Esta batalla tiene { $most } rondas, no { $rounds }.
    }

## Ficheros

refusal-campaign-folder = La carpeta { $folder } no se puede usar: { $error }.
refusal-campaign-unsaved = Nada de esto se ha guardado: la campaña sigue donde estaba. { $problem }
refusal-campaign-damaged = { $problem } «overseer campaign repair» sigue con la parte intacta de la campaña { $name } y guarda al lado el archivo dañado.
refusal-campaign-exists = En { $folder } ya hay una campaña. Elige otra carpeta.
refusal-campaign-none = En { $folder } no hay ninguna campaña. Empieza una o nombra su carpeta.
refusal-campaign-locked = La campaña de { $folder } se está jugando en otro sitio, { $process ->
    [unknown] en otro programa
   *[other] en el proceso { $process }
}. Ciérrala allí antes; hasta entonces solo puedes mirar: «overseer campaign status».
refusal-campaign-other-game = { $file } no es una campaña, sino un registro de { $game }.
refusal-campaign-archive = { $file } no es una campaña exportada, o está dañado. Expórtala otra vez.
refusal-campaign-no-battle = Ahora no hay ninguna batalla acabada que pasar a la campaña.
refusal-campaign-battle-missing = Falta el registro de la batalla { $number }.
refusal-campaign-battle-other = El registro de la batalla { $number } es de otra batalla.
refusal-campaign-battle-result = El resultado de la batalla { $number } no es el que muestra su registro.
