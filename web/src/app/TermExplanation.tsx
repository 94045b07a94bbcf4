/** Shows the meaning of a word of a game after a tap on it. The code is loaded at the first tap. */

import { importWithRetry } from '../platform/lazy-import.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { explainedTerm } from '../ui/buttons/TermButton.tsx';

const loadDialog = () =>
  importWithRetry(() => import('./TermDialog.tsx')).then(({ TermDialog }) => TermDialog);

export function TermExplanation() {
  const term = explainedTerm.value;
  return term === null ? null : <LazyPart load={loadDialog} props={{ term }} fallback={() => null} />;
}
