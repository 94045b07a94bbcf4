/** The limits of stakes: for each pair of rules a minimum and a maximum. Empty fields leave the preset's values. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { rulePhrase, ruleTitle } from '../../i18n/game-texts.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { AmountText } from '../../ui/text/AmountText.tsx';
import { overridePath } from './draft-errors.ts';
import { messages } from './messages/messages.ts';
import { limitPairs, presetOf } from './opening-fields.ts';
import type { StepProps } from './step-props.ts';

export function LimitFields(props: StepProps) {
  return (
    <>
      {limitPairs(props.draft.game).map((pair) => (
        <FieldPair key={pair.join()}>
          {pair.map((rule) => (
            <LimitField key={rule} {...props} rule={rule} />
          ))}
        </FieldPair>
      ))}
    </>
  );
}

function LimitField({ rules, draft, faults, change, leave, rule }: StepProps & { readonly rule: string }) {
  const currency = currencyOf(draft.currency);
  const path = overridePath(rule);
  const text = draft.limits[rule] ?? '';
  const preset = presetOf(rules, draft.preset)?.rules[rule]?.value;
  return (
    <TextField
      id={`field-${rule}`}
      path={path}
      label={messages().ifEmpty(ruleTitle(draft.game, rule), rulePhrase(draft.game, rule, preset, currency))}
      faults={faults}
      value={text}
      change={(typed) => change({ limits: { ...draft.limits, [rule]: typed } })}
      leave={() => leave(path)}
      described={`worth-${rule}`}
      under={<AmountText id={`worth-${rule}`} text={text} currency={currency} silent={path in faults} />}
    />
  );
}
