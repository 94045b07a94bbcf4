// Elements from words. Text only ever becomes text: nothing here reads markup.

export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(props ?? {})) put(element, key, value);
  element.append(...children.flat(Infinity).filter(isThere));
  return element;
}

function put(element, key, value) {
  if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
  else if (value === true) element.setAttribute(key, '');
  else if (isThere(value)) element.setAttribute(key, value);
}

const isThere = (value) => value !== null && value !== undefined && value !== false;

export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(isThere));
  return element;
}

// Says something to those who listen to the page instead of looking at it.
export function say(words) {
  document.getElementById('said').textContent = words;
}

export function labelled(title, id, ...fields) {
  return h('div.field', null, h('label', { for: id }, title), ...fields);
}

const SVG = 'http://www.w3.org/2000/svg';

// A picture of one path in a square of 16.
export function picture(path, className) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const drawn = document.createElementNS(SVG, 'path');
  drawn.setAttribute('d', path);
  svg.append(drawn);
  return svg;
}
