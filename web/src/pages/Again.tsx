/** "Again, as on 13 November": the last table, to be opened once more. */

import { useEffect, useState } from 'preact/hooks';
import { money } from '../words/currency.ts';
import { day } from '../words/numbers.ts';
import { presetTitle } from '../words/rules.ts';
import { w } from '../words/words.ts';
import { openedWith } from './new/begin.ts';

type Seen = Awaited<ReturnType<typeof openedWith>>;

export function Again({ id, opened }: { id: string; opened: string }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    // Where this cannot be told the button says less, and leads to the same.
    openedWith(id).then(setSeen, () => setSeen(null));
  }, [id]);
  const words = w().home;
  return (
    <a class="button again" href={`/new?again=${id}`}>
      <b>{words.again(day(opened))}</b>
      {seen && <span>{whatOf(seen)}</span>}
    </a>
  );
}

const whatOf = ({ table, funds }: Seen): string =>
  w().home.againOf(presetTitle(table.preset), table.punters.length, money(funds, table.currency));
