# `overseer odds`: la probabilidad exacta de un golpe crítico, en tabla y en imagen.

odds-title = La probabilidad de un golpe crítico (TR-C6)
odds-note = Empiezas con 2 oportunidades de crítico. La tabla impresa habla de un 0, 5 y 10 % aproximado con 0, 1 y 2 oportunidades; su regla, al menos dos dados que muestren un 1, da exactamente un 0, 2,8 y 7,4 %, y así tira Overseer.
odds-one =
    { $chances ->
        [one] Con { $shown } oportunidad de crítico
       *[other] Con { $shown } oportunidades de crítico
    } tiras { $dice ->
        [one] 1 dado
       *[other] { NUMBER($dice) } dados
    }: { $percent } de golpe crítico, exactamente { $fraction }.
odds-written = La curva está en { $file }.
odds-error-file = No se ha podido escribir la imagen en { $file } ({ $error }). Elige otro lugar.
help-odds = Ver probabilidades exactas: golpes críticos de Tragic, ataques de Wasteland
    .long = Probabilidades exactas, en tabla y en imagen. Tragic: un golpe crítico según el número de oportunidades de crítico. Wasteland: un ataque con un arma, su valor elemento por elemento, la probabilidad de acertar y el daño que atraviesa la armadura.
    .examples =
        overseer odds  Toda la tabla
        overseer odds --chances 5  Una sola probabilidad
        overseer odds --picture criticos.svg  La curva en imagen
        overseer odds wasteland hunting-rifle --unit settler --range long --cover 1 --armour 2  Un ataque en Wasteland
        overseer odds wasteland sledgehammer --skill 6 --charge black --svg barras.svg  Una carga, como barras en una imagen
help-odds-chances = Solo la probabilidad con este número de oportunidades de crítico, de -20 a 22.
    .value = N
help-odds-picture = Escribir también la curva, o las barras de Wasteland, en un archivo SVG.
    .value = ARCHIVO.svg
