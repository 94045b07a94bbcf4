/** The field that copies its text. */

export const copyField = {
  copy: 'Copy',
  copied: 'Copied',
  copyManually: 'Copy manually',
  copiedAnnouncement: 'Copied.',
  manualAnnouncement: 'Not copied. The text is selected: copy it manually.',
};
