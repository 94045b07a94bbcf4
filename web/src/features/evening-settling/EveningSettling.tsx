/** A section that pays everyone once for all tables of an evening, once it is opened. */

import { mayOpenTables } from '../../api/current-key.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { LateSection } from '../../ui/LateSection.tsx';
import type { EveningSettleUpProps } from './EveningSettleUp.tsx';
import { messages } from './messages/messages.ts';

const loadSettleUp = () =>
  importWithRetry(() => import('./EveningSettleUp.tsx')).then(({ EveningSettleUp }) => EveningSettleUp);

/** Only keys for all sessions may read it. The server refuses other keys. */
export function EveningSettling(props: EveningSettleUpProps) {
  if (!mayOpenTables()) return null;
  const { title, loading } = messages();
  return <LateSection title={title} loading={loading} load={loadSettleUp} props={props} />;
}
