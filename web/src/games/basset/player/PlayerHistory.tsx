/** What happened to a punter, the newest first. */

import { WrappedText } from '../../../ui/live/WrappedText.tsx';
import { t } from '../../../i18n/language.ts';
import type { Table } from '../view.ts';
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
  const { punter, following } = t();
  const read = linesOf(lines ?? [], { punter: name, table });
  return (
    <section class="happened">
      <h2 class="unseen">{punter.history}</h2>
      <ol>
        {read.map(({ key, said, when, figure, own: mine }) => (
          <li key={key}>
            <span>
              {said}
              {when && <small> · {when}</small>}
            </span>
            <span class={mine ? 'figure own' : 'figure'}>
              <WrappedText text={figure} />
            </span>
          </li>
        ))}
      </ol>
      {lines?.length === 0 && !failed && <p class="quiet">{punter.noHistory}</p>}
      {failed && <p class="quiet">{following.punter.cannotTell}</p>}
      {more && (
        <button type="button" class="plainlink" onClick={older}>
          {punter.older}
        </button>
      )}
    </section>
  );
}
