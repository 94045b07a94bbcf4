/** How French writes what the template of a refusal names. */

import type { TemplateGrammar } from '../refusal-template.ts';
import { card, e, from, grouped, many, small, the } from './grammar.ts';

export const templates: TemplateGrammar = {
  card,
  definite: the,
  ranks: many,
  genitive: from,
  isFeminine: (text) => e(text) !== '',
  isSingular: (count) => count < 2,
  inWords: (count) => (count <= 12 ? small(count) : grouped(count)),
};
