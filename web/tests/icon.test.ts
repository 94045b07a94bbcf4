import assert from 'node:assert/strict';
import { test } from 'node:test';
import { existsSync } from 'node:fs';

test('the page has an icon', () => {
  assert.ok(existsSync(new URL('../public/icon.svg', import.meta.url)));
});
