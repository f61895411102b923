import { fromPromise } from "xstate";
import type { Payment, Prepayment } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type {
  PayByCardInput,
  PayByPayBoxInput,
  PayBySavedCardInput,
  ReadPrepayment,
} from "../../machines/card-payment/machine.ts";
import { answer } from "../api/answer.ts";
import { withKey } from "../api/with-key.ts";
import { followPayable } from "./follow-payable.ts";
import { ofPayment, type PayingNeeds } from "./paying.ts";
import { waitUntil } from "./wait-until.ts";

/** Whose prepayment it is: `secret` is absent for the client whose phone the reservation is of. */
type PrepaymentKey = { reservationId: string; secret: string | undefined };

type Needs = PayingNeeds & PrepaymentKey;

/** What paying before a visit asks of the service. Every effect rejects with CallFailed (spec §8). */
export function prepaymentEffects({ backgroundClient: client, clock, patienceMs, reservationId, secret }: Needs) {
  const header = secret === undefined ? {} : { reservation_secret: secret };
  const withIntent = (idempotencyKey: IdempotencyKey) => ({ ...withKey(idempotencyKey).header, ...header });
  return {
    getPrepayment: followPayable(
      async (signal) => {
        const askedAt = clock.now();
        const params = { header, path: { reservationId } };
        const prepayment = await answer(
          client.GET("/rest/clients-app/v1/reservations/{reservationId}/prepayments", { params, signal }),
          ...ofPrepayment,
        );
        return readPrepayment(prepayment, askedAt);
      },
      { clock, patienceMs },
    ),
    payByCloudPayments: fromPromise<Payment, PayByCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
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
    payByPayBox: fromPromise<Payment, PayByPayBoxInput>(({ input: { idempotencyKey, ...body }, signal }) =>
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
  };
}

const ofPrepayment = ["reservationStatus", "due", "bill", "ways", "refunds"] as const;

/** With the end by this device's clock, counted from before the question, so that it never looks longer here than it is there. */
function readPrepayment(prepayment: Prepayment, askedAt: number): ReadPrepayment {
  const { reservationStatus, heldForSeconds } = prepayment;
  const isCounted = typeof heldForSeconds === "number";
  if (reservationStatus === "awaitingPrepayment" && !isCounted) throw new CallFailed({ kind: "broken" });
  return { prepayment, until: isCounted ? askedAt + heldForSeconds * 1000 : null };
}
