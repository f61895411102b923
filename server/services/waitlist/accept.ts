import type { PoolClient } from "pg";
import { mayAskFor } from "../../../domain/cancelling.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findReservation } from "../../db/queries/reservations.ts";
import { lockRequest, moveRequest } from "../../db/queries/waitlist.ts";
import { refuseOtherBill } from "../kit/other-price.ts";
import { moveToOffered } from "../reservations/offered-time.ts";
import { isToBeConfirmed, refuseUnchangeable, showReservation } from "../reservations/reservation.ts";
import { confirmHold } from "../reservations/stand-as-visit.ts";
import { claimedRequest, type RequestClaim, showRequest } from "./request.ts";

type Schemas = components["schemas"];
type Asked = RequestClaim & Schemas["AcceptOffer"] & Pick<RequestContext, "language" | "now">;

/**
 * Takes the time that is offered: the visit that was to be earlier moves to it, or it is confirmed as a visit. What is
 * accepted already is answered again, so that a client which lost the first answer gets on.
 * @throws Refused notFound, offerOver; with the reservation as it is, reservationChanged, notChangeable or changeTooLate;
 * priceChanged; firmNotBookable where the catalogue has let the firm go
 */
export async function acceptOffer(
  { language, now, version, expected, ...claim }: Asked,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["WaitlistRequest"]> {
  await lockRequest(transaction, claim.requestId);
  const request = await claimedRequest(transaction, claim, language);
  if (request.status === "accepted") return showRequest(transaction, request, { language, now });
  const { offeredId, visitId } = request;
  if (request.status !== "offered" || offeredId === null) throw new Refused("offerOver");
  if (request.timeZone === null) throw new Refused("firmNotBookable");
  const hold = await findReservation(transaction, offeredId, language);
  if (hold === undefined || !isToBeConfirmed(hold, now)) throw new Refused("offerOver");
  const visit = visitId === null ? undefined : await findReservation(transaction, visitId, language);
  const seen = showReservation(visit ?? hold, now);
  if (visit !== undefined) refuseUnchangeable(seen);
  if (seen.version !== version) throw new Refused("reservationChanged", { reservation: seen });
  if (visit !== undefined && visit.version !== request.visitVersion) throw new Refused("offerOver");
  refuseOtherBill(showReservation(hold, now), expected);
  if (visit !== undefined && !mayAskFor({ wanted: hold.prepayment, agreed: visit.prepayment }))
    throw new Refused("offerOver");
  if (visit !== undefined) {
    // What is missing is a service or a master, whom the catalogue has let go.
    if (!(await moveToOffered(transaction, visit, { hold, now }))) throw new Refused("offerOver");
  } else {
    const { clientName, phone: clientPhone } = request;
    const coming = { clientName, clientPhone, comment: null, language };
    await confirmHold(transaction, dependencies, { row: hold, coming, now });
  }
  await moveRequest(transaction, request, { to: "accepted", by: "client", now });
  return showRequest(transaction, await claimedRequest(transaction, claim, language), { language, now });
}
