/** A field of an entry that is corrected, in the filler with which the entry is made. */

import { useState } from 'preact/hooks';
import type { EntryField } from '../../api/declarations.ts';
import { isRequired } from '../../api/entry-kinds.ts';
import { playerOf, type PlayerCount } from '../../api/player-count.ts';
import type { CorrectedField } from '../../features/corrections/correction-context.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { messages as correctionMessages } from '../../features/corrections/messages/messages.ts';
import type { LineValue } from '../../outbox/ports.ts';
import { openField } from '../offers/assumed-offers.ts';
import { countsOf, fieldValue, wordsOf } from '../offers/line-values.ts';
import './CorrectionFiller.css';
import { FieldFiller } from './FieldFiller.tsx';
import { fillerKind } from './filler-kind.ts';
import type { FillerTable } from './filler-props.ts';
import { FillerKey } from './keys/FillerKey.tsx';

/** No entry with this value is complete. */
const INCOMPLETE = '';

export function CorrectionFiller(props: CorrectedField) {
  const { field, value, context } = props;
  const { words, put, choose, clear } = useWords(props);
  // A choice that a field has if it is left out, such as "Not dealt", says the same as "None".
  const usual = field.type === 'choice' && field.choices.includes(field.default) ? field.default : null;
  const isList = field.type === 'counts' || field.type === 'players';
  const open = openField(field, isList ? words : [], context);
  const table = tableOf(context);
  const amount = field.type === 'amount' ? Number(words[0] ?? NaN) : NaN;
  return (
    <div class="correction-filler">
      {/* A text has a label of its own. */}
      {fillerKind(field, open, table) !== 'text' && (
        <span class="correction-filler__label">{labelText(context.game, field.name)}</span>
      )}
      <FieldFiller
        {...{ field, put, open, table, begin: put, advance: keepAsItIs }}
        choose={(word) => (word === usual ? clear() : choose(word))}
        restOf={(counts) => context.restOf?.(counts, context.players) ?? null}
        openAfter={(next) => openField(field, next, context)}
        values={usual !== null && words.length === 0 ? [usual] : words}
        last={Number.isNaN(amount) || context.coins.includes(amount) ? null : amount}
      />
      {isOnlyOne(field, props.value, words) && (
        <p class="correction-filler__hint">{correctionMessages().corrections.severalPlayers}</p>
      )}
      {usual === null && !isRequired(field, context.rules) && (
        <FillerKey isPressed={value === undefined} onTap={clear}>
          {correctionMessages().corrections.none}
        </FillerKey>
      )}
    </div>
  );
}

/** The words of the field, and how they change. The last word of a list may be a player without a number. */
function useWords({ field, value, context: { players }, change }: CorrectedField) {
  const [entered] = useState(value);
  const [words, setWords] = useState<readonly LineValue[]>(() => wordsOf(field, value));
  const update = (next: readonly LineValue[], changed: unknown): void => {
    setWords(next);
    change(changed);
  };
  return {
    words,
    put: (next: readonly LineValue[]) => {
      const chosen = isOnlyOne(field, entered, words) ? next.filter((word) => !words.includes(word)) : next;
      update(chosen, listValue(field, chosen, entered, players));
    },
    choose: (chosen: LineValue) => update([chosen], fieldValue(field, [chosen])),
    clear: () => update([], undefined),
  };
}

/** Whether a list has the one player that was entered: another one, tapped first, takes the place of that player. */
const isOnlyOne = ({ type }: EntryField, entered: unknown, words: readonly LineValue[]): boolean =>
  type === 'players' &&
  Array.isArray(entered) &&
  entered.length === 1 &&
  words.length === 1 &&
  words[0] === entered[0];

/** In a correction, a person chooses each value. */
const keepAsItIs = (): void => undefined;

/** What stood on the table when the entry was made is not known. */
const tableOf = ({ game, currency, coins, players }: CorrectedField['context']): FillerTable => ({
  ...{ game, currency, coins },
  purses: new Map(players.map((name) => [name, null])),
  pools: new Map(),
});

/** Returns the value of a list; undefined if it is empty. */
function listValue(
  field: EntryField,
  words: readonly LineValue[],
  entered: unknown,
  players: readonly string[],
): unknown {
  if (!words.length) return undefined;
  if (field.type !== 'counts') return fieldValue(field, words);
  return words.length % 2 ? INCOMPLETE : countsAsEntered(countsOf(words), entered, players);
}

/** Returns the pairs in the order in which they were entered, so that the entry is seen to be unchanged. */
function countsAsEntered(
  pairs: readonly PlayerCount[],
  entered: unknown,
  players: readonly string[],
): readonly PlayerCount[] {
  const before = Array.isArray(entered) ? (entered as readonly PlayerCount[]) : [];
  const order = [...before.map(playerOf), ...players];
  const place = (pair: PlayerCount): number => order.indexOf(playerOf(pair));
  const asBefore = (pair: PlayerCount): PlayerCount =>
    before.find((old) => playerOf(old) === playerOf(pair) && old.count === pair.count) ?? pair;
  return [...pairs].sort((one, other) => place(one) - place(other)).map(asBefore);
}
