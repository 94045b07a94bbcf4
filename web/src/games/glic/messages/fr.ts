/** Every text of the table page of Glic, in French. */

import { from, inside, listed, to } from '../../../i18n/fr/grammar.ts';
import { strong } from '../../../i18n/markup.ts';
import type { Messages } from './en.ts';

const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`;

const calls: Messages['calls'] = {
  noPlayers: 'Le glic se joue à trois ou plus. Le premier joueur donne le premier.',
  tooFew: (missing) => `Il faut trois joueurs avec de l’argent. Il en manque ${missing}.`,
  deal: (dealer) => `${dealer} donne.`,
  holds: (pool, sum) => `Case ${pool}\u00a0: ${sum}.`,
  poolsHold: (sum) => `Cases\u00a0: ${sum} en tout.`,
  claims: (turn) => `Qui montre une carte d’une case\u00a0? Puis ${turn} mise.`,
  claim: {
    ace: (sum) => `Qui a l’as d’atout\u00a0? ${sum}.`,
    king: (sum) => `Qui a le roi d’atout\u00a0? ${sum}.`,
    queen: (sum) => `Qui a la dame d’atout\u00a0? ${sum}.`,
    jack: (sum) => `Qui a le valet d’atout\u00a0? ${sum}.`,
    ten: (sum) => `Qui a le dix d’atout\u00a0? ${sum}.`,
    marriage: (sum) => `Qui a le roi et la dame d’atout\u00a0? ${sum}.`,
    sequence: (sum) => `Qui a le sept, le huit et le neuf d’atout\u00a0? ${sum}.`,
  },
  owes: (player, sum) => `${player}\u00a0: ${sum} pour suivre. Relance, passe ou se couche\u00a0?`,
  owesMore: (player, sum) => `${player}\u00a0: ${sum} pour suivre. Passe ou se couche\u00a0?`,
  bets: (player) => `${player}\u00a0: mise ou passe\u00a0?`,
  best: (players) => `${either(players)}\u00a0: qui a la meilleure main\u00a0?`,
  equal: (players) =>
    players.length
      ? `Mains égales\u00a0: ${listed(players)}. Qui encore\u00a0?`
      : 'Qui a des mains égales\u00a0?',
  poch: (players) =>
    players.length === 1 ? `${listed(players)} gagne le Poch.` : `${listed(players)} partagent le Poch.`,
  playing: 'Qui pose une dernière carte, ou n’en a plus\u00a0?',
  left: (player, next) => `${player} n’a plus de cartes. ${next}, combien\u00a0?`,
  pochWon: (winner, sum) => `${winner} prend le Poch de ${sum}.`,
  pochShared: (shares) => `Le Poch est partagé\u00a0: ${listed(shares)}.`,
  run: (player, sum) => `${player} a posé la dernière carte\u00a0: ${sum} chacun.`,
  runPaid: (player, sum) => `${player} a posé la dernière carte et reçoit ${sum}.`,
  out: (player, sum) => `${player} n’a plus de cartes et reçoit ${sum}.`,
  of: (name, sum) => `${name} ${sum}`,
  closed: 'La table est fermée.',
};

const table: Messages['table'] = {
  poch: 'dans le Poch',
  pochShort: (sum, level) => `Poch ${strong(sum)} · hauteur ${strong(level)}`,
  level: 'hauteur',
  pools: 'dans les cases',
  poolsShort: (sum) => `Cases ${strong(sum)}`,
  poolRow: 'Cases',
  hand: (number) => `Main ${number}`,
  deals: 'donne',
  dealt: 'a donné',
  owes: (sum) => `doit ${sum}`,
  folded: 'se couche',
  passed: 'a passé',
  sitsOut: 'ne joue pas',
  isOut: 'n’a plus de cartes',
  inPoch: (name, sum) => `${name} a ${sum} dans le Poch`,
  won: (pools) => listed(pools),
  takes: (sum) => `Prend ${sum}`,
  best: 'Meilleure',
  equalHand: 'Égale',
  run: 'Dernière',
  out: 'Sorti',
  cards: (name) => `Cartes qui restent ${to(name)}`,
  raise: 'Touchez une pièce pour miser',
  raiseMore: (sum) => `${sum} pour suivre, et une pièce en plus`,
  noBet: 'Aucune mise n’est possible.',
  claimHint: 'Touchez le joueur qui montre les cartes.',
  bestHint: 'Touchez le joueur qui a la meilleure main.',
  equalHint: 'Touchez chaque joueur qui a une main égale.',
  equal: 'Mains égales',
  playHint: 'Chaque suite finie rapporte au joueur de sa dernière carte.',
  outHint: 'Touchez les cartes qui restent à chaque autre joueur.',
  giveUp: 'Abandonner',
  tapAgain: 'Touchez encore pour abandonner',
  tookPool: (pool) => `Case ${pool}`,
  laidLast: 'A posé la dernière carte',
};

const steps: Messages['steps'] = {
  addPlayer: 'Ajouter un joueur',
  deal: 'Donner',
  short: (name) => `${name} ne peut pas miser`,
  pass: 'Passe',
  share: 'Mains égales',
  tapClaim: 'Touchez le gagnant',
  tapBest: 'Touchez la meilleure main',
  tapEqual: 'Touchez deux joueurs ou plus',
  tapOut: 'Touchez qui est sorti',
  tapCards: 'Touchez les cartes qui restent',
  settling: 'Paiement du Poch',
};

const keys: Messages['keys'] = {
  turn: 'Ce que fait le joueur',
  see: (sum) => `Suit, ${sum}`,
  seeNothing: 'Suit',
  fold: 'Se couche',
  passAll: 'Tous passent',
  passAllWords: 'Tous passent\u00a0: fin des mises',
};

const entries: Messages['entries'] = {
  deal: 'Donne.',
  dealt: (dealer, sum) => `${dealer} donne. ${sum} vont dans les cases.`,
  claim: (name, pool) => `${name} réclame la case ${pool}.`,
  claimed: (name, sum, pools) =>
    `${name} prend ${sum}\u00a0: ${pools.length === 1 ? 'case' : 'cases'} ${listed(pools)}.`,
  bet: (name, sum) => `${name} mise ${sum}.`,
  raised: (name, owed, sum) => `${name} suit à ${owed} et relance de ${sum}.`,
  see: (name) => `${name} suit.`,
  seen: (name, sum) => `${name} suit à ${sum}.`,
  pass: (name) => `${name} passe.`,
  passAll: 'Tous passent.',
  fold: (name) => `${name} se couche.`,
  best: (names) =>
    names.length === 1 ? `${listed(names)} a la meilleure main.` : `${listed(names)} ont des mains égales.`,
  run: (name) => `${name} pose la dernière carte d’une suite.`,
  out: (name, left) => `${name} n’a plus de cartes. Il en reste\u00a0: ${listed(left)}.`,
  left: (left) => `Cartes qui restent\u00a0: ${listed(left)}.`,
  paid: (payments) => `Payé\u00a0: ${listed(payments)}.`,
  end: 'La main est abandonnée.',
  betsReturned: 'Les mises reviennent.',
  shared: (sum, shares) => `Les cases, ${sum} en tout, sont partagées\u00a0: ${listed(shares)}.`,
  of: (name, count) => `${name} ${count}`,
};

const short: Messages['short'] = {
  deal: 'Donne',
  claim: (name, pool) => `${name}\u00a0: ${pool}`,
  bet: (name, sum) => `${name} mise ${sum}`,
  see: (name) => `${name} suit`,
  pass: (name) => `${name} passe`,
  passAll: 'Tous passent',
  fold: (name) => `${name} se couche`,
  best: (names) => `Meilleure\u00a0: ${listed(names)}`,
  run: (name) => `Dernière\u00a0: ${name}`,
  out: (name) => `Sortie ${from(name)}`,
  end: 'Abandon',
};

const fixes: Messages['fixes'] = {
  giveUp: 'Abandonner d’abord la main',
  deal: 'Donner d’abord',
  passAll: 'D’abord, tous passent',
  forTurn: (name) => `Saisir pour ${inside(name)}`,
  otherPlayer: 'Un autre joueur',
  countAgain: 'Recompter',
  pass: (name) => `${name} passe`,
  bet: (sum) => `Miser ${sum}`,
};

const shortcuts: Messages['shortcuts'] = {
  title: 'Le Poch',
  turn: ['S P F', 'suivre, passer, se coucher pour le joueur dont c’est le tour'],
  all: ['A', 'tous passent'],
  cards: ['1 à 5', 'les cartes qui restent au joueur suivant'],
};

const guide: Messages['guide'] = {
  addPlayers: 'Ajoutez des joueurs jusqu’à trois. Le premier donne d’abord.',
  deal: (button) => `«\u00a0${button}\u00a0» paie les mises de départ dans les cases.`,
  claims: (turn) =>
    `Un joueur montre un atout\u00a0: touchez sa case, puis le joueur. S’il n’y en a plus, ${turn} mise.`,
  claim: 'Touchez le joueur qui montre les cartes. La case lui est payée.',
  turn: (player) => `${player} mise une pièce, ou passe.`,
  owes: (player, sum) =>
    `${player} doit ${sum}\u00a0: suivre, relancer avec une pièce, passer ou se coucher.`,
  all: (button) => `Si tous ont fini, touchez «\u00a0${button}\u00a0»\u00a0: les mises s’arrêtent.`,
  best: 'Les joueurs montrent leurs mains. Touchez la meilleure\u00a0: elle gagne le Poch.',
  play: 'Quand une suite finit, touchez «\u00a0Dernière\u00a0» à côté de son joueur. Quand un joueur n’a plus de cartes, touchez «\u00a0Sorti\u00a0».',
  out: 'Touchez combien de cartes restent à chaque autre joueur. Un second appui remplace le premier.',
  settling: 'Paroli paie le Poch.',
};

const termPatterns: Messages['termPatterns'] = {
  poch: 'Poch',
  pool: 'cases?',
  see: 'suivre',
  fold: 'se couche',
  sequence: 'suites?',
  marriage: 'mariage',
  level: 'hauteur',
};

export const fr: Messages = {
  ...{ calls, table, steps, keys, entries, short, fixes, shortcuts, guide, termPatterns },
};
