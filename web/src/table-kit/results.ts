/** Places, nets and money of the parties of a table, for the pages that show its result. */

import type { Schemas } from '../api/client.ts';
import type { CorrectedView } from '../features/corrections/correction-notice.ts';
import type { BankNet, Money, PoolNet, Standing } from '../features/closing/closed-session.ts';
import { currencyOf } from '../i18n/amounts/currency.ts';
import { poolName } from '../i18n/game-texts.ts';
import { t } from '../i18n/language.ts';
import type { TableView } from './model/table-view.ts';
import { isPlayer, partiesOf, type WithSummary } from './parties.ts';

type Party = Schemas['PartyView'];

/** Returns the players by place; equal nets are in the order of the seats. */
export const standingsOf = (table: WithSummary): readonly Standing[] =>
  partiesOf(table)
    .flatMap((party) => {
      const { name, place, net } = party;
      return place === null ? [] : [{ name, place, net: net ?? 0, money: moneyOf(party) }];
    })
    .sort((left, right) => left.place - right.place);

/** Returns the bank of the table, or null in a game without one. */
export function bankOf(table: WithSummary): BankNet | null {
  const bank = partiesOf(table).find(({ role }) => role === 'bank');
  return bank?.net == null ? null : { holder: bank.name || null, net: bank.net, money: moneyOf(bank) };
}

/** Returns the nets of the pools by the names that the game gives them. */
export const poolsOf = (table: WithSummary): readonly PoolNet[] =>
  partiesOf(table)
    .filter(({ role }) => role === 'pool')
    .map(({ name, net }) => ({ name: t().capitalize(poolName(name)), net: net ?? 0 }));

/** Returns the nets of all parties, for the notice of a correction. */
export function correctedParties(
  table: WithSummary & Pick<TableView, 'corrected' | 'currency' | 'phase' | 'version'>,
): CorrectedView {
  const parties = partiesOf(table).map((party) => ({
    name: party.name,
    role: isPlayer(party) ? ('player' as const) : party.role,
    purse: null,
    at_table: 0,
    net: party.net,
  }));
  const { version, corrected, currency, phase } = table;
  return { version, corrected, currency: currencyOf(currency), isClosed: phase === 'closed', parties };
}

/** Returns what a party brought in, cashed out and has; null if the device may not see it. */
function moneyOf({ brought_in, cashed_out, purse }: Party): Money | null {
  if (brought_in == null || cashed_out == null || purse == null) return null;
  return { brought_in, cashed_out, purse };
}
