// Whole smallest units, written and read as people count them.

const NBSP = '\u00a0';
const MINUS = '\u2212';
const FARTHINGS = ['', '¼', '½', '¾'];
const SIGNS = { gbp: '£', eur: '€', usd: '$' };
const POINTS = { code: 'points', unit: 'point', decimals: 0, coins: {} };

const grouped = (whole) => new Intl.NumberFormat('en').format(whole);

// The parts of an amount, the greatest coin first: £2, 10s, 6½d.
export function parts(amount, currency = POINTS) {
  if (amount === 0) return ['0'];
  if (currency.code === 'lsd') return sterling(amount, currency.coins);
  if (currency.code === 'livre') return livres(amount, currency.coins);
  if (currency.decimals) return [decimal(amount, currency)];
  return Object.keys(currency.coins).length ? inCoins(amount, currency.coins) : [grouped(amount)];
}

export function money(amount, currency) {
  const text = parts(Math.abs(amount), currency).join(NBSP);
  return amount < 0 ? MINUS + text : text;
}

// A net: it always has its sign, but for nothing at all.
export function net(amount, currency) {
  return amount > 0 ? `+${money(amount, currency)}` : money(amount, currency);
}

function sterling(amount, { l, s, d }) {
  const [pounds, under] = divided(amount, l);
  const [shillings, pence] = divided(under, s);
  const [whole, farthings] = divided(pence, d);
  const last = `${whole || ''}${FARTHINGS[farthings]}`;
  return [pounds && `£${grouped(pounds)}`, shillings && `${shillings}s`, last && `${last}d`].filter(Boolean);
}

function livres(amount, { l, s, d }) {
  const [whole, under] = divided(amount, l);
  const [sols, deniers] = divided(under, s);
  const counted = [[whole, 'lt'], [sols, 's'], [deniers / d, 'd']];
  return counted.filter(([count]) => count).map(([count, coin]) => `${grouped(count)}${NBSP}${coin}`);
}

function decimal(amount, { code, decimals }) {
  const [whole, rest] = divided(amount, 10 ** decimals);
  const cents = rest ? `.${String(rest).padStart(decimals, '0')}` : '';
  return `${SIGNS[code] ?? ''}${grouped(whole)}${cents}`;
}

function inCoins(amount, coins) {
  const counted = [];
  for (const [suffix, worth] of Object.entries(coins)) {
    const [count, rest] = divided(amount, worth);
    if (count) counted.push(`${grouped(count)}${suffix}`);
    amount = rest;
  }
  return counted;
}

const divided = (amount, by) => [Math.floor(amount / by), amount % by];

// The coin that a plain number means when a person types one.
export function mainCoin(currency) {
  const named = { lsd: 'pounds', livre: 'livres', eur: 'euros', gbp: 'pounds', usd: 'dollars' };
  return named[currency.code] ?? `${currency.unit}s`;
}

const worthOfOne = (currency) => currency.coins.l ?? 10 ** currency.decimals;

// Reads 20, £2 10s 6d, 2l10s6d, 3gn, 4.50. Returns smallest units, or null for what is no amount.
export function amountIn(text, currency) {
  const typed = text.trim().toLowerCase().replaceAll(',', '').replaceAll('lt', 'l');
  const plain = typed.replace(/^[£€$]\s*/, '');
  if (/^\d{1,13}$/.test(plain)) return Number(plain) * worthOfOne(currency);
  if (currency.decimals && /^\d{1,13}\.\d{1,2}$/.test(plain)) return Math.round(Number(plain) * 100);
  const coins = typed.replace(/^£\s*(\d+)\b/, '$1l');
  return /\d\s+\d/.test(coins) ? null : counted(coins.replace(/\s/g, ''), currency.coins);
}

function counted(typed, coins) {
  if (!/^(\d{1,13}[a-z]+)+$/.test(typed)) return null;
  let total = 0;
  let last = Infinity;
  for (const [, count, suffix] of typed.matchAll(/(\d+)([a-z]+)/g)) {
    const worth = coins[suffix];
    if (!worth || worth >= last) return null;
    total += Number(count) * worth;
    last = worth;
  }
  return total;
}

// Which metal a coin of that amount is drawn in: copper, silver or gold.
export function metal(amount, currency) {
  const great = worthOfOne(currency) * (currency.coins.l ? 1 : 10);
  const small = currency.coins.s ?? great / 10;
  return amount < small ? 'copper' : amount < great ? 'silver' : 'gold';
}
