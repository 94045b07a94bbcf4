/** Follows the table: shows newer entries at once, or offers them while something is open in the list. */

import { useEffect } from 'preact/hooks';
import { Button } from '../../../ui/buttons/Button.tsx';
import { messages } from '../messages/messages.ts';
import './NewerEntries.css';
import { hasOpenForm } from './open-forms.ts';

interface NewerEntriesProps {
  /** The newest version of the session; 0 until it is known. */
  readonly version: number;
  /** The newest version that the page has loaded. */
  readonly newest: number;
  /** Whether newer entries would appear in the list. */
  readonly isAtNewest: boolean;
  readonly update: () => void;
}

export function NewerEntries({ version, newest, isAtNewest, update }: NewerEntriesProps) {
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
