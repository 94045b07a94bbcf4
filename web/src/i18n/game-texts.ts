/** The texts of the games, by the codes of their declarations. */

import { money, type Currency } from './amounts/money.ts';
import { language, t } from './language.ts';
import { loadedTexts } from './load-game-texts.ts';
import type { RefusalTexts } from './refusal-template.ts';

type Texts = Readonly<Record<string, string>>;

interface EntryText {
  readonly title: string;
  readonly meaning: string;
  readonly for_all: string;
}

/** What screens of a game show immediately. */
interface GameTexts {
  readonly title: string;
  readonly phases: Texts;
  /** The titles of the pools, by name. */
  readonly pools: Texts;
  readonly presets: Readonly<Record<string, { readonly title: string; readonly line: string }>>;
  readonly sources: Texts;
  /** A title, and a sentence for each value; `amount`, `number` and `list` stand for other values. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly values: Texts }>>;
  readonly entries: Readonly<Record<string, EntryText>>;
  /** How players play by the game's odds, by policy, and what is wrong with rules that pay them. */
  readonly policies: Texts;
  readonly warnings: Texts;
  readonly figures: Readonly<Record<string, { readonly title: string; readonly note: string }>>;
  /** What to ask for if a word of a line is missing, by field or `verb.field`: "an amount". */
  readonly wanted: Texts;
  /** By member or field, or by `Record.member`. */
  readonly labels: Texts;
  /** By `member.word`. */
  readonly choices: Texts;
  /** By type, without the game. */
  readonly events: Texts;
}

/** What screens of a game explain when they are opened. */
interface GameNotes {
  /** By preset and rule; `all` applies to every preset. */
  readonly house_choices: Readonly<Record<string, Texts>>;
  /** The reason for a house choice that has no other reason. */
  readonly no_source?: string;
  /** Why a rule contradicts another one, and what to do, by rule. */
  readonly contradictions: Texts;
  /** The tables that the game adds to reports, with their columns. */
  readonly tables: Readonly<Record<string, { readonly title: string; readonly columns: Texts }>>;
  /** The words in cells of these tables. */
  readonly cells: Texts;
  /** What the test of fairness counts, by code; `{part}` is a player, a rank or a pool. */
  readonly questions: Texts;
  /** What it adds up, and over what, where the trials of a question are numbers. */
  readonly sums: Readonly<Record<string, SumText>>;
}

/** The nouns of a sum and of its trials, each for one and for several. */
export interface SumText {
  readonly found: readonly [string, string];
  readonly trials: readonly [string, string];
}

const NO_TEXTS: GameTexts = {
  ...{ title: '', phases: {}, pools: {}, presets: {}, sources: {}, rules: {}, entries: {}, wanted: {} },
  ...{ labels: {}, choices: {}, events: {}, policies: {}, warnings: {}, figures: {} },
};
const NO_NOTES: GameNotes = {
  ...{ house_choices: {}, contradictions: {}, tables: {}, cells: {}, questions: {}, sums: {} },
};

const textsOf = (game: string): GameTexts =>
  (loadedTexts.value.get(`${game}.${language.value}`) as GameTexts | undefined) ?? NO_TEXTS;

const notesOf = (game: string): GameNotes =>
  (loadedTexts.value.get(`${game}.${language.value}.notes`) as GameNotes | undefined) ?? NO_NOTES;

/** Returns the advice of a game's refusals; none until it is loaded. */
export const gameAdvice = (game: string): RefusalTexts =>
  (loadedTexts.value.get(`refusals.${game}.${language.value}`) as RefusalTexts | undefined) ?? {};

/** Returns a code as words, for a text that is not loaded or that reads like its code. */
const wordsOf = (code: string): string => code.replaceAll('_', ' ');

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the name of a pool, in lower case. Games whose pools have the same name give them the same title. */
export function poolName(name: string): string {
  const games = [...loadedTexts.value].filter(([file]) => file.endsWith(`.${language.value}`));
  const titles = games.map(([, texts]) => (texts as Partial<GameTexts> | undefined)?.pools?.[name]);
  return uncapitalized(titles.find((title) => title !== undefined) ?? wordsOf(name));
}

export const gameTitle = (game: string): string => gameTitleOr(game, t().capitalize(game));

/** Returns the title of a game; `name` until its texts are loaded. */
export const gameTitleOr = (game: string, name: string): string => textsOf(game).title || name;

/** Returns the title of a game if there are several to choose from, else null. */
export const gameTitleAmong = (game: string, choices: readonly unknown[]): string | null =>
  choices.length > 1 ? gameTitle(game) : null;

/** Returns a text with the title of its game before it; null: without. */
export const ofGame = (text: string, title: string | null): string =>
  title === null ? text : t().gameTexts.field(title, text);

export const phaseText = (game: string, phase: string): string =>
  textsOf(game).phases[phase] ?? (phase === 'closed' ? t().gameTexts.closed : wordsOf(phase));

/** `title` is the title that the API gives. */
export const presetTitle = (game: string, preset: string, title = preset): string =>
  textsOf(game).presets[preset]?.title ?? title;

export const presetLine = (game: string, preset: string): string => textsOf(game).presets[preset]?.line ?? '';

/** Returns the title of a rule's source; "S0 Modern Rules" is a part of S0. */
export function sourceTitle(game: string, source: string | null | undefined): string {
  const short = source?.split(' ')[0] ?? '';
  return textsOf(game).sources[short] ?? short;
}

export const ruleTitle = (game: string, rule: string): string =>
  textsOf(game).rules[rule]?.title ?? t().capitalize(wordsOf(rule));

/** Returns the meaning of a rule with a value: "The first card wins, the second loses." */
export function ruleSentence(game: string, rule: string, value: unknown, currency: Currency): string {
  const values = textsOf(game).rules[rule]?.values ?? {};
  const own = values[String(value)];
  if (own !== undefined) return own;
  if (Array.isArray(value)) return filled(values['list'], value.join(' · '));
  if (typeof value !== 'number') return filled(values['amount'], wordsOf(String(value)));
  const { amount } = values;
  return amount === undefined
    ? filled(values['number'], String(value))
    : filled(amount, money(value, currency));
}

/** The same inside another sentence: "the smallest coin". */
export const rulePhrase = (...rule: Parameters<typeof ruleSentence>): string =>
  uncapitalized(ruleSentence(...rule).replace(/\.$/, ''));

const filled = (sentence = '{}', text: string): string => sentence.replace('{}', () => text);

/** Returns the sentence of one word that a rule may hold: a choice, `true`, `false` or `null`. */
export const ruleChoice = (game: string, rule: string, word: string): string =>
  textsOf(game).rules[rule]?.values[word] ?? wordsOf(word);

/** Returns why a preset has a rule that no source decides; null until the notes are loaded. */
export function houseChoice(game: string, preset: string, rule: string): string | null {
  const { house_choices: notes, no_source: noSource } = notesOf(game);
  return notes[preset]?.[rule] ?? notes['all']?.[rule] ?? noSource ?? null;
}

/** Returns why a rule contradicts another one, and what to do; null until the notes are loaded. */
export const contradictionText = (game: string, rule: string): string | null =>
  notesOf(game).contradictions[rule] ?? null;

/** Returns what the test of fairness counts, of a player, a rank or a pool; the code until the notes are loaded. */
export const questionText = (game: string, question: string, part: string): string =>
  (notesOf(game).questions[question] ?? wordsOf(question)).replace(
    '{part}',
    () => textsOf(game).pools[part] ?? part,
  );

/** Returns the nouns of a question whose trials are numbers; null if the trials are counted. */
export const sumText = (game: string, question: string): SumText | null =>
  notesOf(game).sums[question] ?? null;

/** Returns the words for the odds of a game. */
export const oddsTexts = (game: string): Pick<GameTexts, 'policies' | 'warnings' | 'figures'> =>
  textsOf(game);

/** Returns the name of an entry: "Pair". */
export const entryTitle = (game: string, verb: string): string =>
  textsOf(game).entries[verb]?.title ?? t().capitalize(wordsOf(verb));

/** Returns what an entry does, in a sentence; `isForAll`: its form for everything. */
export function entryMeaning(game: string, verb: string, isForAll = false): string {
  const text = textsOf(game).entries[verb];
  return (isForAll ? text?.for_all : text?.meaning) || wordsOf(verb);
}

/** Returns the title of a table that the game adds to reports. */
export const tableTitle = (game: string, table: string): string =>
  notesOf(game).tables[table]?.title ?? t().capitalize(wordsOf(table));

export const tableColumn = (game: string, table: string, column: string): string =>
  notesOf(game).tables[table]?.columns[column] ?? t().capitalize(wordsOf(column));

/** Returns a word in a cell of such a table. */
export const tableCell = (game: string, word: string): string => notesOf(game).cells[word] ?? wordsOf(word);

/** Returns what to ask for if a word of a line is missing: "an amount". */
export function wantedText(game: string, verb: string, field: string): string {
  const { wanted } = textsOf(game);
  return wanted[`${verb}.${field}`] ?? wanted[field] ?? wordsOf(field);
}

/** Returns the name of a member or a field, in lower case. */
export const nameText = (game: string, code: string): string => textsOf(game).labels[code] ?? wordsOf(code);

/** The same as a label: "Next banker". */
export const labelText = (game: string, code: string): string => t().capitalize(nameText(game, code));

/** Returns a word of a choice. The same word may read differently in another member. */
export const choiceText = (game: string, member: string, word: string): string =>
  textsOf(game).choices[`${member}.${word}`] ?? wordsOf(word);

/** Returns the word for no choice in a member that may have none. */
export const noChoiceText = (game: string, member: string): string =>
  textsOf(game).choices[`${member}.null`] ?? t().gameTexts.none;

/** Returns the title of an event: "Cover placed". */
export function eventTitle(game: string, type: string): string {
  const kind = type.split('.')[1] ?? type;
  return t().capitalize(textsOf(game).events[kind] ?? wordsOf(kind));
}
