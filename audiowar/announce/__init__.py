"""Turn events of a match into `Line`s: messages for one listener, in no language yet."""
