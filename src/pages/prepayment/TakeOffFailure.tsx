import type { Failure } from "../../../domain/failure.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { useT } from "../../i18n/react.tsx";
import { PaymentFailure } from "../../payments/PaymentFailure.tsx";

/** What is said of taking off alone; the rest is said as of any payment. */
const own = ["notFound", "giftCardNotUsable", "unreachable", "broken"] as const;
const shared = ["priceChanged", "paymentUnderWay", "notPayable"] as const;
const isOwn = (name: string): name is (typeof own)[number] => own.some((one) => one === name);

/** Why something could not be taken off, or put back, and what helps; nothing where nothing failed. */
export function TakeOffFailure({ failure }: { failure: Failure | undefined }) {
  const t = useT();
  if (failure === undefined) return null;
  const { title, text } = failureMessage(t, failure, [...own, ...shared], (name, part) =>
    isOwn(name) ? `payment.takeOff.failure.${name}.${part}` : `payment.failure.${name}.${part}`,
  );
  return <PaymentFailure failure={failure} title={title} text={text} />;
}
