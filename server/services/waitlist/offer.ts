import type { Pool, PoolClient } from "pg";
import { choiceAsked } from "../../../domain/visit-choice.ts";
import { paramsOf } from "../../../domain/wishes.ts";
import { defaultLanguage } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import { minuteMs } from "../../../domain/time.ts";
import { Refused } from "../../core/refusal.ts";
import { isSendingHour } from "../../../domain/sending-hours.ts";
import { earliestOffer } from "../../../domain/earliest-offer.ts";
import type { Availability, PlannedTime, ReservationParams } from "../../core/availability.ts";
import type { Config } from "../../core/config.ts";
import { findReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import * as queue from "../../db/queries/waitlist-queue.ts";
import { findRequest, moveRequest, type RequestRow } from "../../db/queries/waitlist.ts";
import { inSavepointOrNothing } from "../../db/savepoint.ts";
import { inTransaction } from "../../db/transaction.ts";
import { holdOffered } from "../reservations/offered-time.ts";
import { requestOfferSms } from "./offer-sms.ts";

export type OfferDependencies = Pick<Config, "publicUrl"> & {
  pool: Pool;
  availability: Pick<Availability, "firstPlan">;
  tokenKey: string;
};

/**
 * Offers what is free to those who wait for it, the oldest first, at the firms where that may be so and where it is no
 * night. Each offer is a transaction: its time is held, its request moved and its message requested, or nothing is.
 */
export async function offerFreedTimes(dependencies: OfferDependencies, now: Date): Promise<void> {
  for (const { firmId, timeZone } of await queue.findFreedFirms(dependencies.pool)) {
    if (timeZone !== null && !isSendingHour(timeZone, now.getTime())) continue;
    await offerAt(dependencies, { firmId, now });
  }
}

type At = { firmId: number; now: Date };

/**
 * Looks at all who wait, each in a transaction. Where that was done, the firm needs no look until something is freed again;
 * where somebody else is at it, they go on.
 */
async function offerAt(dependencies: OfferDependencies, { firmId, now }: At): Promise<void> {
  const { pool } = dependencies;
  const occasions = await queue.findOccasions(pool, firmId);
  let isSearched = true;
  for (const id of await queue.findQueue(pool, firmId)) {
    const look = await lookAt(dependencies, { id, firmId, now });
    if (look === "othersLook") return;
    isSearched &&= look === "done";
  }
  if (isSearched) await queue.forgetOccasions(pool, firmId, occasions);
}

type Look = "done" | "othersLook" | "noTimeToSearch";

async function lookAt({ pool, ...dependencies }: OfferDependencies, { id, ...at }: At & { id: string }): Promise<Look> {
  try {
    return await inTransaction<Look>(pool, async (transaction) => {
      if (!(await queue.lockQueue(transaction, at.firmId))) return "othersLook";
      const isInQueue = (await queue.findQueue(transaction, at.firmId)).includes(id);
      if (isInQueue) await offerTo(transaction, dependencies, { id, now: at.now });
      return "done";
    });
  } catch (error) {
    if (error instanceof Refused && error.problem.code === "unavailable") return "noTimeToSearch";
    throw error;
  }
}

/** Each lost attempt means that somebody else had a time; whoever lost so many waits for the next occasion. */
const attempts = 5;

async function offerTo(
  transaction: PoolClient,
  dependencies: Omit<OfferDependencies, "pool">,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const request = await findRequest(transaction, id);
  if (request === undefined) return;
  const visit =
    request.visitId === null ? undefined : await findReservation(transaction, request.visitId, defaultLanguage);
  const params = request.params ?? (visit && paramsAgain(visit, request.acceptsOtherMasters));
  if (params === undefined) return;
  const { firmId, from, until, partOfDay } = request;
  const latest = visit ? Date.parse(visit.startsAt) : Number.POSITIVE_INFINITY;
  const mostPrepayment = visit ? visit.prepayment : Number.POSITIVE_INFINITY;
  const span = { from, until, partOfDay, earliest: earliestOffer(now.getTime()), latest, mostPrepayment };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const wanted = { firmId, params, now: now.getTime(), caller: "waitlist", ...span };
    const answer = await dependencies.availability.firstPlan(wanted, transaction);
    if (!answer.ok || answer.value === undefined) return;
    const offered = { request, params, plan: answer.value, visitVersion: visit ? visit.version : null, now };
    if (await tryToOffer(transaction, dependencies, offered)) return;
  }
  return;
}

type Offered = {
  request: RequestRow;
  params: ReservationParams;
  plan: PlannedTime;
  visitVersion: number | null;
  now: Date;
};

/** Whether the time was held and offered; where somebody was faster, or the request waits no longer, nothing is done. */
async function tryToOffer(
  transaction: PoolClient,
  { publicUrl, tokenKey }: Omit<OfferDependencies, "pool">,
  { request, params, plan, visitVersion, now }: Offered,
): Promise<boolean> {
  const { firmId } = request;
  const { slot, timeZone } = plan;
  const heldUntil = new Date(now.getTime() + limits.waitlistOfferMinutes * minuteMs);
  // Nobody's address: it is held for whoever waited.
  const heldFrom = `waitlist ${request.id}`;
  const wanted = { firmId, plan, params, language: request.language, heldFrom, heldUntil, now };
  const offered = await inSavepointOrNothing(transaction, async () => {
    const id = await holdOffered(transaction, wanted, () => queue.lockWaiting(transaction, request.id));
    if (id === undefined) return undefined;
    await moveRequest(transaction, request, { to: "offered", by: "clock", now, offer: { id, visitVersion } });
    const message = { request, offeredId: id, startsAt: slot.startTime, heldUntil, timeZone, now };
    await requestOfferSms(transaction, { publicUrl, tokenKey }, message);
    return id;
  });
  return offered !== undefined;
}

/** What a visit is, as what is wanted at another time: with the masters who were asked for, or with any. */
function paramsAgain(visit: ReservationRow, acceptsOtherMasters: boolean): ReservationParams {
  const { wishes, layout } = choiceAsked(visit);
  const ofAnybody = wishes.map((wish) => ({ ...wish, masterId: null }));
  return paramsOf(acceptsOtherMasters ? ofAnybody : wishes, layout);
}
