# Tod und Leben.
game-tod-und-leben = Tod und Leben
