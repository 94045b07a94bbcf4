/** Moves, hides and marks tables, and reports what happened. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { fileSession, type Filing } from '../../gatherings/gathering-requests.ts';
import { attempt } from '../../ui/frame/notice.ts';

/** Files a table; `text` reports it when the server has recorded it. */
export type FileTable = (session: string, filing: Filing, text: string) => Promise<void>;

export interface TableFiling {
  /** What happened last; '' at first. */
  readonly outcome: string;
  /** The element that shows the outcome. It gets the focus, because the row of the table disappears. */
  readonly element: { current: HTMLParagraphElement | null };
  readonly file: FileTable;
}

/** `refresh` loads the evening again. `evening` identifies it: another evening begins without an outcome. */
export function useFiling(refresh: () => void, evening: string): TableFiling {
  const [outcome, setOutcome] = useState('');
  useEffect(() => setOutcome(''), [evening]);
  const element = useRef<HTMLParagraphElement>(null);
  const file: FileTable = (session, filing, text) =>
    attempt(
      () => fileSession(session, filing),
      () => {
        setOutcome(text);
        refresh();
        element.current?.focus();
      },
    );
  return { outcome, element, file };
}
