# What every rulebook says: the marks of our readings, and the words of the page.

rulebook-mark-reading = our reading
rulebook-mark-partly = partly our reading
rulebook-reading-begins = Our reading:
rulebook-contents = Contents
rulebook-example = Example
