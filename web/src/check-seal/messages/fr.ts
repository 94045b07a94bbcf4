/** The words of the page that checks seals, in French. */

import type { CheckSealMessages } from './en.ts';

export const fr: CheckSealMessages = {
  title: 'Vérifier un sceau',
  about:
    'Un sceau montre si le journal d’une partie a été modifié après avoir été scellé. Cette page le vérifie sur cet appareil\u00a0: elle n’a pas besoin de réseau et n’envoie rien.',
  save: 'Enregistrer cette page',
  saveHint: 'Gardez une copie avec vos sceaux. La maison ne peut pas modifier votre copie.',
  sealTitle: '1. Le sceau',
  sealHint:
    'Collez le texte d’un ou de plusieurs sceaux, ou ouvrez leur fichier. Pour obtenir le texte d’un code QR, scannez-le avec un appareil photo.',
  sealField: 'Texte du sceau',
  openSeal: 'Ouvrir un sceau',
  logTitle: '2. Le journal',
  logHint:
    'Ouvrez le rapport de la partie en JSON, ou un fichier que Paroli a exporté. La maison a les deux.',
  openLog: 'Ouvrir un journal',
  noFile: 'Aucun fichier n’est ouvert.',
  keyTitle: '3. La clé de la maison',
  keyHint:
    'Si vous avez noté l’empreinte de la clé auparavant, saisissez-la ici. Sinon, comparez-la plus bas.',
  fingerprintForm: 'Une empreinte a 32 chiffres, 0-9 et A-F.',
  keyField: 'Empreinte (facultatif)',
  resultTitle: 'Résultat',
  waiting: 'Ajoutez un sceau et un journal. Le résultat s’affiche ici.',
  reading: 'Lecture…',
  right: 'Correct',
  wrong: 'Faux',
  matches: 'Le journal correspond. Comparez l’empreinte.',
  notChecked: 'Non vérifié',
  agrees: (newer) => {
    const same = 'Les événements sont ceux qui ont été scellés.';
    const others = 'Les autres chiffres du fichier, comme les montants d’un rapport, n’ont pas été vérifiés.';
    if (newer === 0) return `${same} ${others}`;
    return `${same} ${newer === 1 ? '1 événement plus récent suit' : `${newer} événements plus récents suivent`} celui qui est scellé. ${others}`;
  },
  forged: 'La signature ne correspond pas. Le texte du sceau a été modifié, ou c’est un faux.',
  noLog: 'Le fichier n’a pas de journal de cette partie.',
  missing: (event) => `L’événement ${event} manque dans le journal.`,
  doesNotFollow: (event) => `L’événement ${event} ne suit pas celui qui le précède.`,
  wrongHash: (event) => `L’événement ${event} a été modifié\u00a0: il ne correspond pas à son empreinte.`,
  cut: (last, sealed) =>
    `Le journal finit à l’événement ${last}, mais l’événement ${sealed} a été scellé. Les derniers événements ont été supprimés.`,
  rehashed: (first, last) => {
    const which = first === last ? `L’événement ${last}` : `L’un des événements ${first} à ${last}`;
    return `${which} a été modifié après le scellement, et les empreintes ont été recalculées.`;
  },
  expectedKey: 'Le sceau est signé avec la clé que vous avez saisie.',
  otherKey: 'Le sceau n’est pas signé avec la clé que vous avez saisie.',
  unknownKey:
    'Comparez cette empreinte avec celle que vous ou d’autres avez notée. Si elle diffère, une autre clé a signé.',
  session: 'Partie',
  sealed: (event, isClosed) =>
    isClosed ? `${event}\u00a0; la partie était fermée` : `${event}\u00a0; la partie était ouverte`,
  state: 'Événement scellé',
  recorded: 'Enregistré',
  fingerprint: 'Empreinte de la clé',
  noSeal: 'Ce texte n’a pas de sceau. Un sceau commence par «\u00a0Paroli seal 1\u00a0».',
  tooLong: 'Ce texte est trop long pour un sceau. Copiez le sceau seul.',
  newer: (firstLine) =>
    `Ceci est un «\u00a0${firstLine}\u00a0». Il faut une version plus récente de cette page.`,
  incomplete: (part) => `Le sceau est incomplet\u00a0: sa ligne «\u00a0${part}\u00a0» manque.`,
  damagedSeal: (part) => `Le sceau est abîmé à «\u00a0${part}\u00a0». Copiez-le à nouveau.`,
  notAnExport:
    'Ce fichier n’est pas un journal. Ouvrez le rapport en JSON, ou un fichier que Paroli a exporté.',
  noEvents: 'Ce fichier n’a pas d’événements. Ouvrez le rapport en JSON, ou un fichier que Paroli a exporté.',
  incompleteArchive: 'L’archive est incomplète, ou elle a été modifiée. Exportez-la à nouveau.',
  damagedEvent: (at) => `L’événement ${at} de ce fichier est abîmé.`,
  hiddenPerson: (at) =>
    `L’événement ${at} de ce fichier cache une personne\u00a0: il ne peut pas être vérifié. Demandez à la maison un rapport fait par quelqu’un qui peut voir les personnes.`,
  damagedLine: (at) => `La ligne ${at} de cette archive est abîmée.`,
  unreadable: 'Le navigateur ne peut pas lire ce fichier.',
};
