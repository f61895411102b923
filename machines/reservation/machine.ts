import { choosing } from "./choosing.ts";
import { contextFrom, paramsOf, previewInput } from "./context.ts";
import { failureIn } from "./failure.ts";
import { held } from "./held.ts";
import { phoneOf } from "../kit/phone.ts";
import { proofOf, requireHold, requireTotal } from "./rules.ts";
import { reservationSetup } from "./setup.ts";

/** The guided reservation: services, masters, time, contacts, code, confirmation (spec §1, §4; design §2). */
export const reservationMachine = reservationSetup.createMachine({
  id: "reservation",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  on: { "reservation.abandoned": ".abandoned" },
  states: {
    starting: {
      description: "Where the flow resumes: at a hold, at a time from the salon's page, or at the step of the address.",
      always: [
        { guard: "hasNewTimeFromAddress", target: "checkingTime" },
        { guard: "hasHold", target: "restoringHold" },
        { guard: { type: "isStep", params: { step: "services" } }, target: "choosing.choosingServices" },
        { guard: "hasServices", target: "choosing.resuming" },
        { target: "choosing.choosingServices" },
      ],
    },
    restoringHold: {
      description: "The service is asked what became of the hold before the reload.",
      tags: "waitsForServer",
      invoke: {
        id: "restoreHold",
        src: "getReservation",
        input: ({ context }) => requireHold(context),
        onDone: [
          {
            guard: { type: "isHeld", params: ({ event }) => event.output },
            target: "held.resuming",
            actions: { type: "takeHold", params: ({ event }) => event.output },
          },
          { guard: { type: "isReserved", params: ({ event }) => event.output }, target: "reserved" },
          { target: "choosing.choosingTime", actions: ["loseHold", "announceLostHold"] },
        ],
        onError: [
          {
            guard: { type: "isUnknown", params: failureIn },
            target: "waitingToRetry",
            actions: { type: "noteFailure", params: failureIn },
          },
          { target: "choosing.choosingTime", actions: ["loseHold", "announceLostHold"] },
        ],
      },
    },
    waitingToRetry: {
      description: "The service can't be asked; what was typed is kept until the client tries again.",
      tags: "waitsForUser",
      on: { "retry.requested": { target: "restoringHold", actions: "forgetFailure" } },
    },
    checkingTime: {
      description: "The time from the salon's page is looked at once more before it is held.",
      tags: "waitsForServer",
      invoke: {
        id: "checkTime",
        src: "previewReservation",
        input: ({ context }) => previewInput(context, context.startTime ?? ""),
        onDone: "holdingTime",
        onError: {
          target: "choosing.choosingTime",
          actions: { type: "noteFailure", params: failureIn },
        },
      },
    },
    choosing,
    holdingTime: {
      description: "The chosen time is held for 300 s; a hold of an earlier choice is given up with it.",
      tags: "waitsForServer",
      entry: "intendHold",
      invoke: {
        id: "holdTime",
        src: "createReservation",
        input: ({ context }) => ({
          isTemporary: true,
          firmId: context.firm.id,
          params: paramsOf(context),
          startTime: context.startTime ?? "",
          replaces: context.hold,
          idempotencyKey: context.holding?.key ?? "",
        }),
        onDone: {
          target: "held.resuming",
          actions: [
            { type: "takeHold", params: ({ event }) => event.output },
            { type: "announceHold", params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: "isAboutServices", params: failureIn },
            target: "choosing.choosingServices",
            actions: [{ type: "noteFailure", params: failureIn }, "settleHold"],
          },
          {
            guard: { type: "isAboutMasters", params: failureIn },
            target: "choosing.allocatingServices",
            actions: [{ type: "noteFailure", params: failureIn }, "settleHold"],
          },
          {
            target: "choosing.choosingTime",
            actions: [{ type: "noteFailure", params: failureIn }, "settleHold"],
          },
        ],
      },
    },
    held,
    creatingReservation: {
      description: "The hold becomes a reservation.",
      tags: "waitsForServer",
      entry: "intendConfirm",
      invoke: {
        id: "createReservation",
        src: "createReservation",
        input: ({ context }) => ({
          isTemporary: false,
          hold: requireHold(context),
          clientName: context.clientName.trim(),
          clientPhone: phoneOf(context.clientPhone),
          comment: context.comment.trim(),
          proof: proofOf(context),
          expectedTotal: requireTotal(context),
          idempotencyKey: context.confirming?.key ?? "",
        }),
        onDone: "reserved",
        onError: [
          {
            guard: { type: "isUnknown", params: failureIn },
            target: "checkingOutcome",
            actions: { type: "noteFailure", params: failureIn },
          },
          {
            guard: { type: "isAboutPhone", params: failureIn },
            target: "held.enteringContacts",
            actions: [{ type: "noteFailure", params: failureIn }, "doubtPhone", "settleConfirm"],
          },
          {
            guard: { type: "isAboutHold", params: failureIn },
            target: "choosing.choosingTime",
            actions: ["loseHold", "announceLostHold"],
          },
          { target: "held.confirming", actions: [{ type: "noteFailure", params: failureIn }, "settleConfirm"] },
        ],
      },
    },
    checkingOutcome: {
      description: "No answer came: the service is asked whether the reservation stands.",
      tags: "waitsForServer",
      invoke: {
        id: "checkOutcome",
        src: "getReservation",
        input: ({ context }) => requireHold(context),
        onDone: [
          { guard: { type: "isReserved", params: ({ event }) => event.output }, target: "reserved" },
          { guard: { type: "isHeld", params: ({ event }) => event.output }, target: "held.confirming" },
          { target: "choosing.choosingTime", actions: ["loseHold", "announceLostHold"] },
        ],
        onError: "held.confirming",
      },
    },
    reserved: {
      description: "The reservation stands.",
      type: "final",
      entry: "announceReservation",
    },
    abandoned: { description: "The client gave the visit up; the hold runs out by itself.", type: "final" },
  },
});
