/** The people of an evening: their standings, and the chart of their wins and losses. */

import { loadEveningChart } from '../../features/charts/load-charts.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import './EveningPeople.css';
import { EveningStandings } from './EveningStandings.tsx';
import type { Evening } from './evening-view.ts';

export function EveningPeople({ evening }: { evening: Evening }) {
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
    </div>
  );
}
