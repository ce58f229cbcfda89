"""Tables as people live them: who acts, the one door, what is told to whom. Knows neither Discord nor SQL."""
