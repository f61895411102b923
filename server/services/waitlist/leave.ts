import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findReservation } from "../../db/queries/reservations.ts";
import { lockRequest, moveRequest, type RequestRow } from "../../db/queries/waitlist.ts";
import { endReservations } from "../reservations/end.ts";
import { claimedRequest, type RequestClaim, showRequest } from "./request.ts";

type Asked = RequestClaim & Pick<RequestContext, "language" | "now">;

/**
 * Has somebody wait no longer; a time that is offered to them is free for the next one. What is over already is answered
 * as it is.
 * @throws Refused notFound
 */
export async function leaveWaitlist(
  { language, now, ...claim }: Asked,
  transaction: PoolClient,
): Promise<components["schemas"]["WaitlistRequest"]> {
  await lockRequest(transaction, claim.requestId);
  const request = await claimedRequest(transaction, claim, language);
  if (request.status === "waiting") await moveRequest(transaction, request, { to: "withdrawn", by: "client", now });
  if (request.status === "offered") {
    await giveUpOffer(transaction, request, { by: "client", now });
    await moveRequest(transaction, request, { to: "declined", by: "client", now });
  }
  return showRequest(transaction, await claimedRequest(transaction, claim, language), { language, now });
}

/** Frees the time that is held for somebody, whose request is locked, unless it is free already or became a visit. */
export async function giveUpOffer(
  transaction: PoolClient,
  { firmId, offeredId, language }: Pick<RequestRow, "firmId" | "offeredId" | "language">,
  { by, now }: { by: "client" | "clock"; now: Date },
): Promise<void> {
  if (offeredId === null) return;
  const hold = await findReservation(transaction, offeredId, language);
  if (hold?.status !== "held") return;
  await endReservations(transaction, { firmId, ids: [offeredId] }, { to: "expired", by, now });
}
