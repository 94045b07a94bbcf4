/** What happened to a punter, the newest first. */

import { Wrapped } from '../../../shown/wrapped.tsx';
import { w } from '../../../words/words.ts';
import type { Table } from '../table.ts';
import { linesOf } from './lines.ts';
import { useHistory } from './usehistory.ts';

interface Whose {
  table: Table;
  name: string;
  /** The key says whose it is. */
  own: boolean;
}

export function Happened({ table, name, own }: Whose) {
  const { lines, more, failed, older } = useHistory(table.id, own ? null : name, table.version);
  const { punter, following } = w();
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
              <Wrapped text={figure} />
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
