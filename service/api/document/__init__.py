"""The OpenAPI document, its page, and the pages of problems."""
