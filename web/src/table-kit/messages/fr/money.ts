/** Moving money: who, what and how much, in French. */

import type { money as en } from '../en/money.ts';
import { inside, to } from '../../../i18n/fr/grammar.ts';

export const money: typeof en = {
  buyin: (name, sum) => `Apporter ${sum} pour ${inside(name)}`,
  cashout: (name, sum) => `Rendre ${sum} ${to(name)}`,
  stays: (sum) => `${sum} reste sur la table`,
  fund: (sum) => `Apporter ${sum} à la banque`,
  addPlayer: (name, sum) => `Ajouter ${name} avec ${sum}`,
  atLeast: (sum) => `Au moins ${sum}.`,
  done: {
    buyin: (sum) => `A apporté ${sum}`,
    cashout: (sum) => `A retiré ${sum}`,
  },
};
