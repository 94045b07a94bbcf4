/** A page whose code is loaded when it is first opened. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { importTranslated } from '../i18n/language.ts';
import { importPage } from '../platform/lazy-import.ts';
import type { Address } from '../platform/router.ts';
import { attempt } from '../ui/frame/notice.ts';
import { Page as PageFrame } from '../ui/frame/Page.tsx';
import { useRefreshOnReturn } from '../ui/frame/use-refresh.ts';

export type PageComponent = ComponentType<{ address: Address }>;

interface LazyPageProps {
  readonly name: string;
  /** What the page comes from. If it is replaced, the page is loaded again. */
  readonly owner?: object;
  readonly load: () => Promise<PageComponent>;
  readonly address: Address;
}

interface LoadedPage {
  readonly Page: PageComponent;
  readonly owner: object | undefined;
}

const loadedPages = new Map<string, LoadedPage>();

export function LazyPage({ name, owner, load, address }: LazyPageProps) {
  const [, countLoads] = useState(0);
  const pageOfOwner = (): PageComponent | undefined => {
    const loaded = loadedPages.get(name);
    return loaded?.owner === owner ? loaded?.Page : undefined;
  };
  const Page = pageOfOwner();
  const loadOnce = () => {
    if (pageOfOwner()) return;
    void attempt(
      () => importTranslated(() => importPage(name, load)),
      (found) => {
        loadedPages.set(name, { Page: found, owner });
        countLoads((count) => count + 1);
      },
    );
  };
  useEffect(loadOnce, [name, owner]);
  useRefreshOnReturn(loadOnce);
  // Another table gets a new page, without the state of the old one.
  const key = 'id' in address ? address.id : '';
  return Page ? (
    <Page key={key} address={address} />
  ) : (
    <PageFrame isLoading title="Paroli" tabTitle="" menu={false} />
  );
}
