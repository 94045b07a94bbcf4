/** Which game the table plays. */

import type { Rules } from '../../api/rules.ts';
import { t } from '../../i18n/language.ts';
import { ChoiceField } from '../../ui/Field.tsx';

interface GameChoiceProps {
  readonly rules: Rules;
  readonly choose: (game: string) => void;
}

export function GameChoice({ rules, choose }: GameChoiceProps) {
  return (
    <ChoiceField
      id="field-game"
      label={t().generic.game}
      value={rules.game}
      choices={Object.entries(rules.games)}
      change={choose}
    />
  );
}
