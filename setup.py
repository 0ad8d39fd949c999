"""Leave out what has no wheel for musl, the C library of Alpine: no requirement can name it.

Everything else about the package is in setup.cfg.
"""

from configparser import ConfigParser
from sysconfig import get_config_var

from setuptools import setup

NO_WHEEL = ("accesskit", "espeakng-loader")
"""The game plays without them: it speaks through a speech server, or in the terminal."""

if "musl" in (get_config_var("SOABI") or ""):
    reader = ConfigParser(interpolation=None)
    reader.read("setup.cfg", encoding="utf-8")
    needed = reader["options"]["install_requires"].strip().splitlines()
    setup(install_requires=[line for line in needed if not line.startswith(NO_WHEEL)])
else:
    setup()
