/** Sentences, entries, events, the player's page, the ways out of refusals, the lesson and the rules, in words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardHint,
  boardSentence,
  boardStatus,
  isNewSentence,
} from '../../../src/games/glic/board/board-text.ts';
import { entryText } from '../../../src/games/glic/entry-text.ts';
import { tableFixes } from '../../../src/games/glic/fixes.ts';
import { guideText } from '../../../src/games/glic/guide-text.ts';
import { eventLine } from '../../../src/games/glic/history/event-line.ts';
import { BETS, FOLDED, PLAYERS, POOLS } from '../../../src/games/glic/lesson/example.ts';
import { termText } from '../../../src/games/glic/lesson/term-text.ts';
import { en as lessonEn } from '../../../src/games/glic/messages/teaching/lesson-en.ts';
import { fr as lessonFr } from '../../../src/games/glic/messages/teaching/lesson-fr.ts';
import { messages } from '../../../src/games/glic/messages/messages.ts';
import type { Ui } from '../../../src/games/glic/model/own-mode.ts';
import { playerLine } from '../../../src/games/glic/player/player-lines.ts';
import { playerText } from '../../../src/games/glic/player/player-text.ts';
import { progressText } from '../../../src/games/glic/progress-text.ts';
import { writeRules } from '../../../src/games/glic/prose/rules-prose.ts';
import { paymentTexts, promptText, resultText } from '../../../src/games/glic/sentence.ts';
import { shortEntry } from '../../../src/games/glic/short-entry.ts';
import { glicLogic } from '../../../src/games/glic/table/game-logic.ts';
import { tableSummary } from '../../../src/games/glic/table-summary.ts';
import type { Table } from '../../../src/games/glic/view.ts';
import { loadGameTexts } from '../../../src/i18n/load-game-texts.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { plain } from '../../../src/i18n/markup.ts';
import type { Refusal } from '../../../src/outbox/entry.ts';
import { betting, dealt, player, recent, table } from './sample-table.ts';

await loadGameTexts('glic');

const NONE: Ui['mode'] = { kind: 'none' };
const prompt = (view: Table, mode: Ui['mode'] = NONE): string => plain(promptText(view, { mode }));
const of = (punter: string, amount: number) => ({ punter, amount });

test('the sentence says what the table waits for', () => {
  assert.equal(
    prompt(table({ players: [] })),
    'Glic needs three players or more. The first one deals first.',
  );
  assert.match(prompt(table({ players: [player('Anne')] })), /two players missing/);
  assert.equal(prompt(table()), 'Anne deals.');
  assert.equal(prompt(table({ pools: [{ pool: 'ten', amount: 3 }] })), 'Anne deals. The ten holds 3.');
  const pools: Table['pools'] = [
    { pool: 'ten', amount: 3 },
    { pool: 'queen', amount: 1 },
    { pool: 'ace', amount: 3 },
  ];
  assert.equal(prompt(table({ pools })), 'Anne deals. The pools hold 7.');
  assert.equal(prompt(dealt()), 'Who shows a card of a pool? Then Bess bets first.');
  assert.equal(prompt(betting()), 'Carl: see 2, raise, pass or fold?');
  assert.equal(prompt(betting({ offers: [] })), 'Carl: 2 to see. Pass or fold?');
  assert.equal(prompt(betting({ turn: 'Bess' })), 'Bess: bet or pass?');
  const showing = betting({
    phase: 'showing',
    bets: [of('Bess', 2), of('Carl', 2)],
    folded: ['Anne', 'Dora'],
  });
  assert.equal(prompt(showing), 'Bess or Carl: who has the best hand?');
  assert.equal(prompt(dealt({ phase: 'playing' })), 'Who lays a last card, or is out?');
  assert.equal(prompt(dealt({ winners: ['Bess'] })), 'Bess wins the Poch.');
  assert.equal(prompt(table({ phase: 'closed' })), 'The table is closed.');
});

test('the sentence says what the dealer has begun', () => {
  assert.equal(prompt(dealt(), { kind: 'claim', pool: 'ace' }), 'Who has the ace of trump? 1.');
  assert.equal(
    prompt(dealt(), { kind: 'claim', pool: 'marriage' }),
    'Who has the king and queen of trump? 3.',
  );
  assert.equal(prompt(dealt(), { kind: 'equal', players: [] }), 'Who has equal hands?');
  assert.equal(
    prompt(dealt(), { kind: 'out', player: 'Bess', left: { Anne: 1 } }),
    'Bess is out. Carl, how many cards?',
  );
});

test('the cards are asked for from the first row down, whoever dealt', () => {
  const hand_players = ['Carl', 'Dora', 'Anne', 'Bess'];
  const asked = prompt(dealt({ dealer: 'Carl', hand_players }), { kind: 'out', player: 'Anne', left: {} });
  assert.equal(asked, 'Anne is out. Bess, how many cards?');
});

test('the newest run, Poch or hand is named, and no earlier one', () => {
  const last_poch = { bets: [of('Bess', 2)], shares: [of('Bess', 8)] };
  const last_run = { punter: 'Anne', payments: [of('Bess', 1), of('Carl', 1), of('Dora', 1)] };
  const last_win = { punter: 'Bess', counts: [], payments: [of('Anne', 3), of('Carl', 1)] };
  const playing = (...kinds: string[]) =>
    dealt({ phase: 'playing', last_poch, last_run, recent: recent('deal', ...kinds) });
  assert.equal(resultText(playing('bet', 'fold', 'best')), 'Bess takes the Poch of 8.');
  assert.equal(resultText(playing('pass')), '');
  assert.equal(resultText(playing('bet', 'best', 'run')), 'Anne laid the last card: 1 each.');
  assert.equal(
    resultText(table({ last_win, recent: recent('deal', 'out') })),
    'Bess is out of cards and gets 4.',
  );
  assert.equal(resultText(table({ last_win, recent: recent('deal', 'end') })), '');
  assert.equal(resultText(dealt({ last_win })), '');
});

test('the payments of a hand are listed with the newest first', () => {
  const last_poch = { bets: [of('Bess', 2)], shares: [of('Bess', 8)] };
  const runs = ['Anne', 'Carl', 'Dora'].map((punter) => ({ punter, payments: [of('Bess', 1)] }));
  const last_run = runs.at(-1) ?? null;
  const playing = dealt({ phase: 'playing', last_poch, last_run, last_runs: runs });
  const [dora, carl, anne, poch] = paymentTexts(playing);
  assert.match(dora ?? '', /^Dora/);
  assert.match(carl ?? '', /^Carl/);
  assert.match(anne ?? '', /^Anne/);
  assert.equal(poch, 'Bess takes the Poch of 8.');
  const last_win = { punter: 'Bess', counts: [], payments: [of('Anne', 3)] };
  assert.deepEqual(paymentTexts({ ...playing, last_win }), [
    'Bess is out of cards and gets 3.',
    ...[dora, carl, anne],
  ]);
  assert.deepEqual(paymentTexts(table()), []);
});

test('a run is paid by each of the others only if all of them pay the same', () => {
  const text = (...payments: { punter: string; amount: number }[]) =>
    resultText(
      dealt({ phase: 'playing', last_run: { punter: 'Anne', payments }, recent: recent('deal', 'run') }),
    );
  assert.equal(text(of('Bess', 3), of('Carl', 3), of('Dora', 3)), 'Anne laid the last card: 3 each.');
  assert.equal(text(of('Bess', 3), of('Carl', 3), of('Dora', 1)), 'Anne laid the last card and gets 7.');
  assert.equal(text(of('Bess', 3), of('Carl', 3)), 'Anne laid the last card and gets 6.');
  assert.equal(text(), 'Anne laid the last card and gets 0.');
});

test('each entry is a sentence, and a few words for the undo button', () => {
  const text = (kind: string, fields: object = {}) => entryText({ kind, ...fields }, dealt());
  const short = (kind: string, fields: object = {}) => shortEntry({ kind, ...fields }, dealt());
  const left = [{ punter: 'Anne', count: 2 }];
  const entries: readonly (readonly [string, object, string, string])[] = [
    ['deal', {}, 'Deal.', 'Deal'],
    ['claim', { punter: 'Anne', pool: 'ace' }, 'Anne claims the ace.', 'Anne: ace'],
    ['bet', { punter: 'Bess', amount: 2 }, 'Bess bets 2.', 'Bess bets 2'],
    ['see', { punter: 'Carl' }, 'Carl sees.', 'Carl sees'],
    ['pass', { punter: 'Carl' }, 'Carl passes.', 'Carl passes'],
    ['pass', { all: true }, 'All pass.', 'All pass'],
    ['fold', { punter: 'Dora' }, 'Dora folds.', 'Dora folds'],
    ['best', { punters: ['Bess'] }, 'Bess has the best hand.', 'Best: Bess'],
    ['best', { punters: ['Bess', 'Carl'] }, 'Bess and Carl have equal best hands.', 'Best: Bess and Carl'],
    ['run', { punter: 'Anne' }, 'Anne lays the last card of a sequence.', 'Last card: Anne'],
    ['out', { punter: 'Bess', left }, 'Bess is out of cards. Cards left: Anne 2.', 'Bess out'],
    ['end', {}, 'The hand is given up.', 'Give up'],
  ];
  for (const [kind, fields, sentence, words] of entries)
    assert.deepEqual([text(kind, fields), short(kind, fields)], [sentence, words]);
  assert.equal(text('undo'), 'Undo of the newest entry.');
});

const event = (name: string, data: object) => eventLine({ type: `glic.${name}.v1`, data }, 'points');

test('each event of the deal and the betting is a line', () => {
  assert.equal(
    event('hand_dealt', { dealer: 'Anne', antes: [{ amount: 1 }, { amount: 1 }] }),
    'Anne deals. 2 goes into the pools.',
  );
  assert.equal(
    event('pools_claimed', {
      punter: 'Dora',
      paid: [
        { pool: 'king', amount: 1 },
        { pool: 'queen', amount: 2 },
      ],
    }),
    'Dora takes 3 from the king and queen.',
  );
  assert.equal(event('bet_placed', { punter: 'Bess', amount: 2, owed: 0 }), 'Bess bets 2.');
  assert.equal(event('bet_placed', { punter: 'Dora', amount: 1, owed: 2 }), 'Dora sees 2 and bets 1 more.');
  assert.equal(event('bet_seen', { punter: 'Carl', owed: 2 }), 'Carl sees 2.');
  assert.equal(event('bet_passed', { punter: null, for_all: true, passed: [] }), 'All pass.');
  assert.equal(event('hand_folded', { punter: 'Anne' }), 'Anne folds.');
  assert.equal(event('best_hand_named', { punters: ['Bess'] }), 'Bess has the best hand.');
});

test('each event from the settled Poch on is a line', () => {
  assert.equal(
    event('poch_settled', { bets: [], shares: [of('Bess', 4), of('Carl', 4)] }),
    'The Poch is shared: Bess 4 and Carl 4.',
  );
  assert.equal(
    event('sequence_ended', { punter: 'Anne', payments: [of('Bess', 1), of('Carl', 1)] }),
    'Anne laid the last card and gets 2. Paid: Bess 1 and Carl 1.',
  );
  assert.equal(
    event('hand_won', { punter: 'Bess', counts: [{ punter: 'Anne', count: 2 }], payments: [of('Anne', 2)] }),
    'Bess is out of cards and gets 2. Cards left: Anne 2. Paid: Anne 2.',
  );
  assert.equal(event('hand_abandoned', { bets: [of('Dirk', 4)] }), 'The hand is given up. The bets return.');
  assert.equal(
    event('session_closed', { pools: [], shares: [of('Carl', 4), of('Anne', 3)] }),
    'The table closes. 7 in the pools is shared: Carl 4 and Anne 3.',
  );
  assert.equal(event('cards_shuffled', {}), null);
  assert.equal(eventLine({ type: 'session.ruling_made', data: {} }, 'points'), null);
});

test('a player whose view has no offers of others reads the sentence of the board', () => {
  const call = (name: string) => plain(playerText(betting({ offers: [] }), name).call);
  assert.equal(call('Dora'), 'Carl: see 2, raise, pass or fold?');
  assert.equal(call('Carl'), 'Carl: 2 to see. Pass or fold?');
});

test('a player reads what is owed and may be done, what pools pay, and the newest payments', () => {
  const words = (view: Table, name: string) => playerText(view, name).words.map(plain);
  assert.deepEqual(words(betting(), 'Carl'), ['It is your turn: see 2, raise, pass or fold.']);
  assert.deepEqual(words(betting(), 'Bess'), ['You have 2 in the Poch.']);
  assert.deepEqual(words(betting(), 'Dora'), ['You owe 2 to the Poch.']);
  assert.deepEqual(words(betting({ folded: ['Dora'] }), 'Dora'), ['You gave up the Poch.']);
  assert.deepEqual(words(dealt(), 'Dora').slice(1), ['King and queen of trump together pay 3.']);
  assert.deepEqual(words(dealt({ claims: [{ pool: 'ace', punter: 'Dora' }] }), 'Dora'), [
    'You won in this hand: ace.',
  ]);
  assert.deepEqual(words(dealt({ hand_players: ['Anne', 'Bess', 'Carl'] }), 'Dora'), [
    'You do not play in this hand.',
  ]);
  const run = dealt({
    phase: 'playing',
    last_run: { punter: 'Anne', payments: [of('Bess', 1), of('Carl', 1)] },
  });
  assert.deepEqual(words(run, 'Anne'), ['You laid the last card of a sequence and got 2.']);
  assert.deepEqual(words(run, 'Bess'), ['You paid 1 for the last sequence.']);
  assert.deepEqual(words(run, 'Dora'), []);
  const won = table({ last_win: { punter: 'Anne', counts: [], payments: [of('Bess', 3)] } });
  assert.deepEqual(words(won, 'Bess'), ['You paid 3 for the cards you had left.']);
  const closed = table({ phase: 'closed', players: [player('Anne', { net: -7 })] });
  assert.deepEqual(words(closed, 'Anne'), ['The table is closed. Your net: −7.']);
  assert.deepEqual(
    [playerText(betting(), 'Carl').isAsked, playerText(betting(), 'Bess').isAsked],
    [true, false],
  );
});

test('a line of the history is about the player', () => {
  const line = (name: string, data: object, reader = 'Bess') =>
    playerLine({ type: `glic.${name}.v1`, data, version: 1 } as never, reader, 'points')?.text;
  assert.equal(line('hand_dealt', { dealer: 'Bess', antes: [of('Bess', 1)] }), 'You dealt: ante');
  assert.equal(line('pools_claimed', { paid: [{ pool: 'ace', amount: 1 }] }), 'Pools: ace');
  assert.equal(line('bet_placed', { amount: 1, owed: 1 }), 'Bet');
  assert.equal(line('poch_settled', { shares: [of('Bess', 3)] }), 'Poch won');
  assert.equal(line('poch_settled', { shares: [of('Carl', 3)] }), 'Poch lost');
  assert.equal(line('sequence_ended', { punter: 'Carl', payments: [of('Bess', 1)] }), 'Sequence of Carl');
  assert.equal(line('hand_won', { punter: 'Bess', payments: [of('Carl', 1)] }), 'Out of cards');
  assert.equal(line('hand_abandoned', { bets: [] }), 'Hand given up');
  assert.equal(line('session_closed', { shares: [of('Bess', 1)] }), 'The table closed: share of the pools');
  assert.equal(line('unknown', {}), undefined);
});

test('the board says whose turn it is, who dealt, and the level', () => {
  assert.deepEqual(boardSentence(betting()).notes, ['Anne dealt', 'Level 2']);
  const won = table({ last_win: { punter: 'Anne', counts: [], payments: [of('Bess', 3)] } });
  assert.deepEqual(boardSentence(won), { text: 'Anne is out of cards and gets 3.', notes: ['Anne deals'] });
  assert.deepEqual([boardStatus(dealt()), boardStatus(table({ hands: 1 }))], ['Hand 1', 'Hand 2']);
  assert.match(boardHint(dealt()), /^The player with the trump card/);
  assert.match(boardHint(table({ players: [] })), /^Three players or more/);
  assert.deepEqual([isNewSentence(dealt(), betting()), isNewSentence(dealt(), dealt())], [true, false]);
});

const fixes = (view: Table, code: string, entry: object, facts: object = {}) =>
  (tableFixes[code]?.({
    table: view,
    entry: { key: 'k', ...entry } as never,
    refusal: { code, facts } as Refusal,
  }) ?? []) as readonly { words: string; action: { kind: string; commands?: unknown; ui?: unknown } }[];

test('a refused entry has a way out', () => {
  const claim = { kind: 'claim', punter: 'Anne', pool: 'ace' };
  const otherPlayer = { mode: { kind: 'claim', pool: 'ace' } };
  assert.deepEqual(fixes(dealt(), 'too_many_cards', claim)[0]?.action.ui, otherPlayer);
  assert.deepEqual(fixes(dealt(), 'not_in_hand', claim)[0]?.action.ui, otherPlayer);
  assert.deepEqual(fixes(dealt(), 'not_in_hand', { kind: 'run', punter: 'Anne' }), []);
  const [turn] = fixes(betting(), 'not_in_turn', { kind: 'see', punter: 'Bess' });
  assert.deepEqual(turn?.action.commands, [{ kind: 'see', fields: { punter: 'Carl' } }]);
  const [deal] = fixes(table(), 'deal_not_begun', { kind: 'run', punter: 'Anne' });
  assert.deepEqual(deal?.action.commands, [
    { kind: 'deal', fields: {} },
    { kind: 'run', fields: { punter: 'Anne' } },
  ]);
  assert.equal(fixes(dealt(), 'deal_in_progress', { kind: 'deal' })[0]?.words, 'Give the hand up first');
  assert.equal(
    fixes(betting(), 'answers_pending', { kind: 'run', punter: 'Anne' })[0]?.words,
    'All pass first',
  );
  assert.equal(fixes(dealt(), 'nothing_to_answer', { kind: 'see', punter: 'Bess' })[0]?.words, 'Bess passes');
  assert.equal(
    fixes(betting(), 'stake_above_maximum', { kind: 'bet', amount: 99 }, { maximum: 10 })[0]?.words,
    'Bet 10',
  );
  const [again] = fixes(dealt(), 'counts_wrong', { kind: 'out', punter: 'Bess', left: [] });
  assert.deepEqual(again?.action.ui, { mode: { kind: 'out', player: 'Bess', left: {} } });
  assert.equal(fixes(table(), 'too_few_players', { kind: 'deal' })[0]?.words, 'Add a player');
});

test('the question before a close says how the pools are shared', () => {
  assert.equal(
    glicLogic.closingText?.(dealt({ phase: 'between' })),
    '7 in the pools is shared: Anne 2, Bess 2, Carl 2 and Dora 1.',
  );
  assert.equal(
    glicLogic.closingText?.(dealt({ phase: 'between', pools: [{ pool: 'ace', amount: 3 }] })),
    '3 in the pools is shared: Anne 1, Bess 1 and Carl 1.',
  );
  assert.equal(glicLogic.closingText?.(table()), '');
});

test('other pages say how far a table is', () => {
  const progress = (phase: string, closed: string | null) =>
    progressText({ phase, closed_at: closed, waiting: 0, progress: { hands: 2 } });
  assert.deepEqual(progress('betting', null), ['hand 2', 'bets']);
  assert.deepEqual(progress('between', null), ['hand 3', 'waiting for the deal']);
  assert.deepEqual(progress('closed', '2026-01-01'), ['two hands']);
  assert.deepEqual(tableSummary(betting() as never).facts.slice(1), [
    ['In the Poch', '2'],
    ['In the pools', '7'],
  ]);
});

test('the practice guide has a step for each state', () => {
  const guide = (view: Table, mode: Ui['mode'] = NONE) => guideText(view, { mode });
  assert.match(guide(table()), /^“Deal” pays/);
  assert.match(guide(dealt()), /Bess bets/);
  assert.match(guide(dealt(), { kind: 'claim', pool: 'ace' }), /^Tap the player who shows/);
  assert.match(guide(betting()), /^Carl owes 2: see,/);
  assert.match(guide(betting({ turn: 'Bess' })), /“All pass”/);
  assert.match(guide(dealt({ phase: 'playing' })), /“Last card”/);
  assert.match(
    guide(dealt({ phase: 'playing' }), { kind: 'out', player: 'Bess', left: {} }),
    /^Tap how many/,
  );
  assert.equal(guide(table({ phase: 'closed' })), '');
});

test('the hand of the lesson adds up, and each word has a meaning', () => {
  assert.deepEqual([...Object.keys(BETS), ...FOLDED].sort(), [...PLAYERS]);
  assert.deepEqual(
    POOLS.map(([pool]) => pool),
    dealt().pools.map(({ pool }) => pool),
  );
  for (const name of Object.keys(messages().termPatterns)) assert.ok(termText(name)?.meaning, name);
  assert.deepEqual(Object.keys(lessonFr.terms), Object.keys(lessonEn.terms));
  assert.deepEqual(
    lessonFr.screens.map(({ sentences }) => sentences.length),
    lessonEn.screens.map(({ sentences }) => sentences.length),
  );
});

const PRESET = {
  ...{ piece: 1, ante_by: 'round', deck: 52, first_bettor: 'eldest', min_bet: 1, bet_limit: 12 },
  ...{ ties: 'split', short_purse: 'forgive' },
};
const OTHER = {
  ...{ piece: 4, ante_by: 'each', deck: 32, first_bettor: 'dealer', min_bet: 2, bet_limit: null },
  ...{ ties: 'eldest', short_purse: 'refuse' },
};

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
