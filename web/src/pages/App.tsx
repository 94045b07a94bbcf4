/** Which page is shown, by who is here and by the address. */

import { type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isHouse, mayOpen, me, onlyTable, readsBooks } from '../api/me.ts';
import * as games from '../games/games.ts';
import { attempt } from '../parts/attempt.ts';
import { fetchedWhole } from '../parts/fetched.ts';
import { useComingBack } from '../parts/looking.ts';
import { Page } from '../parts/Page.tsx';
import { here, instead, type Address } from '../router.ts';
import { complaint, offered } from './arrival.ts';

type Shown = ComponentType<{ address: Address }>;

// Each page is fetched when it is first wanted, so that the table opens fast.
const LOCK = (): Promise<Shown> => import('./Lock.tsx').then(({ Lock }) => Lock);
const PAGES: Readonly<Record<Address['page'], () => Promise<Shown>>> = {
  home: () => import('./Home.tsx').then(({ Home }) => Home),
  new: () => import('./new/New.tsx').then(({ New }) => New),
  table: () => (readsBooks() ? tablePage() : import('./log/Log.tsx').then(({ Log }) => Log)),
  log: () => import('./log/Log.tsx').then(({ Log }) => Log),
  board: games.board,
  punter: games.punter,
  evening: () => import('./evening/page.tsx').then(({ EveningPage }) => EveningPage),
  standings: () => import('./Standings.tsx').then(({ Standings }) => Standings),
  seats: () => import('./Seats.tsx').then(({ Seats }) => Seats),
  rules: () => import('./RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  settings: () => import('./Settings.tsx').then(({ Settings }) => Settings),
  keys: () => import('./keys/Keys.tsx').then(({ Keys }) => Keys),
  unknown: () => import('./Unknown.tsx').then(({ Unknown }) => Unknown),
  sheet: () => import('./Sheet.tsx').then(({ Sheet }) => Sheet),
};

/** The dealer's table, for those who write its books. */
async function tablePage(): Promise<Shown> {
  const TablePage = await games.dealing();
  return ({ address }) => ('id' in address ? <TablePage key={address.id} id={address.id} /> : null);
}

/** Pages that not everybody may open; others are shown the first page instead. */
function allowed({ page }: Address): boolean {
  if (page === 'keys') return isHouse();
  if (page === 'new' || page === 'sheet') return mayOpen();
  return page !== 'seats' || readsBooks();
}

export function App() {
  const known = me.value;
  const proof = offered.value;
  const address = here.value;
  const only = known && address.page === 'home' ? onlyTable() : null;
  useEffect(() => {
    if (known) complaint.value = null;
  }, [known]);
  useEffect(() => {
    if (only && location.pathname === '/' && !visited)
      instead(`/${known?.role === 'punter' ? 'punter' : 'board'}/${only}`);
    visited = known !== undefined;
  }, [only, known]);
  if (known === undefined) return <Page kind="waiting" title="Paroli" named="" menu={false} />;
  if (known === null) return <Loaded name="lock" page={LOCK} address={address} />;
  if (proof) return <Loaded name="instead" page={INSTEAD} address={address} />;
  const shown = allowed(address) ? address.page : 'home';
  return (
    <Loaded name={shown === 'table' && !readsBooks() ? 'log' : shown} page={PAGES[shown]} address={address} />
  );
}

// Whoever has one table only is shown it on coming in, and may go to the list after that.
let visited = false;

const INSTEAD = async (): Promise<Shown> => {
  const { Instead } = await import('./Instead.tsx');
  return () => (offered.value ? <Instead proof={offered.value} /> : null);
};

interface LoadedProps {
  readonly name: string;
  readonly page: () => Promise<Shown>;
  readonly address: Address;
}

const loaded = new Map<string, Shown>();

function Loaded({ name, page, address }: LoadedProps) {
  const [, setCount] = useState(0);
  const there = loaded.get(name);
  const load = () => {
    if (loaded.has(name)) return;
    void attempt(
      () => fetchedWhole(name, page),
      (found) => {
        loaded.set(name, found);
        setCount((count) => count + 1);
      },
    );
  };
  useEffect(load, [name]);
  useComingBack(load);
  const Shown = there;
  // The page of another table is another page.
  const key = 'id' in address ? address.id : '';
  return Shown ? (
    <Shown key={key} address={address} />
  ) : (
    <Page kind="waiting" title="Paroli" named="" menu={false} />
  );
}
