"""On musl, the C library of Alpine, leave out the requirements that have no wheel for it.

An environment marker cannot express that. Everything else about audiowar is in setup.cfg.
"""

import shutil
from configparser import ConfigParser
from sysconfig import get_config_var

from setuptools import setup

NO_WHEEL = ("accesskit", "espeakng-loader")
"""Without these packages the game still speaks through a speech server, or runs in the terminal."""

# setuptools would also install what an older version has left there.
shutil.rmtree("build/lib", ignore_errors=True)
if "musl" in (get_config_var("SOABI") or ""):
    reader = ConfigParser(interpolation=None)
    reader.read("setup.cfg", encoding="utf-8")
    needed = reader["options"]["install_requires"].strip().splitlines()
    setup(install_requires=[line for line in needed if not line.startswith(NO_WHEEL)])
else:
    setup()
