/** The actions of the home page: open a table, repeat one, learn a game. */

import { maySeePeople } from '../../api/current-key.ts';
import { newTableAddress } from '../../game-api/registry.ts';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import { importTranslated, t } from '../../i18n/language.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ReopenLink } from '../../ui/ReopenLink.tsx';
import { GamesToLearn } from './GamesToLearn.tsx';
import './HomeActions.css';
import { newestOf, type Row } from './table-list.ts';
import { messages } from './messages/messages.ts';

/** `rows`: the newest tables; null until they are loaded. */
export function HomeActions({ rows }: { rows: readonly Row[] | null }) {
  const newest = newestOf((rows ?? []).filter(counts));
  const words = messages();
  return (
    <div class="home-actions">
      {newest && <Repeat row={newest} />}
      <ButtonLink kind="main" href="/new">
        {words.newTable}
      </ButtonLink>
      <ButtonLink href="/sheet">{words.sheet}</ButtonLink>
      {maySeePeople() && <ButtonLink href="/people">{t().menu.people}</ButtonLink>}
      {rows?.length !== 0 && (
        <details class="home-actions__learning">
          <summary>{words.learn}</summary>
          <GamesToLearn />
        </details>
      )}
    </div>
  );
}

/** The link to a new table like an earlier one. */
function Repeat({ row: { id, game, opened_at: opened } }: { row: Row }) {
  const address = newTableAddress({ id, game });
  return <ReopenLink place="actions" id={id} address={address} opened={opened} describe={describe} />;
}

async function describe(session: string): Promise<() => string> {
  const { describeOpening } = await importTranslated(() =>
    importWithRetry(() => import('../../table-kit/opening/describe-opening.ts')),
  );
  return describeOpening(session);
}
