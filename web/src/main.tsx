import { render } from 'preact';
import './styles/tokens.css';
import './styles/reset.css';
import './platform/theme.ts';
import { hasCredentials } from './api/credentials.ts';
import { onKeyChange } from './api/current-key.ts';
import { App } from './app/App.tsx';
import './app/games.ts';
import { sendStoredEntries } from './outbox/open-outbox.ts';
import { registerEngine } from './outbox/preview/engine-source.ts';
import { deleteServerViews } from './outbox/storage/storage.ts';
import { signInOnLoad } from './pages/sign-in/sign-in-on-load.ts';
import { importWithRetry } from './platform/lazy-import.ts';
import { followLinks } from './platform/router.ts';
import { installServiceWorker } from './platform/service-worker/registration.ts';
import { language, loadLanguage } from './i18n/language.ts';

function open(): void {
  const root = document.getElementById('app');
  if (!root) return;
  followLinks();
  // Other links within a page need no request.
  addEventListener('hashchange', () => hasCredentials() && void signInOnLoad());
  render(<App />, root);
  void signInOnLoad();
}

void loadLanguage(language.value).then(open, open);
void installServiceWorker();
onKeyChange(deleteServerViews);
registerEngine(() =>
  importWithRetry(() => import('./engine/engine.ts')).then(({ lendEngine }) => lendEngine),
);
void sendStoredEntries();
