"""The pages: the face of Paroli as `web/` builds it, and how devices come to trust a house."""
