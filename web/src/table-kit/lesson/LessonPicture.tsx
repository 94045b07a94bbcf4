/** The frame of a picture of a lesson. */

import type { ComponentChildren } from 'preact';
import './LessonPicture.css';

/** `meaning`: what the picture shows, for screen readers. */
export const LessonPicture = (props: { readonly meaning: string; readonly children: ComponentChildren }) => (
  <div class="lesson-picture" role="img" aria-label={props.meaning}>
    {props.children}
  </div>
);
