/** Fixes for entries with the name of an unknown or already seated player. */

import type { Entry } from '../../../../outbox/entry.ts';
import { findName } from '../../../../platform/caseless.ts';
import { messages } from '../../messages/messages.ts';
import { openTray, isStaking, replaceWith, type Fix, type RefusedCase } from './fix.ts';
import { number } from './amount-fixes.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** For a new player with the name of a seated one: buy in for that player, or enter another name. */
export function punterExists({ entry, table }: RefusedCase): Fix[] {
  const name = text(entry.name);
  const seated = table.punters.map((punter) => punter.name);
  const fields = { punter: findName(seated, name), amount: entry.purse };
  const mayBuyIn = fields.punter !== null && number(entry.purse) > 0;
  const buyIn = mayBuyIn ? [replaceWith(messages().fixes.buyInInstead, [{ kind: 'buyin', fields }])] : [];
  return [...buyIn, ...otherName(entry)];
}

/** For a new player whose name is refused: enter another name. */
export const otherName = (entry: Entry): Fix[] =>
  entry.kind === 'seat'
    ? [openTray(messages().fixes.otherName, { mode: { kind: 'seat', name: text(entry.name) } })]
    : [];

/** For an unknown player: add the player, or choose a seated one for the stake. */
export function unknownPunter(refused: RefusedCase): Fix[] {
  const { entry, refusal, table } = refused;
  const name = text(refusal.facts.punter) || text(entry.punter);
  if (!NEWCOMER_KINDS.has(entry.kind) || (entry.kind === 'sidebet' && name === entry.punter)) return [];
  const seat = openTray(messages().fixes.addPlayer(name), { mode: { kind: 'seat', name } });
  const { amount } = entry;
  if (entry.kind !== 'stake' || typeof amount !== 'number' || !isStaking(refused) || !table.punters.length)
    return [seat];
  return [seat, openTray(messages().fixes.choosePlayer, { selectedCoin: amount })];
}

/** The kinds of entries that a player can make right after joining. */
const NEWCOMER_KINDS = new Set(['stake', 'buyin', 'book', 'sidebet']);
