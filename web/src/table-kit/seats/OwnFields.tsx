/** The fields that one game adds to a seat. */

import type { EntryField } from '../../api/declarations.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { labelText } from '../../i18n/game-texts.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import type { TypedFields } from './own-fields.ts';
import { OwnField } from './OwnField.tsx';

interface OwnFieldsProps {
  readonly game: string;
  readonly fields: readonly EntryField[];
  /** Returns the id, and the path of the errors, of a field by its name. */
  readonly idOf: (name: string) => string;
  readonly pathOf: (name: string) => string;
  readonly faults: FieldErrors;
  readonly currency: Currency;
  readonly values: TypedFields;
  readonly change: (values: TypedFields) => void;
  /** Reports that the field of a path lost the focus. */
  readonly leave?: (path: string) => void;
}

export function OwnFields({ fields, idOf, pathOf, values, change, leave, ...common }: OwnFieldsProps) {
  return (
    <>
      {fields.map((field) => {
        const path = pathOf(field.name);
        return (
          <OwnField
            key={field.name}
            {...common}
            field={field}
            id={idOf(field.name)}
            label={labelText(common.game, field.name)}
            path={path}
            value={values[field.name] ?? ''}
            change={(text) => change({ ...values, [field.name]: text })}
            leave={leave && (() => leave(path))}
          />
        );
      })}
    </>
  );
}
