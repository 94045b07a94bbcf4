/** The hint about a line of the score sheet while it is typed. */

import { sumFault, type Currency } from './amounts/money.ts';
import { NAME_MOST, tooLong } from './names.ts';
import { t } from './language.ts';

/** A field that a line lacks or has wrong, by the game's declaration. */
interface DeclaredField {
  readonly type: string;
  readonly label: string;
  readonly choices: readonly string[];
}

type Reading =
  | { kind: 'nothing'; verbs: readonly string[] }
  | { kind: 'unknown' | 'over'; word: string }
  | { kind: 'short'; next: DeclaredField }
  | { kind: 'wrong'; word: string; wanted: DeclaredField }
  | { kind: 'good' };

/** `hasCompletions`: whether the word being typed is the start of a possible word. */
export function sheetLineText(read: Reading, hasCompletions: boolean, currency: Currency): string {
  const { sheetLine, declared } = t();
  switch (read.kind) {
    case 'good':
      return sheetLine.ready;
    case 'short':
      return sheetLine.missing(declared(read.next.label));
    case 'wrong':
      if (hasCompletions) return sheetLine.missing(declared(read.wanted.label));
      return wrongWord(read.word, read.wanted, currency);
    case 'over':
      return sheetLine.tooLong(read.word);
    case 'unknown':
      return sheetLine.unknown(read.word);
    case 'nothing':
      return sheetLine.missing(read.verbs.join(', '));
  }
}

function wrongWord(word: string, { type, choices }: DeclaredField, currency: Currency): string {
  const { wrong } = t().sheetLine;
  const fault =
    type === 'amount' ? sumFault(word, currency, '') : type === 'player' && tooLong(word, NAME_MOST);
  if (fault) return fault;
  if (type === 'player') return wrong.name(word);
  if (type === 'amount') return wrong.amount(word);
  return choices.length ? wrong.choice(word, choices) : wrong.card(word);
}
