/** The hint about a line of the score sheet while it is typed. */

import { sumFault, type Currency } from './amounts/money.ts';
import { NAME_MOST, tooLong } from './names.ts';
import { wantedText } from './game-texts.ts';
import { pageWords } from './page-words.ts';

/** A field that a line lacks or has wrong, by the game's declaration. */
interface DeclaredField {
  readonly name: string;
  readonly type: string;
  readonly least: number;
  readonly most: number;
  readonly joined: boolean;
  readonly choices: readonly string[];
}

type Reading =
  | { kind: 'nothing'; verbs: readonly string[] }
  | { kind: 'unknown' | 'over'; word: string }
  | { kind: 'short'; verb: string; next: DeclaredField }
  | { kind: 'wrong'; verb: string; word: string; wanted: DeclaredField; isRepeated?: true }
  | { kind: 'good' };

/** `hasCompletions`: whether the word being typed is the start of a possible word. */
export function sheetLineText(
  game: string,
  read: Reading,
  hasCompletions: boolean,
  currency: Currency,
): string {
  const { sheetLine } = pageWords();
  switch (read.kind) {
    case 'good':
      return sheetLine.ready;
    case 'short':
      return sheetLine.missing(labelOf(game, read.verb, read.next));
    case 'wrong':
      if (hasCompletions) return sheetLine.missing(labelOf(game, read.verb, read.wanted));
      if (read.isRepeated) return sheetLine.wrong.repeated(read.word);
      return wrongWord(read.word, read.wanted, currency);
    case 'over':
      return sheetLine.tooLong(read.word);
    case 'unknown':
      return sheetLine.unknown(read.word);
    case 'nothing':
      return sheetLine.missing(read.verbs.join(', '));
  }
}

/** The number after a name has no name, because it is not a field of its own. */
const labelOf = (game: string, verb: string, { name }: DeclaredField): string =>
  name ? wantedText(game, verb, name) : pageWords().sheetLine.number;

function wrongWord(word: string, field: DeclaredField, currency: Currency): string {
  const { wrong } = pageWords().sheetLine;
  const { type, choices, least, most } = field;
  switch (type) {
    case 'amount':
      return sumFault(word, currency, '') || wrong.amount(word);
    case 'player':
      return tooLong(word, NAME_MOST) || wrong.name(word);
    case 'players':
    case 'counts':
      return wrong.name(word);
    case 'number':
      return wrong.number(word, least, most);
  }
  if (field.joined) return wrong.hand(word, least, most);
  return choices.length ? wrong.choice(word, choices) : wrong.card(word);
}
