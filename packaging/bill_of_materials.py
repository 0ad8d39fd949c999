"""Make the bill of materials of a build: its third-party components, in CycloneDX format."""

from __future__ import annotations

import json
import uuid
from datetime import datetime, timezone
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.contrib.this.builders import this_component
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

COMPONENTS: Final = "components.json"
"""The file in the folder of a build in which `build_exe.spec` lists the build's components."""
_IDS: Final = uuid.UUID("6d0f1a6e-58f2-4b8c-9f0e-3f2a7c1b9d40")


def make_bill_of_materials(dist: Path, name: str, version: str, moment: int) -> str:
    """Return the bill of materials of the build in the folder `dist`, as JSON.

    `moment` is the Unix time of the build. Raises OSError if the folder has no `components.json`.
    """
    licences = LicenseFactory()
    bom = Bom(serial_number=uuid.uuid5(_IDS, f"{name} {version}"))
    bom.metadata.timestamp = datetime.fromtimestamp(moment, timezone.utc)
    bom.metadata.tools.components.add(this_component())
    bom.metadata.component = program = Component(
        name="audiowar",
        version=version,
        type=ComponentType.APPLICATION,
        licenses=[licences.make_from_string("GPL-3.0-or-later")],
        bom_ref="audiowar",
    )
    for part in json.loads((dist / COMPONENTS).read_text(encoding="utf-8")):
        component = Component(
            name=part["name"],
            version=part["version"] or None,
            type=ComponentType.LIBRARY,
            licenses=[licences.make_from_string(part["licence"])],
            purl=PackageURL.from_string(part["purl"]) if "purl" in part else None,
            bom_ref=part["name"],
        )
        bom.components.add(component)
        bom.register_dependency(program, [component])
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"
