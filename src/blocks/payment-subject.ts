import { pagePaths, pathOf } from "../../domain/addresses.ts";
import type { PaymentRecord } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import type { PaymentSubject } from "../../domain/payment-subject.ts";
import { formatReservationDate } from "../format/calendar.ts";
import type { T } from "../i18n/react.tsx";

type SubjectOf<Type extends PaymentSubject> = Extract<PaymentRecord["subject"], { type: Type }>;

type Description = {
  /** Who got the money; undefined where that is whoever runs the service. */
  firm: SubjectOf<"reservation">["firm"] | undefined;
  what: string;
  details: readonly string[];
  /** Where it can be looked at. */
  way: { to: string; words: string } | undefined;
};

type Describe<Type extends PaymentSubject> = (subject: SubjectOf<Type>, t: T, language: Language) => Description;

const descriptions = {
  reservation: ({ firm, services, startTime, reservationId }, t, language) => ({
    firm,
    what: t("receipt.prepayment"),
    details: [services.join(", "), t("payments.visit", { when: formatReservationDate(startTime, language) })],
    way: { to: pathOf(pagePaths.reservationSuccess, { reservationId }), words: t("payments.openVisit") },
  }),
  card: (_, t) => ({
    firm: undefined,
    what: t("receipt.cardCheck"),
    details: [t("receipt.cardCheckText")],
    way: { to: pagePaths.cards, words: t("payments.openCards") },
  }),
  giftCard: ({ giftCardId, toName }, t) => ({
    firm: undefined,
    what: t("receipt.giftCard"),
    details: toName === undefined ? [] : [t("receipt.giftTo", { name: toName })],
    way: { to: pathOf(pagePaths.giftCard, { giftCardId }), words: t("payments.openGiftCard") },
  }),
  link: ({ firm, purpose }, t) => ({
    firm,
    what: t("receipt.link"),
    details: [purpose],
    way:
      firm?.urlKey === undefined
        ? undefined
        : { to: pathOf(pagePaths.company, { company: firm.urlKey }), words: t("payments.openFirm") },
  }),
} satisfies { [Type in PaymentSubject]: Describe<Type> };

/** What a payment was for, to whom, and where that can be looked at, in words. */
export function describeSubject<Type extends PaymentSubject>(
  subject: SubjectOf<Type> & { type: Type },
  t: T,
  language: Language,
): Description {
  const byType: { [Each in PaymentSubject]: Describe<Each> } = descriptions;
  const describe: Describe<Type> = byType[subject.type];
  return describe(subject, t, language);
}
