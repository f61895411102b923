import { queryOptions } from "@tanstack/react-query";
import type { PaymentLinkKey } from "../../domain/payment-link.ts";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

const path = "/rest/v1/client/prepayment-registration/{firmId}/{code}";

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
