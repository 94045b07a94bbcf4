/** What is said of a line of the score sheet while it is typed. */

import { t } from '../../../../i18n/language.ts';
import type { Read } from './sheet-line.ts';

/** `begun`: whether the word being typed may still become one of those that are offered. */
export function sheetLineText(read: Read, begun: boolean): string {
  const { shortcuts, deal } = t();
  switch (read.kind) {
    case 'good':
      return shortcuts.lineGood;
    case 'short':
      return shortcuts.lineMissing(deal.parts[read.next]);
    case 'wrong':
      if (begun) return shortcuts.lineMissing(deal.parts[read.wanted]);
      return read.fault ?? shortcuts.lineWrong[read.wanted](read.word);
    case 'over':
      return shortcuts.lineOver(read.word);
    case 'unknown':
      return shortcuts.lineUnknown(read.word);
    case 'nothing':
      return shortcuts.lineMissing(read.verbs.join(', '));
  }
}
