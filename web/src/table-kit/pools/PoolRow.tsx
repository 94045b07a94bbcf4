/** The pools of a table, each with what it holds. A tap on an open pool does what the game says. */

import { money } from '../../i18n/amounts/currency.ts';
import { poolName } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import './PoolRow.css';

export interface ShownPool {
  readonly id: string;
  /** In smallest units. */
  readonly amount: number;
  /** A third line, such as who won it; '' for none. */
  readonly note: string;
  readonly isLocked: boolean;
  readonly isPressed: boolean;
}

interface PoolRowProps {
  /** What a tap chooses, for screen readers. */
  readonly label: string;
  readonly currency: string;
  readonly pools: readonly ShownPool[];
  readonly onTap: (pool: string) => void;
}

export function PoolRow({ label, currency, pools, onTap }: PoolRowProps) {
  const style = { '--pools': pools.length, '--half': Math.ceil(pools.length / 2) };
  return (
    <div class="pool-row" role="group" aria-label={label} style={style}>
      {pools.map(({ id, amount, note, isLocked, isPressed }) => (
        <TapButton
          key={id}
          class="pool-row__pool"
          data-pool={id}
          data-empty={amount === 0}
          meaning={isLocked ? 'locked' : `pool ${id}`}
          isDisabled={isLocked}
          aria-pressed={isPressed}
          onTap={() => onTap(id)}
        >
          <span class="pool-row__name">{t().capitalize(poolName(id))}</span>
          <b class="pool-row__sum">{money(amount, currency)}</b>
          {note && <span class="pool-row__note">{note}</span>}
        </TapButton>
      ))}
    </div>
  );
}
