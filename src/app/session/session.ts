import type { CurrentUser, SignedIn } from "../../../domain/entities.ts";
import { isSameSession } from "../../../domain/session.ts";
import type { Client } from "../../api/client.ts";
import type { TokenSource } from "../../api/token-source.ts";
import type { Changed } from "../../queries/changes.ts";
import { type Store, createStore } from "../core/store.ts";
import type { ReactionContext } from "../facts/reaction-context.ts";
import type { SessionActorNeeds } from "./session-actor.ts";
import type { SessionProcess } from "./session-process.ts";
import { type ClearedBesides, sessionValues, type Values } from "./session-values.ts";
import { sessionWithoutProcess } from "./session-without-process.ts";

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

export type SessionDependencies = Omit<SessionActorNeeds, "client" | "means" | "stored" | "known" | "refreshKey"> &
  ClearedBesides & {
    /** The client over the tokens of this session, which it is built after. */
    client: () => Client;
    values: Values;
    visitor: TokenSource;
    /** The process comes with the first session: most visitors never need it. */
    load: () => Promise<{ startSession: (needs: SessionActorNeeds) => SessionProcess }>;
    openWebSession: () => void;
    /** Somebody else is here, or nobody: what was read for the one before is theirs alone. */
    forgetAnswers: () => void;
    changed: Changed;
    goHome: () => void;
  };

/** Builds the session from what is stored. */
export function createSession(dependencies: SessionDependencies): Session {
  const { values, visitor, load, forgetAnswers, changed, openWebSession, goHome } = dependencies;
  const { read: stored, refreshKey, ...kept } = sessionValues(values, dependencies);
  const user = createStore(stored()?.user);
  const means: ReactionContext["session"] = {
    ...kept,
    show: user.write,
    forgetAnswers,
    changed,
    openWebSession,
    goHome,
  };

  const standIn = sessionWithoutProcess({ ...dependencies, stored, means });
  let actor: SessionProcess | undefined;
  let starting: Promise<SessionProcess> | undefined;
  const start = async () => {
    const { startSession } = await load();
    const client = dependencies.client();
    actor = startSession({ ...dependencies, client, stored, known: standIn.session(), refreshKey, means });
    return actor;
  };
  /** The process, which is fetched when it is needed first; its stand-in where it could not be had. */
  const reached = () =>
    (starting ??= start()).catch(() => {
      // The next call that needs it tries to fetch it again.
      starting = undefined;
      return standIn;
    });
  const leader = () => actor ?? standIn;

  const isSignedIn = () => user.read() !== undefined;
  const holder = (): TokenSource => (isSignedIn() ? leader() : visitor);
  /** Who is signed out by it goes on as a visitor. */
  const withTokens = async (act: (source: TokenSource) => Promise<void>) => {
    if (isSignedIn()) await act(await reached());
    if (!isSignedIn()) await act(visitor);
  };

  return {
    user,
    tokens: {
      current: () => holder().current(),
      freshen: () => withTokens((source) => source.freshen()),
      expired: (accessToken) => withTokens((source) => source.expired(accessToken)),
      refused: (accessToken) => holder().refused(accessToken),
    },
    signIn: async (signedIn) => (await reached()).signIn(signedIn),
    rename: async (renamed) => (await reached()).rename(renamed),
    async signOut() {
      const hasVisitorToken = values.accessToken.read() !== undefined;
      const leaving = leader().session();
      const running = await reached();
      // Somebody has signed in in their place while the process was on its way.
      if (!isSameSession(leaving, running.session())) return goHome();
      await running.signOut(hasVisitorToken);
    },
    syncWithStorage() {
      const isVisitors = !isSignedIn() && stored() === null;
      if (!isVisitors) void reached().then((running) => running.syncWithStorage());
    },
  };
}
