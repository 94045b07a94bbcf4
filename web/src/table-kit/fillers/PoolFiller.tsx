/** A wide key for each pool, with what it holds. */

import { money } from '../../i18n/amounts/money.ts';
import { labelText, poolName } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { FillerKey } from './keys/FillerKey.tsx';
import { FillerKeys } from './keys/FillerKeys.tsx';
import type { FillerProps } from './filler-props.ts';
import { messages } from './messages/messages.ts';

export function PoolFiller({ field, open, values, table, choose }: FillerProps) {
  const allowed = open?.choices ?? field.choices;
  return (
    <FillerKeys label={labelText(table.game, field.name)} layout="wide">
      {field.choices.map((pool) => (
        <FillerKey
          key={pool}
          isLocked={!allowed.includes(pool)}
          isPressed={values.length ? values.includes(pool) : undefined}
          meaning={`${field.name} ${pool}`}
          note={messages().inPool(money(table.pools.get(pool) ?? 0, table.currency))}
          onTap={() => choose(pool)}
        >
          {t().capitalize(poolName(pool))}
        </FillerKey>
      ))}
    </FillerKeys>
  );
}
