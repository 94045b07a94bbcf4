/** The wager of the hand on a player's page: its covers, and what is left. */

import { money } from '../../../i18n/amounts/currency.ts';
import { PlayerSums } from '../../../table-kit/banks/PlayerSums.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { partsOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';

export function PlayerHand({ view, player }: { readonly view: Table; readonly player: string }) {
  const words = pagesMessages().board;
  const { covers, currency, left, wager } = view;
  if (wager === 0) return null;
  const sums = [
    { label: words.wager, value: money(wager, currency) },
    ...covers.map(({ punter, amount }) => ({
      label: punter,
      value: money(amount, currency),
      isOwn: punter === player,
    })),
    { label: words.open, value: money(left, currency) },
  ];
  return <PlayerSums parts={partsOf(covers)} open={left} sums={sums} />;
}
