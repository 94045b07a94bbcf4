/** The end of a table, in French. */

import { cap, counted, grouped } from '../../../i18n/fr/grammar.ts';
import type { ClosingMessages } from './en.ts';

export const fr: ClosingMessages = {
  standings: 'Classement final',
  bank: (holder) => (holder === null ? 'La banque' : `La banque, ${holder}`),
  money: {
    broughtIn: (sum) => `apporté ${sum}`,
    cashedOut: (sum) => `retiré ${sum}`,
    purse: (sum) => `bourse ${sum}`,
  },
  columns: { broughtIn: 'Apporté', cashedOut: 'Retiré', purse: 'Bourse', net: 'Résultat' },
  noPlayers: 'Aucun joueur n’était à cette table.',
  settleUp: 'Régler les comptes',
  way: 'Comment la table règle',
  ways: {
    payouts: 'L’argent est sur la table',
    with_bank: 'Joueurs et banque se paient',
    without_bank: 'Les joueurs se paient',
  },
  about: {
    payouts: 'Tout l’argent est dans la caisse, sur la table. Chaque joueur et la banque prennent leur part.',
    with_bank: 'Il n’y a pas d’argent sur la table. Les joueurs et la banque se paient ce qu’ils ont perdu.',
    without_bank:
      'La banque ne participe pas. Ce qu’elle a gagné ou perdu est réparti également entre les joueurs, qui se paient entre eux.',
  },
  poolWays: {
    payouts: 'L’argent est sur la table',
    with_bank: 'Les pots gardent leur argent',
    without_bank: 'Les joueurs partagent les pots',
  },
  aboutPools: {
    payouts:
      'Tout l’argent est dans la caisse, sur la table. Chaque joueur prend sa part. Le reste demeure dans les pots.',
    with_bank: 'Il n’y a pas d’argent sur la table. Les perdants paient les gagnants et les pots.',
    without_bank:
      'Il n’y a pas d’argent sur la table. Le contenu des pots est réparti également entre les joueurs, qui se paient entre eux.',
  },
  aboutPlayers: 'Il n’y a pas d’argent sur la table. Les perdants paient les gagnants.',
  aboutBankrolls:
    'La caisse représente les comptes\u00a0: ceux qui jouent avec un compte sont réglés, et la caisse paie et reçoit pour eux.',
  boxKeeps: (sum) => `La caisse garde ${sum}\u00a0: ceux qui jouent avec un compte ont gagné cette somme.`,
  boxLacks: (sum) =>
    `Il manque ${sum} dans la caisse\u00a0: ceux qui jouent avec un compte ont perdu cette somme. Ajoutez-la à la caisse.`,
  aboutBox: 'Tout l’argent est dans la caisse, sur la table. Chaque joueur prend sa part.',
  aboutEmptyBox: 'Il ne reste pas d’argent à la table\u00a0: il a été retiré, ou est retourné aux comptes.',
  paid: 'Payé',
  paidOf: (payment) => `Payé\u00a0: ${payment}`,
  notPaid: 'Pas encore payé',
  noting: 'Inscription…',
  progress: (paid, all) => `${all < 2 ? 'Payé' : 'Payés'}\u00a0: ${grouped(paid)} sur ${grouped(all)}`,
  allPaid: (all) => (all === 1 ? 'C’est payé.' : `Les ${grouped(all)} sont payés.`),
  total: 'Total',
  together: 'En tout',
  remains: (sum) => `${sum} en plus petites pièces`,
  usualCoins:
    'Avec tous les billets et toutes les pièces de la monnaie\u00a0: aucune n’a été retirée à l’ouverture de la table.',
  intoBox: 'Dans la caisse',
  intoBoxOf: (sum) => `Dans la caisse\u00a0: ${sum}`,
  togetherOf: (coins) => `En tout\u00a0: ${coins}`,
  settled: 'Aucun paiement n’est nécessaire.',
  bankDebt: (holder, sum) =>
    `Le compte de la banque n’avait pas assez à la fermeture. ${holder ?? 'La banque'} doit ${sum}, à payer ici.`,
  notPrintable: 'La liste n’est pas chargée',
  loading: 'Chargement des paiements…',
  unrecorded: 'Les paiements apparaissent ici quand le serveur a enregistré la fermeture.',
  offline: 'Pas de connexion. Vous pourrez noter les paiements quand le serveur répondra.',
  changed: 'Un autre gestionnaire a inscrit quelque chose entre-temps. La liste est maintenant à jour.',
  forbidden: 'Cet appareil n’a pas le droit de retirer ce paiement. Un gestionnaire peut le faire.',
  otherPayments: (count) =>
    `${cap(counted(count, 'paiement'))} entre les participants ${count < 2 ? 'est inscrit' : 'sont inscrits'} aussi. Cette liste ne ${count < 2 ? 'le' : 'les'} compte pas.`,
  otherPayouts: (count) =>
    `${cap(counted(count, 'paiement'))} de la caisse ${count < 2 ? 'est inscrit' : 'sont inscrits'} aussi. Cette liste ne ${count < 2 ? 'le' : 'les'} compte pas.`,
  print: 'Imprimer la liste',
  printed: 'Liste des paiements',
  coins: { louis: 'louis', ecu: 'écu' },
  cents: (code, count) => `${count}\u00a0${({ gbp: 'p', usd: '¢' } as Record<string, string>)[code] ?? 'c'}`,
};
