/** What the panels say, in French: fixes, and what is wrong with a typed sum. */

import type * as en from '../en/panels.ts';

export const fixes: typeof en.fixes = {
  newTable: 'Nouvelle table',
  addPlayer: (name) => `Ajouter ${name}`,
  buyInInstead: 'Plutôt un apport',
  otherName: 'Entrer un autre nom',
  buyIn: (sum) => `Apporter ${sum}`,
  cashOut: (sum) => `Retirer ${sum}`,
  amount: (sum) => `Entrer ${sum}`,
  showBoth: 'Afficher ce qui est enregistré',
  sendAgain: 'Renvoyer',
  compare: 'Comparer…',
  recordAnyway: (count) => (count === 1 ? 'Enregistrer quand même' : `Enregistrer les ${count} quand même`),
};

export const unsent: typeof en.unsent = {
  discardAll: (count) => `Effacer les ${count} saisies`,
  discardQuestion: 'Elles ne seront pas enregistrées.',
  keep: 'Les garder',
  byOthers: 'Enregistré entre-temps par d’autres',
  seeHistory: 'Tout l’historique',
  waitingHere: 'En attente sur cet appareil',
};

export const fault: typeof en.fault = {
  noUnit: (count, units) => `Le ${count} à la fin n’a pas d’unité\u00a0: ${units}\u00a0?`,
  noCount: (unit) => `Tapez un nombre pour ${unit}.`,
  wrongOrder: (units) => `Chaque unité une seule fois, dans cet ordre\u00a0: ${units}.`,
  unknownUnit: (unit, units) => `«\u00a0${unit}\u00a0» n’est pas une unité ici. Utilisez ${units}.`,
  like: (example) => `Tapez la somme comme ${example}.`,
};

const ROUNDS: Readonly<Record<string, string>> = { deal: 'donne', hand: 'main' };

const roundOf = (round: string): string => ROUNDS[round] ?? 'manche';

export const closing: typeof en.closing = {
  roundFirst: (round = 'round') =>
    round === 'donne'
      ? 'Une partie est en cours. Comptez ses donnes ou abandonnez-la, puis fermez la table.'
      : `Une ${roundOf(round)} est en cours. Terminez d’abord la ${roundOf(round)}, puis fermez la table.`,
  returned: (sum) => `${sum} sur la table reviennent aux joueurs.`,
};

export const odds: typeof en.odds = {
  bankGains: (sum) => `En moyenne, la banque gagne ${sum}`,
  bankLoses: (sum) => `En moyenne, la banque perd ${sum}`,
  bankEven: 'En moyenne, la banque ne gagne rien',
};
