import { type AnyActorLogic, fromPromise } from "xstate";
import type { Payment } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { payableOfGiftCard } from "../../domain/payable.ts";
import type {
  PaymentActors,
  PayByCardInput,
  PayAtPageInput,
  PayBySavedCardInput,
} from "../../machines/card-payment/machine.ts";
import { answer } from "../api/answer.ts";
import { ofPayment } from "../api/of-paying.ts";
import type { Schemas } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";
import { followPayable } from "./follow-payable.ts";
import type { PayingNeeds } from "./paying.ts";
import { waitUntil } from "./wait-until.ts";

type Needs = PayingNeeds & {
  giftCardId: string;
  /** The buyer's key to it; absent for the client whose phone the buyer's is. */
  secret: string | undefined;
};

/** What paying for a gift card asks of the service. Every effect rejects with CallFailed (spec §8). */
export function giftCardPaymentEffects({ backgroundClient: client, clock, pollForMs, giftCardId, secret }: Needs) {
  const header = secret === undefined ? {} : { gift_card_secret: secret };
  const path = { giftCardId };
  const pay = (idempotencyKey: IdempotencyKey, body: Schemas["PayGiftCard"], signal: AbortSignal): Promise<Payment> =>
    answer(
      client.POST("/rest/clients-app/v2/gift-cards/{giftCardId}/pay", {
        params: { header: { ...withKey(idempotencyKey).header, ...header }, path },
        body,
        signal,
      }),
      ...ofPayment,
    );
  return {
    readPayable: followPayable(
      "giftCard",
      async (signal) => {
        const call = client.GET("/rest/clients-app/v2/gift-cards/{giftCardId}", { params: { header, path }, signal });
        const payable = payableOfGiftCard(await answer(call, "id", "status", "paying"));
        if (payable === undefined) throw new CallFailed({ kind: "broken" });
        return payable;
      },
      { clock, pollForMs },
    ),
    payByCard: fromPromise<Payment, PayByCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      pay(idempotencyKey, { way: "card", ...body }, signal),
    ),
    payBySavedCard: fromPromise<Payment, PayBySavedCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      pay(idempotencyKey, { way: "savedCard", ...body }, signal),
    ),
    payAtPage: fromPromise<Payment, PayAtPageInput>(({ input: { idempotencyKey, expected }, signal }) =>
      pay(idempotencyKey, { way: "payBox", expected }, signal),
    ),
    waitUntil: waitUntil(clock, "end"),
  } satisfies PaymentActors<"giftCard", AnyActorLogic>;
}
