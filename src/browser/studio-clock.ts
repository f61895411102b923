/** From now on the clock of this page is off by so many milliseconds as it is told at each look. */
export function moveClock(offsetMs: () => number): void {
  const { now } = Date;
  Date.now = () => now() + offsetMs();
}
