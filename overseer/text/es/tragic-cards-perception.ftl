# Las cartas de Percepción de Tragic: sus nombres y una frase de ambiente. El texto de reglas se
# compone en otro sitio.

## Ability cards

card-tragic-eye-for-gaps = Ojo para las grietas
    .flavour = Toda armadura tiene una costura, y toda costura, un mal día.
card-tragic-steady-aim = Pulso firme
    .flavour = Inspira, espira y déjales a ellos el último suspiro.
card-tragic-sharpshooter = Tirador experto
    .flavour = Una vez le quitaste el punto a una i, en una señal de tráfico.
card-tragic-fire-control = Control de tiro
    .flavour = Un poco más arriba. Un poco a la izquierda. Ahí.
card-tragic-battlefield-sense = Instinto de combate
    .flavour = Mientras los demás recargan, tú miras alrededor.

## Attacks

card-tragic-pistol-shot = Disparo de pistola
    .flavour = Pequeño, ruidoso y convincente.
card-tragic-sniper-shot = Disparo de francotirador
    .flavour = La detonación llega después, como casi todo el correo.
card-tragic-assault-rifle = Fusil de asalto
    .flavour = Treinta opiniones por cargador.
card-tragic-needle-round = Bala aguja
    .flavour = Tan fina que atraviesa hasta las excusas.
card-tragic-shotgun-blast = Escopetazo
    .flavour = Apuntar es cuestión de dirección general.
card-tragic-frag-grenade = Granada de fragmentación
    .flavour = Para compartir entre amigos. No con los tuyos.
card-tragic-crippling-shot = Disparo incapacitante
    .flavour = Aún funciona, pero ya no sirve de nada.
card-tragic-fuel-tank-shot = Disparo al depósito
    .flavour = Prohibido fumar a cien metros, desde ya.
card-tragic-minigun = Minigun
    .flavour = Quien le puso nombre nunca la cargó.

## Actions and quests

card-tragic-scout-ahead = Avanzadilla
    .flavour = Alguien tiene que pisarlo primero.
card-tragic-armour-piercing-rounds = Munición antiblindaje
    .flavour = Llamar a la puerta nunca fue lo tuyo.
card-tragic-interrogation = Interrogatorio
    .flavour = La lámpara está rota, el silencio funciona igual.
card-tragic-comb-the-ruins = Peinar las ruinas
    .flavour = La basura de unos sigue siendo basura, pero en tu casa.
card-tragic-double-tap = Doble disparo
    .flavour = El segundo es para estar seguros.
card-tragic-buried-cache = Alijo enterrado
    .flavour = Alguien lo enterró, lo señaló bien y no volvió nunca.
card-tragic-lost-signal = Señal perdida
    .flavour = Repite las mismas coordenadas desde hace dos siglos. Alguien debería contestar.

## Reactions

card-tragic-take-cover = A cubierto
    .flavour = Desde detrás de este muro, la situación pinta mucho mejor.
card-tragic-saw-it-coming = Lo vi venir
    .flavour = El cable era un buen detalle. Lástima del óxido.
card-tragic-minefield = Campo de minas
    .flavour = Los carteles de aviso se vendían por separado.
card-tragic-disarming-shot = Disparo de desarme
    .flavour = El sombrero, el arma y la confianza, por ese orden.
card-tragic-one-shot = Un solo disparo
    .flavour = Ni siquiera se habían presentado.

## Allies and companions

card-tragic-lookout = Vigía
    .flavour = Lo ve todo y le creen la mitad de las veces.
card-tragic-raider-gunner = Tiradora saqueadora
    .flavour = Una muesca por cada acierto, una mentira por cada fallo.
card-tragic-hover-spotter = Observador flotante
    .flavour = Toca marchas militares hasta que te encuentra.
card-tragic-hired-sniper = Francotirador a sueldo
    .flavour = Se paga por adelantado; nadie ha pedido nunca un reembolso.
card-tragic-super-mutant-gunner = Artillero supermutante
    .flavour = Él lo llama fusil. El tanque del que salió lo llamaba torreta.
card-tragic-ines-longshot = Inés – Tiradora
    .flavour = Escribe cartas a sus blancos, pero nunca a tiempo.

## Objects

card-tragic-binoculars = Prismáticos
    .flavour = Una lente está rajada: los problemas vienen de dos en dos.
card-tragic-demolition-charge = Carga de demolición
    .flavour = Enciende la mecha y lee las instrucciones en otra parte.
card-tragic-eagle-drops = Gotas de águila
    .flavour = Cuentas las plumas y saboreas los colores.
card-tragic-night-goggles = Gafas de visión nocturna
    .flavour = Todo es verde, como antes de la guerra.
card-tragic-scoped-rifle = Rifle con mira
    .flavour = La distancia es una forma de cortesía.
card-tragic-watchtower = Torre de vigilancia
    .flavour = Las mejores vistas de la comarca, si te gusta la ceniza.
