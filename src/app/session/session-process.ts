import type { CurrentUser, SignedIn } from "../../../domain/entities.ts";
import type { StoredSession } from "../../../domain/session.ts";
import type { TokenSource } from "../../api/token-source.ts";

/** What leads a session: the machine, or what stands in for it where its code could not be loaded. */
export type SessionProcess = TokenSource & {
  /** The session as this tab knows it; null for a visitor. */
  session(): StoredSession | null;
  signIn(signedIn: SignedIn): void;
  rename(user: CurrentUser): void;
  /** Resolves when nobody is signed in any more. @param hasVisitorToken whether an access token of a visitor is stored */
  signOut(hasVisitorToken: boolean): Promise<void>;
  /** The storage may hold another session than this tab knows of. */
  syncWithStorage(): void;
};
