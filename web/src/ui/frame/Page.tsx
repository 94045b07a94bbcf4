/** The frame of every page except the table: band, error notice, content. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { announcement } from '../announcement.ts';
import { begun, notice } from './notice.ts';
import { Menu } from './Menu.tsx';
import { NewVersion } from './NewVersion.tsx';
import './Page.css';
import '../forms.css';

// Ignore taps on a page that just appeared: they were meant for the previous page.
const SETTLING_MS = 350;

interface PageProps {
  readonly title: string;
  /** The tab's title. Default: the title of the page. */
  readonly named?: string;
  /** A line beside the title. */
  readonly under?: string;
  /** How the page is laid out. */
  readonly kind: string;
  readonly table?: string | null;
  /** False on pages without a signed-in key, which have no menu. */
  readonly menu?: boolean;
  /** Content of the band in place of the title. */
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

/** Focuses the heading of a new page and ignores its first taps. */
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
