import { waitFor } from "xstate";
import type { CurrentUser, SignedIn } from "../../../domain/entities.ts";
import type { StoredSession } from "../../../domain/session.ts";
import { sessionMachine } from "../../../machines/session/machine.ts";
import type { TokenSource } from "../../api/token-source.ts";
import { sessionEffects, type SessionNeeds } from "../../effects/session.ts";
import type { ReactionContext } from "../facts/reaction-context.ts";
import { reactTo } from "../facts/react-to.ts";
import { type Inspect, runProcess } from "../core/run-process.ts";

export type SessionActorNeeds = SessionNeeds & {
  /** What the facts can lead to, with the session as it then is. */
  meansWith: (session: StoredSession | null) => ReactionContext["session"];
  /** The session as this tab knew it until now; undefined for a visitor. */
  known: StoredSession | undefined;
  inspect: Inspect | undefined;
};

/** The process of a session, as the rest of the app deals with it. */
export type SessionActor = TokenSource & {
  signIn(signedIn: SignedIn): void;
  rename(user: CurrentUser): void;
  /** Resolves when nobody is signed in any more. @param hasVisitorToken whether an access token of a visitor is stored */
  signOut(hasVisitorToken: boolean): Promise<void>;
  /** The storage may hold another session than this tab knows of. */
  syncWithStorage(): void;
};

/**
 * Starts the process of a session from what this tab knows, and has it see what another tab has done since. It lives as
 * long as the page.
 */
export function startSession({ meansWith, known, inspect, ...needs }: SessionActorNeeds): SessionActor {
  const { now, stored } = needs;
  const machine = sessionMachine.provide({ actors: sessionEffects(needs) });
  const actor = runProcess(
    { machine, input: { session: known ?? null } },
    {
      onFact(fact, { context }) {
        reactTo("session", fact, meansWith(context.session));
        // Somebody may have signed in elsewhere while this session came to its end.
        if (fact.type === "session.ended") syncWithStorage();
      },
      inspect,
    },
  );
  const syncWithStorage = () => actor.send({ type: "session.changed-elsewhere", session: stored() ?? null });
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.matches({ authenticated: "refreshing" }));
  };
  syncWithStorage();
  return {
    current: () => actor.getSnapshot().context.session?.accessToken ?? undefined,
    async freshen() {
      actor.send({ type: "token.needed", at: now() });
      await settled();
    },
    async expired(accessToken) {
      actor.send({ type: "token.refused", accessToken: accessToken ?? null, at: now() });
      await settled();
    },
    refused: (accessToken) => actor.send({ type: "session.refused", accessToken: accessToken ?? null }),
    signIn: (signedIn) => actor.send({ type: "client.signed-in", signedIn, at: now() }),
    rename: (user) => actor.send({ type: "client.renamed", user }),
    async signOut(hasVisitorToken) {
      actor.send({ type: "sign-out.requested", hasVisitorToken });
      await waitFor(actor, (snapshot) => snapshot.matches("anonymous"));
    },
    syncWithStorage,
  };
}
