import type { sessionMachine } from "../../../machines/session/machine.ts";
import { ended, unseen, type Restorations } from "./restored.ts";

const somebody = { as: "a client who comes back", shows: "authenticated.fresh" } as const;

/** To the service they have gone: the first call that it refuses finds that. */
const gone = {
  as: somebody.as,
  andThen: "session.refused: with the first token",
  loses: ["client", "hasRefreshToken"],
  shows: "anonymous",
} as const;

/** What is found again of who is signed in: who they are, until the service was told that they go. */
export const sessionRestorations: Restorations<typeof sessionMachine> = {
  kept: ["client", "hasRefreshToken"],
  finish: "anonymous",
  done: {},
  // The service answers a refresh token that was changed a moment ago once more.
  asksAnew: ["refreshTokens"],
  states: {
    restoring: unseen,
    anonymous: { reload: { as: "a visitor", shows: "anonymous" }, back: "leaves" },
    "authenticated.fresh": { reload: somebody, back: "leaves" },
    "authenticated.refreshing": {
      reload: { as: somebody.as, andThen: "token.needed: when it is old", shows: "authenticated.refreshing" },
      back: "leaves",
    },
    "authenticated.ended": ended,
    signingOut: { reload: somebody, back: "leaves" },
    closingWebSession: { reload: gone, back: "leaves" },
  },
};
