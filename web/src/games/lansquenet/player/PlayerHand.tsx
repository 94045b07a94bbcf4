/** The wager of the hand on a player's page: its covers, and what is left. */

import { money } from '../../../i18n/amounts/currency.ts';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { partsOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './PlayerHand.css';

export function PlayerHand({ view, player }: { readonly view: Table; readonly player: string }) {
  const words = pagesMessages().board;
  const { covers, currency, left, wager } = view;
  if (wager === 0) return null;
  return (
    <section class="player-hand">
      <CoverBar parts={partsOf(covers)} open={left} />
      <dl class="player-hand__sums">
        <div>
          <dt>{words.wager}</dt>
          <dd>{money(wager, currency)}</dd>
        </div>
        {covers.map(({ punter, amount }) => (
          <div key={punter} data-own={punter === player}>
            <dt>{punter}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.open}</dt>
          <dd>{money(left, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
