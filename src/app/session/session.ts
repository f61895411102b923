import type { CurrentUser, SignedIn } from "../../../domain/entities.ts";
import {
  isSignedInSince,
  sessionFrom,
  sessionWithoutTokens,
  signsOutAtServer,
  type StoredSession,
} from "../../../domain/session.ts";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import type { EndReason, Where } from "../../../machines/session/machine.ts";
import type { Client } from "../../api/client.ts";
import { jsfLogout, signOut } from "../../api/sign-out.ts";
import type { TokenSource } from "../../api/token-source.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import type { RefreshKey } from "../../effects/session.ts";
import type { Changed } from "../../queries/changes.ts";
import { sessionReactions } from "../facts/session-reactions.ts";
import { dropAccountSecrets } from "../storage/guest-secrets.ts";
import { type Store, createStore } from "../core/store.ts";
import type { SessionActor, SessionActorNeeds } from "./session-actor.ts";

/** Who is signed in, for the whole app and outside of React. */
export type Session = {
  /** The current user; undefined for a visitor. Logged in when a current user is stored (spec §4). */
  user: Pick<Store<CurrentUser | undefined>, "read" | "subscribe">;
  /** The tokens of whoever is here: the client's, else the visitor's. */
  tokens: TokenSource;
  /** Begins a session, also where its process can't be fetched. */
  signIn(signedIn: SignedIn): Promise<void>;
  /** The client has changed their name. */
  rename(user: CurrentUser): Promise<void>;
  /** Signs out, clears what is kept of the client and goes home, whatever the service answers (spec §4). */
  signOut(): Promise<void>;
  /** Sees what another tab has done to the session. */
  syncWithStorage(): void;
};

export type SessionDependencies = Omit<
  SessionActorNeeds,
  "client" | "meansWith" | "stored" | "known" | "refreshKey"
> & {
  /** The client over the tokens of this session, which it is built after. */
  client: () => Client;
  values: Pick<
    StoredValues,
    | "currentUser"
    | "tokenInfo"
    | "accessToken"
    | "menuTab"
    | "firms"
    | "guestReservations"
    | "orderedGiftCards"
    | "offlinePass"
    | "unanswered"
  >;
  visitor: TokenSource;
  /** The process comes with the first session: most visitors never need it. */
  load: () => Promise<{ startSession: (needs: SessionActorNeeds) => SessionActor }>;
  openWebSession: () => void;
  dropWebSession: () => void;
  /** Somebody else is here, or nobody: what was read for the one before is theirs alone. */
  forgetAnswers: () => void;
  changed: Changed;
  goHome: () => void;
};

/** Builds the session from what is stored. */
export function createSession(dependencies: SessionDependencies): Session {
  const { values, visitor, load } = dependencies;
  /** The session as its process begins with it, once that is had. */
  let known = storedSession(values);
  if (known === undefined) forgetNobody(values);
  const user = createStore(known?.user);
  let actor: SessionActor | undefined;
  let starting: Promise<SessionActor> | undefined;

  const meansWith: SessionActorNeeds["meansWith"] = (session) => ({
    isStored: () => session !== null && storedSession(values)?.user.id === session.user.id,
    storeTokens: () => session !== null && storeTokens(values, session),
    storeUser: values.currentUser.write,
    clearStored: () => isSignedInSince(user.read(), storedSession(values)) || clear(dependencies),
    show: user.write,
    forgetAnswers: dependencies.forgetAnswers,
    changed: dependencies.changed,
    openWebSession: dependencies.openWebSession,
    goHome: dependencies.goHome,
  });

  const start = async () => {
    try {
      const { startSession } = await load();
      actor = startSession({
        ...dependencies,
        client: dependencies.client(),
        stored: () => storedSession(values),
        known,
        refreshKey: refreshKeyIn(values),
        meansWith,
      });
      return actor;
    } catch (error) {
      // The next call that needs it tries to fetch it again.
      starting = undefined;
      throw error;
    }
  };
  /** The beginning of a session whose process could not be had: the next call that needs it finds what is stored. */
  const begin = (session: StoredSession, where: Where) => {
    known = session;
    sessionReactions["session.began"]({ type: "session.began", user: session.user, where }, meansWith(session));
  };
  /** The end of a session whose process could not be had. */
  const end = (reason: EndReason) => {
    known = undefined;
    sessionReactions["session.ended"]({ type: "session.ended", reason }, meansWith(null));
    follow();
  };
  /** Who is here, without the process, after another tab has signed in or out. */
  const follow = () => {
    const stored = storedSession(values);
    if (stored?.user.id === user.read()?.id) return;
    if (stored === undefined) end("elsewhere");
    else begin(stored, "elsewhere");
  };
  /** Makes the calls of a logout whose process could not be had, of what is stored now; nobody waits for the answers. */
  const tellService = async (hasVisitorToken: boolean) => {
    const refreshToken = storedSession(values)?.refreshToken ?? null;
    const [hasRefreshToken, isAuthenticated] = [refreshToken !== null, user.read() !== undefined];
    if (!signsOutAtServer({ hasRefreshToken, isAuthenticated, hasAccessToken: hasVisitorToken })) return;
    const [client, sessionId] = [dependencies.client(), dependencies.webSessionId()];
    const { signal } = new AbortController();
    await signOut(client, { refreshToken, idempotencyKey: newIdempotencyKey() }, signal).catch(() => {});
    await jsfLogout(client, { sessionId, idempotencyKey: newIdempotencyKey() }, signal).catch(() => {});
  };
  const started = () => (starting ??= start());
  const whenSignedIn = async (act: (signedIn: SessionActor) => Promise<void>) => {
    // Without its process the session goes on with the token that is stored.
    const running = await started().catch(() => undefined);
    if (running !== undefined) await act(running);
  };

  const tokens: TokenSource = {
    current: () =>
      user.read() === undefined ? visitor.current() : (actor?.current() ?? values.tokenInfo.read()?.accessToken),
    async freshen() {
      if (user.read() !== undefined) await whenSignedIn((running) => running.freshen());
      if (user.read() === undefined) await visitor.freshen();
    },
    async expired(accessToken) {
      if (user.read() !== undefined) await whenSignedIn((running) => running.expired(accessToken));
      if (user.read() === undefined) await visitor.expired(accessToken);
    },
    refused(accessToken) {
      if (user.read() === undefined) visitor.refused(accessToken);
      else if (actor !== undefined) actor.refused(accessToken);
      else if (values.tokenInfo.read()?.accessToken === accessToken) end("refused");
    },
  };

  return {
    user,
    tokens,
    async signIn(signedIn) {
      const running = await started().catch(() => undefined);
      if (running === undefined) begin(sessionFrom(signedIn, dependencies.now()), "here");
      else running.signIn(signedIn);
    },
    rename: (renamed) => whenSignedIn(async (running) => running.rename(renamed)),
    async signOut() {
      const hasVisitorToken = values.accessToken.read() !== undefined;
      const leaving = user.read()?.id;
      const running = await started().catch(() => undefined);
      // Somebody else has come in their place while the process was on its way.
      if (user.read()?.id !== leaving) return dependencies.goHome();
      if (running !== undefined) return running.signOut(hasVisitorToken);
      void tellService(hasVisitorToken);
      end("signedOut");
    },
    syncWithStorage() {
      const isVisitors = user.read() === undefined && storedSession(values) === undefined;
      if (isVisitors) return;
      void started().then((running) => running.syncWithStorage(), follow);
    },
  };
}

type Values = SessionDependencies["values"];

function storedSession({ currentUser, tokenInfo }: Values): StoredSession | undefined {
  const user = currentUser.read();
  const info = tokenInfo.read();
  if (user === undefined) return undefined;
  if (info === undefined) return sessionWithoutTokens(user);
  const { refreshKey: _, ...tokens } = info;
  return { user, ...tokens };
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

/** Tokens of nobody are what a full or cleared storage left of a session. */
function forgetNobody({ tokenInfo, firms }: Values): void {
  if (tokenInfo.read() === undefined) return;
  for (const value of [tokenInfo, firms]) value.clear();
}

function storeTokens({ tokenInfo }: Values, { user: _user, accessToken, ...info }: StoredSession): void {
  if (accessToken !== null) tokenInfo.write({ accessToken, ...info });
}

/**
 * Clearing removes the user, the tokens with their date and expiry, a visitor's too, the menu tab, the firms and the
 * cookies (spec §4); and the secrets of the visits that were kept for the account, with what was kept of the next one and
 * what has had no answer.
 */
function clear({ values, dropWebSession }: Pick<SessionDependencies, "values" | "dropWebSession">): void {
  const { currentUser, tokenInfo, accessToken, menuTab, firms, offlinePass, unanswered } = values;
  for (const value of [currentUser, tokenInfo, accessToken, menuTab, firms, offlinePass, unanswered]) value.clear();
  dropAccountSecrets(values);
  dropWebSession();
}
