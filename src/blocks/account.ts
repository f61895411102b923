import type { CurrentUser } from "../../domain/entities.ts";
import { requiredContext } from "../ui/required-context.ts";

/** Who looks at the page, and what they do about it. */
export type Account = {
  /** The current user; undefined for a visitor, and in the first paint, which is drawn for everybody. */
  user: CurrentUser | undefined;
  /** The firms that they keep as favourites, by id. */
  firms: readonly number[];
  /** Those that they have pinned to be compared, by id. */
  pinned: readonly number[];
  /** The token of their survey, or that they want none; undefined before they have chosen. */
  surveyChoice: string | undefined;
  rename: (user: CurrentUser) => Promise<void>;
  pin: (ids: readonly number[]) => void;
  keepFirms: (ids: readonly number[]) => void;
  chooseSurvey: (choice: string | undefined) => void;
  signOut: () => Promise<void>;
};

export const [AccountProvider, useAccount] = requiredContext<Account>("account");
