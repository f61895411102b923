import { useQuery } from "@tanstack/react-query";
import type {
  IfCancelled as MoneyIfCancelled,
  Payment,
  Prepayment as PrepaymentOfVisit,
} from "../../../../domain/entities.ts";
import { paymentStage } from "../../../../domain/payment-stage.ts";
import { partsOf, totalOfParts } from "../../../../domain/prepayment-parts.ts";
import { useDates } from "../../../blocks/use-dates.ts";
import { formatTime } from "../../../format/calendar.ts";
import { formatMoney } from "../../../format/money.ts";
import { type T, useLanguage, useT } from "../../../i18n/react.tsx";
import { getPrepayment } from "../../../queries/prepayment.ts";
import { useSource } from "../../../queries/source.ts";
import { Notice } from "../../../ui/Notice.tsx";

type Props = { reservationId: string; secret: string | undefined };
type Refund = PrepaymentOfVisit["refunds"][number];
type Parts = NonNullable<PrepaymentOfVisit["returned"]>;
type Price = (money: Refund["amount"]) => string;

const refundTexts = {
  processing: "success.prepayment.refunding",
  done: "success.prepayment.refunded",
  refused: "success.prepayment.refundRefused",
} as const satisfies Record<Refund["status"], string>;

/** What was paid before a visit, and what is given back of it; nothing where nothing was. */
export function Prepayment({ reservationId, secret }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery(getPrepayment(useSource(), reservationId, secret));
  if (data === undefined) return null;
  const price: Price = (money) => formatMoney(money, language);
  const title = titleOf(data, t);
  if (title === null) return null;
  return (
    <Notice tone={isGivenBack(data) ? "honey" : "jade"} title={title}>
      <Paid prepayment={data} price={price} />
      {data.ifCancelled && <IfCancelled money={data.ifCancelled} price={price} />}
      {data.refunds.map((refund) => (
        <p key={refund.id}>{t(refundTexts[refund.status], { price: price(refund.amount) })}</p>
      ))}
      {data.returned && <Returned parts={data.returned} price={price} />}
    </Notice>
  );
}

/** What comes back if the visit is cancelled, to where, and until when. */
function IfCancelled({ money: { back, kept, to, until }, price }: { money: MoneyIfCancelled; price: Price }) {
  const t = useT();
  const { dateOf } = useDates();
  if (until === undefined) return <p>{t("success.prepayment.ifCancelledLate", { price: price(kept) })}</p>;
  const values = { price: price(back), date: dateOf(until), time: formatTime(until) };
  const card = to.length === 1 ? to[0]?.card : undefined;
  return (
    <p>
      {card
        ? t("success.prepayment.ifCancelledCard", { ...values, lastFour: card.lastFour })
        : t("success.prepayment.ifCancelled", values)}
    </p>
  );
}

/** What went back to where it was taken off. */
function Returned({ parts: { cashback, giftCard }, price }: { parts: Parts; price: Price }) {
  const t = useT();
  return (
    <>
      {cashback.amount > 0 && <p>{t("success.prepayment.toCashback", { price: price(cashback) })}</p>}
      {giftCard.amount > 0 && <p>{t("success.prepayment.toGiftCard", { price: price(giftCard) })}</p>}
    </>
  );
}

function isGivenBack({ refunds, returned }: PrepaymentOfVisit): boolean {
  return refunds.length > 0 || returned !== undefined;
}

function titleOf(prepayment: PrepaymentOfVisit, t: T): string | null {
  const { payment, reservationStatus, bill } = prepayment;
  if (paymentStage({ subject: "reservation", ...prepayment }) === "processing")
    return t("success.prepayment.processing");
  if (isGivenBack(prepayment) && reservationStatus !== "confirmed") return t("success.prepayment.givenBack");
  const isTakenOff = totalOfParts(partsOf(bill)) > 0 && reservationStatus !== "awaitingPrepayment";
  return payment?.status === "paid" || isGivenBack(prepayment) || isTakenOff ? t("success.prepayment.paid") : null;
}

function Paid({ prepayment: { payment, bill }, price }: { prepayment: PrepaymentOfVisit; price: Price }) {
  const t = useT();
  const { cashback, giftCard } = bill;
  return (
    <>
      {cashback.amount > 0 && <p>{t("success.prepayment.byCashback", { price: price(cashback) })}</p>}
      {giftCard.amount > 0 && <p>{t("success.prepayment.byGiftCard", { price: price(giftCard) })}</p>}
      {payment && payment.status !== "failed" && <ByCard payment={payment} price={price} />}
    </>
  );
}

function ByCard({ payment: { amount, card }, price }: { payment: Payment; price: Price }) {
  const t = useT();
  return (
    <p>{card ? t("success.prepayment.paidBy", { price: price(amount), lastFour: card.lastFour }) : price(amount)}</p>
  );
}
