"""The score sheets of all tables of a gathering, in a zip file."""

from io import BytesIO
from zipfile import ZipFile

from service.reports.gathering.model import GatheringReport
from service.reports.zip_files import zip_entry


def score_sheets(report: GatheringReport) -> bytes:
    """Return a zip file of score sheets in the order of the tables: ``01-great-hall.basset.toml``.

    The same report gives the same bytes.
    """
    output = BytesIO()
    digits = max(2, len(str(len(report.tables))))
    with ZipFile(output, "w") as archive:
        for number, table in enumerate(report.tables, start=1):
            name = f"{number:0{digits}d}-{table.slug}.basset.toml"
            archive.writestr(zip_entry(name), table.report.sheet().encode())
    return output.getvalue()
