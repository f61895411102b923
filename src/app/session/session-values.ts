import { isSameSession, sessionWithoutTokens, type StoredSession } from "../../../domain/session.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import type { RefreshKey } from "../../effects/session.ts";
import { dropAccountSecrets } from "../storage/guest-secrets.ts";

/** Where a session lies, with all that is kept for the account and goes with it. */
export type Values = Pick<
  StoredValues,
  | "currentUser"
  | "tokenInfo"
  | "accessToken"
  | "menuTab"
  | "firms"
  | "guestReservations"
  | "orderedGiftCards"
  | "offlinePass"
  | "recentSearches"
  | "pins"
  | "unanswered"
>;

/** What is stored of who is signed in: every tab of the browser reads and changes it. */
export type SessionValues = {
  /** Null where nobody is stored: tokens without a user are nobody's. */
  read(): StoredSession | null;
  /** Stores a session that begins, in the place of whichever is stored. */
  store(session: StoredSession): void;
  /** Stores the tokens of a session that is still the one that is stored. */
  storeTokens(session: StoredSession): void;
  /** Stores the name of who is signed in, of a session that is still the one that is stored. */
  storeUser(session: StoredSession): void;
  /** Clears with a session that has ended, null for a visitor's, unless somebody has signed in since in another tab. */
  clearStored(session: StoredSession | null): void;
  refreshKey: RefreshKey;
};

/** What goes with a session and lies elsewhere. */
export type ClearedBesides = {
  dropWebSession: () => void;
  /** Takes who somebody is out of what they have begun. */
  forgetContacts: () => void;
};

/** Opens it, and drops the tokens of nobody that lie there. */
export function sessionValues(values: Values, besides: ClearedBesides): SessionValues {
  const read = () => storedSession(values);
  const storeTokens = (session: StoredSession) => writeTokens(values, session);
  const storeUser = ({ user }: StoredSession) => values.currentUser.write(user);
  /** Compares and sets: another tab may have stored another session than the one that a change is about. */
  const change = (session: StoredSession | null, act: () => void) => {
    if (isSameSession(session, read())) act();
  };
  if (read() === null) dropTokensOfNobody(values);
  return {
    read,
    store(session) {
      storeTokens(session);
      storeUser(session);
    },
    storeTokens: (session) => change(session, () => storeTokens(session)),
    storeUser: (session) => change(session, () => storeUser(session)),
    clearStored(session) {
      const isNobodyStored = read() === null;
      change(isNobodyStored ? null : session, () => clear(values, besides));
    },
    refreshKey: refreshKeyIn(values),
  };
}

function storedSession({ currentUser, tokenInfo }: Values): StoredSession | null {
  const user = currentUser.read();
  const info = tokenInfo.read();
  if (user === undefined) return null;
  if (info === undefined) return sessionWithoutTokens(user);
  const { refreshKey: _, ...tokens } = info;
  return { user, ...tokens };
}

function writeTokens({ tokenInfo }: Values, { user: _user, accessToken, ...info }: StoredSession): void {
  if (accessToken !== null) tokenInfo.write({ accessToken, ...info });
}

/** A full or cleared storage leaves them of a session. */
function dropTokensOfNobody({ tokenInfo, firms }: Values): void {
  if (tokenInfo.read() === undefined) return;
  for (const value of [tokenInfo, firms]) value.clear();
}

/**
 * Clearing removes the user, the tokens with their date and expiry, a visitor's too, the menu tab, the firms and the
 * cookies (spec §4); and the secrets of the visits that were kept for the account, with what was kept of the next one, what
 * was searched for and pinned, what has had no answer, and who the client said they are in what they have begun.
 */
function clear(values: Values, { dropWebSession, forgetContacts }: ClearedBesides): void {
  const { currentUser, tokenInfo, accessToken, menuTab, firms, offlinePass, recentSearches, pins, unanswered } = values;
  const ofSession = [
    currentUser,
    tokenInfo,
    accessToken,
    menuTab,
    firms,
    offlinePass,
    recentSearches,
    pins,
    unanswered,
  ];
  for (const value of ofSession) value.clear();
  dropAccountSecrets(values);
  forgetContacts();
  dropWebSession();
}

function refreshKeyIn({ tokenInfo }: Values): RefreshKey {
  return {
    read(refreshToken) {
      const info = tokenInfo.read();
      return (info?.refreshToken === refreshToken && info.refreshKey) || null;
    },
    write(refreshToken, key) {
      const info = tokenInfo.read();
      if (info?.refreshToken !== refreshToken) return;
      const { refreshKey: _, ...tokens } = info;
      tokenInfo.write({ ...tokens, ...(key !== null && { refreshKey: key }) });
    },
  };
}
