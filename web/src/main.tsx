import { render } from 'preact';
import './look/tokens.css';
import './look/page.css';
import './look/theme.ts';

const face = document.getElementById('face');
if (face) render(<h1>Paroli</h1>, face);
