/** How sentences change the words of currencies and names. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fr as follow } from '../../src/features/follow/messages/fr.ts';
import { evening as english } from '../../src/i18n/en/evening.ts';
import { evening as french } from '../../src/i18n/fr/evening.ts';

test('currencies have small letters in a sentence, but abbreviations do not', () => {
  assert.equal(english.alsoIn(['Euros', 'US dollars']), 'other currencies: euros; US dollars');
  assert.equal(
    french.alsoIn(['Euros', 'Livres, sols et deniers']),
    'autres monnaies\u00a0: euros\u00a0; livres, sols et deniers',
  );
});

test('a French name after de is elided', () => {
  assert.match(follow.ownHint('Élise'), /le téléphone d’Élise\./);
  assert.match(follow.ownAlt('Zoé'), /la page de Zoé sur/);
  assert.equal(french.boardOf('Le Salon'), 'Tableau du Salon');
});
