/** Corrections of the entries of an invented game: lists of players and counts, and joined cards. */

import assert from 'node:assert/strict';
import { test } from '../dom/generic-page-test.ts';
import { h, render } from 'preact';
import declared from '../../src/api/entries.json' with { type: 'json' };
import type { Entered } from '../../src/outbox/ports.ts';
import { POINTS } from '../../src/i18n/amounts/money.ts';
import { words } from '../../src/games/lansquenet/words.ts';
import { loadGameTexts } from '../../src/i18n/load-game-texts.ts';
import { addGameWords } from '../../src/i18n/game-words.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { INVENTED, inventedKind } from '../game-api/invented-entries.ts';

addGameWords('lansquenet', words);
await loadGameTexts('lansquenet');
const { CorrectionFiller } = await import('../../src/table-kit/fillers/CorrectionFiller.tsx');
const { DecisionKeys } = await import('../../src/table-kit/offer-page/DecisionKeys.tsx');
const { CorrectionForm } = await import('../../src/features/corrections/CorrectionForm.tsx');

// The page of Lansquenet has the invented entries beside its own, or in place of those at their paths. The service does not know them.
const ENTRIES: { path: string }[] = declared.lansquenet.entries;
const own = [...ENTRIES];
const others = own.filter(({ path }) => INVENTED.every((kind) => kind.path !== path));

const replaceEntries = (entries: readonly { path: string }[]): void =>
  void ENTRIES.splice(0, ENTRIES.length, ...entries);

/** A test with the invented entries. All files of screen tests share one process, so the entries are put back. */
const testInvented = (name: string, run: () => Promise<void>): void =>
  void test(name, async () => {
    replaceEntries([...others, ...INVENTED]);
    try {
      await run();
    } finally {
      replaceEntries(own);
    }
  });

/** Opens the correction of an entry. Returns the entry as it would be recorded. */
async function openCorrection(entered: Entered): Promise<{ form: Tab; changed: () => unknown }> {
  const form = await openTab('/settings');
  const place = document.createElement('div');
  document.body.append(place);
  let corrected: unknown = null;
  const context = {
    session: 'none',
    game: 'lansquenet',
    currency: POINTS,
    players: ['Anne', 'Bess', 'Mrs Sago'],
    rules: { sides: 2 },
    withBankroll: new Set<string>(),
    coins: [1, 5],
    isOnline: false,
    waitsIn: 'outbox' as const,
    version: 9,
    Filler: CorrectionFiller,
    OfferKeys: DecisionKeys,
    describe: ({ kind }: Entered) => inventedKind(kind).verb,
    correct: (_entry: unknown, { changed }: { readonly changed?: unknown }) => {
      corrected = changed;
    },
  };
  render(h(CorrectionForm, { context, entry: { id: 'e', version: 8, entered } }), place);
  const changed = (): unknown => {
    render(null, place);
    place.remove();
    return corrected;
  };
  return { form, changed };
}

const CONFIRM = 'Record the change';

testInvented('a correction adds a player, and takes one off', async () => {
  const { form, changed } = await openCorrection({ kind: 'best', punters: ['Bess', 'Anne'] });
  const punters = form.role('group', { name: 'Players' });
  await expect(punters.byRole('button', { pressed: true })).toHaveCount(2);
  await form.tap(punters.button('Mrs Sago'));
  await form.tap(punters.button('Bess'));
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'best', punters: ['Anne', 'Mrs Sago'] });
});

testInvented('a correction changes a number, and is the same again with the old number', async () => {
  const anne = { count: 31, punter: 'Anne' };
  const counts = [anne, { count: 20, punter: 'Bess' }];
  const { form, changed } = await openCorrection({ kind: 'count', counts });
  const confirm = form.button(CONFIRM);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  const type = async (number: string): Promise<void> => {
    await form.tap(form.button(/^Bess: \d+$/));
    await form.fill(form.role('textbox', { name: 'Number for Bess' }), number);
  };
  await type('79');
  await expect(form.button('Done')).toHaveAttribute('aria-disabled', 'true');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await form.fill(form.role('textbox', { name: 'Number for Bess' }), '20');
  await form.tap(form.button('Done'));
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await type('21');
  await form.tap(form.button('Done'));
  await form.tap(confirm);
  assert.deepEqual(changed(), { kind: 'count', counts: [anne, { punter: 'Bess', count: 21 }] });
});

testInvented('each hand is corrected by itself, and an optional hand may be emptied', async () => {
  const entered = { kind: 'cards', bank: ['9', 'J'], right: ['4', 'K'] };
  const { form, changed } = await openCorrection(entered);
  const hand = (name: string): Locator => form.byLabel(`${name}: cards, with spaces between them`);
  await form.fill(hand('Left to cover'), '2 Z');
  await expect(form.button(CONFIRM)).toHaveAttribute('aria-disabled', 'true');
  await form.fill(hand('Left to cover'), '2 3h');
  await form.fill(hand('Right'), '');
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'cards', bank: ['9', 'J'], left: ['2', '3h'] });
});

testInvented('a field that the rules require has no choice for none', async () => {
  const { form, changed } = await openCorrection({ kind: 'hand', right: 'tie', left: 'bank' });
  const left = form.role('group', { name: 'Left to cover' });
  await expect(left.byRole('button')).toHaveCount(4);
  await form.tap(left.button('Tie'));
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'hand', right: 'tie', left: 'tie' });
});

testInvented('a correction leaves an optional value out', async () => {
  const { form, changed } = await openCorrection({ kind: 'banco', punter: 'Anne', how: 'cheval' });
  const how = form.css('.correction-filler').nth(1);
  await form.tap(how.button('None'));
  await form.tap(form.button('Mrs Sago'));
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'banco', punter: 'Mrs Sago' });
});
