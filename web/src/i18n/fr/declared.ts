/** Words of the games' declarations, in French, by their English. */

import type { declared as en } from '../en/declared.ts';

const LABELS: Readonly<Record<string, string>> = {
  'a name': 'un nom',
  'an amount': 'un montant',
  'a price': 'un prix',
  'a card': 'une carte',
  'a suit': 'une couleur',
  'the backer': 'celui qui parie',
  'who takes it': 'celui qui tient le pari',
  'whose stake': 'à qui est la mise',
  'win or lose': 'win ou lose',
  'twins, left or right': 'twins, left ou right',
};

const MEANINGS: Readonly<Record<string, string>> = {
  'Seat a player with a purse.': 'Installer un joueur avec sa bourse.',
  'Bring money into a purse.': 'Apporter de l’argent dans une bourse.',
  'Take money out of a purse.': 'Retirer de l’argent d’une bourse.',
  'Put up the banker’s wager.': 'Poser l’enjeu du banquier.',
  'Bet against a part of the wager.': 'Couvrir une partie de l’enjeu.',
  'Cover all of the wager that is left.': 'Couvrir tout ce qui reste de l’enjeu.',
  'Take a whole cover back.': 'Reprendre toute une couverture.',
  'Deal a hand and enter its outcome.': 'Donner une main et saisir son issue.',
  'Deal a hand and enter its cards.': 'Donner une main et saisir ses cartes.',
  'Pass the deck to the next in line.': 'Passer le jeu au suivant.',
  'Sell the deck to a player.': 'Vendre le jeu à un joueur.',
  'Close the session.': 'Fermer la session.',
  'The player’s name.': 'Le nom du joueur.',
  'The name of a seated player.': 'Le nom d’un joueur à la table.',
  'The player who buys the deck.': 'Le joueur qui achète le jeu.',
  'In smallest units of the session’s currency.': 'Dans la plus petite unité de la monnaie.',
  'What matched: the first two cards, the left one, or the right one.':
    'La carte qui a trouvé sa pareille\u00a0: les deux premières, celle de gauche ou celle de droite.',
  'Left, right and the middle, in the order dealt; the last one matches.':
    'Gauche, droite et milieu, dans l’ordre de la donne\u00a0; la dernière est la pareille.',
  'The number of the hand in the session, from 0. Another number is refused.':
    'Le numéro de la main dans la session, à partir de 0. Un autre numéro est refusé.',
};

const RULES: Readonly<Record<string, string>> = {
  'What two cards share when they match.': 'Ce que deux cartes pareilles ont en commun.',
  'After a loss the deck goes to the next in line, or the loser sells it.':
    'Après une perte, le jeu passe au suivant, ou le perdant le vend.',
  'Who covers first: as spoken, or seat by seat after the banker.':
    'Qui couvre d’abord\u00a0: comme annoncé, ou place par place après le banquier.',
  'A winning banker’s money goes home, or stays as the next wager.':
    'Le gain du banquier lui revient, ou reste comme enjeu suivant.',
  'Least wager of a banker.': 'Enjeu minimal d’un banquier.',
  'Most wager of a banker.': 'Enjeu maximal d’un banquier.',
  'Least cover of one player in a hand.': 'Couverture minimale d’un joueur dans une main.',
  'Most cover of one player in a hand.': 'Couverture maximale d’un joueur dans une main.',
};

const RULE_NAMES: Readonly<Record<string, string>> = {
  match: 'ce qui doit se ressembler',
  'match: suit': 'la couleur',
  'match: rank': 'la valeur',
  'next banker: line': 'le joueur suivant',
  'next banker: auction': 'le joueur qui achète le jeu',
  'cover order': 'ordre des couvertures',
  'cover order: spoken': 'comme annoncé',
  'cover order: line': 'place par place après le banquier',
  winnings: 'l’argent d’un banquier gagnant',
  'winnings: home': 'lui revient',
  'winnings: stay': 'reste comme enjeu suivant',
  'min wager': 'enjeu minimal',
  'max wager': 'enjeu maximal',
  'min cover': 'couverture minimale',
  'max cover': 'couverture maximale',
};

const NAMES: Readonly<Record<string, string>> = {
  name: 'nom',
  punter: 'joueur',
  purse: 'bourse',
  amount: 'montant',
  price: 'prix',
  outcome: 'issue',
  cards: 'cartes',
  covers: 'couvertures',
  cover: 'couverture',
  wager: 'enjeu',
  banker: 'banquier',
  'next banker': 'banquier suivant',
  'to the banker': 'au banquier',
  seller: 'vendeur',
  buyer: 'acheteur',
  'previous wager': 'enjeu précédent',
  'wager returned': 'enjeu rendu',
  'covers returned': 'couvertures rendues',
  'cover returned': 'couverture rendue',
  lost: 'perdu',
  won: 'gagné',
  'the banker sells the deck': 'le banquier vend le jeu',
  'hands played': 'mains jouées',
  'least wager now': 'enjeu minimal à présent',
  'left to cover': 'reste à couvrir',
  'settlement due': 'règlement en cours',
  'hand to settle': 'main à régler',
  'last hand': 'dernière main',
  'last cards': 'dernières cartes',
  place: 'numéro de la main',
  selling: 'jeu à vendre',
  hand: 'main',
  bank: 'banque',
  twins: 'les deux premières cartes',
  left: 'la carte de gauche',
  right: 'la carte de droite',
  wagering: 'enjeu à poser',
  covering: 'couvertures',
};

const EVENTS: Readonly<Record<string, string>> = {
  'session opened': 'session ouverte',
  'punter seated': 'joueur installé',
  'money brought in': 'argent apporté',
  'money cashed out': 'argent retiré',
  'wager placed': 'enjeu posé',
  'cover placed': 'couverture posée',
  'cover withdrawn': 'couverture reprise',
  'hand dealt': 'main donnée',
  'hand settled': 'main réglée',
  'bank passed': 'jeu passé',
  'bank sold': 'jeu vendu',
  'session closed': 'session fermée',
};

const WORDS = { ...LABELS, ...MEANINGS, ...RULES, ...RULE_NAMES, ...NAMES, ...EVENTS };

export const declared: typeof en = (words) => WORDS[words.replaceAll("'", '’')] ?? words;
