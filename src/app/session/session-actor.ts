import { waitFor } from "xstate";
import type { StoredSession } from "../../../domain/session.ts";
import { sessionMachine } from "../../../machines/session/machine.ts";
import { isAnonymous, isRefreshing, sessionOf } from "../../../machines/session/selectors.ts";
import { sessionEffects, type SessionNeeds } from "../../effects/session.ts";
import type { ReactionContext } from "../facts/reaction-context.ts";
import { reactTo } from "../facts/react-to.ts";
import { type Inspect, runProcess } from "../core/run-process.ts";
import type { SessionProcess } from "./session-process.ts";

export type SessionActorNeeds = SessionNeeds & {
  /** What the facts can lead to. */
  means: ReactionContext["session"];
  /** The session as this tab knew it until now; null for a visitor. */
  known: StoredSession | null;
  inspect: Inspect | undefined;
};

/**
 * Starts the process of a session from what this tab knows, and has it see what another tab has done since. It lives as
 * long as the page.
 */
export function startSession({ means, known, inspect, ...needs }: SessionActorNeeds): SessionProcess {
  const { now, stored } = needs;
  const machine = sessionMachine.provide({ actors: sessionEffects(needs) });
  const actor = runProcess(
    { machine, input: { session: known } },
    {
      onFact(fact) {
        reactTo("session", fact, means);
        // Somebody may have signed in elsewhere while this session came to its end.
        if (fact.type === "session.ended") syncWithStorage();
      },
      inspect,
    },
  );
  const session = () => sessionOf(actor.getSnapshot());
  const syncWithStorage = () => actor.send({ type: "session.changed-elsewhere", session: stored() });
  const settled = async () => {
    await waitFor(actor, (snapshot) => !isRefreshing(snapshot));
  };
  syncWithStorage();
  return {
    session,
    current: () => session()?.accessToken ?? undefined,
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
      await waitFor(actor, isAnonymous);
    },
    syncWithStorage,
  };
}
