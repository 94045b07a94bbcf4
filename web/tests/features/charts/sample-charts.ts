/** A purse history as the API gives it, and lines of amounts. */

import type { ChartLine, LineChart } from '../../../src/features/charts/chart-model.ts';
import type { PurseHistory } from '../../../src/features/charts/purse-charts.ts';
import { currencyOf } from '../../../src/i18n/amounts/currency.ts';

const AT = '2026-01-06T20:00:00Z';

export const purseHistory = (change: Partial<PurseHistory> = {}): PurseHistory => ({
  version: 12,
  currency: 'lsd',
  versions: [1, 2, 4, 6, 9, 12],
  players: [
    {
      name: 'Anne',
      amounts: [null, 960, 960, 1200, 1104, 1104],
      nets: [null, 0, 0, 240, 144, 144],
      moves: [{ version: 2, amount: 960 }],
    },
    {
      name: 'Bess',
      amounts: [null, null, 1440, 1200, 1248, 960],
      nets: [null, null, 0, -240, -240, -240],
      moves: [
        { version: 4, amount: 1440 },
        { version: 8, amount: 48 },
        { version: 12, amount: -288 },
      ],
    },
  ],
  rounds: [
    { number: 1, version: 6, at: AT, table: -48, gain: -48 },
    { number: 2, version: 9, at: AT, table: 96, gain: 144 },
  ],
  ...change,
});

export const lineChart = (lines: readonly ChartLine[], isNet = false): LineChart => ({
  kind: 'lines',
  title: 'Purses',
  fact: '',
  currency: currencyOf('points'),
  isNet,
  isStepped: true,
  lines,
  points: lines[0]!.amounts.map((_, x) => ({ x, text: `Point ${x}` })),
  pointsName: 'Deal',
  ticks: [],
});
