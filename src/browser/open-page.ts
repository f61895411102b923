/** Opens a page of this site in a tab of its own. */
export function openPage(address: string): void {
  globalThis.open(address, "_blank");
}
