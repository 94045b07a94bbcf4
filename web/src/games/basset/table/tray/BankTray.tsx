/** What the bank would pay: a bar under each rank, and the worst rank with its amount. */

import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { useScene } from '../model/basset-page.ts';
import { panels } from '../../../../table-kit/panels/load-panels.ts';
import { TrayButton, TrayFrame } from '../../../../table-kit/trays/TrayFrame.tsx';
import './BankTray.css';
import { bankBars, coverStatus } from './bank-bars.ts';
import { unansweredWins } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

export function BankTray() {
  const { model, scene } = useScene();
  const { table } = scene;
  const layout = model.layout.value;
  const worstText =
    table.worst && messages().tray.bankIfWins(table.worst.rank, money(table.worst.amount, table.currency));
  return (
    <TrayFrame
      kind={`bank ${coverStatus(table)}`}
      head={messages().tray.bank}
      below={scene.table.punters.length > 7 ? messages().tableHints.wouldPay : messages().tray.paysIfWins}
      end={<WorstCase table={table} withGain={layout === 'landscape'} />}
    >
      <div class="bank-tray__middle">
        <div
          class="bank-tray__gauge"
          role="img"
          aria-label={`${messages().screenReader.bankBars}${worstText ? `. ${worstText}` : ''}`}
        >
          {bankBars(table).map((bar) => (
            <span key={bar.rank} class="bank-tray__bar" data-worst={bar.worst}>
              {bar.amount > 0 && <i style={{ height: `calc(${bar.share} * var(--bar-most))` }} />}
              {bar.worst && layout === 'portrait' && <b>{money(bar.amount, table.currency)}</b>}
            </span>
          ))}
        </div>
        {layout === 'portrait' && worstText && <Gain />}
      </div>
    </TrayFrame>
  );
}

/** The worst case only, where the bars do not fit. */
export function Risk() {
  const { table } = useScene().scene;
  return table.phase === 'drawing' ? (
    <div class="bank-tray__risk">
      <WorstCase table={table} withGain />
    </div>
  ) : null;
}

/** Wins that wait must still be paid or played on. */
function noRiskText(table: Table): string {
  const wins = unansweredWins(table);
  const sum = wins.reduce((all, { answers }) => all + (answers?.take.pays ?? 0), 0);
  const { nothingToPay, winsToPay } = messages().tray;
  return wins.length ? winsToPay(wins.length, money(sum, table.currency)) : nothingToPay;
}

/** What the bank gains on the average, once its code is loaded. */
function Gain() {
  const BankGain = panels.value?.BankGain;
  return BankGain ? <BankGain /> : null;
}

function WorstCase({ table, withGain }: { table: Table; withGain: boolean }) {
  const { model } = useScene();
  const { worst, currency, cover, bank } = table;
  const status = coverStatus(table);
  if (status === 'broken') {
    const onTap = () => {
      model.uiState.mode.value = { kind: 'fund' };
    };
    return (
      <>
        <p class="bank-tray__worst" data-over>
          {kitMessages().tray.broke(money(-(bank.balance ?? 0), currency))}
        </p>
        <TrayButton meaning="fund" onTap={onTap}>
          {kitMessages().tray.fundBank}
        </TrayButton>
      </>
    );
  }
  if (!worst) return <p class="bank-tray__worst">{noRiskText(table)}</p>;
  return (
    <p class="bank-tray__worst" data-over={status === 'more_than_held'}>
      <span>
        {status === 'more_than_held'
          ? `${messages().tray.moreThanHeld}:`
          : messages().tray.atWorst(worst.rank)}
      </span>{' '}
      <b>{money(worst.amount, currency)}</b>
      {cover !== null && (
        <span class="bank-tray__cover">{messages().tray.leftToCover(money(cover, currency))}</span>
      )}
      {withGain && <Gain />}
    </p>
  );
}
