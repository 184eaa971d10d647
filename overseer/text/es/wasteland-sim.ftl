# Simulaciones de batallas (`overseer sim wasteland`) y la escaramuza que los bots juegan en ellas.

sim-caps = Chapas ganadas
sim-draws = Empates: { $share }.
sim-first-side = El bando que empieza gana { $share } ({ $interval }).
sim-force = Fuerza
sim-battles = Batallas
sim-error-forces = { $forces } fuerzas no encajan en { $seats } asientos. Indica una fuerza para todos, una por asiento o «all»; --matrix admite las que quieras.
sim-error-matrix-forces = Una matriz necesita dos asientos y al menos dos fuerzas distintas, por ejemplo --decks minutemen,hammer; sin --decks toma las preparadas de 750 chapas.

bench-sights-per-s = Líneas de visión/s
bench-thoughts-per-s = Decisiones de la IA/s

wasteland-scenario-skirmish = Escaramuza
    .briefing = Dos fuerzas del mismo valor se encuentran en campo abierto. Nadie ha venido por nada que no sea el otro bando.
    .aim = Tras seis rondas, o en cuanto un bando se queda sin nadie, gana el bando que haya retirado enemigos por más chapas.
end-wasteland-skirmish-eliminated = Un bando se ha quedado sin nadie.
end-wasteland-skirmish-caps = Tras la última ronda, gana el bando que ha ganado más chapas.
end-wasteland-skirmish-level = Tras la última ronda, los dos bandos han ganado lo mismo.
