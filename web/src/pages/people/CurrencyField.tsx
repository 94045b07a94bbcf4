/** The currency of a deposit or withdrawal. This device remembers the choice. */

import { pageWords } from '../../i18n/page-words.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { CurrencyCode } from '../../features/people/person-requests.ts';
import { bankrollCurrency } from '../../platform/settings.ts';
import { ChoiceField } from '../../ui/fields/Field.tsx';

interface CurrencyFieldProps {
  readonly id: string;
  readonly value: CurrencyCode;
  readonly change: (currency: CurrencyCode) => void;
}

export function CurrencyField({ id, value, change }: CurrencyFieldProps) {
  return (
    <ChoiceField
      id={id}
      path="currency"
      label={messages().currency}
      value={value}
      choices={Object.entries(pageWords().newTable.currencies)}
      change={(code) => {
        bankrollCurrency.value = code as CurrencyCode;
        change(code as CurrencyCode);
      }}
    />
  );
}
