import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import './look/tokens.css';
import './look/page.css';
import './look/theme.ts';
import './shown/shown.css';

type Page = ComponentType<{ id: string }>;

const PAGES: readonly [RegExp, () => Promise<Page>][] = [
  [/^\/board\/([^/]+)$/, async () => (await import('./games/basset/board/page.tsx')).BoardPage],
  [/^\/punter\/([^/]+)$/, async () => (await import('./games/basset/punter/page.tsx')).PunterPage],
  [/^\/evening()$/, async () => (await import('./pages/evening/page.tsx')).EveningPage],
];

function Face() {
  const [page, setPage] = useState<{ Shown: Page; id: string } | null>(null);
  useEffect(() => {
    for (const [address, load] of PAGES) {
      const id = address.exec(location.pathname)?.[1];
      if (id !== undefined) void load().then((Shown) => setPage({ Shown, id }));
    }
  }, []);
  return page ? <page.Shown id={page.id} /> : <h1>Paroli</h1>;
}

const face = document.getElementById('face');
if (face) render(<Face />, face);
