"""QR codes."""

import io

import segno


def svg_qr(text: str) -> str:
    """Return a picture of ``text`` as an SVG document."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=4, xmldecl=False)
    return out.getvalue().decode()
