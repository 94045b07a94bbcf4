/** The evening of a new table, and whether the table counts: one row of a form. */

import { ChoiceField } from '../../ui/fields/Field.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { choiceText } from './current-gathering.ts';
import './GatheringFields.css';
import type { Gathering } from './gathering-requests.ts';
import { messages } from './messages/messages.ts';

/** Where a new table belongs. */
export interface NewFiling {
  /** The id of its gathering; null for none. */
  readonly gathering: string | null;
  readonly practice: boolean;
}

interface GatheringFieldsProps extends NewFiling {
  /** The gatherings to choose from, newest first. */
  readonly gatherings: readonly Gathering[];
  readonly change: (part: Partial<NewFiling>) => void;
}

export function GatheringFields({ gatherings, gathering, practice, change }: GatheringFieldsProps) {
  const words = messages();
  return (
    <div class="gathering-fields">
      {gatherings.length > 0 && (
        <ChoiceField
          id="field-gathering"
          label={words.evening}
          value={gathering ?? ''}
          choices={[
            ...gatherings.map((known) => [known.id, choiceText(known)] as const),
            ['', words.none] as const,
          ]}
          change={(id) => change({ gathering: id || null })}
        />
      )}
      <Checkbox words={words.practice} checked={practice} change={(on) => change({ practice: on })} />
    </div>
  );
}
