"""``python -m bench [NAME...] [--quick]``: what we claim about speed, beside its rivals."""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bench import (
    append,
    core,
    corrections,
    crowd,
    devices,
    draw,
    evenings,
    growth,
    http,
    odds,
    offers,
    production,
    replay,
    reports,
    simulation,
    startup,
    table_page,
    volume,
)
from bench.comparison import Facts, Measured, Scale
from bench.machine import machine
from bench.report import Report

Measure = Callable[[Path, Scale], Iterator[Facts | Measured]]

MEASURES: dict[str, Measure] = {
    "core": core.measure,
    "offers": offers.measure,
    "odds": odds.measure,
    "simulation": simulation.measure,
    "append": append.measure,
    "replay": replay.measure,
    "corrections": corrections.measure,
    "evenings": evenings.measure,
    "reports": reports.measure,
    "http": http.measure,
    "crowd": crowd.measure,
    "growth": growth.measure,
    "devices": devices.measure,
    "draw": draw.measure,
    "production": production.measure,
    "pages": table_page.measure,
    "volume": volume.measure,
    "startup": startup.measure,
}


def main() -> None:
    """Run the named measures, or all. Store the results unless ``--quick`` is set."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument(
        "names", nargs="*", choices=[[], *MEASURES], metavar="NAME", help=", ".join(MEASURES)
    )
    parser.add_argument("--quick", action="store_true", help="only show that everything runs")
    parser.add_argument("--folder", type=Path, help="a folder on the disk to measure on")
    parser.add_argument(
        "--before", type=Path, help="another checkout: `devices` measures its service too"
    )
    chosen = parser.parse_args()
    scale = Scale(quick=chosen.quick, before=chosen.before and chosen.before.resolve())
    with tempfile.TemporaryDirectory(prefix="paroli-bench-", dir=chosen.folder) as name:
        folder = Path(name)
        report = Report(machine(folder, fsyncs=scale.of(500)))
        for measure in chosen.names or MEASURES:
            for measured in MEASURES[measure](folder, scale):
                report.add(measure, measured)
    if not chosen.quick:
        report.keep(MEASURES)


if __name__ == "__main__":
    main()
