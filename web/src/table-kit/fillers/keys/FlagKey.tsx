/** A key that sets a flag of an entry, or takes it back. */

import type { EntryField } from '../../../api/declarations.ts';
import { labelText } from '../../../i18n/game-texts.ts';
import { FillerKey } from './FillerKey.tsx';

interface FlagKeyProps {
  readonly game: string;
  readonly field: EntryField;
  readonly isSet: boolean;
  readonly change: (isSet: boolean) => void;
}

export const FlagKey = ({ game, field, isSet, change }: FlagKeyProps) => (
  <FillerKey isPressed={isSet} isQuick onTap={() => change(!isSet)}>
    {labelText(game, field.name)}
  </FillerKey>
);
