"""The pictures of the architecture are those of the import contracts, and name every part."""

import json
import re
from xml.etree import ElementTree as ET

import pytest

from tests.docs.architecture import FOLDER, Rows, pictures, service_rows, web_rows
from tests.docs.pages import ROOT, page, rows, section, ticked

PAGE = page("docs/explanation/architecture.md")
SVG_TEXT = "{http://www.w3.org/2000/svg}text"


@pytest.mark.parametrize("name", pictures())
def test_the_picture_is_current(name: str) -> None:
    current = (FOLDER / name).read_text(encoding="utf-8")
    assert current == pictures()[name], "python -m tests.docs.architecture"
    assert f"]({name})" in PAGE


@pytest.mark.parametrize(
    ("name", "drawn", "heading"),
    [
        ("architecture-service.svg", service_rows(), "## The Python code"),
        ("architecture-web.svg", web_rows(), "## The web app"),
    ],
)
def test_the_picture_and_the_table_have_every_part(name: str, drawn: Rows, heading: str) -> None:
    named = [part for row in drawn for part in row]
    image = ET.fromstring(pictures()[name])  # noqa: S314 - our own image
    _title, *boxes = [text.text for text in image.iter(SVG_TEXT)]
    assert boxes == named
    listed = [ticked(first)[0] for first, _meaning in rows(section(PAGE, heading))]
    assert sorted(listed) == sorted(named)


def test_every_folder_of_the_web_app_has_a_layer() -> None:
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert {part for row in web_rows() for part in row} == folders


def test_every_feature_of_the_web_app_has_a_layer_and_a_line() -> None:
    features = {path.name for path in (ROOT / "web" / "src" / "features").iterdir()}
    rules = json.loads((ROOT / "web" / ".dependency-cruiser.json").read_text(encoding="utf-8"))
    names = {rule["name"] for rule in rules["forbidden"]}
    assert {f"layer-features-{feature}" for feature in features} <= names
    listed = section(PAGE, "## The web app").partition("The folders of `features`:")[2]
    assert set(re.findall(r"^- `([a-z-]+)`:", listed, re.MULTILINE)) == features


def test_every_folder_of_the_table_kit_is_described() -> None:
    folders = {path.name for path in (ROOT / "web/src/table-kit").iterdir() if path.is_dir()}
    _, _, listed = section(PAGE, "## The web app").partition("In `table-kit` ")
    items = re.findall(r"^- .*(?:\n  .*)*", listed, re.MULTILINE)
    # Types such as `BoardGame` have capitals.
    assert {name for item in items for name in ticked(item) if name.islower()} == folders


def test_the_folders_of_large_packages_are_listed() -> None:
    listed = {
        ticked(package)[0]: {name for name in ticked(folders) if "/" not in name}
        for package, folders in rows(section(PAGE, "## The folders of large packages"))
    }
    assert listed == {
        package.name: folders
        for package in (ROOT / "service").iterdir()
        if (folders := {path.parent.name for path in package.glob("*/__init__.py")})
    }
