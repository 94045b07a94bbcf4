/** One field of an entry that is corrected. */

import { labelText } from '../../i18n/game-texts.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { CardChoice, FewCards, TypedCards } from './CardChoice.tsx';
import type { CorrectedField, CorrectionContext } from './correction-context.ts';

interface FieldChoiceProps extends CorrectedField {
  readonly context: CorrectedField['context'] & Pick<CorrectionContext, 'Filler'>;
}

/** Cards have a form of their own: it changes one card in its place, with its suit. */
export function FieldChoice(props: FieldChoiceProps) {
  const { field, value, context, change } = props;
  const own = { ...props, game: context.game };
  const label = labelText(context.game, field.name);
  switch (field.type) {
    case 'card':
      return <CardChoice label={label} value={value} change={change} />;
    case 'cards':
      return field.most <= 2 && !field.joined ? <FewCards {...own} /> : <TypedCards {...own} />;
    case 'flag':
      return <Checkbox words={label} checked={value === true} change={change} />;
    default:
      return <context.Filler {...props} />;
  }
}
