/** The menu at the top left of every page. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isHouse, mayOpen, me, readsBooks, signOut } from '../api/me.ts';
import { here } from '../router.ts';
import { w } from '../words/words.ts';
import { attempt } from './attempt.ts';
import { Picture } from './Picture.tsx';
import './menu.css';

interface Way {
  readonly address: string;
  readonly words: string;
}

/** The ways of the menu: first those of the table, where there is one. */
function ways(table: string | null): (readonly Way[])[] {
  const { menu } = w();
  const of = (part: string): string => `/tables/${table}/${part}`;
  const open = table !== null && readsBooks();
  const atTable: Way[] = open
    ? [
        { address: `/tables/${table}`, words: menu.table },
        { address: of('standings'), words: menu.standings },
        { address: `/board/${table}`, words: menu.board },
        { address: of('log'), words: menu.history },
        { address: of('seats'), words: menu.seats },
        { address: of('rules'), words: menu.rules },
        { address: of('seats?close'), words: menu.close },
      ]
    : [];
  const house: Way[] = [{ address: '/', words: menu.home }];
  if (readsBooks()) house.push({ address: '/evening', words: menu.evening });
  if (mayOpen())
    house.push({ address: '/new', words: menu.newTable }, { address: '/sheet', words: menu.sheet });
  house.push({ address: '/settings', words: menu.settings });
  if (isHouse()) house.push({ address: '/keys', words: menu.keys });
  return [atTable, house].filter((group) => group.length);
}

/** `table`: the session that the page is about. */
export function Menu({ table = null }: { table?: string | null }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useClosing(open, place, () => setOpen(false));
  return (
    <div class="menu" ref={place}>
      <button
        type="button"
        class="menu-button"
        aria-expanded={open}
        aria-label={w().band.menu}
        onClick={() => setOpen(!open)}
      >
        <Picture name={open ? 'close' : 'menu'} />
      </button>
      {open && <Panel table={table} close={() => setOpen(false)} />}
    </div>
  );
}

function Panel({ table, close }: { table: string | null; close: () => void }) {
  const { menu } = w();
  const leave = (): void => {
    close();
    void attempt(signOut);
  };
  return (
    <nav class="menu-panel" aria-label={menu.title}>
      {ways(table).map((group, index) => (
        <ul key={index}>
          {group.map(({ address, words }) => (
            <li key={address}>
              <a href={address} onClick={close} aria-current={isHere(address) ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <a href="/docs">{menu.docs}</a>
        </li>
        {me.value && (
          <li class="menu-whose">
            <span class="signed">
              <span class="whose">{me.value.name}</span> · {w().roles.names[me.value.role]}
            </span>
            <button type="button" onClick={leave}>
              {menu.signOut}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

const isHere = (address: string): boolean =>
  here.value !== null && address === location.pathname + location.search;

/** Closes on Escape, which gives the focus back, and on a tap or a focus elsewhere. */
function useClosing(open: boolean, place: { current: HTMLDivElement | null }, close: () => void): void {
  // At once: who presses Escape right after is heard.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const escaped = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // It is not the page's too.
      close();
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('focusin', elsewhere);
    addEventListener('keydown', escaped, true);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('focusin', elsewhere);
      removeEventListener('keydown', escaped, true);
    };
  }, [open]);
}
