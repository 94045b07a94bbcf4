/** A day has an article in French, and "today" has none. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fr as gatherings } from '../../src/features/gatherings/messages/fr.ts';
import { home } from '../../src/i18n/fr/home.ts';

test('a table is repeated from a day or from today', () => {
  assert.equal(home.repeat('12 novembre, 21:42'), 'Comme la table du 12 novembre, 21:42');
  assert.equal(home.repeat('aujourd’hui, 21:42'), 'Comme la table d’aujourd’hui, 21:42');
});

test('tables are shown since a day or since today', () => {
  assert.equal(
    gatherings.tablesSince('1er novembre, 21:42'),
    'Tables ouvertes depuis le 1er novembre, 21:42',
  );
  assert.equal(gatherings.tablesSince('aujourd’hui, 21:42'), 'Tables ouvertes depuis aujourd’hui, 21:42');
});
