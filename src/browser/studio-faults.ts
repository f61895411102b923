/** Where what the studio wants to go wrong lies in the storage of this browser. */
export const studioFaultsKey = "kezek-studio-faults";

/** How the storage of this browser fails its pages: nothing more can be kept, or nothing can be had at all. */
export type StorageFault = "full" | "denied";

let read = (): string | null => localStorage.getItem(studioFaultsKey);
let write = (text: string): void => localStorage.setItem(studioFaultsKey, text);

/** What the studio wants to go wrong in the pages of this browser, as it was written; null where nothing was. */
export function readStudioFaults(): string | null {
  return read();
}

export function writeStudioFaults(text: string): void {
  write(text);
}

/** From now on the storage of this page fails so, until the page is loaded again; what the studio wants is still read and kept. */
export function breakStorage(fault: StorageFault): void {
  const { getItem, setItem } = Storage.prototype;
  write = (text) => setItem.call(localStorage, studioFaultsKey, text);
  read = () => getItem.call(localStorage, studioFaultsKey);
  Storage.prototype.setItem = () => {
    throw new DOMException("Broken by the studio.", fault === "full" ? "QuotaExceededError" : "SecurityError");
  };
  if (fault === "full") return;
  Storage.prototype.getItem = () => {
    throw new DOMException("Broken by the studio.", "SecurityError");
  };
}
