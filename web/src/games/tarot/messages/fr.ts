/** Every text of the table page of Swiss Tarot, in French. */

import { counted, from, listed } from '../../../i18n/fr/grammar.ts';
import { strong } from '../../../i18n/markup.ts';
import type { Messages } from './en.ts';

const calls: Messages['calls'] = {
  noPlayers: 'On joue à trois. Le premier donne d’abord.',
  tooFew: (missing) => `On joue à trois. Ajoutez ${counted(missing, 'joueur')}.`,
  ante: (dealer, ante) => `${dealer} donne. La mise est de ${ante}.`,
  short: (dealer, players, ante) =>
    `${dealer} donne. ${listed(players)} ${players.length === 1 ? 'n’a' : 'n’ont'} pas assez pour la mise de ${ante}.`,
  forScore: (dealer) => `${dealer} donne. On joue pour le score.`,
  round: (round, rounds, dealer, player) =>
    `Donne ${round} sur ${rounds}, par ${dealer}. ${player}, combien\u00a0?`,
  next: (typed, player) => `${typed.join(', ')}. ${player}, combien\u00a0?`,
  rest: (typed, player, rest) => `${typed.join(', ')}. ${player} a le reste\u00a0: ${rest}.`,
  counts: (counts) => `${counts.join(', ')}.`,
  of: (name, points) => `${name} ${points}`,
  wrong: (counts, total, points) =>
    counts.length === 1
      ? `${counts.join()}, c’est trop\u00a0: une donne fait ${points}. Recomptez.`
      : `${listed(counts)} font ${total}\u00a0; une donne fait ${points}. Recomptez.`,
  dealerCounts: (dealer) => `${dealer} a donné, et l’écart vaut au moins 1. Recomptez.`,
  aid: (player) => `${player}\u00a0: combien de plis, et quelles cartes qui comptent\u00a0?`,
  leads: (players, score) =>
    players.length === 1
      ? `${listed(players)} mène avec ${score}.`
      : `${listed(players)} mènent avec ${score}.`,
  won: (winner, score, sum) => `${winner} gagne la partie avec ${score} et prend ${sum}.`,
  wonScore: (winner, score) => `${winner} gagne la partie avec ${score}.`,
  tied: (winners, score, sums) =>
    `${listed(winners)} ont ${score} chacun${sums.length ? `\u00a0: ${listed(sums)}` : ''}.`,
  stays: (best, score, sum) => `${listed(best)} ont ${score} chacun. Le pot de ${sum} reste.`,
  closed: 'La table est fermée.',
};

const table: Messages['table'] = {
  pot: 'au pot',
  potShort: (sum) => `Pot ${strong(sum)}`,
  game: (number) => `Partie ${number}`,
  round: (number) => `Donne ${number}`,
  earlierGame: 'Partie précédente',
  deals: 'donne',
  score: (score) => `score ${score}`,
  rounds: (points) => `donnes ${listed(points.map(String))}`,
  countOf: (name, points) =>
    points
      ? `${name}\u00a0: ${Number(points)} ${Number(points) < 2 ? 'point' : 'points'}, recompter`
      : `${name}\u00a0: pas encore compté`,
  gamesWon: (games) => `${counted(games, 'partie', { feminine: true })} ${games < 2 ? 'gagnée' : 'gagnées'}`,
  whoCounts: 'Comptez les plis',
  chooseAnte: 'Une autre mise\u00a0: touchez une pièce.',
  noAnte: (name) => `${name} n’a pas d’argent pour miser.`,
  countHint: 'Deux chiffres par joueur, comme 08. Touchez un compte pour le remplacer.',
  aid: 'Aide au compte',
  aidHint: 'Tapez les plis en bas',
  giveUp: 'Abandonner',
  tapAgain: 'Touchez encore pour abandonner',
  tricks: (tricks) => `${counted(Number(tricks || 0), 'pli')}`,
  closeAid: 'Retour',
  cards: { honour: 'XXI, I, Excuse', king: 'Rois', queen: 'Dames', cavalier: 'Cavaliers', jack: 'Valets' },
};

const steps: Messages['steps'] = {
  addPlayer: 'Ajouter un joueur',
  ante: 'Miser',
  each: (sum) => `${sum} chacun`,
  forScore: 'pour le score',
  short: 'Pas assez pour la mise',
  record: 'Enregistrer',
  typeCounts: 'Tapez deux comptes',
  next: (points) => `Seulement ${points}`,
  check: (names) => `Vérifier ${listed(names)}`,
  dealerCounts: 'Le donneur a au moins 1',
  calculating: 'Calcul de la partie',
  usePoints: 'Reprendre ces points',
  points: (points) => counted(points, 'point'),
  typeTricks: 'Tapez les plis',
  tooManyCards: 'Trop peu de plis pour ces cartes',
};

const keys: Messages['keys'] = {
  points: 'Chiffres du compte',
  tricks: 'Chiffres des plis',
  remove: 'Effacer le dernier chiffre',
  figure: (figure) => `le chiffre ${figure}`,
  card: { honour: 'XXI, I ou Excuse', king: 'Roi', queen: 'Dame', cavalier: 'Cavalier', jack: 'Valet' },
};

const entries: Messages['entries'] = {
  ante: (sum) => `Chaque joueur mise ${sum}.`,
  counted: (dealer, counts) => `Donne ${from(dealer)}\u00a0: ${listed(counts)}.`,
  end: 'La partie est abandonnée.',
  antesReturned: 'Les mises reviennent.',
  kept: (sum) => `${sum} reste au pot.`,
  shared: (sum, shares) => `Le pot de ${sum} est partagé\u00a0: ${listed(shares)}.`,
  of: (name, sum) => `${name} ${sum}`,
};

const short: Messages['short'] = { ante: 'Mise', end: 'Abandon' };

const fixes: Messages['fixes'] = {
  countAgain: 'Recompter',
  giveUp: 'Abandonner d’abord la partie',
  anteFirst: 'Miser d’abord',
  enterAgain: 'Saisir comme donne suivante',
  ante: (sum) => `Miser ${sum}`,
  newTable: 'Ouvrir une autre table',
};

const shortcuts: Messages['shortcuts'] = {
  title: 'Les comptes',
  figures: ['0 à 9', 'le compte du joueur demandé'],
  remove: ['Retour arrière', 'effacer le dernier chiffre'],
  aid: ['T', 'l’aide au compte'],
};

const guide: Messages['guide'] = {
  addPlayers: 'Ajoutez des joueurs jusqu’à trois. Le premier donne d’abord.',
  ante: (button) => `«\u00a0${button}\u00a0» commence une partie\u00a0: chaque joueur paie au pot.`,
  short: (player) => `${player} n’a pas assez pour la mise. Touchez le bouton pour apporter de l’argent.`,
  count: (player) =>
    `Comptez les plis ${from(player)} et tapez deux chiffres. Avec l’aide au compte, tapez les plis et touchez les cartes.`,
  record: (button) =>
    `Le troisième joueur a le reste de 78. S’il est d’accord, touchez «\u00a0${button}\u00a0».`,
  wrong: 'Touchez le compte qui est faux, puis tapez-le de nouveau.',
  calculating: 'Paroli calcule la partie.',
};

const termPatterns: Messages['termPatterns'] = {
  ante: 'mises?',
  pot: 'pot',
  round: 'donnes?(?= \\d)|une donne(?= fait)',
  discards: 'écart',
  counting: 'cartes? qui comptent',
};

export const fr: Messages = {
  ...{ calls, table, steps, keys, entries, short, fixes, shortcuts, guide, termPatterns },
};
