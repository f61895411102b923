import { mendedBy, outputMendedBy, withChild, withEvent, withFailure, withOutput } from "../kit/params.ts";
import { allocationInput, contextFrom, timeHoldInput, visitorInput } from "./context.ts";
import { confirmInput, revisited, revisitedWithWishes, toAnotherChoice } from "./rules.ts";
import { reservationSetup } from "./setup.ts";

const choices = ["#reservation.choosingServices", "#reservation.choosingMasters"] as const;
const remove = [withEvent("removeService"), withEvent("announceService")] as const;
const removal = { guard: withEvent("isWished"), actions: [...remove, "numberPeople"] } as const;
/** The hold is read anew for what has become of it, and of its price. */
const readAnew = [withFailure("noteFailure"), "forgetReservation"] as const;

/** The guided reservation: services, masters, time, contacts, code, confirmation (spec §1, §4; design §2). */
export const reservationMachine = reservationSetup.createMachine({
  id: "reservation",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  on: {
    "reservation.abandoned": ".abandoned",
    "service.removed": { ...removal, target: ".choosingTime" },
    "step.revisited": [
      { guard: revisited("services"), target: ".choosingServices", actions: "forgetFailure" },
      { guard: revisitedWithWishes("masters"), target: ".choosingMasters", actions: "forgetFailure" },
      { guard: revisitedWithWishes("time"), target: ".choosingTime", actions: "forgetFailure" },
      { guard: "hasHold", target: ".held", actions: ["returnToHold", "resume"] },
    ],
  },
  states: {
    starting: {
      description: "Where to resume: a time that may be held, one of an address, a hold, or the address itself.",
      always: [
        { guard: "isTakeUnanswered", target: "choosingTime", actions: "noteUnanswered" },
        { guard: "hasNewTimeFromAddress", target: "held" },
        { guard: "hasHold", target: "held", actions: "returnToHold" },
        { guard: { type: "isStep", params: { step: "services" } }, target: "choosingServices" },
        { guard: "hasNoWishes", target: "choosingServices" },
        { guard: { type: "isStep", params: { step: "masters" } }, target: "choosingMasters" },
        { target: "choosingTime" },
      ],
    },
    choosingServices: {
      description: "The client says what is wanted for whom.",
      tags: "waitsForUser",
      exit: "numberPeople",
      on: {
        "service.toggled": {
          guard: withEvent("isToggleable"),
          actions: [withEvent("toggleService"), withEvent("announceService")],
        },
        "service.removed": { guard: withEvent("isWished"), actions: remove },
        "services.confirmed": { guard: "hasWishes", target: "choosingMasters", actions: "forgetFailure" },
        "step.revisited": { guard: revisited("services"), actions: "forgetFailure" },
      },
    },
    choosingMasters: {
      description: 'The client asks for a master for each wish, or for "any"; meanwhile the service says who can.',
      tags: "waitsForUser",
      always: { guard: "hasNoWishes", target: "choosingServices" },
      entry: "forgetAllocationFailure",
      invoke: {
        id: "allocateServices",
        src: "allocateServices",
        input: ({ context }) => allocationInput(context),
        onDone: { actions: withOutput("takeAllocation") },
        onError: [
          { guard: mendedBy("changeService"), target: "choosingServices", actions: withFailure("noteFailure") },
          { actions: withFailure("noteAllocationFailure") },
        ],
      },
      on: {
        "master.picked": { actions: withEvent("assignMaster") },
        "service.removed": removal,
        "masters.confirmed": { target: "choosingTime", actions: "forgetFailure" },
        "allocation.requested": { guard: "isAllocationFailed", target: "choosingMasters", reenter: true },
      },
    },
    choosingTime: {
      description: "The client looks at days and times and picks one.",
      tags: "waitsForUser",
      always: { guard: "hasNoWishes", target: "choosingServices" },
      on: {
        "day.picked": { actions: withEvent("pickDay") },
        "master.picked": { actions: withEvent("assignMaster") },
        "layout.changed": { actions: withEvent("changeLayout") },
        "slot.picked": { target: "held", actions: withEvent("pickSlot") },
      },
    },
    held: {
      description: "A time is held; the client says who they are before it runs out.",
      initial: "holdingTime",
      invoke: {
        id: "timeHold",
        src: "timeHold",
        input: ({ context }) => timeHoldInput(context),
        onSnapshot: [
          { guard: withChild("isNewProven"), target: ".confirming", actions: [withChild("takeHeld"), "announceHold"] },
          { guard: withChild("isNew"), target: ".enteringContacts", actions: [withChild("takeHeld"), "announceHold"] },
          { guard: withChild("isRestoredAndReady"), target: ".confirming", actions: withChild("takeHeld") },
          { guard: withChild("isRestored"), target: ".enteringContacts", actions: withChild("takeHeld") },
          { guard: withChild("isProlonged"), actions: withChild("takeDeadline") },
          { guard: withChild("isAsked"), actions: withChild("noteAsked") },
          { guard: withChild("isUnread"), actions: withChild("noteUnreadHold") },
        ],
        onDone: [
          { guard: withOutput("isLost"), target: "choosingTime", actions: [withOutput("loseHold"), "announceLoss"] },
          { guard: withOutput("isToBePaid"), target: "toBePaid", actions: withOutput("takeSettled") },
          { guard: withOutput("isSettled"), target: "reserved", actions: withOutput("takeSettled") },
          ...toAnotherChoice(outputMendedBy, choices, [withOutput("noteFailedHold")]),
          { target: "choosingTime", actions: withOutput("noteFailedHold") },
        ],
      },
      on: {
        "step.revisited": [
          { guard: revisited("contacts"), target: ".enteringContacts", actions: "revise" },
          { guard: withEvent("isReadyToConfirm"), target: ".confirming" },
          { guard: withEvent("isLaterThanContacts"), target: ".enteringContacts", actions: "resume" },
        ],
      },
      states: {
        holdingTime: {
          description: "The service holds the time, or is asked what became of it; what is known is gone on with.",
          tags: "waitsForServer",
          always: [
            { guard: "isKeptAndReady", target: "confirming" },
            { guard: "isKept", target: "enteringContacts" },
          ],
          on: {
            "step.revisited": { guard: withEvent("isBoundToHold") },
            "service.removed": { guard: "isAwaitingHold" },
            "reservation.abandoned": { guard: "isOutcomeAwaited" },
          },
        },
        enteringContacts: {
          description: "The client says who is coming, and proves the phone.",
          tags: "waitsForUser",
          invoke: {
            id: "contacts",
            src: "contacts",
            input: ({ context }) => visitorInput(context),
            onSnapshot: { actions: withChild("takeContacts") },
            onDone: [
              { guard: withOutput("isKnown"), target: "confirming", actions: withOutput("endContacts") },
              {
                guard: outputMendedBy("changeTime"),
                target: "#reservation.choosingTime",
                actions: [withOutput("loseHold"), "announceLoss"],
              },
              ...toAnotherChoice(outputMendedBy, choices, [withOutput("endContacts")]),
              { target: "enteringContacts", reenter: true, actions: withOutput("endContacts") },
            ],
          },
        },
        confirming: {
          description: "The client reads what they are about to confirm.",
          tags: "waitsForUser",
          entry: "noteBillSeen",
          on: { "reservation.confirmed": "#reservation.creatingReservation" },
        },
      },
    },
    creatingReservation: {
      description: "The hold becomes a reservation.",
      tags: "waitsForServer",
      entry: "intendConfirm",
      on: { "step.revisited": {}, "service.removed": {}, "reservation.abandoned": {} },
      invoke: {
        id: "createReservation",
        src: "createReservation",
        input: ({ context }) => confirmInput(context),
        onDone: [
          { guard: withOutput("isPrepaymentAwaited"), target: "toBePaid", actions: withOutput("takeReservation") },
          { guard: withOutput("isPastHold"), target: "reserved", actions: withOutput("takeReservation") },
          { target: "held", actions: ["forgetReservation", "settleConfirm"] },
        ],
        onError: [
          { guard: withFailure("isUnknown"), target: "held", actions: readAnew },
          { guard: mendedBy("changeTime"), target: "choosingTime", actions: [withFailure("loseHold"), "announceLoss"] },
          ...toAnotherChoice(mendedBy, choices, [withFailure("noteFailure"), "settleConfirm"]),
          {
            guard: withFailure("isMendedAtContacts"),
            target: "held.enteringContacts",
            actions: [withFailure("noteFailure"), withFailure("doubtPhone"), "revise", "settleConfirm"],
          },
          { guard: mendedBy("acceptPrice"), target: "held", actions: [...readAnew, "settleConfirm"] },
          { target: "held.confirming", actions: [withFailure("noteFailure"), "settleConfirm"] },
        ],
      },
    },
    reserved: { description: "The reservation stands.", type: "final", entry: "announceReservation" },
    toBePaid: {
      description: "The reservation stands once its prepayment is made; its time is held until then.",
      type: "final",
      entry: "announceReservation",
    },
    abandoned: { description: "The client gave the visit up.", type: "final", entry: "announceAbandonment" },
  },
});

export type * from "./types.ts";
export { draftOf } from "./context.ts";
