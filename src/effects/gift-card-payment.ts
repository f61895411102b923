import { fromPromise } from "xstate";
import type { GiftCard, Payment } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type {
  PayByCardInput,
  PayByPayBoxInput,
  PayBySavedCardInput,
  ReadPrepayment,
} from "../../machines/card-payment/machine.ts";
import { answer } from "../api/answer.ts";
import type { Schemas } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";
import { followPayable } from "./follow-payable.ts";
import { ofPayment, type PayingNeeds } from "./paying.ts";
import { waitUntil } from "./wait-until.ts";

type Needs = PayingNeeds & {
  giftCardId: string;
  /** The buyer's key to it; absent for the client whose phone the buyer's is. */
  secret: string | undefined;
};

/** What paying for a gift card asks of the service. Every effect rejects with CallFailed (spec §8). */
export function giftCardPaymentEffects({ backgroundClient: client, clock, patienceMs, giftCardId, secret }: Needs) {
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
    getPrepayment: followPayable(
      async (signal) => {
        const askedAt = clock.now();
        const call = client.GET("/rest/clients-app/v2/gift-cards/{giftCardId}", { params: { header, path }, signal });
        return readPaying(await answer(call, "id", "status", "paying"), askedAt);
      },
      { clock, patienceMs },
    ),
    payByCloudPayments: fromPromise<Payment, PayByCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      pay(idempotencyKey, { way: "card", ...body }, signal),
    ),
    payBySavedCard: fromPromise<Payment, PayBySavedCardInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      pay(idempotencyKey, { way: "savedCard", ...body }, signal),
    ),
    payByPayBox: fromPromise<Payment, PayByPayBoxInput>(({ input: { idempotencyKey, expected }, signal }) =>
      pay(idempotencyKey, { way: "payBox", expected }, signal),
    ),
    waitUntil: waitUntil(clock, "end"),
  };
}

/** With the end by this device's clock, counted from before the question, so that it never looks longer here than it is there. */
function readPaying(giftCard: GiftCard, askedAt: number): ReadPrepayment {
  const { paying } = giftCard;
  if (paying === undefined) throw new CallFailed({ kind: "broken" });
  const { payableForSeconds } = paying;
  const until = payableForSeconds === undefined ? null : askedAt + payableForSeconds * 1000;
  if (paying.due.amount > 0 && until === null) throw new CallFailed({ kind: "broken" });
  return { prepayment: { ...paying, giftCard }, until };
}
