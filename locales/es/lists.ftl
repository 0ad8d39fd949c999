# Quien escucha y los demás, en una lista de jugadores. $form: nom (tú), a (a ti), de (de ti), con.
you = { $form ->
   *[nom] tú
    [a] a ti
    [de] de ti
    [con] contigo
  }
name = { $form ->
   *[nom] { $name }
    [a] a { $name }
    [de] de { $name }
    [con] con { $name }
  }
