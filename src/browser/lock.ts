/**
 * Does something while no other tab of this site does the same, one after another. Where the browser has no locks the
 * tabs may do it at once.
 * @param signal gives up waiting for the turn, not what is done then
 * @throws its reason
 */
export async function withLock<Value>(what: string, act: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return act();
  let result: { value: Value } | undefined;
  await locks.request(`kezek-${what}`, { signal }, async () => {
    result = { value: await act() };
  });
  if (result === undefined) throw new Error("The lock was given and nothing was done.");
  return result.value;
}
