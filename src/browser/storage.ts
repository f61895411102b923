/** A place for text by key that never throws: unreadable or full, it forgets. */
export type Storage = {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether what was written there ends with the page; where it is missing, nothing does. */
  isLost?(key: string): boolean;
};

/** Local storage; in-memory inside of a frame (spec §4, widget mode) and where the browser gives none. */
export function openStorage(isFramed: boolean): Storage {
  const local = isFramed ? undefined : usableLocalStorage();
  return local === undefined ? { ...memoryStorage(), isLost: () => true } : persistentStorage(local);
}

/** Lives as long as the page. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function usableLocalStorage(): globalThis.Storage | undefined {
  try {
    const storage = window.localStorage;
    storage.getItem("language");
    return storage;
  } catch {
    return undefined;
  }
}

function persistentStorage(local: globalThis.Storage): Storage {
  // What could not be written is kept for as long as the page lives, and hides what lies there from before.
  const unwritten = memoryStorage();
  return {
    read: (key) => unwritten.read(key) ?? quietly(() => local.getItem(key)) ?? undefined,
    write(key, value) {
      unwritten.remove(key);
      if (quietly(() => (local.setItem(key, value), true)) !== true) unwritten.write(key, value);
    },
    remove(key) {
      unwritten.remove(key);
      quietly(() => local.removeItem(key));
    },
    isLost: (key) => unwritten.read(key) !== undefined,
  };
}

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
