/** Fixes for entries with the name of a player that is unknown, or there twice. */

import { lateMessages } from '../../messages/late/late-messages.ts';
import { number, openTray, text } from '../../../../table-kit/rejection/fix.ts';
import { unknownPlayer } from '../../../../table-kit/rejection/player-fixes.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import type { BassetMode } from '../model/basset-modes.ts';
import type { Fix, RefusedCase } from '../model/basset-page.ts';

/** For an unknown player: add the player, or choose a seated one for the stake. */
export function unknownPunter(refused: RefusedCase): Fix[] {
  const { entry, refusal, table } = refused;
  const name = text(refusal.facts.punter) || entry.punter;
  if (!NEWCOMER_KINDS.has(entry.kind) || (entry.kind === 'sidebet' && name === entry.punter)) return [];
  const seat = unknownPlayer(refused);
  const { amount } = entry;
  if (
    entry.kind !== 'stake' ||
    typeof amount !== 'number' ||
    table.phase !== 'staking' ||
    !table.punters.length
  )
    return seat;
  return [...seat, openTray(lateMessages().fixes.choosePlayer, { selectedCoin: amount })];
}

/** The kinds of entries that a player can make right after joining. */
const NEWCOMER_KINDS = new Set(['stake', 'buyin', 'book', 'sidebet']);

/** For a bet of a player against oneself: choose the other one again. */
export function samePunter({ backer, punter, card, outcome, amount }: Entry): Fix[] {
  const mode = {
    kind: 'card',
    punter: text(punter),
    card: text(card),
    outcome: outcome === 'win' ? 'win' : 'lose',
    backer: text(backer),
    others: true,
    bets: true,
  } as const;
  return [openTray<BassetMode>(lateMessages().fixes.chooseOther, { mode, selectedCoin: number(amount) })];
}
