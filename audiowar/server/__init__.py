"""Tables for people who play together: sockets, seats, a log that outlives the program."""
