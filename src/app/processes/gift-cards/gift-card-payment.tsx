import { type ComponentProps, useState } from "react";
import { giftCardPaymentEffects } from "../../../effects/gift-card-payment.ts";
import type { PayingNeeds } from "../../../effects/paying.ts";
import type { GiftCardPort } from "../../../pages/gift-card/port.ts";
import { FramesProvider } from "../../../payments/frames.ts";
import { pageFrames } from "../payments/page-frames.ts";
import { useCardPayment } from "../payments/use-card-payment.ts";

/** Runs the process of paying for a gift card with its page, which shows the card once it is paid. */
export default function Run({ giftCardId, secret, children }: ComponentProps<GiftCardPort["Run"]>) {
  const [frames] = useState(pageFrames);
  const effects = (needs: PayingNeeds) => giftCardPaymentEffects({ ...needs, giftCardId, secret });
  const actor = useCardPayment(effects, frames);
  return <FramesProvider value={frames}>{children(actor)}</FramesProvider>;
}
