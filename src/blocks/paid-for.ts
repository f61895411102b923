import { pagePaths, pathOf } from "../../domain/addresses.ts";
import type { PaymentRecord } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { formatReservationDate } from "../format/calendar.ts";
import type { T } from "../i18n/react.tsx";

type Subject = PaymentRecord["subject"];
type SubjectOf<Type extends Subject["type"]> = Extract<Subject, { type: Type }>;

type PaidFor = {
  /** Who got the money; undefined where that is whoever runs the service. */
  firm: SubjectOf<"reservation">["firm"] | undefined;
  what: string;
  details: readonly string[];
  /** Where it can be looked at. */
  way: { to: string; words: string } | undefined;
};

const paidFor: { [Type in Subject["type"]]: (subject: SubjectOf<Type>, t: T, language: Language) => PaidFor } = {
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
  giftCard: ({ toName }, t) => ({
    firm: undefined,
    what: t("receipt.giftCard"),
    details: toName === undefined ? [] : [t("receipt.giftTo", { name: toName })],
    way: { to: pagePaths.giftCards, words: t("payments.openGiftCards") },
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
};

/** What a payment was for, to whom, and where that can be looked at, in words. */
export function describePaid<Type extends Subject["type"]>(
  subject: SubjectOf<Type> & { type: Type },
  t: T,
  language: Language,
): PaidFor {
  const describe: (of: SubjectOf<Type>, t: T, language: Language) => PaidFor = paidFor[subject.type];
  return describe(subject, t, language);
}
