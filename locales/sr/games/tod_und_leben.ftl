# Tod und Leben.
game-tod-und-leben = { KEY("Tod und Leben") }
