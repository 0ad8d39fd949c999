# Quien escucha y los demás, en una lista de jugadores. $form: nom (tú), a (a ti), de (de ti), con,
# pila (la tuya: la pila de cada cual).
you = { $form ->
   *[nom] tú
    [a] a ti
    [de] de ti
    [con] contigo
    [pila] la tuya
  }
name = { $form ->
   *[nom] { $name }
    [a] a { $name }
    [de] de { $name }
    [con] con { $name }
    [pila] la de { $name }
  }
