/** Results, entries, events, the player's page, the ways out of refusals, the lesson and the rules, in words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardHint, boardSentence, boardStatus } from '../../../src/games/tarot/board/board-text.ts';
import { entryText } from '../../../src/games/tarot/entry-text.ts';
import { tableFixes } from '../../../src/games/tarot/fixes.ts';
import { guideText } from '../../../src/games/tarot/guide-text.ts';
import { eventLine } from '../../../src/games/tarot/history/event-line.ts';
import { TRICKS, trickPoints } from '../../../src/games/tarot/lesson/example.ts';
import { termText } from '../../../src/games/tarot/lesson/term-text.ts';
import { en as lessonEn } from '../../../src/games/tarot/messages/teaching/lesson-en.ts';
import { fr as lessonFr } from '../../../src/games/tarot/messages/teaching/lesson-fr.ts';
import { messages } from '../../../src/games/tarot/messages/messages.ts';
import { playerLine } from '../../../src/games/tarot/player/player-lines.ts';
import { playerText } from '../../../src/games/tarot/player/player-text.ts';
import { differingPlayers, preview } from '../../../src/games/tarot/preview.ts';
import { progressText } from '../../../src/games/tarot/progress-text.ts';
import { writeRules } from '../../../src/games/tarot/prose/rules-prose.ts';
import { promptText, resultText } from '../../../src/games/tarot/sentence.ts';
import { shortEntry } from '../../../src/games/tarot/short-entry.ts';
import { tarotLogic } from '../../../src/games/tarot/table/game-logic.ts';
import { tableSummary } from '../../../src/games/tarot/table-summary.ts';
import type { SettledGame, Table } from '../../../src/games/tarot/view.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { plain } from '../../../src/i18n/markup.ts';
import type { Refusal } from '../../../src/outbox/entry.ts';
import { NAMES, playing, player, round, table } from './sample-table.ts';

const NONE = { mode: { kind: 'none' } } as const;

const game = (
  scores: readonly number[],
  shares: Readonly<Record<string, number>>,
  kept = 0,
): SettledGame => ({
  scores: NAMES.map((punter, seat) => ({ punter, count: scores[seat] ?? 0 })),
  winners: Object.keys(shares),
  shares: Object.entries(shares).map(([punter, amount]) => ({ punter, amount })),
  kept,
});

/** A table after the last round of a game. */
const settled = (last: SettledGame, changed: Partial<Table> = {}): Table =>
  table({
    rounds: [round('Jost', [18, 39, 21], true)],
    last_game: last,
    games: 1,
    deals: 3,
    ...changed,
  } as never);

test('the sentence says what the table waits for', () => {
  const prompt = (view: Table): string => plain(promptText(view, NONE));
  assert.equal(prompt(table({ players: [], seated: 0 })), 'Three play. The first one deals first.');
  assert.equal(prompt(table({ players: [player('Hans')], seated: 1 })), 'Three play. Add two players.');
  assert.equal(prompt(table()), 'Hans deals. The ante is 15.');
  assert.equal(prompt(table({ rules: { ante: 0 } })), 'Hans deals. The game is for the score alone.');
  assert.equal(prompt(table({ phase: 'closed' })), 'The table is closed.');
});

test('a counted round says who leads, and a settled game who wins', () => {
  assert.equal(resultText(table()), '');
  assert.equal(resultText(playing()), 'Hans 31, Ida 20, Jost 27. Hans leads with 31.');
  const both = playing({ rounds: [round('Hans', [30, 30, 18])] });
  assert.equal(resultText(both), 'Hans 30, Ida 30, Jost 18. Hans and Ida lead with 30.');
  assert.equal(
    resultText(settled(game([71, 89, 74], { Ida: 45 }))),
    'Ida wins the game with 89 and takes 45.',
  );
  assert.equal(
    resultText(settled(game([80, 80, 74], { Hans: 8, Ida: 7 }))),
    'Hans and Ida have 80 each: 8 and 7.',
  );
  const stays = game([80, 80, 74], {}, 15);
  assert.equal(resultText(settled(stays)), 'Hans and Ida have 80 each. The pot of 15 stays.');
  assert.equal(
    resultText(settled({ ...game([1, 2, 0], {}), winners: ['Ida'] })),
    'Ida wins the game with 2.',
  );
});

test('each entry is a sentence, and a few words for the undo button', () => {
  const counts = [
    { punter: 'Ida', count: 26 },
    { punter: 'Hans', count: 30 },
  ];
  const text = (kind: string, fields: object = {}) => entryText({ kind, ...fields }, table());
  assert.equal(text('ante'), 'Each player antes 15.');
  assert.equal(text('ante', { amount: 5 }), 'Each player antes 5.');
  assert.equal(text('count', { counts }), 'Ida 26, Hans 30. That leaves Jost 22.');
  assert.equal(text('end'), 'The game is given up.');
  assert.equal(text('seat', { name: 'Kurt', purse: 9 }), 'Kurt joins with 9.');
  assert.equal(text('undo'), 'Undo of the newest entry.');
  const short = (kind: string, fields: object = {}) => shortEntry({ kind, ...fields }, table());
  assert.deepEqual(
    [short('ante'), short('count', { counts }), short('end')],
    ['Ante', 'Ida 26, Hans 30', 'Give up'],
  );
});

test('each event is a line', () => {
  const event = (name: string, data: object) => eventLine({ type: `tarot.${name}.v1`, data }, 'points');
  assert.equal(event('game_begun', { amount: 5, players: [] }), 'Each player antes 5.');
  assert.equal(event('round_counted', round('Ida', [1, 2, 75])), 'Ida dealt: Hans 1, Ida 2 and Jost 75.');
  assert.equal(
    event('game_settled', game([80, 80, 74], { Hans: 7, Ida: 7 }, 1)),
    'Hans and Ida have 80 each: 7 and 7. 1 stays in the pot.',
  );
  assert.equal(
    event('game_abandoned', { antes: [{ punter: 'Hans', amount: 5 }], kept: 3 }),
    'The game is given up. The antes return. 3 stays in the pot.',
  );
  assert.equal(
    event('session_closed', { shares: [{ punter: 'Hans', amount: 1 }] }),
    'The table closes. The pot of 1 is shared: Hans 1.',
  );
  assert.equal(event('session_opened', {}), 'The table opens.');
  assert.equal(event('cards_shuffled', {}), null);
  assert.equal(eventLine({ type: 'session.ruling_made', data: {} }, 'points'), null);
});

test('a player reads the own points, what is missing to the leader, and the games won', () => {
  const words = (view: Table, name: string) => playerText(view, name).words.map(plain);
  const two = playing({ rounds: [round('Hans', [31, 20, 27]), round('Ida', [22, 30, 26])], dealer: 'Jost' });
  assert.deepEqual(words(two, 'Ida'), [
    'You have 50 points: 20 and 30.',
    'You are three points behind Hans and Jost.',
  ]);
  assert.deepEqual(words(two, 'Hans'), ['You have 53 points: 31 and 22.', 'You lead with Jost.']);
  assert.deepEqual(words(playing(), 'Ida').slice(-1), [
    'You deal this round: your three discards count as a trick.',
  ]);
  const own = settled(game([71, 89, 74], { Ida: 45 }), { players: [player('Ida', { games_won: 1 })] });
  assert.deepEqual(words(own, 'Ida'), [
    'You won 45 in the last game.',
    'You have won one game this evening.',
  ]);
  assert.deepEqual(words(playing({ rounds: [], dealer: 'Hans' }), 'Jost'), ['You put 15 into the pot.']);
  const closed = table({ phase: 'closed', players: [player('Ida', { net: 32 })] });
  assert.deepEqual(words(closed, 'Ida'), ['The table is closed. Your net: +32.']);
  assert.deepEqual(words(playing({ counted: round('Ida', [1, 2, 75]) }), 'Ida'), [
    'Paroli settles the game.',
  ]);
});

test('a line of the history is about the player', () => {
  const line = (name: string, data: object, reader = 'Ida') =>
    playerLine({ type: `tarot.${name}.v1`, data, version: 1 } as never, reader, 'points')?.text;
  assert.match(String(line('game_begun', { amount: 5 })), /^Ante/);
  assert.match(String(line('round_counted', round('Hans', [1, 2, 75]))), /Round: two points/);
  assert.match(String(line('game_settled', game([1, 2, 0], { Ida: 3 }))), /Game won with 2/);
  assert.match(String(line('game_settled', game([1, 2, 0], { Ida: 3 }), 'Hans')), /Game lost with 1/);
  assert.match(String(line('session_closed', { shares: [] })), /The table closed/);
  assert.equal(line('unknown', {}), undefined);
});

test('the board says the newest result and who deals', () => {
  assert.deepEqual(boardSentence(playing()).notes, ['Ida deals']);
  assert.equal(boardSentence(playing({ rounds: [] })).text, 'Round two of three is being played.');
  assert.equal(plain(boardSentence(table()).text), 'Hans deals. The ante is 15.');
  assert.equal(boardStatus(playing()), 'Game 1, round 2');
  assert.match(boardHint(table({ players: [], seated: 0 })), /^Three play/);
});

const fixes = (view: Table, code: string, entry: object, facts: object = {}) =>
  (tableFixes[code]?.({
    table: view,
    entry: { key: 'k', ...entry } as never,
    refusal: { code, facts } as Refusal,
  }) ?? []) as readonly { words: string; action: { kind: string; commands?: unknown; ui?: unknown } }[];

test('a refused entry has a way out', () => {
  const counts = [{ punter: 'Ida', count: 40 }];
  const [again] = fixes(playing(), 'counts_wrong', { kind: 'count', counts });
  assert.deepEqual(again?.action.ui, {
    mode: { kind: 'count', deals: 1, figures: { Ida: '40' }, player: null },
  });
  const [first] = fixes(table(), 'deal_not_begun', { kind: 'count', counts });
  assert.deepEqual(first?.action.commands, [
    { kind: 'ante', fields: {} },
    { kind: 'count', fields: { counts } },
  ]);
  assert.deepEqual(fixes(table(), 'deal_not_begun', { kind: 'end' }), []);
  assert.equal(fixes(playing(), 'deal_in_progress', { kind: 'ante' })[0]?.words, 'Give the game up first');
  const [next] = fixes(playing(), 'draw_out_of_turn', { kind: 'count', counts, place: 0 });
  assert.deepEqual(next?.action.commands, [{ kind: 'count', fields: { counts, place: 1 } }]);
  assert.equal(fixes(table(), 'too_few_players', { kind: 'ante' })[0]?.action.kind, 'tray');
  assert.equal(fixes(table(), 'table_full', { kind: 'seat' })[0]?.action.kind, 'new_table');
  const poor = table({ players: [player('Hans'), player('Ida', { purse: 9 }), player('Jost')] });
  assert.deepEqual(
    fixes(poor, 'purse_short', { kind: 'ante' }, { punter: 'Ida', purse: 9 }).map(({ words }) => words),
    ['Buy in 6', 'Ante 9'],
  );
  assert.equal(fixes(table(), 'purse_short', { kind: 'cashout', punter: 'Ida' }, { purse: 9 }).length, 1);
});

test('an estimate antes, counts rounds and gives a game up', () => {
  const after = (view: Table, kind: string, fields: object = {}) =>
    preview(view, { key: 'k', kind, ...fields });
  const begun = after(table(), 'ante');
  assert.deepEqual(
    [begun.phase, begun.pot, begun.players[0]?.purse, begun.offers],
    ['playing', 45, 85, undefined],
  );
  const counts = [
    { punter: 'Hans', count: 31 },
    { punter: 'Ida', count: 20 },
  ];
  const counted = after(begun, 'count', { counts });
  assert.deepEqual(
    [counted.round, counted.dealer, counted.players[2]?.score, counted.counted],
    [1, 'Ida', 27, null],
  );
  const last = after({ ...counted, round: 2 }, 'count', { counts });
  assert.deepEqual([last.owes_settlement, last.counted?.ends_game], [true, true]);
  const next = after(last, 'ante', { amount: 5 });
  assert.deepEqual([next.counted, next.pot, next.games, next.rounds], [null, 15, 1, []]);
  const ended = after(counted, 'end');
  assert.deepEqual([ended.phase, ended.pot, ended.players[0]?.purse, ended.rounds], ['between', 0, 100, []]);
  assert.deepEqual(differingPlayers(table(), begun), [...NAMES]);
  assert.equal(after(table(), 'close').phase, 'between');
});

test('the page of a round that was recorded elsewhere drops what was typed', () => {
  const mode = { kind: 'count', deals: 1, figures: {}, player: 'Ida' } as const;
  assert.equal(tarotLogic.isStale?.(playing(), mode), false);
  assert.equal(tarotLogic.isStale?.(playing({ deals: 2 }), mode), true);
  assert.equal(tarotLogic.isStale?.(table(), mode), true);
  assert.equal(
    tarotLogic.closingText?.(table({ pot: 10 })),
    'The pot of 10 is shared: Hans 4, Ida 3 and Jost 3.',
  );
  assert.equal(tarotLogic.closingText?.(table({ pot: 1 })), 'The pot of 1 is shared: Hans 1.');
  assert.equal(tarotLogic.closingText?.(table()), '');
});

test('other pages say how far a table is', () => {
  const progress = (phase: string, closed: string | null) =>
    progressText({ phase, closed_at: closed, waiting: 0, progress: { games: 2, round: 1 } });
  assert.deepEqual(progress('playing', null), ['game 3', 'round 2']);
  assert.deepEqual(progress('between', null), ['game 3', 'waiting for the ante']);
  assert.deepEqual(progress('closed', '2026-01-01'), ['two games']);
  assert.deepEqual(tableSummary(playing() as never).facts.slice(1), [
    ['Pot', '45'],
    ['Leads', 'Hans 31'],
  ]);
});

test('the practice guide has a step for each state', () => {
  assert.match(guideText(table({ players: [] }), NONE), /^Add players/);
  assert.match(guideText(table(), NONE), /^“Ante” begins a game/);
  assert.match(guideText(playing(), NONE), /tricks of Ida/);
  const typed = { kind: 'count', deals: 1, figures: { Ida: '26', Jost: '22' }, player: null } as const;
  assert.match(guideText(playing(), { mode: typed }), /The third player has the rest/);
  const wrong = { ...typed, figures: { Ida: '60', Jost: '22' } };
  assert.match(guideText(playing(), { mode: wrong }), /^Tap the count that is wrong/);
  assert.equal(guideText(table({ phase: 'closed' }), NONE), '');
});

test('the tricks of the lesson are worth what it says, and each word has a meaning', () => {
  assert.deepEqual(TRICKS.map(trickPoints), [10, 9, 5, 1]);
  for (const name of Object.keys(messages().termPatterns)) assert.ok(termText(name)?.meaning, name);
  assert.deepEqual(Object.keys(lessonFr.terms), Object.keys(lessonEn.terms));
  assert.equal(lessonEn.screens.length, 3);
  assert.deepEqual(
    [lessonFr, lessonEn].map(({ screens }) => screens.map(({ sentences }) => sentences.length)),
    [
      [3, 2, 3],
      [3, 2, 3],
    ],
  );
});

const PRESET = { ante: 10, rounds: 3, tie: 'split', odd_coin: 'seat' };
const OTHER = { ante: 0, rounds: 1, tie: 'stays', odd_coin: 'pot' };

for (const shown of ['en', 'fr'] as const)
  test(`each rule changes the text of the rules, which is whole sentences, in ${shown}`, async () => {
    await loadLanguage(shown);
    language.value = shown;
    const paragraphs = (changed: object = {}) =>
      writeRules({ ...PRESET, ...changed }, 'points').flatMap(({ title, paragraphs: own }) => [
        `${title}.`,
        ...own,
      ]);
    for (const rules of [PRESET, OTHER])
      for (const text of paragraphs(rules)) assert.match(text, /^\p{Lu}(?!.*(undefined|null)).*[^ ]\.$/u);
    for (const [field, value] of Object.entries(OTHER))
      assert.notDeepEqual(paragraphs({ [field]: value }), paragraphs(), field);
    language.value = 'en';
  });
