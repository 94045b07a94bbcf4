/** The frame of every page except the table: band, error notice, content. */

import { Button } from '../buttons/Button.tsx';
import { Text } from '../text/Text.tsx';
import type { ComponentChildren, Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { announcement } from '../announcement.ts';
import { Announced } from '../live/Announced.tsx';
import { resetNotice, notice } from './notice.ts';
import { Menu } from './Menu.tsx';
import { NewVersion } from './NewVersion.tsx';
import './Page.css';

// Ignore taps on a page that just appeared: they were meant for the previous page.
const SETTLING_MS = 350;

interface PageProps {
  readonly title: string;
  /** The tab's title. Default: the title of the page. */
  readonly tabTitle?: string;
  /** A line beside the title. */
  readonly under?: string;
  /** The class of the page's own component. */
  readonly class?: string;
  /** Whether the page is still being loaded. */
  readonly isLoading?: boolean;
  /** One column of text. */
  readonly narrow?: boolean;
  /** The line beside the title is left out on a phone. */
  readonly underWideOnly?: boolean;
  readonly table?: string | null;
  /** False on pages without a signed-in key, which have no menu. */
  readonly menu?: boolean;
  /** Content of the band in place of the title. */
  readonly band?: ComponentChildren;
  readonly children?: ComponentChildren;
}

let hasShownPage = false;

export function Page(props: PageProps) {
  const { title, tabTitle = title, class: place, isLoading = false, narrow = false, band, children } = props;
  useEffect(() => {
    document.title = tabTitle ? `${tabTitle} · Paroli` : 'Paroli';
  }, [tabTitle]);
  const frame = useNewPage(isLoading ? 'waiting' : (place ?? ''));
  return (
    <div class="page" ref={frame}>
      <a class="page__skip" href="#page">
        {t().menu.toContent}
      </a>
      <header class="page__band">
        {props.menu !== false && <Menu table={props.table ?? null} />}
        {band ?? (
          <>
            <h1 tabIndex={-1}>{title}</h1>
            {props.under && <PageUnder text={props.under} wideOnly={props.underWideOnly ?? false} />}
          </>
        )}
      </header>
      <NoticeBar />
      {!isLoading && <NewVersion place="page" />}
      <main id="page" class={place ? `page__main ${place}` : 'page__main'} data-narrow={narrow} tabIndex={-1}>
        {children}
      </main>
      <p class="visually-hidden" aria-live="polite">
        <Announced {...announcement.value} />
      </p>
    </div>
  );
}

/** Focuses the heading of a new page, unless a field of the page has the focus, and ignores its first taps. */
function useNewPage(kind: string): { current: HTMLDivElement | null } {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    resetNotice(kind);
    if (kind === 'waiting') return undefined;
    const frame = place.current;
    const hasFocus = frame?.querySelector('main')?.contains(document.activeElement);
    if (hasShownPage && !hasFocus)
      frame?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    hasShownPage = true;
    frame?.setAttribute('data-fresh', 'true');
    const timer = setTimeout(() => frame?.removeAttribute('data-fresh'), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return place;
}

function NoticeBar() {
  const current = notice.value;
  return (
    <div role="alert">
      {current && (
        <div class="page__slip">
          <div lang={current.english ? 'en' : undefined}>
            <Text kind="strong">{current.title}</Text>
            {current.words && <p>{current.words}</p>}
          </div>
          {current.retry && <Button onClick={current.retry}>{t().errors.retry}</Button>}
        </div>
      )}
    </div>
  );
}

/** The line beside the title. */
export function PageUnder({ text, wideOnly = false }: { text: string; wideOnly?: boolean }) {
  return (
    <p class="page__subtitle" data-wide-only={wideOnly}>
      {text}
    </p>
  );
}

interface PartProps {
  /** A class of the page, which places it. */
  readonly class?: string;
  readonly element?: Ref<HTMLElement>;
  readonly children: ComponentChildren;
}

/** The part of a page that lists things. */
export function PageLists({ class: place, element, children }: PartProps) {
  return (
    <section class={place ? `page__lists ${place}` : 'page__lists'} {...(element && { ref: element })}>
      {children}
    </section>
  );
}

/** The part beside the lists; `as` is its element. */
export function PageSide({
  class: place,
  as: Element = 'section',
  children,
}: PartProps & { as?: 'section' | 'aside' }) {
  return <Element class={place ? `page__side ${place}` : 'page__side'}>{children}</Element>;
}

/** The text of a page while it loads. */
export function PageState({ text }: { text: string }) {
  return (
    <Text kind="quiet" class="page__state">
      {text}
    </Text>
  );
}
