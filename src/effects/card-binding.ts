import { type AnyActorLogic, fromPromise } from "xstate";
import type { CardBinding, Payment } from "../../domain/entities.ts";
import type {
  PaymentActors,
  PayByCardInput,
  BringProofInput,
  ReadPayable,
} from "../../machines/card-payment/machine.ts";
import { answer } from "../api/answer.ts";
import { ofPaying, ofPayment } from "../api/of-paying.ts";
import { withKey } from "../api/with-key.ts";
import { followPayable } from "./follow-payable.ts";
import { type PayingNeeds, readPayable } from "./paying.ts";
import { waitUntil } from "./wait-until.ts";

type Needs = PayingNeeds & {
  bindingId: string;
};

/** What saving a card asks of the service: a new card is the one way. Every effect rejects with CallFailed (spec §8). */
export function cardBindingEffects({ backgroundClient: client, clock, pollForMs, bindingId }: Needs) {
  const asPayable = (binding: CardBinding) => ({ subject: "card" as const, ...binding });
  return {
    readPayable: followPayable(
      "card",
      async (signal) => {
        const call = client.GET("/rest/clients-app/v1/payments/cards/bindings/{bindingId}", {
          params: { path: { bindingId } },
          signal,
        });
        return asPayable(await answer(call, ...ofPaying, "bindingId"));
      },
      { clock, pollForMs },
    ),
    payByCard: fromPromise<Payment, PayByCardInput>(({ input: { idempotencyKey, cryptogram, expected }, signal }) =>
      answer(
        client.POST("/rest/clients-app/v1/payments/cards", {
          params: withKey(idempotencyKey),
          body: { bindingId, cryptogram, expected },
          signal,
        }),
        ...ofPayment,
      ),
    ),
    bringProof: fromPromise<ReadPayable, BringProofInput>(async ({ input: { idempotencyKey, proof }, signal }) => {
      const askedAt = clock.now();
      const call = client.POST("/rest/clients-app/v1/payments/cards/3ds", {
        params: withKey(idempotencyKey),
        body: { bindingId, proof },
        signal,
      });
      return readPayable(asPayable(await answer(call, ...ofPaying, "bindingId")), askedAt);
    }),
    waitUntil: waitUntil(clock, "end"),
  } satisfies PaymentActors<"card", AnyActorLogic>;
}
