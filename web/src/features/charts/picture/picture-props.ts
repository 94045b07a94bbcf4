/** What a picture of a chart needs. */

import type { ChartModel } from '../chart-model.ts';

export interface PictureProps<Model extends ChartModel> {
  readonly chart: Model;
  /** The chosen point; null for none. */
  readonly index: number | null;
  readonly choose: (index: number | null) => void;
  /** Is called if the code that draws cannot be loaded, and when it is loaded after that. */
  readonly reportFailure: (hasFailed: boolean) => void;
}
