/** Why an entry was refused, by refusal code; the codes that any game may use, in French. */

import type { en } from '../en.ts';
import { from } from './grammar.ts';

const HIDDEN_BANKROLL =
  'Un compte n’a pas assez pour cela. Saisissez moins, ou demandez à un gestionnaire de toutes les tables.';

export const rejectionReasons: (typeof en)['rejectionReasons'] = {
  session_closed: () => 'Cette table est fermée.',
  session_open: () => 'Cette table est ouverte. Les paiements se notent quand elle est fermée.',
  pen_elsewhere: (refused) =>
    refused.text('device')
      ? `${refused.text('device')} a la main sur cette table.`
      : 'Une autre tablette a la main sur cette table.',
  unknown_punter: (refused) =>
    `Aucun joueur du nom ${from(refused.text('punter') || refused.who)} à cette table.`,
  punter_exists: (refused) => `${refused.text('punter') || refused.who} est déjà à cette table.`,
  too_many_names: (refused) =>
    `Cette table a déjà ${refused.number('maximum')} noms. Ouvrez une autre table.`,
  name_invalid: (refused) => `Le caractère ${refused.number('position')} du nom ne peut pas être utilisé.`,
  name_looks_like_another: (refused) =>
    refused.hides('other')
      ? 'Une autre clé a un nom qui ressemble à celui-ci.'
      : `Ce nom ressemble à ${refused.text('other')}.`,
  same_punter: () => 'Un joueur ne peut pas parier contre lui-même.',
  too_many_payments: (refused) =>
    `Cette table a déjà ${refused.number('maximum')} paiements. Retirez-en un d’abord.`,
  stake_below_minimum: (refused) => `La mise minimale est de ${refused.sum('minimum')}.`,
  stake_above_maximum: (refused) => `La mise maximale est de ${refused.sum('maximum')}.`,
  purse_short: (refused) => {
    const holds = `La bourse ${from(refused.text('punter') || refused.who)} ne contient que ${refused.sum('purse')}`;
    return refused.kind === 'cashout' ? `${holds}. Retirez moins.` : `${holds}.`;
  },
  bankroll_short: (refused) =>
    refused.hides('bankroll')
      ? HIDDEN_BANKROLL
      : `Le compte ${from(refused.text('bankroll') || refused.who)} n’a que ${refused.sum('balance')}.`,
  bankroll_linked: (refused) =>
    refused.text('punter') === 'bank'
      ? 'La banque a déjà de l’argent. Choisissez son compte à l’ouverture de la table.'
      : `${refused.text('punter') || refused.who} joue déjà avec un compte.`,
  practice_has_no_bankroll: () => 'Une table d’essai ne peut pas jouer avec un compte.',
  nothing_to_undo: () => 'Il ne reste rien à annuler.',
  sheet_disagrees: (refused) => `Les montants de la feuille diffèrent à la ligne ${refused.number('line')}.`,
  correction_refused: (refused) => {
    if (refused.hides('bankroll')) return HIDDEN_BANKROLL;
    if (refused.text('bankroll'))
      return `Le compte ${from(refused.text('bankroll'))} n’a que ${refused.sum('balance')}, trop peu pour cela.`;
    if (refused.kind === 'undo') return 'Une autre saisie l’a suivie. Annulez-la d’abord.';
    return refused.list('refused').length
      ? 'Des saisies suivantes ne conviennent plus.'
      : 'Cette saisie a été corrigée ou retirée entre-temps.';
  },
  unauthorized: () => 'Cette tablette est déconnectée.',
  forbidden: (refused) =>
    refused.kind === 'correction'
      ? 'Un croupier ne corrige que ce qui a été saisi depuis la fin de la dernière manche. Demandez à un gestionnaire.'
      : 'Cet appareil peut voir cette table mais ne peut rien enregistrer.',
  cross_site: () => 'La demande vient d’un autre site.',
  entry_in_between: () => 'Une autre saisie a été enregistrée avant. Vérifiez la table.',
  key_reused: () => 'Cette saisie a déjà été envoyée avec un autre contenu.',
  unknown_session: () => 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  not_found: () => 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  wrong_shape: () => 'Le serveur ne comprend pas cette saisie.',
  malformed: () => 'Le serveur ne comprend pas cette saisie.',
};

export const rejection: (typeof en)['rejection'] = {
  notRecorded: 'Pas enregistré.',
  unknown: () => 'Le serveur a refusé cette saisie.',
};

export const fixes: (typeof en)['fixes'] = {
  takeControl: 'Prendre la main',
  discard: 'Abandonner',
};
