import type { ComponentType, ReactNode } from "react";
import type { Payer, PaymentLinkKey } from "../../../domain/payment-link.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What this device remembers of links to be paid by. */
export type SavedLinks = {
  /** The key to the link that a bank's page led back for. */
  keyOf: (linkId: string) => PaymentLinkKey | undefined;
  keep: (linkId: string, key: PaymentLinkKey) => void;
  payerOf: (linkId: string) => Payer | undefined;
  keepPayer: (payer: Payer) => void;
  forgetPayer: () => void;
};

/** What paying by a firm's link needs of the app and may not fetch itself. */
export type CardPaymentPort = FlowPort<typeof cardPaymentMachine, { linkKey: PaymentLinkKey }> & {
  WithSavedLinks: ComponentType<{ children: (saved: SavedLinks) => ReactNode }>;
  /** Sends nobody to /not-found: of a link that opens nothing, the page itself says so. */
  backgroundClient: Source["client"];
};

export const [CardPaymentPortProvider, useCardPaymentPort] =
  requiredContext<CardPaymentPort>("port of paying by a link");
