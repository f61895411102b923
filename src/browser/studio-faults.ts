/** Where what the studio wants to go wrong lies in the storage of this browser. */
export const studioFaultsKey = "kezek-studio-faults";

/** How the storage of this browser fails its pages: nothing more can be kept, or nothing can be had at all. */
type StorageFailure = "full" | "denied";

/** The storage as the browser has it, whatever fails of it for the page. */
export const unbroken = {
  keys: (): string[] => Object.keys(localStorage),
  read: (key: string): string | null => localStorage.getItem(key),
  write: (key: string, text: string): void => localStorage.setItem(key, text),
  remove: (key: string): void => localStorage.removeItem(key),
};

/** What the studio wants to go wrong in the pages of this browser, as it was written; null where nothing was. */
export function readStudioFaults(): string | null {
  return unbroken.read(studioFaultsKey);
}

export function writeStudioFaults(text: string): void {
  unbroken.write(studioFaultsKey, text);
  for (const act of told) act();
}

const told = new Set<() => void>();

/** Calls back each time that this page, or another of this browser, has written what is to go wrong. */
export function onStudioFaults(act: () => void): void {
  told.add(act);
  globalThis.addEventListener("storage", ({ key }) => key === studioFaultsKey && act());
}

/** From now on the storage of this page fails so, until the page is loaded again; what the studio wants is still read and kept. */
export function breakStorage(fault: StorageFailure): void {
  const { getItem, setItem } = Storage.prototype;
  unbroken.write = (key, text) => setItem.call(localStorage, key, text);
  unbroken.read = (key) => getItem.call(localStorage, key);
  Storage.prototype.setItem = () => {
    throw new DOMException("Broken by the studio.", fault === "full" ? "QuotaExceededError" : "SecurityError");
  };
  if (fault === "full") return;
  Storage.prototype.getItem = () => {
    throw new DOMException("Broken by the studio.", "SecurityError");
  };
}
