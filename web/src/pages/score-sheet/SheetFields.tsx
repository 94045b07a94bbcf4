/** The day on which a score sheet was played, its evening, and whether it counts. */

import { useEffect, useState } from 'preact/hooks';
import { localDay } from '../../features/gatherings/current-gathering.ts';
import { loadGatheringChoice } from '../../features/gatherings/gathering-choice.ts';
import { GatheringFields } from '../../features/gatherings/GatheringFields.tsx';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { NO_ERRORS } from '../../ui/fields/field-errors.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { gatheringOf, isInFuture, newSheetFiling, type SheetFilingDraft } from './sheet-filing.ts';
import './SheetFields.css';
import { messages } from './messages/messages.ts';

interface SheetFieldsProps {
  /** The evenings to choose from, newest first; none until they are loaded. */
  readonly gatherings: readonly Gathering[];
  readonly draft: SheetFilingDraft;
  readonly change: (part: Partial<SheetFilingDraft>) => void;
}

/** Returns what the fields hold. */
export function useSheetFields(): SheetFieldsProps {
  const [gatherings, setGatherings] = useState<readonly Gathering[]>([]);
  const [draft, setDraft] = useState(() => newSheetFiling(new Date()));
  useEffect(() => void loadGatheringChoice().then((choice) => setGatherings(choice.gatherings)), []);
  return { gatherings, draft, change: (part) => setDraft((before) => ({ ...before, ...part })) };
}

export function SheetFields({ gatherings, draft, change }: SheetFieldsProps) {
  const now = new Date();
  return (
    <div class="sheet-fields">
      <TextField
        id="played"
        path="date"
        label={messages().date}
        faults={isInFuture(draft, now) ? { date: messages().futureDate } : NO_ERRORS}
        value={draft.date}
        change={(date) => change({ date })}
        more={{ type: 'date', max: localDay(now) }}
      />
      <GatheringFields
        gatherings={gatherings}
        gathering={gatheringOf(draft, gatherings, now)}
        practice={draft.practice}
        change={change}
      />
    </div>
  );
}
