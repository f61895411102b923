import { nine, session, tokensOf, whenOld } from "../../../machines/session/examples.ts";
import { runSession } from "../support/run.ts";

export const neededAt = (at: number) => ({ type: "token.needed", at }) as const;
export const refreshedAt = (at: number) => ({ tokens: tokensOf(2), at, signedInAt: nine });

/** A session whose tokens are old, while it asks for others. */
export function refreshing() {
  const running = runSession(session);
  running.send(neededAt(whenOld));
  return running;
}
