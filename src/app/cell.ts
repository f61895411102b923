/** One value that outlives React, and tells who listens when it changes. */
export type Cell<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCell<Value>(first: Value): Cell<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
