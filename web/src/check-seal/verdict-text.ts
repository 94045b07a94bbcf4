/** Results of the check page as sentences. */

import { BadExport, type ExportFault } from './exported-logs.ts';
import type { CheckSealMessages } from './messages/en.ts';
import { BadSeal, type SealFault } from './seal-text.ts';
import type { CheckedSeal, KeyVerdict, Verdict } from './verdict.ts';

/** Returns whether a seal agrees with its log, and has the expected key if there is one. */
export const isRight = ({ verdict, key }: CheckedSeal): boolean =>
  verdict.kind === 'agrees' && key !== 'other';

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
  if (fault.kind === 'no-seal') return words.noSeal;
  if (fault.kind === 'newer') return words.newer(fault.firstLine);
  return fault.kind === 'incomplete' ? words.incomplete(fault.part) : words.damagedSeal(fault.part);
}

function exportFaultText(words: CheckSealMessages, fault: ExportFault): string {
  switch (fault.kind) {
    case 'not-an-export':
      return words.notAnExport;
    case 'no-events':
      return words.noEvents;
    case 'incomplete-archive':
      return words.incompleteArchive;
    case 'damaged-event':
      return words.damagedEvent(fault.at);
    case 'damaged-line':
      return words.damagedLine(fault.at);
  }
}
