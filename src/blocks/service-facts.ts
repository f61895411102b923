import type { Service } from "../../domain/entities.ts";
import { isExpressOnline } from "../../domain/express.ts";
import type { Language } from "../../domain/language.ts";
import { formatPhoneText } from "../../domain/phone.ts";
import { rateOf } from "../../domain/wish-totals.ts";
import { formatDurations } from "../format/duration.ts";
import { formatMoney } from "../format/money.ts";
import type { T } from "../i18n/react.tsx";

/** What is said of a service besides its price, with whom it is asked for (null is anybody): "1 ч. · Мытьё головы и укладка". */
export function serviceFacts(service: Service, masterId: number | null, t: T, language: Language): string {
  const { prepayment, description, reservationPhone } = service;
  return [
    formatDurations(rateOf(service, masterId), language),
    isExpressOnline(service) && t("company.express"),
    description,
    reservationPhone && t("company.reservedByPhone", { phone: unbroken(formatPhoneText(reservationPhone)) }),
    prepayment.amount > 0 && t("company.prepayment", { price: formatMoney(prepayment, language) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** In letters of this size a number fits into the narrowest row. */
function unbroken(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}
