/** The fixes of Basset for a refused entry, by refusal code, the best first. */

import { messages } from '../../messages/messages.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { t } from '../../../../i18n/language.ts';
import { replacedAmounts } from '../model/replaced-amounts.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import type { BassetMode } from '../model/basset-modes.ts';
import type { Fix, RefusedCase } from '../model/basset-page.ts';
import { commandOf, number, openTray, replaceWith, text } from '../../../../table-kit/rejection/fix.ts';
import { isStaking } from './amount-fixes.ts';
import { redoDraw } from './draw-fixes.ts';
import { samePunter, unknownPunter } from './player-fixes.ts';
import { amountField, showLog } from '../../../../table-kit/rejection/fixes.ts';
import { otherAmount, lowerAmount, purseShort, withinBounds } from './amount-fixes.ts';
import type { Command, Entry } from '../../../../outbox/entry.ts';
import { focusFirstAnswer } from '../model/answer-focus.ts';
import { findPunter, findStake, stakesOf } from '../../table-queries.ts';
import { rankOf, type Rank, type Stake, type Table } from '../../view.ts';

type FixesOf = (refused: RefusedCase) => readonly Fix[];

/** For a refused amount: the first fix is the amount that the stake replaced, if there was one. */
const orAsBefore =
  (fixesOf: FixesOf): FixesOf =>
  (refused) => {
    const before = otherAmount(refused, replacedAmounts.get(refused.entry.key) ?? 0);
    return [...before, ...fixesOf(refused).filter(({ words }) => words !== before[0]?.words)];
  };

/** Marks a fix that takes back or answers something else at the table. */
const harsh = (fix: Fix): Fix => ({ ...fix, isHarsh: true });

const storeForNextDeal = (words: string, command: Command): Fix => ({
  words,
  action: { kind: 'next_round', command },
});

/** The fixes of Basset by refusal code. The kit has those for every game, and the one that discards. */
export const bassetFixes: Readonly<Record<string, FixesOf>> = {
  unknown_punter: (refused) => unknownPunter(refused),
  unknown_card: (refused) =>
    refused.entry.kind === 'stake' ? chooseCard(refused, lateMessages().fixes.chooseOther) : [],
  deal_in_progress: (refused) =>
    refused.entry.kind === 'close'
      ? [storeForNextDeal(lateMessages().fixes.untilItEnds, commandOf(refused))]
      : [],
  deal_not_begun: (refused) => beforeFasse(refused),
  draw_out_of_turn: showLog,
  staking_closed: (refused) =>
    refused.entry.kind === 'stake'
      ? [storeForNextDeal(lateMessages().fixes.nextDeal, commandOf(refused))]
      : [],
  answers_pending: (refused) => answersPending(refused),
  no_such_stake: (refused) =>
    refused.entry.kind !== 'mace' || stakeOf(refused)
      ? []
      : chooseCard(refused, lateMessages().fixes.stakeOnIt, rankOf(text(refused.entry.card))),
  take_only: (refused) => takeOnly(refused),
  card_in_play: (refused) => cardInPlay(refused),
  card_used: (refused) => [...chooseCard(refused, lateMessages().fixes.otherCard), ...newBook(refused)],
  too_many_cards: (refused) => withdrawLast(refused, text(refused.entry.punter)),
  cards_required: (refused) => cardsRequired(refused),
  restake_not_allowed: (refused) => takeOnly(refused),
  restake_too_small: (refused) => [
    ...otherAmount(refused, number(refused.refusal.facts.minimum)),
    ...takeOnly(refused),
  ],
  pay_not_allowed: (refused) => [...takeOnly(refused), ...paroliInstead(refused)],
  same_punter: ({ entry }) => samePunter(entry),
  stake_below_minimum: orAsBefore((refused) => withinBounds(refused, number(refused.refusal.facts.minimum))),
  stake_above_maximum: orAsBefore((refused) => withinBounds(refused, number(refused.refusal.facts.maximum))),
  odd_stake: orAsBefore((refused) => {
    const odd = number(refused.entry[amountField(refused)]);
    return [...otherAmount(refused, odd - 1), ...otherAmount(refused, odd + 1)];
  }),
  purse_short: orAsBefore(purseShort),
  bank_cover_short: orAsBefore((refused) => [
    ...(refused.entry.kind === 'stake' || refused.entry.kind === 'mace'
      ? lowerAmount(refused)
      : takeOnly(refused)),
    ...fund(refused),
  ]),
  card_seen: (refused) =>
    redoDraw(refused, text(refused.refusal.facts.card), lateMessages().fixes.otherSuit, true),
  rank_exhausted: (refused) =>
    redoDraw(refused, text(refused.refusal.facts.rank), lateMessages().fixes.otherCard, false),
  pack_exhausted: ({ refusal }) =>
    refusal.facts.stock === 1
      ? [openTray<BassetMode>(lateMessages().fixes.lastCard, { pendingDraw: 'last' })]
      : [],
  not_last_card: ({ entry }) =>
    Array.isArray(entry.cards)
      ? [openTray<BassetMode>(lateMessages().fixes.drawPair, { firstCard: text(entry.cards[0]) })]
      : [],
};

/** Taking all wins answers for the players, so it is not offered for a stake that cannot follow. */
function answersPending(refused: RefusedCase): Fix[] {
  const { entry, table } = refused;
  const show: Fix = {
    words: lateMessages().fixes.showThem,
    detail: lateMessages().fixes.andDiscard,
    action: { kind: 'run', run: () => void requestAnimationFrame(focusFirstAnswer) },
  };
  if (entry.kind === 'stake' && !findPunter(table, text(entry.punter))?.replacements) return [show];
  const takeAll = { kind: 'take', fields: { all: true } };
  return [show, harsh(replaceWith(lateMessages().fixes.takeAll, [takeAll, commandOf(refused)]))];
}

const stakeOf = ({ entry, table }: RefusedCase): Stake | null =>
  findStake(table, text(entry.punter), text(entry.card));

/** Opens the tray to stake on another card, if the punter may stake. */
function chooseCard(refused: RefusedCase, words: string, rank: Rank | null = null): Fix[] {
  const punter = findPunter(refused.table, text(refused.entry.punter));
  if (!punter || !(isStaking(refused) || punter.replacements)) return [];
  const { amount } = refused.entry;
  const mode = { kind: 'stake', punter: punter.name, rank } as const;
  return [
    openTray<BassetMode>(words, typeof amount === 'number' ? { mode, selectedCoin: amount } : { mode }),
  ];
}

function newBook({ entry, table }: RefusedCase): Fix[] {
  const mode = { kind: 'player', player: text(entry.punter), task: 'book' } as const;
  return table.rules.books ? [openTray<BassetMode>(lateMessages().fixes.newBook, { mode })] : [];
}

/** Before the fasse: turn it, if a draw was refused. For a mace, replace the stake with a larger one. */
function beforeFasse(refused: RefusedCase): Fix[] {
  const { entry, table } = refused;
  const currentStake = stakeOf(refused);
  if (entry.kind === 'mace' && currentStake && !currentStake.crooks && !currentStake.paying) {
    const { punter, card } = entry;
    const amount = currentStake.couch + number(entry.amount);
    const stake = { kind: 'stake', fields: { punter, card, amount } };
    return [
      replaceWith(lateMessages().fixes.stake(money(amount, table.currency)), [
        withdrawalOf(currentStake),
        stake,
      ]),
    ];
  }
  const draws = entry.kind === 'pair' || entry.kind === 'last';
  return draws && table.stakes.length
    ? [openTray<BassetMode>(lateMessages().fixes.turnFasse, { pendingDraw: 'fasse' })]
    : [];
}

/** Returns the fix with another answer to the same win. It keeps the place of the draw. */
const answerInstead = (words: string, kind: string, { punter, card, place: draw }: Entry): Fix =>
  replaceWith(words, [{ kind, fields: { punter, card, ...(draw !== undefined && { place: draw }) } }]);

function takeOnly(refused: RefusedCase): Fix[] {
  const pays = stakeOf(refused)?.answers?.take.pays;
  const words =
    pays === undefined
      ? lateMessages().fixes.takeOnly
      : lateMessages().fixes.take(money(pays, refused.table.currency));
  return [answerInstead(words, 'take', refused.entry)];
}

function paroliInstead(refused: RefusedCase): Fix[] {
  const answers = stakeOf(refused)?.answers;
  return answers && !answers.paroli
    ? []
    : [answerInstead(messages().undo.entry.paroli, 'paroli', refused.entry)];
}

const withdrawalOf = ({ punter, card }: Stake): Command => ({ kind: 'withdraw', fields: { punter, card } });

function cardInPlay(refused: RefusedCase): Fix[] {
  const { entry, table } = refused;
  const currentStake = stakeOf(refused);
  if (!currentStake || currentStake.crooks || currentStake.paying) return [];
  const { punter, card, amount } = entry;
  const [before, after] = [currentStake.couch, number(amount)].map((sum) => money(sum, table.currency));
  if (isStaking(refused))
    return [
      replaceWith(
        lateMessages().fixes.changeIt,
        [withdrawalOf(currentStake), commandOf(refused)],
        `${before} → ${after}`,
      ),
    ];
  return table.rules.mace === 'plain'
    ? [replaceWith(lateMessages().fixes.maceIt, [{ kind: 'mace', fields: { punter, card, amount } }])]
    : [];
}

const withdrawable = (table: Table, name: string): Stake[] =>
  stakesOf(table, name).filter((stake) => !stake.crooks && !stake.paying);

/** Withdraws the punter's last card, then enters the refused entry again. */
function withdrawLast(refused: RefusedCase, name: string): Fix[] {
  const last = isStaking(refused) ? withdrawable(refused.table, name).at(-1) : undefined;
  if (!last) return [];
  const { capitalize, theCard } = t();
  return [
    harsh(
      replaceWith(
        lateMessages().fixes.withdrawOne,
        [withdrawalOf(last), commandOf(refused)],
        capitalize(theCard(last.card)),
      ),
    ),
  ];
}

/** For too few or too many cards: stake one more, withdraw one, or withdraw all. */
function cardsRequired(refused: RefusedCase): Fix[] {
  const { refusal, table } = refused;
  const name = text(refusal.facts.punter);
  const stakes = stakesOf(table, name);
  const all = withdrawable(table, name);
  const hasTooFew = stakes.length < number(refusal.facts.required);
  const mode = { kind: 'stake', punter: name, rank: null } as const;
  const first = hasTooFew
    ? [openTray<BassetMode>(lateMessages().fixes.stakeOneMore, { mode })]
    : withdrawLast(refused, name);
  if (all.length < stakes.length) return first;
  return [
    ...first,
    harsh(
      replaceWith(lateMessages().fixes.withdrawCardsOf(name), [...all.map(withdrawalOf), commandOf(refused)]),
    ),
  ];
}

/** Funds the bank with the missing amount, then enters the refused entry again. */
function fund(refused: RefusedCase): Fix[] {
  const { bank, worst } = refused.refusal.facts;
  const amount = number(worst) - number(bank);
  const commands = [{ kind: 'fund', fields: { amount } }, commandOf(refused)];
  return [replaceWith(kitMessages().tray.fundBank, commands, money(amount, refused.table.currency))];
}
