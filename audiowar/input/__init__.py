"""Turn keys into commands: the table of commands, names of keys, key maps and key files."""
