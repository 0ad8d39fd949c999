"""What is heard of each event, in each language and at each level of detail: kept, and read."""
