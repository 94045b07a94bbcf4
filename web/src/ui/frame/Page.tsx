/** What stands around every page but the table itself: the band, the slip for what went wrong, the page. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { announcement } from '../announcement.ts';
import { begun, notice } from './notice.ts';
import { Menu } from './Menu.tsx';
import { NewVersion } from './NewVersion.tsx';
import './Page.css';
import '../forms.css';

// A target that has just appeared takes no tap: a second tap was meant for the page before.
const SETTLING_MS = 350;

interface PageProps {
  readonly title: string;
  /** The tab's title; the page's own unless told. */
  readonly named?: string;
  /** A line beside the title. */
  readonly under?: string;
  /** How the page is laid out. */
  readonly kind: string;
  readonly table?: string | null;
  /** False where nobody is signed in: there is nowhere to go. */
  readonly menu?: boolean;
  /** What the band holds instead of the title, beside the menu. */
  readonly band?: ComponentChildren;
  readonly children?: ComponentChildren;
}

let shownBefore = false;

export function Page(props: PageProps) {
  const { title, named = title, kind, band, children } = props;
  useEffect(() => {
    document.title = named ? `${named} · Paroli` : 'Paroli';
  }, [named]);
  const place = useArriving(kind);
  return (
    <div class="frame" ref={place}>
      <a class="skip" href="#page">
        {t().menu.toContent}
      </a>
      <header class="page-band">
        {props.menu !== false && <Menu table={props.table ?? null} />}
        {band ?? (
          <>
            <h1 tabIndex={-1}>{title}</h1>
            {props.under && <p class="under">{props.under}</p>}
          </>
        )}
      </header>
      <Slip />
      {kind !== 'waiting' && <NewVersion place="page" />}
      <main id="page" class={`page ${kind}`} tabIndex={-1}>
        {children}
      </main>
      <p class="unseen" aria-live="polite">
        {announcement.value}
      </p>
    </div>
  );
}

/** Gives the focus to the heading of a page that one has come to, and lets no tap through at first. */
function useArriving(kind: string): { current: HTMLDivElement | null } {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    begun(kind);
    if (kind === 'waiting') return undefined;
    const frame = place.current;
    if (shownBefore) frame?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    shownBefore = true;
    frame?.classList.add('fresh');
    const timer = setTimeout(() => frame?.classList.remove('fresh'), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return place;
}

function Slip() {
  const said = notice.value;
  return (
    <div role="alert">
      {said && (
        <div class="slip">
          <div lang={said.english ? 'en' : undefined}>
            <p class="strong">{said.title}</p>
            {said.words && <p>{said.words}</p>}
          </div>
          {said.again && (
            <button type="button" onClick={said.again}>
              {t().errors.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
