/** Two to four wide keys for the words of a choice, such as an outcome; more words stand in a grid. */

import { choiceText, labelText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { FillerKey } from './keys/FillerKey.tsx';
import { FillerKeys } from './keys/FillerKeys.tsx';
import type { FillerProps } from './filler-props.ts';

const WIDE_MOST = 4;

/** All words of the declaration keep their places; those that the rules do not allow are locked. */
export function ChoiceFiller({ field, open, values, table, choose }: FillerProps) {
  const allowed = open?.choices ?? field.choices;
  const words = [...new Set([...field.choices, ...allowed])];
  return (
    <FillerKeys
      label={labelText(table.game, field.name)}
      layout={words.length <= WIDE_MOST ? 'wide' : 'grid'}
    >
      {words.map((word) => (
        <FillerKey
          key={word}
          isLocked={!allowed.includes(word)}
          isPressed={values.length ? values.includes(word) : undefined}
          meaning={`${field.name} ${word}`}
          onTap={() => choose(word)}
        >
          {t().capitalize(choiceText(table.game, field.name, word))}
        </FillerKey>
      ))}
    </FillerKeys>
  );
}
