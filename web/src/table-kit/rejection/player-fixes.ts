/** Fixes for entries with the name of an unknown or already seated player. */

import { findName } from '../../../../platform/caseless.ts';
import { messages } from '../../messages/messages.ts';
import { openTray, isStaking, replaceWith, type Fix, type RefusedCase } from './fix.ts';
import { number } from './amount-fixes.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** For a refused name of a new player: buy in for the seated player of that name, or enter another name. */
export function punterExists({ entry, table }: RefusedCase): Fix[] {
  const name = text(entry.name);
  const seated = table.punters.map((punter) => punter.name);
  const fields = { punter: findName(seated, name), amount: entry.purse };
  const mayBuyIn = fields.punter !== null && number(entry.purse) > 0;
  const buyIn = mayBuyIn ? [replaceWith(messages().fixes.buyInInstead, [{ kind: 'buyin', fields }])] : [];
  return [...buyIn, openTray(messages().fixes.otherName, { mode: { kind: 'seat', name } })];
}

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
