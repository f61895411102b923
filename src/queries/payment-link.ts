import { queryOptions } from "@tanstack/react-query";
import type { PaymentLink } from "../../domain/entities.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type { PaymentLinkKey } from "../../domain/payment-link.ts";
import type { Challenge } from "../../domain/phone-proof.ts";
import type { Phone } from "../../domain/phone.ts";
import { answer } from "../api/answer.ts";
import type { Schemas } from "../api/client.ts";
import { sentCode } from "../api/sent-code.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

const path = "/rest/v1/client/prepayment-registration/{firmId}/{code}";

const mutation = (source: Source, key: PaymentLinkKey, idempotencyKey: IdempotencyKey) => ({
  header: { ...headersOf(source), "Idempotency-Key": idempotencyKey },
  path: key,
});

/** What a firm asks to be paid by a link, and what became of paying it. */
export function getPaymentLink(source: Source, key: PaymentLinkKey) {
  return queryOptions({
    queryKey: queryKey("getPrepaymentRegistration", source, key),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET(path, { params: { header: headersOf(source), path: key }, signal }),
        "linkId",
        "due",
        "ways",
      ),
  });
}

/** Has a code sent to the phone of whoever is to pay; rejects with CallFailed, notPayable and tooManyCodes among its codes. */
export function requestRegistrationCode(
  source: Source,
  key: PaymentLinkKey,
  phone: Phone,
  idempotencyKey: IdempotencyKey,
): Promise<Challenge> {
  const params = mutation(source, key, idempotencyKey);
  return sentCode(Date, phone, () => source.client.POST(`${path}/sms-code`, { params, body: { phone } }));
}

/** Says who pays; rejects with CallFailed, notPayable, phoneNotProven, wrongCode and codeExpired among its codes. */
export function registerPrepayment(
  source: Source,
  key: PaymentLinkKey,
  body: Schemas["RegisterPrepayment"],
  idempotencyKey: IdempotencyKey,
): Promise<PaymentLink> {
  return answer(source.client.POST(path, { params: mutation(source, key, idempotencyKey), body }), "linkId");
}
