/**
 * A line at the top of a low screen that says what keeps entries from being recorded, while the header is scrolled out of
 * view. Screen readers read the header.
 */

import { useEffect, useState } from 'preact/hooks';
import { currentKey } from '../../api/current-key.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { usePageModel } from '../model/table-context.ts';
import { troubleText } from './trouble-text.ts';
import './TroubleLine.css';

export function TroubleLine() {
  const text = troubleText(usePageModel(), currentKey.value);
  const isHeaderInView = useIsHeaderInView();
  if (!text || isHeaderInView) return null;
  return (
    <p class="trouble-line" aria-hidden="true">
      <RichText text={text} />
    </p>
  );
}

/** Whether the sentence is in view: it and its note are the last of the header that scroll away. */
function useIsHeaderInView(): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const sentence = document.querySelector('.prompt');
    if (!sentence) return;
    const observer = new IntersectionObserver((seen) => setIsInView(seen.at(-1)?.isIntersecting ?? true));
    observer.observe(sentence);
    return () => observer.disconnect();
  }, []);
  return isInView;
}
