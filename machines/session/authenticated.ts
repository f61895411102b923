import { failureIn } from "./failure.ts";
import { requireRefreshToken, requireSession } from "./rules.ts";
import { sessionSetup } from "./setup.ts";

/** While somebody is signed in: the tokens they use, and every way in which that comes to its end. */
export const authenticated = sessionSetup.createStateConfig({
  description: "A client is signed in.",
  initial: "fresh",
  on: {
    "client.signed-in": {
      target: ".fresh",
      actions: [
        { type: "beginSession", params: ({ event }) => event },
        { type: "announceBeginning", params: { where: "here" } },
      ],
    },
    "session.changed-elsewhere": [
      {
        guard: { type: "isSignedOutElsewhere", params: ({ event }) => event },
        target: "anonymous",
        actions: ["clear", { type: "announceEnd", params: { reason: "elsewhere" } }],
      },
      {
        guard: { type: "isAnotherClient", params: ({ event }) => event },
        target: ".fresh",
        actions: [
          { type: "takeSession", params: ({ event }) => event },
          { type: "announceBeginning", params: { where: "elsewhere" } },
        ],
      },
      {
        guard: { type: "hasOtherTokens", params: ({ event }) => event },
        target: ".fresh",
        actions: [
          { type: "takeSession", params: ({ event }) => event },
          { type: "announceTokens", params: { where: "elsewhere" } },
        ],
      },
    ],
    "session.refused": {
      guard: { type: "isCurrentSession", params: ({ event }) => event },
      target: "anonymous",
      actions: ["clear", { type: "announceEnd", params: { reason: "refused" } }],
    },
    "sign-out.requested": [
      { guard: "canSignOutAtServer", target: "signingOut" },
      { target: "anonymous", actions: ["clear", { type: "announceEnd", params: { reason: "signedOut" } }] },
    ],
  },
  states: {
    fresh: {
      description: "Calls go out with the token as it is; the first one that finds it old has it refreshed.",
      tags: "standsBy",
      on: {
        "token.needed": [
          {
            guard: "hasNoRefreshToken",
            target: "#session.anonymous",
            actions: ["clear", { type: "announceEnd", params: { reason: "noRefreshToken" } }],
          },
          {
            guard: { type: "canRefreshOld", params: ({ event }) => event },
            target: "refreshing",
            actions: { type: "noteWant", params: ({ event }) => event },
          },
        ],
        "token.refused": [
          {
            guard: { type: "hasNoRefreshTokenForRefused", params: ({ event }) => event },
            target: "#session.anonymous",
            actions: ["clear", { type: "announceEnd", params: { reason: "noRefreshToken" } }],
          },
          {
            guard: { type: "canRefreshRefused", params: ({ event }) => event },
            target: "refreshing",
            actions: { type: "noteWant", params: ({ event }) => event },
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
          refreshToken: requireRefreshToken(context),
          idempotencyKey: context.refresh?.key ?? "",
        }),
        onDone: {
          target: "fresh",
          actions: [
            { type: "takeTokens", params: ({ event }) => event.output },
            { type: "announceTokens", params: { where: "here" } },
          ],
        },
        onError: [
          {
            guard: { type: "isSessionOver", params: failureIn },
            target: "#session.anonymous",
            actions: ["clear", { type: "announceEnd", params: { reason: "refused" } }],
          },
          { target: "fresh", actions: { type: "noteFailedRefresh", params: failureIn } },
        ],
      },
    },
  },
});
