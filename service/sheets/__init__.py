"""The score sheet: one session in one text file, read and written."""

from service.sheets.errors import BadSheet
from service.sheets.expect import Expected
from service.sheets.read import Sheet, SheetLine, read_sheet
from service.sheets.write import write_sheet

__all__ = ["BadSheet", "Expected", "Sheet", "SheetLine", "read_sheet", "write_sheet"]
