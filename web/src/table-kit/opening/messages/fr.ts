/** The opening form: the steps, the bank and the seats, in French. */

import type { en } from '../opening-en.ts';
import { counted } from '../../../../i18n/fr/grammar.ts';

const places = (count: number): string => counted(count, 'place', { feminine: true });

export const opening: (typeof en)['opening'] = {
  repeatDetails: (rules, seats, bank) => `${rules} · ${places(seats)} · banque ${bank}`,
  steps: ['Règles', 'Argent', 'Places'],
  presets: 'Règles',
  presetSource: (source) =>
    `Source\u00a0: ${source}. Touchez une règle pour la modifier, ou pour le sens de ses mots. Étiquette en pointillés\u00a0: aucune source ne donne cette règle\u00a0; nous l’avons choisie.`,
  explains: 'Mots du jeu\u00a0:',
  allSettings: 'Afficher toutes les règles',
  mainSettings: 'Afficher les règles principales',
  toMoney: 'Argent et places',
  toSeats: 'Places',
  back: 'Retour',
  coins: (coins) => `Pièces pour miser\u00a0: ${coins.join(' · ')}.`,
  holder: 'Banquier (facultatif)',
  funds: 'La banque commence avec',
  minStake: 'Mise minimale (vide\u00a0: la plus petite pièce)',
  maxStake: 'Mise maximale (vide\u00a0: sans limite)',
  seats: 'Places, dans l’ordre autour de la table',
  seat: (number) => `Place ${number}`,
  playerName: 'Nom',
  purse: 'Bourse',
  suit: 'Couleur',
  noSuit: 'aucune',
  suits: { hearts: 'cœur', spades: 'pique', diamonds: 'carreau', clubs: 'trèfle' },
  add: 'Ajouter une place',
  remove: (seat) => `Supprimer ${seat}`,
  up: (seat) => `Monter ${seat}`,
  down: (seat) => `Descendre ${seat}`,
  emptySeats: 'Les places sans nom restent vides. Vous pouvez ajouter des joueurs plus tard.',
  enterFunds: 'Entrez un montant. Entrez 0 pour approvisionner la banque plus tard.',
  enterPurse: 'Entrez un montant. Entrez 0 si le joueur fait un apport plus tard.',
  enterLadder: (longest, least, most) =>
    `Entrez 1 à ${longest} nombres entiers de ${least} à ${most}. Commencez par le premier gain.`,
  nameTaken: (name) => `${name} a déjà une place. Entrez un autre nom.`,
  maxBelowMin: 'C’est moins que la mise minimale. Entrez un montant plus élevé.',
  partlyFailed: 'La table n’a été ouverte qu’en partie. Corrigez les champs signalés.',
  ladderLabel: 'Multiples de la mise, à partir du premier gain',
  count: 'Combien',
  countOrNone: 'Combien (vide\u00a0: aucun, ou sans limite)',
  amountOrNone: 'Montant (vide\u00a0: aucun)',
};
