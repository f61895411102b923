import { createContext, use } from "react";
import type { CurrentUser } from "../../domain/entities.ts";

/** Who looks at the page, and what they do about it. */
export type Person = {
  /** The current user; undefined for a visitor, and in the first paint, which is drawn for everybody. */
  user: CurrentUser | undefined;
  /** The firms that they keep as favourites, by id. */
  firms: readonly number[];
  rename: (user: CurrentUser) => void;
  keepFirms: (ids: readonly number[]) => void;
  signOut: () => Promise<void>;
};

const PersonContext = createContext<Person | undefined>(undefined);

export const PersonProvider = PersonContext.Provider;

/** Throws outside of the app. */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (person === undefined) throw new Error("No person: render inside of the app");
  return person;
}
