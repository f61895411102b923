import { useEffect, useMemo, useRef } from "react";
import type { PaymentLink } from "../../../domain/entities.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { payableOf } from "../../../machines/card-payment/selectors.ts";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { paidBy } from "../../blocks/payment-words.ts";
import { RefundLines } from "../../blocks/RefundLines.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import { formatReservationDate } from "../../format/calendar.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { FlowProvider, useFlowSelector, useFlowState } from "../../payments/flow.ts";
import { PaidPanel } from "../../payments/PaidPanel.tsx";
import { payingViews, type PayingViews } from "../../payments/views.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import styles from "./payment-link.module.css";

const views: PayingViews = { ...payingViews, paid: Paid, expired: Over };

type Props = {
  actor: FlowActor<typeof cardPaymentMachine>;
  /** The name of the firm. */
  payee: string;
  /** Whether what was in focus is gone: the client has just said who they are. */
  isToBeFocused: boolean;
};

/** Paying what a link asks for: the ways, the bank, and what came of it. */
export function Paying({ actor, payee, isToBeFocused }: Props) {
  const flow = useMemo(() => ({ actor, payee }), [actor, payee]);
  return (
    <FlowProvider value={flow}>
      <Shown isToBeFocused={isToBeFocused} />
    </FlowProvider>
  );
}

function Shown({ isToBeFocused }: Pick<Props, "isToBeFocused">) {
  const state = useFlowState();
  const isRead = useFlowSelector(payableOf) !== null;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isToBeFocused) shown.current?.focus({ preventScroll: true });
  }, [isToBeFocused]);
  const View = views[state];
  return (
    <div ref={shown} tabIndex={-1} data-payment-state={state} className={styles.paying}>
      {isRead || state !== "readingPayment" ? <View /> : <BusySkeleton height="18rem" radius="var(--radius-l)" />}
    </div>
  );
}

/** The link as the process has read it last. */
function useLink(): PaymentLink | null {
  const payable = useFlowSelector(payableOf);
  return payable?.subject === "link" ? payable : null;
}

function Paid() {
  const t = useT();
  const language = useLanguage();
  const link = useLink();
  const { user } = useAccount();
  if (link === null) return null;
  const { firm, paidAt, payment } = link;
  return (
    <>
      <PaidPanel title={t("byLink.paid.title")} text={t("byLink.paid.text")} />
      {paidAt !== undefined && payment && (
        <p>{t("byLink.paid.when", { when: formatReservationDate(paidAt, language), by: paidBy(payment, t) })}</p>
      )}
      <div className={styles.waysOn}>
        {user !== undefined && payment && (
          <IntentLink to={hrefs.paymentReceipt(payment.id)} className={buttonClassName()}>
            {t("payments.receipt")}
          </IntentLink>
        )}
        {firm.urlKey !== undefined && (
          <IntentLink to={hrefs.company(firm.urlKey)} className={buttonClassName({ kind: "soft" })}>
            {t("byLink.paid.toFirm")}
          </IntentLink>
        )}
      </div>
    </>
  );
}

/** It has run out: what becomes of what was taken, if anything was, and whom to ask. */
function Over() {
  const t = useT();
  const link = useLink();
  if (link === null) return null;
  const [phone] = link.firm.phoneNumbers;
  return (
    <>
      <Notice tone="honey" role="status" title={t("byLink.over.title")}>
        {t("byLink.over.text")}
      </Notice>
      {link.refunds.length > 0 && (
        <ul>
          <RefundLines refunds={link.refunds} />
        </ul>
      )}
      {phone !== undefined && (
        <a href={`tel:${phone}`} className={buttonClassName({ kind: "soft" })}>
          {t("byLink.over.call", { phone })}
        </a>
      )}
    </>
  );
}
