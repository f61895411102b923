import type { PaymentSubject } from "../../domain/payment-subject.ts";

/** What paying asks of the service, whatever is paid for. */
export type PaymentRole = "readPayable" | "payByCard" | "payBySavedCard" | "payAtPage" | "bringProof";

/** The operation that stands behind each role, by what is paid for; where it is paid without one, that is not there. */
export const operationsOf = {
  reservation: {
    readPayable: "getPrepayment",
    payByCard: "payByCloudPayments",
    payBySavedCard: "payBySavedCard",
    payAtPage: "payByPayBox",
  },
  giftCard: {
    readPayable: "getGiftCard",
    payByCard: "payGiftCard",
    payBySavedCard: "payGiftCard",
    payAtPage: "payGiftCard",
  },
  link: {
    readPayable: "getPrepaymentRegistration",
    payByCard: "payLinkByCloudPayments",
    payBySavedCard: "payLinkBySavedCard",
    payAtPage: "payLinkByPayBox",
  },
  card: { readPayable: "getCardBinding", payByCard: "bindPaymentCard", bringProof: "proveCardBinding" },
} as const satisfies Readonly<Record<PaymentSubject, Readonly<Partial<Record<PaymentRole, string>>>>>;

/** The actors that paying for a subject is given: those of its roles, of which the first reads that subject, and the clock. */
export type PaymentActors<Subject extends PaymentSubject, Actor> = Readonly<
  Record<keyof (typeof operationsOf)[Subject] | "waitUntil", Actor> & { readPayable: { subject: Subject } }
>;

/** Whether a subject is paid for with a role. */
export function hasRole(subject: PaymentSubject, role: PaymentRole): boolean {
  return role in operationsOf[subject];
}
