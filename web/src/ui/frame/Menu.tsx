/** The menu at the top left of every page. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { LazyPart } from '../LazyPart.tsx';
import { Picture } from '../Picture.tsx';
import './Menu.css';
import type { Closing } from './MenuPanel.tsx';
import { closeMenu, isMenuOpen } from './menu-state.ts';

interface MenuProps {
  /** The session that the page is about. */
  table?: string | null;
  /** Null if the table is closed; absent: the players page closes it. */
  closing?: Closing | null;
  /** Opens the form of a new player on this page; null or absent: there is none. */
  addPlayer?: (() => void) | null;
}

const loadPanel = () => importWithRetry(() => import('./MenuPanel.tsx')).then(({ MenuPanel }) => MenuPanel);

export function Menu({ table = null, closing, addPlayer = null }: MenuProps) {
  const open = isMenuOpen.value;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(() => void loadPanel().catch(() => undefined)), []);
  usePassFocus(place);
  useCloseMenu(open, place);
  return (
    <div class="menu" ref={place}>
      <button
        type="button"
        class="menu__button"
        aria-expanded={open}
        aria-label={t().menu.title}
        onClick={() => (isMenuOpen.value = !open)}
      >
        <Picture name={open ? 'close' : 'menu'} />
      </button>
      {open && (
        <LazyPart
          load={loadPanel}
          props={{ table, closing, addPlayer }}
          fallback={(hasFailed) =>
            hasFailed && (
              <p class="menu__failed" role="status">
                {t().errors.unreachable}
              </p>
            )
          }
        />
      )}
    </div>
  );
}

type Place = { current: HTMLDivElement | null };

/** The number of mounted menus; 0 between two pages. */
let mountedMenus = 0;
/** The index of the link that had the focus in the previous menu; -1 if none. */
let focusedIndex = -1;

const buttonsOf = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

/** Passes an open menu and its focus to a page that mounts in the same tick. Otherwise the menu closes with its page. */
function usePassFocus(place: Place): void {
  useLayoutEffect(() => {
    const element = place.current;
    mountedMenus += 1;
    if (isMenuOpen.peek()) buttonsOf(element)[focusedIndex]?.focus();
    focusedIndex = -1;
    return () => {
      mountedMenus -= 1;
      focusedIndex = buttonsOf(element).indexOf(document.activeElement as HTMLElement);
      queueMicrotask(() => mountedMenus || closeMenu());
    };
  }, []);
}

/** Closes on Escape, which restores the focus, and on a tap or focus elsewhere. */
function useCloseMenu(open: boolean, place: Place): void {
  // Synchronously, so that an immediate Escape is handled.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closeIfOutside = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) closeMenu();
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // The page must not handle the same key.
      closeMenu();
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', closeIfOutside);
    addEventListener('focusin', closeIfOutside);
    addEventListener('keydown', closeOnEscape, true);
    return () => {
      removeEventListener('pointerdown', closeIfOutside);
      removeEventListener('focusin', closeIfOutside);
      removeEventListener('keydown', closeOnEscape, true);
    };
  }, [open]);
}
