# Nim in English.

topic-nim-take = Take matches from one heap: b2 takes two from heap b.
event-nim-took = { $seat } took { $n ->
    [one] one match
   *[other] { $n } matches
} from heap { $heap }.
end-nim-last = The last match is taken.
refusal-nim-too-few = That heap has fewer matches. Take no more than lie there.
refusal-nim-all-taken = All matches are taken. The game is over.
refusal-nim-notation = “{ $text }” is no move of this game. Write the heap and how many: a1, b2, c5.
refusal-nim-option = This game has no option “{ $name }”. Start it without options.

rule-NIM-S1 = Three heaps hold three, four and five matches.
    .title = Set-up
rule-NIM-T1 = In turn, take at least one match from one heap, at most all that lie there.
    .title = Taking
rule-NIM-E1 = Whoever takes the last match wins.
    .title = The last match

field-nim-a = Heap a
field-nim-b = Heap b
field-nim-c = Heap c
