import type { ComponentType, ReactNode } from "react";
import type { PaymentLinkKey } from "../../domain/payment-link.ts";

/** What this device remembers of links to be paid by. */
export type SavedLinks = {
  /** The key to the link that a bank's page led back for. */
  keyOf: (linkId: string) => PaymentLinkKey | undefined;
  keep: (linkId: string, key: PaymentLinkKey) => void;
};

/** Has what it is around read and write them. */
export type WithSavedLinks = ComponentType<{ children: (saved: SavedLinks) => ReactNode }>;
