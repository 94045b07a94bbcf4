/** The results of checking all seals, or why there is none. */

import type { CheckSealMessages } from './messages/en.ts';
import type { OpenedLog, SealTexts } from './opened-files.ts';
import { BadSeal, readSeals } from './seal-text.ts';
import { SealResult } from './SealResult.tsx';
import './SealResults.css';
import { checkSeals } from './verdict.ts';
import { faultText } from './verdict-text.ts';

interface SealResultsProps {
  readonly words: CheckSealMessages;
  /** Null while files are read. */
  readonly seals: SealTexts | null;
  /** Null if no log is open. */
  readonly opened: OpenedLog | null;
  readonly expected: string;
}

export function SealResults({ words, seals, opened, expected }: SealResultsProps) {
  if (seals === null || opened?.logs === null) return <p>{words.reading}</p>;
  if (seals.error) return <Fault words={words} error={seals.error} />;
  if (opened?.logs instanceof Error) return <Fault words={words} error={opened.logs} />;
  if (seals.text.trim() === '') return <p>{words.waiting}</p>;
  const found = sealsOrFault(seals.text);
  if (found instanceof BadSeal) return <Fault words={words} error={found} />;
  if (!opened) return <p>{words.waiting}</p>;
  return checkSeals(found, opened.logs, expected).map((checked, index) => (
    <SealResult key={index} words={words} checked={checked} />
  ));
}

function Fault({ words, error }: { words: CheckSealMessages; error: Error }) {
  return <p class="seal-results__fault">{faultText(words, error)}</p>;
}

/** Returns the seals in a text, or why it has none. */
function sealsOrFault(text: string): ReturnType<typeof readSeals> | BadSeal {
  try {
    return readSeals(text);
  } catch (error) {
    if (error instanceof BadSeal) return error;
    throw error;
  }
}
