"""Several servers that share their tables through a NATS broker."""
