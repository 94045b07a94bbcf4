/** A new table: the opening form of the chosen game. */

import { useMemo, useState } from 'preact/hooks';
import { gameOf } from '../../game-api/registry.ts';
import type { Address } from '../../platform/router.ts';
import type { Draft } from '../../table-kit/opening/draft.ts';
import { keptForm } from '../../table-kit/opening/initial-draft.ts';
import { OpeningForm } from '../../table-kit/opening/OpeningForm.tsx';

/** The game that was chosen in the form of another address or game. */
interface Chosen {
  /** The address at which it was chosen. */
  readonly at: string;
  readonly game: string;
  /** The drafts of the games that were left, the last one last. */
  readonly left: readonly Draft[];
}

export function NewTablePage({ address }: { address: Address }) {
  const asked = address.page === 'new' ? address : null;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const at = JSON.stringify(address);
  const kept = useMemo(() => keptChoice(at), [at]);
  const current = chosen?.at === at ? chosen : kept;
  const game = current?.game ?? asked?.game ?? gameOf(null).id;
  const again = current ? null : (asked?.reopened ?? null);
  const left = current?.left ?? [];
  const choose = (next: string, draft: Draft): void =>
    setChosen({ at, game: next, left: [...left.filter((one) => one.game !== draft.game), draft] });
  return (
    <OpeningForm
      key={at}
      {...{ game, again, left }}
      gathering={asked?.gathering ?? null}
      chooseGame={choose}
    />
  );
}

/** Returns the game of the form that a reload or the browser's buttons have left, or null. */
function keptChoice(at: string): Chosen | null {
  const draft = keptForm()?.draft;
  return draft ? { at, game: draft.game, left: [draft] } : null;
}
