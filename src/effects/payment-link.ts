import { type AnyActorLogic, fromPromise } from "xstate";
import type { Payment } from "../../domain/entities.ts";
import type { PaymentLinkKey } from "../../domain/payment-link.ts";
import type {
  PaymentActors,
  PayByCardInput,
  PayAtPageInput,
  PayBySavedCardInput,
} from "../../machines/card-payment/machine.ts";
import { answer } from "../api/answer.ts";
import { ofPaying, ofPayment } from "../api/of-paying.ts";
import { withKey } from "../api/with-key.ts";
import { followPayable } from "./follow-payable.ts";
import type { PayingNeeds } from "./paying.ts";
import { waitUntil } from "./wait-until.ts";

type Needs = PayingNeeds & {
  key: PaymentLinkKey;
};

const path = "/rest/v1/client/prepayment-registration/{firmId}/{code}";

/** What paying by a firm's link asks of the service. Every effect rejects with CallFailed (spec §8). */
export function paymentLinkEffects({ backgroundClient: client, clock, pollForMs, key }: Needs) {
  return {
    readPayable: followPayable(
      "link",
      async (signal) => {
        const call = client.GET(path, { params: { path: key }, signal });
        return { subject: "link", ...(await answer(call, ...ofPaying, "linkId")) };
      },
      { clock, pollForMs },
    ),
    payByCard: fromPromise<Payment, PayByCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      answer(
        client.POST(`${path}/cloud-payments`, { params: { ...withKey(idempotencyKey), path: key }, body, signal }),
        ...ofPayment,
      ),
    ),
    payBySavedCard: fromPromise<Payment, PayBySavedCardInput>(
      ({ input: { idempotencyKey, cardId, ...body }, signal }) =>
        answer(
          client.POST(`${path}/cards/{cardId}`, {
            params: { ...withKey(idempotencyKey), path: { ...key, cardId } },
            body,
            signal,
          }),
          ...ofPayment,
        ),
    ),
    payAtPage: fromPromise<Payment, PayAtPageInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      answer(
        client.POST(`${path}/pay-box`, { params: { ...withKey(idempotencyKey), path: key }, body, signal }),
        ...ofPayment,
      ),
    ),
    waitUntil: waitUntil(clock, "end"),
  } satisfies PaymentActors<"link", AnyActorLogic>;
}
