"""Endpoints of people, their bankrolls and statements."""
