import { render } from 'preact';
import './look/tokens.css';
import './look/page.css';
import './look/theme.ts';
import { TablePage } from './games/basset/TablePage.tsx';

const face = document.getElementById('face');
const [, id] = /^\/tables\/([0-9a-f-]+)/.exec(location.pathname) ?? [];
if (face) render(id ? <TablePage id={id} /> : <h1>Paroli</h1>, face);
