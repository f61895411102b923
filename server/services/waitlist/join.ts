import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import { earliestOffer } from "../../../domain/earliest-offer.ts";
import { localDateAt } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { countedAddress } from "../../core/counted-address.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findClient } from "../../db/queries/clients.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import * as waitlist from "../../db/queries/waitlist.ts";
import {
  claimedReservation,
  refuseUnchangeable,
  refuseMiscounted,
  showReservation,
} from "../reservations/reservation.ts";
import { showRequest } from "./request.ts";

type Schemas = components["schemas"];
type Asked = { secret?: string | undefined; currentUser?: CurrentUser | undefined } & RequestContext;

/**
 * Has somebody wait for an earlier time of a visit of theirs, or for a time on full days. A visit has one open request:
 * what waits already is withdrawn for the new one; where a time is offered, that is answered. Whoever waits already for
 * the same on the same days is answered with that.
 * @throws Refused reservationNotFound, with the reservation notChangeable or changeTooLate; signInNeeded, or a refusal of
 * what is wanted; validationFailed for days on which nothing can be offered; waitlistFull
 */
export async function joinWaitlist(
  wanted: Schemas["JoinWaitlist"],
  asked: Asked,
  { availability }: Pick<Dependencies, "availability">,
  transaction: PoolClient,
): Promise<Schemas["WaitlistRequest"]> {
  return wanted.kind === "earlier"
    ? waitForEarlier(wanted, asked, transaction)
    : waitForDay(wanted, asked, availability, transaction);
}

async function waitForEarlier(
  { reservationId, acceptsOtherMasters = false, partOfDay = "any", from, until }: Schemas["WaitForEarlier"],
  { secret, currentUser, language, now }: Asked,
  transaction: PoolClient,
): Promise<Schemas["WaitlistRequest"]> {
  await lockReservation(transaction, reservationId);
  const row = await claimedReservation(transaction, { secret, currentUser, reservationId }, language);
  const reservation = showReservation(row, now);
  refuseUnchangeable(reservation);
  if (from > localDateAt(row.timeZone, Date.parse(row.startsAt)))
    throw otherDays("/from", "must not be after the visit");
  if (Date.parse(row.startsAt) <= earliestOffer(now.getTime()))
    throw otherDays("/until", "must be a day on which a time can still be offered before the visit");
  const { firmId, clientPhone: phone, clientName } = row;
  if (phone === null || clientName === null) throw new Refused("notChangeable", { reservation });
  const openId = await waitlist.lockOpenRequestOf(transaction, row.id);
  const open = openId === undefined ? undefined : await waitlist.findRequest(transaction, openId, language);
  if (open?.status === "offered") return showRequest(transaction, open, { language, now });
  if (open !== undefined) await waitlist.moveRequest(transaction, open, { to: "withdrawn", by: "client", now });
  const waited = { firmId, visitId: row.id, acceptsOtherMasters, params: null, phone, clientName };
  return add(transaction, { ...waited, partOfDay, from, until, language }, now);
}

async function waitForDay(
  { firmId, params, partOfDay = "any", from, until }: Schemas["WaitForDay"],
  { currentUser, language, address, now }: Asked,
  availability: Dependencies["availability"],
  transaction: PoolClient,
): Promise<Schemas["WaitlistRequest"]> {
  const client = currentUser && (await findClient(transaction, currentUser.id));
  if (client === undefined) throw new Refused("signInNeeded");
  refuseMiscounted(params);
  const wanted = { firmId, params, now: now.getTime(), caller: countedAddress(address) };
  const refusal = await availability.refusalOf(wanted, transaction);
  if (refusal !== undefined) throw new Refused(refusal);
  const { phone, name, surname } = client;
  const clientName = surname === null ? name : `${name} ${surname}`;
  const waited = { firmId, visitId: null, acceptsOtherMasters: null, params, phone, clientName };
  return add(transaction, { ...waited, partOfDay, from, until, language }, now);
}

async function add(
  transaction: PoolClient,
  request: waitlist.NewRequest,
  now: Date,
): Promise<Schemas["WaitlistRequest"]> {
  if (request.until < request.from) throw otherDays("/until", "must not be before the first day");
  const { ofPhone, ofFirm } = await waitlist.countOpenRequests(transaction, request);
  const same = await waitlist.findSameRequest(transaction, request);
  if (same !== undefined) return showRequest(transaction, same, { language: request.language, now });
  if (ofPhone >= limits.waitlistPerPhone || ofFirm >= limits.waitlistPerFirm) throw new Refused("waitlistFull");
  const { language } = request;
  const id = await waitlist.insertRequest(transaction, request, now);
  const row = await waitlist.findRequest(transaction, id, language);
  if (row === undefined) throw new Error("What was just written is not there.");
  if (row.timeZone === null) throw new Refused("firmNotBookable");
  if (request.until < localDateAt(row.timeZone, earliestOffer(now.getTime())))
    throw otherDays("/until", "must be a day on which a time can still be offered");
  return showRequest(transaction, row, { language, now });
}

function otherDays(field: "/from" | "/until", message: string): Refused {
  return new Refused("validationFailed", { errors: [{ field, message }] });
}
