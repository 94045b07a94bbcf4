/** The names of bank and pools in sentences, beside those of players. */

import { pageWords } from './page-words.ts';
import { poolName } from './game-texts.ts';
import { isolated } from './isolated.ts';
import { t } from './language.ts';

/** The name of the bank in a ruling or a payment. */
export const BANK = 'bank';
/** What the name of a pool begins with in a payment. */
const POOL = 'pool:';

/** Returns a party of a ruling or a payment in a sentence: a player's name, "the bank" or a pool. */
export function partyName(party: string): string {
  if (party === BANK) return pageWords().sessionEvents.bank;
  return party.startsWith(POOL) ? pageWords().sessionEvents.pool(poolName(poolIn(party))) : isolated(party);
}

/** The same at the start of a sentence. The name of a player is not changed. */
export const partyAtStart = (party: string): string =>
  party === BANK || party.startsWith(POOL) ? t().capitalize(partyName(party)) : isolated(party);

const poolIn = (party: string): string => decodeURIComponent(party.slice(POOL.length));
