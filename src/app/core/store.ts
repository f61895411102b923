/** One value that outlives React, and tells who listens when it changes. */
export type Store<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(first: Value): Store<Value> {
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
