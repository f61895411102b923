import { keyOf } from "../kit/intent.ts";
import { withEvent } from "../kit/params.ts";
import { authenticated } from "./authenticated.ts";
import { nobody } from "./rules.ts";
import { sessionSetup } from "./setup.ts";

/** Who is signed in: from the stored session through every refresh to the logout (spec §4; design §4). It never ends. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: ({ input }) => ({ ...nobody, session: input.session }),
  initial: "restoring",
  states: {
    restoring: {
      description: "Logged in when a current user is stored.",
      always: [{ guard: "hasSession", target: "authenticated" }, { target: "anonymous" }],
    },
    anonymous: {
      description: "A visitor: nothing of any client is known here.",
      tags: "standsBy",
      on: {
        "client.signed-in": {
          target: "authenticated",
          actions: [withEvent("beginSession"), { type: "announceBeginning", params: { where: "here" } }],
        },
        "session.changed-elsewhere": {
          guard: withEvent("isSignedInElsewhere"),
          target: "authenticated",
          actions: [withEvent("takeSession"), { type: "announceBeginning", params: { where: "elsewhere" } }],
        },
        "sign-out.requested": [
          { guard: withEvent("canSignOutAtServer"), target: "signingOut" },
          { actions: { type: "announceEnd", params: { reason: "signedOut" } } },
        ],
      },
    },
    authenticated: {
      ...authenticated,
      onDone: "anonymous",
      on: {
        ...authenticated.on,
        "sign-out.requested": [
          { guard: withEvent("canSignOutAtServer"), target: "signingOut" },
          { target: "anonymous", actions: [{ type: "announceEnd", params: { reason: "signedOut" } }, "clear"] },
        ],
      },
    },
    signingOut: {
      description: "The service is told to revoke the session; whatever it answers, the logout goes on.",
      tags: "waitsForServer",
      entry: "intendSignOut",
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context: { session, signOut } }) => ({
          refreshToken: session?.refreshToken ?? null,
          idempotencyKey: keyOf(signOut),
        }),
        onDone: "closingWebSession",
        onError: "closingWebSession",
      },
    },
    closingWebSession: {
      description: "The legacy web session is closed, and then local data is cleared, whatever was answered.",
      tags: "waitsForServer",
      entry: "intendWebSignOut",
      exit: [{ type: "announceEnd", params: { reason: "signedOut" } }, "clear"],
      invoke: {
        id: "jsfLogout",
        src: "jsfLogout",
        input: ({ context }) => ({ idempotencyKey: keyOf(context.webSignOut) }),
        onDone: "anonymous",
        onError: "anonymous",
      },
    },
  },
});

export type * from "./types.ts";
