/** Ce que dit le billet d’une écriture refusée, et ce qu’on peut y faire. */

import type { en } from '../en.ts';
import { isLaid, type Refused } from '../rejected-entry.ts';
import { cap, cards, counted, e, from, listed, many, owned, the, to } from './grammar.ts';

const owner = (said: Refused): string => cap(owned(said.who, said.card));
const remain = (count: number): string => `Il reste ${cards(count)}`;

export const slips: (typeof en)['slips'] = {
  session_closed: () => 'Cette table est close.',
  pen_elsewhere: (said) =>
    said.text('device')
      ? `${said.text('device')} écrit ici maintenant.`
      : 'Une autre tablette écrit ici maintenant.',
  unknown_punter: (said) => `Personne du nom ${from(said.text('punter') || said.who)} n’est assis ici.`,
  punter_exists: (said) => `${said.text('punter') || said.who} a déjà sa place ici.`,
  unknown_card: (said) => (said.who ? `${said.who} n’a pas cette carte.` : 'Cette carte n’existe pas.'),
  deal_in_progress: (said) =>
    said.kind === 'fasse'
      ? 'Une taille est en cours\u00a0; une fasse est pour la suivante.'
      : 'Une taille est en cours\u00a0; c’est pour quand elle sera finie.',
  deal_not_begun: () => 'La fasse n’est pas encore tournée.',
  draw_out_of_turn: () => 'Une autre carte tirée a été inscrite avant.',
  staking_closed: () => 'La fasse a clos les mises.',
  answers_pending: (said) => {
    const names = said.list('waiting');
    if (!names.length) return 'Un gain est sans réponse.';
    return `${cap(counted(names.length, 'gain est', { more: 'gains sont' }))} sans réponse\u00a0: ${listed(names)}.`;
  },
  no_such_stake: (said) => `${said.who} n’a rien sur ${the(said.card)}.`,
  nothing_to_answer: (said) =>
    said.card ? `${owner(said)} n’a pas gagné, ou la réponse est donnée.` : 'Aucun gain n’attend de réponse.',
  take_only: () => 'Doublet\u00a0: le gagnant encaisse seulement.',
  card_in_play: (said) => `${owner(said)} est déjà sur la table.`,
  card_used: (said) => `${owner(said)} a déjà servi dans cette taille.`,
  too_many_cards: (said) => `${said.who} a ${cards(said.number('maximum'))}, le plus qu’on permette.`,
  cards_required: (said) =>
    `${said.text('punter') || 'Quelqu’un'} n’a pas son compte\u00a0: la règle veut ${cards(said.number('required'))}.`,
  no_replacement_owed: (said) => `${said.who} n’a pas perdu de carte à ce couple.`,
  paroli_may_not_be_altered: () => 'On ne touche pas une carte qui court.',
  restake_not_allowed: () => 'Ici une carte payée sort.',
  restake_too_small: (said) => `Remettre veut au moins ${said.sum('minimum')}, la vieille couche.`,
  pay_not_allowed: () => 'La paix ne se joue pas ici, ou pas avec une corne.',
  mace_not_allowed: () => 'Pas de masse ici, ou pas sur cette carte.',
  side_bets_not_allowed: () => 'Pas de paris à cette table.',
  same_punter: () => 'On ne parie pas contre soi-même.',
  books_not_sold: () => 'Ici on ne vend pas de livre neuf.',
  stake_below_minimum: (said) => `La moindre mise est ici ${said.sum('minimum')}.`,
  stake_above_maximum: (said) => `La plus forte mise est ici ${said.sum('maximum')}.`,
  odd_stake: (said) =>
    `${said.amount || 'Cette somme'} ne se partage pas ici\u00a0; sommes paires seulement.`,
  purse_short: (said) => {
    const holds = `La bourse ${from(said.text('punter') || said.who)} a ${said.sum('purse')}`;
    if (said.kind === 'cashout') return `${holds}\u00a0; on ne peut en retirer plus.`;
    return isLaid(said) ? `${holds}\u00a0; ${the(said.card)} devait être à ${said.amount}.` : `${holds}.`;
  },
  bank_cover_short: (said) =>
    `Au pire la banque devrait ${said.sum('worst')} et n’a que ${said.sum('bank')}.`,
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
  nothing_to_undo: () => 'Il ne reste rien à annuler.',
  sheet_disagrees: (said) => `Les sommes de la feuille diffèrent à la ligne ${said.number('line')}.`,
  correction_refused: () => 'Des écritures plus tardives ne tiendraient plus.',
  unauthorized: () => 'Cette tablette est déconnectée.',
  forbidden: () => 'Elle peut lire, non écrire.',
  cross_site: () => 'Cela vient d’une autre page que celles de cette maison.',
  entry_in_between: () => 'Quelqu’un a écrit avant\u00a0: regardez de nouveau.',
  key_reused: () => 'Cette écriture a déjà été envoyée, autrement.',
  unknown_session: () => 'Cette table n’est pas ici, ou pas pour cet appareil.',
  not_found: () => 'Cette table n’est pas ici, ou pas pour cet appareil.',
  wrong_shape: () => 'La maison ne comprend pas cette écriture.',
  malformed: () => 'La maison ne comprend pas cette écriture.',
};

const seen = (on: string): string => `${cap(the(on))} est déjà sorti${e(on)}.`;
const entries = (count: number): string =>
  counted(count, 'écriture attend', { more: 'écritures attendent', feminine: true });

export const slip: (typeof en)['slip'] = {
  notRecorded: 'Pas inscrit.',
  behind: (count) => (count ? `${cap(entries(count))} derrière.` : ''),
  oneOf: (index, all) => `${index} sur ${all}`,
  unknown: () => 'La maison a refusé cette écriture.',
  forewarned: 'La maison refusera ceci.',
  goOn: 'Continuer les mises',
};

export const mends: (typeof en)['mends'] = {
  newTable: 'Nouvelle table',
  seat: (name) => `Placer ${name}`,
  choosePunter: 'Choisir un ponte',
  buyInInstead: 'Plutôt un apport',
  otherName: 'Autre nom',
  chooseOther: 'Choisir autrement',
  takePen: 'Prendre la plume',
  leaveOut: 'Laisser',
  nextDeal: 'Garder pour la taille suivante',
  untilItEnds: 'Garder jusqu’à sa fin',
  turnFasse: 'Tourner la fasse',
  showBoth: 'Montrer les deux',
  showThem: 'Les montrer',
  leftOut: 'et laisser ceci',
  takeAll: 'Tout encaisser',
  layIt: 'La mettre',
  take: (sum) => `Encaisser ${sum}`,
  takeOnly: 'Encaisser seulement',
  paroli: 'Paroli',
  changeIt: 'La changer',
  maceIt: 'La masser',
  otherCard: 'Autre carte',
  newBook: 'Livre neuf',
  takeOneBack: 'En reprendre une',
  layOneMore: 'En mettre une de plus',
  takeBackOf: (name) => `Rendre ses cartes ${to(name)}`,
  lay: (sum) => `Mettre ${sum}`,
  bet: (sum) => `Parier ${sum}`,
  buyIn: (sum) => `Apporter ${sum}`,
  andLay: (sum) => `et mettre ${sum}`,
  layLess: 'Mettre moins',
  atMost: (sum) => `${sum} au plus`,
  fundBank: 'Garnir la banque',
  otherSuit: 'Autre couleur',
  lastCard: 'Dernière carte',
  drawPair: 'Tirer un couple',
  signIn: 'Se connecter',
  sendAgain: 'Renvoyer',
};
