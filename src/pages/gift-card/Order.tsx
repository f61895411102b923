import { useMemo } from "react";
import type { GiftCard } from "../../../domain/entities.ts";
import { failureName } from "../../../domain/failure.ts";
import type { Language } from "../../../domain/language.ts";
import type { Payable } from "../../../domain/payable.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { failureOf, payableOf } from "../../../machines/card-payment/selectors.ts";
import { Columns } from "../../blocks/Columns.tsx";
import { GiftLetter } from "../../blocks/GiftLetter.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import { formatMoney } from "../../format/money.ts";
import { type T, useLanguage, useT } from "../../i18n/react.tsx";
import { FlowProvider, useFlowSelector, useFlowState } from "../../payments/flow.ts";
import { payingViews, type PayingViews } from "../../payments/views.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Issued } from "./Issued.tsx";
import { NotHere } from "./NotHere.tsx";
import { NotKept } from "./NotKept.tsx";
import { SavedCards } from "./SavedCards.tsx";
import styles from "./gift-card.module.css";

const views: PayingViews = { ...payingViews, paid: Paid, expired: Unpaid };

/** The card as its buyer sees it: to be paid, and then to be handed over. */
export function Order({ actor }: { actor: FlowActor<typeof cardPaymentMachine> }) {
  const flow = useMemo(() => ({ actor, payee: "Kezek" }), [actor]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const t = useT();
  const language = useLanguage();
  const state = useFlowState();
  const card = useGiftCard();
  const ways = useFlowSelector(payableOf)?.ways ?? [];
  const failure = useFlowSelector(failureOf);
  const View = views[state];
  const isRead = card !== undefined || state !== "readingPayment";
  if (state === "waitingToRetry" && failure !== null && failureName(failure) === "notFound") return <NotHere />;
  return (
    <div data-payment-state={state} className={styles.order} aria-busy={!isRead}>
      {state !== "paid" && <h1>{t("gift.bought.pay")}</h1>}
      <Columns beside="letter">
        <div className={styles.act}>
          {!isRead && <Skeleton height="18rem" radius="var(--radius-l)" />}
          {isRead && (
            <>
              {card && <NotKept card={card} />}
              {card && <SavedCards giftCardId={card.id} ways={ways} />}
              <View key={ways.length} />
            </>
          )}
        </div>
        {card && <GiftLetter {...card} amount={formatMoney(card.amount, language)} />}
      </Columns>
    </div>
  );
}

function Paid() {
  const card = useGiftCard();
  return card && <Issued card={card} />;
}

function Unpaid() {
  const t = useT();
  const language = useLanguage();
  const payable = useFlowSelector(payableOf);
  return (
    <Notice
      tone="honey"
      role="alert"
      title={t("gift.bought.unpaid")}
      action={
        <IntentLink to={hrefs.giftCardPurchase()} className={buttonClassName()}>
          {t("gift.bought.again")}
        </IntentLink>
      }
    >
      {payable && takenText(payable, t, language)} {t("gift.bought.unpaidText")}
    </Notice>
  );
}

/** What becomes of what was taken all the same, such as another amount than was due; that nothing was, else. */
function takenText({ payment, refunds }: Payable, t: T, language: Language): string {
  if (payment?.status === "refunded") {
    return t("payment.over.refunded", { price: formatMoney(payment.refunded, language) });
  }
  const [refund] = refunds;
  if (refund === undefined) return t("gift.bought.nothingTaken");
  if (refund.status === "refused") return t("gift.bought.refundRefused");
  return t("payment.over.refundCancelled", { price: formatMoney(refund.amount, language) });
}

/** The card that is paid for; undefined while it is not known. */
function useGiftCard(): GiftCard | undefined {
  const payable = useFlowSelector(payableOf);
  return payable?.subject === "giftCard" ? payable.giftCard : undefined;
}
