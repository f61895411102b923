import type { Hold } from "../../domain/hold.ts";
import { extended, heldAt, heldStill, hold, preview, prolonged, read, slot, takeOf, wanted } from "../kit/examples.ts";
import { broken, refused, unreachable, type Answer, type Paths } from "../kit/paths.ts";
import { timeHoldMachine } from "./machine.ts";
import type { Held, TimeHoldContext, TimeHoldInput } from "./types.ts";

const take: TimeHoldInput = { kind: "take", wanted, replaces: null, isChecked: false, intent: null };

type Answers = Readonly<Record<string, Answer<TimeHoldContext>>>;

/** What the service knows of the hold that it is asked about. */
function holdOf({ input, held }: TimeHoldContext): Hold {
  return held?.hold ?? { ...hold, ...(input.kind === "restore" && input.hold) };
}

/** What was held stays as it was: also extended, where it was. */
function ownReservation({ held }: TimeHoldContext): Partial<Held> {
  return held?.reservation.status === "held" ? { reservation: held.reservation } : {};
}

const reading: Answers = {
  held: { done: (context) => ({ ...heldStill(holdOf(context), "held"), ...ownReservation(context) }) },
  "held longer": {
    done: (context) => ({ ...heldStill(holdOf(context), "held"), ...context.held, hold: prolonged(holdOf(context)) }),
  },
  "awaiting prepayment": { done: (context) => heldStill(holdOf(context), "awaitingPrepayment") },
  confirmed: { done: () => read.confirmed },
  expired: { done: () => read.expired },
  notFound: refused("reservationNotFound"),
  tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
  unreachable,
  broken,
};

export const timeHoldPaths: Paths<typeof timeHoldMachine> = {
  machine: timeHoldMachine,
  inputs: {
    "a time to have": take,
    "a time of an express service": { ...take, wanted: { ...wanted, isExpress: true } },
    "another time to have": { ...take, replaces: hold },
    "a time that an address asks for": { ...take, isChecked: true },
    "a time that was being taken before a reload": { ...take, intent: takeOf(null) },
    "a hold of before a reload": { kind: "restore", hold },
    "a hold to keep": { kind: "keep", held: read.held },
  },
  events: { "retry.requested": { type: "retry.requested" }, "extension.requested": { type: "extension.requested" } },
  answers: {
    checkTime: {
      free: { done: () => preview },
      slotTaken: refused("slotTaken", { alternatives: [slot] }),
      unreachable,
    },
    takeTime: {
      held: { done: ({ input }) => input.kind === "take" && heldAt(input.wanted.startTime, input.replaces) },
      "already over": { done: () => read.expired },
      slotTaken: refused("slotTaken", { alternatives: [slot] }),
      slotTooSoon: refused("slotTooSoon", { alternatives: [slot] }),
      slotOutsideHours: refused("slotOutsideHours", { alternatives: [slot] }),
      servicesNotBookable: refused("servicesNotBookable"),
      noMasterFree: refused("noMasterFree"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    restoreHold: reading,
    extendHold: {
      extended: { done: (context) => extended(holdOf(context)) },
      confirmed: { done: () => read.confirmed },
      "already over": { done: () => read.expired },
      holdExpired: refused("holdExpired"),
      unreachable,
    },
    holdExpiry: { "ran out": { done: ({ askAt }) => askAt } },
  },
  distinguish: ({ context: { input, held, intent } }) => ({
    kind: input.kind,
    replaces: input.kind === "take" && input.replaces !== null,
    isHeld: held !== null,
    isExtendable: held?.reservation.isHoldExtendable === true,
    intentStands: intent !== null,
  }),
};
