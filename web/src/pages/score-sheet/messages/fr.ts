/** The page that plays a score sheet, in French. */

import { cap, counted } from '../../../i18n/fr/grammar.ts';
import type { ScoreSheetMessages } from './en.ts';

export const fr: ScoreSheetMessages = {
  title: 'Votre feuille de marque',
  help: 'Une feuille de marque est un texte court avec les règles, la monnaie et une saisie par ligne. Les règles sont les mêmes qu’à la table. Si toutes les lignes sont valables, la feuille devient une table. Sinon, rien n’est enregistré et vous voyez la ligne fautive.',
  file: 'Depuis un fichier',
  date: 'Jour de la partie',
  futureDate: 'Choisissez aujourd’hui ou un jour passé.',
  text: 'Feuille de marque',
  sample: 'Partir de la feuille de démonstration',
  play: 'Jouer la feuille',
  playing: 'Lecture de la feuille…',
  rejected: 'Rien n’est enregistré. La feuille enfreint une règle ou se contredit. Corrigez-la et réessayez.',
  invalid: 'Rien n’est enregistré. Ce n’est pas une feuille de marque valable. Corrigez-la et réessayez.',
  notRefused: (code) => `La feuille attend le refus ${code}, mais les règles acceptent cette saisie.`,
  otherRefusal: (code) => `La feuille attend le refus ${code}.`,
  line: (line) => `Ligne ${line}`,
  leftOut: (count) =>
    `${cap(counted(count, 'autre différence', { more: 'autres différences', feminine: true }))} non ${count === 1 ? 'affichée' : 'affichées'}.`,
};
