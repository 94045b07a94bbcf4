/** "Again, as on 13 November": the last table, to be opened once more. */

import './ReopenLink.css';
import { useEffect, useState } from 'preact/hooks';
import { money } from '../i18n/currency.ts';
import { day } from '../i18n/numbers.ts';
import { presetTitle } from '../i18n/rule-text.ts';
import { t } from '../i18n/language.ts';

/** What the table was opened with. */
interface Opening {
  readonly preset: string;
  readonly players: number;
  readonly funds: number;
  readonly currency: string;
}

interface ReopenLinkProps {
  readonly id: string;
  readonly opened: string;
  readonly place: 'actions' | 'presets';
  readonly load: (id: string) => Promise<Opening>;
}

export function ReopenLink({ id, opened, load, place }: ReopenLinkProps) {
  const [seen, setSeen] = useState<Opening | null>(null);
  useEffect(() => {
    // Where this cannot be told the button says less, and leads to the same.
    load(id).then(setSeen, () => setSeen(null));
  }, [id, load]);
  const words = t().home;
  return (
    <a class="reopen-link" data-place={place} href={`/new?again=${id}`}>
      <b>{words.repeat(day(opened))}</b>
      {seen && <span>{whatOf(seen)}</span>}
    </a>
  );
}

const whatOf = ({ preset, players, funds, currency }: Opening): string =>
  t().home.repeatDetails(presetTitle(preset), players, money(funds, currency));
