/** Moving money: who, what and how much, and what is wrong with a typed sum, in French. */

import type { money as en } from '../en/money.ts';

export const money: typeof en = {
  buyin: (name, sum) => `Apporter ${sum} pour ${name}`,
  cashout: (name, sum) => `Rendre ${sum} à ${name}`,
  fund: (sum) => `Apporter ${sum} à la banque`,
  addPlayer: (name, sum) => `Ajouter ${name} avec ${sum}`,
  startOver: 'Recommencer',
  sumSoFar: (sum) => `Somme\u00a0: ${sum}`,
  atLeast: (sum) => `Au moins ${sum}.`,
  done: {
    buyin: (sum) => `A apporté ${sum}`,
    cashout: (sum) => `A retiré ${sum}`,
  },
  fault: {
    noUnit: (count, units) => `Le ${count} à la fin n’a pas d’unité\u00a0: ${units}\u00a0?`,
    noCount: (unit) => `Tapez un nombre pour ${unit}.`,
    wrongOrder: (units) => `Chaque unité une seule fois, dans cet ordre\u00a0: ${units}.`,
    unknownUnit: (unit, units) => `«\u00a0${unit}\u00a0» n’est pas une unité ici. Utilisez ${units}.`,
    like: (example) => `Tapez la somme comme ${example}.`,
  },
};
