"""Schemas of seals and of the house's public keys."""

from marshmallow import Schema, fields

from service.api.http.fields import Timestamp


class SealViewSchema(Schema):
    """A seal: what the house signed. ``text`` is the whole seal, with public key and signature."""

    session = fields.UUID(required=True)
    version = fields.Integer(required=True)
    closed = fields.Boolean(required=True)
    hash = fields.String(required=True)
    recorded_at = Timestamp(required=True)
    name = fields.String(required=True)
    fingerprint = fields.String(required=True)
    text = fields.String(required=True)


class SealSchema(SealViewSchema):
    """A seal with its QR code (SVG), which holds ``text``."""

    qr = fields.String(required=True)


class SealKeySchema(Schema):
    """A public key of the house, in base64url. ``current``: it belongs to the key that signs."""

    fingerprint = fields.String(required=True)
    key = fields.String(required=True)
    current = fields.Boolean(required=True)


class SealKeyListSchema(Schema):
    """The public keys of the house, the current one first."""

    keys = fields.List(fields.Nested(SealKeySchema), required=True)
