/** "Again, as on 13 November": the last table, to be opened once more. */

import { useEffect, useState } from 'preact/hooks';
import { money } from '../../i18n/currency.ts';
import { day } from '../../i18n/numbers.ts';
import { presetTitle } from '../../i18n/rule-text.ts';
import { t } from '../../i18n/language.ts';
import { openedWith } from './initial-draft.ts';

type Seen = Awaited<ReturnType<typeof openedWith>>;

export function ReopenLink({ id, opened }: { id: string; opened: string }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    // Where this cannot be told the button says less, and leads to the same.
    openedWith(id).then(setSeen, () => setSeen(null));
  }, [id]);
  const words = t().home;
  return (
    <a class="button again" href={`/new?again=${id}`}>
      <b>{words.again(day(opened))}</b>
      {seen && <span>{whatOf(seen)}</span>}
    </a>
  );
}

const whatOf = ({ table, funds }: Seen): string =>
  t().home.againOf(presetTitle(table.preset), table.punters.length, money(funds, table.currency));
