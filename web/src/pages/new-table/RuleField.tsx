/** One rule field of the generic form, with the input of its type. */

import type { DeclaredRule } from '../../api/declarations.ts';
import { ruleChoice, ruleMeaning, ruleTitle } from '../../i18n/game-texts.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { AmountText } from '../../ui/text/AmountText.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { ChoiceField, FieldNote, TextField } from '../../ui/fields/Field.tsx';
import { RuleSource } from '../../ui/text/RuleSource.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { RuleRow } from './generic-draft.ts';
import './RuleField.css';

interface RuleFieldProps {
  readonly game: string;
  readonly row: RuleRow;
  readonly currency: Currency;
  readonly errors: FieldErrors;
  readonly change: (text: string) => void;
  /** Restores the value of the preset. */
  readonly reset: () => void;
}

export function RuleField(props: RuleFieldProps) {
  return (
    <div class="rule-field" data-changed={props.row.isChanged}>
      <Input {...props} />
    </div>
  );
}

function Input(props: RuleFieldProps) {
  const { game, row, errors, change } = props;
  const { field, rule, text } = row;
  const id = `rule-${field}`;
  const label = ruleTitle(game, field);
  const described = `about-${id}`;
  const under = <Under {...props} id={described} />;
  if (rule.type === 'flag')
    return (
      <>
        <Checkbox words={label} checked={text === 'true'} change={(on) => change(String(on))} />
        {under}
      </>
    );
  const common = { id, path: `rules.overrides.${field}`, faults: errors, label, described, under };
  if (rule.type === 'choice')
    return <ChoiceField {...common} value={text} choices={choicesOf(game, field, rule)} change={change} />;
  const isNumber = rule.type === 'number';
  return (
    <TextField {...common} value={text} change={change} more={isNumber ? { inputMode: 'numeric' } : {}} />
  );
}

function choicesOf(
  game: string,
  field: string,
  { choices = [], optional }: DeclaredRule,
): [string, string][] {
  const words = choices.map((word): [string, string] => [word, ruleChoice(game, field, word)]);
  return optional ? [['', ruleChoice(game, field, 'null')], ...words] : words;
}

/** The meaning of the field, its limits, how an amount is read, and whether it differs from the preset. */
function Under({ game, row, currency, errors, reset, id }: RuleFieldProps & { readonly id: string }) {
  const { field, rule, text, isChanged } = row;
  const { newTable } = t();
  const isAmount = rule.type === 'amount' && isChanged && text.trim() !== '';
  return (
    <>
      <FieldNote id={id}>{[ruleMeaning(game, field), limitsText(rule)].filter(Boolean).join(' ')}</FieldNote>
      {isAmount && (
        <AmountText
          id={`worth-${id}`}
          text={text}
          currency={currency}
          silent={`rules.overrides.${field}` in errors}
        />
      )}
      {isChanged && (
        <p class="rule-field__changed">
          <RuleSource title="" isHouseChoice={false} changed />
          <Button
            kind="plain"
            onClick={reset}
            aria-label={`${newTable.resetToPreset}: ${ruleTitle(game, field)}`}
          >
            {newTable.resetToPreset}
          </Button>
        </p>
      )}
    </>
  );
}

/** What may be typed, for fields without a list of choices. */
function limitsText({ type, least = 0, most = 0, optional, choices = [] }: DeclaredRule): string {
  const { generic } = t();
  const none = optional && type !== 'choice' ? generic.emptyForNone : '';
  if (type === 'number') return `${generic.limits(least, most)} ${none}`.trim();
  if (type === 'numbers') return generic.limits(least, most);
  return type === 'number_or_word' ? generic.limitsOrWord(least, most, choices) : none;
}
