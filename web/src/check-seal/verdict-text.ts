/** Results of the check page as sentences. */

import { BadExport, type ExportFault } from './exported-logs.ts';
import type { CheckSealMessages } from './messages/en.ts';
import { BadSeal, type SealFault } from './seal-text.ts';
import type { CheckedSeal, KeyVerdict, Verdict } from './verdict.ts';

/** What the check of one seal shows. `unknown-key`: the log agrees, but anyone may have signed the seal. */
export type Conclusion = 'right' | 'wrong' | 'unknown-key' | 'not-checked';

/** Returns the conclusion from a seal's log and key. */
export function conclusionOf({ verdict, key }: Pick<CheckedSeal, 'verdict' | 'key'>): Conclusion {
  if (verdict.kind === 'forged' || key === 'other') return 'wrong';
  if (verdict.kind === 'no-log') return 'not-checked';
  if (verdict.kind !== 'agrees') return 'wrong';
  return key === 'expected' ? 'right' : 'unknown-key';
}

const HEADINGS = {
  right: 'right',
  wrong: 'wrong',
  'unknown-key': 'matches',
  'not-checked': 'notChecked',
} as const;

/** Returns the heading of a result. */
export const headingText = (words: CheckSealMessages, conclusion: Conclusion): string =>
  words[HEADINGS[conclusion]];

/** Returns what the comparison of a seal with its log shows. */
export function verdictText(words: CheckSealMessages, verdict: Verdict, sealed: number): string {
  switch (verdict.kind) {
    case 'agrees':
      return words.agrees(verdict.newer);
    case 'forged':
      return words.forged;
    case 'no-log':
      return words.noLog;
    case 'cut':
      return words.cut(verdict.last, sealed);
    case 'rehashed':
      return words.rehashed(verdict.first, verdict.last);
    case 'broken':
      return words[BREAKS[verdict.fault]](verdict.event);
  }
}

const BREAKS = { missing: 'missing', 'does-not-follow': 'doesNotFollow', 'wrong-hash': 'wrongHash' } as const;

/** Returns which key signed the seal. */
export function keyText(words: CheckSealMessages, key: KeyVerdict): string {
  if (key === 'expected') return words.expectedKey;
  return key === 'other' ? words.otherKey : words.unknownKey;
}

/** Returns why a seal or a file cannot be read. */
export function faultText(words: CheckSealMessages, error: unknown): string {
  if (error instanceof BadSeal) return sealFaultText(words, error.fault);
  return error instanceof BadExport ? exportFaultText(words, error.fault) : words.unreadable;
}

function sealFaultText(words: CheckSealMessages, fault: SealFault): string {
  switch (fault.kind) {
    case 'no-seal':
      return words.noSeal;
    case 'too-long':
      return words.tooLong;
    case 'newer':
      return words.newer(fault.firstLine);
    case 'incomplete':
      return words.incomplete(fault.part);
    case 'damaged':
      return words.damagedSeal(fault.part);
  }
}

function exportFaultText(words: CheckSealMessages, fault: ExportFault): string {
  switch (fault.kind) {
    case 'not-an-export':
      return words.notAnExport;
    case 'no-events':
      return words.noEvents;
    case 'incomplete-archive':
      return words.incompleteArchive;
    case 'hidden-person':
      return words.hiddenPerson(fault.at);
    case 'damaged-event':
      return words.damagedEvent(fault.at);
    case 'damaged-line':
      return words.damagedLine(fault.at);
  }
}
