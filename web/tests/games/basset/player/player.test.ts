import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEvent } from '../../../../src/games/basset/player/history-event.ts';
import { mergeNewestPage } from '../../../../src/table-kit/player/player-events.ts';
import { changeAnnouncement } from '../../../../src/table-kit/player/player-text.ts';
import { historyLines } from '../../../../src/games/basset/player/history-lines.ts';
import { playerCards } from '../../../../src/games/basset/player/card-state.ts';
import { playerText, isNewDraw, tableStatus } from '../../../../src/games/basset/player/player-text.ts';
import { plain } from '../../../../src/i18n/markup.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { drawn, punter, stake, table } from '../sample-views.ts';

let versions = 0;
/** Fields of an event that the player's page does not read. */
const UNREAD = { entry: '', at: '', occurred_at: null };
const PAIR = { kind: 'pair', how: 'plain', wins: 'K', loses: '2', cards: ['K', '2'], deal: 3 } as const;
const event = (type: string, data: object, draw: HistoryEvent['draw'] = null): HistoryEvent => ({
  ...UNREAD,
  version: (versions += 1),
  type: `basset.${type}`,
  data: { punter: 'Ada', ...data },
  draw,
});
const settled = (number: number, ...outcomes: object[]): HistoryEvent =>
  event('draw_settled', { outcomes, bets: [] }, { ...PAIR, cards: [...PAIR.cards], number });
const outcome = (card: string, result: string, more: object = {}): object => ({
  punter: 'Ada',
  card,
  result,
  ...more,
});

function linesFor(...oldestFirst: HistoryEvent[]): string[] {
  const reader = { punter: 'Ada', table: table({ deal: 3 }) };
  return historyLines(oldestFirst.toReversed(), reader).map(({ text: sentences, detail: when, figure }) =>
    [sentences, when, figure].filter(Boolean).join(' | '),
  );
}

test('a win and its answer are one line', () => {
  const won = (card: string): HistoryEvent => settled(2, outcome(card, 'won', { win: 70 }));
  assert.deepEqual(linesFor(won('K')), ['King won | pair 2 | won 70']);
  assert.deepEqual(linesFor(won('K'), event('paroli_made', { card: 'K', crooks: 2 })), [
    'King won, paroli | pair 2 | 15× next',
  ]);
  assert.deepEqual(linesFor(won('K'), event('win_taken', { card: 'K', win: 70 })), [
    'King won, taken | pair 2 | +70',
  ]);
  assert.deepEqual(linesFor(won('K'), event('win_taken', { card: 'K', win: 70, couch: 10 })), [
    'King won, taken | pair 2 · won 70 | +80',
  ]);
  assert.deepEqual(linesFor(won('K'), event('win_taken', { card: 'K', win: 70, couch: 10, restake: 15 })), [
    'King won, staked again | pair 2 · won 70 | +65',
  ]);
  assert.deepEqual(linesFor(event('win_taken', { card: 'K', win: 70, couch: 10 })), [
    'King: taken | won 70 | +80',
  ]);
  assert.deepEqual(linesFor(won('K'), event('pay_chosen', { card: 'K' })), [
    'King won, plays on without risk | pair 2 | 2× next',
  ]);
});

test('each answer belongs to the newest win before it', () => {
  const lines = linesFor(
    ...[settled(1, outcome('K', 'won', { win: 1 })), event('paroli_made', { card: 'K', crooks: 1 })],
    ...[settled(4, outcome('K', 'won', { win: 7 })), event('win_taken', { card: 'K', win: 7 })],
  );
  assert.deepEqual(lines, ['King won, taken | pair 4 | +7', 'King won, paroli | pair 1 | 7× next']);
});

test('the figures of the lines add up to the change of the purse', () => {
  const ended = (...outcomes: object[]): string[] => linesFor(settled(2, ...outcomes));
  assert.deepEqual(ended(outcome('K', 'paid', { win: 60, home: 2 })), [
    'King won, paid at once | pair 2 · won 60 | +62',
  ]);
  assert.deepEqual(ended(outcome('K', 'spared', { home: 2 })), ['King lost without risk | pair 2 | +2']);
  assert.deepEqual(ended(outcome('K', 'faced', { from_purse: 3 })), ['King matched the fasse | pair 2 | −3']);
  assert.deepEqual(ended(outcome('K', 'faced', { from_couch: 5, home: 5 })), [
    'King matched the fasse | pair 2 · 5 to the bank | +5',
  ]);
  assert.deepEqual(ended(outcome('K', 'lost', { from_couch: 5, from_purse: 1 })), [
    'King lost | pair 2 · 6 to the bank | −1',
  ]);
});

test('an answer whose win is not loaded yet has its own line', () => {
  assert.deepEqual(linesFor(event('paroli_made', { card: 'Q', crooks: 1 })), ['Queen: paroli']);
});

test('stakes before the fasse are one line, with their deal', () => {
  const laid = ['K', '7'].map((card) => event('stake_placed', { card, amount: 10, replacement: false }));
  const again = event('stake_placed', { card: 'Q', amount: 5, replacement: true });
  const ended = event('deal_ended', { home: [{ punter: 'Ada', card: 'K', amount: 10 }], bets: [] });
  const lines = linesFor(
    ...laid,
    settled(1, outcome('7', 'lost', { from_couch: 10 })),
    again,
    ended,
    ...laid,
  );
  assert.deepEqual(lines, [
    ...['Deal 3: staked on K, 7 | −20', 'Deal over | +10', 'New card: queen | −5'],
    ...['Seven lost | pair 1 | 10 to the bank', 'Deal 3: staked on K, 7 | −20'],
  ]);
  const two = historyLines([...laid, ended, ...laid], { punter: 'Ada', table: table({ deal: 3 }) });
  assert.deepEqual([two[0]?.text, two[2]?.text], ['Deal 3: staked on 7, K', 'Deal 2: staked on 7, K']);
});

test('a side bet is shown with its result for this punter', () => {
  const bet = (to_backer: number, to_against: number): HistoryEvent =>
    event('draw_settled', {
      outcomes: [],
      bets: [{ backer: 'Bess', against: 'Ada', to_backer, to_against }],
    });
  assert.deepEqual(linesFor(bet(0, 8)), ['Side bet with Bess won | won 4 | +8']);
  assert.deepEqual(linesFor(bet(8, 0)), ['Side bet with Bess lost']);
  assert.deepEqual(linesFor(bet(4, 4)), ['Side bet with Bess returned | +4']);
  assert.deepEqual(linesFor(event('side_bet_laid', { backer: 'Bess', against: 'Carl', amount: 9 })), []);
  assert.deepEqual(linesFor(event('side_bet_laid', { backer: 'Ada', against: 'Carl', amount: 9 })), [
    'Side bet | −9',
  ]);
});

test('a newer page replaces the events that it overlaps', () => {
  const line = (version: number): HistoryEvent => ({
    ...UNREAD,
    version,
    type: 'basset.x',
    data: {},
    draw: null,
  });
  const versionsOf = (lines: readonly HistoryEvent[]): number[] => lines.map(({ version }) => version);
  const known = [5, 4, 3, 2].map(line);
  assert.deepEqual(
    versionsOf(mergeNewestPage(known, { history: [7, 5].map(line), next: 5 })),
    [7, 5, 4, 3, 2],
  );
  assert.deepEqual(versionsOf(mergeNewestPage(known, { history: [3, 2].map(line), next: null })), [3, 2]);
});

const ada = punter('Ada');
const sentences = (more: object, seated = ada): string[] => playerText(table(more), seated).words.map(plain);
const takes = { take: { pays: 70 }, restake: null, paroli: { rung: 15, pays: 150 }, pay: null };

test('an open win lists the allowed answers', () => {
  const won = stake('Ada', 'K', { win: 70, answers: takes });
  const now = { draws: [drawn(['K', '2'])], stakes: [won, stake('Bess', 'K', { win: 70, answers: takes })] };
  assert.deepEqual(sentences(now), ['Your king has won. Say take for 70, or paroli to play on for 150.']);
  const more = { ...takes, restake: { least: 1, most: 2 }, pay: { rung: 2, pays: 20 } };
  assert.deepEqual(sentences({ ...now, stakes: [{ ...won, answers: more }] }).slice(1), [
    'Or say pay to play for 20 with nothing to lose.',
    'You can also take and stake again.',
  ]);
  const only = { ...won, take_only: true };
  assert.deepEqual(sentences({ ...now, stakes: [only] }), [
    'Your king has won with twins. Say take for 70. You cannot play on.',
  ]);
});

test('the results of a draw are shown for this punter only', () => {
  const draws = [drawn(['K', '2'])];
  const outcomes = [
    outcome('2', 'lost'),
    outcome('9', 'faced'),
    outcome('K', 'paid', { win: 60 }),
    outcome('3', 'spared'),
  ];
  const words = sentences({ draws, settled: { outcomes, bets: [] } }, punter('Ada', { replacements: 2 }));
  assert.deepEqual(words, [
    ...[
      'Your king has won at the top of the ladder: 60 is paid.',
      'Your two has lost.',
      'The fasse matched your nine.',
    ],
    ...['Your three lost without risk. The stake is returned.', 'You can stake on two new cards.'],
  ]);
  const others = { draws, settled: { outcomes: [{ ...outcome('2', 'lost'), punter: 'Bess' }], bets: [] } };
  assert.deepEqual(sentences({ ...others, stakes: [stake('Ada', '4')] }), ['Your cards do not win or lose.']);
  assert.deepEqual(sentences(others), []);
  assert.deepEqual(sentences({ ...others, owes_settlement: true }), ['This draw is being calculated.']);
});

test('between deals and at the end the page shows the state of the stakes', () => {
  assert.deepEqual(sentences({ phase: 'staking' }), ['Place your stakes: tell the dealer your cards.']);
  const laid = { phase: 'staking', stakes: [stake('Ada', '4')] };
  assert.deepEqual(sentences(laid), ['Your stakes are placed. The fasse comes next.']);
  assert.deepEqual(sentences(laid, punter('Ada', { wants: 2 })), [
    'Stake on two more cards. The rules require it.',
  ]);
  const riding = stake('Ada', 'K', { carried: true, couch: 50, rung: 15, hope: 750 });
  const rides = 'Your king stays for the next deal with 50, for 15×: 750.';
  const between = (more: object, seated = ada): string[] => sentences({ phase: 'staking', ...more }, seated);
  assert.deepEqual(between({ stakes: [riding, stake('Bess', '4')] }), [
    rides,
    'Place your stakes: tell the dealer your cards.',
  ]);
  assert.deepEqual(between({ stakes: [riding, stake('Ada', '4')] }), [
    rides,
    'Your stakes are placed. The fasse comes next.',
  ]);
  const one = { ...table().rules, cards_required: 0, max_cards: 1 };
  assert.deepEqual(
    between({ stakes: [riding], rules: one }).at(-1),
    'Your stakes are placed. The fasse comes next.',
  );
  const wants = punter('Ada', { wants: 1 });
  assert.deepEqual(
    between({ stakes: [riding] }, wants).at(-1),
    'Stake on one more card. The rules require it.',
  );
  assert.deepEqual(between({ stakes: [{ ...riding, punter: 'Bess' }] }), [
    'Place your stakes: tell the dealer your cards.',
  ]);
  const over = { phase: 'closed', winners: ['Ada'] };
  assert.deepEqual(sentences(over, punter('Ada', { net: -5 })), [
    'At this table: −5.',
    'You win the evening.',
  ]);
});

test('cards keep their order after they win or lose', () => {
  const used = ['5', 'K', '9'];
  const stakes = [stake('Ada', 'A', { carried: true }), ...used.map((card) => stake('Ada', card))];
  const places = (more: object): string[] =>
    playerCards(table({ punters: [punter('Ada', { used })], stakes, ...more }), 'Ada').map(
      ({ card, state: look }) => `${card} ${look}`,
    );
  assert.deepEqual(places({}), ['A laid', '5 laid', 'K laid', '9 laid']);
  const drawn = {
    stakes: [stake('Ada', 'A'), stake('Ada', '5'), stake('Ada', '9', { win: 70 })],
    settled: { outcomes: [{ ...outcome('K', 'lost'), from_couch: 10, from_purse: 0 }], bets: [] },
  };
  assert.deepEqual(places(drawn), ['A laid', '5 laid', 'K lost', '9 won']);
});

test('the page shows the deal, and at the end the number of deals', () => {
  assert.equal(tableStatus(table({ deal: 3 })), 'One · deal 3');
  assert.equal(tableStatus(table({ deal: 3, phase: 'closed' })), 'One · two deals');
});

test('a change is announced once', () => {
  const tell = changeAnnouncement<Table>(
    { text: (view) => playerText(view, ada), isNewText: isNewDraw },
    'Ada',
  );
  const before = table({ punters: [ada], draws: [drawn(['K', '2'])] });
  assert.equal(tell(before, { ...before, version: 2 }), '');
  const dealt = { ...before, draws: [...before.draws, drawn(['K', '2'])] };
  assert.equal(tell(before, dealt), 'King wins, two loses.');
});

test('after the first stake of the next deal, the end of the last deal is not shown', () => {
  const over = { phase: 'staking' as const, draws: [drawn(['K', '2'])], punters: [ada] };
  const call = (more: object): string => playerText(table({ ...over, ...more }), ada).call;
  assert.equal(call({}), 'The deal is over. Stakes are returned.');
  assert.equal(call({ stakes: [stake('Ada', '5')] }), 'Players are placing stakes for the next deal.');
  assert.equal(
    call({ stakes: [stake('Ada', 'K', { carried: true })] }),
    'The deal is over. One paroli stays for the next deal.',
  );
});
