import type { PoolClient } from "pg";
import type { CardSaving } from "../../../domain/entities.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { startCardSaving } from "../payments/card-saving.ts";
import { type Claim, claimedReservation } from "../reservations/reservation.ts";
import { refuseUnpayable } from "./prepayment.ts";

type Asked = Claim & { currentUser: CurrentUser } & Pick<RequestContext, "language" | "now">;

/**
 * Begins to save a card on the way to pay for a visit of the caller's.
 * @throws Refused reservationNotFound, notPayable, holdExpired, and what {@link startCardSaving} throws
 */
export async function startCardSavingForVisit(
  { language, now, ...claim }: Asked,
  transaction: PoolClient,
): Promise<CardSaving> {
  refuseUnpayable(await claimedReservation(transaction, claim, language), now);
  return startCardSaving({ currentUser: claim.currentUser, reservationId: claim.reservationId, now }, transaction);
}
