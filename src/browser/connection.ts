/** What browsers on Android know of the network; the others say nothing of it. */
type Connection = { saveData?: boolean; effectiveType?: string };

const slow = new Set(["slow-2g", "2g", "3g"]);

/** Whether who is here pays for every byte, or waits for it: what nobody has asked for is then not fetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || slow.has(connection?.effectiveType ?? "");
}
