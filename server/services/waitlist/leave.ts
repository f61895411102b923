import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { lockRequest, moveRequest, type RequestRow } from "../../db/queries/waitlist.ts";
import { giveUpOffered } from "../reservations/offered-time.ts";
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

/** Frees the time that is held for somebody, whose request is locked. */
export async function giveUpOffer(
  transaction: PoolClient,
  { offeredId, language }: Pick<RequestRow, "offeredId" | "language">,
  move: { by: "client" | "clock"; now: Date },
): Promise<void> {
  if (offeredId !== null) await giveUpOffered(transaction, { id: offeredId, language }, move);
}
