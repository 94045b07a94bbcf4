/** The band of the history page: last sentence, its cards, stock and bank. */

import { letterOf, rankOf } from '../../i18n/cards.ts';
import { money, net, type Currency } from '../../i18n/money.ts';
import { presetTitle } from '../../i18n/rule-text.ts';
import { t } from '../../i18n/language.ts';
import type { TableAtVersion } from './table-at-version.ts';
import type { Drawn, Table } from './event-text.ts';

const LONG = 44;

export function HistoryBand({
  seen: { table, currency, lines },
  newest,
}: {
  seen: TableAtVersion;
  newest: number;
}) {
  const now = lines.at(-1);
  const sentence = now?.call ?? '';
  return (
    <>
      {now?.drawn && <Slots drawn={now.drawn} />}
      <div class="telling">
        <p class={sentence.length > LONG ? 'sentence long' : 'sentence'}>{sentence}</p>
        <h1 class="title" tabIndex={-1}>
          {table.name}
        </h1>
        <p class="where">{where(table, newest)}</p>
      </div>
      <div class="figures">
        <Pack table={table} />
        <Bank bank={table.bank} currency={currency} />
      </div>
    </>
  );
}

// Of twins only the first card can be the one that decides.
function Slots({ drawn }: { drawn: Drawn }) {
  const twins = drawn.how === 'twins_first' || drawn.how === 'twins_void';
  return (
    <div class="slots" aria-hidden="true">
      {drawn.cards.map((card, index) => (
        <span key={index} class={`slot ${twins && index ? '' : (drawn.marks[rankOf(card)] ?? '')}`}>
          {letterOf(card)}
        </span>
      ))}
    </div>
  );
}

function where(table: Table, newest: number): string {
  const { history, home, capitalize } = t();
  const said = [
    table.phase === 'closed' ? '' : history.deal(table.deal),
    home.phases[table.phase],
    presetTitle(table.preset),
    table.version === newest ? '' : history.asItWas(table.version),
  ];
  return capitalize(said.filter(Boolean).join(' · ')) + (table.owes_settlement ? history.settling : '');
}

function Pack({ table: { stock, phase } }: { table: Table }) {
  if (phase !== 'drawing' || stock === null) return null;
  return (
    <div class="figure">
      <span class="number">{stock}</span>
      <span>{t().history.leftToDeal}</span>
    </div>
  );
}

// A player may not see the bank's amount, only that it is broke.
function Bank({ bank, currency }: { bank: Table['bank']; currency: Currency }) {
  const { history } = t();
  if (bank.balance === null) {
    if (!bank.broken) return null;
    return (
      <div class="figure broken">
        <span class="number">{history.theBank}</span>
        <span>{history.isBroke}</span>
      </div>
    );
  }
  const under = bank.broken
    ? history.brokeOwes(money(-bank.balance, currency))
    : history.bankNet(net(bank.net ?? 0, currency));
  return (
    <div class={bank.broken ? 'figure broken' : 'figure'}>
      <span class="number">{money(bank.balance, currency)}</span>
      <span>{under}</span>
    </div>
  );
}
