import { previewInput } from "./context.ts";
import { failureIn } from "./failure.ts";
import { phoneOf } from "../kit/phone.ts";
import { requireHold } from "./rules.ts";
import { reservationSetup } from "./setup.ts";

/** While a time is held: contacts, code, what is about to be confirmed. */
export const held = reservationSetup.createStateConfig({
  description: "The time is held; the client says who they are before it runs out.",
  initial: "resuming",
  invoke: {
    id: "holdExpiry",
    src: "waitUntil",
    input: ({ context }) => ({ at: context.hold?.until ?? 0 }),
    onDone: { target: "choosing.choosingTime", actions: ["loseHold", "announceLostHold"] },
  },
  on: {
    "step.revisited": [
      {
        guard: { type: "isRevisited", params: ({ event }) => ({ step: "services" as const, event }) },
        target: "choosing.choosingServices",
      },
      {
        guard: { type: "isRevisited", params: ({ event }) => ({ step: "masters" as const, event }) },
        target: "choosing.allocatingServices",
      },
      {
        guard: { type: "isRevisited", params: ({ event }) => ({ step: "time" as const, event }) },
        target: "choosing.choosingTime",
      },
      {
        guard: { type: "isRevisited", params: ({ event }) => ({ step: "contacts" as const, event }) },
        target: ".enteringContacts",
      },
      { target: ".resuming" },
    ],
  },
  states: {
    resuming: {
      description: "As far as the client has already come with this hold.",
      always: [
        { guard: "canConfirm", target: "previewing" },
        { guard: "hasChallenge", target: "verifyingPhone" },
        { target: "enteringContacts" },
      ],
    },
    enteringContacts: {
      description: "The client leaves a name and a phone.",
      tags: "waitsForUser",
      on: {
        "contacts.edited": { actions: { type: "editContacts", params: ({ event }) => event.contacts } },
        "contacts.submitted": [
          {
            guard: { type: "hasProvenContacts", params: ({ event }) => event.contacts },
            target: "previewing",
            actions: { type: "takeContacts", params: ({ event }) => event.contacts },
          },
          {
            guard: { type: "hasValidContacts", params: ({ event }) => event.contacts },
            target: "verifyingPhone",
            actions: [{ type: "takeContacts", params: ({ event }) => event.contacts }, "dropProof"],
          },
          { actions: { type: "noteContacts", params: ({ event }) => event.contacts } },
        ],
      },
    },
    verifyingPhone: {
      description: "The phone is proven by a code.",
      tags: "waitsForUser",
      invoke: {
        id: "smsVerification",
        src: "smsVerification",
        input: ({ context }) => ({
          phone: phoneOf(context.clientPhone),
          subject: requireHold(context),
          challenge: context.challenge,
        }),
        onSnapshot: {
          actions: {
            type: "takeChallenge",
            params: ({ event }) => ({ challenge: event.snapshot.context.challenge }),
          },
        },
        onDone: {
          target: "previewing",
          actions: { type: "takeProof", params: ({ event }) => ({ proof: event.output }) },
        },
      },
    },
    previewing: {
      description: "The service says what is about to be confirmed.",
      tags: "waitsForServer",
      invoke: {
        id: "previewReservation",
        src: "previewReservation",
        input: ({ context }) => previewInput(context, requireHold(context).startTime),
        onDone: {
          target: "confirming",
          actions: { type: "takePreview", params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: { type: "isAboutHold", params: failureIn },
            target: "#reservation.choosing.choosingTime",
            actions: ["loseHold", "announceLostHold"],
          },
          { target: "enteringContacts", actions: { type: "noteFailure", params: failureIn } },
        ],
      },
    },
    confirming: {
      description: "The client reads what they are about to confirm.",
      tags: "waitsForUser",
      on: { "reservation.confirmed": "#reservation.creatingReservation" },
    },
  },
});
