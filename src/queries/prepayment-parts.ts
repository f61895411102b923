import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type { Money } from "../../domain/money.ts";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** A visit whose prepayment is awaited: `secret` is absent for the client whose phone it is of. */
type Visit = { reservationId: string; secret: string | undefined };
/** A gift card: by the token of its link, or by its id for whoever keeps it. */
export type NamedCard = { token: string } | { giftCardId: string };

const keyOfVisit = (source: Source, { secret }: Visit) => ({
  ...headersOf(source),
  ...secretHeader(secret),
});

const mutation = (source: Source, visit: Visit, idempotencyKey: IdempotencyKey) => ({
  ...mutationHeadersOf(source, idempotencyKey),
  ...secretHeader(visit.secret),
});

/** Takes bonuses of whoever is signed in off what is due. @throws CallFailed */
export function spendCashback(source: Source, visit: Visit, expected: Money, idempotencyKey: IdempotencyKey) {
  const { reservationId } = visit;
  return answer(
    source.client.POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/cashback", {
      params: { header: mutation(source, visit, idempotencyKey), path: { reservationId } },
      body: { expected },
    }),
    "usable",
  );
}

/** Puts them back. @throws CallFailed */
export function returnCashback(source: Source, visit: Visit, idempotencyKey: IdempotencyKey) {
  const { reservationId } = visit;
  return answer(
    source.client.DELETE("/rest/clients-app/v1/reservations/{reservationId}/prepayments/cashback", {
      params: { header: mutation(source, visit, idempotencyKey), path: { reservationId } },
    }),
    "done",
  );
}

/** What of a gift card can be taken off what is due. @throws CallFailed */
export function checkCertificate(source: Source, visit: Visit, card: NamedCard) {
  return answer(
    source.client.POST("/rest/clients-app/v2/kezek-certificates/check", {
      params: { header: keyOfVisit(source, visit) },
      body: { reservationId: visit.reservationId, ...card },
    }),
    "usable",
    "balance",
  );
}

/** Takes that off. @throws CallFailed */
export function spendCertificate(
  source: Source,
  visit: Visit,
  { card, expected }: { card: NamedCard; expected: Money },
  idempotencyKey: IdempotencyKey,
) {
  return answer(
    source.client.POST("/rest/clients-app/v2/kezek-certificates", {
      params: { header: mutation(source, visit, idempotencyKey) },
      body: { reservationId: visit.reservationId, ...card, expected },
    }),
    "usable",
  );
}

/** Puts what gift cards have paid back on them. @throws CallFailed */
export function returnCertificates(source: Source, visit: Visit, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.DELETE("/rest/clients-app/v2/kezek-certificates", {
      params: {
        header: mutation(source, visit, idempotencyKey),
        query: { reservationId: visit.reservationId },
      },
    }),
    "done",
  );
}
