/** The band of the history page: the last sentence, its cards, the stock and the bank. */

import './HistoryBand.css';
import { letterOf, rankOf } from '../../../i18n/cards.ts';
import { money, net, type Currency } from '../../../i18n/amounts/money.ts';
import { phaseText, presetTitle } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import type { TableAtVersion } from './table-at-version.ts';
import type { Drawn, Table } from './event-text.ts';

const LONG_SENTENCE = 44;

export function HistoryBand({
  shown: { table, currency, lines },
  newest,
}: {
  shown: TableAtVersion;
  newest: number;
}) {
  const line = lines.at(-1);
  const sentence = line?.call ?? '';
  return (
    <>
      {line?.drawn && <Slots drawn={line.drawn} />}
      <div class="history-band__text">
        <p class="history-band__call" data-length={sentence.length > LONG_SENTENCE ? 'long' : undefined}>
          {sentence}
        </p>
        <h1 class="history-band__title" tabIndex={-1}>
          {table.name}
        </h1>
        <p class="history-band__where">{tableStatus(table, newest)}</p>
      </div>
      <div class="history-band__figures">
        <Pack table={table} />
        <Bank bank={table.bank} currency={currency} />
      </div>
    </>
  );
}

// Of twins only the first card can win or lose.
function Slots({ drawn }: { drawn: Drawn }) {
  const twins = drawn.how === 'twins_first' || drawn.how === 'twins_void';
  return (
    <div class="history-band__cards" aria-hidden="true">
      {drawn.cards.map((card, index) => (
        <span
          key={index}
          class="history-band__card"
          data-result={twins && index ? undefined : drawn.marks[rankOf(card)]}
        >
          {letterOf(card)}
        </span>
      ))}
    </div>
  );
}

function tableStatus(table: Table, newest: number): string {
  const { capitalize } = t();
  const { history } = messages();
  const parts = [
    table.phase === 'closed' ? '' : history.deal(table.deal),
    phaseText(table.game, table.phase),
    presetTitle(table.game, table.preset),
    table.version === newest ? '' : history.asItWas(table.version),
  ];
  return capitalize(parts.filter(Boolean).join(' · ')) + (table.owes_settlement ? history.settling : '');
}

function Pack({ table: { stock, phase } }: { table: Table }) {
  if (phase !== 'drawing' || stock === null) return null;
  return (
    <div class="history-band__figure">
      <span class="history-band__number">{stock}</span>
      <span>{messages().history.leftToDeal}</span>
    </div>
  );
}

// A player may not see the bank's amount, only that it is broke.
function Bank({ bank, currency }: { bank: Table['bank']; currency: Currency }) {
  const { history } = messages();
  if (bank.balance === null) {
    if (!bank.broken) return null;
    return (
      <div class="history-band__figure" data-broken>
        <span class="history-band__number">{history.theBank}</span>
        <span>{history.isBroke}</span>
      </div>
    );
  }
  const under = bank.broken
    ? history.brokeOwes(money(-bank.balance, currency))
    : history.bankNet(net(bank.net ?? 0, currency));
  return (
    <div class="history-band__figure" data-broken={bank.broken}>
      <span class="history-band__number">{money(bank.balance, currency)}</span>
      <span>{under}</span>
    </div>
  );
}
