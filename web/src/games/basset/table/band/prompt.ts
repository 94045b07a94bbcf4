/** The sentence of the band, as the dealer announces it, with a gap for the next tap, and the note below it. */

import { callOf, callWithin, pairSentence } from '../../draw-calls.ts';
import { money } from '../../../../i18n/currency.ts';
import { GAP, strong } from '../../../../i18n/markup.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { commonMessages } from '../../messages/common-messages.ts';
import type { Mode, UiValues } from '../ui-state.ts';
import type { Scene } from '../scene.ts';
import {
  allowsSideBets,
  chosenSeat,
  dealsEnded,
  isFull,
  isAnnounced,
  newestDraw,
  findStake,
  unansweredWins,
} from '../../table-queries.ts';
import { rankOf, type Drawn, type Table } from '../../view.ts';

/** Returns the sentence, or the progress while the engine computes the winners. */
export const promptOrProgress = ({ table, waitingForEngine: reckoning }: Scene, ui: UiValues): string =>
  reckoning ? messages().band.calculating(reckoning) : promptText(table, ui);

/** Returns the sentence, with the markup of `i18n/markup.ts` for gaps. */
export function promptText(table: Table, ui: UiValues): string {
  const begun = modeSentence(table, ui);
  if (begun !== null) return begun;
  if (table.phase === 'closed') return messages().announcements.closed;
  if (!table.punters.length) return messages().announcements.noPlayers;
  return table.phase === 'staking' ? stakingSentence(table, ui) : drawingSentence(table, ui);
}

/** Returns the sentence for the tray's mode, or null if the mode has none. */
function modeSentence(table: Table, { mode, selectedCoin: coin }: UiValues): string | null {
  const sum = coin === null ? GAP : money(coin, table.currency);
  if (mode.kind === 'stake') {
    const { stakesOnRank, stakesOn } = messages().band;
    return mode.rank === null ? stakesOn(mode.punter, sum) : stakesOnRank(mode.punter, mode.rank, null);
  }
  if (mode.kind !== 'card' || table.phase === 'staking') return null;
  if (!isBetOpen(table, mode)) return messages().history.events.maced(mode.punter, sum, mode.card);
  const wins = mode.outcome === 'win';
  if (!mode.others) return messages().band.sideBet(null, mode.punter, sum, mode.card, wins);
  const { backer, punter, card } = mode;
  return messages().band.sideBetOthers({ backer, against: null, sum, punter, card, wins });
}

const isBetOpen = (table: Table, mode: Mode): boolean =>
  mode.kind === 'card' && allowsSideBets(table, findStake(table, mode.punter, mode.card));

function stakingSentence(
  table: Table,
  { selectedSeat: seat, selectedCoin: coin, pendingDraw: turning }: UiValues,
): string {
  if (turning === 'fasse') return messages().announcements.fasse(null);
  const chosen = chosenSeat(table, seat);
  if (!chosen || (seat === null && isFull(table, chosen))) return messages().band.allPlaced;
  if (isFull(table, chosen) && table.punters.every((one) => isFull(table, one)))
    return messages().band.allPlaced;
  return coin === null
    ? messages().band.stakesUnknownAmount(chosen.name)
    : messages().band.stakesOn(chosen.name, money(coin, table.currency));
}

function drawingSentence(table: Table, { firstCard: first, pendingDraw: turning }: UiValues): string {
  if (turning === 'last') return messages().announcements.last(null);
  const newest = newestDraw(table);
  if (newest && isAnnounced(table, first)) return callOf(newest, table.rules.order);
  return pairSentence(first, table.rules.order);
}

/** What the note needs besides the table: the connection and the unsent entries. */
export interface NoteContext {
  offlineAt: string | null;
  unsentCount: number;
  /** The device is signed out, so the server accepts nothing from it. */
  isSignedOut?: boolean;
  /** This browser stores nothing, so unsent entries are lost when the page closes. */
  isNotStored?: boolean;
  /** The engine is still computing: the winners of the newest draw are unknown, and no card can be turned. */
  isWaitingForEngine?: boolean;
  /** The winners are unknown, and there is no engine to compute them. */
  isWinnerUnknown?: boolean;
  /** An undo came too late: the entry was already being sent. */
  isUndoTooLate?: boolean;
}

export function promptNote(table: Table, ui: UiValues, context: NoteContext): string {
  if (context.isUndoTooLate) return messages().undo.tooLate;
  if (context.isSignedOut) return signedOut(context.unsentCount);
  if (context.offlineAt !== null) return offline(context.offlineAt, context);
  if (context.isWaitingForEngine) return '';
  if (context.isNotStored && table.phase === 'staking' && table.stakes.every(({ carried }) => carried))
    return messages().band.noStorage;
  if (table.phase === 'closed') return t().capitalize(commonMessages().progress.deals(dealsEnded(table)));
  if (table.phase === 'drawing' && isBetOpen(table, ui.mode)) return messages().band.sideBetHint;
  if (table.phase === 'staking') return stakingLine(table);
  return drawingLine(table, ui);
}

function offline(
  time: string,
  {
    unsentCount: waiting,
    isNotStored: unkept,
    isWinnerUnknown: unknown,
    isWaitingForEngine: reckoning,
  }: NoteContext,
): string {
  const whole = waiting
    ? messages().announcements.noConnection(time, waiting)
    : messages().announcements.offline(time);
  const end = whole.indexOf('. ') + 1;
  if (reckoning) return strong(whole.slice(0, end).trimEnd());
  const beside = unkept ? messages().band.noStorage : unknown ? messages().band.winsUnknown : null;
  return strong(whole.slice(0, end)) + (beside ? ` ${beside}` : whole.slice(end));
}

function signedOut(waiting: number): string {
  const [what, then] = messages().announcements.signedOut(waiting);
  return `${strong(what ?? '')} ${then}`;
}

function stakingLine(table: Table): string {
  if (!table.stakes.length) return messages().band.noStakes(table.deal);
  const down = table.punters.reduce((sum, one) => sum + one.at_table, 0);
  const wanted = table.rules.cards_required ? table.stakes.length + table.next.cards_wanted : null;
  return messages().band.staking(table.deal, table.stakes.length, wanted, money(down, table.currency));
}

function drawingLine(table: Table, { firstCard: first }: UiValues): string {
  const newest = newestDraw(table);
  if (!newest) return messages().band.drawing(table.deal);
  if (table.owes_settlement) return messages().band.settling;
  if (first !== null)
    return `${messages().tableHints.secondCard} · ${messages().tableHints.lastDraw(callWithin(newest, table.rules.order))}`;
  if (isAnnounced(table, first)) return resultLine(table, newest);
  return messages().band.lastDraw(table.deal, callWithin(newest, table.rules.order));
}

function resultLine(table: Table, drawn: Drawn): string {
  const wins = unansweredWins(table).length;
  const moved = drawn.gain === null ? null : gained(drawn.gain, table);
  return [moved, wins ? messages().band.toAnswer(wins) : null].filter(Boolean).join(' · ');
}

function gained(gain: number, { currency, settled }: Table): string | null {
  if (gain === 0) return settled?.outcomes.length ? null : messages().band.noStakeChanged;
  return gain > 0
    ? messages().band.bankTakes(money(gain, currency))
    : messages().band.bankPays(money(-gain, currency));
}

/** A slot of the band, in the order dealt. `card` is null until the card is turned. */
export interface Slot {
  card: string | null;
  look: 'won' | 'lost' | 'plain' | 'open';
}

export function slots(table: Table, ui: UiValues): Slot[] {
  if (table.phase !== 'drawing' && ui.pendingDraw !== 'fasse') return [];
  if (ui.mode.kind === 'card' || ui.mode.kind === 'stake' || ui.mode.kind === 'restake') return [];
  if (ui.pendingDraw) return [{ card: null, look: 'open' }];
  const newest = newestDraw(table);
  if (newest && isAnnounced(table, ui.firstCard))
    return newest.cards.map((card, at) => shownSlot(newest, card, at));
  const open: Slot = { card: null, look: 'open' };
  const loseFirst = table.rules.order === 'lose_first';
  return [ui.firstCard === null ? open : { card: ui.firstCard, look: loseFirst ? 'lost' : 'won' }, open];
}

/** Returns the slot of a drawn card. If both cards have one rank, only the first shows the result. */
function shownSlot(drawn: Drawn, card: string, at: number): Slot {
  const twin = drawn.kind === 'pair' && at === 1 && drawn.cards.every((one) => rankOf(one) === rankOf(card));
  const mark = drawn.marks[rankOf(card)];
  return { card, look: twin || !mark || mark === 'retired' || mark === 'spared' ? 'plain' : mark };
}
