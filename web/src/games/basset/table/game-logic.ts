/** What Basset tells the kit about a table, without its components. */

import { letterOf } from '../../../i18n/cards.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { messages } from '../messages/messages.ts';
import { bassetPreview } from '../preview.ts';
import {
  canEndEarly,
  chosenSeat,
  findPunter,
  findStake,
  nextPlace,
  shortPunter,
  unansweredWins,
} from '../table-queries.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { bassetFigures } from './band/figures.ts';
import { bassetSentence, slots } from './band/prompt.ts';
import { nameNote, nameTap } from './grid/name-tap.ts';
import { rowText } from './grid/row-scene.ts';
import { coinLimits } from './model/coin-limits.ts';
import { rankWithoutCoin, type BassetMode } from './model/basset-modes.ts';
import type { BassetGame, UiValues } from './model/basset-page.ts';
import { drawEntries } from './model/entries-of.ts';
import { bassetKeys } from './model/keys.ts';
import { bassetMoney } from './model/money.ts';
import { stakeCoins } from './model/stake-coins.ts';
import { bassetStep } from './model/step.ts';
import { isOut, turnCard, applyCoin } from './model/tap-actions.ts';
import { isDrawUnconfirmed } from './model/unconfirmed.ts';
import { shortEntryText } from './rejection/entry-notes.ts';
import { hideLabel } from './rejection/hide-label.ts';

/** Returns the player to whom the next tap applies. */
function chosenPlayer(table: Table, { mode, pendingDraw, selectedSeat }: UiValues): string | null {
  if (mode.kind === 'stake' || mode.kind === 'restake') return mode.punter;
  if (mode.kind !== 'none' || table.phase !== 'staking' || pendingDraw) return null;
  return (chosenSeat(table, selectedSeat) ?? shortPunter(table))?.name ?? null;
}

function isStale(table: Table, mode: BassetMode): boolean {
  switch (mode.kind) {
    case 'card':
      return (table.phase === 'drawing' && !mode.bets) || findStake(table, mode.punter, mode.card) === null;
    case 'restake':
      return !findStake(table, mode.punter, mode.card)?.answers?.restake;
    case 'stake':
      return findPunter(table, mode.punter) === null;
    case 'end':
      return !canEndEarly(table);
    default:
      return false;
  }
}

/** Returns what a punter has on cards and in side bets. */
function onTable(table: Table, name: string): number {
  const punter = findPunter(table, name);
  return punter ? punter.at_table + punter.escrow : 0;
}

export const bassetLogic: BassetGame = {
  id: 'basset',
  sentence: bassetSentence,
  shortEntryText: (entered, table) => shortEntryText(entered, table, letterOf),
  withTerms,
  step: bassetStep,
  keys: bassetKeys,
  figures: bassetFigures,
  slots,
  isDrawUnconfirmed,
  drawEntries,
  money: bassetMoney,
  coins: stakeCoins,
  coinLimits,
  applyCoin,
  drawOf: (table) => `${table.deal} ${nextPlace(table)}`,
  enterCard: ({ actions, uiState }, card) => turnCard(actions, uiState, card),
  isOut: (table, { firstCard }, card) => isOut(table, firstCard, card),
  unfinishedCard: rankWithoutCoin,
  nameTap,
  nameNote,
  doneNote: ({ kind, price }, { currency }) =>
    kind === 'book' ? messages().money.done.book(money(Number(price), currency)) : '',
  chosenPlayer,
  hasSeatSuits: true,
  onTable,
  hideLabel: (table, { layout }) => hideLabel(table, layout),
  isStale,
  isShownInRow: ({ kind, punter }, table) =>
    kind === 'stake' && typeof punter === 'string' && findPunter(table, punter) !== null,
  rowText,
  isRoundEnd: ({ kind }) => kind === 'end',
  isRoundRunning: ({ phase }) => phase === 'drawing',
  preview: bassetPreview,
  round: 'deal',
  hasDecisions: (table) => unansweredWins(table).length > 0,
};
