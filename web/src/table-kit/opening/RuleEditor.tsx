/** The editor of one rule: a choice of sentences, or a typed value. */

import { useState } from 'preact/hooks';
import type { GameOpening } from '../../game-api/game-module.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { ruleChoice, ruleTitle } from '../../i18n/game-texts.ts';
import { messages } from './messages/messages.ts';
import {
  isStillTyped,
  kindOf,
  inputText,
  typedValue,
  valueOfKey,
  choiceKey,
  choiceKeys,
  type TypedValue,
} from './rule-fields.ts';

interface EditorProps {
  readonly id: string;
  readonly game: string;
  /** What the game adds to the form. */
  readonly own: GameOpening;
  readonly field: string;
  readonly value: unknown;
  readonly currency: Currency;
  readonly choose: (value: unknown) => void;
  /** The typed text, if it is not a value yet. */
  readonly unfinished: TypedValue | undefined;
  /** Keeps a typed text that is not a value yet. */
  readonly keep: (typed: TypedValue) => void;
}

export function RuleEditor(props: EditorProps) {
  const kind = kindOf(props.game, props.field);
  if (kind === 'choice') return <Choices {...props} />;
  if (kind !== 'wordOrNumber') return <Typed {...props} />;
  return (
    <>
      <Choices {...props} />
      <Typed {...props} />
    </>
  );
}

function Choices({ id, game, field, value, choose }: EditorProps) {
  return (
    <fieldset>
      <legend class="visually-hidden">{ruleTitle(game, field)}</legend>
      {choiceKeys(game, field).map((word) => (
        <Checkbox
          key={word}
          group={id}
          words={ruleChoice(game, field, word)}
          checked={choiceKey(value) === word}
          change={() => choose(valueOfKey(game, field, word))}
        />
      ))}
    </fieldset>
  );
}

function Typed({ id, game, own, field, value, currency, choose, unfinished, keep }: EditorProps) {
  const kind = kindOf(game, field);
  const [last, setLast] = useState<TypedValue | null>(null);
  const { text, wrong } =
    unfinished ??
    (isStillTyped(last, value)
      ? last
      : { text: inputText(value, (sum) => money(sum, currency), kind), wrong: null });
  const typed = (now: string): void => {
    const next = typedValue({ game, rule: field, own }, now, value, currency);
    const isWhole = next.wrong === null;
    setLast(isWhole ? next : null);
    if (isWhole) choose(next.value);
    else keep(next);
  };
  const isCount = kind === 'whole' || kind === 'wholeOrNone' || kind === 'wordOrNumber';
  return (
    <TextField
      id={id}
      label={kind === 'numbers' ? (own.listLabel?.(field) ?? messages().numbers) : labelOf(kind)}
      path={field}
      faults={wrong === null ? {} : { [field]: wrong }}
      value={text}
      change={typed}
      more={isCount ? { inputMode: 'numeric' } : {}}
    />
  );
}

function labelOf(kind: ReturnType<typeof kindOf>): string {
  const words = messages();
  if (kind === 'amount') return words.amount;
  if (kind === 'amountOrNone') return words.amountOrNone;
  return kind === 'wholeOrNone' ? words.countOrNone : words.count;
}
