import type { CardSaving } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";
import { untilSettled } from "./until-settled.ts";
import type { Clock } from "./wait-until.ts";

/** The service asks PayBox within seconds, or PayBox does not answer. */
const patienceMs = 30_000;

/** `secret`: of the guest who has made it; absent for the client whose phone it is of. */
type Visit = { reservationId: string; secret: string | undefined };

type Needs = { client: Client; clock: Clock; signal: AbortSignal };

/**
 * Begins to save a card at PayBox's page, for a visit that is to be paid where there is one; rejects with CallFailed.
 * @returns where the page is
 */
export async function openCardPage({ client, clock, signal }: Needs, visit?: Visit): Promise<string> {
  const { cardId } = await start(client, visit, signal);
  let last: CardSaving | undefined;
  const ask = async () => {
    last = await read(client, cardId, signal);
    return { isSettled: last.status !== "opening" };
  };
  await untilSettled(ask, { clock, until: clock.now() + patienceMs, signal });
  if (last?.url === undefined) throw new CallFailed({ kind: "unreachable" });
  return last.url;
}

function start(client: Client, visit: Visit | undefined, signal: AbortSignal): Promise<CardSaving> {
  const { header } = withKey(newIdempotencyKey());
  const begun =
    visit === undefined
      ? client.POST("/rest/clients-app/v1/payments/cards/pay-box", { params: { header }, signal })
      : client.POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box/card-saving", {
          params: { header: { ...header, ...secretOf(visit) }, path: { reservationId: visit.reservationId } },
          signal,
        });
  return answer(begun, "cardId", "status");
}

function secretOf({ secret }: Visit) {
  return secret === undefined ? {} : { reservation_secret: secret };
}

function read(client: Client, cardId: string, signal: AbortSignal): Promise<CardSaving> {
  const path = "/rest/clients-app/v1/reservations/prepayments/pay-box/cards/{cardId}";
  return answer(client.GET(path, { params: { path: { cardId } }, signal }), "cardId", "status");
}
