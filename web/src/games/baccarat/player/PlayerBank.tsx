/** The bank on a player's page: what it can lose, and what it covers of the own stake. */

import { money } from '../../../i18n/amounts/currency.ts';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { coveredParts, openSum, stakesOf, sumOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './PlayerBank.css';

export function PlayerBank({ view, player }: { readonly view: Table; readonly player: string }) {
  const words = pagesMessages().playerPage;
  const { bank, currency } = view;
  if (view.banker === null) return null;
  const own = sumOf(stakesOf(view, player).map(({ covered }) => covered));
  const isBanker = player === view.banker;
  return (
    <section class="player-bank">
      <CoverBar parts={coveredParts(view)} open={openSum(view)} />
      <dl class="player-bank__sums">
        <Sum label={words.bank} value={money(bank, currency)} />
        <Sum label={words.canLoseLabel} value={money(view.at_risk, currency)} />
        {!isBanker && stakesOf(view, player).length > 0 && (
          <Sum label={words.coveredOf} value={money(own, currency)} isOwn />
        )}
      </dl>
    </section>
  );
}

interface SumProps {
  readonly label: string;
  readonly value: string;
  readonly isOwn?: boolean;
}

const Sum = ({ label, value, isOwn = false }: SumProps) => (
  <div data-own={isOwn}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
