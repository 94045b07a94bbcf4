/** Starts the page that checks seals. It is built into one file, which also works without a server. */

import { render } from 'preact';
import { CheckSealPage } from './CheckSealPage.tsx';

render(<CheckSealPage preferred={navigator.language.startsWith('fr') ? 'fr' : 'en'} />, document.body);
