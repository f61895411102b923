import type { PoolClient } from "pg";
import { billOf } from "../../../domain/bill.ts";
import { layoutOf } from "../../../domain/manner.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Plan, WantedAt } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { clearTheWay } from "../../db/queries/hold-deadlines.ts";
import { storeChange } from "../../db/queries/reservation-changes.ts";
import { lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { inSavepoint } from "../../db/transaction.ts";
import { refuseOtherBill } from "../other-price.ts";
import { refuseUncounted } from "./hold.ts";
import { refusedTime } from "./refused-time.ts";
import { planReminders } from "./reminders.ts";
import { type Claim, claimedReservation, refuseUnchangeable, showReservation } from "./reservation.ts";

type Schemas = components["schemas"];
type Asked = Claim & { change: Schemas["UpdateReservation"] } & Pick<RequestContext, "language" | "now">;

/** Each lost attempt means that somebody else had one more of the masters, so more than these are never needed. */
const attempts = 20;

/**
 * Gives a visit of the caller's another time, other services or other masters: all of what is wanted is had, or the visit
 * stays as it is, with its time. The plan, its prices and its terms are the server's. Reminders are planned anew.
 * @throws Refused reservationNotFound; with the reservation as it is, changeTooLate, notChangeable or reservationChanged;
 * slotTaken, slotTooSoon, slotOutsideHours or noMasterFree with the nearest alternatives, priceChanged, or another refusal of a plan
 */
export async function updateReservation(
  { change, language, now, ...claim }: Asked,
  { availability }: Pick<Dependencies, "availability">,
  transaction: PoolClient,
): Promise<Schemas["Reservation"]> {
  refuseUncounted(change.params);
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  const reservation = showReservation(row, now);
  refuseUnchangeable(reservation);
  if (row.version !== change.version) throw new Refused("reservationChanged", { reservation });
  const { firmId, id } = row;
  const { params, startTime } = change;
  const wanted: WantedAt = { firmId, params, startTime, now: now.getTime(), reservationId: id };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await availability.planAt(wanted, transaction);
    if (!answer.ok) throw await refusedTime(answer.refusal, wanted, availability, transaction);
    refuseOtherBill(billOf(answer.value, now.getTime()), change.expected);
    // What stands without the payment that others make first would be had by a detour.
    if (answer.value.prepayment > row.prepayment) throw new Refused("notChangeable", { reservation });
    if (!(await tryToChange(transaction, row, { change, plan: answer.value, now }))) continue;
    const changed = await claimedReservation(transaction, claim, language);
    await planReminders(transaction, changed, now);
    return showReservation(changed, now);
  }
  throw await refusedTime("slotTaken", wanted, availability, transaction);
}

class TimeLost extends Error {}

type Wanted = { change: Schemas["UpdateReservation"]; plan: Plan; now: Date };

/** Whether it was changed; where somebody was faster, nothing is. */
async function tryToChange(
  transaction: PoolClient,
  { firmId, id }: ReservationRow,
  { change: { params }, plan: { slot, occupancies, currency, prepayment, freeCancelUntil }, now }: Wanted,
): Promise<boolean> {
  const { peopleCount = 1 } = params;
  try {
    return await inSavepoint(transaction, async () => {
      await clearTheWay(transaction, { firmId, occupancies, now }, undefined);
      const terms = { currency, prepayment, freeCancelUntil, peopleCount, ...layoutOf(params), now };
      if (!(await storeChange(transaction, { firmId, id, plan: slot, occupancies, ...terms }))) throw new TimeLost();
      return true;
    });
  } catch (error) {
    if (error instanceof TimeLost) return false;
    throw error;
  }
}
