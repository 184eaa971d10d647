# Pages and messages that belong to no part of the page alone.
app-name = Overseer
to-start = To the start page
reload = Load it again
lost-title = There is nothing at this address
lost-text = The link may be old, or a letter is missing.
page-failed = This part of the page could not be loaded. A newer one may be there.
board-label = The table
