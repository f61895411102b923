/** Remembers what was done, in order. */
export function notes() {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given]);
  return { done, note };
}
