import type { Payment } from "../../domain/entities.ts";
import { takenPaymentStates } from "../../domain/payment-status.ts";
import type { PaymentSubject } from "../../domain/payment-subject.ts";
import { failureOf, payableOf, subjectOf } from "../../machines/card-payment/selectors.ts";
import { failureMessage } from "../blocks/failure-message.ts";
import { useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useFlowSelector } from "./flow.ts";
import { PaymentFailure } from "./PaymentFailure.tsx";

/** Failures that have words of their own. */
const translatedFailures = [
  "unreachable",
  "broken",
  "priceChanged",
  "paymentUnderWay",
  "notPayable",
  "wayNotOffered",
] as const;

/** Whether something is held for who pays, as long as it is not paid. */
const holds: Readonly<Record<PaymentSubject, boolean>> = {
  reservation: true,
  card: false,
  giftCard: false,
  link: false,
};

/** Why it is not paid yet, and what helps. */
export function NotPaid() {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  const payment = useFlowSelector(payableOf)?.payment;
  const isHeld = holds[useFlowSelector(subjectOf)];
  if (failure === null) {
    if (payment?.failure) return <Declined {...payment.failure} />;
    // What was taken and did not count: another amount than what was due.
    return payment !== undefined && takenPaymentStates.includes(payment.status) ? (
      <Notice tone="honey" role="status" title={t("payment.givenBack.title")}>
        {t("payment.givenBack.text")} {isHeld && t("payment.givenBack.held")} {t("payment.givenBack.again")}
      </Notice>
    ) : null;
  }
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `payment.failure.${name}.${part}`,
  );
  return <PaymentFailure failure={failure} title={title} text={text} />;
}

function Declined({ reason, action }: NonNullable<Payment["failure"]>) {
  const t = useT();
  const isHeld = holds[useFlowSelector(subjectOf)];
  return (
    <Notice tone="brick" role="alert" title={t("payment.declined.title")}>
      {t(`payment.declined.${reason}`)} {t(`payment.declined.${action}`)}{" "}
      {t(isHeld ? "payment.declined.nothingTaken" : "payment.declined.nothing")}
    </Notice>
  );
}
