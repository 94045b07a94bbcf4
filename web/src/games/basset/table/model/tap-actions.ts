/** What each tap does, by phase: it changes the UI state, or adds an entry to the outbox. */

import { replacedAmounts } from './replaced-amounts.ts';
import { stakeCoins } from './stake-coins.ts';
import { NO_MODE, cancelAll, cancelMode, toggleTray } from '../../../../table-kit/model/ui-state.ts';
import type { BassetMode } from './basset-modes.ts';
import type { TapContext } from '../../../../table-kit/table-game.ts';
import type { Mode, TableActions, UiState } from './basset-page.ts';
import {
  allowsMace,
  allowsSideBets,
  cardToStake,
  isOutOfMoney,
  isRankUsed,
  isWaiting,
  mayStake,
  mayStakeOn,
  nextPlace,
  nextSeat,
  seatToStake,
  replacementsLeft,
  findPunter,
  findStake,
  newestPlace,
  purseOf,
  unansweredWins,
} from '../../table-queries.ts';
import { coinLimits, coinOnTap, mayBet } from './coin-limits.ts';
import { rankOf, SUITED, type OnCard, type Punter, type Rank, type Stake, type Table } from '../../view.ts';

/** Handles a tap on a rank key. `suits`: whether the dealer enters cards with their suit. */
export function tapKey(actions: TableActions, uiState: UiState, rank: Rank, suits = false): void {
  const table = actions.table();
  if (!table || table.phase === 'closed' || isBlocked(actions, table)) return;
  const mode = uiState.mode.value;
  if (mode.kind === 'stake') return placeReplacement(actions, uiState, mode.punter, rank);
  const isDraw = table.phase === 'drawing' ? table.next.draw !== null : uiState.pendingDraw.value === 'fasse';
  if (!isDraw)
    return table.phase === 'staking' ? stakeForSelectedSeat(actions, uiState, table, rank) : undefined;
  if (isExhausted(table, uiState.firstCard.value, rank)) return;
  if (suits && (uiState.pendingDraw.value || table.next.draw === 'pair'))
    uiState.mode.value = { kind: 'suits', rank };
  else turnCard(actions, uiState, rank);
}

/** Whether wins must be answered first, or the winners are still being computed. */
const isBlocked = (actions: TableActions, table: Table): boolean =>
  unansweredWins(table).length > 0 || actions.isWaitingForEngine?.() === true;

/** Whether every card of a rank is known to be out. `first` is the first card of the current pair. */
export function isExhausted({ decks, seen }: Table, first: string | null, rank: Rank): boolean {
  const turned = first !== null && rankOf(first) === rank ? 1 : 0;
  return decks !== null && (seen[rank] ?? 0) + turned >= SUITED * decks;
}

/** Whether a card was drawn already or is the first of the current pair. With several packs it is never out. */
export const isOut = ({ decks, seen }: Table, first: string | null, card: string): boolean =>
  decks === 1 && (card === first || (seen[card] ?? 0) > 0);

/** Handles a turned card, with its suit if entered. */
export function turnCard(actions: TableActions, uiState: UiState, card: string): void {
  const table = actions.table();
  if (!table) return;
  const pendingDraw = uiState.pendingDraw.value;
  if (pendingDraw === 'last' || pendingDraw === 'fasse')
    return enqueueDraw(actions, uiState, pendingDraw, [card]);
  if (table.phase !== 'drawing' || table.next.draw !== 'pair') return;
  const first = uiState.firstCard.value;
  if (first !== null) return enqueueDraw(actions, uiState, 'pair', [first, card]);
  cancelAll(uiState);
  uiState.firstCard.value = card;
}

function enqueueDraw(actions: TableActions, uiState: UiState, kind: string, cards: string[]): void {
  const table = actions.table();
  cancelAll(uiState);
  uiState.selectedSeat.value = null;
  actions.enqueue(kind, { cards, place: table ? nextPlace(table) : 0 });
}

function stakeForSelectedSeat(actions: TableActions, uiState: UiState, table: Table, rank: Rank): void {
  const name = seatToStake(table, uiState.mode.value, uiState.selectedSeat.value);
  const chosen = findPunter(table, name);
  if (chosen && mayStakeOn(table, chosen.name, rank)) stakeOrAskCoin(actions, uiState, table, chosen, rank);
}

/** Stakes the selected coin on a rank for a punter, or asks for a coin. */
function stakeOrAskCoin(
  actions: TableActions,
  uiState: UiState,
  table: Table,
  punter: Punter,
  rank: Rank,
): void {
  const { name } = punter;
  const coin = coinOnTap(table, uiState.mode.value, uiState.selectedCoin.value, punter);
  uiState.selectedSeat.value = name;
  if (coin === null) uiState.mode.value = { kind: 'stake', punter: name, rank };
  else placeStake(actions, uiState, name, rank, coin);
}

const purseIn = ({ table }: TableActions, name: string): number => {
  const current = table();
  return current ? purseOf(current, name) : Infinity;
};

function placeStake(actions: TableActions, uiState: UiState, name: string, rank: Rank, amount: number): void {
  const table = actions.table();
  const punter = table && findPunter(table, name);
  if (!punter) return;
  cancelMode(uiState);
  actions.enqueue('stake', { punter: name, card: cardToStake(punter, rank) ?? rank, amount });
  selectNextSeatIfDone(actions, uiState, name);
}

/** Selects the next seat if this punter has the maximum number of cards, or no money for another. */
export function selectNextSeatIfDone(actions: TableActions, uiState: UiState, name: string): void {
  const after = actions.table();
  const punter = after && findPunter(after, name);
  if (after?.phase !== 'staking' || !punter || mayStake(after, punter)) return;
  uiState.selectedSeat.value = nextSeat(after, name)?.name ?? null;
}

/** Places a new card for a lost one. Without a visible coin, only its rank is noted; a second tap takes that back. */
function placeReplacement(actions: TableActions, uiState: UiState, punter: string, rank: Rank): void {
  const mode = uiState.mode.value;
  const coin = uiState.selectedCoin.value;
  const table = actions.table();
  if (table && isRankUsed(table, punter, rank)) return;
  if (mode.kind === 'stake' && mode.rank === null && coin !== null && coin <= purseIn(actions, punter))
    placeStake(actions, uiState, punter, rank, coin);
  else {
    const isTakenBack = mode.kind === 'stake' && mode.rank === rank;
    uiState.mode.value = { kind: 'stake', punter, rank: isTakenBack ? null : rank };
  }
}

/** Handles a tap on an empty cell of the table. */
export function tapPlace(actions: TableActions, uiState: UiState, name: string, rank: Rank): void {
  const table = actions.table();
  const punter = table && findPunter(table, name);
  if (!punter || table.phase === 'closed') return;
  if (table.phase === 'staking') {
    uiState.pendingDraw.value = null;
    if (mayStakeOn(table, name, rank)) return stakeOrAskCoin(actions, uiState, table, punter, rank);
    // Only money helps: the tray of the player has the buy-in.
    return isOutOfMoney(table, punter) ? toggleTray(uiState, name) : undefined;
  }
  if (isBlocked(actions, table)) return;
  const mode = uiState.mode.value;
  if (mode.kind === 'stake' && mode.punter === name) return placeReplacement(actions, uiState, name, rank);
  if (replacementsLeft(table, punter) > 0)
    uiState.mode.value = { kind: 'stake', punter: name, rank: isRankUsed(table, name, rank) ? null : rank };
  else toggleTray(uiState, name);
}

/** "New card": selects the row. The next rank key is its card. */
export function askForNewCard(uiState: UiState, punter: string): void {
  cancelMode(uiState);
  uiState.mode.value = { kind: 'stake', punter, rank: null };
}

/**
 * Handles a tap on a staked card. If its win waits for an answer, the tap opens the tray for another stake where the rules
 * allow one; else it returns the stake.
 */
export function tapCouch(
  actions: TableActions,
  uiState: UiState,
  punter: string,
  card: string,
): Stake | null {
  const table = actions.table();
  const stake = table && findStake(table, punter, card);
  if (!table || !stake || table.phase === 'closed') return null;
  if (isWaiting(table, stake)) return toggleRestake(uiState, stake) ? null : stake;
  if (isBlocked(actions, table)) return null;
  toggleCard(table, uiState, stake);
  return null;
}

/** Opens or closes the tray of "take and stake again". Returns false if the rules do not allow it. */
export function toggleRestake(uiState: UiState, { punter, card, answers }: Stake): boolean {
  if (!answers?.restake) return false;
  const mode = uiState.mode.value;
  const isOpen = mode.kind === 'restake' && mode.punter === punter && mode.card === card;
  uiState.mode.value = isOpen ? NO_MODE : { kind: 'restake', punter, card };
  return true;
}

function toggleCard(table: Table, uiState: UiState, { punter, card }: Stake): void {
  const mode = uiState.mode.value;
  const isSameCard = mode.kind === 'card' && mode.punter === punter && mode.card === card;
  cancelMode(uiState);
  if (isSameCard) return;
  // For a bet, the gap is the player who bets. For a mace alone it is the coin, and the tap on it is the mace.
  const stake = findStake(table, punter, card);
  if (allowsSideBets(table, stake)) uiState.selectedCoin.value ??= stakeCoins(table)[0] ?? null;
  else if (isMaceAlone(table, stake)) uiState.selectedCoin.value = null;
  const bets = table.phase === 'drawing';
  uiState.mode.value = { kind: 'card', punter, card, outcome: 'lose', backer: null, others: false, bets };
}

/** Uses a chosen coin for the new card or the stake that waits for it, or for a mace where it can be for nothing else. */
export function applyCoin(
  { actions, uiState }: TapContext<Table, BassetMode>,
  mode: Mode,
  amount: number,
): void {
  const table = actions.table();
  if (!table || amount > (coinLimits(table, mode).most ?? Infinity)) return;
  if (mode.kind === 'stake' && mode.rank !== null)
    return placeStake(actions, uiState, mode.punter, mode.rank, amount);
  if (mode.kind !== 'card') return;
  const stake = findStake(table, mode.punter, mode.card);
  if (!mode.bets) replaceStake(actions, uiState, mode, amount);
  else if (isMaceAlone(table, stake)) {
    uiState.selectedCoin.value = null;
    mace(actions, uiState, mode, amount);
  }
}

/** Whether money can be added to a card in the deal, and nothing else be bet on it. */
const isMaceAlone = (table: Table, stake: Stake | null): boolean =>
  stake !== null && allowsMace(table, stake) && !allowsSideBets(table, stake);

/** Takes a win and stakes again on its card, in one entry. */
export function takeAndRestake(actions: TableActions, { punter, card }: OnCard, restake: number): void {
  actions.enqueue('take', { punter, card, restake, ...newestPlace(actions.table()) });
}

function replaceStake(
  actions: TableActions,
  uiState: UiState,
  { punter, card }: OnCard,
  amount: number,
): void {
  const table = actions.table();
  const oldStake = table && findStake(table, punter, card);
  cancelMode(uiState);
  const [, key] = actions.enqueueAll([
    { kind: 'withdraw', fields: { punter, card } },
    { kind: 'stake', fields: { punter, card, amount } },
  ]);
  if (oldStake && key !== undefined) replacedAmounts.set(key, oldStake.couch);
}

export function withdrawStake(actions: TableActions, uiState: UiState, { punter, card }: OnCard): void {
  cancelMode(uiState);
  actions.enqueue('withdraw', { punter, card });
}

export function mace(
  actions: TableActions,
  uiState: UiState,
  { punter, card }: OnCard,
  amount = uiState.selectedCoin.value,
): void {
  if (amount === null || amount > purseIn(actions, punter)) return;
  cancelMode(uiState);
  actions.enqueue('mace', { punter, card, amount });
}

/** Handles a tap on a side bet's backer. For a bet between others, the second tap is the taker. */
export function tapBet(actions: TableActions, uiState: UiState, name: string): void {
  const mode = uiState.mode.value;
  const amount = uiState.selectedCoin.value;
  const table = actions.table();
  if (mode.kind !== 'card' || amount === null || !table || !mayBet(table, mode, name, amount)) return;
  if (mode.others && mode.backer === null) {
    uiState.mode.value = { ...mode, backer: name };
    return;
  }
  const [backer, against] = mode.others ? [mode.backer, name] : [name, mode.punter];
  cancelMode(uiState);
  actions.enqueue('sidebet', {
    backer,
    against,
    punter: mode.punter,
    card: mode.card,
    outcome: mode.outcome,
    amount,
  });
}

export function answer(
  actions: TableActions,
  uiState: UiState,
  { punter, card }: OnCard,
  kind: 'take' | 'paroli' | 'pay',
): void {
  cancelMode(uiState);
  actions.enqueue(kind, { punter, card, ...newestPlace(actions.table()) });
}
