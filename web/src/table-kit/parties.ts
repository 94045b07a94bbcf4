/** The parties of a table of any game, from the summary in its view. */

import type { Schemas } from '../api/client.ts';
import type { TableView } from './model/table-view.ts';
import type { CorrectedView } from '../features/corrections/correction-notice.ts';
import type { BankNet, Money, PoolNet, Standing } from '../features/closing/closed-session.ts';
import { currencyOf } from '../i18n/amounts/currency.ts';
import { poolName } from '../i18n/game-texts.ts';
import { t } from '../i18n/language.ts';

type Summary = Schemas['SessionSummary'];
type Party = Schemas['PartyView'];

/** What of a table has its parties. A view that an earlier build stored has none. */
export interface WithSummary {
  readonly summary?: Summary;
}

/** Returns the players in the order of their seats, then pools and the bank. */
export const partiesOf = ({ summary }: WithSummary): readonly Party[] => summary?.parties ?? [];

/** Whether the party is a player, who may bank. */
export const isPlayer = ({ role }: Party): boolean => role === 'player' || role === 'banker';

/** Returns the players, including one who banks, in the order of their seats. */
export const seatedParties = (table: WithSummary): readonly Party[] => partiesOf(table).filter(isPlayer);

/** Returns the names of the players in the order of their seats. */
export const playersOf = (table: WithSummary): readonly string[] =>
  seatedParties(table).map(({ name }) => name);

/**
 * Returns how many players were seated; null if the view of the game leaves it out. The parties cannot be counted, because
 * a player's key sees only its own.
 */
export const seatedAt = (table: { readonly seated?: number }): number | null => table.seated ?? null;

/** Returns the players by place; equal nets are in the order of the seats. */
export const standingsOf = (table: WithSummary): readonly Standing[] =>
  partiesOf(table)
    .flatMap((party) => {
      const { name, place, net } = party;
      return place === null ? [] : [{ name, place, net: net ?? 0, money: moneyOf(party) }];
    })
    .sort((left, right) => left.place - right.place);

/** Whether a party has won or lost, so that places mean something. */
export const hasResult = (table: WithSummary): boolean =>
  partiesOf(table).some(({ net }) => (net ?? 0) !== 0);

/** Returns the player who banks, or null in a game where no player does. */
export const bankerOf = (table: WithSummary): string | null =>
  partiesOf(table).find(({ role }) => role === 'banker')?.name ?? null;

/** Returns the bank of the table, or null in a game without one. */
export function bankOf(table: WithSummary): BankNet | null {
  const bank = partiesOf(table).find(({ role }) => role === 'bank');
  return bank?.net == null ? null : { holder: bank.name || null, net: bank.net, money: moneyOf(bank) };
}

/** Returns what a party brought in, cashed out and has; null if the device may not see it. */
function moneyOf({ brought_in, cashed_out, purse }: Party): Money | null {
  if (brought_in == null || cashed_out == null || purse == null) return null;
  return { brought_in, cashed_out, purse };
}

/** Returns the nets of the pools by the names that the game gives them. */
export const poolsOf = (table: WithSummary): readonly PoolNet[] =>
  partiesOf(table)
    .filter(({ role }) => role === 'pool')
    .map(({ name, net }) => ({ name: t().capitalize(poolName(name)), net: net ?? 0 }));

/** Whether another player may sit down. */
export const hasFreeSeat = ({ summary }: WithSummary): boolean => summary?.seats_left !== 0;

/** Returns the nets of all parties, for the notice of a correction. */
export function correctedParties(
  table: WithSummary & Pick<TableView, 'corrected' | 'currency' | 'version'>,
): CorrectedView {
  const parties = partiesOf(table).map((party) => ({
    name: party.name,
    role: isPlayer(party) ? ('player' as const) : party.role,
    purse: null,
    at_table: 0,
    net: party.net,
  }));
  const { version, corrected, currency } = table;
  return { version, corrected, currency: currencyOf(currency), parties };
}
