import type { GiftCard } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { formatPhoneInText } from "../../domain/phone.ts";
import { formatWholeDate } from "../format/calendar.ts";
import type { T } from "../i18n/react.tsx";

/** How a bought gift card stands, and what that means. */
export function giftCardText(
  { status, delivery, refund }: GiftCard,
  t: T,
  language: Language,
): { title: string; text: string } {
  const title = t(`gift.status.${status}`);
  if (status === "unpaid") return { title, text: t("gift.bought.unpaidText") };
  if (status === "awaitingPayment") return { title, text: t("gift.statusText.awaitingPayment") };
  if (status === "scheduled") {
    const { phone = "", day } =
      delivery.type === "sms" ? { phone: formatPhoneInText(delivery.phone), day: delivery.sendOn } : {};
    if (day === undefined) return { title, text: t("gift.statusText.sending") };
    return { title, text: t("gift.statusText.scheduled", { phone, day: formatWholeDate(day, language) }) };
  }
  if (status === "cancelled") return { title, text: t(`gift.statusText.cancelled.${refund ?? "processing"}`) };
  if (status !== "sent") return { title, text: t(`gift.statusText.${status}`) };
  if (delivery.type === "link") return { title: t("gift.status.ready"), text: t("gift.statusText.ready") };
  return { title, text: t("gift.statusText.sent", { phone: formatPhoneInText(delivery.phone) }) };
}
