// What a person comes with: a link that signs one device in, once, or a key.
// Nothing of it is kept; the house answers with a cookie.

const PAIR = /#pair=(\S+)$/;
const KEY = /#key=/;

// Takes a secret out of the address, where others would read it and histories would keep it.
// Returns what to sign in with, {tooOpen: true} for a key that should not have been there, or null.
export function takeFromAddress() {
  const { hash } = location;
  if (!PAIR.test(hash) && !KEY.test(hash)) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return PAIR.test(hash) ? proofIn(hash) : { tooOpen: true };
}

// A person may paste a whole link, or a key alone.
export function proofIn(text) {
  const pasted = text.trim();
  const link = PAIR.exec(pasted);
  return link ? { link: plain(link[1]) } : { key: pasted };
}

function plain(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
