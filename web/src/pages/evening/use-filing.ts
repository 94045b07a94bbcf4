/** Moves, hides, marks and renames tables, and reports what happened. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { fileSession, renameSession, type Filing } from '../../features/gatherings/gathering-requests.ts';
import { attempt } from '../../ui/frame/notice.ts';

/** Files a table; `text` reports it when the server has recorded it. */
export type FileTable = (session: string, filing: Filing, text: string) => Promise<void>;

/** Gives a table another name; `text` reports it when the server has recorded it. */
export type RenameTable = (session: string, name: string, text: string) => Promise<void>;

export interface TableFiling {
  /** What happened last; '' at first. */
  readonly outcome: string;
  /** The element that shows the outcome. It gets the focus, because the row of the table disappears. */
  readonly element: { current: HTMLParagraphElement | null };
  readonly file: FileTable;
  readonly rename: RenameTable;
}

/** `refresh` loads the evening again. `evening` identifies it: another evening begins without an outcome. */
export function useFiling(refresh: () => void, evening: string): TableFiling {
  const [outcome, setOutcome] = useState('');
  useEffect(() => setOutcome(''), [evening]);
  const element = useRef<HTMLParagraphElement>(null);
  const report = (text: string): void => {
    setOutcome(text);
    refresh();
    element.current?.focus();
  };
  const file: FileTable = (session, filing, text) =>
    attempt(
      () => fileSession(session, filing),
      () => report(text),
    );
  const rename: RenameTable = (session, name, text) =>
    attempt(
      () => renameSession(session, name),
      () => report(text),
    );
  return { outcome, element, file, rename };
}
