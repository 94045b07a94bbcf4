/** A new table: the opening form of the chosen game. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameOpening, OpeningProps } from '../../game-api/game-module.ts';
import { gameOf } from '../../game-api/registry.ts';
import { importTranslated, t } from '../../i18n/language.ts';
import type { Address } from '../../platform/router.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page, PageState } from '../../ui/frame/Page.tsx';
import { GenericOpening } from './GenericOpening.tsx';

export function NewTablePage({ address }: { address: Address }) {
  const asked = address.page === 'new' ? address : null;
  const [again, gathering] = [asked?.reopened ?? null, asked?.gathering ?? null];
  const [game, setGame] = useState(asked?.game ?? gameOf(null).id);
  const { opening } = gameOf(game);
  const props = { again, gathering, chooseGame: setGame };
  if (!opening) return <GenericOpening key={`${game} ${gathering}`} game={game} {...props} />;
  return <OwnForm key={game} opening={opening} {...props} />;
}

interface OwnFormProps extends OpeningProps {
  readonly opening: GameOpening;
}

/** The game's own form, fetched when it is first shown. */
function OwnForm({ opening, ...props }: OwnFormProps) {
  const [loaded, setLoaded] = useState<{ readonly Form: ComponentType<OpeningProps> } | null>(null);
  useEffect(
    () =>
      void attempt(
        () => importTranslated(opening.form),
        (Form) => setLoaded({ Form }),
      ),
    [opening],
  );
  if (loaded) return <loaded.Form {...props} />;
  return (
    <Page title={t().newTable.title}>
      <PageState text={t().newTable.loading} />
    </Page>
  );
}
