"""From a cue to a placed sound: packs, mixer, backends."""
