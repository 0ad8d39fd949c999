# Onaj ko sluša i ostali, u spisku igrača. $form: nom (vi), acc i gen (vas), dat (vama), ins (vama).
you = { $form ->
   *[nom] vi
    [acc] vas
    [gen] vas
    [dat] vama
    [ins] vama
  }
# Imena se nikad ne menjaju; ispred njih padež nosi reč igrač.
name = { $form ->
   *[nom] { $name }
    [acc] igrača { $name }
    [gen] igrača { $name }
    [dat] igraču { $name }
    [ins] igračem { $name }
  }
