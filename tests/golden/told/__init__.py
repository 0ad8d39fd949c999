"""Games as they are heard: kept as text, in every written language, at every level of detail."""
