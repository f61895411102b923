import type { Mutations, Reads } from "../contract/handler.ts";
import type { CurrentUser } from "../core/current-user.ts";
import type { RequestContext } from "../core/request-context.ts";
import { payByLink, registerPrepayment, requestRegistrationCode } from "../services/payments/pay-by-link.ts";
import { type AskedLink, getPaymentLink } from "../services/payments/payment-link.ts";

export const paymentLinkReads: Pick<Reads, "getPrepaymentRegistration"> = {
  getPrepaymentRegistration: (call, dependencies) => getPaymentLink(linkIn(call), dependencies),
};

type PaymentLinkMutation =
  | "registerPrepayment"
  | "requestPrepaymentRegistrationCode"
  | "payLinkByCloudPayments"
  | "payLinkByPayBox"
  | "payLinkBySavedCard";

export const paymentLinkMutations: Pick<Mutations, PaymentLinkMutation> = {
  registerPrepayment: (call, dependencies, transaction) =>
    registerPrepayment({ ...linkIn(call), ...call.body }, dependencies, transaction),
  requestPrepaymentRegistrationCode: (call, dependencies, transaction) =>
    requestRegistrationCode({ ...linkIn(call), ...call.body, address: call.address }, dependencies, transaction),
  payLinkByCloudPayments: (call, dependencies, transaction) => {
    const { cryptogram, expected, saveCard = false } = call.body;
    const way = { type: "card", cryptogram, saveCard } as const;
    return payByLink({ ...linkIn(call), expected, way, address: call.address }, dependencies, transaction);
  },
  payLinkByPayBox: (call, dependencies, transaction) => {
    const { expected, instalments } = call.body;
    const way = { type: "payBox", ...(instalments !== undefined && { instalments }) } as const;
    return payByLink({ ...linkIn(call), expected, way, address: call.address }, dependencies, transaction);
  },
  payLinkBySavedCard: (call, dependencies, transaction) => {
    const way = { type: "savedCard", cardId: call.params.cardId } as const;
    return payByLink({ ...linkIn(call), ...call.body, way, address: call.address }, dependencies, transaction);
  },
};

type Call = Pick<RequestContext, "language" | "now"> & {
  params: { firmId: number; code: string };
  currentUser?: CurrentUser | undefined;
};

function linkIn({ params: { firmId, code }, language, now, currentUser }: Call): AskedLink {
  return { firmId, code, language, now, currentUser };
}
