import { type AnyActorLogic, fromPromise } from "xstate";
import type { Payment } from "../../domain/entities.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type {
  PaymentActors,
  PayByCardInput,
  PayAtPageInput,
  PayBySavedCardInput,
} from "../../machines/card-payment/machine.ts";
import { answer } from "../api/answer.ts";
import { ofPayment, ofPrepayment } from "../api/of-paying.ts";
import { secretHeader } from "../api/secret-header.ts";
import { withKey } from "../api/with-key.ts";
import { followPayable } from "./follow-payable.ts";
import type { PayingNeeds } from "./paying.ts";
import { waitUntil } from "./wait-until.ts";

/** Whose prepayment it is: `secret` is absent for the client whose phone the reservation is of. */
type PrepaymentKey = { reservationId: string; secret: string | undefined };

type Needs = PayingNeeds & PrepaymentKey;

/** What paying before a visit asks of the service. Every effect rejects with CallFailed (spec §8). */
export function prepaymentEffects({ backgroundClient: client, clock, pollForMs, reservationId, secret }: Needs) {
  const header = secretHeader(secret);
  const withIntent = (idempotencyKey: IdempotencyKey) => ({ ...withKey(idempotencyKey).header, ...header });
  return {
    readPayable: followPayable(
      "reservation",
      async (signal) => {
        const call = client.GET("/rest/clients-app/v1/reservations/{reservationId}/prepayments", {
          params: { header, path: { reservationId } },
          signal,
        });
        return { subject: "reservation", ...(await answer(call, ...ofPrepayment)) };
      },
      { clock, pollForMs },
    ),
    payByCard: fromPromise<Payment, PayByCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      answer(
        client.POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/cloud-payments", {
          params: { header: withIntent(idempotencyKey), path: { reservationId } },
          body,
          signal,
        }),
        ...ofPayment,
      ),
    ),
    payBySavedCard: fromPromise<Payment, PayBySavedCardInput>(
      ({ input: { idempotencyKey, cardId, ...body }, signal }) =>
        answer(
          client.POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/cards/{cardId}", {
            params: { header: withIntent(idempotencyKey), path: { reservationId, cardId } },
            body,
            signal,
          }),
          ...ofPayment,
        ),
    ),
    payAtPage: fromPromise<Payment, PayAtPageInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      answer(
        client.POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box", {
          params: { header: withIntent(idempotencyKey), path: { reservationId } },
          body,
          signal,
        }),
        ...ofPayment,
      ),
    ),
    waitUntil: waitUntil(clock, "end"),
  } satisfies PaymentActors<"reservation", AnyActorLogic>;
}
