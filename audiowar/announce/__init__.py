"""Turn the events of a match into `Line`s, which can be rendered in any language."""
