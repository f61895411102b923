import { createContext, use } from "react";
import type { CurrentUser } from "../../domain/entities.ts";

/** Who looks at the page, and what they do about it. */
export type Account = {
  /** The current user; undefined for a visitor, and in the first paint, which is drawn for everybody. */
  user: CurrentUser | undefined;
  /** The firms that they keep as favourites, by id. */
  firms: readonly number[];
  rename: (user: CurrentUser) => void;
  keepFirms: (ids: readonly number[]) => void;
  signOut: () => Promise<void>;
};

const AccountContext = createContext<Account | undefined>(undefined);

export const AccountProvider = AccountContext.Provider;

/** Throws outside of the app. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === undefined) throw new Error("No account: render inside of the app");
  return account;
}
