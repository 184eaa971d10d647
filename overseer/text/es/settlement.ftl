# El asentamiento: sus estructuras, lo que hacen y por qué algo no se puede.

## Estructuras

structure-gen-s = Generador pequeño
structure-gen-m = Generador mediano
structure-gen-l = Generador grande
structure-pump = Bomba de agua
structure-purifier = Purificador de agua
structure-field = Campo de cultivo
    .mutants = Sacos de carne
structure-wb-weapon = Taller de armas
structure-wb-armour = Armería
structure-wb-power = Estación de servoarmadura
structure-wb-chem = Laboratorio químico
structure-wb-cook = Puesto de cocina
structure-stall-any = Puesto de segunda mano
structure-shop-any = Tienda de segunda mano
structure-warehouse-any = Nave de segunda mano
structure-stall-barter = Puesto de trueque
structure-shop-barter = Tienda de trueque
structure-warehouse-barter = Nave de trueque
structure-stall-weapon = Puesto de armas
structure-shop-weapon = Tienda de armas
structure-warehouse-weapon = Nave de armas
structure-stall-armour = Puesto de armaduras
structure-shop-armour = Tienda de armaduras
structure-warehouse-armour = Nave de armaduras
structure-stall-clothing = Puesto de ropa
structure-shop-clothing = Tienda de ropa
structure-warehouse-clothing = Nave de ropa
structure-stall-food = Quiosco
structure-shop-food = Bar
structure-warehouse-food = Restaurante
structure-stall-medical = Puesto de primeros auxilios
structure-shop-medical = Clínica
structure-warehouse-medical = Centro quirúrgico
structure-listen = Puesto de escucha
structure-outpost = Avanzada
structure-scouts = Campamento de exploradores
structure-store = Almacén
structure-shed = Cobertizo de mantenimiento
structure-pen = Corral de brahmanes
structure-stables = Establo de brahmanes
structure-ranch = Rancho de brahmanes
structure-ops = Sala de operaciones
structure-office = Despacho del líder
structure-rack-any-s = Estante pequeño: Boston Bugle
structure-rack-any-m = Estante mediano: Boston Bugle
structure-rack-any-l = Estante grande: Boston Bugle
structure-rack-practised-s = Estante pequeño: Grognak el Bárbaro
structure-rack-practised-m = Estante mediano: Grognak el Bárbaro
structure-rack-practised-l = Estante grande: Grognak el Bárbaro
structure-rack-instinctive-s = Estante pequeño: Guía de supervivencia del Yermo
structure-rack-instinctive-m = Estante mediano: Guía de supervivencia del Yermo
structure-rack-instinctive-l = Estante grande: Guía de supervivencia del Yermo
structure-rack-tactical-s = Estante pequeño: Manual de operaciones encubiertas
structure-rack-tactical-m = Estante mediano: Manual de operaciones encubiertas
structure-rack-tactical-l = Estante grande: Manual de operaciones encubiertas
structure-rack-cunning-s = Estante pequeño: Historias asombrosas
structure-rack-cunning-m = Estante mediano: Historias asombrosas
structure-rack-cunning-l = Estante grande: Historias asombrosas

structure-family-infrastructure = Infraestructura
structure-family-workshop = Talleres
structure-family-stall = Comercios
structure-family-exploration = Exploración
structure-family-other = Otras estructuras
structure-family-rack = Estantes de revistas

## Lo que hacen

structure-kind-any = cualquier objeto
structure-kind-barter = chatarra o equipo
structure-kind-weapon = arma
structure-kind-armour = armadura
structure-kind-clothing = ropa
structure-kind-refreshment = comida, bebida o alcohol
structure-kind-medical = objeto médico
structure-kind-chem = droga
structure-kind-weapon-mod = mod de arma que puedas montar
structure-kind-armour-mod = mod de armadura
structure-kind-power-mod = mod de servoarmadura
structure-kind-food = comida o bebida
structure-kind-boost = cualquier impulso
structure-kind-practised = impulso experto
structure-kind-cunning = impulso astuto
structure-kind-tactical = impulso táctico
structure-kind-instinctive = impulso instintivo

structure-effect-supply = { $power ->
    [0] Da { $water } de agua.
   *[other] Da { $power } de energía.
}
structure-effect-field = Una carta más para el puesto de cocina.
structure-effect-draw = Roba { $draw }, conserva { $keep }: { $kind }.
structure-effect-cook = Roba una carta por campo abastecido, conserva { $keep }: { $kind }.
structure-effect-listen = Por { $fee } chapas: una carta de exploración, tantas veces como pagues.
structure-effect-explore = Una carta de exploración.
structure-effect-swap = Otra carta de exploración en lugar de la recién robada, antes de cualquier prueba.
structure-effect-store = Lleva 1 objeto o hasta 2 impulsos a la próxima batalla.
structure-effect-shed = Conserva 1 objeto o hasta 2 impulsos después de cada batalla.
structure-effect-redraw = Se vuelven a robar todas las cartas de un robo.
structure-effect-more = Un robo recibe una carta más.
structure-effect-keep = Se conserva una carta más de un robo.
structure-effect-again = Una estructura ya usada puede usarse otra vez.
structure-effect-name = En lugar de un robo: un objeto del tipo, por su nombre.
structure-effect-repairs = También repara una servoarmadura degradada.
structure-effect-guards = O bien: un refuerzo de armadura para una unidad.

## Por qué no

refusal-settlement-caps = Eso cuesta { $price } chapas y tienes { $caps }.
refusal-settlement-structure = No hay ninguna estructura «{ $structure }». La lista de estructuras las nombra todas.
refusal-settlement-room = No queda sitio: ya hay { $room } estructuras. Desguaza una o consigue tierras.
refusal-settlement-maximum = Un asentamiento tiene como mucho { $n }: { $structure }.
refusal-settlement-requires = { $structure }: antes hace falta la ventaja { $perk } (la regla dice cuáles sirven también).
refusal-settlement-not-built = No tienes ninguna: { $structure }.
refusal-settlement-land = Las tierras cuestan { $need } misiones cumplidas y te quedan { $n }. También valen 500 chapas.
refusal-settlement-land-how = Las tierras se consiguen por «caps» o por «quests».
refusal-settlement-no-supply = { $structure } no necesita ni energía ni agua.
refusal-settlement-supply-count = { $structure }: di un número de 0 a { $n }.
refusal-settlement-short = Hay demasiado encendido: { $power_used } de { $power } de energía, { $water_used } de { $water } de agua. Apaga antes algo.
refusal-settlement-supply-late = Lo que se abastece se decide antes de robar la primera carta.
refusal-settlement-back = Se acabó construir: desde entonces se ha usado una estructura.
refusal-settlement-perk = No hay ninguna ventaja «{ $perk }».
refusal-settlement-perk-place = { $settlement ->
    [yes] { $perk } es del asentamiento, no de una miniatura.
   *[no] { $perk } es de una miniatura: di de cuál.
}
refusal-settlement-perk-twice = { $perk }: nadie tiene dos veces la misma ventaja.
refusal-settlement-perk-needs = { $perk } pide { $attribute } { $least } o más.
refusal-settlement-perk-after = { $perk } pide antes { $other }.
refusal-settlement-perk-users = { $perk } no es para { $model }.
refusal-settlement-perk-new = { $model } ya ha recibido una ventaja desde la última batalla; la siguiente, después de otra.
refusal-settlement-perk-none = { $perk } no está: no hay nada que quitar.
refusal-settlement-perk-needed = { $perk } no puede irse mientras { $other } la necesite.
refusal-settlement-perk-structure = { $perk } no puede irse mientras esté en pie: { $structure }. Desguázala antes.
refusal-settlement-bench-room = { $perk } trae una estructura y no hay sitio para ella: { $structure }. Desguaza algo o consigue tierras.
refusal-settlement-model = No hay ninguna miniatura «{ $model }».
refusal-settlement-not-working = { $structure }: ninguna funciona en esta fase.
refusal-settlement-used = { $structure }: ya usada en esta fase.
refusal-settlement-no-use = { $structure } no se usa por sí sola en el paso 2.
refusal-settlement-empty = { $structure }: no queda ninguna carta de ese tipo en la pila.
refusal-settlement-no-fields = { $structure }: hace falta al menos un campo con agua.
refusal-settlement-card = { $card } no está ahí.
refusal-settlement-sheds = { $sheds ->
    [0] Ningún cobertizo funciona: no se puede conservar nada.
    [one] Tu cobertizo está lleno: conserva 1 objeto o hasta 2 impulsos.
   *[other] Tus { $sheds } cobertizos están llenos: cada uno conserva 1 objeto o hasta 2 impulsos.
}
refusal-settlement-stores = { $stores ->
    [0] Ningún almacén funciona: no se puede llevar nada.
    [one] Tu almacén ya lo ha dado todo: 1 objeto o hasta 2 impulsos.
   *[other] Tus { $stores } almacenes ya lo han dado todo: 1 objeto o hasta 2 impulsos cada uno.
}
refusal-settlement-boosts =
    { $n ->
        [one] El atributo más alto de tu líder permite { $n } impulso.
       *[other] El atributo más alto de tu líder permite { $n } impulsos.
    }
refusal-settlement-useful = Solo se pasan por alto los objetos médicos que no sirven a ninguno de los tuyos; { $card } sí sirve.
refusal-settlement-helper = { $structure }: no hay ninguna libre para este robo.
refusal-settlement-helper-late = { $structure }: demasiado tarde, ya se ha conservado una carta de este robo. Ayuda antes de eso.
refusal-settlement-office = { $card } no es lo que roba esta estructura, o no está en la pila: { $structure }.
refusal-settlement-office-boosts = El despacho del líder nombra objetos, no impulsos.
refusal-settlement-again = { $structure } aún no se ha usado, o no puede usarse otra vez.
refusal-settlement-degraded = { $unit } no tiene ninguna servoarmadura que reparar.
refusal-settlement-stations = { $n ->
    [0] Ninguna estación de servoarmadura funciona.
   *[other] Cada estación de servoarmadura ha reparado ya una armadura.
}
refusal-settlement-guard = { $unit } no puede recibir aquí un refuerzo de armadura.
refusal-settlement-fee = Piden { $fee } chapas y tienes { $caps }. Puedes rechazarlo.
refusal-settlement-fee-due = Paga o rechaza.
refusal-settlement-no-fee = Esta carta no pide ningún pago.
refusal-settlement-scouts = No hay ningún campamento de exploradores libre para cambiar esta carta.
refusal-settlement-leader = { $unit } no puede liderar con esa carta ({ $card }).
refusal-settlement-leader-same = Tiene que liderar otra miniatura; o deja que siga { $unit }.

## Ficheros de estructuras

settlement-file-twice = Hay dos estructuras que se llaman «{ $id }».
settlement-file-unknown = Una estructura necesita «{ $id }», que no existe.
