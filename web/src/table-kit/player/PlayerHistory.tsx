/** A punter's history, newest first. */

import { OutlinedButton } from '../../../ui/buttons/OutlinedLink.tsx';
import { WrappedText } from '../../../ui/live/WrappedText.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import type { Table } from '../view.ts';
import './PlayerHistory.css';
import { historyLines } from './history-lines.ts';
import { usePlayerHistory } from './use-player-history.ts';

interface PlayerHistoryProps {
  table: Table;
  name: string;
  /** Whether the key belongs to this punter. */
  isOwn: boolean;
}

export function PlayerHistory({ table, name, isOwn }: PlayerHistoryProps) {
  const { lines, hasOlder, hasFailed, loadOlder } = usePlayerHistory(table.id, isOwn ? null : name, table);
  const { playerPage } = pagesMessages();
  const shown = historyLines(lines ?? [], { punter: name, table });
  return (
    <section class="player-history">
      <h2 class="visually-hidden">{playerPage.history}</h2>
      <ol>
        {shown.map(({ key, text, draw, figure, isOwnMoney }) => (
          <li key={key}>
            <span>
              {text}
              {draw && <small> · {draw}</small>}
            </span>
            <span class="player-history__figure" data-own={isOwnMoney}>
              <WrappedText text={figure} />
            </span>
          </li>
        ))}
      </ol>
      {lines?.length === 0 && !hasFailed && <p class="player-history__empty">{playerPage.noHistory}</p>}
      {hasFailed && <p class="player-history__empty">{playerPage.historyFailed}</p>}
      {hasOlder && <OutlinedButton act={loadOlder}>{playerPage.older}</OutlinedButton>}
    </section>
  );
}
