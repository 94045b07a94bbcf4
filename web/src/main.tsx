import { render } from 'preact';
import './styles/tokens.css';
import './styles/reset.css';
import './platform/theme.ts';
import { App } from './app/App.tsx';
import { arrive } from './pages/sign-in/arrival.ts';
import { followLinks } from './platform/router.ts';
import { installServiceWorker } from './platform/service-worker/registration.ts';
import { language, loadLanguage } from './i18n/language.ts';

function open(): void {
  const face = document.getElementById('face');
  if (!face) return;
  followLinks();
  addEventListener('hashchange', () => void arrive());
  render(<App />, face);
  void arrive();
}

void loadLanguage(language.value).then(open, open);
void installServiceWorker();
void import('./outbox/outbox.ts').then(({ sendStoredEntries }) => sendStoredEntries());
