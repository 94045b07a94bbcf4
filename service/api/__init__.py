"""The HTTP API: turns requests into commands, and events into responses. No rules, no SQL."""

from service.api.http.field_messages import use_own_messages

use_own_messages()
