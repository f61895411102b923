import { expectedOf } from "../../domain/bill.ts";
import { parsePhone } from "../../domain/phone.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { contactsAnswers, timeHoldAnswers } from "./child-answers.ts";
import * as example from "./examples.ts";
import { reservationMachine } from "./machine.ts";
import { requireHeld } from "./rules.ts";

const { startTime, haircut, master, contacts } = example;
const later = "2026-11-23T15:00:00+05:00";
const wish = { person: 1, serviceId: haircut };

export const reservationPaths: Paths<typeof reservationMachine> = {
  machine: reservationMachine,
  inputs: {
    "a fresh visitor": { draft: example.empty, step: "services", startTime: null },
    "a link to a later step": { draft: example.empty, step: "contacts", startTime: null },
    "services chosen, at the services": { draft: example.withServices, step: "services", startTime: null },
    "services chosen, at the masters": { draft: example.withServices, step: "masters", startTime: null },
    "services chosen, at the time": { draft: example.withServices, step: "time", startTime: null },
    "services chosen for two, at the time": { draft: example.forTwo, step: "time", startTime: null },
    "a time from the salon's page": { draft: example.withServices, step: "time", startTime },
    "an express service from the home page": { draft: example.withServices, step: "time", startTime, isExpress: true },
    "a time that was being taken before a reload": {
      draft: example.withTime,
      step: "time",
      startTime: null,
      holding: example.takeOf(null),
    },
    "an express time that was being taken before a reload": {
      draft: example.withTime,
      step: "time",
      startTime: null,
      holding: example.takeOf(null, { isExpress: true }),
    },
    "another time that was being taken before a reload": {
      draft: { ...example.withHold, startTime: later },
      step: "time",
      startTime: null,
      holding: example.takeOf(example.hold, { startTime: later }),
    },
    "a reload with a hold": { draft: example.withHold, step: "contacts", startTime: null },
    "a reload with the held time in the address": { draft: example.withHold, step: "contacts", startTime },
    "another time from the salon's page": {
      draft: example.withHold,
      step: "time",
      startTime: later,
    },
    "a reload with a hold of an earlier choice": {
      draft: { ...example.withHold, isTemporary: false },
      step: "time",
      startTime: null,
    },
    "a reload with a code on its way": {
      draft: { ...example.withContacts, challenge: example.challenge },
      step: "code",
      startTime: null,
    },
    "a reload with a proven phone": {
      draft: { ...example.withContacts, proof: example.proof },
      step: "confirm",
      startTime: null,
    },
    "a client who is signed in, with a hold": {
      draft: example.withContacts,
      step: "contacts",
      startTime: null,
      ownPhone: phoneOf(contacts.clientPhone),
    },
  },
  events: {
    "service.toggled": { type: "service.toggled", ...wish },
    "service.toggled: of a master": { type: "service.toggled", ...wish, masterId: master },
    "service.removed": { type: "service.removed", ...wish },
    "services.confirmed": { type: "services.confirmed" },
    "master.picked": { type: "master.picked", ...wish, masterId: master },
    "masters.confirmed": { type: "masters.confirmed" },
    "allocation.requested": { type: "allocation.requested" },
    "day.picked": { type: "day.picked", date: "2026-11-23" },
    "layout.changed": { type: "layout.changed", awaitingTime: 30 },
    "layout.changed: of a manner": { type: "layout.changed", manner: "oneAfterAnother" },
    "slot.picked": { type: "slot.picked", startTime },
    "slot.picked: at another price": { type: "slot.picked", startTime, cost: { from: 1, to: 2 } },
    "slot.picked: of an express service": { type: "slot.picked", startTime, isExpress: true },
    "slot.picked: of a manner": { type: "slot.picked", startTime, manner: "oneAfterAnother" },
    "reservation.confirmed": { type: "reservation.confirmed" },
    "step.revisited: services": { type: "step.revisited", step: "services" },
    "step.revisited: masters": { type: "step.revisited", step: "masters" },
    "step.revisited: time": { type: "step.revisited", step: "time" },
    "step.revisited: contacts": { type: "step.revisited", step: "contacts" },
    "step.revisited: code": { type: "step.revisited", step: "code" },
    "step.revisited: confirm": { type: "step.revisited", step: "confirm" },
    "reservation.abandoned": { type: "reservation.abandoned" },
  },
  answers: {
    allocateServices: {
      allocated: { done: () => example.allocation },
      servicesNotBookable: refused("servicesNotBookable"),
      unreachable,
    },
    timeHold: timeHoldAnswers,
    contacts: contactsAnswers,
    createReservation: {
      confirmed: { done: () => example.read.confirmed },
      "awaiting prepayment": { done: (context) => example.heldStill(requireHeld(context).hold, "awaitingPrepayment") },
      "already over": { done: () => example.read.expired },
      phoneNotProven: refused("phoneNotProven"),
      validationFailed: refused("validationFailed", { action: "changeContacts" }),
      holdExpired: refused("holdExpired"),
      servicesNotBookable: refused("servicesNotBookable"),
      noMasterFree: refused("noMasterFree"),
      priceChanged: refused("priceChanged", { action: "acceptPrice", bill: expectedOf(example.dearer) }),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context, value }) => ({
    isWanted: context.wishes.length > 0,
    master: context.wishes.some(({ masterId }) => masterId !== null),
    hold: context.held === null ? "none" : context.held.isStale ? "stale" : "fresh",
    isHeldTime: context.held !== null && context.wantedTime?.startTime === context.held.hold.startTime,
    bill: context.held?.reservation?.status ?? null,
    name: context.contacts.clientName.trim() !== "",
    phone: parsePhone(context.contacts.clientPhone).ok,
    code: isOfPhone(context.contacts.challenge, context.contacts.clientPhone),
    proof: isOfPhone(context.contacts.proof, context.contacts.clientPhone),
    isSignedIn: context.ownPhone !== null,
    hasSeenBill: context.ownPhone !== null && context.held?.hasSeenBill === true,
    isRevised: context.isRevised,
    isTimeFromAddress: context.wantedTime?.isFromAddress === true,
    isTakeUnanswered: value === "choosingTime" && context.holding !== null,
    isConfirmUnanswered: context.confirming !== null,
    isUnallocated: value === "choosingMasters" && context.allocationFailure !== null,
    isHoldUnread: context.held?.reservation === null && context.failure !== null,
  }),
};
