import { fromPromise } from "xstate";
import type { CardSaving } from "../../domain/entities.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type { GetCardSavingInput, StartCardSavingInput } from "../../machines/card-saving/machine.ts";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";
import { untilSettled } from "./until-settled.ts";
import type { Clock } from "./wait-until.ts";

type Until = GetCardSavingInput["until"];

/** On the way to whose payment a card is saved. `secret`: of the guest who has made it; absent for the client whose phone it is of. */
type VisitOfSaving = { reservationId: string; secret: string | undefined };

/** `pollForMs`: for how long it is asked for. */
type Needs = {
  backgroundClient: Client;
  clock: Clock;
  pollForMs: Record<Until, number>;
  visit: VisitOfSaving | undefined;
};

/** What saving a card at PayBox's page asks of the service. Every effect rejects with CallFailed (spec §8). */
export function cardSavingEffects({ backgroundClient: client, clock, pollForMs, visit }: Needs) {
  return {
    startCardSaving: fromPromise<CardSaving, StartCardSavingInput>(({ input: { idempotencyKey }, signal }) =>
      answer(start(client, visit, { idempotencyKey, signal }), "cardId", "status"),
    ),
    getCardSaving: fromPromise<CardSaving, GetCardSavingInput>(async ({ input: { cardId, until }, signal }) => {
      let last: CardSaving | undefined;
      const ask = async () => {
        last = await answer(
          client.GET("/rest/clients-app/v1/reservations/prepayments/pay-box/cards/{cardId}", {
            params: { path: { cardId } },
            signal,
          }),
          "cardId",
          "status",
        );
        return { isSettled: isSettled(last, until) };
      };
      await untilSettled(ask, { clock, until: clock.now() + pollForMs[until], signal });
      return last ?? { cardId, status: "opening" };
    }),
  };
}

function isSettled({ status }: CardSaving, until: Until): boolean {
  return status === "saved" || status === "failed" || (until === "opened" && status === "open");
}

function start(
  client: Client,
  visit: VisitOfSaving | undefined,
  { idempotencyKey, signal }: { idempotencyKey: IdempotencyKey; signal: AbortSignal },
) {
  const { header } = withKey(idempotencyKey);
  if (visit === undefined)
    return client.POST("/rest/clients-app/v1/payments/cards/pay-box", { params: { header }, signal });
  const { reservationId, secret } = visit;
  return client.POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box/card-saving", {
    params: {
      header: { ...header, ...secretHeader(secret) },
      path: { reservationId },
    },
    signal,
  });
}
