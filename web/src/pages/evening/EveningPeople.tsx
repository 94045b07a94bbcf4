/** The people of an evening: their standings, and the chart of their wins and losses. */

import { loadEveningChart } from '../../features/charts/load-charts.ts';
import { EveningSettling } from '../../features/evening-settling/EveningSettling.tsx';
import { FairnessSection } from '../../features/fairness/FairnessSection.tsx';
import { fullNames } from '../../features/gatherings/table-names.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import './EveningPeople.css';
import { EveningStandings } from './EveningStandings.tsx';
import type { Evening } from './evening-view.ts';

interface EveningPeopleProps {
  readonly evening: Evening;
  /** The id of the gathering that is shown; null for a span of time. */
  readonly gathering: string | null;
}

export function EveningPeople({ evening, gathering }: EveningPeopleProps) {
  return (
    <div class="evening-people">
      <EveningStandings evening={evening} />
      <div class="evening-people__chart">
        <LazyPart
          load={loadEveningChart}
          props={{ people: evening.punters, currency: evening.currency ?? '' }}
          fallback={() => null}
        />
      </div>
      <div class="evening-people__sections">
        {gathering !== null && (
          <EveningSettling
            gathering={gathering}
            currency={evening.currency ?? ''}
            tables={settledTables(evening)}
          />
        )}
        {gathering !== null && <FairnessSection source={{ gathering }} />}
      </div>
    </div>
  );
}

function settledTables({ sessions }: Evening) {
  const names = fullNames(sessions);
  return sessions.map(({ id, name, version, closed_at: closed }) => ({
    id,
    version,
    name: names.get(id) ?? name,
    isClosed: closed !== null,
  }));
}
