/** The hint about a line of the score sheet while it is typed. */

import { sumFault, type Currency } from './amounts/money.ts';
import { NAME_MOST, tooLong } from './names.ts';
import { wantedText } from './game-texts.ts';
import { t } from './language.ts';

/** A field that a line lacks or has wrong, by the game's declaration. */
interface DeclaredField {
  readonly name: string;
  readonly type: string;
  readonly choices: readonly string[];
}

type Reading =
  | { kind: 'nothing'; verbs: readonly string[] }
  | { kind: 'unknown' | 'over'; word: string }
  | { kind: 'short'; verb: string; next: DeclaredField }
  | { kind: 'wrong'; verb: string; word: string; wanted: DeclaredField }
  | { kind: 'good' };

/** `hasCompletions`: whether the word being typed is the start of a possible word. */
export function sheetLineText(
  game: string,
  read: Reading,
  hasCompletions: boolean,
  currency: Currency,
): string {
  const { sheetLine } = t();
  switch (read.kind) {
    case 'good':
      return sheetLine.ready;
    case 'short':
      return sheetLine.missing(wantedText(game, read.verb, read.next.name));
    case 'wrong':
      if (hasCompletions) return sheetLine.missing(wantedText(game, read.verb, read.wanted.name));
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
