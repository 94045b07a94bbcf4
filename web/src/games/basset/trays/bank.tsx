/** What the bank would pay, a bar under each rank; the worst by name. */

import { Tap } from '../../../parts/Tap.tsx';
import { w } from '../../../words/words.ts';
import { money } from '../../../words/currency.ts';
import { useScene } from '../dealer.ts';
import { bars, standing } from '../gauge.ts';
import type { Table } from '../table.ts';
import { TrayFrame } from './frame.tsx';

export function BankTray() {
  const { dealer, scene } = useScene();
  const { table } = scene;
  const spoken =
    table.worst && w().tray.bankIfWins(table.worst.rank, money(table.worst.amount, table.currency));
  return (
    <TrayFrame
      kind={`bank ${standing(table)}`}
      head={w().tray.bank}
      below={scene.table.punters.length > 7 ? w().deal.wouldPay : w().tray.paysIfWins}
      end={<Worst table={table} />}
    >
      <div class="gauge" role="img" aria-label={`${w().reader.gauge}${spoken ? `. ${spoken}` : ''}`}>
        {bars(table).map((bar) => (
          <span key={bar.rank} class={bar.worst ? 'bar worst' : 'bar'}>
            {bar.amount > 0 && <i style={{ height: `calc(${bar.share} * var(--bar-most))` }} />}
            {bar.worst && dealer.layout.value === 'portrait' && <b>{money(bar.amount, table.currency)}</b>}
          </span>
        ))}
      </div>
    </TrayFrame>
  );
}

/** The worst alone, where there is no room for the bars. */
export function Risk() {
  const { table } = useScene().scene;
  return table.phase === 'drawing' ? (
    <div class="risk">
      <Worst table={table} />
    </div>
  ) : null;
}

function Worst({ table }: { table: Table }) {
  const { dealer } = useScene();
  const { worst, currency, cover, bank } = table;
  const how = standing(table);
  if (how === 'broken') {
    const does = () => {
      dealer.hand.grip.value = { kind: 'fund' };
    };
    return (
      <>
        <p class="worst over">{w().tray.broken(money(-(bank.balance ?? 0), currency))}</p>
        <Tap class="choice plain" meaning="fund" does={does}>
          {w().tray.fundBank}
        </Tap>
      </>
    );
  }
  if (!worst) return <p class="worst">{w().tray.nothingToPay}</p>;
  return (
    <p class={how === 'more_than_held' ? 'worst over' : 'worst'}>
      <span>{how === 'more_than_held' ? `${w().tray.moreThanHeld}:` : w().tray.atWorst(worst.rank)}</span>{' '}
      <b>{money(worst.amount, currency)}</b>
      {cover !== null && <span class="cover">{w().tray.leftToCover(money(cover, currency))}</span>}
    </p>
  );
}
