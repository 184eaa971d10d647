# Jugador contra jugador: la fábrica, la comisaría, el paso elevado, el concurso, la calle.

## Bandos, marcadores, cosas

scenario-side-blue = Azul
scenario-side-red = Rojo
scenario-marker-control-point = punto de control
scenario-marker-bank = banco
scenario-marker-prize = premio
scenario-marker-pillar = pilar
scenario-marker-charge = carga explosiva
scenario-marker-detonator = detonador
wasteland-unit-computer = Ordenador
wasteland-terrain-pillar = pilar

## Elecciones

scenario-put-wall = { $way ->
    [rising] un muro que sube hacia el este
    [across] un muro de sur a norte
    [falling] un muro que baja hacia el este
   *[along] un muro paralelo al borde sur
} ({ $size ->
    [orange] regla naranja
    [yellow] regla amarilla
   *[red] regla roja
}, { $length })
scenario-choice-pillar = mirar el pilar k{ $n }
scenario-choice-swap = intercambiar los pilares k{ $first } y k{ $second }
scenario-choice-live = una carga auténtica para { $model }
scenario-choice-dummy = una carga falsa para { $model }
scenario-choice-charge = carga explosiva k{ $n }

## Los escenarios

scenario-plant = La fábrica de General Atomics
    .story = En algún lugar de estas naves aún zumban seis ordenadores. La tormenta de esta noche acabará con ellos, y medio Yermo querría una copia de lo que saben. El otro medio prefiere que no la tenga nadie.
    .blue = Copiad cuatro juegos de datos en seis rondas.
    .red = Haced que cuatro juegos sean imposibles de conseguir hasta que llegue la tormenta.
    .rules = Los marcadores de investigación con número son ordenadores; el central, en medio, está boca arriba. En contacto con un ordenador conocido, Azul copia sus datos con informática. Una fuerza de la Hermandad puede cargar un virus en el central: −4 a las pruebas de Azul. Los supermutantes que miran el tiempo suficiente aprenden a destrozar ordenadores (salud 4, armadura 2/1/–). Los supermutantes nunca juegan con Azul. Contra quien es inmune a la radiación, un arma de radiación hace daño físico.
scenario-police-station = La comisaría
    .story = La vieja comisaría aún tiene luz, una radio que funciona y una puerta que nadie ha conseguido cerrar. Alguien tendrá que ponerse en medio.
    .attacker = Tocad el punto de control con cualquier miniatura.
    .defender = Mantened a todos lejos del punto de control seis rondas o retirad a todos los atacantes.
    .rules = Los atacantes tienen 200 chapas más. Antes de desplegar, los defensores levantan cuatro muros (cobertura, terreno difícil) y dos torretas en su zona. Las torretas no cuentan como miniaturas restantes. Vale también ser empujado contra el punto de control.
scenario-demolition = Demolición
    .story = El paso elevado lleva doscientos años en pie, y mañana por la mañana tendrá que seguir así o no existir. Los planos se han perdido: nadie sabe ya qué pilares lo sostienen.
    .blue = Volad pilares cuyos números sumen 19, mejor 23 o más.
    .red = Que los pilares destruidos no sumen más de 18, mejor 10.
    .rules = Seis pilares esconden los números del 3 al 8. Azul mira cuatro y luego Rojo intercambia dos en secreto. Azul lleva ocho cargas auténticas y tres falsas, y solo él sabe cuáles. Con una acción se coloca una carga junto a la peana; una prueba de INT la desactiva o la reactiva. Las cargas se pasan gratis a naranja o menos. El detonador funciona una vez: lo que esté activo al final de la ronda siguiente explota, como muy tarde al final de la sexta. Contra quien es inmune a la radiación, un arma de radiación hace daño físico.
scenario-sweep = La Gran Rebatiña
    .story = Los focos, la sintonía, las risas enlatadas: alguien ha devuelto el viejo concurso a las ondas. Solo hay que agarrar, correr y no dejarse matar delante de las cámaras.
    .blue = Ingresad 200 chapas o tened premios más valiosos que Rojo tras seis rondas.
    .red = Ingresad 200 chapas o tened premios más valiosos que Azul tras seis rondas.
    .rules = Los marcadores de investigación 1 a 4 son los premios gordos: 60, 50, 40 y 30 chapas; coger uno cuesta una acción, y quien lo arrastra mueve un color menos y no puede cargar. Lo que da un marcador de registro es un premio de 15 chapas. Una miniatura lleva un premio gordo o dos de los otros; los perros, ninguno. Tocar un banco con premios los ingresa. Lo que se lleve encima al final también cuenta.
scenario-suit-up = A vestirse
    .story = Al final de la calle hay una servoarmadura, polvorienta, completa y muy sola. Quien se meta en ella podrá salir andando. A los demás más les vale no estar en medio.
    .attacker = Encontrad la servoarmadura, ponéosla y abandonad la mesa con ella.
    .defender = Que nadie se vaya con la armadura en seis rondas.
    .rules = La armadura es el marcador de registro A; con una acción se la pone una miniatura que forme por sí sola su unidad y tenga el cuerpo adecuado; las demás pueden llevarla (sin cargar) y entregarla en contacto. Dos marcadores están vacíos, uno es un estimulante y otro un peligro. La mitad de los defensores entra por el borde de los atacantes en la tercera ronda, con una acción.

## Cómo acabó

end-wasteland-plant-copied = El cuarto juego de datos está a salvo: Azul tiene lo que quería.
end-wasteland-plant-out-of-reach = Demasiados ordenadores son chatarra: ya no se pueden conseguir cuatro juegos.
end-wasteland-plant-blue-gone = No queda nadie para copiar nada: gana Rojo.
end-wasteland-plant-red-gone = No queda nadie para impedirlo: la fábrica es de Azul.
end-wasteland-plant-storm = Ha llegado la tormenta y los datos se han perdido: gana Rojo.
end-wasteland-police-station-reached = Una mano en el punto de control: la comisaría ha caído.
end-wasteland-police-station-attackers-gone = Ha caído el último atacante: la comisaría resiste.
end-wasteland-police-station-held = Han pasado seis rondas y la comisaría resiste.
end-wasteland-demolition-collapse = El paso elevado se hunde de punta a punta: victoria mayor de Azul.
end-wasteland-demolition-sagging = El paso elevado se comba y no pasará del invierno: victoria menor de Azul.
end-wasteland-demolition-cracked = Grietas y polvo, pero aguanta: victoria menor de Rojo.
end-wasteland-demolition-standing = El paso elevado apenas tiene un rasguño: victoria mayor de Rojo.
end-wasteland-sweep-blue-banked = 200 chapas en el banco: ¡Azul gana el concurso!
end-wasteland-sweep-red-banked = 200 chapas en el banco: ¡Rojo gana el concurso!
end-wasteland-sweep-blue-richer = El gong: Azul tiene los premios más valiosos.
end-wasteland-sweep-red-richer = El gong: Rojo tiene los premios más valiosos.
end-wasteland-sweep-tie = El gong, y los dos bandos tienen lo mismo: nadie gana el concurso.
end-wasteland-suit-up-left = La armadura abandona la mesa con alguien dentro: ganan los atacantes.
end-wasteland-suit-up-attackers-gone = No queda nadie que pueda llevar la armadura: victoria mayor de los defensores.
end-wasteland-suit-up-trapped = Alguien lleva la armadura, pero no ha escapado: victoria menor de los defensores.
end-wasteland-suit-up-not-worn = Nadie lleva la armadura: victoria mayor de los defensores.

## Lo que pasó

event-wasteland-data-set = { $model } copió los datos del ordenador k{ $marker }; juegos en total: { $total }.
event-wasteland-virus = { $model } cargó un virus: −4 a las pruebas de informática de Azul, y se descubrieron todos los marcadores de investigación.
event-wasteland-understood = { $model } entendió para qué sirven los ordenadores. ¡Ahora son objetivos!
event-wasteland-computer-broken = El ordenador k{ $marker } quedó hecho chatarra.
event-wasteland-pillar-seen = El pilar k{ $marker } esconde el número { $number }.
event-wasteland-pillar-seen-hidden = Azul miró un pilar.
event-wasteland-pillars-swapped = Rojo intercambió dos pilares en secreto.
event-wasteland-charge-laid = { $model } colocó la carga explosiva k{ $marker }.
event-wasteland-charge-disarmed = { $model } desactivó la carga explosiva k{ $marker }.
event-wasteland-charge-armed = { $model } reactivó la carga explosiva k{ $marker }.
event-wasteland-detonator = { $model } ajustó el detonador: todo estallará al final de la ronda { $round }.
event-wasteland-charge-blown = ¡La carga explosiva k{ $marker } explotó!
event-wasteland-charge-dud = La carga explosiva k{ $marker } era falsa.
event-wasteland-pillar-down = El pilar k{ $marker } se derrumbó.
event-wasteland-pillars-counted = { $number ->
    [0] No se destruyó ningún pilar.
    [one] Se destruyó un pilar; su número es { $total }.
   *[other] Se destruyeron { $number } pilares; sus números suman { $total }.
}
event-wasteland-prize-found = { $model } encontró un premio.
event-wasteland-prize-banked = { $model } ingresó { $caps } chapas; en total, { $total }.
event-wasteland-suit-worn = ¡{ $model } se puso la servoarmadura!
event-wasteland-suit-dropped = La servoarmadura quedó en el marcador k{ $marker }, donde cayó { $model }.

## Rechazos

refusal-wasteland-burdened = Lo que lleva esta miniatura le impide cargar. Muévela, o haz que lo entregue antes.
refusal-wasteland-cannot-carry = Esta miniatura ya lleva todo lo que puede. Ponlo antes a salvo, o envía otra miniatura.
refusal-wasteland-used-up = Eso ya está hecho y solo funciona una vez. Busca el siguiente.
refusal-wasteland-force-side = Esta fuerza no puede jugar ese bando del escenario. Elige otra fuerza, o cambiad de bando.
