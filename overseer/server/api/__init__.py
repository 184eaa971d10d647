"""What can be asked over HTTP: importing a module of this room adds its addresses."""
