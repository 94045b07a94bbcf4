/** The frame of the step that a practice table shows. */

export const en = {
  label: 'Next step',
  hide: 'Hide the steps of practice tables',
};

export type GuideMessages = typeof en;
