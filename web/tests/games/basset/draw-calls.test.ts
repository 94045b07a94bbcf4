import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { callOf, callWithin, pairSentence, type Called } from '../../../src/games/basset/draw-calls.ts';
import { cardName, letterOf, rankOf, theCard } from '../../../src/i18n/cards.ts';
import { GAP, LATER, pieces, plain, strong } from '../../../src/i18n/markup.ts';
import { clock, day, moment, ordinal, span } from '../../../src/i18n/amounts/numbers.ts';
import { rejectionText as textFrom } from '../../../src/i18n/rejection-text.ts';
import { from, inside } from '../../../src/i18n/fr/grammar.ts';
import { gameAdvice } from '../../../src/i18n/game-texts.ts';
import { loadGameAdvice } from '../../../src/i18n/load-game-texts.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { messages as kitMessages } from '../../../src/table-kit/messages/messages.ts';
import { messages } from '../../../src/games/basset/messages/messages.ts';
import { CURRENCIES } from '../../i18n/sample-currencies.ts';

const rejectionText = (...[refusal, entry, currency]: Parameters<typeof textFrom>): string =>
  textFrom(refusal, entry, currency, gameAdvice('basset'));

await loadGameAdvice('basset');
for (const wanted of ['en', 'fr'] as const) await loadLanguage(wanted);

beforeEach(() => {
  language.value = 'en';
});

const draw = (how: Called['how'], cards: string[], wins: string | null, loses: string | null): Called => ({
  kind: how === 'fasse' ? 'fasse' : how.startsWith('last') ? 'last' : 'pair',
  cards,
  how,
  wins,
  loses,
});
const DRAWS: readonly (readonly [Called, string, string])[] = [
  [draw('fasse', ['8'], null, '8'), 'The fasse is the eight.', 'La fasse est le huit.'],
  [draw('fasse', ['8h'], null, '8'), 'The fasse is the eight of hearts.', 'La fasse est le huit de cœur.'],
  [
    draw('last_void', ['Ks'], null, 'K'),
    'Last card: the king of spades. It does not count.',
    'Dernière carte : le roi de pique. Elle ne compte pas.',
  ],
  [draw('plain', ['K', '10'], 'K', '10'), 'King wins, ten loses.', 'Le roi gagne, le dix perd.'],
  [draw('plain', ['Qh', 'As'], 'Q', 'A'), 'Queen wins, ace loses.', 'La dame gagne, l’as perd.'],
  [
    draw('twins_void', ['K', 'K'], null, null),
    'Two kings: twins. Nothing changes.',
    'Deux rois : doublet. Rien ne change.',
  ],
  [
    draw('twins_first', ['6', '6'], '6', null),
    'Two sixes: twins. The first card wins.',
    'Deux six : doublet. La première carte gagne.',
  ],
  [
    draw('again_loses', ['K', '10'], 'K', '10'),
    'King wins again, so stakes on it lose. Ten loses.',
    'Le roi gagne encore, donc ses mises perdent. Le dix perd.',
  ],
  [
    draw('again_retires', ['Q', '9'], 'Q', '9'),
    'Queen wins again: it is paid nothing and cannot lose in the next pair. Nine loses.',
    'La dame gagne encore : son gain n’est pas payé, et elle ne peut pas perdre à la paire suivante. Le neuf perd.',
  ],
  [
    draw('last_bank', ['3'], null, '3'),
    'Last card: the three. The bank wins.',
    'Dernière carte : le trois. La banque gagne.',
  ],
  [
    draw('last_void', ['3'], null, null),
    'Last card: the three. It does not count.',
    'Dernière carte : le trois. Elle ne compte pas.',
  ],
];

test('a draw without a result is called by its cards', () => {
  const preview = (kind: Called['kind'], ...cards: string[]): Called => ({
    ...draw('plain', cards, null, null),
    kind,
  });
  assert.equal(callOf(preview('fasse', '8'), 'win_first'), 'The fasse is the eight.');
  assert.equal(callOf(preview('last', 'A'), 'win_first'), 'Last card: the ace.');
  assert.equal(callOf(preview('pair', 'K', '10'), 'win_first'), 'King wins, ten loses.');
  assert.equal(callOf(preview('pair', '10', 'K'), 'lose_first'), 'Ten loses, king wins.');
});

test('each draw has its call, in both languages', () => {
  for (const [drawn, english, french] of DRAWS) {
    language.value = 'en';
    assert.equal(callOf(drawn, 'win_first'), english);
    language.value = 'fr';
    assert.equal(callOf(drawn, 'win_first').replaceAll('\u00a0', ' '), french);
  }
});

test('if the losing card is dealt first, it is called first', () => {
  const drawn = draw('plain', ['10', 'K'], 'K', '10');
  assert.equal(callOf(drawn, 'lose_first'), 'Ten loses, king wins.');
  assert.equal(callWithin(drawn, 'lose_first'), 'ten loses, king wins');
  language.value = 'fr';
  assert.equal(callOf(drawn, 'lose_first'), 'Le dix perd, le roi gagne.');
});

test('a retired rank does not lose', () => {
  const drawn = { ...draw('plain', ['9', 'Q'], '9', 'Q'), marks: { '9': 'won', Q: 'spared' } };
  assert.equal(callOf(drawn, 'win_first'), 'Nine wins. Queen does not lose: its last win was not paid.');
});

test('a pair that is not calculated yet names the suits', () => {
  const drawn = (how: Called['how']) => draw(how, ['9h', 'Qs'], null, null);
  const spared = { ...drawn('plain'), marks: { Q: 'spared' } };
  const calls = () =>
    [spared, drawn('again_loses'), drawn('again_retires')].map((one) => callOf(one, 'win_first'));
  assert.deepEqual(calls(), [
    'Nine of hearts wins. Queen of spades does not lose: its last win was not paid.',
    'Nine of hearts wins again, so stakes on it lose. Queen of spades loses.',
    'Nine of hearts wins again: it is paid nothing and cannot lose in the next pair. Queen of spades loses.',
  ]);
  language.value = 'fr';
  for (const call of calls()) assert.match(call, /^Le neuf de cœur gagne.* La dame de pique (ne )?perd/);
});

test('the sentence of a pair has a gap for the next card', () => {
  assert.equal(pairSentence(null, 'win_first'), `${GAP} wins, ${LATER} loses.`);
  assert.equal(pairSentence('K', 'win_first'), `King wins, ${GAP} loses.`);
  assert.equal(pairSentence(null, 'lose_first'), `${GAP} loses, ${LATER} wins.`);
  assert.equal(pairSentence('10', 'lose_first'), `Ten loses, ${GAP} wins.`);
  language.value = 'fr';
  assert.equal(pairSentence('Q', 'win_first'), `La dame gagne, ${GAP} perd.`);
});

test('a text is split at bold parts and gaps', () => {
  assert.deepEqual(
    pieces(`Bank takes ${strong('£2')} on ${GAP}`).map(({ kind, text }) => [kind, text]),
    [
      ['plain', 'Bank takes '],
      ['strong', '£2'],
      ['plain', ' on '],
      ['gap', ''],
    ],
  );
  assert.deepEqual(pieces(LATER), [{ kind: 'later', text: '' }]);
  assert.equal(plain(`${strong('5')} wait on ${GAP}`), '5 wait on …');
});

test('a card name has the copy and the suit', () => {
  assert.deepEqual(['K', 'Q#2', '10h', '6#11'].map(rankOf), ['K', 'Q', '10', '6']);
  assert.deepEqual(['K', 'Q#2', '10h'].map(cardName), ['king', 'second queen', 'ten of hearts']);
  language.value = 'fr';
  assert.deepEqual(['As', 'Q#2', '10h'].map(theCard), [
    'l’as de pique',
    'la deuxième dame',
    'le dix de cœur',
  ]);
  assert.deepEqual(['A', 'J', 'Q', 'K', '7'].map(letterOf), ['A', 'V', 'D', 'R', '7']);
});

test('French contracts the article of a name after de', () => {
  const names = ['Valérie', 'Alpiew', 'Le comte d’Aubigné', 'La marquise', 'M. de Vendôme', 'Honoré'];
  assert.deepEqual(names.map(from), [
    'de Valérie',
    'd’Alpiew',
    'du comte d’Aubigné',
    'de la marquise',
    'de M. de Vendôme',
    'd’Honoré',
  ]);
  const others = ['Yasmine', 'Yves', 'Hélène', 'Henri', 'Hans', 'Heinrich', 'Émile'];
  assert.deepEqual(others.map(from), [
    'de Yasmine',
    'd’Yves',
    'd’Hélène',
    'd’Henri',
    'de Hans',
    'de Heinrich',
    'd’Émile',
  ]);
  assert.deepEqual(['Le comte', 'Léa', 'L’abbé'].map(inside), ['le comte', 'Léa', 'l’abbé']);
});

test('places and times are written in words', () => {
  assert.deepEqual([1, 2, 3, 4, 11, 12, 21, 112].map(ordinal), [
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '112th',
  ]);
  assert.equal(span(0), 'one second');
  assert.equal(span(600), 'ten minutes');
  assert.equal(span(NaN), 'a minute');
  const now = new Date('2025-11-20T22:00:00');
  assert.equal(clock('2025-11-20T09:05:00'), '09:05');
  assert.equal(moment('2025-11-20T21:42:00', now), 'today, 21:42');
  assert.equal(moment('2025-11-13T21:42:00', now), '13 November, 21:42');
  assert.equal(day('2024-11-13T21:42:00', now), '13 November 2024');
  language.value = 'fr';
  assert.deepEqual([1, 2, 3].map(ordinal), ['1er', '2e', '3e']);
  assert.equal(moment('2025-11-13T21:42:00', now), '13 novembre, 21:42');
  assert.equal(span(60), '60 secondes');
});

test('a refusal is explained with its figures', () => {
  const short = { code: 'purse_short', detail: '', facts: { punter: 'Mrs Sago', purse: 10200 } };
  const entry = { kind: 'stake', punter: 'Mrs Sago', card: '6', amount: 11520 };
  const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
  assert.equal(
    spaced(rejectionText(short, entry, CURRENCIES.lsd)),
    'Mrs Sago’s purse holds only £10 12s 6d. The stake on the six needs £12.',
  );
  const of = (kind: string) => spaced(rejectionText(short, { ...entry, kind }, CURRENCIES.lsd));
  assert.equal(of('sidebet'), 'Mrs Sago’s purse holds only £10 12s 6d.');
  assert.equal(of('mace'), 'Mrs Sago’s purse holds only £10 12s 6d.');
  assert.equal(of('cashout'), 'Mrs Sago’s purse holds only £10 12s 6d. Cash out less.');
  assert.equal(
    rejectionText({ code: 'rank_exhausted', detail: '', facts: { rank: 'K' } }),
    'All kings have been drawn.',
  );
  const inProgress = { code: 'deal_in_progress', detail: '', facts: { deal: 2 } };
  assert.equal(
    rejectionText(inProgress, { kind: 'fasse' }),
    'A deal is in progress. Turn the next fasse after it.',
  );
  assert.equal(rejectionText(inProgress, { kind: 'close' }), 'A deal is in progress. End the deal first.');
  assert.equal(rejectionText({ code: 'brand_new', detail: 'So it is.', facts: {} }), 'So it is.');
  language.value = 'fr';
  assert.equal(
    spaced(rejectionText(short, entry, CURRENCIES.lsd)),
    'La bourse de Mrs Sago ne contient que 10 £ 12 s 6 d. La mise sur le six demande 12 £.',
  );
  assert.equal(of('cashout'), 'La bourse de Mrs Sago ne contient que 10 £ 12 s 6 d. Retirez moins.');
  assert.match(rejectionText(inProgress, { kind: 'fasse' }), /Retournez la prochaine fasse ensuite\.$/);
  assert.equal(
    rejectionText({ code: 'rank_exhausted', detail: '', facts: { rank: 'Q' } }),
    'Toutes les dames sont sorties.',
  );
});

test('the players whose wins wait are named', () => {
  language.value = 'en';
  const waiting = ['Anne', 'Bess', 'Anne'].map((punter) => ({ punter, player: punter, card: 'K' }));
  const refusal = { code: 'answers_pending', detail: '', facts: { waiting } };
  assert.equal(
    rejectionText(refusal, { kind: 'end' }),
    'Three wins wait: Anne and Bess. First take or play on.',
  );
});

test('messages have a singular and a plural', () => {
  assert.equal(messages().mainButton.needsCards('Captain Hearty', 1), 'Captain Hearty needs one card');
  assert.equal(messages().mainButton.needsCards('Captain Hearty', 2), 'Captain Hearty needs two cards');
  assert.equal(
    messages().announcements.parolisStay(2),
    'The deal is over. Two parolis stay for the next deal.',
  );
  assert.equal(kitMessages().reader.key('K', 2, 4), 'King, two of four drawn');
  language.value = 'fr';
  assert.equal(kitMessages().reader.key('K', 2, 4), 'Roi, deux sur quatre tirés');
  assert.equal(plain(kitMessages().sync.refused(1)), '1 refusée');
});
