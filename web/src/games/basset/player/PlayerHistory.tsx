/** What happened to a punter, the newest first. */

import { OutlinedButton } from '../../../ui/OutlinedLink.tsx';
import { WrappedText } from '../../../ui/live/WrappedText.tsx';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import './PlayerHistory.css';
import { linesOf } from './history-lines.ts';
import { usePlayerHistory } from './use-player-history.ts';

interface Whose {
  table: Table;
  name: string;
  /** The key says whose it is. */
  own: boolean;
}

export function PlayerHistory({ table, name, own }: Whose) {
  const { lines, more, failed, older } = usePlayerHistory(table.id, own ? null : name, table.version);
  const { playerPage, publicPages } = messages();
  const read = linesOf(lines ?? [], { punter: name, table });
  return (
    <section class="player-history">
      <h2 class="visually-hidden">{playerPage.history}</h2>
      <ol>
        {read.map(({ key, said, when, figure, own: mine }) => (
          <li key={key}>
            <span>
              {said}
              {when && <small> · {when}</small>}
            </span>
            <span class="player-history__figure" data-own={mine}>
              <WrappedText text={figure} />
            </span>
          </li>
        ))}
      </ol>
      {lines?.length === 0 && !failed && <p class="player-history__empty">{playerPage.noHistory}</p>}
      {failed && <p class="player-history__empty">{publicPages.player.historyFailed}</p>}
      {more && <OutlinedButton act={older}>{playerPage.older}</OutlinedButton>}
    </section>
  );
}
