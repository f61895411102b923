import type { PoolClient } from "pg";
import { usableOf } from "../../../domain/prepayment-parts.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { insertEntry, lockBalance, returnToCashback } from "../../db/queries/cashback.ts";
import { dueOf } from "./due.ts";
import { lockDue, refuseUnexpected, standWhenPaid } from "./take-off.ts";
import type { Claim } from "../reservations/reservation.ts";
import { showUsable } from "./usable-cashback.ts";

type Schemas = components["schemas"];
type Asked = Claim & Pick<RequestContext, "language" | "now">;

/**
 * Takes what who is signed in has of cashback off what is to be paid before a visit of theirs. Where nothing is left to be paid, it is
 * a visit.
 * @throws Refused reservationNotFound, notPayable, holdExpired, paymentUnderWay, priceChanged
 */
export async function spendCashback(
  { expected, ...asked }: Asked & { currentUser: CurrentUser; expected: Schemas["Money"] },
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["UsableCashback"]> {
  const { currentUser, now } = asked;
  const reservation = await lockDue(transaction, asked);
  const { firmId, id: reservationId, currency } = reservation;
  const balance = await lockBalance(transaction, currentUser.id, currency);
  const { now: due } = await dueOf(transaction, reservation);
  const usable = usableOf(balance, due);
  refuseUnexpected({ usable, currency }, expected);
  const spent = { clientId: currentUser.id, currency, type: "spent", amount: -usable } as const;
  await insertEntry(transaction, { ...spent, firmId, reservationId, now });
  await standWhenPaid(transaction, dependencies, reservation, { left: due - usable, now });
  return showUsable({ balance: balance - usable, usable }, currency);
}

/**
 * Gives back to cashback what was taken off for a visit of the caller's, as long as that awaits its payment.
 * @throws Refused reservationNotFound, notPayable, holdExpired, paymentUnderWay
 */
export async function returnCashback(asked: Asked, transaction: PoolClient): Promise<Schemas["Done"]> {
  const { firmId, id } = await lockDue(transaction, asked);
  await returnToCashback(transaction, { firmId, ids: [id] }, asked.now);
  return { done: true };
}
