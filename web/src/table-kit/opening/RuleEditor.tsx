/** The editor of one rule: a choice of sentences, or a typed value. */

import { useState } from 'preact/hooks';
import { TextField } from '../../../ui/fields/Field.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { money, type Currency } from '../../../i18n/amounts/money.ts';
import { ruleChoice, ruleTitle } from '../../../i18n/game-texts.ts';
import { openingMessages } from '../messages/opening-messages.ts';
import {
  isStillTyped,
  kindOf,
  inputText,
  typedValue,
  fieldValue,
  choiceKey,
  choiceKeys,
  type TypedValue,
} from './rule-fields.ts';

interface EditorProps {
  readonly id: string;
  readonly field: string;
  readonly value: unknown;
  readonly currency: Currency;
  readonly choose: (value: unknown) => void;
}

export function RuleEditor(props: EditorProps) {
  const kind = kindOf(props.field);
  if (kind === 'choice') return <Choices {...props} />;
  if (kind !== 'packs') return <Typed {...props} />;
  return (
    <>
      <Choices {...props} />
      <Typed {...props} />
    </>
  );
}

function Choices({ id, field, value, choose }: EditorProps) {
  return (
    <fieldset>
      <legend class="visually-hidden">{ruleTitle('basset', field)}</legend>
      {choiceKeys(field).map((word) => (
        <Checkbox
          key={word}
          group={id}
          words={ruleChoice('basset', field, word)}
          checked={choiceKey(value) === word}
          change={() => choose(fieldValue(field, word))}
        />
      ))}
    </fieldset>
  );
}

function Typed({ id, field, value, currency, choose }: EditorProps) {
  const kind = kindOf(field);
  const [last, setLast] = useState<TypedValue | null>(null);
  const { text, wrong } = isStillTyped(last, value)
    ? last
    : { text: inputText(value, (sum) => money(sum, currency), kind), wrong: null };
  const typed = (now: string): void => {
    const next = typedValue(field, now, value, currency);
    setLast(next);
    if (next.wrong === null) choose(next.value);
  };
  return (
    <TextField
      id={id}
      label={labelOf(kind)}
      path={field}
      faults={wrong === null ? {} : { [field]: wrong }}
      value={text}
      change={typed}
      more={kind === 'ladder' || kind === 'sumOrNone' ? {} : { inputMode: 'numeric' }}
    />
  );
}

function labelOf(kind: ReturnType<typeof kindOf>): string {
  const { opening } = openingMessages();
  if (kind === 'ladder') return opening.ladderLabel;
  if (kind === 'sumOrNone') return opening.amountOrNone;
  return kind === 'wholeOrNone' ? opening.countOrNone : opening.count;
}
