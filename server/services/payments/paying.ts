import type { Money } from "../../../domain/money.ts";
import { secondsUntil } from "../../../domain/time.ts";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { RefundRow } from "../../db/queries/payment-refunds.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import { showPayment } from "./payment.ts";
import { showRefund } from "./refund.ts";

type Schemas = components["schemas"];
type Attempts = { payments: readonly PaymentRow[]; refunds: readonly RefundRow[] };

/** `payable`: until when, RFC 3339, and in which ways; null where nothing can be paid. */
type Asked = Money & {
  timeZone: string;
  payable: { until: string; ways: Schemas["PaymentOption"][] } | null;
  now: Date;
};

/**
 * What somebody waits for comes first, then what has paid, then the newest: what was given back is told by its refund, but for
 * what has shown that a card works, which is always given back.
 */
function turnOf({ subject, status, paid, refunded }: PaymentRow): number {
  if (isOpenPayment[status]) return 0;
  const isKept = paid > (subject === "card" ? 0 : refunded);
  return isKept ? 1 : 2;
}

/** What is to be paid for one thing, for how long and in which ways, and what became of paying it. `payments` come newest first. */
export function showPaying(
  { payments, refunds }: Attempts,
  { amount, currency, timeZone, payable, now }: Asked,
): Schemas["Paying"] {
  const [last] = payments.toSorted((one, other) => turnOf(one) - turnOf(other));
  return {
    due: { amount: payable === null ? 0 : amount, currency },
    ...(payable !== null && { payableForSeconds: secondsUntil(payable.until, now.getTime()) }),
    ways: payable?.ways ?? [],
    ...(last !== undefined && { payment: showPayment(last, timeZone) }),
    refunds: refunds.map((refund) => showRefund(refund, { currency, timeZone })),
  };
}
