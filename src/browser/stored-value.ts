import type { Storage } from "./storage.ts";

/** One typed value of the storage. Foreign or broken text under its key reads as nothing, and is dropped. */
export type StoredValue<Value> = {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
};

type Form<Value> = {
  key: string;
  /** What lies there as a value; undefined where it is none. */
  read: (left: unknown) => Value | undefined;
  /** What is written for a value, as JSON. */
  write?: (value: Value) => unknown;
};

export function storedValue<Value>(
  storage: Storage,
  { key, read, write = (value) => value }: Form<Value>,
): StoredValue<Value> {
  return {
    read() {
      const text = storage.read(key);
      const value = read(parsed(text));
      if (value === undefined && text !== undefined) storage.remove(key);
      return value;
    },
    write: (value) => storage.write(key, JSON.stringify(write(value))),
    clear: () => storage.remove(key),
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
