/** People of the house, and their bankrolls, in French. */

import { from, inside } from '../../../i18n/fr/grammar.ts';
import type { PeopleMessages } from './en.ts';

export const fr: PeopleMessages = {
  title: 'Personnes',
  about:
    'Un compte est l’argent qu’une personne laisse à la maison entre les tables. Une place qui joue avec un compte y prend ses mises de départ et y remet ses retraits.',
  search: 'Chercher un nom',
  loading: 'Chargement des personnes…',
  more: 'Afficher plus',
  moreShown: (count) =>
    count === 1 ? 'Une autre personne affichée.' : `${count} autres personnes affichées.`,
  found: (count) => (count === 1 ? 'Une personne affichée.' : `${count} personnes affichées.`),
  noneFound: (name) => `Aucun nom ne contient «\u00a0${name}\u00a0».`,
  empty: 'Aucune personne pour l’instant',
  emptyHint:
    'Ajoutez les personnes qui laissent de l’argent à la maison. Pour jouer sans compte, un nom à la table suffit.',
  noMoney: 'pas encore d’argent',
  owes: (sum) => `doit ${sum}`,
  withDebt: (balance, sum) => `${balance}, doit ${sum}`,
  points: (amount, figure) =>
    `${amount < 0 ? '\u2212' : ''}${figure}\u00a0${Math.abs(amount) < 2 ? 'point' : 'points'}`,

  allBankrolls: 'Tous les comptes',
  totalsHint: 'Les totaux de toutes les personnes, y compris celles qui ne sont pas affichées ci-dessus.',
  totalBalances: 'Soldes',
  totalInPlay: 'En jeu',
  totalOwed: 'Dû à la maison',

  add: 'Ajouter une personne',
  addNow: (name) => (name ? `Ajouter ${name}` : 'Ajouter la personne'),
  addWithDeposit: (name, sum) => `Ajouter ${name || 'la personne'} avec ${sum}`,
  adding: 'Ajout…',
  addingUnconfirmed: (name) =>
    `L’ajout n’est pas confirmé\u00a0: ${name}. Tout est encore dans le formulaire. Touchez de nouveau le bouton\u00a0: la personne est ajoutée une seule fois, avec un seul dépôt.`,
  added: (name) => `Ajout fait\u00a0: ${name}.`,
  name: 'Nom',
  sameName: (name, count) =>
    count === 1
      ? `Il y a déjà une personne nommée ${name}\u00a0:`
      : `Il y a déjà ${count} personnes nommées ${name}, dont les dernières\u00a0:`,
  sameNameHint: 'Des coordonnées distinguent les personnes du même nom.',
  contact: 'Coordonnées (facultatif)',
  contactHint:
    'Un numéro de téléphone ou une adresse. Ce n’est pas dans le journal, et vous pouvez l’effacer.',
  firstDeposit: 'Premier dépôt (facultatif)',

  person: 'Personne',
  allPeople: 'Toutes les personnes',
  bankroll: 'Compte',
  noBalance: 'Pas encore d’argent. Entrez un dépôt quand la personne remet de l’argent à la maison.',

  moneyInOut: 'Dépôts et retraits',
  deposit: 'Dépôt',
  withdraw: 'Retrait',
  depositHint: 'La personne remet de l’argent à la maison.',
  withdrawHint: 'La maison remet de l’argent à la personne.',
  amount: 'Montant',
  note: 'Remarque (facultatif)',
  enterAmount: 'Entrez un montant.',
  depositFor: (name) => `Déposer pour ${inside(name)}`,
  depositSum: (name, sum) => `Déposer ${sum} pour ${inside(name)}`,
  withdrawFor: (name) => `Retirer pour ${inside(name)}`,
  withdrawSum: (name, sum) => `Retirer ${sum} pour ${inside(name)}`,
  deposited: (sum, balance) => `Dépôt de ${sum} enregistré. Le compte a ${balance}.`,
  depositUnconfirmed: (sum) => `Le dépôt de ${sum} n’est pas confirmé.`,
  withdrawalUnconfirmed: (sum) => `Le retrait de ${sum} n’est pas confirmé.`,
  tapAgain:
    'Il est encore dans ce formulaire. Quand Paroli répond de nouveau, touchez le bouton sans rien changer\u00a0: il est enregistré une seule fois. Si la page a été rechargée entre-temps, cherchez-le d’abord dans le relevé.',
  withdrawn: (sum, balance) => `Retrait de ${sum} enregistré. Le compte a ${balance}.`,

  details: 'Nom et coordonnées',
  rename: 'Renommer',
  renamed: (name) => `Le nom est maintenant ${name}.`,
  contactShort: 'Coordonnées',
  contactIs: (contact) => `Coordonnées\u00a0: ${contact ?? 'aucune'}`,
  changeContact: 'Modifier les coordonnées',
  eraseContact: 'Effacer les coordonnées',
  contactSaved: 'Les coordonnées sont enregistrées.',
  contactErased: 'Les coordonnées sont effacées.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  privacy:
    'Les coordonnées ne sont pas dans le journal. Si vous les effacez, elles disparaissent aussitôt, sauf des sauvegardes antérieures. Le journal garde le nom, les noms antérieurs, et chaque dépôt et retrait avec sa remarque.',

  atTables: 'Aux tables en ce moment',
  atTablesHint: 'Quand une table est fermée, ce qui est dans la bourse retourne au compte.',
  inPlay: (sum) => `${sum} en jeu`,

  debts: 'Dû à la maison',
  debtsHint: 'Quand la personne a payé, cochez le paiement sur la page de la table.',
  debtPaid: (sum) => `dette payée\u00a0: ${sum}`,

  statement: 'Relevé',
  statementLoading: 'Chargement du relevé…',
  period: 'Période',
  periods: {
    month: 'Ce mois',
    lastMonth: 'Le mois dernier',
    year: 'Cette année',
    lastYear: 'L’année dernière',
    all: 'Tout',
  },
  currency: 'Monnaie',
  when: 'Quand',
  change: 'Mouvement',
  sum: 'Montant',
  balance: 'Solde',
  openingBalance: 'Solde avant',
  closingBalance: 'Solde à la fin',
  noMoves: 'Aucun mouvement dans cette période.',
  moves: {
    deposited: 'Dépôt',
    withdrawn: 'Retrait',
    moved_to_session: 'Vers la table',
    moved_from_session: 'Retour de la table',
  },
  asPlayer: (player) => (player === 'bank' ? 'pour la banque' : `au nom ${from(player)}`),
  sessions: 'Tables de cette période',
  table: 'Nom de la table',
  movedIn: 'Apporté',
  movedOut: 'Repris',
  result: 'Résultat',
  running: 'ouverte',
  showAll: (count) => `Afficher les ${count} mouvements`,

  seatBankroll: 'Joue avec',
  bankBankroll: 'L’argent de la banque vient de',
  ownMoney: 'de l’argent sur la table',
  hasBankroll: 'A un compte',
  chooseBankroll: 'Une personne de ce nom a un compte. Choisissez-le ici.',
  bankrollOf: (name, mark, balance) => `le compte ${from(name)}${mark && ` (${mark})`}\u00a0: ${balance}`,
  addedOn: (when) => `ajout ${when}`,
  hasOnly: (balance) => `N’a que ${balance}.`,
  tooLittle: (name, balance) =>
    `Le compte ${from(name)} n’a que ${balance}. Entrez moins, ou enregistrez d’abord un dépôt.`,
};
