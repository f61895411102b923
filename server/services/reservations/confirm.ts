import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import type { Call } from "../../contract/handler.ts";
import { Refused } from "../../contract/problem.ts";
import { lockReservation, storeConfirmation } from "../../db/queries/reservations.ts";
import { spendPhoneProof } from "../phone-proof/proof.ts";
import { cleanComment, visibleName } from "./client-text.ts";
import { isHeld, ownReservation, showReservation } from "./reservation.ts";

type Schemas = components["schemas"];

/**
 * Turns the caller's hold into a reservation of a person whose phone is proven. Confirming what is confirmed already
 * answers it again, so that a client which lost the first answer gets on.
 * @throws Refused reservationNotFound, holdExpired, phoneNotProven, or validationFailed for a name of which nothing can be seen
 */
export async function confirmReservation(
  wish: Schemas["ConfirmReservation"],
  { language, now }: Pick<Call<"createReservation">, "language" | "now">,
  transaction: PoolClient,
): Promise<Schemas["CreatedReservation"]> {
  await lockReservation(transaction, wish.reservationId);
  const row = await ownReservation(transaction, wish, language);
  if (row.status === "confirmed") return { reservation: showReservation(row, now) };
  if (!isHeld(row, now)) throw new Refused("holdExpired");
  const clientName = visibleName(wish.clientName, "/clientName");
  await spendPhoneProof(transaction, { proof: wish.proof, phone: wish.clientPhone, reservationId: row.id, now });
  const comment = cleanComment(wish.comment ?? "");
  await storeConfirmation(transaction, row, {
    clientName,
    clientPhone: wish.clientPhone,
    comment: comment === "" ? null : comment,
    now,
  });
  return { reservation: showReservation(await ownReservation(transaction, wish, language), now) };
}
