/** A section that says whether deals look like those of a fair shuffle, once it is opened. */

import { mayRule } from '../../api/current-key.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { LateSection } from '../../ui/LateSection.tsx';
import type { FairnessSource } from './load-fairness.ts';
import { messages } from './messages/messages.ts';

interface FairnessSectionProps {
  readonly source: FairnessSource;
}

const loadReport = () =>
  importWithRetry(() => import('./FairnessReport.tsx')).then(({ FairnessReport }) => FairnessReport);

/** Only the house and keepers may read it. The server refuses other keys. */
export function FairnessSection({ source }: FairnessSectionProps) {
  if (!mayRule()) return null;
  const { title, loading } = messages();
  return <LateSection title={title} loading={loading} load={loadReport} props={{ source }} />;
}
