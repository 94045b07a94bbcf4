/** Ways out of the refusals of Baccarat, by code. Amounts within a limit are the kit's. */

import { money } from '../../i18n/amounts/currency.ts';
import type { Command } from '../../outbox/entry.ts';
import { commandOf, number, openTray, replaceWith, text } from '../../table-kit/rejection/fix.ts';
import type { Fix as AnyFix, Refused as AnyRefused } from '../../table-kit/table-game.ts';
import { cardsIn, resultsByCards } from './model/entered-hand.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import { mayRefill } from './model/sums.ts';
import type { Table } from './view.ts';

type Fix = AnyFix<OwnMode>;
type Refused = AnyRefused<Table>;
type Fixes = (refused: Refused) => readonly Fix[];

const PASS: Command = { kind: 'pass', fields: {} };
const FIRST_CARDS = 2;

/** Another player banks: at the sum that was passed, or the one in turn does. */
function takeTurn(refused: Refused): Fix[] {
  const { entry, refusal, table } = refused;
  const words = messages().fixes;
  const sum = (amount: number): string => money(amount, table.currency);
  const passed = number(refusal.facts['passed_sum']);
  const inTurn = text(refusal.facts['punter']);
  const isOther = text(entry['punter']) !== table.late_banker && number(entry['amount']) !== passed;
  return [
    ...(passed > 0 && isOther
      ? [replaceWith(words.bank(sum(passed)), [commandOf(refused, { amount: passed })])]
      : []),
    ...(inTurn
      ? [
          replaceWith(words.bankOf(inTurn, sum(number(entry['amount']))), [
            commandOf(refused, { punter: inTurn }),
          ]),
        ]
      : []),
  ];
}

const refillOrPass: Fixes = ({ table }) => [
  ...(mayRefill(table) ? [openTray<OwnMode>(messages().fixes.refill, { mode: { kind: 'refill' } })] : []),
  replaceWith(messages().fixes.pass, [PASS]),
];

const acceptFirst: Fixes = (refused) => [
  replaceWith(messages().fixes.accept, [{ kind: 'accept', fields: {} }, commandOf(refused)]),
  replaceWith(messages().fixes.pass, [PASS]),
];

/** The banco without halves. */
function onOneHand(refused: Refused): Fix[] {
  const { how, ...fields } = commandOf(refused).fields;
  if (how === undefined) return [];
  return [replaceWith(messages().fixes.withoutCheval, [{ kind: refused.entry.kind, fields }])];
}

/** Where new cards end the bank, only the cards are shuffled. */
function shuffleFirst(refused: Refused): Fix[] {
  const shoe: Command = { kind: 'shoe', fields: {} };
  const isEnd = refused.table.rules.bank_ends === 'shoe';
  return [replaceWith(messages().fixes.shuffle, isEnd ? [shoe] : [shoe, commandOf(refused)])];
}

function withoutThird(refused: Refused): Fix[] {
  const hand = text(refused.refusal.facts['hand']);
  const cards = refused.entry[hand];
  if (!Array.isArray(cards)) return [];
  return [
    replaceWith(messages().fixes.withoutThird, [commandOf(refused, { [hand]: cards.slice(0, FIRST_CARDS) })]),
  ];
}

/** The same hand without its cards. */
function resultOnly({ entry, table }: Refused): Fix[] {
  if (entry.kind !== 'cards') return [];
  const { right, left } = resultsByCards(cardsIn(entry));
  const results = table.rules.sides > 1 ? { right, left } : { right };
  const fields = { ...results, place: entry['place'] };
  return [replaceWith(messages().fixes.resultOnly, [{ kind: 'hand', fields }])];
}

export const tableFixes: Readonly<Record<string, Fixes>> = {
  table_full: (refused) => [
    replaceWith(messages().fixes.stands, [commandOf(refused, { where: 'standing' })]),
  ],
  not_in_turn: takeTurn,
  bank_broken: refillOrPass,
  bank_cover_short: acceptFirst,
  cheval_not_played: onOneHand,
  odd_stake: onOneHand,
  draw_out_of_turn: (refused) => [
    replaceWith(messages().fixes.enterAgain, [commandOf(refused, { place: refused.table.hand })]),
  ],
  pack_exhausted: shuffleFirst,
  draw_forbidden: withoutThird,
  false_draw: resultOnly,
  card_seen: resultOnly,
  rank_exhausted: resultOnly,
  nothing_staked: () => [replaceWith(messages().fixes.pass, [PASS])],
};
