import { render } from 'preact';
import './look/tokens.css';
import './look/page.css';
import './look/theme.ts';
import { App } from './pages/App.tsx';
import { arrive } from './pages/arrival.ts';
import { followLinks } from './router.ts';
import { keepPages } from './sw/reopening.ts';
import { language, learn } from './words/words.ts';

function open(): void {
  const face = document.getElementById('face');
  if (!face) return;
  followLinks();
  addEventListener('hashchange', () => void arrive());
  render(<App />, face);
  void arrive();
}

void learn(language.value).then(open, open);
void keepPages();
void import('./books/books.ts').then(({ sendKept }) => sendKept());
