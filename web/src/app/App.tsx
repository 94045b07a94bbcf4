/** Which page is shown, by who is here and by the address. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isHouse, mayOpen, currentKey, onlyTable, readsBooks } from '../api/current-key.ts';
import { gameOf } from '../game-api/registry.ts';
import { attempt } from '../ui/frame/notice.ts';
import { importPage } from '../platform/lazy-import.ts';
import { useRefreshOnReturn } from '../ui/frame/use-refresh.ts';
import { Page } from '../ui/frame/Page.tsx';
import { here, instead, type Address } from '../platform/router.ts';
import { complaint, offered } from '../pages/sign-in/arrival.ts';

type Shown = ComponentType<{ address: Address }>;

// Each page is fetched when it is first wanted, so that the table opens fast.
const LOCK = (): Promise<Shown> =>
  import('../pages/sign-in/SignInPage.tsx').then(({ SignInPage }) => SignInPage);
const PAGES: Readonly<Record<Address['page'], () => Promise<Shown>>> = {
  home: () => import('../pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  new: () => import('../pages/new-table/NewTablePage.tsx').then(({ NewTablePage }) => NewTablePage),
  table: () =>
    readsBooks()
      ? tablePage()
      : import('../pages/history/HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage),
  log: () => import('../pages/history/HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage),
  board: () => gameOf().pages.board(),
  punter: () => gameOf().pages.player(),
  evening: () => import('../pages/evening/EveningPage.tsx').then(({ EveningPage }) => EveningPage),
  standings: () => import('../pages/history/StandingsPage.tsx').then(({ StandingsPage }) => StandingsPage),
  seats: () => import('../pages/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  rules: () => import('../pages/rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  settings: () => import('../pages/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  keys: () => import('../pages/keys/KeysPage.tsx').then(({ KeysPage }) => KeysPage),
  unknown: () => import('../pages/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
  sheet: () => import('../pages/score-sheet/ScoreSheetPage.tsx').then(({ ScoreSheetPage }) => ScoreSheetPage),
};

/** The dealer's table, for those who write its books. */
async function tablePage(): Promise<Shown> {
  const TablePage = await gameOf().pages.table();
  return ({ address }) => ('id' in address ? <TablePage key={address.id} id={address.id} /> : null);
}

/** Pages that not everybody may open; others are shown the first page instead. */
function allowed({ page }: Address): boolean {
  if (page === 'keys') return isHouse();
  if (page === 'new' || page === 'sheet') return mayOpen();
  return page !== 'seats' || readsBooks();
}

export function App() {
  const known = currentKey.value;
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
  if (known === undefined) return <Page waiting title="Paroli" named="" menu={false} />;
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
  const { SignInLinkPage } = await import('../pages/sign-in/SignInLinkPage.tsx');
  return () => (offered.value ? <SignInLinkPage proof={offered.value} /> : null);
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
      () => importPage(name, page),
      (found) => {
        loaded.set(name, found);
        setCount((count) => count + 1);
      },
    );
  };
  useEffect(load, [name]);
  useRefreshOnReturn(load);
  const Shown = there;
  // The page of another table is another page.
  const key = 'id' in address ? address.id : '';
  return Shown ? (
    <Shown key={key} address={address} />
  ) : (
    <Page waiting title="Paroli" named="" menu={false} />
  );
}
