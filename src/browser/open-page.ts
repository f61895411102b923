/** Opens a page of this site in a tab of its own. */
export function openPage(address: string): void {
  globalThis.open(address, "_blank");
}

/** Leaves for a page of this site. */
export function navigateToPage(address: string): void {
  globalThis.location.assign(address);
}
