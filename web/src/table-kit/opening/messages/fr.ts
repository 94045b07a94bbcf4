/** The form that opens a table of any game: the steps, the bank and the seats, in French. */

import { cap, counted, grouped, listed } from '../../../i18n/fr/grammar.ts';
import type { Messages } from './en.ts';

const places = (count: number): string => counted(count, 'place', { feminine: true });
const maySit = (most: number): string =>
  `${counted(most, 'joueur')} ${most === 1 ? 'peut' : 'peuvent'} prendre place`;

const LISTED_MOST = 5;
const cashText = (cash: readonly string[]): string =>
  cash.length > LISTED_MOST ? `des billets et des pièces de ${cash[0]} à ${cash.at(-1)}` : listed(cash);

export const fr: Messages = {
  repeatDetails: (rules, seats, bank) =>
    `${rules} · ${places(seats)}${bank === null ? '' : ` · banque ${bank}`}`,
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
  coins: 'Pièces sur la table',
  usualCoins: (cash) =>
    `On mise avec ces pièces. ${cash.length ? `On paie avec ${cashText(cash)}. ` : ''}Touchez une pièce que vous n’avez pas\u00a0: les paiements utilisent alors celles qui restent.`,
  chosenCoins: 'On mise et on paie avec ces pièces. Touchez une pièce pour l’enlever ou pour la remettre.',
  holder: 'Banquier (facultatif)',
  funds: 'La banque commence avec',
  ifEmpty: (rule, meaning) => `${rule} (vide\u00a0: ${meaning})`,
  seats: 'Places, dans l’ordre autour de la table',
  seat: (number) => `Place ${number}`,
  add: 'Ajouter une place',
  remove: (seat) => `Supprimer ${seat}`,
  up: (seat) => `Monter ${seat}`,
  down: (seat) => `Descendre ${seat}`,
  emptySeats:
    'Les places sans nom restent vides. Vous pouvez ajouter des joueurs plus tard. La bourse de la première place remplit les autres.',
  seatLimit: (most) => `Avec ces règles, ${maySit(most)}.`,
  tooManySeats: (most) => `${cap(maySit(most))}. Supprimez une place.`,
  enterFunds: 'Entrez un montant. Entrez 0 pour approvisionner la banque plus tard.',
  enterNumbers: (longest, least, most) =>
    `Entrez 1 à ${longest} nombres entiers de ${grouped(least)} à ${grouped(most)}.`,
  nameTaken: (name) => `${name} a déjà une place. Entrez un autre nom.`,
  maxBelowMin: 'C’est moins que le minimum. Entrez un montant plus élevé.',
  partlyFailed: 'La table n’a été ouverte qu’en partie. Corrigez les champs signalés.',
  numbers: 'Nombres',
  count: 'Combien',
  countOrNone: 'Combien (vide\u00a0: aucun, ou sans limite)',
  amount: 'Montant',
  amountOrNone: 'Montant (vide\u00a0: aucun)',
};
