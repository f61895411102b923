import { everywhere, pagePaths } from "./addresses.ts";
import type { Language } from "./language.ts";
import { type PaymentSubject, paymentSubjects } from "./payment-subject.ts";
import { searchText } from "./query.ts";

/** The name of the id in the address that banks and processors lead back to, by what is paid for. */
const parameters = {
  reservation: "reservationId",
  card: "bindingId",
  link: "linkId",
  giftCard: "giftCardId",
} as const satisfies Readonly<Record<PaymentSubject, string>>;
const savingParameter = "cardId";

/** What somebody comes back from: paying for something, or saving a card at the processor's page. */
export type PaymentReturn = { subject: PaymentSubject; id: string } | { savingId: string };

/** The path that a bank or a processor leads back to, in the language in which somebody has left, where that is known. */
export function paymentReturnPath(from: PaymentReturn, language?: Language): string {
  const query = new URLSearchParams(
    "savingId" in from ? { [savingParameter]: from.savingId } : { [parameters[from.subject]]: from.id },
  );
  if (language !== undefined) query.set(everywhere.language, language);
  return pagePaths.paymentReturn + searchText(query);
}

/** What its query says; null where that is nothing. */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn | null {
  const from = paymentSubjects.find((subject) => params.get(parameters[subject]));
  if (from !== undefined) return { subject: from, id: params.get(parameters[from]) ?? "" };
  const savingId = params.get(savingParameter);
  return savingId ? { savingId } : null;
}
