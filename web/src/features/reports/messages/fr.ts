/** The downloads of session reports, in French. */

import { grouped } from '../../../i18n/fr/grammar.ts';
import type { ReportMessages } from './en.ts';

export const fr: ReportMessages = {
  title: 'Rapports',
  hint: 'Toute la table dans un fichier\u00a0: classement, saisies et comptes.',
  hintAt: (version) =>
    `La table jusqu’à l’événement ${grouped(version)}\u00a0: classement, saisies et comptes.`,
  eveningHint: 'Toute la soirée dans un fichier\u00a0: classement de toutes les tables, saisies et comptes.',
  statementHint: 'Le compte sur la période choisie dans un fichier\u00a0: mouvements, soldes et tables.',
  bankrollsHint: 'Toutes les personnes avec leurs comptes, et les totaux, dans un fichier.',
  formats: {
    pdf: 'PDF',
    xlsx: 'Tableur (XLSX)',
    html: 'Page web (HTML)',
    csv: 'Fichiers CSV (ZIP)',
    toml: 'Feuille de marque (TOML)',
    json: 'JSON',
    journal: 'hledger',
    beancount: 'Beancount',
  },
  sheets: 'Feuilles de marque (ZIP)',
  more: 'Autres formats',
  making: (format) => `Le rapport se prépare\u00a0: ${format}`,
  makingTables:
    'Cette table a beaucoup d’événements. Le serveur prépare ses tableaux\u00a0; ils s’afficheront ici.',
  progress: (done, total) => `${grouped(done)} événements sur ${grouped(total)}`,
  lost: 'Le serveur ne répond pas. La page redemande d’elle-même.',
  failed: 'Le rapport n’a pas pu être fait.',
  ready: (format) => `Le rapport est prêt\u00a0: ${format}`,
};
