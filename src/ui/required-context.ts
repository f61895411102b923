import { createContext, type Provider, use } from "react";

/** A context that has to be provided: its provider, and the hook that reads it and throws outside. */
export function requiredContext<Value>(name: string): readonly [provider: Provider<Value>, useValue: () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  const useValue = () => {
    const value = use(Context);
    if (value === undefined) throw new Error(`No ${name} here: render inside of its provider`);
    return value;
  };
  return [Context.Provider, useValue];
}
