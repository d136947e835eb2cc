"""The web table: tables of play, who sits at them, and everybody who watches, over HTTP."""
