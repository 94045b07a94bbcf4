/** Loads the code that draws charts, and reports if it cannot be loaded. */

import { useEffect } from 'preact/hooks';
import { importWithRetry } from '../../../platform/lazy-import.ts';
import { replaceUnknownLanguage } from './browser-language.ts';

export function loadPlot() {
  replaceUnknownLanguage(navigator);
  return importWithRetry(() => import('../plot/Plot.tsx')).then(({ Plot }) => Plot);
}

/** Reports that the code cannot be loaded, until it is loaded. Shows nothing itself. */
export function LoadFailure({ report }: { report: (hasFailed: boolean) => void }) {
  useEffect(() => {
    report(true);
    return () => report(false);
  }, []);
  return null;
}
