import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { sessionFrom, signsOutAtServer, type StoredSession } from "../../../domain/session.ts";
import type { EndReason, Where } from "../../../machines/session/machine.ts";
import type { Client } from "../../api/client.ts";
import { jsfLogout, signOut } from "../../api/sign-out.ts";
import type { ReactionContext } from "../facts/reaction-context.ts";
import { sessionReactions } from "../facts/session-reactions.ts";
import type { SessionProcess } from "./session-process.ts";

type Needs = {
  client: () => Client;
  /** What is stored, which another tab may have changed. */
  stored: () => StoredSession | null;
  /** What the beginning, the end and a new name can lead to. */
  means: ReactionContext["session"];
  /** This device's clock, milliseconds. */
  now: () => number;
  webSessionId: () => string;
};

/**
 * Stands in for the process of a session until its code is loaded, and where it can't be: the session goes on with the
 * tokens that are stored, which nobody refreshes.
 */
export function sessionWithoutProcess({ client, stored, means, now, webSessionId }: Needs): SessionProcess {
  let known = stored();

  /** The session with the tokens that another tab may have stored; a name from there is the process's to tell. */
  const session = () => {
    const found = stored();
    if (known !== null && found?.user.id === known.user.id) known = { ...found, user: known.user };
    return known;
  };
  const begin = (begun: StoredSession, where: Where) => {
    known = begun;
    sessionReactions["session.began"]({ type: "session.began", session: begun, where }, means);
  };
  const end = (reason: EndReason) => {
    const ended = session();
    known = null;
    sessionReactions["session.ended"]({ type: "session.ended", session: ended, reason }, means);
    syncWithStorage();
  };
  const syncWithStorage = () => {
    const found = stored();
    if (found?.user.id === known?.user.id) return;
    if (found === null) end("elsewhere");
    else begin(found, "elsewhere");
  };
  /** Makes the calls of a logout; nobody waits for the answers. */
  const callLogout = async (leaving: StoredSession | null, hasAccessToken: boolean) => {
    const refreshToken = leaving?.refreshToken ?? null;
    const [hasRefreshToken, isAuthenticated] = [refreshToken !== null, leaving !== null];
    if (!signsOutAtServer({ hasRefreshToken, isAuthenticated, hasAccessToken })) return;
    const sessionId = webSessionId();
    const { signal } = new AbortController();
    await signOut(client(), { refreshToken, idempotencyKey: newIdempotencyKey() }, signal).catch(() => {});
    await jsfLogout(client(), { sessionId, idempotencyKey: newIdempotencyKey() }, signal).catch(() => {});
  };
  return {
    session,
    current: () => session()?.accessToken ?? undefined,
    freshen: async () => {},
    expired: async () => {},
    refused(accessToken) {
      if (session()?.accessToken === (accessToken ?? null)) end("refused");
    },
    signIn: (signedIn) => begin(sessionFrom(signedIn, now()), "here"),
    rename(user) {
      const own = session();
      if (own?.user.id !== user.id) return;
      known = { ...own, user };
      sessionReactions["name.changed"]({ type: "name.changed", session: known, where: "here" }, means);
    },
    async signOut(hasVisitorToken) {
      void callLogout(session(), hasVisitorToken);
      end("signedOut");
    },
    syncWithStorage,
  };
}
