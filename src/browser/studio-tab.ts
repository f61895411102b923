const names = { page: "kezek-studio-page", memory: "kezek-studio-memory" };

/** What the page of a tab leaves to that which it becomes when it is loaded again. */
export type StudioTab = {
  /** The page that was loaded again. */
  reloaded: string | undefined;
  /** What that one has left. */
  left: string | undefined;
  /** Leaves something, where the storage takes it; also where it is broken on purpose. */
  leave(text: string): void;
};

/** Says who the page of this tab is, and who it was before it was loaded again. */
export function openStudioTab(page: string): StudioTab {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const read = (name: string) => quietly(() => getItem.call(sessionStorage, name)) ?? undefined;
  const before = read(names.page);
  const reloaded = wasReloaded() ? before : undefined;
  const left = reloaded === undefined ? undefined : read(names.memory);
  quietly(() => removeItem.call(sessionStorage, names.memory));
  quietly(() => setItem.call(sessionStorage, names.page, page));
  const leave = (text: string) => quietly(() => setItem.call(sessionStorage, names.memory, text));
  return { reloaded, left, leave };
}

/** Calls the listener whenever the address may be another one: by so many steps through the history, 0 by what the page itself wrote. */
export function onAddressChange(listener: (by: number) => void): void {
  let at = indexOfEntry();
  const notify = (isTraversed: boolean) => {
    const now = indexOfEntry();
    // Where a browser does not number its entries, whoever goes through them goes back most often.
    const by = now === null || at === null ? -1 : now - at;
    at = now;
    listener(isTraversed ? by : 0);
  };
  for (const name of ["pushState", "replaceState"] as const) {
    const write = history[name].bind(history);
    history[name] = (...given) => {
      write(...given);
      notify(false);
    };
  }
  // Before the app hears of it, and goes along.
  globalThis.addEventListener("popstate", () => notify(true), { capture: true });
}

/** Calls the listener when another page of this browser, or the studio, has written something that all of them read. */
export function onWrittenElsewhere(listener: () => void): void {
  globalThis.addEventListener("storage", listener);
}

function wasReloaded(): boolean {
  const loads = quietly(() => performance.getEntriesByType("navigation")) ?? [];
  // Where a test has the clock of the page, it has its performance as well.
  const activation = "navigation" in globalThis ? globalThis.navigation.activation : null;
  return activation?.navigationType === "reload" || loads.some((load) => "type" in load && load.type === "reload");
}

function indexOfEntry(): number | null {
  return "navigation" in globalThis ? (globalThis.navigation.currentEntry?.index ?? null) : null;
}

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
