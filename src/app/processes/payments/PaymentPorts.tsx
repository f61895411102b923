import { type ReactNode, useMemo } from "react";
import { isFramed } from "../../../browser/frame.ts";
import { AddCardPortProvider } from "../../../pages/add-card/port.ts";
import {
  type PaymentLinkPort,
  PaymentLinkPortProvider,
  type PayerPort,
  PayerPortProvider,
} from "../../../pages/payment-link/port.ts";
import { type PaymentReturnPort, PaymentReturnPortProvider } from "../../../pages/payment-return/port.ts";
import { type PrepaymentPort, PrepaymentPortProvider } from "../../../pages/prepayment/port.ts";
import type { AppDependencies } from "../../dependencies/dependencies.ts";
import { secretOf } from "../../storage/guest-secrets.ts";
import { lazyPort } from "../lazy-port.ts";

const paying = lazyPort(() => import("./prepayment.tsx"));
const byLink = lazyPort(() => import("./payment-link.tsx"));
const payer: PayerPort = lazyPort(() => import("./payer.tsx"));
const { Run: RunCardSaving } = lazyPort(() => import("./card-saving.tsx"));
const { Run: WithSavedLinks } = lazyPort(() => import("./saved-links.tsx"));
const addingCard = lazyPort(() => import("./card-binding.tsx"));

type Props = Pick<AppDependencies, "browser" | "account" | "service"> & { children: ReactNode };

/** Hands the pages of paying what they may not fetch themselves. */
export function PaymentPorts({
  browser: { stored },
  account: { session },
  service: { backgroundClient },
  children,
}: Props) {
  const ports = useMemo(() => {
    const ofVisit = {
      secretOf: (reservationId: string) => secretOf(stored.guestReservations, reservationId, session.user.read()),
    };
    const prepayment: PrepaymentPort = { ...paying, ...ofVisit };
    const comingBack: PaymentReturnPort = {
      ...ofVisit,
      secretOfGiftCard: (giftCardId) => secretOf(stored.orderedGiftCards, giftCardId, session.user.read()),
      WithSavedLinks,
      backgroundClient,
      isFramed,
      postToParent,
      RunCardSaving,
    };
    const paymentLink: PaymentLinkPort = { ...byLink, WithSavedLinks, backgroundClient };
    return { prepayment, comingBack, paymentLink };
  }, [stored, session, backgroundClient]);
  return (
    <PrepaymentPortProvider value={ports.prepayment}>
      <AddCardPortProvider value={addingCard}>
        <PaymentLinkPortProvider value={ports.paymentLink}>
          <PayerPortProvider value={payer}>
            <PaymentReturnPortProvider value={ports.comingBack}>{children}</PaymentReturnPortProvider>
          </PayerPortProvider>
        </PaymentLinkPortProvider>
      </AddCardPortProvider>
    </PrepaymentPortProvider>
  );
}

const postToParent: PaymentReturnPort["postToParent"] = (message) =>
  void import("../../../browser/frames.ts").then((frames) => frames.postToParent(message));
