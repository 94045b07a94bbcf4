/** The tables that this device has stored, read again when a tab changes them. */

import { useEffect, useState } from 'preact/hooks';
import { rememberGame } from '../../api/session-game.ts';
import { gamesWithPractice, loadWords } from '../../game-api/registry.ts';
import {
  followStoredTables,
  loadStoredTables,
  type StoredTable,
} from '../../outbox/storage/stored-tables.ts';

/** Returns the stored tables, those with waiting entries first; null until they are read. */
export function useStoredTables(): readonly StoredTable[] | null {
  const [tables, setTables] = useState<readonly StoredTable[] | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const read = async (): Promise<void> => {
      const stored = await loadStoredTables().catch(() => []);
      for (const { id, view } of stored) if (view) rememberGame(id, view.game);
      // Without the words, a phase is written as the server names it.
      await loadWords([
        ...gamesWithPractice().map(({ id }) => id),
        ...stored.flatMap(({ view }) => (view ? [view.game] : [])),
      ]).catch(() => undefined);
      if (!isUnmounted) setTables(stored);
    };
    void read();
    const stop = followStoredTables(() => void read());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return tables;
}
