# What every rulebook says: the marks of our readings, and the words of the page.

rulebook-mark-reading = our reading
rulebook-mark-partly = partly our reading
rulebook-reading-begins = Our reading:
rulebook-order = The rules stand where you need them, in the order of play; an id is a name that never changes, so the numbers of a section may jump.
rulebook-contents = Contents
rulebook-example = Example
