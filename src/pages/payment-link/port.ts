import type { PaymentLinkKey } from "../../../domain/payment-link.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { payerMachine } from "../../../machines/payer/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import type { WithSavedLinks } from "../../payments/saved-links.ts";
import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What paying by a firm's link needs of the app and may not fetch itself. */
export type PaymentLinkPort = FlowPort<typeof cardPaymentMachine, { linkKey: PaymentLinkKey }> & {
  WithSavedLinks: WithSavedLinks;
  /** Sends nobody to /not-found: of a link that opens nothing, the page itself says so. */
  backgroundClient: Source["client"];
};

/** What naming who pays begins with: the link, who is signed in (undefined for a visitor), and how the link is read anew. */
export type PayerBeginning = {
  linkKey: PaymentLinkKey;
  linkId: string;
  own: { name: string; phone: Phone } | undefined;
  readAgain: () => void;
};

/** What naming who pays needs of the app and may not fetch itself. */
export type PayerPort = FlowPort<typeof payerMachine, PayerBeginning>;

export const [PaymentLinkPortProvider, usePaymentLinkPort] =
  requiredContext<PaymentLinkPort>("port of paying by a link");

export const [PayerPortProvider, usePayerPort] = requiredContext<PayerPort>("port of naming who pays");
