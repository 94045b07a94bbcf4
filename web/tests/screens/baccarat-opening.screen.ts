/** The opening form of Baccarat: its rules in both presets and languages, and errors at their fields. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { openTab, type Tab } from '../dom/tab.ts';

interface Words {
  readonly language: 'en' | 'fr';
  /** The title and the sentence of each rule of the preset banque: the main ones, then the others. */
  readonly main: readonly string[];
  readonly others: readonly string[];
  readonly seats: string;
  readonly bankEnd: string;
  readonly lostHand: string;
  readonly howMany: RegExp;
  readonly all: string;
  readonly steps: readonly [rules: RegExp, money: RegExp, seats: RegExp];
  readonly limits: readonly [least: RegExp, most: RegExp];
  readonly name: RegExp;
  readonly place: RegExp;
  readonly places: readonly string[];
  readonly open: string;
  readonly evenSeats: string;
  readonly cardsUsedUp: string;
  readonly full: string;
}

const ENGLISH: Words = {
  language: 'en',
  main: [
    'Packs3.',
    'Seats10 punters.',
    'Minimum bank1.',
    'Adding to the bankWhen the bank is broken.',
    'Stakes beyond the bankThey play, and are paid in order as far as the bank reaches.',
    'After “stakes accepted”Until the bank ends.',
    'Banco after a lossThe player who lost it.',
    'Lost bancos in a row3.',
    'False drawIt is noted, and counts.',
    'Fine for a false drawNone.',
  ],
  others: [
    'Hands against the bankOne hand for each side of the table.',
    'Cards needed for a handAt least 10.',
    'Who banksThe highest bid.',
    'End of a bankWhen the cards are used up.',
    'Hands before passing1.',
    'Losing stakes beyond the bankIt goes home.',
    'Banco à chevalAllowed.',
    'Odd bank in halvesThe first in the order of cover; à cheval, the own side.',
  ],
  seats: 'Seats',
  bankEnd: 'End of a bank',
  lostHand: 'With a lost hand.',
  howMany: /^How many/,
  all: 'Show all rules',
  steps: [/^1 Rules/, /^2 Money/, /^3 Seats/],
  limits: [/^Minimum stake \(empty: 1\)/, /^Maximum stake \(empty: no limit\)/],
  name: /^Name$/,
  place: /^Seat$/,
  places: ['any free seat', 'right', 'left', 'standing', 'standing at the right', 'standing at the left'],
  open: 'Open the table',
  evenSeats: 'With two hands, both sides have as many seats. Enter an even number.',
  cardsUsedUp: 'With two hands, the bank ends when the cards are used up. Choose that, or one hand.',
  full: 'Every place is taken. Choose the other side, or let the player stand.',
};

const FRENCH: Words = {
  language: 'fr',
  main: [
    'Jeux de cartes3.',
    'Places10 pontes.',
    'Banque minimale1.',
    'Renflouer la banqueQuand la banque a sauté.',
    'Mises au-delà de la banqueElles jouent, et sont payées dans l’ordre tant que la banque suffit.',
    'Après «\u00a0je tiens tout\u00a0»Jusqu’à la fin de sa banque.',
    'Banco après une perteCelui qui l’a perdu.',
    'Bancos perdus de suite3.',
    'Faute de tirageElle est notée, et le coup compte.',
    'Amende pour faute de tirageAucune.',
  ],
  others: [
    'Mains contre la banqueUne main pour chaque tableau.',
    'Cartes pour un coupAu moins 10.',
    'Qui tient la banqueAu plus offrant.',
    'Fin d’une banqueQuand les cartes sont épuisées.',
    'Coups avant de passer1.',
    'Mises perdues au-delà de la banqueC’est rendu.',
    'Banco à chevalPermis.',
    'Banque impaire en moitiésLe premier dans l’ordre\u00a0; à cheval, son propre tableau.',
  ],
  seats: 'Places',
  bankEnd: 'Fin d’une banque',
  lostHand: 'Avec un coup perdu.',
  howMany: /^Combien/,
  all: 'Afficher toutes les règles',
  steps: [/^1 /, /^2 /, /^3 /],
  limits: [/^Mise minimale \(vide\s: 1\)/, /^Mise maximale \(vide\s: sans limite\)/],
  name: /^Nom$/,
  place: /^Place$/,
  places: ['une place libre', 'à droite', 'à gauche', 'debout', 'debout à droite', 'debout à gauche'],
  open: 'Ouvrir la table',
  evenSeats: 'Les deux tableaux ont autant de places. Entrez un nombre pair.',
  cardsUsedUp: 'Avec deux tableaux, la banque finit avec les cartes. Choisissez cela, ou une seule main.',
  full: 'Toutes les places sont prises. Choisissez l’autre tableau ou la galerie.',
};

interface Opened {
  readonly phase: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly hand: string; readonly is_bystander: boolean }[];
}

/** Where each player sits or stands. */
const places = ({ players }: Opened): readonly string[] =>
  players.map(({ hand, is_bystander: stands }) => (stands ? `${hand}, standing` : hand));
const rules = (tab: Tab): Locator => tab.css('.rules-step__line');
const line = (tab: Tab, title: string): Locator =>
  rules(tab).having((one) => one.css('.rules-step__field').withText(new RegExp(`^${title}$`)));
const seat = (tab: Tab, number: number): Locator => tab.css('.seats-step__seat').nth(number - 1);

async function openForm({ language }: Words, preset: RegExp): Promise<Tab> {
  const tab = await openTab('/new?game=baccarat', { language });
  await tab.tick(tab.role('radio', { name: preset }));
  return tab;
}

async function changeSeats(tab: Tab, words: Words, count: string): Promise<void> {
  await tab.tap(line(tab, words.seats).byRole('button').first);
  await tab.fill(line(tab, words.seats).byLabel(words.howMany), count);
}

/** Seats players, each at the place with this text; '' leaves the first choice. */
async function seatPlayers(tab: Tab, words: Words, players: Readonly<Record<string, string>>): Promise<void> {
  await tab.tap(tab.button(words.steps[2]));
  for (const [at, [name, place]] of Object.entries(players).entries()) {
    await tab.fill(seat(tab, at + 1).byLabel(words.name), name);
    if (place) await tab.select(seat(tab, at + 1).byLabel(words.place), place);
  }
}

async function pressOpen(tab: Tab, words: Words): Promise<Opened> {
  await tab.tap(tab.button(words.open));
  await expect(tab.css('.table-shell')).toBeVisible();
  return askJson<Opened>(`/v1/sessions/${tab.path.split('/').at(-1)}`);
}

for (const words of [ENGLISH, FRENCH]) {
  test(`banque has its own rules, limits and seats (${words.language})`, async () => {
    const tab = await openForm(words, /^Banque/);
    const shown = async (wanted: readonly string[]): Promise<void> =>
      expect(rules(tab)).toHaveText(wanted.map((text) => new RegExp(`^${escaped(text)}`)));
    await shown(words.main);
    await tab.tap(tab.button(words.all));
    await shown([...words.main, ...words.others]);
    await tab.tap(tab.button(words.steps[1]));
    await expect(tab.css('.money-step .field')).toHaveCount(4);
    for (const limit of words.limits) await expect(tab.byLabel(limit)).toHaveValue('');
    await seatPlayers(tab, words, { Anne: '', Bess: 'left', Carl: 'standing-right' });
    await expect(seat(tab, 1).byLabel(words.place).css('option')).toHaveText(words.places);
    const opened = await pressOpen(tab, words);
    assert.equal(opened.phase, 'open');
    assert.deepEqual(places(opened), ['right', 'left', 'right, standing']);
  });

  test(`an odd number of seats in banque is marked, and the focus is there (${words.language})`, async () => {
    const tab = await openForm(words, /^Banque/);
    await changeSeats(tab, words, '7');
    await seatPlayers(tab, words, { Anne: '' });
    await tab.tap(tab.button(words.open));
    const wrong = line(tab, words.seats);
    await expect(wrong.byRole('alert')).toHaveText(words.evenSeats);
    await expect(wrong.byRole('button').first).toBeFocused();
    await changeSeats(tab, words, '8');
    await expect(tab.byText(words.evenSeats)).toHaveCount(0);
    await tab.tap(tab.button(words.steps[2]));
    assert.equal((await pressOpen(tab, words)).rules['seats'], 8);
  });

  test(`a rule that is not shown at first is shown with its error (${words.language})`, async () => {
    const tab = await openForm(words, /^Banque/);
    await tab.tap(tab.button(words.all));
    await tab.tap(line(tab, words.bankEnd).byRole('button').first);
    await tab.tick(line(tab, words.bankEnd).byLabel(words.lostHand));
    await tab.tap(tab.button(words.steps[2]));
    await tab.tap(tab.button(words.open));
    await expect(line(tab, words.bankEnd).byRole('alert').first).toHaveText(words.cardsUsedUp);
  });

  test(`a player without a free seat is marked, and may stand (${words.language})`, async () => {
    const tab = await openForm(words, /^Banque/);
    await changeSeats(tab, words, '2');
    await seatPlayers(tab, words, { Anne: 'right', Bess: 'left', Carl: '', Dora: 'standing' });
    await tab.tap(tab.button(words.open));
    await expect(seat(tab, 3).byRole('alert').withText(/./)).toHaveText(words.full);
    await expect(seat(tab, 3).byLabel(words.place)).toBeFocused();
    await tab.select(seat(tab, 3).byLabel(words.place), 'standing-left');
    assert.equal(places(await pressOpen(tab, words))[2], 'left, standing');
  });
}

test('a change of the preset sets its rules, and what was changed is gone', async () => {
  const tab = await openForm(ENGLISH, /^Banque/);
  await changeSeats(tab, ENGLISH, '12');
  await expect(line(tab, 'Seats').byText('changed here')).toBeVisible();
  await tab.tick(tab.role('radio', { name: /^Chemin de fer/ }));
  await expect(line(tab, 'Seats').css('.rules-step__sentence')).toHaveText('Any number.');
  await expect(line(tab, 'Packs').css('.rules-step__sentence')).toHaveText('6.');
  await tab.tap(tab.button('Show all rules'));
  await expect(line(tab, 'Hands against the bank').css('.rules-step__sentence')).toHaveText(
    'One hand for all punters.',
  );
  await expect(line(tab, 'End of a bank').css('.rules-step__sentence')).toHaveText('With a lost hand.');
});

test('chemin de fer has no sides: a player sits or stands, also if a side was chosen before', async () => {
  const tab = await openForm(ENGLISH, /^Banque/);
  await seatPlayers(tab, ENGLISH, { Anne: 'left', Bess: 'standing-left', Carl: '' });
  await tab.tap(tab.button(ENGLISH.steps[0]));
  await tab.tick(tab.role('radio', { name: /^Chemin de fer/ }));
  await tab.tap(tab.button(ENGLISH.steps[2]));
  await expect(seat(tab, 3).byLabel(ENGLISH.place).css('option')).toHaveText(['any free seat', 'standing']);
  await tab.select(seat(tab, 3).byLabel(ENGLISH.place), 'standing');
  assert.deepEqual(places(await pressOpen(tab, ENGLISH)), ['right', 'right', 'right, standing']);
});

const escaped = (text: string): string => text.replace(/[.()]/g, String.raw`\$&`);
