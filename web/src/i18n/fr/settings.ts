/** The settings, in French. */

import type { PageWords } from '../pages-en.ts';

export const settings: PageWords['settings'] = {
  title: 'Réglages',
  storedHere: 'Ces réglages sont enregistrés sur cet appareil seulement.',
  appearance: 'Thème',
  appearances: { device: 'Comme l’appareil', day: 'Clair', candle: 'Sombre' },
  language: 'Langue',
  layout: 'Disposition',
  layouts: { right: 'Pour droitier', left: 'Pour gaucher\u00a0: la table est inversée' },
  suits: 'Cartes',
  suitsOn: 'Demander la couleur de chaque carte tirée',
  keyboard: 'Clavier',
  shortcutsOn: 'Raccourcis à une touche, comme R pour le roi',
  vibration: 'Vibration',
  vibrationOn: 'Vibrer quand une saisie est enregistrée',
  money: 'Monnaie',
  guineasOn: 'Afficher les livres en guinées',
  practice: 'Tables d’essai',
  practiceGuideOn: 'Montrer l’étape suivante en toutes lettres',
};
