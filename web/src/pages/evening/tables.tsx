/** The tables of the evening, each with its bank, and whether it all adds up. */

import { isHouse } from '../../api/me.ts';
import { Said } from '../../parts/Said.tsx';
import { money, net } from '../../words/currency.ts';
import { clock } from '../../words/numbers.ts';
import { w } from '../../words/words.ts';
import { addsUp, type Evening, type EveningTable } from './reading.ts';

export function Tables({ evening }: { evening: Evening }) {
  const { evening: words, following } = w();
  return (
    <aside class="tables">
      <h2 class="unseen">{following.evening.tables}</h2>
      <ul>
        {evening.sessions.map((table) => (
          <Row key={table.id} table={table} currency={evening.currency ?? ''} />
        ))}
      </ul>
      <AddsUp evening={evening} />
      {isHouse() && (
        <a class="plainlink" href="/keys?role=board">
          {words.showOnBoard}
        </a>
      )}
    </aside>
  );
}

function Row({ table, currency }: { table: EveningTable; currency: string }) {
  const { evening: words, following } = w();
  return (
    <li>
      <h3>
        <a href={`/tables/${table.id}`}>{table.name}</a>
        <small>{table.closed_at ? words.closedAt(clock(table.closed_at)) : words.open}</small>
      </h3>
      <p>{[presetName(table.preset), ...doing(table)].join(' · ')}</p>
      <p class={table.bank.broken ? 'broken' : ''}>
        <Said text={words.bankNet(net(table.bank.net, currency))} /> · {held(table, currency)}
      </p>
      <a class="toboard" href={`/board/${table.id}`} aria-label={following.evening.boardOf(table.name)}>
        {following.evening.board}
      </a>
    </li>
  );
}

const presetName = (preset: string): string => preset.charAt(0).toUpperCase() + preset.slice(1);

function doing(table: EveningTable): string[] {
  const { evening: words } = w();
  if (table.closed_at) return [words.deals(table.deal)];
  const deal =
    table.phase === 'drawing' ? words.dealLeft(table.deal, table.stock ?? 0) : words.dealStaking(table.deal);
  return table.waiting ? [deal, words.winsToAnswer(table.waiting)] : [deal];
}

function held({ bank, closed_at }: EveningTable, currency: string): string {
  const { holds, owes, paidOut } = w().evening;
  if (bank.balance < 0) return owes(money(-bank.balance, currency));
  return closed_at ? paidOut : holds(money(bank.balance, currency));
}

function AddsUp({ evening }: { evening: Evening }) {
  const { evening: words } = w();
  const sums = [
    net(evening.punters_net, evening.currency ?? ''),
    net(evening.banks_net, evening.currency ?? ''),
  ] as const;
  const so = addsUp(evening);
  return (
    <section class={so ? 'sums' : 'sums wrong'}>
      <h2>{words.addsUp}</h2>
      <p>
        <Said text={(so ? words.addsUpSo : words.addsUpNot)(...sums)} />
      </p>
    </section>
  );
}
