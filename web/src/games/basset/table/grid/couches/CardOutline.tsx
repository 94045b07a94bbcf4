/** The shape of a card, with its cut corners. */

import './CardOutline.css';

/** `class`: a class of the parent, which colours it. */
export const CardOutline = ({ class: place }: { class: string }) => <span class={`card-outline ${place}`} />;
