# What is said about a campaign, whoever shows it.

## Jugadas
campaign-move-battle = { $scenario }, { $limit } chapas ({ $sides })
campaign-move-finish = Acabar la campaña aquí
campaign-move-quest = Misión: { $quest }
campaign-move-no-quest = No llevar ninguna misión
campaign-move-result = { $end } { $n ->
    [0] Nadie fue retirado.
    [one] Una miniatura fue retirada.
   *[other] { $n } miniaturas fueron retiradas.
}
campaign-move-keep = Conservar { $card }
campaign-move-done = { $topic ->
    [keep] Vender lo que no conservan los cobertizos
    [build] El paso 1 está hecho: en esta fase ya no se construye
    [draw] El paso 2 está hecho: en esta fase ya no se roba
   *[other] El paso 3 está hecho: vender el resto
}
campaign-move-found = Fundar un asentamiento
campaign-move-roam = Seguir sin asentamiento
campaign-move-lead = { $unit } lidera, con la carta { $card }
campaign-move-stay = { $unit } sigue de líder
campaign-move-build = Construir: { $structure }
campaign-move-scrap = Desguazar: { $structure }
campaign-move-land = { $how ->
    [caps] Tierras por 500 chapas
   *[other] Tierras por 5 misiones cumplidas
}
campaign-move-back = Volver al paso 1 y construir
campaign-move-perk = { $model ->
    [none] Ventaja: { $perk }
   *[other] Ventaja para { $model }: { $perk }
}
campaign-move-unperk = { $model ->
    [none] Renunciar a la ventaja { $perk }
   *[other] { $model } renuncia a la ventaja { $perk }
}
campaign-move-supply-auto = Abastecer todo lo posible
campaign-move-supply = Abastecer { $n } de { $all }: { $structure }
campaign-move-use = Usar: { $structure }
campaign-move-name = { $structure }: pedir { $card } por su nombre (despacho del líder)
campaign-move-again = Usar otra vez: { $structure } (sala de operaciones)
campaign-move-repair = Reparar la servoarmadura: { $unit }
campaign-move-guard = Refuerzo de armadura: { $unit }
campaign-move-pen = Volver a robar todas las cartas (corral de brahmanes)
campaign-move-stables = Robar una carta más (establo de brahmanes)
campaign-move-ranch = Conservar una carta más (rancho de brahmanes)
campaign-move-pass = Pasar por alto { $card }
campaign-move-pay = Pagar { $caps } chapas
campaign-move-decline = Rechazar
campaign-move-go = Seguir
campaign-move-swap = Otra carta en su lugar (campamento de exploradores)
campaign-move-take = Llevar { $card }
campaign-move-drop = Devolver { $card }
campaign-side-of = { $seat }: { $side }
campaign-player-number = jugador { $n }
campaign-battle-hint = Otro límite u otros bandos: escribe «battle», el escenario, 500, 750 o 1000, y un bando para cada uno por orden ({ $players }), o «-» para quien no juega.
campaign-lead-hint = Otra carta de líder: escribe «lead», la miniatura y el identificador de la carta.
campaign-sits-out = no juega
campaign-end-of = { $level ->
    [draw] Nadie gana: { $way }
    [minor] Victoria menor ({ $side }): { $way }
    [major] Victoria mayor ({ $side }): { $way }
   *[plain] Victoria ({ $side }): { $way }
}
campaign-structure = { $caps } chapas. { $power ->
    [0] { $water ->
        [0] No necesita nada.
       *[other] Necesita { $water } de agua.
    }
   *[other] { $water ->
        [0] Necesita { $power } de energía.
       *[other] Necesita { $power } de energía y { $water } de agua.
    }
}
campaign-secret-card = una carta secreta
campaign-worth = Vale { $caps } chapas.
campaign-borrowed = La lista { $list } no le da precio; vale el de la lista { $from }.
campaign-found-means = 2 generadores pequeños, un almacén, un cobertizo de mantenimiento y un puesto de escucha, pero 0 chapas: lo que has ganado hasta ahora se gastó en ellos. Desde ahora las batallas dan chapas, y entre ellas construyes, robas y exploras; pero tu fuerza solo tiene su equipo estándar y lo que dan los almacenes (WC-S1).
campaign-roam-means = Tu fuerza puede usar cualquier carta que pueda pagar, pero las batallas no te dan chapas y no hay nada que construir. Se te preguntará otra vez tras la siguiente batalla.

## Lo que cambiaría una compra
campaign-change-caps = Chapas: { $before } → { $after }
campaign-change-power = Energía en uso: { $used } de { $all } → { $then_used } de { $then_all }
campaign-change-water = Agua en uso: { $used } de { $all } → { $then_used } de { $then_all }
campaign-change-room = Sitio ocupado: { $used } de { $all } → { $then_used } de { $then_all }
campaign-change-comes = Viene con ello: { $names }
campaign-change-goes = Se va también: { $names }
campaign-change-stops = Dejaría de funcionar: { $names }
campaign-change-idle = Quedaría parada por falta de energía o de agua.

## Qué hay dónde
campaign-head = { $course ->
    [linked] La campaña enlazada, batalla { $number } de 5
   *[free] Campaña libre, batalla { $number }
}
campaign-next = Próxima batalla: { $scenario }, { $limit } chapas
campaign-last = Última batalla: { $scenario }, { $limit } chapas
campaign-fights = { $seat }: { $side }, hasta { $limit } chapas
campaign-player = { $seat }: { $settled ->
    [yes] { $caps } chapas en la caja
   *[no] sin asentamiento
}, { $battles ->
    [one] { $victories } de { $battles } batalla ganada
   *[other] { $victories } de { $battles } batallas ganadas
}
campaign-leader = Líder: { $unit } ({ $card }){ $fell ->
    [yes] , retirado en la última batalla
   *[no] {""}
}
campaign-meter = { $label }: { $used } / { $all }  { $bar }
campaign-structures = Estructuras: { $names }
campaign-structure-count = { $n ->
    [1] { $name }{ $on ->
        [0] {" "}(apagada)
       *[other] {""}
    }
   *[other] { $n } × { $name }{ $on ->
        [0] {" "}(apagadas)
        [1] {" "}(1 en marcha)
       *[other] {""}
    }
}
campaign-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
campaign-pile-heap = De vuelta de la batalla: { $cards }
campaign-pile-kept = En los cobertizos: { $cards }
campaign-pile-drawn = Recién robadas: { $cards }
campaign-pile-reserve = Reserva: { $cards }
campaign-pile-chosen = De los almacenes para la próxima batalla: { $cards }
campaign-pile-extra = Impulsos por encima del máximo: { $cards }
campaign-pile-free = Cartas fuera del límite: { $cards }
campaign-pile-hand = Impulsos de la fuerza: { $cards }
campaign-most-boosts = Impulsos en una batalla, como mucho: { $n }
campaign-perks = Ventajas del asentamiento: { $perks }
campaign-perks-of = Ventajas de { $model }: { $perks }
campaign-gifts = Ventajas que no cuestan nada: { $perks }
campaign-quest = Misión de esta batalla: { $quest }
campaign-consequence = Espera a la próxima batalla: { $card }. { $rules }
campaign-harm = Espera a la próxima fuerza: { $n } de daño ({ $kind }).
campaign-limit-change = Chapas para la próxima fuerza, de más o de menos: { $n }
campaign-score = { $seat }: { $n ->
    [one] 1 victoria
   *[other] { $n } victorias
}
campaign-briefing-none = Ahora no hay ninguna batalla preparada.
campaign-briefing-of = Lo que espera a { $seat }:

## Jugar
campaign-perk-hint = Además, { $n ->
    [one] 1 ventaja se puede comprar o dejar para una miniatura
   *[other] { $n } ventajas se pueden comprar o dejar para miniaturas
}: «overseer campaign build perk» las enumera, en el cliente de texto «perks».

## Fuerzas
campaign-force = { $faction }, { $n ->
    [one] 1 miniatura
   *[other] { $n } miniaturas
}, { $caps } chapas, al mando de: { $leader }
campaign-force-limit = Puedes gastar { $limit } chapas.
campaign-force-leader = Tu líder tiene que liderar: { $unit } ({ $card }).
campaign-force-cards = Además del equipo estándar puedes usar: { $cards }.
campaign-force-standard = Tus almacenes no han dado nada: solo equipo estándar.
campaign-force-of = La fuerza de { $seat }:
campaign-force-hidden = { $seat } ha reunido una fuerza; se enseña cuando todos la tengan.
campaign-force-none = Todavía no hay ninguna fuerza formada para esta batalla.
campaign-force-sum = En total: { $caps } chapas

## Historia y diario
campaign-history-none = Todavía no se ha librado ninguna batalla.
campaign-history-battle = { $number }. { $scenario }, { $limit } chapas
campaign-history-rounds = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
campaign-history-caps = { $how ->
    [won] { $seat }: victoria, { $caps } chapas, { $bank } en la caja
    [lost] { $seat }: derrota, { $caps } chapas, { $bank } en la caja
   *[draw] { $seat }: empate, { $caps } chapas, { $bank } en la caja
}
campaign-history-record = Registro: { $file }
campaign-history-entered = Librada en una mesa de verdad
campaign-spoil-food = { $side }: comida ({ $n })
campaign-spoil-points = { $side }: tres miniaturas con un punto de acción de reserva
campaign-spoil-first = { $side } empiezan
campaign-spoil-chooses = { $side } deciden quién empieza
campaign-spoil-weapon = { $side }: un arma
campaign-spoil-mine = { $side }: una mina
campaign-spoil-deploys-second = { $side } se despliegan en segundo lugar
campaign-spoil-turrets =
    { $n ->
        [one] { $n } torreta para los defensores
       *[other] { $n } torretas para los defensores
    }
campaign-spoil-missiles =
    { $n ->
        [one] { $n } misil para los atacantes
       *[other] { $n } misiles para los atacantes
    }
campaign-spoil-deeper = los atacantes se despliegan más adentro
campaign-spoil-limit = { $side }: { $n ->
    [-50] 50 chapas menos
   *[other] { $n } chapas más
}
campaign-spoil-in = Batalla { $number }, { $scenario }: { $what }
campaign-journal-of = Misiones de { $seat }
campaign-journal-secret = A esta batalla se ha llevado una misión en secreto.
campaign-journal-taken = Llevada a esta batalla: { $quest }
campaign-journal-done = Cumplidas ({ $n }): { $quests }
campaign-journal-open = Abiertas:

## The timeline
campaign-trial-odds = { $side }: { $failed } chapas, si falla la prueba de su líder ({ $attribute } { $value }; { $percent } %)
