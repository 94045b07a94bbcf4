/** A section that says whether deals look like those of a fair shuffle, once it is opened. */

import { useState } from 'preact/hooks';
import { mayRule } from '../../api/current-key.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import './FairnessSection.css';
import type { FairnessSource } from './load-fairness.ts';
import { messages } from './messages/messages.ts';

interface FairnessSectionProps {
  readonly source: FairnessSource;
}

const loadReport = () =>
  importWithRetry(() => import('./FairnessReport.tsx')).then(({ FairnessReport }) => FairnessReport);

/** Only the house and keepers may read it. The server refuses other keys. */
export function FairnessSection({ source }: FairnessSectionProps) {
  const [isOpen, setOpen] = useState(false);
  if (!mayRule()) return null;
  const words = messages();
  return (
    <details class="fairness-section" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && (
        <LazyPart
          load={loadReport}
          props={{ source }}
          fallback={() => <p role="status">{words.loading}</p>}
        />
      )}
    </details>
  );
}
