/** Who is ahead at one table. */

import { useEffect, useState } from 'preact/hooks';
import { me } from '../api/me.ts';
import { Problem } from '../api/problem.ts';
import { attempt } from '../parts/attempt.ts';
import { useComingBack } from '../parts/looking.ts';
import { Page } from '../parts/Page.tsx';
import type { Address } from '../router.ts';
import { w } from '../words/words.ts';
import { Places } from './log/Places.tsx';
import { seenAt, versionNow, type Seen } from './log/seen.ts';
import { newest } from './newest.ts';

export function Standings({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [seen, setSeen] = useState<Seen | null>(null);
  const [missing, setMissing] = useState(false);
  const look = async (): Promise<Seen> => {
    try {
      return await seenAt(id, await versionNow(id), false);
    } catch (error) {
      setMissing(error instanceof Problem && error.status === 404);
      throw error;
    }
  };
  const load = (): void => void attempt(look, (now) => setSeen((before) => newest(before, now)));
  useEffect(load, [id]);
  useComingBack(load);
  return (
    <Page kind="narrow" title={w().log.standings} under={seen?.table.name ?? ''} table={id}>
      {missing && (
        <a class="button" href="/">
          {w().failed.toTables}
        </a>
      )}
      {seen && <Places seen={seen} own={me.value?.role === 'punter'} untitled />}
    </Page>
  );
}
