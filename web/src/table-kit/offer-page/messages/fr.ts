/** The page of offers, in French. */

import { from } from '../../../i18n/fr/grammar.ts';
import type { OfferPageMessages } from './en.ts';

export const fr: OfferPageMessages = {
  offersOf: (player) => `Saisies ${from(player)}`,
  otherEntries: 'Autres saisies',
  all: (entry) => `${entry}\u00a0: tout`,
  ofPlayer: (entry, player) => `${entry}, ${player}`,
  sentence: (entry, values) => (values ? `${entry}\u00a0: ${values}` : entry),
  further: (values, gap) => (values ? `${values}, ${gap}` : gap),
  waitingFor: (names) => `La table attend ${names}.`,
  chooseEntry: 'Choisissez ce qui s’est passé.',
  back: 'Retour',
  loading: 'Un instant…',
  gone: (entry) => `${entry}\u00a0: ce n’est plus possible.`,
  notPossible: (entry, why) => `${entry}\u00a0: non saisi. ${why}`,
  fillIn: 'Complétez ce qui manque',
  perhaps: 'Saisies peut-être possibles',
  unknown: 'Des saisies ne sont pas encore calculées. Un bouton peut être refusé plus tard.',
};
