# Los escenarios de Wasteland: títulos, presentaciones, objetivos, finales y lo que se cuenta después.

## Bandos

scenario-side-players = Jugadores
scenario-side-wasteland = El Yermo
scenario-side-survivors = Supervivientes
scenario-side-mutants = Supermutantes
scenario-side-south = Sur
scenario-side-north = Norte
scenario-side-none = Nadie
scenario-side-both = Los dos bandos, para mirar

## Marcadores de un escenario

scenario-marker-helmet = casco
scenario-marker-trap = trampa
scenario-marker-pump = bomba de agua
scenario-marker-generator = generador
scenario-marker-barrel = barril de residuos
scenario-marker-journal = diario
scenario-marker-cave = cueva (A)
scenario-marker-lair = entrada (B)
scenario-marker-siren = sirena
scenario-marker-dropped = hallazgos caídos

## Elecciones

scenario-choice-south = el borde sur
scenario-choice-north = el borde norte
scenario-choice-west = el borde oeste
scenario-choice-east = el borde este
scenario-choice-away = lejos de la sirena
scenario-choice-towards = hacia la sirena

## Contra la IA, y una simple pelea

scenario-ambush = Emboscada
    .story = Un campamento en mitad de la nada, y allí nadie sabe que acabáis de cerrar el cerco.
    .players = Retirad todas las miniaturas del Yermo en seis rondas.
    .wasteland = Resistid: basta con una miniatura en la mesa tras la sexta ronda.
    .rules = Las miniaturas de la IA están en el centro; las vuestras, a naranja o menos de cualquier borde. La IA nunca abandona la mesa.
scenario-helmet = Destruir y recuperar
    .story = El casco de su líder es vuestro trofeo. Ahora vienen a buscarlo, y conocen cada puerta de este sitio.
    .players = Que nadie se lleve el casco de la mesa en seis rondas.
    .wasteland = Coged el casco y sacadlo por vuestro propio borde.
    .rules = Solo las miniaturas del Yermo (menos los perros) cogen el casco, gratis, al tocarlo. Si se retira a quien lo lleva, cae al suelo.
scenario-head = Cortar la cabeza
    .story = Han entendido quién os mantiene unidos. Esta noche llegan de todas partes y solo buscan a uno de vosotros.
    .players = Mantened a vuestro líder en la mesa seis rondas o retirad a todos los atacantes.
    .wasteland = Retirad al líder de los jugadores.
    .rules = Vuestra fuerza está en el centro y la IA, a lo largo de los bordes. El líder perseguido no puede abandonar la mesa. Si hay varios, los jugadores nombran a uno.
scenario-loot = Saquear la zona
    .story = Una tranquila salida en busca de chatarra, hasta que la otra cuadrilla dobló la esquina con el mismo plano en la mano.
    .players = Al final de la sexta ronda, tened hallazgos que valgan más chapas que los suyos.
    .wasteland = Al final de la sexta ronda, tened hallazgos que valgan más chapas que los de los jugadores.
    .rules = Ocho marcadores de registro. Solo cuenta lo hallado en esta batalla que aún se conserve. Lo de una miniatura retirada queda donde estaba.
scenario-escort = Escoltar al brahmán
    .story = La vieja ruta comercial ha de revivir. Un mercader se atreve a ser el primero; solo pide que su animal llegue entero.
    .players = Mantened vivo al brahmán seis rondas, mejor con seis de salud o más.
    .wasteland = Matad al brahmán.
    .rules = Al final de cada ronda, el brahmán avanza roja como mucho; vosotros elegís el camino. Al separarse no sufre ataques gratuitos. Si toca el borde opuesto, está a salvo.
scenario-skirmish = Escaramuza
    .story = Sin plan, sin mapa y sin motivo que nadie sepa dar después: dos fuerzas se encuentran y ninguna se aparta.
    .south = Retirad enemigos por más chapas de las que perdáis, o a todos.
    .north = Retirad enemigos por más chapas de las que perdáis, o a todos.
    .rules = Cada bando se despliega a roja o menos de su borde, una miniatura por turno.

## Tutoriales

scenario-beginnings = Un comienzo agitado
    .story = Nora lleva unos días fuera del hielo. Desde la loma oye gemir a un perro, y luego ve quién pone lazos ahí abajo.
    .survivors = Liberad al perro y retirad a todos los supermutantes.
    .mutants = Vaciad las cuatro trampas o retirad a todos los supervivientes.
    .rules = Un superviviente a naranja o menos del perro lo libera con una acción. Un supermutante a naranja o menos de una trampa la vacía con una acción y una prueba de Fuerza superada.
scenario-fort-davis = Fuerte Davis
    .story = Ya todos saben que los supermutantes se quedan. Y todos saben lo que dicen que se oxida en las taquillas del Fuerte Davis.
    .survivors = Tened más objetos hallados que los mutantes tras cuatro rondas, o retiradlos a todos.
    .mutants = Tened más objetos hallados que los supervivientes tras cuatro rondas, o retiradlos a todos.
    .rules = Un marcador de investigación con número es una taquilla de armas: una acción saca dos armas del mazo. Los hallazgos se usan enseguida; los caídos se recogen con una acción.
scenario-water-plant = La planta de agua
    .story = En las cisternas solo queda barro. La vieja planta de la colina aún puede bombear, si alguien les habla bien a sus ordenadores y otro mantiene lejos a los mutantes.
    .survivors = Bombead 30 000 galones en seis rondas.
    .mutants = Capturad supervivientes que cuenten por cuatro o dejad pasar el tiempo.
    .rules = Informática en una bomba: 6000 galones por el primer éxito de la ronda y 1000 por cada uno más. Informática en el generador: 5000 al final de cada ronda. Si el técnico no está entre las bombas al empezar la ronda, se pierden 2000. Quien cae en combate cuerpo a cuerpo es capturado; el técnico cuenta por dos.
scenario-journal = El diario perdido
    .story = Goddard llegó tambaleándose, con media armadura derretida y una sola palabra: el diario. Está en un cofre del vertedero radiactivo, y alrededor hay tres llaves.
    .survivors = Sacad el diario de la mesa en seis rondas.
    .mutants = Mantened el diario en la mesa seis rondas.
    .rules = El cofre es el marcador de investigación con el número 1; los supervivientes saben dónde está. A, B y C son llaves y solo una sirve. Tocar el cofre es gratis; coger una llave cuesta una acción. Quien termina su activación a amarilla o menos de barriles sufre un dado negro de radiación por cada uno.
scenario-storm = Se acerca la tormenta
    .story = Del oeste llega un muro de nubes y en millas solo hay una cueva seca. Ambos bandos la alcanzan a la vez, y el trueno ha despertado a algo más.
    .survivors = Retirad al Bruto o tened a vuestro líder más cerca de la cueva tras seis rondas.
    .mutants = Retirad a la Superviviente única o tened a vuestro líder más cerca de la cueva tras seis rondas.
    .rules = Tras cada activación se lanza la ficha de suerte; la quinta suerte trae al sanguinario por B. Actúa al final de cada ronda. Una sirena lo aleja o lo acerca una distancia naranja, a elección de quien la usa.

## Cómo terminó

# A scenario of one’s own has no words here: $scenario and $end are its ids, made readable.
own-end = La batalla ha terminado: { $end }.
own-end-of = «{ $scenario }» ha terminado: { $end }.

end-wasteland-draw = Se acabó el tiempo y nadie ha ganado.
end-wasteland-exhausted = La batalla se ha alargado más allá de toda medida: nadie ha ganado.
end-wasteland-ambush-cleared = El campamento está vacío: la emboscada ha tenido éxito.
end-wasteland-ambush-wiped-out = Los atacantes han sido aniquilados.
end-wasteland-ambush-time = Han pasado seis rondas y el campamento resiste: la emboscada ha fracasado.
end-wasteland-helmet-carried-off = El casco ha vuelto a casa: el Yermo ha recuperado su trofeo.
end-wasteland-helmet-cleared = No queda nadie que venga por el casco: el trofeo es vuestro.
end-wasteland-helmet-no-hands = Solo quedan perros, y los perros no llevan cascos: el trofeo es vuestro.
end-wasteland-helmet-time = Han pasado seis rondas y el casco sigue aquí: el trofeo es vuestro.
end-wasteland-head-leader-removed = El líder ha caído: el Yermo tiene lo que buscaba.
end-wasteland-head-cleared = El último atacante ha caído y el líder sigue en pie.
end-wasteland-head-time = Han pasado seis rondas y el líder sigue en pie.
end-wasteland-loot-players-alone = La otra cuadrilla ya no está: todo es de los jugadores.
end-wasteland-loot-wasteland-alone = Los jugadores ya no están: todo es del Yermo.
end-wasteland-loot-players-richer = Los hallazgos de los jugadores valen más.
end-wasteland-loot-wasteland-richer = Los hallazgos del Yermo valen más.
end-wasteland-loot-equal = Ambas cuadrillas tienen hallazgos del mismo valor: nadie ha ganado.
end-wasteland-escort-killed = El brahmán ha muerto, y la ruta con él.
end-wasteland-escort-safe = El brahmán ha llegado sano al borde opuesto.
end-wasteland-escort-safe-hurt = El brahmán ha llegado cojeando al borde opuesto.
end-wasteland-escort-alive = Han pasado seis rondas y el brahmán está bien.
end-wasteland-escort-alive-hurt = Han pasado seis rondas y el brahmán sigue vivo, por poco.
end-wasteland-beginnings-traps-emptied = La última trampa está vacía: los supermutantes tienen sus presas.
end-wasteland-beginnings-survivors-gone = No queda ningún superviviente en la colina.
end-wasteland-beginnings-freed = El perro está libre y los cazadores ya no están.
end-wasteland-beginnings-draw = Cae la noche sobre las colinas y nada está decidido.
end-wasteland-fort-davis-mutants-gone = Los supermutantes ya no están: el fuerte es de los supervivientes.
end-wasteland-fort-davis-survivors-gone = Los supervivientes ya no están: el fuerte es de los supermutantes.
end-wasteland-fort-davis-survivors-more = Los supervivientes sacan más objetos del fuerte.
end-wasteland-fort-davis-mutants-more = Los supermutantes sacan más objetos del fuerte.
end-wasteland-fort-davis-equal = Ambos sacan el mismo número de objetos del fuerte.
end-wasteland-water-plant-water = Han pasado 30 000 galones por las tuberías.
end-wasteland-water-plant-captured = Se han llevado a demasiados supervivientes.
end-wasteland-water-plant-survivors-gone = No queda nadie en las bombas.
end-wasteland-water-plant-mutants-gone = Los supermutantes ya no están: las bombas funcionan en paz.
end-wasteland-water-plant-dry = Han pasado seis rondas y las cisternas no están llenas.
end-wasteland-journal-journal-out = El diario ha salido del vertedero.
end-wasteland-journal-survivors-gone = No queda ningún superviviente en el vertedero.
end-wasteland-journal-mutants-gone = Los supermutantes ya no están: nada separa a los supervivientes del cofre.
end-wasteland-journal-time = Han pasado seis rondas y el diario sigue en el vertedero.
end-wasteland-storm-both-down = Ambos líderes cayeron a la vez: nadie ha ganado.
end-wasteland-storm-brute-down = El Bruto ha caído: la cueva es de los supervivientes.
end-wasteland-storm-survivor-down = La Superviviente única ha caído: la cueva es de los supermutantes.
end-wasteland-storm-survivors-nearer = Estalla la tormenta y el líder de los supervivientes está más cerca de la cueva.
end-wasteland-storm-mutants-nearer = Estalla la tormenta y el líder de los mutantes está más cerca de la cueva.
end-wasteland-storm-truce = Estalla la tormenta y ambos líderes están igual de cerca: nadie ha ganado.

## Lo que se cuenta después

story-beginnings-survivors-win = Entre cazadores todo se sabe, también entre los grandes y verdes. Quizá pongan sus lazos en otras colinas.
story-beginnings-survivors-dog = En la oscuridad algo se mueve tras el grupo cansado. El perro ha roto el alambre a mordiscos y trota detrás como si nada.
story-beginnings-survivors-always = Nora comparte su última cecina y habla hasta que se alzan las orejas. «Casi acabas siendo la cena de alguien. Creo que te llamaré Albóndiga.»
story-beginnings-mutants-win = Por una vez, los sacos de carne pesan de vuelta a casa. Esta noche nadie se duerme gruñendo.
story-beginnings-mutants-always = Humanos flacos, malas armas, sin equipaje: gente así duerme cerca. Un campamento daría de comer a muchos.
story-fort-davis-survivors-win = Alguien acaricia los fusiles nuevos como si fueran gatos. Por primera vez en semanas se ríe junto al fuego.
story-fort-davis-survivors-always = Las mismas cicatrices, la misma pintura: son los mutantes de las colinas, y no están de paso. Y el agua de la cisterna ha bajado otro palmo.
story-fort-davis-mutants-win = Acero nuevo, despensas llenas, jaulas firmes: el jefe estará contento, y un jefe contento es un jefe callado.
story-fort-davis-mutants-always = Todos los humanos se parecen, pero estos olían como los que arruinaron la caza. Podrían sustituir a los esclavos huidos.
story-water-plant-survivors-win = Sale marrón, luego amarilla, luego clara. Durará hasta las lluvias.
story-water-plant-survivors-always = Al anochecer todos gritan: ¡atacar, no, matarlos de hambre! Entonces llegan disparos desde el vertedero y se hace el silencio.
story-water-plant-mutants-win = Manos útiles, todas. En la cabeza del jefe, toda una comarca vuelve a arrodillarse.
story-water-plant-mutants-always = Humanos pequeños, por todas partes humanos pequeños. Y ahora han visto uno de acero en el vertedero. Pagará por todos.
story-journal-survivors-win = Las páginas están arrancadas. De la cubierta cae un holodisco con una voz cansada: no sería él quien diera otra plaga al mundo, así que quemó su propia obra.
story-journal-survivors-always = Nadie habla de vuelta a casa. Truenos a lo lejos; se acerca un combate y todos lo sienten.
story-journal-mutants-win = Fuera lo que fuera, no lo consiguieron. Ahora el vertedero arde y nadie volverá a buscar.
story-journal-mutants-always = Humanos más atrevidos y mejor armados. Queda trabajo por hacer. Truenos a lo lejos.
story-storm-survivors-win = Ha costado caro, pero la roca está seca y la tormenta se queda fuera. El Yermo no es más amable; quizá esté tranquilo un tiempo.
story-storm-mutants-win = Esperan bajo la roca hasta que el cielo se queda ronco. Luego bajarán al asentamiento, porque esta tierra ya tiene dueño.
story-storm-both-always = Los que lograron entrar se sientan en paredes opuestas y se miran por encima del fuego. Nadie duerme, nadie dispara. Solo queda esperar.

## Recompensas

scenario-reward = { $side }: { $caps } chapas

## Un archivo de escenario que no sirve

wasteland-scenario-zone = «{ $zone }» no es una zona. Escribe por ejemplo «within yellow of south», «blue from edges», «around dogmeat orange» o «square blue»; una coma une las partes.
wasteland-scenario-stock = «{ $text }» no puede estar bajo un marcador. Escribe por ejemplo «item 5», «blank», «A» o «number 3».
wasteland-scenario-sides = Un escenario tiene dos bandos; este tiene { $found }. Escribe una tabla [[side]] para cada uno.
wasteland-scenario-no-end = Este escenario no termina nunca. Escribe al menos una tabla [[end]].
wasteland-scenario-no-zone = El bando «{ $side }» no tiene zona; nadie podría desplegarlo. Escribe zone = "…" en su tabla.
wasteland-scenario-clear = «clear» enumera discos [x, y, radio] y rectángulos [izquierda, abajo, derecha, arriba] en milímetros.
wasteland-scenario-rule = No hay ninguna regla llamada «{ $word }».
wasteland-scenario-points = { $count } marcadores de lugar fijo necesitan { $count } puntos.
wasteland-scenario-point = Un punto son dos números sobre la mesa: [x, y] en milímetros.
wasteland-scenario-when = «{ $word }» no es una condición de las reglas de este escenario.
wasteland-scenario-side-word = Ningún bando puede llamarse «{ $side }»: la palabra significa otra cosa en un escenario. Elige otra.
wasteland-scenario-side-twice = Los dos bandos se llaman «{ $side }». Dale a cada uno su propio id.
wasteland-scenario-deploy = «deploy» nombra los dos bandos, cada uno una vez. Escribe deploy = ["{ $first }", "{ $second }"] o "luck".
wasteland-scenario-no-edges = El bando «{ $side }» debe elegir su borde y no tiene entre cuáles. Escribe por ejemplo edges = ["west", "east"].
wasteland-scenario-marker-zone = Nadie podría colocar estos marcadores. Escribe zone = "…" o by = "fixed" con sus puntos.
wasteland-scenario-bystander-at = Esta miniatura ajena está sobre otra o no cabe entera en la mesa. Escribe at = [x, y] en milímetros.
wasteland-scenario-caps = El bando «{ $side }» tiene muy pocas chapas para una fuerza. limit y more suman al menos { $least }.
wasteland-scenario-when-form = Tras la palabra de esta condición debe ir otra cosa. Escribe por ejemplo «{ $form }».
wasteland-scenario-rule-twice = La regla «{ $word }» aparece dos veces. Con una basta.
wasteland-scenario-rule-marker = La regla «{ $rule }» necesita marcadores de kind "place" con word = "{ $word }": { $count }. Escribe una tabla [[marker]].
wasteland-scenario-rule-bystander = La regla «{ $rule }» trata de la primera miniatura ajena, { $side ->
    [none] que no pertenece a ningún bando
   *[other] que pertenece al bando «{ $side }»
}. Escribe una tabla [[bystander]] así.
wasteland-scenario-rule-leader = La regla «{ $rule }» necesita un líder en cada bando: dale un leader a una [[side.unit]] de «{ $side }».
wasteland-scenario-rule-edge = En la regla «{ $rule }» el bando «{ $side }» entra por un borde concreto. Escribe edge = "{ $edge }" en su tabla.
wasteland-scenario-rule-card = La regla «{ $rule }» necesita la carta «{ $card }», que no está en este juego de cartas.
refusal-wasteland-scenario-file = El escenario no sirve: { $mistakes } { $mistakes ->
        [one] error
       *[other] errores
    }, el primero en la línea { $line }.
refusal-wasteland-terrain-file = El terreno no sirve: { $n } { $n ->
        [one] error
       *[other] errores
    }, el primero en la línea { $line }. «overseer terrain check ARCHIVO» los nombra todos.
refusal-wasteland-terrain-code-letters = Eso no es un código de terreno: empieza por «WT1-» y siguen letras y las cifras del 2 al 7.
refusal-wasteland-terrain-code-version = El código de terreno es de la versión { $found } y este programa lee la versión { $known }. Actualiza el programa o pide otro código.
refusal-wasteland-terrain-code-broken = El código de terreno no está entero: faltan letras o están mal. Cópialo otra vez.
refusal-wasteland-terrain-unfit = En este terreno no se puede jugar ninguna batalla de este escenario. Ábrelo en el editor de terreno y elige allí el escenario: muestra qué estorba.
