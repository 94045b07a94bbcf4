import { render } from 'preact';
import { sendKept } from './books/books.ts';
import './look/tokens.css';
import './look/page.css';
import './look/theme.ts';
import { keepPages } from './sw/reopening.ts';

const face = document.getElementById('face');
if (face) render(<h1>Paroli</h1>, face);

void keepPages();
void sendKept();
