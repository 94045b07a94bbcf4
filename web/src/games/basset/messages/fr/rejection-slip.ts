/** Why an entry was refused, by refusal code, and the fixes offered for it, in French. */

import type { en } from '../en.ts';
import type { Refused } from '../../../../i18n/rejected-entry.ts';
import { isLaid } from '../is-laid.ts';
import { cap, cards, counted, e, from, listed, many, owned, the } from '../../../../i18n/fr/grammar.ts';

const owner = (said: Refused): string => cap(owned(said.who, said.card));
const remain = (count: number): string => `Il reste ${cards(count)}`;

export const rejectionReasons: (typeof en)['rejectionReasons'] = {
  unknown_card: (said) => (said.who ? `${said.who} n’a pas cette carte.` : 'Cette carte n’existe pas.'),
  deal_in_progress: (said) =>
    said.kind === 'fasse'
      ? 'Une donne est en cours. Retournez la prochaine fasse ensuite.'
      : 'Une donne est en cours. Faites cela ensuite.',
  deal_not_begun: () => 'La fasse n’est pas encore retournée.',
  draw_out_of_turn: () => 'Un autre tirage a été enregistré avant.',
  staking_closed: () => 'La fasse est retournée\u00a0: les mises sont fermées.',
  answers_pending: (said) => {
    const names = said.list('waiting');
    if (!names.length) return 'Un gain attend\u00a0: encaissez-le ou continuez d’abord.';
    return `${cap(counted(names.length, 'gain attend', { more: 'gains attendent' }))}\u00a0: ${listed(names)}. Encaissez ou continuez d’abord.`;
  },
  no_such_stake: (said) => `${said.who} n’a pas de mise sur ${the(said.card)}.`,
  nothing_to_answer: (said) =>
    said.card
      ? `${owner(said)} n’a pas gagné, ou ce gain est déjà encaissé ou laissé en jeu.`
      : 'Aucun gain n’attend.',
  take_only: () => 'Doublet\u00a0: ce gain peut seulement être encaissé.',
  card_in_play: (said) => `${owner(said)} est déjà sur la table.`,
  card_used: (said) => `${owner(said)} a déjà servi dans cette donne.`,
  too_many_cards: (said) => `${said.who} a déjà ${cards(said.number('maximum'))} sur la table, le maximum.`,
  cards_required: (said) =>
    `${said.text('punter') || 'Un joueur'} n’a pas le bon nombre de cartes. Les règles exigent ${cards(said.number('required'))}.`,
  no_replacement_owed: (said) => `${said.who} n’a pas de carte perdue à remplacer.`,
  paroli_may_not_be_altered: () => 'La mise d’un paroli ne peut pas être modifiée.',
  restake_not_allowed: () => 'Ces règles ne permettent pas de remiser sur une carte payée.',
  restake_too_small: (said) =>
    `La nouvelle mise doit valoir au moins l’ancienne mise, ${said.sum('minimum')}.`,
  pay_not_allowed: () =>
    'Continuer sans risque (paix) n’est pas permis à cette table, ou pas sur une carte au coin plié.',
  mace_not_allowed: () =>
    'Ajouter de l’argent (masse) n’est pas permis à cette table, ou pas sur cette carte.',
  side_bets_not_allowed: () => 'Les paris ne sont pas permis à cette table.',
  books_not_sold: () => 'Cette table ne vend pas de nouveaux livres.',
  odd_stake: (said) =>
    `${said.amount || 'Cette mise'} ne peut pas être partagée en deux. Seuls les montants pairs sont permis.`,
  purse_short: (said) => {
    const holds = `La bourse ${from(said.text('punter') || said.who)} ne contient que ${said.sum('purse')}`;
    if (said.kind === 'cashout') return `${holds}. Retirez moins.`;
    return isLaid(said) ? `${holds}. La mise sur ${the(said.card)} demande ${said.amount}.` : `${holds}.`;
  },
  bank_cover_short: (said) =>
    `Si la pire carte gagne, la banque devrait ${said.sum('worst')}. Elle a ${said.sum('bank')}.`,
  card_seen: (said) => seen(said.text('card') || said.card),
  rank_exhausted: (said) => {
    const on = said.text('rank') || said.card;
    return on === 'Q' ? 'Toutes les dames sont sorties.' : `Tous les ${many(on)} sont sortis.`;
  },
  pack_exhausted: (said) => {
    const stock = said.number('stock');
    return stock ? `${remain(stock)}, trop peu pour ce tirage.` : 'Il ne reste pas de carte.';
  },
  not_last_card: (said) => `${remain(said.number('stock'))}.`,
};

const seen = (on: string): string => `${cap(the(on))} est déjà sorti${e(on)}.`;
const entries = (count: number): string => counted(count, 'saisie', { feminine: true });

export const rejection: (typeof en)['rejection'] = {
  onHold: (count) => (count ? `${cap(entries(count))} en attente.` : ''),
  oneOf: (index, all) => `${index} sur ${all}`,
  willBeRefused: 'Le serveur refusera ceci.',
  continueStaking: 'Continuer les mises',
};

export const fixes: (typeof en)['fixes'] = {
  newTable: 'Nouvelle table',
  addPlayer: (name) => `Ajouter ${name}`,
  choosePlayer: 'Choisir un joueur',
  buyInInstead: 'Plutôt un apport',
  otherName: 'Entrer un autre nom',
  chooseOther: 'En choisir un autre',
  nextDeal: 'Garder pour la donne suivante',
  untilItEnds: 'Fermer la table après cette donne',
  turnFasse: 'Retourner la fasse',
  showBoth: 'Afficher ce qui est enregistré',
  showThem: 'Afficher les gains',
  andDiscard: 'et abandonner cette saisie',
  takeAll: 'Tout encaisser',
  stakeOnIt: 'Miser d’abord',
  take: (sum) => `Encaisser ${sum}`,
  takeOnly: 'Encaisser le gain',
  paroli: 'Paroli',
  changeIt: 'Remplacer la mise',
  maceIt: 'L’ajouter à la mise',
  otherCard: 'Choisir une autre carte',
  newBook: 'Nouveau livre',
  withdrawOne: 'Retirer une carte',
  stakeOneMore: 'Miser sur une carte de plus',
  withdrawCardsOf: (name) => `Retirer les cartes ${from(name)}`,
  stake: (sum) => `Miser ${sum}`,
  bet: (sum) => `Parier ${sum}`,
  buyIn: (sum) => `Apporter ${sum}`,
  andStake: (sum) => `et miser ${sum}`,
  stakeLess: 'Miser moins',
  atMost: (sum) => `${sum} au plus`,
  fundBank: 'Approvisionner la banque',
  otherSuit: 'Choisir une autre couleur',
  lastCard: 'Dernière carte',
  drawPair: 'Tirer une paire',
  signIn: 'Se connecter',
  sendAgain: 'Renvoyer',
};
