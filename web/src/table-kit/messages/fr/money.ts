/** Moving money: who, what and how much, in French. */

import type { money as en } from '../en/money.ts';

export const money: typeof en = {
  buyin: (name, sum) => `Apporter ${sum} pour ${name}`,
  cashout: (name, sum) => `Rendre ${sum} à ${name}`,
  stays: (sum) => `${sum} reste sur la table`,
  fund: (sum) => `Apporter ${sum} à la banque`,
  addPlayer: (name, sum) => `Ajouter ${name} avec ${sum}`,
  atLeast: (sum) => `Au moins ${sum}.`,
  done: {
    buyin: (sum) => `A apporté ${sum}`,
    cashout: (sum) => `A retiré ${sum}`,
  },
};
