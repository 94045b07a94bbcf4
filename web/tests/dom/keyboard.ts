/** Presses keys: what a browser does with a key that no listener has taken. */

const focused = (): HTMLElement => (document.activeElement ?? document.body) as HTMLElement;

/** Presses and releases a key, such as `k`, `Enter` or `Shift+T`. */
export async function pressKey(words: string): Promise<void> {
  const init = await holdKey(words);
  focused().dispatchEvent(new KeyboardEvent('keyup', init));
}

/** Presses a key without releasing it, or lets a key that is held repeat. */
export async function holdKey(words: string, repeat = false): Promise<KeyboardEventInit> {
  const modifiers = words.split('+');
  const key = words === '+' ? '+' : modifiers.pop()!;
  const init = {
    key,
    bubbles: true,
    cancelable: true,
    shiftKey: modifiers.includes('Shift'),
    ctrlKey: modifiers.includes('Control'),
  };
  const isTaken = !focused().dispatchEvent(new KeyboardEvent('keydown', { ...init, repeat }));
  // The key acts where the focus is after the listeners, and after the promises that they resolved.
  await new Promise<void>((done) => process.nextTick(done));
  if (!isTaken && !init.ctrlKey) applyKey(key, focused());
  return init;
}

function applyKey(key: string, target: HTMLElement): void {
  const isText = target instanceof HTMLTextAreaElement || isTextField(target);
  if (key === 'Escape') return closeDialog();
  if (isText && key.length === 1) return insert(target as HTMLInputElement, key);
  if (key === 'Enter' && isTextField(target)) return submitForm(target.form);
  if (key === 'Enter' || key === ' ') clickFromKeyboard(target);
}

const isTextField = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type);

/** Clicks the submit button of a form, as browsers do, or submits a form without one. */
function submitForm(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLElement>('button:not([type=button], [type=reset]), [type=submit]');
  if (button) button.click();
  else form?.requestSubmit();
}

/** A click from the keyboard has no pointer, which its detail of 0 shows. */
function clickFromKeyboard(target: HTMLElement): void {
  if (target.matches('button, a[href], summary, input')) target.click();
}

function insert(field: HTMLInputElement, text: string): void {
  field.value += text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/** Closes the dialog in front, as browsers do. */
function closeDialog(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
