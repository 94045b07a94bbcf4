/** The tables of the evening with their banks, and whether the accounts balance. */

import { OutlinedLink } from '../../ui/OutlinedLink.tsx';
import { isHouse } from '../../api/current-key.ts';
import { RichText } from '../../ui/RichText.tsx';
import './EveningTables.css';
import { net } from '../../i18n/currency.ts';
import { t } from '../../i18n/language.ts';
import { fullNames, tableMoney, type Evening, type EveningTable } from './evening-view.ts';
import { activityText, bankText, sumCheck, closedText } from './evening-text.ts';

export function EveningTables({ evening }: { evening: Evening }) {
  const { evening: words } = t();
  const names = fullNames(evening.sessions);
  return (
    <aside class="evening-tables">
      <h2 class="visually-hidden">{words.tables}</h2>
      <ul>
        {evening.sessions.map((table) => (
          <Row
            key={table.id}
            table={table}
            name={names.get(table.id) ?? table.name}
            currency={evening.currency ?? ''}
          />
        ))}
      </ul>
      <SumCheck evening={evening} />
      {isHouse() && <OutlinedLink href="/keys?role=board">{words.showOnBoard}</OutlinedLink>}
    </aside>
  );
}

function Row({ table, name, currency }: { table: EveningTable; name: string; currency: string }) {
  const { evening: words } = t();
  const money = tableMoney(table);
  return (
    <li>
      <h3>
        <a href={`/tables/${table.id}`}>{name}</a>
        <small>{closedText(table)}</small>
      </h3>
      <p>{activityText(table)}</p>
      {table.parties.length > 0 && (
        <p data-broken={money.purse < 0}>
          <RichText text={words.bankNet(net(money.net, currency))} /> · {bankText(table, currency)}
        </p>
      )}
      <a class="evening-tables__board" href={`/board/${table.id}`} aria-label={words.boardOf(name)}>
        {words.board}
      </a>
    </li>
  );
}

function SumCheck({ evening }: { evening: Evening }) {
  const { balances, heading, text } = sumCheck(evening);
  return (
    <section class="evening-tables__sums" data-wrong={!balances}>
      <h2>{heading}</h2>
      <p>
        <RichText text={text} />
      </p>
    </section>
  );
}
