/** Signing in, in French. */

import type { PageWords } from '../pages-en.ts';
import { cap, counted } from './grammar.ts';

export const signIn: PageWords['signIn'] = {
  title: 'Ce navigateur n’est pas connecté',
  help: 'Demandez à l’organisateur un lien de connexion ou son code QR. Un lien sert une seule fois, pour un navigateur, dans les dix minutes. Sur le serveur,',
  helpPrints: 'affiche un lien, et',
  helpAnother: 'en affiche un autre. Ouvrez le lien, ou collez ici le lien ou une clé.',
  credentials: 'Lien ou clé',
  device: 'Nom de cet appareil (facultatif)',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  empty: 'Collez d’abord un lien ou une clé.',
  linkUsed: 'Ce lien a déjà servi ou a expiré. Demandez-en un autre à l’organisateur.',
  invalidKey: 'Cette clé n’est pas valable. Essayez-en une autre.',
  tooManyAttempts: (span) => `Trop de tentatives. Attendez ${span}, puis réessayez.`,
  invalidCredentials:
    'Ce n’est ni un lien ni une clé, ou le nom de l’appareil est trop long. Vérifiez les deux.',
  keyInAddress:
    'Une clé dans une adresse est ignorée, car les adresses sont conservées et partagées. Collez plutôt la clé ici.',
  signedOut: 'Cet appareil a été déconnecté. Connectez-vous de nouveau.',
  waiting: (count) =>
    `${cap(counted(count, 'saisie', { feminine: true }))} ${count < 2 ? 'n’est pas encore enregistrée' : 'ne sont pas encore enregistrées'}. Connectez-vous pour envoyer ce qui attend sur cet appareil.`,
  stillSignedIn: (name, role) => `Toujours connecté\u00a0: ${name} (${role}).`,
  language: 'Langue',
};

export const signInLink: PageWords['signInLink'] = {
  title: 'Ce navigateur est déjà connecté',
  text: (name, role) =>
    `Il est connecté comme ${name} (${role}). Un lien sert une seule fois, pour un seul appareil. Pour connecter un autre appareil, ouvrez-y le lien. Si vous utilisez le lien ici, il remplace la connexion actuelle de ce navigateur.`,
  stay: (name) => `Rester connecté comme ${name}`,
  use: 'Utiliser le lien ici',
};
