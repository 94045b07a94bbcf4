// Small parts that several views use.

import { h, picture } from './dom.js';

const LEFT = 'M10.5 2.5L5 8l5.5 5.5';

export const back = () =>
  h('a.back', { href: '#/' }, picture(LEFT, 'arrow'), h('span', null, 'Evenings'));
