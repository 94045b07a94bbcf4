/** "Again, as on 13 November": the last table, to be opened once more. */

import { useEffect, useState } from 'preact/hooks';
import { given, house, type Schemas } from '../api/house.ts';
import { day } from '../words/numbers.ts';
import { money } from '../words/money.ts';
import { presetTitle } from '../words/rules.ts';
import { w } from '../words/words.ts';
import { currencyNamed, theRules, type Rules } from './rules.ts';

type Seen = { readonly table: Schemas['Table']; readonly rules: Rules };

export function Again({ id, opened }: { id: string; opened: string }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const asked = Promise.all([
      given(house.GET('/v1/sessions/{session}', { params: { path: { session: id } } })),
      theRules(),
    ]);
    // Where this cannot be told the button says less, and leads to the same.
    asked.then(([table, rules]) => setSeen({ table, rules })).catch(() => setSeen(null));
  }, [id]);
  const words = w().home;
  return (
    <a class="button again" href={`/new?again=${id}`}>
      <b>{words.again(day(opened))}</b>
      {seen && <span>{whatOf(seen)}</span>}
    </a>
  );
}

function whatOf({ table, rules }: Seen): string {
  const bank = money(table.bank.brought_in ?? 0, currencyNamed(rules, table.currency));
  return w().home.againOf(presetTitle(table.preset), table.punters.length, bank);
}
