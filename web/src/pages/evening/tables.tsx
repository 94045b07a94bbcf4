/** The tables of the evening, each with its bank, and whether it all adds up. */

import { isHouse } from '../../api/me.ts';
import { Said } from '../../parts/Said.tsx';
import { net } from '../../words/currency.ts';
import { w } from '../../words/words.ts';
import { fullNames, type Evening, type EveningTable } from './reading.ts';
import { doing, held, summed, whether } from './sayings.ts';

export function Tables({ evening }: { evening: Evening }) {
  const { evening: words, following } = w();
  const names = fullNames(evening.sessions);
  return (
    <aside class="tables">
      <h2 class="unseen">{following.evening.tables}</h2>
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
      <AddsUp evening={evening} />
      {isHouse() && (
        <a class="plainlink" href="/keys?role=board">
          {words.showOnBoard}
        </a>
      )}
    </aside>
  );
}

function Row({ table, name, currency }: { table: EveningTable; name: string; currency: string }) {
  const { evening: words, following } = w();
  return (
    <li>
      <h3>
        <a href={`/tables/${table.id}`}>{name}</a>
        <small>{whether(table)}</small>
      </h3>
      <p>{doing(table)}</p>
      <p class={table.bank.broken ? 'broken' : ''}>
        <Said text={words.bankNet(net(table.bank.net, currency))} /> · {held(table, currency)}
      </p>
      <a class="toboard" href={`/board/${table.id}`} aria-label={following.evening.boardOf(name)}>
        {following.evening.board}
      </a>
    </li>
  );
}

function AddsUp({ evening }: { evening: Evening }) {
  const { so, heading, text } = summed(evening);
  return (
    <section class={so ? 'sums' : 'sums wrong'}>
      <h2>{heading}</h2>
      <p>
        <Said text={text} />
      </p>
    </section>
  );
}
