"""A cluster: several servers that share their tables through a NATS broker."""
