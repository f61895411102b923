import { keyOf } from "../kit/intent.ts";
import { withEvent, withFailure, withOutput } from "../kit/params.ts";
import { requireRefreshToken, requireSession } from "./rules.ts";
import { sessionSetup } from "./setup.ts";

/** While somebody is signed in: the tokens they use, and every way in which that ends unasked. */
export const authenticated = sessionSetup.createStateConfig({
  description: "A client is signed in.",
  initial: "fresh",
  on: {
    "client.signed-in": {
      target: ".fresh",
      actions: [withEvent("beginSession"), { type: "announceBeginning", params: { where: "here" } }],
    },
    "client.renamed": {
      guard: withEvent("isRenamed"),
      actions: [withEvent("takeName"), { type: "announceName", params: { where: "here" } }],
    },
    "session.changed-elsewhere": [
      {
        guard: withEvent("isSignedOutElsewhere"),
        target: ".ended",
        actions: [{ type: "announceEnd", params: { reason: "elsewhere" } }, "clear"],
      },
      {
        guard: withEvent("isAnotherClient"),
        target: ".fresh",
        actions: [withEvent("takeSession"), { type: "announceBeginning", params: { where: "elsewhere" } }],
      },
      {
        guard: withEvent("hasOtherTokensAndName"),
        target: ".fresh",
        actions: [
          withEvent("takeSession"),
          { type: "announceTokens", params: { where: "elsewhere" } },
          { type: "announceName", params: { where: "elsewhere" } },
        ],
      },
      {
        guard: withEvent("hasOtherTokens"),
        target: ".fresh",
        actions: [withEvent("takeSession"), { type: "announceTokens", params: { where: "elsewhere" } }],
      },
      {
        guard: withEvent("hasOtherName"),
        actions: [withEvent("takeNameElsewhere"), { type: "announceName", params: { where: "elsewhere" } }],
      },
    ],
    "session.refused": {
      guard: withEvent("isCurrentSession"),
      target: ".ended",
      actions: [{ type: "announceEnd", params: { reason: "refused" } }, "clear"],
    },
  },
  states: {
    fresh: {
      description: "Calls go out with the token as it is; the first one that finds it old has it refreshed.",
      tags: "standsBy",
      on: {
        "token.needed": [
          {
            guard: "hasNoRefreshToken",
            target: "ended",
            actions: [{ type: "announceEnd", params: { reason: "noRefreshToken" } }, "clear"],
          },
          {
            guard: withEvent("canRefreshOld"),
            target: "refreshing",
            actions: withEvent("noteWant"),
          },
        ],
        "token.refused": [
          {
            guard: withEvent("hasNoRefreshTokenForRefused"),
            target: "ended",
            actions: [{ type: "announceEnd", params: { reason: "noRefreshToken" } }, "clear"],
          },
          {
            guard: withEvent("canRefreshRefused"),
            target: "refreshing",
            actions: withEvent("noteWant"),
          },
        ],
      },
    },
    refreshing: {
      description: "The tokens are changed for new ones, once, however many calls wait for them.",
      tags: "waitsForServer",
      entry: "intendRefresh",
      invoke: {
        id: "refreshTokens",
        src: "refreshTokens",
        input: ({ context }) => ({
          userId: requireSession(context).user.id,
          signedInAt: requireSession(context).signedInAt,
          refreshToken: requireRefreshToken(context),
          idempotencyKey: keyOf(context.refresh),
        }),
        onDone: {
          target: "fresh",
          actions: [withOutput("takeTokens"), { type: "announceTokens", params: { where: "here" } }],
        },
        onError: [
          {
            guard: withFailure("isSessionOver"),
            target: "ended",
            actions: [{ type: "announceEnd", params: { reason: "refused" } }, "clear"],
          },
          { target: "fresh", actions: withFailure("noteFailedRefresh") },
        ],
      },
    },
    ended: { description: "Nothing of the client is known here any more.", type: "final" },
  },
});
