/** Values with their names in one line, which may wrap between them. */

import { CardText } from './CardText.tsx';
import './NamedValues.css';
import type { NamedValue } from './value-text.ts';

interface NamedValuesProps {
  /** Comes first, in bold. */
  readonly title?: string;
  readonly values: readonly NamedValue[];
}

export function NamedValues({ title, values }: NamedValuesProps) {
  return (
    <p class="named-values">
      {title && <strong>{title}</strong>}
      {values.map(([name, value]) => (
        <span key={name}>
          <span class="named-values__name">{name}</span> <CardText text={value} />
        </span>
      ))}
    </p>
  );
}
