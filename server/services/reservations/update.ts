import type { PoolClient } from "pg";
import { billOf } from "../../../domain/bill.ts";
import { mayAskFor } from "../../../domain/cancelling.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { WantedAt } from "../../core/availability.ts";
import { countedAddress } from "../../core/counted-address.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { storeChange } from "../../db/queries/reservation-changes.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { inSavepointOrNothing } from "../../db/savepoint.ts";
import { refuseOtherBill } from "../kit/other-price.ts";
import { planReminders } from "./reminders.ts";
import {
  type Claim,
  claimedReservation,
  refuseUnchangeable,
  refuseMiscounted,
  showReservation,
} from "./reservation.ts";
import { clearTheWay } from "./run-out.ts";
import { planTime, storedOf, takeTime } from "./take-time.ts";

type Schemas = components["schemas"];
type Asked = Claim & { change: Schemas["UpdateReservation"] } & RequestContext;

/**
 * Gives a visit of the caller's another time, other services or other masters: all of what is wanted is had, or the visit
 * stays as it is, with its time. The plan, its prices and its terms are the server's. Reminders are planned anew.
 * @throws Refused reservationNotFound; with the reservation as it is, changeTooLate, notChangeable or reservationChanged;
 * slotTaken, slotTooSoon, slotOutsideHours or noMasterFree with the nearest alternatives, priceChanged, or another refusal of a plan
 */
export async function updateReservation(
  { change, language, address, now, ...claim }: Asked,
  { availability }: Pick<Dependencies, "availability">,
  transaction: PoolClient,
): Promise<Schemas["Reservation"]> {
  refuseMiscounted(change.params);
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  const reservation = showReservation(row, now);
  refuseUnchangeable(reservation);
  if (row.version !== change.version) throw new Refused("reservationChanged", { reservation });
  const { firmId, id } = row;
  const { params, startTime } = change;
  const asked = { now: now.getTime(), caller: countedAddress(address) };
  const wanted: WantedAt = { firmId, params, startTime, ...asked, ownReservationId: id };
  const planning = { wanted, availability, transaction, plan: () => availability.planAt(wanted, transaction) };
  await takeTime(await planTime(planning), {
    ...planning,
    async take(plan) {
      refuseOtherBill(billOf(plan, now.getTime()), change.expected);
      if (!mayAskFor({ wanted: plan.prepayment, agreed: row.prepayment }))
        throw new Refused("notChangeable", { reservation });
      return inSavepointOrNothing(transaction, async () => {
        await clearTheWay(transaction, { firmId, occupancies: plan.occupancies, now }, undefined);
        return (await storeChange(transaction, { firmId, id, ...storedOf(plan, params), now })) || undefined;
      });
    },
  });
  const changed = await claimedReservation(transaction, claim, language);
  await planReminders(transaction, changed, now);
  return showReservation(changed, now);
}
