/** Follows the table: shows newer entries at once, or offers them while something is open in the list. */

import { useEffect } from 'preact/hooks';
import { useLive } from '../../../live/use-live.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { messages } from '../messages/messages.ts';
import './NewerEntries.css';
import { hasOpenForm } from './open-forms.ts';

interface NewerEntriesProps {
  readonly session: string;
  /** The newest version that the page knows. */
  readonly newest: number;
  /** Whether newer entries would appear in the list. */
  readonly isAtNewest: boolean;
  readonly update: () => void;
}

export function NewerEntries({ session, newest, isAtNewest, update }: NewerEntriesProps) {
  const live = useLive<{ readonly version: number }>(`/v1/sessions/${session}`, session);
  const version = live?.value.value?.version ?? 0;
  const isBehind = version > newest;
  const isHeld = isAtNewest && hasOpenForm.value;
  useEffect(() => {
    if (isBehind && !isHeld) update();
  }, [version, isHeld]);
  const words = messages().entryHistory;
  return (
    <div class="newer-entries" role="status">
      {isBehind && isHeld && (
        <>
          {words.newer} <Button onClick={update}>{words.showNewer}</Button>
        </>
      )}
    </div>
  );
}
