"""What was measured, for people at the prompt, for the documentation and for programs."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bench.comparison import Facts, Measured, claim_figures, lane_figures

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results.json"
PAGE = ROOT / "docs" / "reference" / "speed.md"
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"

Table = dict[str, Any]
Figures = dict[str, Any]


class Report:
    """Prints every table at once, and groups tables by measure."""

    def __init__(self, machine: dict[str, Any]) -> None:
        self._machine = machine
        self._measures: dict[str, list[Table]] = {}
        print(_machine_line(machine), flush=True)

    def add(self, measure: str, measured: Facts | Measured) -> None:
        """Print one comparison, or single figures."""
        table = _facts(measured) if isinstance(measured, Facts) else _comparison(measured)
        self._measures.setdefault(measure, []).append(table)
        print(f"\n{_section(table)}", flush=True)

    def keep(self, order: Iterable[str]) -> None:
        """Write the results to bench/results.json and to the page of the documentation.

        Measures that did not run keep their results. ``order`` names all measures.
        """
        measured = {
            name: {"machine": self._machine, "tables": tables}
            for name, tables in self._measures.items()
        }
        results = {**json.loads(RESULTS.read_text(encoding="utf-8")), **measured}
        kept = {name: results[name] for name in order if name in results}
        text = json.dumps(kept, indent=2, ensure_ascii=False)
        RESULTS.write_text(f"{text}\n", encoding="utf-8")
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{_page(kept)}\n\n{END}{after}", encoding="utf-8")
        print(f"\nWritten: {RESULTS.relative_to(ROOT)}, {PAGE.relative_to(ROOT)}")


def _facts(facts: Facts) -> Table:
    return {"title": facts.title, "facts": facts.values}


def _comparison(measured: Measured) -> Table:
    return {
        "title": measured.title,
        "unit": measured.unit,
        "lanes": {name: lane_figures(samples) for name, samples in measured.samples.items()},
        "claims": [claim_figures(claim, measured.samples) for claim in measured.claims],
    }


def _page(kept: dict[str, Any]) -> str:
    """Return all tables; a line names the machine and date of each run."""
    parts: list[str] = []
    before = None
    for measure in kept.values():
        if measure["machine"] != before:
            parts.append(_machine_line(measure["machine"]))
        before = measure["machine"]
        parts += [_section(table) for table in measure["tables"]]
    return "\n\n".join(parts)


def _machine_line(machine: dict[str, Any]) -> str:
    packages = ", ".join(f"{name} {version}" for name, version in machine["packages"].items())
    return (
        f"Measured on {machine['date']}: {machine['cpu']}, {machine['cores']} cores, "
        f"{machine['system']}; Python {machine['python']}, SQLite {machine['sqlite']}, {packages}. "
        f"An fsync of 4 KiB took {machine['fsync_p50_ms']} ms (p50), "
        f"{machine['fsync_p99_ms']} ms (p99) at the start."
    )


def _section(table: Table) -> str:
    if "facts" in table:
        rows = [[name, value] for name, value in table["facts"].items()]
        return f"### {table['title']}\n\n{_table(['', ''], rows)}"
    lanes = table["lanes"]
    columns: dict[str, Callable[[Figures], str]] = {
        f"{table['unit']}/s": _rate,
        "CPU µs each": lambda figures: str(figures.get("cpu_us_each", "")),
        "p50 ms": lambda figures: str(figures.get("p50_ms", "")),
        "p95 ms": lambda figures: str(figures.get("p95_ms", "")),
        "p99 ms": lambda figures: str(figures.get("p99_ms", "")),
    }
    shown = {
        title: cells
        for title, cell in columns.items()
        if any(cells := [cell(figures) for figures in lanes.values()])
    }
    rows = [[name, *(cells[n] for cells in shown.values())] for n, name in enumerate(lanes)]
    parts = [f"### {table['title']}", _table(["", *shown], rows)]
    if table["claims"]:
        claims = [_claim_row(claim) for claim in table["claims"]]
        parts.append(_table(["", "compared with", "ratio", "minimum to maximum", "aim"], claims))
    return "\n\n".join(parts)


def _claim_row(claim: dict[str, Any]) -> list[str]:
    met = "" if claim["aim"] is None else f"at least {claim['aim']}"
    if claim["aim"] is not None and claim["ratio"] < claim["aim"]:
        met += ", **missed**"
    spread = f"{claim['ratio_least']:.2f} to {claim['ratio_most']:.2f}"
    return [claim["lane"], claim["rival"], f"{claim['ratio']:.2f}", spread, met]


def _rate(figures: Figures) -> str:
    least, most = figures["per_second_least"], figures["per_second_most"]
    return f"{figures['per_second']:,.0f} ({least:,.0f} to {most:,.0f})"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
