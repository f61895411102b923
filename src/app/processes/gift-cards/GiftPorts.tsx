import { type ReactNode, useMemo } from "react";
import { type CardInHand, CardInHandProvider } from "../../../blocks/card-in-hand.ts";
import { type GiftCardPort, GiftCardPortProvider } from "../../../pages/gift-card/port.ts";
import { type GiftCardsPort, GiftCardsPortProvider } from "../../../pages/gift-cards/port.ts";
import { type GiftOpeningPort, GiftOpeningPortProvider } from "../../../pages/gift-opening/port.ts";
import { type GiftPurchasePort, GiftPurchasePortProvider } from "../../../pages/gift-purchase/port.ts";
import type { AppDependencies } from "../../dependencies/dependencies.ts";
import { orderedGiftCardsKey } from "../../../browser/stored-values.ts";
import { secretOf } from "../../storage/guest-secrets.ts";
import { lazyPort } from "../lazy-port.ts";

const purchase: GiftPurchasePort = lazyPort(() => import("./gift-card.tsx"));
const paying = lazyPort(() => import("./gift-card-payment.tsx"));
const { Run: Prove } = lazyPort(() => import("./gift-card-proof.tsx"));

type Props = Pick<AppDependencies, "service" | "browser" | "account"> & { children: ReactNode };

/** Hands the pages of gift cards what they may not fetch themselves. */
export function GiftPorts({ service, browser: { stored }, account: { session }, children }: Props) {
  const { backgroundClient } = service;
  const opening = useMemo<GiftOpeningPort>(() => ({ backgroundClient }), [backgroundClient]);
  const area = useMemo<GiftCardsPort>(
    () => ({
      backgroundClient,
      readHere: async () => (await import("./gifts-here.ts")).giftsHere(stored, session.user.read()),
    }),
    [backgroundClient, stored, session],
  );
  const card = useMemo<GiftCardPort>(
    () => ({
      ...paying,
      Prove,
      backgroundClient,
      secretOf: (giftCardId) => secretOf(stored.orderedGiftCards, giftCardId, session.user.read()),
      areKeysLost: () => stored.storage.isLost?.(orderedGiftCardsKey) ?? false,
    }),
    [backgroundClient, stored, session],
  );
  const inHand = useMemo<CardInHand>(
    () => ({
      take: (token, firmId) => stored.giftCardInHand.write({ token, firmId }),
      tokenFor: (firmId) => {
        const taken = stored.giftCardInHand.read();
        return taken?.firmId === firmId ? taken.token : undefined;
      },
      putAway: stored.giftCardInHand.clear,
    }),
    [stored],
  );
  return (
    <CardInHandProvider value={inHand}>
      <GiftOpeningPortProvider value={opening}>
        <GiftPurchasePortProvider value={purchase}>
          <GiftCardPortProvider value={card}>
            <GiftCardsPortProvider value={area}>{children}</GiftCardsPortProvider>
          </GiftCardPortProvider>
        </GiftPurchasePortProvider>
      </GiftOpeningPortProvider>
    </CardInHandProvider>
  );
}
