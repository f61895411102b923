import { type ComponentProps, useState } from "react";
import { giftCardPaymentEffects } from "../effects/gift-card-payment.ts";
import type { GiftCardPort } from "../pages/gift-card/port.ts";
import { FramesProvider } from "../paying/frames.ts";
import { queriesOf } from "../queries/keys.ts";
import { useDependencies } from "./dependencies-context.ts";
import { pageFrames } from "./page-frames.ts";
import { useCardPayment } from "./use-card-payment.ts";

/** Runs the process of paying for a gift card with its page, which shows the card once it is paid. */
export default function Run({ giftCardId, secret, children }: ComponentProps<GiftCardPort["Run"]>) {
  const { queryClient } = useDependencies("service");
  const [frames] = useState(pageFrames);
  const actor = useCardPayment((needs) => giftCardPaymentEffects({ ...needs, giftCardId, secret }), frames, {
    refresh: () => void queryClient.invalidateQueries(queriesOf("getGiftCards")),
  });
  return <FramesProvider value={frames}>{children(actor)}</FramesProvider>;
}
