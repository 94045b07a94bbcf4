/** Words of declarations that games share, in French, by their English. */

import type { declared as en } from '../en/declared.ts';
import { addedText } from '../declared-words.ts';

const WORDS: Readonly<Record<string, string>> = {
  'a name': 'un nom',
  'an amount': 'un montant',
  'a price': 'un prix',
  'a card': 'une carte',
  'a suit': 'une couleur',
  'Seat a player with a purse.': 'Installer un joueur avec sa bourse.',
  'Bring money into a purse.': 'Apporter de l’argent dans une bourse.',
  'Take money out of a purse.': 'Retirer de l’argent d’une bourse.',
  'Close the session.': 'Fermer la session.',
  'The player’s name.': 'Le nom du joueur.',
  'The name of a seated player.': 'Le nom d’un joueur à la table.',
  'In smallest units of the session’s currency.': 'Dans la plus petite unité de la monnaie.',
  name: 'nom',
  punter: 'joueur',
  purse: 'bourse',
  amount: 'montant',
  price: 'prix',
  cards: 'cartes',
  banker: 'banquier',
  lost: 'perdu',
  won: 'gagné',
  'settlement due': 'règlement en cours',
  bank: 'banque',
  'session opened': 'session ouverte',
  'punter seated': 'joueur installé',
  'money brought in': 'argent apporté',
  'money cashed out': 'argent retiré',
  'session closed': 'session fermée',
};

/** Words of a game come before the shared ones. */
export const declared: typeof en = (words) => addedText(words) ?? WORDS[words.replaceAll("'", '’')] ?? words;
