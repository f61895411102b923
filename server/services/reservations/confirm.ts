import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import { findClient } from "../../db/queries/clients.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { spendPhoneProof } from "../phone-proof/proof.ts";
import { cleanComment } from "../../../domain/visible-text.ts";
import { visibleName } from "../kit/client-text.ts";
import { refuseOtherBill } from "../kit/other-price.ts";
import { isToBeConfirmed, ownReservation, showReservation } from "./reservation.ts";
import { confirmHold } from "./stand-as-visit.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];
type Asked = { currentUser?: CurrentUser } & Pick<RequestContext, "language" | "now">;

/** The phone of an account was proven when it was made; any other one is by the proof that came with the confirmation. */
async function provePhone(
  transaction: PoolClient,
  { proof, clientPhone: phone, reservationId }: Schemas["ConfirmReservation"],
  { currentUser, now }: Pick<Asked, "currentUser" | "now">,
): Promise<void> {
  if (proof !== undefined) {
    const use = { phone, purpose: "confirmReservation", subject: reservationId, now } as const;
    return spendPhoneProof(transaction, { proof, ...use });
  }
  const own = currentUser === undefined ? undefined : await findClient(transaction, currentUser.id);
  if (own?.phone !== phone) throw new Refused("phoneNotProven");
}

/**
 * Turns the caller's hold into a reservation of a client whose phone is proven, who is told of it by SMS; where a prepayment is
 * due, it waits for that first. Confirming what is confirmed already, or waits, answers it again, so that a client which lost
 * the first answer gets on.
 * @throws Refused reservationNotFound, holdExpired, firmNotBookable where the catalogue has let the firm go, priceChanged,
 * phoneNotProven, tooManyAwaited, or validationFailed for a name without a letter
 */
export async function confirmReservation(
  confirmation: Schemas["ConfirmReservation"],
  { language, now, currentUser }: Asked,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["CreatedReservation"]> {
  await lockReservation(transaction, confirmation.reservationId);
  const row = await ownReservation(transaction, confirmation, language);
  const reservation = showReservation(row, now);
  if (reservation.status === "confirmed" || reservation.status === "awaitingPrepayment") return { reservation };
  if (!isToBeConfirmed(row, now)) throw new Refused("holdExpired");
  // Nobody is there any more who could serve it.
  if (row.firm.urlKey === undefined) throw new Refused("firmNotBookable");
  refuseOtherBill(reservation, confirmation.expected);
  const clientName = visibleName(confirmation.clientName, "/clientName");
  await provePhone(transaction, confirmation, { currentUser, now });
  const comment = cleanComment(confirmation.comment ?? "");
  const { clientPhone } = confirmation;
  const coming = { clientName, clientPhone, comment: comment === "" ? null : comment, language };
  await confirmHold(transaction, dependencies, { row, coming, now });
  return { reservation: showReservation(await ownReservation(transaction, confirmation, language), now) };
}
