/** Chooses the page by the current key and the address. */

import { useEffect } from 'preact/hooks';
import {
  isHouse,
  mayOpenTables,
  currentKey,
  onlyTable,
  mayReadBooks,
  maySeePeople,
} from '../api/current-key.ts';
import { GamePage, isGamePage, type GamePageName } from './GamePage.tsx';
import { Page } from '../ui/frame/Page.tsx';
import { currentAddress, replaceAddress, type Address } from '../platform/router.ts';
import { gameOf } from '../game-api/registry.ts';
import { LazyPage, type PageComponent } from './LazyPage.tsx';
import { TermExplanation } from './TermExplanation.tsx';
import { signInError, offeredCredentials } from '../pages/sign-in/sign-in-state.ts';

// Each page is loaded when it is first opened, so that the table opens fast.
const SIGN_IN_PAGE = (): Promise<PageComponent> =>
  import('../pages/sign-in/SignInPage.tsx').then(({ SignInPage }) => SignInPage);
type OwnPageName = Exclude<Address['page'], GamePageName | 'lesson'>;
const PAGES: Readonly<Record<OwnPageName, () => Promise<PageComponent>>> = {
  home: () => import('../pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  new: () => import('../pages/new-table/NewTablePage.tsx').then(({ NewTablePage }) => NewTablePage),
  evening: () => import('../pages/evening/EveningPage.tsx').then(({ EveningPage }) => EveningPage),
  rules: () => import('../pages/rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  settings: () => import('../pages/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  keys: () => import('../pages/keys/KeysPage.tsx').then(({ KeysPage }) => KeysPage),
  people: () => import('../pages/people/PeoplePage.tsx').then(({ PeoplePage }) => PeoplePage),
  person: () => import('../pages/people/PersonPage.tsx').then(({ PersonPage }) => PersonPage),
  unknown: () => import('../pages/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
  sheet: () => import('../pages/score-sheet/ScoreSheetPage.tsx').then(({ ScoreSheetPage }) => ScoreSheetPage),
};

/** Returns what loads the lesson of a game. Null, or a game without a lesson: that of the default game. */
const lessonOf = (game: string | null) => (): Promise<PageComponent> =>
  gameOf(game).lesson?.() ?? gameOf(null).lesson?.() ?? PAGES.unknown();

/** Whether the current key may see a page. If not, the home page is shown instead. */
function mayShow({ page }: Address): boolean {
  if (page === 'keys') return isHouse();
  if (page === 'people' || page === 'person') return maySeePeople();
  if (page === 'new' || page === 'sheet') return mayOpenTables();
  return page !== 'seats' || mayReadBooks();
}

export function App() {
  return (
    <>
      <CurrentPage />
      <TermExplanation />
    </>
  );
}

function CurrentPage() {
  const key = currentKey.value;
  const proof = offeredCredentials.value;
  const address = currentAddress.value;
  const onlySession = key && address.page === 'home' ? onlyTable() : null;
  useEffect(() => {
    if (key) signInError.value = null;
  }, [key]);
  useEffect(() => {
    if (onlySession && location.pathname === '/' && !hasStarted)
      replaceAddress(`/${key?.role === 'punter' ? 'punter' : 'board'}/${onlySession}`);
    hasStarted = key !== undefined;
  }, [onlySession, key]);
  if (key === undefined) return <Page isLoading title="Paroli" tabTitle="" menu={false} />;
  if (key === null) return <LazyPage name="lock" load={SIGN_IN_PAGE} address={address} />;
  if (proof) return <LazyPage name="instead" load={SIGN_IN_LINK_PAGE} address={address} />;
  const shown = mayShow(address) ? address.page : 'home';
  if (address.page === 'lesson')
    return <LazyPage name={`lesson ${address.game ?? ''}`} load={lessonOf(address.game)} address={address} />;
  if (isGamePage(shown) && 'id' in address)
    return <GamePage key={address.id} page={shown} address={address} />;
  return isGamePage(shown) || shown === 'lesson' ? null : (
    <LazyPage name={shown} load={PAGES[shown]} address={address} />
  );
}

// On the first visit, a key for a single table opens that table; later visits show the list.
let hasStarted = false;

const SIGN_IN_LINK_PAGE = async (): Promise<PageComponent> => {
  const { SignInLinkPage } = await import('../pages/sign-in/SignInLinkPage.tsx');
  return () => (offeredCredentials.value ? <SignInLinkPage proof={offeredCredentials.value} /> : null);
};
