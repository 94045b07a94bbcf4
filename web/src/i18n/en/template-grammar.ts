/** How English writes what the template of a refusal names. */

import type { TemplateGrammar } from '../refusal-template.ts';
import { card, grouped, many, small } from './grammar.ts';

export const templates: TemplateGrammar = {
  card,
  definite: (text) => `the ${card(text)}`,
  ranks: many,
  genitive: (name) => `of ${name}`,
  isFeminine: () => false,
  isSingular: (count) => count === 1,
  inWords: (count) => (count <= 12 ? small(count) : grouped(count)),
};
