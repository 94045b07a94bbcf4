/** A link that opens a new table like an earlier one. */

import './ReopenLink.css';
import { useEffect, useState } from 'preact/hooks';
import { moment } from '../i18n/amounts/numbers.ts';
import { pageWords } from '../i18n/page-words.ts';

interface ReopenLinkProps {
  readonly id: string;
  /** The address of the form that repeats the table. */
  readonly address: string;
  readonly opened: string;
  readonly place: 'actions' | 'presets';
  /** Returns a text that describes how the table was opened. */
  readonly describe: (id: string) => Promise<() => string>;
}

export function ReopenLink({ id, address, opened, describe, place }: ReopenLinkProps) {
  const [details, setDetails] = useState<{ readonly text: () => string } | null>(null);
  useEffect(() => {
    // If loading fails, the link shows no details.
    describe(id).then(
      (text) => setDetails({ text }),
      () => setDetails(null),
    );
  }, [id, describe]);
  const words = pageWords().home;
  return (
    <a class="reopen-link" data-place={place} href={address}>
      <b>{words.repeat(moment(opened))}</b>
      {details && <span>{details.text()}</span>}
    </a>
  );
}
