/** One table in the list of tables. */

import './TableRow.css';
import type { Schemas } from '../../api/client.ts';
import { moment } from '../../i18n/numbers.ts';
import { phaseText, wordsOf } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';

type Row = Schemas['SessionRow'];

export function TableRow({ row }: { row: Row }) {
  const words = t().home;
  const what = [phaseText(row.game, row.phase), row.owes_settlement && wordsOf(row.game).settling?.()];
  return (
    <li>
      <a
        class="table-row"
        data-running={row.phase !== 'closed'}
        href={`/tables/${row.id}`}
        data-table={row.id}
      >
        <span class="table-row__name">
          {row.name}
          {row.practice && <span class="table-row__practice">{words.isPractice}</span>}
        </span>
        <span class="table-row__when">{moment(row.opened_at)}</span>
        <span class="table-row__what">{what.filter(Boolean).join(' · ')}</span>
        <span class="table-row__version">{words.version(row.version)}</span>
      </a>
    </li>
  );
}
