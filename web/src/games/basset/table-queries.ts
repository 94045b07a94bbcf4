/** Queries on a table view that several components use. */

import { findOffer } from '../../table-kit/offers/find-offer.ts';
import {
  RANKS,
  rankOf,
  type Answered,
  type Drawn,
  type OnCard,
  type Punter,
  type Rank,
  type Stake,
  type Table,
} from './view.ts';

export const isGone = (punter: Punter): boolean =>
  punter.purse === 0 && (punter.cashed_out ?? 0) > 0 && punter.at_table === 0;

export const findPunter = (table: Table, name: string | null): Punter | null =>
  table.punters.find((one) => one.name === name) ?? null;

export const stakesOf = (table: Table, name: string): Stake[] =>
  table.stakes.filter((one) => one.punter === name);

export const findStake = (table: Table, punter: string, card: string): Stake | null =>
  table.stakes.find((one) => one.punter === punter && one.card === card) ?? null;

/** Returns the stakes whose wins wait for an answer, sorted by seat, then by rank. */
export function unansweredWins(table: Table): Stake[] {
  return inSeatOrder(
    table,
    table.waiting.filter((one) => one.answers !== null),
  );
}

/** A win of the newest draw: its stake while it waits for its answer, else the answer. */
export type Win = OnCard & ({ stake: Stake } | { given: Answered });

/** Returns those that wait and those that were answered, each in its place from the first answer to the last. */
export function winsOfNewestDraw(table: Table): Win[] {
  const waiting = unansweredWins(table).map((stake) => ({ punter: stake.punter, card: stake.card, stake }));
  const given = table.answered.map((one) => ({ punter: one.punter, card: one.card, given: one }));
  return inSeatOrder<Win>(table, [...waiting, ...given]);
}

function inSeatOrder<T extends OnCard>(table: Table, wins: readonly T[]): T[] {
  const seats = table.punters.map((one) => one.name);
  const order = ({ punter, card }: OnCard) =>
    seats.indexOf(punter) * RANKS.length + RANKS.indexOf(rankOf(card));
  return [...wins].sort((one, other) => order(one) - order(other) || (one.card < other.card ? -1 : 1));
}

/** Whether a win of this very stake waits for its answer. */
export const isWaiting = (table: Table, stake: Stake): boolean =>
  unansweredWins(table).some((one) => one.punter === stake.punter && one.card === stake.card);

export const newestDraw = (table: Table): Drawn | null =>
  table.phase === 'staking' ? null : (table.draws.at(-1) ?? null);

/** A drawn card with its result. */
export interface ShownCard {
  readonly card: string;
  readonly look: 'won' | 'lost' | 'plain';
}

/** Returns the cards of a draw in the order dealt. Of twins only the first card can win or lose. */
export const shownCards = ({ cards, marks }: Pick<Drawn, 'cards' | 'marks'>): ShownCard[] =>
  cards.map((card, at) => {
    const isTwin = at > 0 && rankOf(card) === rankOf(cards[0] ?? '');
    const mark = isTwin ? undefined : marks[rankOf(card)];
    return { card, look: mark === 'won' || mark === 'lost' ? mark : 'plain' };
  });

/** Whether a punter has the maximum number of cards for the fasse, or has left. */
export function isFull(table: Table, punter: Punter): boolean {
  if (isGone(punter)) return true;
  const { cards_required, max_cards } = table.rules;
  const most = cards_required || max_cards;
  return most !== null && stakesOf(table, punter.name).length >= most;
}

/** Returns how many lost cards a punter may replace in this deal; 0 if no further card is drawn. */
export const replacementsLeft = ({ phase, next }: Table, punter: Punter): number =>
  phase === 'drawing' && next.draw !== null ? punter.replacements : 0;

/** Whether a punter may replace a lost card now: only while no win waits for an answer. */
export const mayReplaceCard = (table: Table, punter: Punter): boolean =>
  replacementsLeft(table, punter) > 0 && !unansweredWins(table).length;

/** Whether stakes were placed for the next deal, apart from those carried over. */
export const isStaked = ({ phase, stakes }: Table): boolean =>
  phase === 'staking' && stakes.some(({ carried }) => !carried);

/** Whether the deal can end although cards are left: no win waits. */
export const canEndEarly = (table: Table): boolean =>
  table.phase === 'drawing' &&
  (table.stock ?? 0) > 0 &&
  table.next.draw !== null &&
  unansweredWins(table).length === 0;

/** Returns the stakes carried over from the last deal, in seat order. */
export const carriedStakes = (table: Table): Stake[] =>
  inSeatOrder(
    table,
    table.stakes.filter(({ carried }) => carried),
  );

/** Whether side bets on a card are allowed: not on an emptied couch. */
export const allowsSideBets = ({ rules }: Table, stake: Stake | null): boolean =>
  rules.side_bets && stake?.couch !== 0;

/** Whether a mace on a card is allowed: only in a deal, on a card that is not bent. */
export const allowsMace = ({ rules, phase }: Table, stake: Stake): boolean =>
  phase === 'drawing' && rules.mace === 'plain' && stake.crooks === 0 && !stake.paying;

export const allowsBetOrMace = (table: Table, stake: Stake): boolean =>
  allowsSideBets(table, stake) || allowsMace(table, stake);

/** Whether a purse holds less than the smallest stake. */
export const isOutOfMoney = ({ rules }: Table, { purse }: Punter): boolean =>
  purse !== null && purse < Math.max(1, rules.min_stake);

/** Whether a punter may still stake before the fasse: not full, and with money. */
export const mayStake = (table: Table, punter: Punter): boolean =>
  !isFull(table, punter) && !isOutOfMoney(table, punter);

/** Returns the first punter who needs more cards for the fasse and has no money for one; null if there is none. */
export const shortPunter = (table: Table): Punter | null =>
  table.punters.find((one) => one.wants > 0 && !isFull(table, one) && isOutOfMoney(table, one)) ?? null;

/** Returns the selected punter, or the next one around the table if that one may not stake; null if none may. */
export function chosenSeat(table: Table, seat: string | null): Punter | null {
  const selected = findPunter(table, seat);
  return selected && mayStake(table, selected) ? selected : nextSeat(table, seat);
}

/**
 * Returns the name of the punter for whom a rank key stakes before the fasse: the one whose tray is open, if any. Null
 * while the tray of a card is open, where the sentence names no other card.
 */
export const seatToStake = (
  table: Table,
  mode: { readonly kind: string; readonly player?: string },
  seat: string | null,
): string | null => {
  if (mode.kind === 'card') return null;
  return (mode.kind === 'player' ? mode.player : chosenSeat(table, seat)?.name) ?? null;
};

/** Returns the next seat after `seat` that may stake, around the table; null if there is none. */
export function nextSeat(table: Table, seat: string | null): Punter | null {
  const at = table.punters.findIndex((one) => one.name === seat);
  const around = [...table.punters.slice(at + 1), ...table.punters.slice(0, at + 1)];
  return around.find((one) => mayStake(table, one)) ?? null;
}

/** How many deals have ended: before the fasse and at a close, which comes no later, `deal` names the next. */
export const dealsEnded = ({ deal }: Pick<Table, 'deal'>): number => deal - 1;

/** Returns the place of the next draw. An estimated draw is in `draws` before `place` counts it. */
export const nextPlace = ({ phase, place, draws }: Table): number =>
  phase === 'drawing' ? Math.max(place, draws.length) : 0;

/** Returns the `place` field of an answer: the newest draw. A late answer then applies to no other draw. */
export function newestPlace(table: Table | null): { place?: number } {
  const place = table ? nextPlace(table) - 1 : -1;
  return place < 0 ? {} : { place };
}

/** Returns the card that a tap on `rank` stakes for a punter; null if none is left. */
export function cardToStake(punter: Punter, rank: Rank): string | null {
  const nextCard = punter.next_cards[rank];
  return nextCard === undefined ? rank : nextCard;
}

/**
 * Whether a punter has no card of a rank left. The view names the next card only after a stake is recorded. Until then
 * a rank with a stake counts as used; before the fasse, a withdrawn one does not.
 */
export function isRankUsed(table: Table, name: string, rank: Rank): boolean {
  const punter = findPunter(table, name);
  if (punter === null) return false;
  const card = cardToStake(punter, rank);
  if (card !== null) return (findStake(table, name, card)?.couch ?? 0) > 0;
  return table.phase !== 'staking' || stakesOf(table, name).some((stake) => rankOf(stake.card) === rank);
}

/** What a purse holds; Infinity if it is not shown. */
export const purseOf = (table: Table, name: string | null): number =>
  findPunter(table, name)?.purse ?? Infinity;

/** Whether a punter may stake on a rank before the fasse, as far as the view tells. */
export function mayStakeOn(table: Table, name: string, rank: Rank): boolean {
  const punter = findPunter(table, name);
  if (table.phase !== 'staking' || !punter || !mayStake(table, punter) || isRankUsed(table, name, rank))
    return false;
  if (!table.offers) return true;
  const offer = findOffer(table.offers, 'stake', name);
  return offer !== undefined && offer.next?.choices?.includes(cardToStake(punter, rank) ?? rank) !== false;
}

/**
 * Whether a tap on an empty place does nothing: before the fasse, the player has all the cards that are allowed. A
 * player without money is not locked, because the tap opens the buy-in.
 */
export function isPlaceLocked(table: Table, name: string, rank: Rank): boolean {
  const punter = findPunter(table, name);
  return (
    table.phase === 'staking' &&
    punter !== null &&
    (isGone(punter) || !isOutOfMoney(table, punter)) &&
    !mayStakeOn(table, name, rank)
  );
}

/** Whether the prompt still announces the newest draw: until its wins are answered or the next card is tapped. */
export function isAnnounced(table: Table, first: string | null): boolean {
  if (table.phase !== 'drawing' || first !== null || !table.draws.length) return false;
  return unansweredWins(table).length > 0 || !table.answered.length;
}

/** Returns the places gained since the deal began; 0 before the first deal has ended. */
export function placesGained(
  { phase }: Pick<Table, 'phase'>,
  { line, moved }: Pick<Punter, 'line' | 'moved'>,
): number {
  const ended = phase === 'drawing' ? line.length : line.length - 1;
  return ended > 0 ? moved : 0;
}

/** Returns a text that changes when a deal ends, the table is closed, or an earlier entry is corrected. */
export const roundKeyOf = ({ deal, phase, corrected }: Pick<Table, 'deal' | 'phase' | 'corrected'>): string =>
  `${deal} ${phase === 'closed'} ${corrected ?? ''}`;
