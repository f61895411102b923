import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import * as holds from "../../db/queries/hold-deadlines.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { ownReservation, showReservation } from "./reservation.ts";

type Asked = { reservationId: string; secret: string } & Pick<RequestContext, "language" | "now">;

/**
 * Keeps the caller's held time for limits.holdExtensionSeconds more, once. What is extended already, confirmed, or waits
 * for its prepayment is answered as it is, so that a client which lost the first answer gets on.
 * @throws Refused reservationNotFound, holdExpired, or firmNotBookable where the catalogue has let the firm go
 */
export async function extendHold(
  { language, now, ...own }: Asked,
  transaction: PoolClient,
): Promise<components["schemas"]["Reservation"]> {
  await lockReservation(transaction, own.reservationId);
  const row = await ownReservation(transaction, own, language);
  const reservation = showReservation(row, now);
  if (reservation.status === "expired") throw new Refused("holdExpired");
  if (reservation.isHoldExtendable !== true) return reservation;
  if (row.firm.urlKey === undefined) throw new Refused("firmNotBookable");
  await holds.extendHold(transaction, { firmId: row.firmId, id: row.id, now, seconds: limits.holdExtensionSeconds });
  return showReservation(await ownReservation(transaction, own, language), now);
}
