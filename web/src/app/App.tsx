/** Which page is shown, by who is here and by the address. */

import { useEffect } from 'preact/hooks';
import { isHouse, mayOpen, currentKey, onlyTable, readsBooks } from '../api/current-key.ts';
import { GamePage, isGamePage, type GamePageName } from './GamePage.tsx';
import { Page } from '../ui/frame/Page.tsx';
import { here, instead, type Address } from '../platform/router.ts';
import { Loaded, type Shown } from './Loaded.tsx';
import { complaint, offered } from '../pages/sign-in/arrival.ts';

// Each page is fetched when it is first wanted, so that the table opens fast.
const LOCK = (): Promise<Shown> =>
  import('../pages/sign-in/SignInPage.tsx').then(({ SignInPage }) => SignInPage);
const PAGES: Readonly<Record<Exclude<Address['page'], GamePageName>, () => Promise<Shown>>> = {
  home: () => import('../pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  new: () => import('../pages/new-table/NewTablePage.tsx').then(({ NewTablePage }) => NewTablePage),
  evening: () => import('../pages/evening/EveningPage.tsx').then(({ EveningPage }) => EveningPage),
  rules: () => import('../pages/rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  settings: () => import('../pages/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  keys: () => import('../pages/keys/KeysPage.tsx').then(({ KeysPage }) => KeysPage),
  unknown: () => import('../pages/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
  sheet: () => import('../pages/score-sheet/ScoreSheetPage.tsx').then(({ ScoreSheetPage }) => ScoreSheetPage),
};

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
  if (isGamePage(shown) && 'id' in address)
    return <GamePage key={address.id} page={shown} address={address} />;
  return isGamePage(shown) ? null : <Loaded name={shown} page={PAGES[shown]} address={address} />;
}

// On the first visit, a key for a single table opens that table; later visits show the list.
let visited = false;

const INSTEAD = async (): Promise<Shown> => {
  const { SignInLinkPage } = await import('../pages/sign-in/SignInLinkPage.tsx');
  return () => (offered.value ? <SignInLinkPage proof={offered.value} /> : null);
};
