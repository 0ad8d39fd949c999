"""The page's engine run on the server, for browsers that cannot run it themselves."""
