/** A punter's page: own purse, own cards, what to say, and what happened. Read only. */

import { useEffect } from 'preact/hooks';
import { me } from '../../../api/me.ts';
import { Icon, type Sign } from '../../../parts/Icon.tsx';
import { Said } from '../../../parts/Said.tsx';
import type { Address } from '../../../router.ts';
import { Instead } from '../../../shown/instead.tsx';
import type { Live } from '../../../shown/live.ts';
import { LiveMark } from '../../../shown/livemark.tsx';
import { Telling } from '../../../shown/telling.tsx';
import { useLive } from '../../../shown/uselive.ts';
import { money } from '../../../words/currency.ts';
import { w } from '../../../words/words.ts';
import { Sum } from '../../../shown/sum.tsx';
import { isGone, stakesOf } from '../standing.ts';
import type { Punter, Table } from '../table.ts';
import { Cards } from './cards.tsx';
import { Happened } from './happened.tsx';
import './punter.css';
import { sayingOf, toldTo, whereabouts } from './saying.ts';

/** `/punter/ID`, of whom the key is for; whoever may read all says whose: `?punter=NAME`. */
export function PunterPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<Table>(`/v1/sessions/${id}`, id);
  const table = live?.value.value;
  const meant = new URLSearchParams(location.search).get('punter');
  const own = me.value?.role === 'punter';
  const punter = table?.punters.find((one) => own || one.name === meant) ?? null;
  useEffect(() => {
    if (punter) document.title = w().following.punter.page(punter.name);
  });
  if (!live || !table) return <Instead state={live?.state.value ?? null} />;
  if (!punter) return <Choice table={table} />;
  return <Page table={table} punter={punter} live={live} own={own} />;
}

function Choice({ table }: { table: Table }) {
  const { choose, nobody } = w().following.punter;
  return (
    <main class="punter choice">
      <h1>{table.punters.length ? choose : nobody}</h1>
      <ul>
        {table.punters.map(({ name }) => (
          <li key={name}>
            <a class="plainlink" href={`?punter=${encodeURIComponent(name)}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface Shown {
  table: Table;
  punter: Punter;
}

function Page({ table, punter, live, own }: Shown & { live: Live<Table>; own: boolean }) {
  return (
    <main class="punter" data-lost={live.lostSince.value !== null}>
      <header>
        <p>{whereabouts(table)}</p>
        <LiveMark live={live} />
      </header>
      <Name punter={punter} />
      {punter.purse !== null && (
        <p class="purse">
          <span>{w().punter.inThePurse}</span>
          <b class={sizeOf(money(punter.purse, table.currency))}>
            <Sum amount={punter.purse} currency={table.currency} />
          </b>
        </p>
      )}
      <Figures table={table} punter={punter} />
      <Words table={table} punter={punter} />
      {!isGone(punter) && table.phase !== 'closed' && <Cards table={table} name={punter.name} />}
      <Happened table={table} name={punter.name} own={own} />
      <a class="plainlink" href="/settings">
        {w().menu.settings}
      </a>
      <Telling now={table} tell={toldTo(punter.name)} />
    </main>
  );
}

/** A long sum is written smaller before it is broken. */
const sizeOf = (sum: string): string => (sum.length > 18 ? 'very-long' : sum.length > 12 ? 'long' : '');

function Name({ punter }: { punter: Punter }) {
  const suit = punter.suit as Sign | null;
  return (
    <h1>
      {suit && (
        <span class={suit}>
          <Icon sign={suit} size={26} />
          <span class="unseen">{w().suit(suit as 'hearts')}, </span>
        </span>
      )}
      {punter.name}
    </h1>
  );
}

function Figures({ table, punter }: Shown) {
  const { onCards, thisEvening, place, of } = w().punter;
  const cards = stakesOf(table, punter.name).length;
  return (
    <dl class="figures">
      <div>
        <dd>
          <Sum amount={punter.at_table} currency={table.currency} />
        </dd>
        <dt>{onCards(cards)}</dt>
        {punter.escrow > 0 && <dt>{w().following.punter.sideBets(money(punter.escrow, table.currency))}</dt>}
      </div>
      <div>
        <dd>
          <Sum amount={punter.net} currency={table.currency} signed />
        </dd>
        <dt>{thisEvening}</dt>
      </div>
      <div>
        <dd>{place(punter.place)}</dd>
        <dt>{of(table.seated)}</dt>
      </div>
    </dl>
  );
}

function Words({ table, punter }: Shown) {
  const { call, words, wins } = sayingOf(table, punter);
  return (
    <section class={wins ? 'words wins' : 'words'}>
      <p class="call">{call}</p>
      {words.map((text, at) => (
        <p key={at}>
          <Said text={text} />
        </p>
      ))}
    </section>
  );
}
