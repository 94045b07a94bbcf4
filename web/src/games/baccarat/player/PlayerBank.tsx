/** The bank on a player's page: what it can lose, and what it covers of the own stake. */

import { money } from '../../../i18n/amounts/currency.ts';
import { PlayerSums } from '../../../table-kit/banks/PlayerSums.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { coveredParts, openSum, stakesOf, sumOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';

export function PlayerBank({ view, player }: { readonly view: Table; readonly player: string }) {
  const words = pagesMessages().playerPage;
  const { at_risk: atRisk, bank, banker, currency } = view;
  if (banker === null) return null;
  const stakes = player === banker ? [] : stakesOf(view, player);
  const covered = sumOf(stakes.map((stake) => stake.covered));
  const own = { label: words.coveredOf, value: money(covered, currency), isOwn: true };
  const sums = [
    { label: words.bank, value: money(bank, currency) },
    { label: words.canLoseLabel, value: money(atRisk, currency) },
    ...(stakes.length ? [own] : []),
  ];
  return <PlayerSums parts={coveredParts(view)} open={openSum(view)} sums={sums} />;
}
