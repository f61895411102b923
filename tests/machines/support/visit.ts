import * as example from "../../../machines/reservation/examples.ts";
import type { ReservationInput } from "../../../machines/reservation/types.ts";
import { type Inspected, runReservation } from "./run.ts";

export type Visit = ReturnType<typeof runReservation>;

/** A visitor who has come to the choice of a time for a haircut. */
export function visitAtTime(more: Partial<ReservationInput> = {}, options: Inspected = {}): Visit {
  return runReservation({ draft: example.withServices, step: "time", startTime: null, ...more }, options);
}

/** A visitor who holds 13:00. */
export async function visitWithHold(more: Partial<ReservationInput> = {}, options: Inspected = {}): Promise<Visit> {
  const visit = visitAtTime(more, options);
  visit.send({ type: "slot.picked", startTime: example.startTime });
  await visit.answer("takeTime", example.read.held);
  return visit;
}

/** The deadline of the hold passes, and the service says that the time is free again. */
export async function runOut(visit: Visit): Promise<void> {
  await visit.answer("holdExpiry", example.hold.until + 1000);
  await visit.answer("restoreHold", example.read.expired);
}

/** A visitor who left a name and a phone, and has the code on its way. */
export async function visitWithCode(options: Inspected = {}): Promise<Visit> {
  const visit = await visitWithHold({}, options);
  await sendCode(visit);
  return visit;
}

async function sendCode(visit: Visit): Promise<void> {
  visit.sendContacts({ type: "contacts.submitted", contacts: example.contacts });
  await visit.answer("requestSmsCode", example.challenge);
}

/** Whoever has a time held leaves a name and a phone, and proves it. */
export async function proveContacts(visit: Visit): Promise<void> {
  await sendCode(visit);
  await enterCode(visit);
}

async function enterCode(visit: Visit): Promise<void> {
  visit.enterCode("123456");
  await visit.answer("checkSmsCode", example.proof);
}

/** A visitor who proved the phone and reads what they are about to confirm. */
export async function visitAtConfirmation(options: Inspected = {}): Promise<Visit> {
  const visit = await visitWithCode(options);
  await enterCode(visit);
  return visit;
}
