/** What the line at the top of a low screen says. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../../src/i18n/markup.ts';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import type { TableView } from '../../../src/table-kit/model/table-view.ts';
import { troubleText } from '../../../src/table-kit/announcements/trouble-text.ts';

const KEY = { id: 'mine', kind: 'device' } as const;

/** Returns the text for a connection, unsent entries and the device in control. */
function textOf(link: string, count = 0, holder = 'mine'): string {
  const outbox = {
    link: { value: link },
    entries: { value: Array(count) },
    refusal: { value: null },
    isMissing: { value: false },
    serverView: { value: { phase: 'staking', pen: { holder, device: 'The bar' } } },
  };
  return plain(troubleText({ outbox: outbox as unknown as Outbox<TableView> }, KEY));
}

test('nothing is said while entries are recorded', () => {
  assert.equal(textOf('live'), '');
  assert.equal(textOf('recording', 1), '');
});

test('a lost connection is named, beside what the sync chip says instead', () => {
  assert.equal(textOf('offline'), 'No connection');
  assert.equal(textOf('offline', 2), 'No connection · 2 waiting');
  assert.equal(textOf('offline', 2, 'theirs'), 'No connection · Another device has control');
});

test('another device in control is named', () => {
  assert.equal(textOf('live', 0, 'theirs'), 'Another device has control');
});
