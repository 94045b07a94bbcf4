/** The people of an evening: their standings, and the chart of their wins and losses. */

import { loadEveningChart } from '../../features/charts/load-charts.ts';
import { FairnessSection } from '../../features/fairness/FairnessSection.tsx';
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
      <div class="evening-people__fairness">
        {gathering !== null && <FairnessSection source={{ gathering }} />}
      </div>
    </div>
  );
}
