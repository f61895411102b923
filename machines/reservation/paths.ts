import type { Challenge, Proof } from "../../domain/draft.ts";
import { parsePhone } from "../../domain/phone.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import * as example from "./examples.ts";
import { reservationMachine } from "./machine.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { hasSeenPreview } from "./rules.ts";
import type { CreatedReservation, ReservationContext } from "./types.ts";

const { startTime, haircut, master, contacts, hold } = example;

/** The service holds the time that was asked for. */
function heldAt({ startTime: asked }: ReservationContext): CreatedReservation {
  const at = asked ?? startTime;
  return { reservation: { ...example.reservation, startTime: at }, hold: { ...hold, startTime: at } };
}

function sentCode({ clientPhone }: ReservationContext): { challenge: Challenge } {
  return { challenge: { ...example.challenge, phone: phoneOf(clientPhone) } };
}

function provenPhone({ clientPhone }: ReservationContext): Proof {
  return { ...example.proof, phone: phoneOf(clientPhone) };
}

export const reservationPaths: Paths<typeof reservationMachine> = {
  machine: reservationMachine,
  inputs: {
    "a fresh visitor": { draft: example.empty, step: "services", startTime: null },
    "a link to a later step": { draft: example.empty, step: "contacts", startTime: null },
    "services chosen, at the services": { draft: example.withServices, step: "services", startTime: null },
    "services chosen, at the masters": { draft: example.withServices, step: "masters", startTime: null },
    "services chosen, at the time": { draft: example.withServices, step: "time", startTime: null },
    "a time from the salon's page": { draft: example.withServices, step: "time", startTime },
    "a reload with a hold": { draft: example.withHold, step: "contacts", startTime: null },
    "a reload with the held time in the address": { draft: example.withHold, step: "contacts", startTime },
    "another time from the salon's page": {
      draft: example.withHold,
      step: "time",
      startTime: "2026-11-23T15:00:00+05:00",
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
    "service.toggled": { type: "service.toggled", serviceId: haircut },
    "services.confirmed": { type: "services.confirmed" },
    "master.picked": { type: "master.picked", serviceId: haircut, masterId: master },
    "masters.confirmed": { type: "masters.confirmed" },
    "day.picked": { type: "day.picked", date: "2026-11-23" },
    "slot.picked": { type: "slot.picked", startTime },
    "contacts.edited: whole": { type: "contacts.edited", contacts },
    "contacts.edited: no name": { type: "contacts.edited", contacts: { clientName: "" } },
    "contacts.edited: half a phone": { type: "contacts.edited", contacts: { clientPhone: "8 701 12" } },
    "contacts.submitted: whole": { type: "contacts.submitted", contacts },
    "contacts.submitted: no name": { type: "contacts.submitted", contacts: { ...contacts, clientName: " " } },
    "contacts.submitted: another phone": {
      type: "contacts.submitted",
      contacts: { ...contacts, clientPhone: "+7 (707) 765-43-21" },
    },
    "reservation.confirmed": { type: "reservation.confirmed" },
    "step.revisited: services": { type: "step.revisited", step: "services" },
    "step.revisited: masters": { type: "step.revisited", step: "masters" },
    "step.revisited: time": { type: "step.revisited", step: "time" },
    "step.revisited: contacts": { type: "step.revisited", step: "contacts" },
    "step.revisited: code": { type: "step.revisited", step: "code" },
    "step.revisited: confirm": { type: "step.revisited", step: "confirm" },
    "retry.requested": { type: "retry.requested" },
    "reservation.abandoned": { type: "reservation.abandoned" },
  },
  answers: {
    restoreHold: {
      held: { done: () => example.held },
      confirmed: { done: () => example.confirmed },
      expired: { done: () => example.expired },
      notFound: refused("reservationNotFound"),
      unreachable,
      broken,
    },
    checkTime: {
      free: { done: () => example.preview },
      slotTaken: refused("slotTaken", { alternatives: [example.slot] }),
      unreachable,
    },
    allocateServices: {
      allocated: { done: () => example.allocation },
      servicesNotBookable: refused("servicesNotBookable"),
      unreachable,
    },
    holdTime: {
      held: { done: heldAt },
      slotTaken: refused("slotTaken", { alternatives: [example.slot] }),
      slotTooSoon: refused("slotTooSoon", { alternatives: [example.slot] }),
      slotOutsideHours: refused("slotOutsideHours", { alternatives: [example.slot] }),
      servicesNotBookable: refused("servicesNotBookable"),
      noMasterFree: refused("noMasterFree"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    holdExpiry: { "ran out": { done: () => undefined } },
    smsVerification: {
      "code sent": { changed: sentCode, by: ["code.requested", "requestSmsCode: sent"] },
      "code spent": {
        changed: () => ({ challenge: null }),
        by: ["code.requested", "requestSmsCode: sent", "codeExpiry: ran out"],
      },
      proven: {
        done: provenPhone,
        by: ["code.requested", "requestSmsCode: sent", "code.entered: right", "checkSmsCode: proven"],
      },
    },
    previewReservation: {
      shown: { done: () => example.preview },
      slotTaken: refused("slotTaken", { alternatives: [example.slot] }),
      unreachable,
    },
    createReservation: {
      confirmed: { done: () => example.confirmed },
      phoneNotProven: refused("phoneNotProven"),
      holdExpired: refused("holdExpired"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    checkOutcome: {
      confirmed: { done: () => example.confirmed },
      held: { done: () => example.held },
      expired: { done: () => example.expired },
      unreachable,
    },
  },
  distinguish: ({ context }) => ({
    services: context.services.length > 0,
    master: Object.values(context.masters).some((masterId) => masterId !== null),
    hold: context.hold === null ? "none" : context.isHoldStale ? "stale" : "fresh",
    name: context.clientName.trim() !== "",
    phone: parsePhone(context.clientPhone).ok,
    code: isOfPhone(context.challenge, context.clientPhone),
    proof: isOfPhone(context.proof, context.clientPhone),
    isSignedIn: context.ownPhone !== null,
    hasSeenPreview: context.ownPhone !== null && hasSeenPreview(context),
  }),
};
