# `overseer odds wasteland` y la vista previa de un ataque: valor, dados, armadura y probabilidades exactas.

wasteland-odds-written = Las barras están en { $file }.

wasteland-odds-fraction = Parte de todas las tiradas

## Lo que falla en una pregunta

wasteland-odds-error-which = ¿Qué arma? Por ejemplo: overseer odds wasteland hunting-rifle --skill 6. Todas: overseer cards wasteland list weapon
wasteland-odds-error-weapon = No hay ningún arma «{ $id }». Parecidas: { $near }. Todas: overseer cards wasteland list weapon
wasteland-odds-error-unit = No hay ninguna unidad «{ $id }». Parecidas: { $near }. Todas: overseer cards wasteland list unit
wasteland-odds-error-mine = { $weapon } es una mina: nadie apunta con ella, así que no hay prueba. Nombra otra arma.
wasteland-odds-error-who = ¿Quién ataca? Da --skill con un número o --unit con una unidad, no ambas cosas.
wasteland-odds-error-range = «{ $range }» no es un alcance. Elige uno de estos: { $known }.
wasteland-odds-error-band = { $weapon } no se puede usar a este alcance ({ $range }). Posible: { $known }.
wasteland-odds-error-critical = { $weapon } no tiene columna crítica. Quita --critical.
wasteland-odds-error-critical-band = El crítico de { $weapon } solo cuenta a alcance { $band ->
    [long] largo
   *[short] corto
}. Cambia --range o quita --critical.
wasteland-odds-error-charge = «{ $charge }» no es un dado de carga. Elige uno de estos: { $known }.
wasteland-odds-error-charge-far = Una carga solo cuenta en combate cuerpo a cuerpo. Añade --range close o quita --charge.
wasteland-odds-error-armour = «{ $armour }» no es una armadura. Da un valor de 0 a 9, con su +1 si lo tiene (3+1), o X para inmune.
wasteland-odds-error-armour-twice = --target trae su propia armadura. Da --target o --armour.
wasteland-odds-error-skill = { $unit } no tiene la habilidad para esta arma ({ $weapon }). Elige otra unidad o da --skill.
wasteland-odds-error-game = No hay probabilidades para «{ $game }». Elige uno de estos: { $known }.

## Ayuda

help-odds-game = El juego: tragic (golpes críticos) o wasteland (ataques). Por defecto: tragic.
    .value = JUEGO
help-odds-weapon = Wasteland: el arma, por su identificador o su nombre.
    .value = ARMA
help-odds-skill = Wasteland: el valor de la habilidad antes de todo lo que lo cambia.
    .value = N
help-odds-unit = Wasteland: la unidad que ataca; su carta da la habilidad.
    .value = UNIDAD
help-odds-target = Wasteland: la unidad atacada; su carta da la armadura y la salud.
    .value = UNIDAD
help-odds-range = Wasteland: short (corto), long (largo) o close (cuerpo a cuerpo). Por defecto: short, o close para las armas cuerpo a cuerpo.
    .value = ALCANCE
help-odds-cover = Wasteland: cuántas coberturas hay entre ambos.
    .value = N
help-odds-armour = Wasteland: la armadura del blanco, por ejemplo 2, 3+1 o X para inmune. Por defecto: ninguna.
    .value = ARMADURA
help-odds-quick = Wasteland: como acción rápida o reacción.
help-odds-charge = Wasteland: después de una carga, con su dado: black (negro), green (verde) o both (ambos).
    .value = DADO
help-odds-critical = Wasteland: como crítico, con la columna crítica del arma.
