// The key of the house: comes with the address, stays in this tab, goes when it is forgotten.

const KEPT = 'paroli.key';
let here = null;

// Takes the key out of the address, where others would read it and histories would keep it.
export function takeKeyFromAddress() {
  const found = /^#key=(.+)$/.exec(location.hash);
  if (!found) return;
  keepKey(plain(found[1]));
  history.replaceState(null, '', location.pathname + location.search);
}

export function theKey() {
  return here ?? stored((place) => place.getItem(KEPT));
}

export function keepKey(key) {
  here = key.trim();
  stored((place) => place.setItem(KEPT, here));
}

export function forgetKey() {
  here = null;
  stored((place) => place.removeItem(KEPT));
}

// A person may paste the whole address that `paroli serve` printed.
export function keyIn(text) {
  const pasted = text.trim();
  const found = /#key=(.+)$/.exec(pasted);
  return found ? plain(found[1]) : pasted;
}

function plain(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

// Some browsers refuse storage; then the key lives as long as the page.
function stored(act) {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
