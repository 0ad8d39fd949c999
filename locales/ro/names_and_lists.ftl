# Cel care ascultă și ceilalți, într-o listă de jucători.
# $form: nom (tu), acc (după prepoziție: tine), pe (pe tine), gd (ție).
you = { $form ->
   *[nom] tu
    [acc] tine
    [pe] pe tine
    [gd] ție
  }
# Numele nu se schimbă niciodată.
name = { $form ->
   *[nom] { $name }
    [pe] pe { $name }
    [gd] jucătorului { $name }
  }
