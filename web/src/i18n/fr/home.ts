/** Le menu, la première page, l’entrée, la feuille et les réglages. */

import type { en } from '../en.ts';
import { cap, counted } from './grammar.ts';

const places = (count: number): string => counted(count, 'place', { feminine: true });

export const failed: (typeof en)['failed'] = {
  gone: 'Paroli ne répond pas.',
  goneWords: 'Ce que vous voyez est peut-être vieux. Le service tourne-t-il encore\u00a0?',
  mistake: 'Cette page a fait une erreur.',
  tooMuch: 'Trop à la fois.',
  wait: (span) => `Attendez ${span}, puis réessayez.`,
  again: 'Réessayer',
  noPage: 'Cette page n’existe pas',
  noPageWords: 'Rien de la maison ne se trouve à cette adresse.',
  toTables: 'Tables de la maison',
  detail: () => '',
  titles: {
    unknown_session: 'Cette table n’existe pas',
    unknown_version: 'La table n’en est pas là',
    forbidden: 'Cet appareil n’en a pas le droit',
    broken: 'Quelque chose est cassé dans la maison',
  },
};

export const menu: (typeof en)['menu'] = {
  title: 'Où aller',
  toContent: 'Au contenu',
  table: 'La table',
  standings: 'Classement',
  board: 'Tableau au mur',
  history: 'Historique',
  seats: 'Places et argent',
  rules: 'Les règles en clair',
  close: 'Clore la table',
  closeAsk: 'Clore la table\u00a0? Elle ne peut pas encore être rouverte.',
  closeNow: 'Clore',
  keepOpen: 'La laisser ouverte',
  home: 'Tables de la maison',
  evening: 'La soirée',
  newTable: 'Nouvelle table',
  sheet: 'Jouer une feuille',
  settings: 'Réglages',
  keys: 'Clés et appareils',
  docs: 'L’API',
  signOut: 'Se déconnecter',
};

export const roles: (typeof en)['roles'] = {
  names: { house: 'maison', dealer: 'tailleur', keeper: 'teneur', punter: 'ponte', board: 'tableau' },
  may: {
    house: 'Peut tout\u00a0: clés et appareils, toutes les tables, toutes les écritures.',
    dealer: 'Lit les tables et leurs livres, et inscrit ce qui s’y passe.',
    keeper: 'Comme le tailleur\u00a0: lit les tables et leurs livres, et inscrit ce qui s’y passe.',
    punter: 'Voit les cartes, la bourse et la place d’un ponte, et ne change rien.',
    board: 'Montre une table à toute la salle, et ne change rien.',
  },
};

export const home: (typeof en)['home'] = {
  under: 'les livres d’une table de bassette',
  tables: 'Tables',
  phases: { staking: 'mises', drawing: 'taille', closed: 'close' },
  settling: 'un tirage se règle',
  version: (version) => (version < 2 ? `${version} écriture` : `${version} écritures`),
  again: (day) => `Encore, comme le ${day}`,
  againOf: (rules, seats, bank) => `${rules} · ${places(seats)} · banque ${bank}`,
  practice: 'Table d’essai',
  practiceUnder: 'Six pontes prennent place et mettent\u00a0: tournez la fasse et tirez.',
  practising: 'On dresse la table…',
  newTable: 'Ouvrir une table',
  sheet: 'Jouer votre feuille',
  demonstration: 'Jouer la soirée d’exemple',
  demonstrating: 'La soirée se joue…',
  older: 'Tables plus anciennes',
  olderShown: (count) =>
    `${cap(counted(count, 'table plus ancienne', { more: 'tables plus anciennes', feminine: true }))} de plus.`,
  looking: 'On ouvre les livres…',
  none: 'Pas encore de table',
  noneWords:
    'Ici se tient chaque table ouverte ou jouée dans la maison. Une table d’essai montre comment cela va\u00a0: six pontes, un jeu, rien à perdre.',
  noneRead: 'Ici se tient chaque table que cet appareil peut lire.',
  about: [
    'Paroli tient les livres d’une table de bassette.',
    'On dit quelles cartes sont tirées et qui a mis quoi\u00a0; Paroli règle chaque tirage et sait, au dernier liard, ce que tiennent chaque bourse, chaque carte et la banque.',
    'Rien d’inscrit n’est jamais effacé\u00a0: ce qui n’est pas encore envoyé peut être retiré, une somme fausse se répare par une autre écriture là où le jeu la permet, et toute soirée se relit pas à pas.',
  ],
  docs: 'L’API, à lire et à essayer',
  mine: 'Ce que peut cet appareil',
};

export const practice: (typeof en)['practice'] = {
  name: 'Table d’essai',
};

export const lock: (typeof en)['lock'] = {
  title: 'Ce navigateur n’est pas connecté',
  help: 'Demandez à la maison un lien ou son code QR\u00a0: il connecte un navigateur, une fois, dans les dix minutes. Sur la machine même,',
  prints: 'en imprime un, et',
  another: 'un autre. Ouvrez le lien, ou collez-le ici\u00a0; une clé suffit aussi.',
  proof: 'Lien ou clé',
  device: 'Comment appeler cet appareil (peut rester vide)',
  signIn: 'Se connecter',
  signingIn: 'On se connecte…',
  nothing: 'Collez d’abord un lien ou une clé.',
  used: 'Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre à la maison.',
  noKey: 'Cette clé n’ouvre rien ici. Essayez-en une autre.',
  tooMany: (span) => `Trop d’essais. Attendez ${span}, puis réessayez.`,
  noProof: 'Ce n’est ni un lien ni une clé, ou le nom de l’appareil est trop long.',
  tooOpen:
    'Une clé dans une adresse ne se lit pas\u00a0: les adresses se gardent et se passent. Collez-la plutôt ici.',
  ended: 'Cet appareil n’est plus connecté.',
  still: (name, role) => `Toujours connecté\u00a0: ${name} (${role}).`,
  language: 'Langue',
};

export const instead: (typeof en)['instead'] = {
  title: 'Ce navigateur est déjà connecté',
  words: (name, role) =>
    `C’est ${name} (${role}). Un lien est pour un appareil et sert une fois\u00a0: ouvert sur l’appareil voulu, il le connecte. Pris ici, il fait de ce navigateur cet appareil-là, qui ne sera plus ce qu’il est.`,
  stay: (name) => `Rester ${name}`,
  use: 'Prendre le lien ici',
};

export const copying: (typeof en)['copying'] = {
  copy: 'Copier',
  copied: 'Copié',
  byHand: 'Copiez à la main',
  saidCopied: 'Copié.',
  saidByHand: 'Pas copié\u00a0: le texte est choisi, copiez-le à la main.',
};

export const sheet: (typeof en)['sheet'] = {
  title: 'Votre feuille',
  help: 'Une feuille est un texte court\u00a0: les règles, la monnaie, et une écriture par ligne. Elle se joue par les mêmes règles qu’une soirée à la table. Si tout concorde elle devient une table\u00a0; sinon rien n’est gardé et vous voyez quelle ligne c’était.',
  file: 'Depuis un fichier',
  text: 'La feuille',
  sample: 'Commencer par celle de l’exemple',
  play: 'La jouer',
  playing: 'Elle se joue…',
  disagrees: 'Rien n’est gardé\u00a0: la feuille contredit les règles ou elle-même.',
  noSheet: 'Rien n’est gardé\u00a0: ce n’est pas encore une feuille.',
  line: (line) => `Ligne ${line}`,
};

export const settings: (typeof en)['settings'] = {
  title: 'Réglages',
  here: 'Tout ceci est gardé sur cet appareil.',
  light: 'Lumière',
  lights: { device: 'Comme l’appareil', day: 'Jour', candle: 'Chandelle' },
  language: 'Langue',
  hand: 'Main',
  hands: { right: 'Droite', left: 'Gauche\u00a0: la table en miroir' },
  suits: 'Cartes',
  suitsOn: 'Les cartes s’annoncent avec leur couleur',
  keyboard: 'Clavier',
  shortcutsOn: 'Les touches seules agissent, comme R pour le roi',
  vibration: 'Toucher',
  vibrationOn: 'Un léger frisson quand une écriture est inscrite',
  money: 'Monnaie',
  guineasOn: 'Les livres se comptent en guinées',
};
