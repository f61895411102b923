/** Several calls often come at once: a moment is waited for the rest of them. */
const momentMs = 300;
/** Where they do not end it is enough to act now and then. */
const restMs = 2_000;

/** Acts a moment after it is called, and not again before it has rested, however often it is called meanwhile. */
export function unhurried(act: () => void): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalled = false;
  function run(): void {
    timer = undefined;
    if (!isCalled) return;
    isCalled = false;
    act();
    timer = setTimeout(run, restMs);
  }
  return {
    call() {
      isCalled = true;
      timer ??= setTimeout(run, momentMs);
    },
    stop: () => clearTimeout(timer),
  };
}
