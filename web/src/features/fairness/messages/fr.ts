/** The texts about deals and a fair shuffle, in French. They accuse no dealer. */

import type { FairnessMessages } from './en.ts';

export const fr: FairnessMessages = {
  title: 'Les donnes et un mélange honnête',
  about:
    'Ce qui a été donné, comparé à ce que donne un mélange honnête. Le résultat le plus rare vient en premier. Parmi beaucoup de résultats, quelques-uns sont rares par hasard\u00a0: la dernière colonne en tient compte.',
  loading: 'Calcul en cours…',
  none: 'Aucune donne enregistrée ne dépend du mélange.',
  usual: 'Rien ici n’est inhabituel pour un mélange honnête.',
  unusual:
    'Un résultat est rare, et le seul hasard en montre autant jusqu’à une soirée sur 100. Cela n’accuse aucun donneur. Comptez d’autres soirées avant de conclure.',
  counted: 'Compté',
  found: 'Trouvé',
  expected: 'Attendu',
  chance: 'Par le seul hasard',
  foundOf: (found, trials) => `${found} sur ${trials}`,
  foundIn: (found, trials) => `${found} en ${trials}`,
  mostEvenings: 'la plupart des soirées',
  oneEveningIn: (evenings) => `une soirée sur ${evenings}`,
  rarer: (evenings) => `moins d’une soirée sur ${evenings}`,
  enteredBy: (dealer) => `Saisi par ${dealer}`,
  showAll: (results) => `Afficher les ${results} résultats`,
};
