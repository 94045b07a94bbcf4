/** A clock that runs one timer, which the test ends. */

export function oneTimerClock() {
  const waits: number[] = [];
  let due: (() => void) | null = null;
  const clock = {
    later: (milliseconds: number, call: () => void) => {
      waits.push(milliseconds);
      due = call;
      return () => {
        due = null;
      };
    },
  };
  /** Lets the wait end. Returns false if none runs. */
  const advance = async (): Promise<boolean> => {
    const call = due;
    due = null;
    call?.();
    await new Promise((done) => setImmediate(done));
    return call !== null;
  };
  return { clock, waits, advance };
}
