/** Why an entry was refused, by refusal code, and the fixes offered for it, in French. */

import type { en } from '../en.ts';
import { isLaid, type Refused } from '../rejected-entry.ts';
import { cap, cards, counted, e, from, listed, many, owned, the } from './grammar.ts';

const owner = (said: Refused): string => cap(owned(said.who, said.card));
const remain = (count: number): string => `Il reste ${cards(count)}`;

export const rejectionReasons: (typeof en)['rejectionReasons'] = {
  too_few_players: () => 'Il faut au moins deux joueurs. Ajoutez un joueur.',
  is_banker: () => 'Le banquier ne peut pas faire cela. Choisissez un autre joueur.',
  not_in_turn: () => 'Un joueur plus loin dans la file couvre déjà. Retirez d’abord sa mise.',
  nothing_staked: () => 'Aucun joueur ne couvre l’enjeu. Saisissez une couverture ou passez la banque.',
  auction_not_allowed: () => 'À cette table, la banque passe de joueur en joueur. Passez-la.',
  match_passed: () => 'Une carte précédente correspond déjà. Retirez les cartes suivantes.',
  no_match: () => 'Aucune carte ne correspond encore. Continuez à distribuer.',
  session_closed: () => 'Cette table est fermée.',
  pen_elsewhere: (said) =>
    said.text('device')
      ? `${said.text('device')} a la main sur cette table.`
      : 'Une autre tablette a la main sur cette table.',
  unknown_punter: (said) => `Aucun joueur du nom ${from(said.text('punter') || said.who)} à cette table.`,
  punter_exists: (said) => `${said.text('punter') || said.who} est déjà à cette table.`,
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
    if (!names.length) return 'Un gain attend d’abord une réponse.';
    return `${cap(counted(names.length, 'gain attend', { more: 'gains attendent' }))} d’abord une réponse\u00a0: ${listed(names)}.`;
  },
  no_such_stake: (said) => `${said.who} n’a pas de mise sur ${the(said.card)}.`,
  nothing_to_answer: (said) =>
    said.card
      ? `${owner(said)} n’a pas gagné, ou la réponse est déjà donnée.`
      : 'Aucun gain n’attend de réponse.',
  take_only: () => 'Doublet\u00a0: un gain peut seulement être encaissé.',
  card_in_play: (said) => `${owner(said)} est déjà sur la table.`,
  card_used: (said) => `${owner(said)} a déjà servi dans cette donne.`,
  too_many_cards: (said) => `${said.who} a déjà ${cards(said.number('maximum'))} sur la table, le maximum.`,
  cards_required: (said) =>
    `${said.text('punter') || 'Un joueur'} n’a pas le bon nombre de cartes. Les règles exigent ${cards(said.number('required'))}.`,
  no_replacement_owed: (said) => `${said.who} n’a pas perdu de carte à cette paire.`,
  paroli_may_not_be_altered: () => 'La mise d’un paroli ne peut pas être modifiée.',
  restake_not_allowed: () => 'Ces règles ne permettent pas de remiser sur une carte payée.',
  restake_too_small: (said) =>
    `La nouvelle mise doit valoir au moins l’ancienne couche, ${said.sum('minimum')}.`,
  pay_not_allowed: () => 'La paix n’est pas permise à cette table, ou pas sur une carte au coin plié.',
  mace_not_allowed: () => 'La masse n’est pas permise à cette table, ou pas sur cette carte.',
  side_bets_not_allowed: () => 'Les paris ne sont pas permis à cette table.',
  same_punter: () => 'Un joueur ne peut pas parier contre lui-même.',
  books_not_sold: () => 'Cette table ne vend pas de nouveaux livres.',
  stake_below_minimum: (said) => `La mise minimale est de ${said.sum('minimum')}.`,
  stake_above_maximum: (said) => `La mise maximale est de ${said.sum('maximum')}.`,
  odd_stake: (said) =>
    `${said.amount || 'Cette mise'} ne peut pas être partagée en deux. Seuls les montants pairs sont permis.`,
  purse_short: (said) => {
    const holds = `La bourse ${from(said.text('punter') || said.who)} ne contient que ${said.sum('purse')}`;
    if (said.kind === 'cashout') return `${holds}. Retirez moins.`;
    return isLaid(said) ? `${holds}. La mise sur ${the(said.card)} demande ${said.amount}.` : `${holds}.`;
  },
  bank_cover_short: (said) =>
    `Au pire, la banque devrait ${said.sum('worst')} après le prochain tirage. Elle a ${said.sum('bank')}.`,
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
  sheet_disagrees: (said) => `Les montants de la feuille diffèrent à la ligne ${said.number('line')}.`,
  correction_refused: () => 'Des saisies suivantes ne seraient plus valables.',
  unauthorized: () => 'Cette tablette est déconnectée.',
  forbidden: () => 'Cet appareil peut voir cette table mais ne peut rien enregistrer.',
  cross_site: () => 'La demande vient d’un autre site.',
  entry_in_between: () => 'Une autre saisie a été enregistrée avant. Vérifiez la table.',
  key_reused: () => 'Cette saisie a déjà été envoyée avec un autre contenu.',
  unknown_session: () => 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  not_found: () => 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  wrong_shape: () => 'Le serveur ne comprend pas cette saisie.',
  malformed: () => 'Le serveur ne comprend pas cette saisie.',
};

const seen = (on: string): string => `${cap(the(on))} est déjà sorti${e(on)}.`;
const entries = (count: number): string => counted(count, 'saisie', { feminine: true });

export const rejection: (typeof en)['rejection'] = {
  notRecorded: 'Pas enregistré.',
  onHold: (count) => (count ? `${cap(entries(count))} en attente.` : ''),
  oneOf: (index, all) => `${index} sur ${all}`,
  unknown: () => 'Le serveur a refusé cette saisie.',
  willBeRefused: 'Le serveur refusera ceci.',
  continueStaking: 'Continuer les mises',
};

export const fixes: (typeof en)['fixes'] = {
  newTable: 'Nouvelle table',
  addPlayer: (name) => `Ajouter ${name}`,
  choosePlayer: 'Choisir un joueur',
  buyInInstead: 'Plutôt un apport',
  otherName: 'Autre nom',
  chooseOther: 'En choisir un autre',
  takeControl: 'Prendre la main',
  discard: 'Abandonner',
  nextDeal: 'Garder pour la donne suivante',
  untilItEnds: 'Garder jusqu’à sa fin',
  turnFasse: 'Retourner la fasse',
  showBoth: 'Afficher les deux',
  showThem: 'Les afficher',
  andDiscard: 'et abandonner ceci',
  takeAll: 'Tout encaisser',
  stakeOnIt: 'Miser dessus',
  take: (sum) => `Encaisser ${sum}`,
  takeOnly: 'Encaisser seulement',
  paroli: 'Paroli',
  changeIt: 'La changer',
  maceIt: 'La masser',
  otherCard: 'Autre carte',
  newBook: 'Nouveau livre',
  withdrawOne: 'En retirer une',
  stakeOneMore: 'Miser sur une de plus',
  withdrawCardsOf: (name) => `Retirer les cartes ${from(name)}`,
  stake: (sum) => `Miser ${sum}`,
  bet: (sum) => `Parier ${sum}`,
  buyIn: (sum) => `Apporter ${sum}`,
  andStake: (sum) => `et miser ${sum}`,
  stakeLess: 'Miser moins',
  atMost: (sum) => `${sum} au plus`,
  fundBank: 'Approvisionner la banque',
  otherSuit: 'Autre couleur',
  lastCard: 'Dernière carte',
  drawPair: 'Tirer une paire',
  signIn: 'Se connecter',
  sendAgain: 'Renvoyer',
};
