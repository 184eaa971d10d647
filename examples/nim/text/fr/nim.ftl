# Nim en français.

topic-nim-take = Prenez des allumettes dans un tas : b2 en prend deux dans le tas b.
event-nim-took = { $seat } a pris { $n ->
    [one] une allumette
   *[other] { $n } allumettes
} dans le tas { $heap }.
end-nim-last = La dernière allumette est prise.
refusal-nim-too-few = Ce tas compte moins d’allumettes. N’en prenez pas plus qu’il n’en reste.
refusal-nim-all-taken = Toutes les allumettes sont prises. La partie est finie.
refusal-nim-notation = « { $text } » n’est pas un coup de ce jeu. Écrivez le tas et le nombre : a1, b2, c5.
refusal-nim-option = Ce jeu n’a pas d’option « { $name } ». Lancez-le sans option.

rule-NIM-S1 = Trois tas comptent trois, quatre et cinq allumettes.
    .title = Mise en place
rule-NIM-T1 = À tour de rôle, prenez dans un seul tas au moins une allumette, au plus toutes celles qui restent.
    .title = Prendre
rule-NIM-E1 = Qui prend la dernière allumette gagne.
    .title = La dernière allumette

field-nim-a = Tas a
field-nim-b = Tas b
field-nim-c = Tas c
