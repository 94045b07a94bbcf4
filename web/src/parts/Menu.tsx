/** The menu at the top left of every page. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isHouse, mayOpen, me, readsBooks, signOut } from '../api/me.ts';
import { here } from '../router.ts';
import { w } from '../words/words.ts';
import { attempt } from './attempt.ts';
import { Picture } from './Picture.tsx';
import { Tap } from './Tap.tsx';
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

interface MenuProps {
  /** The session that the page is about. */
  table?: string | null;
  /** Closes the table; null: it is closed. Where it is not given, that is done on the page of seats. */
  shut?: (() => void) | null;
}

export function Menu({ table = null, shut }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useClosing(open, place, close);
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
      {open && <Panel table={table} shut={shut} close={close} />}
    </div>
  );
}

interface PanelProps {
  table: string | null;
  shut: MenuProps['shut'];
  close: () => void;
}

function Panel({ table, shut, close }: PanelProps) {
  return (
    <nav class="menu-panel" aria-label={w().menu.title}>
      {ways(table).map((group, index) => (
        <ul key={index}>
          {group.map(({ address, words }) => (
            <li key={address}>
              <a href={address} onClick={close} aria-current={isHere(address) ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
          {index === 0 && table && readsBooks() && shut !== null && (
            <li>
              {shut ? <Shutting shut={shut} close={close} /> : <ShutElsewhere table={table} close={close} />}
            </li>
          )}
        </ul>
      ))}
      <ul>
        <li>
          <a href="/docs">{w().menu.docs}</a>
        </li>
        <Whose close={close} />
      </ul>
    </nav>
  );
}

function Whose({ close }: { close: () => void }) {
  if (!me.value) return null;
  const leave = (): void => {
    close();
    void attempt(signOut);
  };
  return (
    <li class="menu-whose">
      <span class="signed">
        <span class="whose">{me.value.name}</span> · {w().roles.names[me.value.role]}
      </span>
      <button type="button" onClick={leave}>
        {w().menu.signOut}
      </button>
    </li>
  );
}

function ShutElsewhere({ table, close }: { table: string; close: () => void }) {
  return (
    <a href={`/tables/${table}/seats?close`} onClick={close}>
      {w().menu.close}
    </a>
  );
}

/** Asks once more where it stands: what it does cannot be taken back yet. */
function Shutting({ shut, close }: { shut: () => void; close: () => void }) {
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { menu } = w();
  // The button in focus has gone: the one that changes nothing has it now.
  useLayoutEffect(() => {
    if (asked) place.current?.querySelector<HTMLElement>('.keep')?.focus();
  }, [asked]);
  const shutNow = () => {
    document.querySelector<HTMLElement>('.menu-button')?.focus();
    close();
    shut();
  };
  if (!asked)
    return (
      <button type="button" class="menu-act" onClick={() => setAsked(true)}>
        {menu.close}
      </button>
    );
  return (
    <div class="menu-ask" role="group" aria-label={menu.closeAsk} ref={place}>
      <p>{menu.closeAsk}</p>
      <Tap class="menu-act" does={shutNow}>
        {menu.closeNow}
      </Tap>
      <Tap class="menu-act keep" does={close}>
        {menu.keepOpen}
      </Tap>
    </div>
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
