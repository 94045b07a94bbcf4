/** Errors, the menu, the home page, signing in, the score-sheet page and the settings, in French. */

import type { en } from '../en.ts';
import { cap, counted } from './grammar.ts';

export const errors: (typeof en)['errors'] = {
  unreachable: 'Paroli ne répond pas.',
  unreachableHint: 'Cette page n’est peut-être plus à jour. Vérifiez que le serveur fonctionne.',
  pageError: 'Une erreur s’est produite dans cette page.',
  tooManyRequests: 'Trop de demandes.',
  wait: (span) => `Attendez ${span}, puis réessayez.`,
  retry: 'Réessayer',
  notFound: 'Page introuvable',
  notFoundHint: 'Vérifiez l’adresse ou revenez à la liste des tables.',
  allTables: 'Toutes les tables',
  detail: () => '',
  titles: {
    unknown_session: 'Cette table est introuvable',
    unknown_version: 'La table n’a pas encore cette version',
    forbidden: 'Cet appareil n’a pas le droit de faire cela',
    broken: 'Le serveur a rencontré une erreur',
  },
};

export const appStatus: (typeof en)['appStatus'] = {
  loadingTable: 'Chargement de la table',
  loadingPart: 'Chargement…',
  newVersion: 'Une nouvelle version est disponible',
  reload: 'Recharger',
  noOffline: 'Cette page ne peut pas s’ouvrir hors connexion, car elle a été chargée en http simple.',
};

export const menu: (typeof en)['menu'] = {
  title: 'Menu',
  toContent: 'Aller au contenu',
  table: 'Table',
  standings: 'Classement',
  board: 'Tableau mural',
  history: 'Historique',
  seats: 'Joueurs et argent',
  rules: 'Règles',
  close: 'Fermer la table',
  closeQuestion: 'Fermer la table\u00a0? Vous ne pourrez pas la rouvrir.',
  closeConfirm: 'Fermer',
  keepOpen: 'La laisser ouverte',
  home: 'Toutes les tables',
  evening: 'Soirée',
  newTable: 'Nouvelle table',
  sheet: 'Jouer une feuille de marque',
  settings: 'Réglages',
  keys: 'Clés et appareils',
  docs: 'API',
  signOut: 'Se déconnecter',
};

export const roles: (typeof en)['roles'] = {
  names: { house: 'maison', dealer: 'croupier', keeper: 'gestionnaire', punter: 'joueur', board: 'tableau' },
  permissions: {
    house: 'Peut tout faire\u00a0: gérer les clés et les appareils, toutes les tables, toutes les saisies.',
    dealer: 'Peut voir les tables et leurs comptes, et enregistrer des saisies.',
    keeper: 'Comme le croupier\u00a0: peut voir les tables et leurs comptes, et enregistrer des saisies.',
    punter: 'Peut voir les cartes, la bourse et le rang d’un joueur. Ne peut rien modifier.',
    board: 'Affiche une table pour toute la salle. Ne peut rien modifier.',
  },
};

export const home: (typeof en)['home'] = {
  tagline: 'scores et comptes de jeux de cartes historiques',
  tables: 'Tables',
  closed: 'fermée',
  version: (version) => (version < 2 ? `${version} saisie` : `${version} saisies`),
  repeat: (day) => `Comme le ${day}`,
  practice: 'Table d’essai',
  creatingPractice: 'Création de la table…',
  newTable: 'Ouvrir une nouvelle table',
  sheet: 'Jouer votre feuille de marque',
  demonstration: 'Jouer la soirée de démonstration',
  playingDemonstration: 'La soirée est en cours…',
  older: 'Tables plus anciennes',
  olderShown: (count) =>
    `${cap(counted(count, 'table plus ancienne', { more: 'tables plus anciennes', feminine: true }))} ${count === 1 ? 'affichée' : 'affichées'}.`,
  loading: 'Chargement des tables…',
  empty: 'Aucune table pour l’instant',
  emptyReadOnly: 'Les tables que cet appareil peut voir apparaissent ici.',
  about: [
    'Paroli tient les scores et les comptes de jeux de cartes historiques.',
    'Le croupier saisit les mises et les cartes tirées. Paroli règle chaque tirage et sait exactement ce que contiennent chaque bourse, chaque carte et la banque.',
    'Les saisies enregistrées ne sont jamais supprimées. Vous pouvez retirer une saisie qui n’est pas encore envoyée. Si le jeu le permet, vous pouvez corriger un montant par une autre saisie. Vous pouvez revoir chaque soirée pas à pas.',
  ],
  docs: 'Documentation de l’API',
  permissions: 'Ce que cet appareil peut faire',
};

export const signIn: (typeof en)['signIn'] = {
  title: 'Ce navigateur n’est pas connecté',
  help: 'Demandez à la maison un lien de connexion ou son code QR. Un lien sert une seule fois, pour un navigateur, dans les dix minutes. Sur le serveur,',
  helpPrints: 'affiche un lien, et',
  helpAnother: 'en affiche un autre. Ouvrez le lien, ou collez ici le lien ou une clé.',
  credentials: 'Lien ou clé',
  device: 'Nom de cet appareil (facultatif)',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  empty: 'Collez d’abord un lien ou une clé.',
  linkUsed: 'Ce lien a déjà servi ou a expiré. Demandez-en un autre à la maison.',
  invalidKey: 'Cette clé n’est pas valable. Essayez-en une autre.',
  tooManyAttempts: (span) => `Trop de tentatives. Attendez ${span}, puis réessayez.`,
  invalidCredentials:
    'Ce n’est ni un lien ni une clé, ou le nom de l’appareil est trop long. Vérifiez les deux.',
  keyInAddress:
    'Une clé dans une adresse est ignorée, car les adresses sont conservées et partagées. Collez plutôt la clé ici.',
  signedOut: 'Cet appareil a été déconnecté. Connectez-vous de nouveau.',
  stillSignedIn: (name, role) => `Toujours connecté\u00a0: ${name} (${role}).`,
  language: 'Langue',
};

export const signInLink: (typeof en)['signInLink'] = {
  title: 'Ce navigateur est déjà connecté',
  text: (name, role) =>
    `Il est connecté comme ${name} (${role}). Un lien sert une seule fois, pour un seul appareil. Pour connecter un autre appareil, ouvrez-y le lien. Si vous utilisez le lien ici, il remplace la connexion actuelle de ce navigateur.`,
  stay: (name) => `Rester connecté comme ${name}`,
  use: 'Utiliser le lien ici',
};

export const copyField: (typeof en)['copyField'] = {
  copy: 'Copier',
  copied: 'Copié',
  copyManually: 'Copier manuellement',
  copiedAnnouncement: 'Copié.',
  manualAnnouncement: 'Pas copié. Le texte est sélectionné\u00a0: copiez-le manuellement.',
};

export const scoreSheet: (typeof en)['scoreSheet'] = {
  title: 'Votre feuille de marque',
  help: 'Une feuille de marque est un texte court avec les règles, la monnaie et une saisie par ligne. Les règles sont les mêmes qu’à la table. Si toutes les lignes sont valables, la feuille devient une table. Sinon, rien n’est enregistré et vous voyez la ligne fautive.',
  file: 'Depuis un fichier',
  text: 'Feuille de marque',
  sample: 'Partir de la feuille de démonstration',
  play: 'Jouer la feuille',
  playing: 'Lecture de la feuille…',
  rejected: 'Rien n’est enregistré. La feuille enfreint une règle ou se contredit. Corrigez-la et réessayez.',
  invalid: 'Rien n’est enregistré. Ce n’est pas une feuille de marque valable. Corrigez-la et réessayez.',
  line: (line) => `Ligne ${line}`,
};

export const settings: (typeof en)['settings'] = {
  title: 'Réglages',
  storedHere: 'Ces réglages sont enregistrés sur cet appareil seulement.',
  appearance: 'Apparence',
  appearances: { device: 'Comme l’appareil', day: 'Claire', candle: 'Sombre' },
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
};
